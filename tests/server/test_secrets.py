"""What a seat is sent depends on nothing that it may not know."""

import random
from typing import Any

import msgspec
import pytest
from server.game_logs import ENGLISH, game_log, played_on, table

from echobase.core.chance import CHANCE
from echobase.core.errors import Refusal
from echobase.core.events import Message
from echobase.games.assault.rules.units import NAMES
from echobase.games.battle.rules.steps import about
from echobase.play.game_log import GameLog
from echobase.play.interaction import interaction
from echobase.server.games.records import written

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("battle", 2, {"scenario": 5}),
    ("battle", 4, {"scenario": 16, "seats": 4}),
    ("assault", 2, {"setup": "default"}),
]


def later(first: GameLog, decisions: int) -> GameLog:
    """A game after this many decisions."""
    *_, (last, *_) = played_on(first, random.Random(1), decisions)
    return last


def guessed(played: GameLog, seat: int, rng: random.Random) -> GameLog:
    """The same game with everything that the seat cannot know dealt anew."""
    other = played.copy()
    other.state = played.state.imagine(seat, rng)
    return other


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_same_table_whatever_is_hidden(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(3)
    compared = 0
    for played, _, decider, _ in played_on(game_log(game, **options), rng, 24):
        seat = rng.randrange(seats)
        if game == "assault" and seat == 0:
            seat = 1  # the Rebels have nothing to guess
        told, other = table(played, seat), table(guessed(played, seat, rng), seat)
        if decider != seat:
            assert told.decision is None
        told.moments = other.moments = []
        assert msgspec.json.encode(told) == msgspec.json.encode(other)
        compared += 1
    assert compared > 20


def test_drawn_cards_are_told_to_their_side_alone() -> None:
    drawn = 0
    last = later(game_log("battle", scenario=5), 50)
    tellings = {seat: table(last, seat).moments for seat in (0, 1, None)}
    for place, entry in enumerate(last.entries):
        if not entry.notation.startswith("draw "):
            continue
        owner = entry.before.scenario.sides[about(entry.before.todo[-1])]  # type: ignore[attr-defined]
        card = entry.notation.split()[1]
        for seat, moments in tellings.items():
            mine = seat is not None and entry.before.scenario.sides[seat] == owner  # type: ignore[attr-defined]
            assert (moments[place].notation == entry.notation) == mine
            lines = " ".join(line.text for line in moments[place].lines)
            if ENGLISH.name("card", card) in lines:
                assert mine
        drawn += 1
    assert drawn > 5


def test_a_record_before_the_end_tells_what_the_seat_was_told() -> None:
    last = later(game_log("assault", setup="default"), 12)
    luke = next(e.notation for e in last.entries if e.notation.startswith("luke "))
    assert luke in written(last, 0)
    for seat in (1, None):
        assert luke not in written(last, seat)
        assert "luke ?" in written(last, seat)
    assert last.facts.secret not in written(last, 0)


def test_questions_of_the_empire_do_not_betray_luke() -> None:
    rng = random.Random(5)
    facet = interaction("assault")
    compared = 0
    for played, *_ in played_on(game_log("assault", setup="default"), rng, 30):
        if played.state.to_act() == CHANCE or not any(
            entry.notation.startswith("luke ") for entry in played.entries
        ):
            continue
        other = guessed(played, 1, rng)
        for number in range(1, 6):
            for ask in (f"fire S{number}xW1 +2", f"harpoon S{number}xW1 +3", "armour 1"):
                assert answer(played, ask) == answer(other, ask)
                compared += 1
            name = NAMES[NAMES.index("S1") + number - 1]
            assert facet.look(played, 1, name, 1, ENGLISH) == facet.look(other, 1, name, 1, ENGLISH)
    assert compared > 100


def answer(played: GameLog, ask: str) -> Message | str | None:
    try:
        return interaction("assault").why_not(played, ask, 1, ENGLISH)
    except Refusal as refusal:
        return str(refusal)
