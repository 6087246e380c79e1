"""Moves of all but Walkers: the end that is worth most, if it is worth more than to stay."""

from bisect import bisect_left
from typing import Final

from echobase.ai.assault.places import places
from echobase.ai.assault.shots import Choice
from echobase.assault import actions
from echobase.assault.position import ABOARD, BASE_BOX
from echobase.assault.state import State
from echobase.core.chance import Rng

LEAST: Final = 0.1
"""A move must gain at least this."""
INTO_BASE: Final = 0.3
"""What going back into the Base costs on top."""


def best_move(state: State, unit: int, legal: list[int], rng: Rng) -> Choice:
    """The best move of a unit and what it gains; DONE when it had better stay."""
    first = bisect_left(legal, actions.move(unit, 0))
    last = bisect_left(legal, actions.move(unit + 1, 0))
    best = (0.0, actions.DONE)
    if first == last:
        return best
    judge = places(state, unit)
    least = judge.worth(state.place[unit]) + LEAST
    for action in legal[first:last]:
        end = actions.unpack_move(action)[1]
        if end == actions.IN_BASE:
            gain = judge.worth(BASE_BOX) - INTO_BASE - least
        elif end >= actions.ABOARD:
            gain = judge.worth(ABOARD - (end - actions.ABOARD)) - least
        else:
            gain = judge.worth(end) - least
        if gain > 0:
            best = max(best, (gain + rng.random() / 100, action))
    return best
