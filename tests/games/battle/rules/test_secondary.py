"""Secondary objectives in a battle: what each goal asks, and until when it counts."""

from typing import Any

import pytest
from games.battle.table import Table, position, start

import echobase
from echobase.games.battle.rules.secondary import achieved, lost

REBEL, EMPIRE = 0, 1


def wanting(text: str, *goals: dict[str, Any], side: str = "rebel", **more: Any) -> Table:
    """A position in which a side has one secondary objective."""
    wish = {"id": "wish", "side": side, "goals": list(goals)}
    return position(text, secondary=[wish], **more)


def met(table: Table, winner: int = REBEL) -> bool:
    """Whether the objective would be met if the battle ended now."""
    return achieved(table.state, winner)["wish"]


def test_hexes_are_held_by_those_who_stand_there_at_the_end() -> None:
    table = wanting("E: . . e", {"hold": ["D3"]}, step="move")
    assert not met(table)
    assert met(table.do("move E3-D3"))
    two = wanting("D: . . e\nE: . . e", {"hold": ["D3", "E3", "F3"], "need": 2}, step="move")
    assert met(two)
    assert not met(two.do("move E3-E4"))


def test_only_the_units_that_are_named_count() -> None:
    goal = {"reach": ["D3"], "units": "snowspeeder"}
    table = wanting("E: . . e\nF: . w", goal, step="move")
    assert not met(table.do("move E3-D3"))
    assert met(wanting("F: . w", goal, step="move").do("move F2-D3"))


def test_a_badge_can_be_asked_for() -> None:
    goal = {"reach": ["D3"], "badge": "scout"}
    assert met(wanting("E: . . e'sc", goal, step="move").do("move E3-D3"))
    assert not met(wanting("E: . . e", goal, step="move").do("move E3-D3"))


def test_what_was_reached_stays_reached() -> None:
    table = wanting("D: . . e\nE: . . . e", {"reach": ["D3", "D4"], "need": 2}, step="move")
    table.do("move E4-D4")
    assert met(table)
    assert met(wanting("E: . . e", {"reach": ["D3"], "by_turn": 1}, step="move").do("move E3-D3"))
    late = {"turns": {"rebel": 2, "empire": 1}}
    goal = {"reach": ["D3"], "by_turn": 1}
    assert not met(wanting("E: . . e", goal, step="move", play=late).do("move E3-D3"))


def test_a_hex_must_be_held_when_one_of_the_turns_ends() -> None:
    goal = {"hold": ["D3"], "by_turn": 1}
    table = wanting("D: . . e\nA: s", goal, step="attack", ordered="")
    assert not met(table)
    table.do(*(["done"] if table.can("done") else []))
    while table.waits_for_luck:
        table.state.apply(table.state.chances()[0][0])
    assert met(table)


def test_units_are_eliminated_in_time_and_of_the_right_sort() -> None:
    goal = {"eliminate": "snowtrooper"}
    table = wanting("D: . . s1\nE: . . e", goal).do("attack E3xD3", "roll BBX")
    assert met(table)
    other = wanting("D: . . p1\nE: . . e", goal).do("attack E3xD3", "roll BBX")
    assert not met(other)
    late = {"turns": {"rebel": 3, "empire": 2}}
    slow = wanting("D: . . s1\nE: . . e", {**goal, "by_turn": 2}, play=late)
    assert not met(slow.do("attack E3xD3", "roll BBX"))


def test_one_unit_can_be_named_by_the_hex_on_which_it_begins() -> None:
    text = "D: . . s1 s1\nE: . . e"
    assert met(wanting(text, {"eliminate": "D3"}).do("attack E3xD3", "roll BBX"))
    assert not met(wanting(text, {"eliminate": "D4"}).do("attack E3xD3", "roll BBX"))


def test_units_are_kept_when_they_are_not_eliminated() -> None:
    text = "D: . . s1 s1\nE: . . e"
    every = wanting(text, {"keep": "snowtrooper"}, side="empire")
    assert met(every, EMPIRE)
    assert not met(every.do("attack E3xD3", "roll BBX"), EMPIRE)
    one = wanting(text, {"keep": "snowtrooper", "need": 1}, side="empire")
    assert met(one.do("attack E3xD3", "roll BBX"), EMPIRE)


def test_losses_are_counted_whoever_they_are() -> None:
    text = "D: . . s1 p1\nE: . . e e\nA: s"
    table = wanting(text, {"losses": 1}, side="empire")
    assert met(table.do("attack E3xD3", "roll BBX"), EMPIRE)
    assert not met(table.do("attack E4xD4", "roll BBX"), EMPIRE)


def test_leaving_the_board_is_no_loss_and_may_be_the_goal() -> None:
    way_out = [{"id": "south", "hexes": ["G3"], "side": "rebel", "edge": "rebel_baseline"}]
    more: dict[str, Any] = {"exits": way_out, "step": "move"}
    goals = ({"exit": "south"}, {"keep": "G3"})
    table = wanting("G: . . e e\nA: s", *goals, **more)
    assert not met(table)
    assert met(table.do("exit G3"))


def test_structures_are_destroyed_or_guarded() -> None:
    text = "D: . . G . G\nC: . . s\nG: e"
    more: dict[str, Any] = {"active": "empire"}
    wrecked = wanting(text, {"destroy": 1}, side="empire", **more)
    guarded = wanting(text, {"guard": 2}, **more)
    assert (met(wrecked, EMPIRE), met(guarded)) == (False, True)
    for table in (wrecked, guarded):
        table.do("attack C3xD3", "roll BXX")
    assert (met(wrecked, EMPIRE), met(guarded)) == (True, False)


def test_a_token_is_brought_out_or_captured() -> None:
    token = {"id": "officer", "type": "token", "hexes": ["F3"], "side": "rebel"}
    way_out = {"id": "south", "hexes": ["G3"], "side": "rebel", "carrier": True}
    more: dict[str, Any] = {"objectives": [token], "step": "move"}
    taken = wanting("E: . . s\nG: e", {"token": "officer"}, side="empire", active="empire", **more)
    assert met(taken.do("move E3-F3"), EMPIRE)
    carried = {"held": {"officer": "G3"}, "tokens": {"officer": "F3"}}
    saved = wanting("G: . . e e", {"token": "officer"}, exits=[way_out], play=carried, **more)
    assert not met(saved)
    assert met(saved.do("exit G3"))


def test_a_token_in_the_hands_of_the_enemy_is_lost() -> None:
    token = {"id": "officer", "type": "token", "hexes": ["F3"], "side": "rebel"}
    table = wanting(
        "E: . . s\nG: e", {"token": "officer"}, objectives=[token], active="empire", step="move"
    )
    assert not lost(table.state, 0)
    assert lost(table.do("move E3-F3").state, 0)


def test_medals_count_whoever_wins() -> None:
    play = {"medals": {"rebel": 2, "empire": 0}}
    assert met(wanting("E: e", {"medals": 2}, play=play), EMPIRE)
    assert not met(wanting("E: e", {"medals": 3}, play=play))


def test_winning_with_few_losses_takes_both() -> None:
    goals = ({"win": True}, {"losses": 0})
    table = wanting("E: e", *goals)
    assert met(table, REBEL)
    assert not met(table, EMPIRE)


def test_winning_in_time() -> None:
    late = {"turns": {"rebel": 5, "empire": 4}}
    assert not met(wanting("E: e", {"win": True, "by_turn": 4}, play=late))
    assert met(wanting("E: e", {"win": True, "by_turn": 5}, play=late))


def test_a_saved_battle_remembers_what_was_counted() -> None:
    goals = ({"keep": "any", "need": 1}, {"eliminate": "D3"}, {"reach": ["D5"]})
    table = wanting("D: . . s1\nE: . . e e\nA: s", *goals)
    table.do("attack E3xD3", "roll BBX")
    again = echobase.game("battle").load(table.state.document())
    assert again.view(0).secondary == table.state.view(0).secondary
    assert again.document() == table.state.document()


@pytest.mark.parametrize(
    ("goal", "problem"),
    [
        ({}, "a goal asks exactly one question; got none"),
        ({"hold": ["Z9"]}, "there is no hex 'Z9'"),
        ({"losses": 1, "need": 2}, "need: this field belongs to hold, reach"),
        ({"eliminate": "ewok"}, "no units 'ewok'; choose one of"),
        ({"token": "officer"}, "no token 'officer' here; known: none"),
        ({"reach": ["A1", "A1"]}, "at most 12 hexes, each once"),
    ],
)
def test_a_goal_that_cannot_be_read_is_refused(goal: dict[str, Any], problem: str) -> None:
    with pytest.raises(echobase.BadDocument, match=problem):
        wanting("E: e", goal)


def test_a_new_battle_counts_from_its_set_up() -> None:
    wish = {"id": "wish", "side": "rebel", "goals": [{"keep": "echo_trooper"}]}
    table = start("E: e e\nA: s", secondary=[wish])
    assert table.state.view(0).secondary[0].goals[0].need == 2


def test_a_view_names_the_kinds_of_the_right_side() -> None:
    goals = ({"eliminate": "infantry"}, {"keep": "any"}, {"keep": "rebel_artillery"})
    (seen,) = wanting("A: s\nE: e g", *goals).state.view(0).secondary
    assert [goal.what for goal in seen.goals] == [["snowtrooper"], [], ["rebel_artillery"]]
    assert [goal.need for goal in seen.goals] == [1, 2, 1]
