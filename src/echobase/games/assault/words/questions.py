"""The question of each step of an assault, and the words that go into it."""

from typing import Final

from echobase.core.events import Argument
from echobase.games.assault.documents.view import View
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import NAMES
from echobase.games.assault.words.names import place
from echobase.text import Text

ASKS: Final = {
    steps.PLACE: "ui-assault-ask-place",
    steps.FACE: "ui-assault-ask-face",
    steps.LOAD: "ui-assault-ask-load",
    steps.LUKE: "ui-assault-ask-luke",
    steps.ROUND: "ui-assault-ask-round",
    steps.WALK: "ui-assault-ask-walk",
    steps.DISPLACE: "ui-assault-ask-displace",
    steps.ARMOUR: "ui-assault-ask-armour",
    steps.CRITICAL: "ui-assault-ask-critical",
    steps.REGROUP: "ui-assault-ask-regroup",
    steps.HOTSHOT: "ui-assault-ask-hotshot",
}


def question(state: State, view: View, text: Text, brief: bool, due: int | None = None) -> str:
    """What is to be decided; brief means: no word about typing.

    `due` is the unit to place, where people and engine have different ones in mind.
    """
    own = f"server-assault-ask-{STEPS[state.step]}"
    about = subject(state, view, text)
    if due is not None:
        about["unit"] = NAMES[due]
    if brief:
        return text(own if text.has(own) else ASKS[state.step], **about).rstrip(":")
    return text(ASKS[state.step], **about)


def subject(state: State, view: View, text: Text) -> dict[str, Argument]:
    """The arguments of the question: whom it is about, its place, its points, how many are left."""
    if state.step in (steps.PLACE, steps.FACE, steps.LOAD):
        return {"unit": NAMES[state.placing]}
    if state.step == steps.REGROUP:
        return {"left": state.returning}
    if state.step == steps.WALK:
        walker = view.units[state.walker]
        return {
            "unit": walker.unit,
            "place": place(walker.place, view, text),
            "towards": text.name("facing", walker.facing),
            "points": state.points,
        }
    if state.step == steps.DISPLACE:
        return {"unit": NAMES[state.target], "walker": NAMES[state.walker]}
    if view.shot is not None:
        return {
            "unit": view.shot.target,
            "foe": view.shot.firer,
            "count": view.shot.dice,
            "armour": view.shot.armour,
        }
    return {}
