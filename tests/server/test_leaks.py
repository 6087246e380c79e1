"""Whatever another seat or a spectator sends, the answer depends on nothing that they may not know.

The same game is played with the hidden cards dealt anew, or with Luke in another speeder, and must
give the same bytes in answer to every message.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from games.assault.terminal.positions import position
from server.game_logs import ENGLISH, game_log, played_on, room

from echobase.core.chance import CHANCE
from echobase.core.events import Message
from echobase.core.masks import each
from echobase.games.assault.interaction.offers import SURPRISE, WAYS
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.units import NAMES
from echobase.games.battle.documents.tables import raw_scenario
from echobase.games.battle.interaction.battle import CLOSE_ORDERS
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.steps import about
from echobase.play.game_log import GameLog, GameSettings, LogRow, rebuilt_log
from echobase.play.interaction import CONTINUE, interaction
from echobase.server.errors import CannotStore
from echobase.server.games.boards import board
from echobase.server.games.records import written
from echobase.server.people.table_people import Sitter, TablePeople
from echobase.server.rooms.client_feed import SeatFeed, encoder
from echobase.server.rooms.seat_socket import Connection
from echobase.server.safety.buckets import Bucket, Rate

SPECTATOR = None
Eyes = int | None
SHOTS = ("S1xW1", "S3xW1", "S5xW2", "S6xW1", "W1xS1", "W1xS3", "T1xW1", "A1xS2", "W1xG")
STANDING = (
    *(("no-points", "round"), ("long-odds", "always"), ("lunch", "")),
    *(("retreat-cover", "always"), ("retreat-away", "always"), ("trench-hold", "always")),
)
HIDDEN_VERBS = ("play", "discard", "draw", "deal", "recover")


# What can be asked.


def battle_asks(now: GameLog, rng: random.Random) -> Iterator[str]:
    """Every card and support card in every way, and every other kind of action."""
    scenario = now.state.scenario  # type: ignore[attr-defined]
    cards = {card.key for side in scenario.cards for card in side}
    for verb in HIDDEN_VERBS:
        yield from (f"{verb} {card}" for card in sorted(cards))
    yield from (f"support {card}" for card in SUPPORTS)
    yield from ("PLAY raid_left", "  draw   raid_left", "play", "play nothing", "#17", "", "x y z")
    yield from ("done", "pass", "ignore", "take", "keep", "roll I", "reroll X", "section left")
    yield "class infantry"
    start, end = rng.choice(LABELS), rng.choice(LABELS)
    yield from (f"{verb} {end}" for verb in ("order", "retreat", "breakthrough", "place"))
    yield from (f"strike {end}", f"heal {end}", f"move {start}-{end}", f"attack {start}x{end}")
    yield from (f"exit {start}", f"move {start}-{end} via {start}", f"support rout {end}")


def assault_asks(now: GameLog, rng: random.Random) -> Iterator[str]:
    """Every shot that Luke's points might help, every reply, and every other kind of action."""
    for shot in SHOTS:
        yield from (f"fire {shot}{extra}" for extra in ("", " +1", " +9", " force", " veers"))
        yield from (f"harpoon {shot}{extra}" for extra in ("", " +2"))
    yield from (f"luke {name}" for name in ("S1", "S3", "S6"))
    yield from (f"hotshot {name}" for name in ("S1", "S3", "S6"))
    yield from ("armour 0", "armour 1", "armour 3", "armour 10", "soften", "suffer", "done", "stop")
    yield from ("suggested", "face S", "heavy 1", "return heavy", "repair W1 legs", "damage 7")
    yield from ("roll V", "left W1", "step W2", "walk W1-0812:S", "nonsense", "", "surprise")
    yield f"card {rng.choice(ACTION_CARDS).key}"
    yield f"event {rng.choice(EVENT_CARDS)}"
    label = rng.choice(labels(now))
    yield from (f"{verb} {name}-{label}" for verb in ("move", "place") for name in ("S2", "LT1"))
    yield from (f"displace S2-{label}", "move LT1-base", "move HS1-W2")


def labels(now: GameLog) -> list[str]:
    return list(now.state.setting.map.labels)  # type: ignore[attr-defined]


def hexes(now: GameLog, rng: random.Random) -> list[str]:
    """Places to look at: some hexes of each point, in the assault all speeders."""
    if now.facts.game == "battle":
        return [*rng.sample(LABELS, 12), "H9", ""]
    return [*NAMES[NAMES.index("S1") : NAMES.index("S8")], *rng.sample(labels(now), 3), "9999"]


def questions(now: GameLog, rng: random.Random) -> list[str]:
    """Everything that anybody can ask."""
    asks = battle_asks if now.facts.game == "battle" else assault_asks
    found: list[dict[str, Any]] = [{"type": "why", "id": 1, "ask": a} for a in asks(now, rng)]
    places = hexes(now, rng)
    found += [{"type": "look", "id": 2, "hex": hex_} for hex_ in places]
    found += [
        {"type": "point", "id": 4, "to": to, "hex": hex_, "unit": unit}
        for to in places[-4:]
        for hex_ in (None, places[0] if now.facts.game == "battle" else None)
        for unit in ((None,) if now.facts.game == "battle" else (None, "S1", "S3", "W1"))
    ]
    found += [
        {"type": "preview", "id": 5, "unit": unit, "to": to, "facing": rng.choice(FACINGS)}
        for to in places[-3:]
        for unit in ("W1", "S1")
    ]
    found.append({"type": "position", "id": 6})
    return [json.dumps(message) for message in found]


def attempts(now: GameLog, rng: random.Random) -> list[str]:
    """Everything else that somebody who does not decide now can send."""
    found: list[dict[str, Any]] = [{"type": "hint", "id": 3}, {"type": "language", "lang": "it"}]
    found += [{"type": "nothing"}, {"type": "language", "lang": "tlh"}]
    found += [{"type": "undo", "number": number} for number in (now.number, now.number - 1)]
    found += [{"type": "type", "number": now.number, "faces": faces} for faces in ("", "VV", "I")]
    found += [{"type": "stand", "question": question, "time": time} for question, time in STANDING]
    legal = now.state.actions() or [action for action, _ in now.state.chances()]
    tried = [
        *rng.sample(legal, min(len(legal), 3)),
        0,
        -1,
        CONTINUE,
        CLOSE_ORDERS,
        SURPRISE,
        WAYS + 5,
    ]
    found += [{"type": "act", "number": now.number, "action": action} for action in tried]
    return [json.dumps(message) for message in found]


def around(now: GameLog, rng: random.Random) -> list[str]:
    """Everything that is said at a table apart from the game."""
    found: list[dict[str, Any]] = [{"type": "say", "text": text} for text in ("Hello", " ", "?")]
    for what in ("draw", "undo", "pause", "abandon", "rematch", "lunch"):
        found.append({"type": "offer", "what": what})
        found += [{"type": "answer", "what": what, "yes": yes} for yes in (True, False)]
    found += [{"type": "take-over", "seat": seat} for seat in (len(now.facts.seats), -1)]
    found += [{"type": "take-back"}, {"type": "resume"}]
    found += [{"type": "report", "number": number, "reason": "rude"} for number in (0, 99)]
    return [json.dumps(message) for message in found]


# What is answered.


class Full:
    """A store without room: what would be done is refused in the end, and the game stays."""

    def __init__(self) -> None:
        self.tables = Notebook()

    async def append(self, *row: Any) -> None:
        raise CannotStore("full")


class Notebook:
    """Where a table writes what happens apart from the game."""

    async def write(self, *events: Any) -> None:
        pass

    async def report(self, about: Any) -> None:
        pass


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echobase.server.affairs.server_time.now", lambda: 1e9)


def answers(now: GameLog, seat: Eyes, sent: list[str]) -> list[bytes]:
    """The bytes that a seat is sent at each of its messages, and what it is told at first."""

    async def talk() -> list[bytes]:
        here = room(now)
        here.store = Full()  # type: ignore[assignment]
        sitters = [Sitter(f"Somebody {seat}", "", True) for seat, _ in enumerate(now.facts.seats)]
        here.company = TablePeople(sitters, rated=False, host=0, attendance=here.attendance)
        connection = Connection(None, here, SeatFeed(here, seat, ENGLISH, -1))  # type: ignore[arg-type]
        connection.questions = Bucket(Rate(10_000, 1))
        found = [encoder.encode(connection.seated.due())]
        for raw in sent:
            await connection.hear(raw)
            await asyncio.gather(*connection.hints)
            found.append(encoder.encode(connection.seated.due()))
            assert here.game_log is now, f"{raw} changed the game"
        return found

    return asyncio.run(talk())


def documents(now: GameLog, seat: Eyes) -> list[bytes]:
    """What the routes for the board and the record give out while a game continues."""
    drawn = msgspec.json.encode(board(now, interaction(now.facts.game), ENGLISH, 0))
    return [drawn, written(now, seat).encode()]


def compare(now: GameLog, other: GameLog, seat: Eyes, sent: list[str]) -> None:
    """Assert that a seat cannot tell two games from each other."""
    told, anew = answers(now, seat, sent), answers(other, seat, sent)
    for raw, one, two in zip(["hello", *sent], told, anew, strict=True):
        assert one == two, (seat, raw)
    assert documents(now, seat) == documents(other, seat)


# The same game with other hidden cards.


def dealt_anew(now: GameLog, seat: Eyes, rng: random.Random) -> GameLog:
    """The game as it stands, but what this seat cannot know is dealt anew."""
    other = now.copy()
    for eyes in range(len(now.facts.seats)) if seat is None else [seat]:
        # Nobody's cards are known to a spectator: what each seat cannot know is dealt in turn.
        other.state = other.state.imagine(eyes, rng)
    return other


def replayed(now: GameLog, seat: Eyes) -> GameLog | None:
    """The game from its beginning, with another hidden draw or another Luke; None if impossible."""
    changed = other_luke(now) if now.facts.game == "assault" else other_draw(now, seat)
    if not changed:
        return None
    rows = [
        LogRow(entry.number, entry.actor, changed.get(place, entry.notation), entry.begun)
        for place, entry in enumerate(now.entries)
    ]
    other = rebuilt_log(now.facts, rows)
    other.number, other.asides = now.number, now.asides
    return other


def other_luke(now: GameLog) -> dict[int, str]:
    """Another speeder for Luke, by the place of his choice in the game."""
    state: Any = now.state
    for place, entry in enumerate(now.entries):
        if entry.notation.startswith("luke ") and not state.revealed:
            return {place: "luke S1" if entry.notation != "luke S1" else "luke S4"}
    return {}


def other_draw(now: GameLog, seat: Eyes) -> dict[int, str]:
    """Another card for a draw that this seat has not seen; neither card was ever shown."""
    state: Any = now.state
    shown = {e.notation.split()[-1] for e in now.entries if e.actor != CHANCE}
    for holder, side in enumerate(state.scenario.sides):
        keys = [card.key for card in state.scenario.cards[side]]
        if seat is not None and state.scenario.sides[seat] == side:
            continue
        held = {keys[card] for card in each(state.hand[holder] & ~state.kept[holder])} - shown
        left = {keys[card] for card in each(state.deck[holder])} - shown
        for place, entry in enumerate(now.entries):
            before: Any = entry.before
            verb, _, card = entry.notation.partition(" ")
            if verb == "draw" and about(before.todo[-1]) == holder and card in held and left:
                return {place: f"draw {min(left)}"}
    return {}


# The tests.

SECRET_OBJECTIVES = [
    {"id": "hill", "side": "rebel", "goals": [{"hold": ["D5"]}, {"losses": 2}]},
    {"id": "walkers", "side": "rebel", "goals": [{"eliminate": "vehicle", "by_turn": 3}]},
    {"id": "ahead", "side": "empire", "goals": [{"reach": ["D5", "E5"], "need": 2}]},
    {"id": "medals", "side": "empire", "goals": [{"medals": 2}, {"keep": "any"}]},
]
"""What the sides of a campaign want besides winning, and tell nobody (B-CAMP-09)."""
WITH_SECRETS = {**raw_scenario(5), "secondary": SECRET_OBJECTIVES}

GAMES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("battle", {"scenario": WITH_SECRETS}, {"play", "order", "move", "attack", "retreat", "pause"}),
    ("battle", {"scenario": 16, "seats": 4}, {"play", "order", "move", "attack", "pause"}),
    ("assault", {"setup": "default"}, {"luke", "round", "walk", "pause"}),
]
"""Games, and steps that must be among those looked at."""


def points(game: str, options: dict[str, Any], rng: random.Random) -> dict[str, GameLog]:
    """Points of a random game by step, one of each."""
    found: dict[str, list[GameLog]] = {}
    for now, _, _, decision in played_on(game_log(game, **options), rng, 200):
        found.setdefault(decision.step, []).append(now)
    return {step: rng.choice(courses) for step, courses in found.items()}


@pytest.mark.parametrize(("game", "options", "steps"), GAMES)
def test_no_answer_tells_what_is_hidden(
    game: str, options: dict[str, Any], steps: set[str]
) -> None:
    rng = random.Random(15)
    found = points(game, options, rng)
    assert steps <= set(found)
    for now in found.values():
        decider = interaction(game).decider(now)
        for seat in (SPECTATOR, *range(len(now.facts.seats))):
            sent = questions(now, rng) + ([] if seat == decider else attempts(now, rng))
            sent += around(now, rng)
            compare(now, dealt_anew(now, seat, rng), seat, sent)


@pytest.mark.parametrize(("game", "options", "steps"), GAMES)
def test_nothing_that_happened_tells_what_is_hidden(
    game: str, options: dict[str, Any], steps: set[str]
) -> None:
    rng = random.Random(19)
    compared = 0
    for now in points(game, options, rng).values():
        for seat in (SPECTATOR, *range(len(now.facts.seats))):
            other = replayed(now, seat)
            if other is not None and (game, seat) != ("assault", 0):
                compare(now, other, seat, [])
                compared += 1
    assert compared >= 4


REPLIES = {
    "armour": ("fire W1xS2",),
    "critical": ("fire W1xS2", "armour 0", "roll VVBBB", "damage 12"),
}
"""What leads to the replies in which only Luke has a choice."""
SPEEDERS = {"W1": "0809 S", "S1": "0134", "S2": "0810", "S3": "0728", "S4": "1125", "S5": "1522"}


def shot_at(luke: str, taken: tuple[str, ...], facts: GameSettings) -> GameLog:
    """A Walker has fired at S2, which may be Luke's."""
    state = position("walkers_fire", luke, SPEEDERS)
    now = GameLog(facts, state, state)
    for notation in taken:
        now.do(now.state.read(notation))
    return now


@pytest.mark.parametrize("step", REPLIES)
@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_a_reply_about_points_betrays_nobody(step: str, seat: Eyes) -> None:
    rng = random.Random(17)
    facts = game_log("assault", setup="default").facts
    one = shot_at("S1", REPLIES[step], facts)
    assert interaction("assault").decision(one, ENGLISH).step == step
    sent = questions(one, rng) + attempts(one, rng) + around(one, rng)
    for luke in ("S2", "S5"):
        compare(one, shot_at(luke, REPLIES[step], facts), seat, sent)


def test_who_has_points_is_said_to_be_hidden() -> None:
    replying = shot_at("S2", REPLIES["armour"], game_log("assault", setup="default").facts)
    why_not = interaction("assault").why_not
    hidden = Message("ui-assault-why-hidden", {"unit": "S2"})
    assert why_not(replying, "armour 3", 1, ENGLISH) == hidden
    assert why_not(replying, "armour 3", 0, ENGLISH) is None


def test_a_hand_and_a_deck_are_said_to_be_hidden() -> None:
    found = points("battle", {"scenario": 5}, random.Random(15))
    playing, pausing = found["play"], found["pause"]
    why_not, mine = interaction("battle").why_not, interaction("battle").decider(playing)
    offered = interaction("battle").decision(playing, ENGLISH).groups[0].offers[0].notation
    for seat in (SPECTATOR, 1 - mine):
        assert why_not(playing, offered, seat, ENGLISH) == Message("ui-why-hidden-hand")
    assert why_not(playing, offered, mine, ENGLISH) is None
    draws = [pausing.state.write(action) for action, _ in pausing.state.chances()]
    for seat in (SPECTATOR, 0, 1):
        assert why_not(pausing, draws[0], seat, ENGLISH) == Message("ui-why-hidden-deck")


FIRST: dict[str, dict[str, Any]] = {"battle": {"scenario": 5}, "assault": {"setup": "default"}}


@pytest.mark.parametrize(("game", "option"), [("battle", "scenario"), ("assault", "map")])
def test_the_position_a_game_began_from_is_not_given_out(game: str, option: str) -> None:
    *_, (last, *_) = played_on(game_log(game, **FIRST[game]), random.Random(1), 12)
    began: Any = last.state
    document = began.document()
    document.pop("options", None)
    now = game_log(game, **{option: document})
    assert "play" in now.facts.options[option]
    for seat in (SPECTATOR, 0, 1):
        drawn, record = documents(now, seat)
        assert "play" not in msgspec.json.decode(drawn)["options"][option]
        assert b".play" not in record
