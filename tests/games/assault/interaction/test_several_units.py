"""Several units at once: volleys at the best odds, group moves, and choices in a queue."""

from typing import Any

import pytest
from games.assault.field import document, position
from server.game_logs import ENGLISH, game_log, settled

from echobase.core.chance import CHANCE
from echobase.games.assault.interaction.assault import INTERACTION
from echobase.games.assault.interaction.group_moves import group_moves, like_units
from echobase.games.assault.interaction.volley import best_volley
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME
from echobase.play.game_log import GameLog


def volley(state: State) -> list[str]:
    shots = {one: state.odds(one) for one in state.actions() if actions.is_fire(one)}
    return [state.write(action) for action in best_volley(shots)]


def moves(state: State, units: list[str], to: str) -> list[str]:
    group = [BY_NAME[name] for name in units]
    found = group_moves(state, group, state.setting.map.index[to])
    return [state.write(action) for action in found]


def game(text: str, card: str, **play: Any) -> GameLog:
    far = "\n36: . . . . . . . . . . . . . . A3"
    tables = document(text + far, play={"card": card, "luke": "S1", **play})
    return game_log("assault", map=tables)


# Volleys.

TWO_FOR_TWO = "18: . . LT1 . . A1 . A2 . . LT2\n30: . . . . . . . . . . . . HT5"


def test_every_unit_fires_at_the_target_with_the_best_odds() -> None:
    state = position(TWO_FOR_TWO, "at_sts_fire").state
    assert sorted(volley(state)) == ["fire A1xLT1", "fire A2xLT2"]


def test_a_volley_does_not_waste_shots_on_what_is_likely_gone() -> None:
    state = position("18: . A1 . LT1 . A2 . . LT2", "at_sts_fire").state
    assert {shot.partition("x")[2] for shot in volley(state)} == {"LT1", "LT2"}


def test_who_has_no_other_target_fires_last_at_one_that_may_be_gone() -> None:
    state = position("17: . A1\n18: A2 LT1\n19: . A3", "at_sts_fire").state
    assert sorted(volley(state)) == ["fire A1xLT1", "fire A2xLT1", "fire A3xLT1"]


@pytest.mark.parametrize("objective", ["G", "P"])
def test_a_shot_at_an_objective_comes_before_better_odds(objective: str) -> None:
    field = f"18: . . . W1:S\n19: . . LT1 {objective} LT2"
    assert volley(position(field, "walkers_fire").state) == [f"fire W1x{objective}"]


def test_hopeless_shots_are_left_out_of_a_volley() -> None:
    state = position("18: A1 . . . . . . . . . . . . . LT1", "at_sts_fire").state
    assert volley(state) == []


def test_a_volley_spends_no_points_and_no_card() -> None:
    state = position("18: S1 W1:S", "snowspeeders_fire", play={"held": ["the_force"]}).state
    assert all(len(shot.split()) == 2 for shot in volley(state))


# Group moves.

RANK = "18: . . . LT1 LT2 LT3"


def test_a_group_keeps_its_formation() -> None:
    state = position(RANK, "troopers_move").state
    assert set(moves(state, ["LT1", "LT2", "LT3"], "0420")) == {
        "move LT1-0420",
        "move LT2-0520",
        "move LT3-0620",
    }


def test_the_nearest_of_a_group_goes_to_the_hex_whoever_was_chosen_first() -> None:
    state = position(RANK, "troopers_move").state
    assert set(moves(state, ["LT1", "LT2", "LT3"], "0620")) == {
        "move LT1-0420",
        "move LT2-0520",
        "move LT3-0620",
    }


def test_those_in_front_make_room_for_those_behind() -> None:
    state = position("18: . . . LT1\n19: . . . LT2", "troopers_move").state
    assert moves(state, ["LT1", "LT2"], "0419") == ["move LT2-0420", "move LT1-0419"]


def test_who_cannot_keep_its_place_goes_as_near_as_it_can() -> None:
    state = position(f"{RANK}\n20: . . . . HT5", "troopers_move").state
    ends = {text.split("-")[1] for text in moves(state, ["LT1", "LT2", "LT3"], "0420")}
    assert {"0420", "0620"} < ends
    assert len(ends) == 3
    assert "0520" not in ends


def test_several_from_the_base_gather_around_a_hex() -> None:
    base = {"LT1": "base", "LT2": "base", "LT3": "base"}
    state = position("30: . . . B", "troopers_move", units=base).state
    group = like_units(state, BY_NAME["LT1"], 3)
    found = group_moves(state, group, state.setting.map.index["0430"])
    ends = [state.write(action).partition("-")[2] for action in found]
    assert ends[0] == "0430"
    assert len(set(ends)) == 3


def test_a_unit_that_has_acted_stays() -> None:
    field = position(RANK, "troopers_move").do("move LT2-0519")
    assert [text.split("-")[0] for text in moves(field.state, ["LT1", "LT2"], "0420")] == [
        "move LT1"
    ]


# Choices that wait in a queue.


def test_a_group_moves_with_one_answer_and_one_undo_brings_it_back() -> None:
    log = settled(game(f"{RANK} LT4", "troopers_move"))
    offers = INTERACTION.group_move(log, ["LT1", "LT2", "LT3"], 1, "0420", ENGLISH)
    assert INTERACTION.answer_all(log, 0, [offer.action for offer in offers])
    settled(log)
    assert [entry.notation for entry in log.entries] == [offer.notation for offer in offers]
    assert INTERACTION.can_undo(log, 0)
    INTERACTION.undo(log, 0)
    assert not log.entries


def test_a_volley_fires_one_shot_after_the_other() -> None:
    log = settled(game(TWO_FOR_TWO, "at_sts_fire"))
    decision = INTERACTION.decision(log, ENGLISH)
    assert INTERACTION.answer_all(log, 1, decision.volley)
    settled(log)
    fired = [entry.notation for entry in log.entries if entry.notation.startswith("fire ")]
    assert fired == [log.first.write(action) for action in decision.volley]
    assert any(entry.actor == CHANCE for entry in log.entries)


def test_a_shot_at_what_an_earlier_one_destroyed_is_left_out() -> None:
    log = game("18: . . LT1 . . A1 A2 . LT2", "at_sts_fire")
    both = [log.state.read(f"fire {name}xLT1") for name in ("A1", "A2")]
    assert INTERACTION.answer_all(log, 1, both)
    log.do(max(log.state.chances(), key=lambda chance: chance[0])[0])  # the most Vaders
    assert INTERACTION.automatic(log) is None
    assert log.asides.queue is None
    assert log.state.to_act() == 1, "A2 may still fire at somebody else"


def test_what_is_not_offered_is_refused_and_nothing_happens() -> None:
    log = settled(game(RANK, "troopers_move"))
    assert not INTERACTION.answer_all(log, 0, [actions.move(BY_NAME["LT1"], 0)])
    assert not INTERACTION.answer_all(log, 0, [])
    assert not log.entries
    assert log.asides.queue is None
