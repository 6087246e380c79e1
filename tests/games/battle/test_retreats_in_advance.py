"""Answers in advance in a battle: where units retreat to, and that infantry holds its trenches."""

from typing import Any

import pytest
from games.battle.table import REBELS, draw, position

from echobase.core.errors import Refusal
from echobase.games.battle.interaction.battle import INTERACTION
from echobase.play.game_log import GameLog, GameSettings, SeatFacts
from echobase.text import Text

ENGLISH = Text("en")
REBEL, EMPIRE = 0, 1
SIDE_BY_SIDE = """
    C: . . . . *
    D: . . . s
    E: . . . e
"""
TRENCH = """
    D: . . . =s
    E: . . . e
"""


def fought(text: str, attack: str, faces: str, *answers: str, **more: Any) -> GameLog:
    """The first hex attacks the second; the owner of the target has answered in advance."""
    start = attack.split("x")[0]
    (kind,) = [unit["kind"] for unit in draw(text)["units"] if unit["hex"] == start]
    active = "rebel" if kind in REBELS else "empire"
    table = position(text, active=active, ordered=start)
    people = more.get("people", [SeatFacts("person"), SeatFacts("person")])
    facts = GameSettings("id", "battle", 1, {}, people, "server", True, True, False, "secret")
    game_log = GameLog(facts, table.state, table.state)
    owner = EMPIRE if active == "rebel" else REBEL
    for question in answers:
        INTERACTION.stand(game_log, owner, question, "always", ENGLISH)
    for notation in (f"attack {attack}", f"roll {faces.ljust(table.dice(attack), 'X')}"):
        game_log.do(game_log.state.read(notation))
    while (following := INTERACTION.automatic(game_log)) is not None:
        game_log.do(*following)
    return game_log


def replies(game_log: GameLog) -> list[str]:
    return [entry.notation for entry in game_log.entries[2:]]


def standing(game_log: GameLog, seat: int) -> dict[str, str]:
    return {one.question: one.now for one in INTERACTION.standing(game_log, seat, ENGLISH)}


def test_without_an_answer_the_owner_is_asked() -> None:
    game_log = fought(SIDE_BY_SIDE, "E4xD4", "R")
    assert (replies(game_log), game_log.state.to_act()) == ([], EMPIRE)
    asked = {one.question for one in INTERACTION.standing(game_log, EMPIRE, ENGLISH) if one.asked}
    assert asked == {"retreat-cover", "retreat-away"}
    assert not any(one.asked for one in INTERACTION.standing(game_log, REBEL, ENGLISH))


def test_a_retreat_to_cover() -> None:
    assert replies(fought(SIDE_BY_SIDE, "E4xD4", "R", "retreat-cover")) == ["retreat C5"]


def test_a_retreat_of_several_hexes_looks_at_its_end() -> None:
    """Rocks lie two rows back on the left: the first step, into the open, already leads there."""
    text = """
        B: . . *
        C: . . . . *
        D: . . . s
        E: . . . e
    """
    assert replies(fought(text, "E4xD4", "RR", "retreat-cover")) == ["retreat C4", "retreat B3"]


def test_a_retreat_away_from_the_nearest_enemy() -> None:
    text = """
        C: . . . . * e
        D: . . . s
        E: . . . e
    """
    assert replies(fought(text, "E4xD4", "R", "retreat-away")) == ["retreat C4"]


def test_of_two_ways_the_last_one_stands() -> None:
    game_log = fought(SIDE_BY_SIDE, "E4xD4", "X", "retreat-cover", "trench-hold", "retreat-away")
    assert standing(game_log, EMPIRE) == {
        "retreat-cover": "",
        "retreat-away": "always",
        "trench-hold": "always",
    }


def test_trenches_are_held() -> None:
    assert replies(fought(TRENCH, "E4xD4", "R", "trench-hold")) == ["ignore"]
    both = fought(TRENCH, "E4xD4", "RR", "trench-hold", "retreat-cover")
    assert [reply.split()[0] for reply in replies(both)] == ["ignore", "retreat"]


def test_what_is_undone_is_asked_again() -> None:
    game_log = fought(TRENCH, "E4xD4", "RR", "trench-hold", "retreat-cover")
    INTERACTION.undo(game_log, EMPIRE)
    assert replies(game_log) == ["ignore"]
    assert INTERACTION.automatic(game_log) is None
    assert standing(game_log, EMPIRE) == {
        "retreat-cover": "",
        "retreat-away": "",
        "trench-hold": "always",
    }


def test_against_a_computer_nobody_has_to_wait() -> None:
    people = [SeatFacts("computer", "cadet"), SeatFacts("person")]
    with pytest.raises(Refusal):
        fought(SIDE_BY_SIDE, "E4xD4", "R", "retreat-cover", people=people)
    assert standing(fought(SIDE_BY_SIDE, "E4xD4", "R", people=people), EMPIRE) == {}
