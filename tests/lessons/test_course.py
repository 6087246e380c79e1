"""The course of a lesson: parts, remarks, retries and the way back, told from the log alone."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from lessons.learner import Learner, lessons

from echobase.core.events import Message
from echobase.lessons.conditions import Scene, holds
from echobase.lessons.facet import coaching
from echobase.lessons.facts import NoFacts
from echobase.lessons.tables import LessonCondition
from echobase.play.game_log import LogRow, rebuilt_log
from echobase.play.offers import Pointing
from echobase.text import Text


def scene(learner: Learner, begun: int = 0, **more: Any) -> Scene:
    """All that has happened in a game since a place."""
    log = learner.log
    return Scene(
        facts=lessons(log.facts.game).facts,
        first=log.first,
        seat=learner.seat,
        entries=log.entries[begun:],
        state=log.state,
        **more,
    )


def after_a_shot() -> Learner:
    """Turn 1 of the first lesson, after the patrol in the centre was shot at."""
    learner = Learner("battle", "cards")
    learner.do("play raid_centre", "order F5", "done", "attack F5xD5")
    return learner


HOLDING: list[dict[str, Any]] = [
    {"event": "battle-eliminated"},
    {"event": "battle-eliminated", "having": {"unit": "snowtrooper", "hex": "D5"}},
    {"action": "attack *xD5"},
    {"action": "play *", "by": "opponent"},
    {"step": "play"},
    {"unit": "F5", "on": ["E5", "F5"]},
    {"unit": "D5", "gone": True},
    {"unit": "D2", "figures": 1},
    {"hand": "recon_left"},
    {"count": "turn", "at_least": 2},
    {"count": "medals", "at_least": 1, "at_most": 1},
    {"count": "enemy-units", "at_most": 2},
    {"all": [{"hand": "recon_left"}, {"event": "battle-eliminated"}]},
    {"any": [{"hand": "raid_centre"}, {"event": "battle-eliminated"}]},
    {"not": {"outcome": "won"}},
]
NOT_HOLDING: list[dict[str, Any]] = [
    {"event": "battle-eliminated", "times": 2},
    {"event": "battle-eliminated", "having": {"hex": "D2"}},
    {"action": "attack *xD2"},
    {"step": "attack"},
    {"unit": "F5", "gone": True},
    {"unit": "F5", "on": ["E5"]},
    {"unit": "F5", "figures": 2},
    {"unit": "D5", "on": ["D5"]},
    {"hand": "raid_centre"},
    {"count": "medals", "at_least": 2},
    {"outcome": "won"},
    {"outcome": "lost"},
    {"fact": "moved-too-far"},
    {"all": [{"hand": "recon_left"}, {"hand": "raid_centre"}]},
]


@pytest.fixture(scope="module")
def played() -> Scene:
    return scene(after_a_shot(), step="play")


@pytest.mark.parametrize("tables", HOLDING, ids=str)
def test_a_condition_holds(tables: dict[str, Any], played: Scene) -> None:
    assert holds(condition(tables), played)


@pytest.mark.parametrize("tables", NOT_HOLDING, ids=str)
def test_a_condition_does_not_hold(tables: dict[str, Any], played: Scene) -> None:
    assert not holds(condition(tables), played)


def condition(tables: dict[str, Any]) -> LessonCondition:
    return msgspec.convert(tables, LessonCondition)


def test_what_the_opponent_did_is_no_remark_on_the_learner() -> None:
    learner = Learner("battle", "moves")
    learner.do("play direct_from_hq", "order F4", "order F8", "move F4-D4", "move F8-D8")
    learner.do("continue")  # the Empire plays a card that orders nobody
    fact = condition({"fact": "nobody-to-order"})
    assert not holds(fact, scene(learner))
    assert learner.said == ["strike-play"]


def test_a_game_without_facts_of_its_own_has_no_units(played: Scene) -> None:
    plain = replace(played, facts=NoFacts())
    assert holds(condition({"unit": "F5", "gone": True}), plain)
    assert not holds(condition({"hand": "recon_left"}), plain)


def test_a_part_ends_when_its_condition_holds_for_the_learner() -> None:
    learner = Learner("battle", "cards")
    assert learner.said == ["first-play"]
    learner.do("play raid_centre")
    assert learner.said == ["first-order"]
    learner.do("order F5", "done", "attack F5xD5")
    assert learner.coach.course.begun == (0, len(learner.log.entries))


def test_one_remark_at_a_time_each_once() -> None:
    learner = after_a_shot()
    assert learner.said == ["hit", "second-play"]  # the card that was drawn has to wait
    learner.do("play recon_left", "done")
    assert learner.said == ["drew", "second-play"]
    learner.do("play raid_left", "order F2")
    assert learner.said == ["second"]


def test_an_undo_takes_back_what_was_said() -> None:
    learner = Learner("battle", "moves")
    learner.do("play direct_from_hq", "order F4", "order F8", "move F4-E5")
    assert learner.said == ["rocks", "march-move"]
    learner.interaction.undo(learner.log, learner.seat)
    assert learner.said == ["march-move"]


def test_a_mistake_can_be_undone_instead_of_tried_again() -> None:
    learner = Learner("battle", "cards")
    learner.do("play recon_right")
    assert learner.state == "again"
    assert learner.interaction.can_undo(learner.log, learner.seat)
    learner.interaction.undo(learner.log, learner.seat)
    assert learner.said == ["first-play"]


def test_the_course_is_told_again_from_the_rows() -> None:
    """After a restart only the rows are left."""
    learner = after_a_shot()
    learner.do("play recon_right")
    learner.again()
    rows = [LogRow(row.number, row.by, row.notation, row.begun) for row in learner.log.fresh]
    again = coaching(rebuilt_log(learner.log.facts, rows))
    assert again is not None
    assert again.course == learner.coach.course
    assert again.lines() == learner.coach.lines()


def test_it_goes_back_to_the_beginning_of_a_part_or_of_everything() -> None:
    learner = after_a_shot()
    begun = len(learner.log.entries)
    learner.do("play recon_right")
    assert learner.coach.back_to(start=False) == begun
    assert learner.coach.back_to(start=True) == 0


def test_nothing_is_open_when_a_lesson_is_over() -> None:
    learner = after_a_shot()
    learner.follow(["play recon_left", "order F2", "attack *", "done"])
    assert learner.state == "done"
    assert not learner.interaction.answer(learner.log, learner.seat, learner.number("done"))
    why = learner.why_closed("done")
    assert why is not None
    assert str(why) == "This lesson is over. Go on to the next one, or play it again."


def test_whoever_points_at_something_when_a_lesson_has_stopped_is_told_so() -> None:
    """Chance would be next, but nobody decides before the learner has tried again."""
    learner = Learner("assault", "walkers")
    learner.follow(["walk W1-0402:N", "done", "continue"])
    assert learner.state == "again"
    pointed = learner.interaction.why_not_there(learner.log, Pointing("0707"), learner.seat, Text())
    assert pointed == Message("lesson-try-again-first")


def test_a_choice_that_a_part_closes_is_neither_offered_nor_taken() -> None:
    learner = Learner("battle", "special-forces")
    assert learner.offered() == ["attack E3xC3"]
    attack = learner.log.state.read("attack D6xC6")
    assert attack in learner.log.state.actions()
    assert not learner.interaction.answer_all(learner.log, learner.seat, [attack])
    why = learner.interaction.why_closed(learner.log, attack)
    assert why is not None
    assert str(why) == "First the E-Web: attack with the troopers on the left."
    for pointing in (Pointing("D6"), Pointing("C6"), Pointing("C6", hex="D6")):
        pointed = learner.interaction.why_not_there(learner.log, pointing, learner.seat, Text())
        assert pointed == why
    other = Pointing("A10", hex="E3")
    assert learner.interaction.why_not_there(learner.log, other, learner.seat, Text()) != why


def test_the_coach_adds_to_a_refusal_what_belongs_to_the_part() -> None:
    learner = Learner("battle", "sight")
    assert learner.coach.remark_on(Message("battle-why-sight")).endswith("sight-blocked")
    assert learner.coach.remark_on(Message("battle-why-occupied")) == ""


def test_units_are_pointed_at_where_they_are() -> None:
    learner = Learner("battle", "special-forces")
    assert learner.coach.highlight().hexes == ["E3", "C3"]
    learner.do("attack E3xC3", "reroll X", "attack D6xC6", "breakthrough C6")
    assert learner.coach.highlight().hexes == ["B5", "A7"]


def test_units_that_have_to_be_ready_are_pointed_at_while_they_are() -> None:
    learner = Learner("battle", "cards")
    learner.do("play raid_centre")
    assert learner.coach.highlight().hexes == ["F5"]  # the troopers on F2 are in another section
    learner.do("order F5", "done")
    assert learner.coach.highlight().hexes == ["D5"]  # and the patrol on D2 is out of range
    learner = Learner("battle", "sight")
    learner.do("move F5-F6")
    assert learner.coach.highlight().hexes == ["E2"]


def test_what_is_more_important_is_said_instead() -> None:
    """A Walker turns and steps first, then it crushes somebody: all of that is one choice."""
    learner = Learner("assault", "walkers")
    learner.do("walk W1-0505:S")
    assert learner.said == ["crushed", "fire"]


def test_what_was_said_in_a_pause_is_not_said_again() -> None:
    """The move could be undone in the pause, but not in the next turn."""
    learner = Learner("battle", "attack")
    learner.do("move E5-C5", "move F3-D3", "move E7-C6")
    assert learner.said == ["too-far", "lesson-pause"]
    learner.do("continue")
    assert learner.said == ["nobody-attacked"]
    learner = Learner("battle", "retreat")
    learner.do("retreat F5", "continue", "play raid_left")
    assert learner.said == ["idle-card", "lesson-pause"]
    learner.do("continue")
    assert learner.said == ["corner-play"]


def test_the_first_cards_are_no_news() -> None:
    assert Learner("battle", "first-battle").said == ["opening-play"]


@pytest.mark.parametrize("end", ["E3", "E4"])
def test_nobody_who_comes_closer_blocks_a_line_before_lines_are_taught(end: str) -> None:
    learner = Learner("battle", "attack")
    learner.do("move E5-D4", f"move F3-{end}", "done")
    assert {"attack D4xC4", f"attack {end}xC4"} <= set(learner.offered())


def test_fixed_rolls_fit_any_number_of_dice() -> None:
    """The lesson fixes `IXV`: two dice show the first two faces."""
    learner = Learner("battle", "attack")
    learner.do("move F3-E4", "done", "attack E4xC4")
    assert learner.log.entries[-1].notation == "roll IX"


def test_a_second_try_has_the_same_fixed_rolls() -> None:
    learner = Learner("assault", "harpoons")
    wishes = ["harpoon *", "move S1-0505", "continue", "done"]
    learner.follow(wishes)
    assert (learner.state, learner.retry) == ("again", "escaped")
    learner.again()
    learner.follow(wishes)
    assert learner.retry == "escaped"


@pytest.mark.parametrize(("wrong", "said"), [("move F4-E4", "short"), ("move F4-E5", "rocks")])
def test_who_stops_short_of_a_marked_hex_hears_it_in_time(wrong: str, said: str) -> None:
    learner = Learner("battle", "moves")
    learner.do("play direct_from_hq", "order F4", "order F8", "move F8-D8", wrong)
    assert learner.said == [said, "lesson-pause"]


def test_who_wipes_out_the_enemy_first_is_sent_to_the_marked_hex() -> None:
    learner = Learner("battle", "victory")
    learner.do("play orders_from_the_princess", "order F4", "order F6")
    learner.do("move F4-E4", "move F6-E6", "attack E4xC5")
    assert learner.said == ["wiped-out", "seize-play"]
    assert learner.coach.highlight().hexes == ["E5"]


def test_a_retreat_in_the_first_battle_is_no_time_for_other_advice() -> None:
    parts = lessons("battle").lesson("first-battle").parts
    assert [part.id for part in parts if part.cue("retreat") is None] == []
