"""From the states of any game to those of this one."""

from echobase.games.battle.rules.state import State


def battle(state: object) -> State:
    """A state of the record or the table as what it is: a battle."""
    assert isinstance(state, State)
    return state
