"""Whether a condition of a lesson holds: what has happened, and how things stand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from echobase.core.chance import CHANCE
from echobase.core.events import Message
from echobase.core.game import Outcome, State
from echobase.lessons.facts import LessonFacts
from echobase.lessons.tables import LessonCondition
from echobase.play.log_entry import Entry

TURN: Final = "turn"
"""The count that every game has."""


@dataclass(frozen=True)
class Scene:
    """What a condition is judged by."""

    facts: LessonFacts
    first: State
    seat: int
    """The learner."""
    entries: Sequence[Entry]
    """What has happened: since a part began, or just now."""
    state: State
    """How things stand after it."""
    step: str = ""
    """The step in which the learner decides, if that is known."""
    outcome: Outcome | None = None


def holds(condition: LessonCondition, scene: Scene) -> bool:
    """Whether a condition holds."""
    return next(asked for name, asked in QUESTIONS.items() if asks(condition, name))(
        condition, scene
    )


def asks(condition: LessonCondition, name: str) -> bool:
    """Whether a condition asks this question."""
    return bool(getattr(condition, name))


def questions(condition: LessonCondition) -> list[str]:
    """The questions that a condition asks, as they are written; a valid one asks one."""
    return [name.rstrip("_") for name in QUESTIONS if asks(condition, name)]


def inner(condition: LessonCondition) -> dict[str, LessonCondition]:
    """The conditions inside a condition, by their place in it."""
    found = {
        f"{name}[{number}]": one
        for name, several in (("all", condition.all), ("any", condition.any))
        for number, one in enumerate(several)
    }
    return found if condition.not_ is None else {**found, "not": condition.not_}


def fits(notation: str, patterns: Sequence[str]) -> bool:
    """Whether a choice fits one of the patterns."""
    return any(fnmatchcase(notation, pattern) for pattern in patterns)


# The questions.


def _all(condition: LessonCondition, scene: Scene) -> bool:
    return all(holds(one, scene) for one in condition.all)


def _any(condition: LessonCondition, scene: Scene) -> bool:
    return any(holds(one, scene) for one in condition.any)


def _not(condition: LessonCondition, scene: Scene) -> bool:
    return condition.not_ is not None and not holds(condition.not_, scene)


def _event(condition: LessonCondition, scene: Scene) -> bool:
    def same(message: Message) -> bool:
        wanted = condition.having.items()
        return message.id == condition.event and all(
            message.args.get(name) == value for name, value in wanted
        )

    found = sum(same(message) for entry in scene.entries for message in entry.log)
    return found >= condition.times


def _action(condition: LessonCondition, scene: Scene) -> bool:
    def made(entry: Entry) -> bool:
        own = entry.actor == scene.seat
        by = own if condition.by == "you" else not own and entry.actor != CHANCE
        return by and fits(entry.notation, [condition.action])

    return sum(map(made, scene.entries)) >= condition.times


def _step(condition: LessonCondition, scene: Scene) -> bool:
    return scene.step == condition.step


def _unit(condition: LessonCondition, scene: Scene) -> bool:
    about = (scene.first, scene.state, condition.unit)
    if scene.facts.gone(*about):
        return condition.gone
    if condition.on and scene.facts.place(*about) not in condition.on:
        return False
    if condition.figures is not None and scene.facts.figures(*about) > condition.figures:
        return False
    return not condition.gone


def _hand(condition: LessonCondition, scene: Scene) -> bool:
    return condition.hand in scene.facts.hand(scene.state, scene.seat)


def _count(condition: LessonCondition, scene: Scene) -> bool:
    if condition.count == TURN:
        value = scene.state.turn_number()
    else:
        value = scene.facts.counts[condition.count](scene.state, scene.seat)
    least, most = condition.at_least, condition.at_most
    return (least is None or value >= least) and (most is None or value <= most)


def _outcome(condition: LessonCondition, scene: Scene) -> bool:
    if scene.outcome is None:
        return False
    return (scene.seat in scene.outcome.seats) == (condition.outcome == "won")


def _fact(condition: LessonCondition, scene: Scene) -> bool:
    asked = scene.facts.facts[condition.fact]
    states = [*(entry.before for entry in scene.entries[1:]), scene.state]
    return any(
        entry.actor == scene.seat and asked(entry, after)
        for entry, after in zip(scene.entries, states, strict=True)
    )


QUESTIONS: Final[dict[str, Callable[[LessonCondition, Scene], bool]]] = {
    "all": _all,
    "any": _any,
    "not_": _not,
    "event": _event,
    "action": _action,
    "step": _step,
    "unit": _unit,
    "hand": _hand,
    "count": _count,
    "outcome": _outcome,
    "fact": _fact,
}
"""By field: how the question is answered."""
