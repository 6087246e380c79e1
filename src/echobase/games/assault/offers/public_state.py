"""What a viewer may know: for all who may not know Luke, a game in which nobody is Luke."""

from echobase.core.events import Message
from echobase.core.sides import NOBODY
from echobase.games.assault.rules.force import might_be_luke
from echobase.games.assault.rules.hidden import knows_luke
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME


def known(state: State, eyes: int | None) -> State:
    """The state, or a copy without Luke, which does not offer what only his points allow.

    The legal actions of the real game would tell a spectator who could use points (A-LUKE-16).
    """
    if knows_luke(state, eyes):
        return state
    other = state.copy()
    other.luke = NOBODY
    other.resume()
    return other


def why_not(state: State, action: int, eyes: int | None) -> Message | None:
    """Why an action cannot be done now, as far as a seat or a spectator may know."""
    found = known(state, eyes).why_not(action)
    if found is None or found.id != "assault-why-points" or knows_luke(state, eyes):
        return found
    unit = str(found.args["unit"])
    if not might_be_luke(BY_NAME[unit]):
        return found
    return Message("ui-assault-why-hidden", {"unit": unit})
