"""Where an assault stops and asks: at the end of a round, and before chance continues."""

from typing import Any

from games.assault.field import document
from server.game_logs import ENGLISH, game_log, settled

from echobase.games.assault.interaction.assault import INTERACTION
from echobase.games.assault.rules import actions
from echobase.play.game_log import GameLog
from echobase.play.offers import Guard

FAR = "\n36: . . . . . . . . . . . . . . A3"
"""Somebody who keeps the Empire in the game and is in nobody's way."""


def game(text: str, card: str, **play: Any) -> GameLog:
    tables = document(text + FAR, play={"card": card, "luke": "S1", **play})
    return settled(game_log("assault", map=tables))


def asked_at_end(log: GameLog) -> bool:
    guard = INTERACTION.guard(log, actions.DONE)
    decision = INTERACTION.decision(log, ENGLISH)
    assert decision.done is not None
    assert (decision.done.guard is None) == (guard is None)
    return guard is not None


def do(log: GameLog, seat: int, *notations: str) -> GameLog:
    for notation in notations:
        assert INTERACTION.answer(log, seat, INTERACTION.read(log, notation, ENGLISH))
        settled(log)
    return log


# The end of a round.


def test_a_round_with_a_good_shot_left_is_ended_by_two_presses() -> None:
    log = game("18: . A1 . LT1 . . . . LT2", "at_sts_fire")
    assert INTERACTION.guard(log, actions.DONE) == Guard("assault-really-done", ("A1",))
    assert asked_at_end(log)


def test_a_round_with_hopeless_shots_only_is_ended_by_one_press() -> None:
    log = game("18: A1 . . . . . . . . . . . . . LT1", "at_sts_fire")
    assert INTERACTION.decision(log, ENGLISH).groups
    assert not asked_at_end(log)


def test_a_repair_that_can_wait_keeps_no_round_open() -> None:
    text = f"18: A1 . . . . W1:N . . . . . . . . LT1{FAR}"
    play = {"card": "at_sts_fire", "luke": "S1", "held": ["repair_droid"]}
    tables = document(text, play=play)
    walker = next(unit for unit in tables["units"] if unit["unit"] == "W1")
    walker["blaster"] = 1
    log = settled(game_log("assault", map=tables))
    assert log.state.why_not("repair W1 blaster") is None
    assert not asked_at_end(log)


def test_once_half_of_the_units_have_moved_one_press_ends_the_round() -> None:
    log = game("18: . . . LT1 LT2 LT3 LT4", "troopers_move")
    assert asked_at_end(log)
    do(log, 0, "move LT1-0419")
    assert asked_at_end(log)
    do(log, 0, "move LT2-0519")
    assert not asked_at_end(log)


# Before chance continues.


def test_a_single_click_that_ends_a_round_can_still_be_undone() -> None:
    log = do(game("18: . . . LT1", "troopers_move"), 0, "move LT1-0419")
    assert INTERACTION.pauses(log)


def test_a_walk_whose_facing_was_chosen_needs_no_second_look() -> None:
    log = game("18: . . . W1:S . . . . . . LT1", "walkers_move")
    INTERACTION.answer(log, 1, INTERACTION.read(log, "walk W1-0419:S", ENGLISH))
    assert not INTERACTION.pauses(log)


def test_a_group_that_was_shown_before_it_moved_needs_no_second_look() -> None:
    log = game("18: . . . LT1 LT2", "troopers_move")
    offers = INTERACTION.group_move(log, ["LT1", "LT2"], 1, "0420", ENGLISH)
    assert INTERACTION.answer_all(log, 0, [offer.action for offer in offers])
    for _ in offers[1:]:
        following = INTERACTION.automatic(log)
        assert following is not None
        log.do(*following)
    assert not INTERACTION.pauses(log)
