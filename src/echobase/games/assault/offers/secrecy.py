"""What a viewer may know: for all who may not know Luke, a game in which nobody is Luke."""

from echobase.core.events import Message
from echobase.core.sides import NOBODY
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.cards import ACTION_CARDS, FIRES, HARPOONS, NO_CARD
from echobase.games.assault.rules.force import might_be_luke
from echobase.games.assault.rules.hidden import knows_luke
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, SNOWSPEEDER


def as_seen_by(state: State, viewer: int | None) -> State:
    """The state, or a copy without Luke, which does not offer what only his points allow.

    The legal actions of the real game would tell a spectator who could use points (A-LUKE-16).
    """
    if knows_luke(state, viewer):
        return state
    other = state.copy()
    other.luke = NOBODY
    other.resume()
    return other


def why_not(state: State, action: int, viewer: int | None) -> Message | None:
    """Why an action cannot be done now, as far as a seat or a spectator may know."""
    found = as_seen_by(state, viewer).why_not(action)
    if found is None or found.id != "assault-why-points" or knows_luke(state, viewer):
        return found
    unit = str(found.args["unit"])
    if not might_be_luke(BY_NAME[unit]):
        return found
    return Message("ui-assault-why-hidden", {"unit": unit})


def shows_luke(state: State) -> bool:
    """Whether a decision may show where Luke is: his choice, replies about his points, and
    shots that may include them (A-LUKE-15).

    Only public facts decide this: otherwise a handover of the screen would itself reveal him.
    """
    if state.step == steps.LUKE:
        return True
    if state.revealed or state.winner != NOBODY or state.luke == NOBODY:
        return False
    if state.step in (steps.ARMOUR, steps.CRITICAL):
        return True
    if state.step != steps.ROUND or state.card == NO_CARD:
        return False
    card = ACTION_CARDS[state.card]
    return SNOWSPEEDER in card.kinds and bool(card.allows & (FIRES | HARPOONS))
