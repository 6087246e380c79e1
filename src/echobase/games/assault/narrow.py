"""From the states of any game to those of this one."""

from echobase.games.assault.rules.state import State


def assault(state: object) -> State:
    """A state of the record or the table as what it is: an assault."""
    assert isinstance(state, State)
    return state
