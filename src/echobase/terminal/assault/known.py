"""What a viewer may know: for all who may not know Luke, a game in which nobody is Luke."""

from echobase.assault.hidden import knows_luke
from echobase.assault.state import State
from echobase.core.sides import NOBODY


def known(state: State, eyes: int | None) -> State:
    """The state, or a copy without Luke: what his points alone allow is no choice there.

    The legal actions of the real game would tell a spectator who could use points (A-LUKE-16).
    """
    if knows_luke(state, eyes):
        return state
    other = state.copy()
    other.luke = NOBODY
    other.resume()
    return other
