"""Moves of all but Walkers: the end that is worth most, if it is worth more than to stay."""

from bisect import bisect_left
from typing import Final

from echobase.ai.assault.outlook import Outlook
from echobase.ai.assault.places import NO_LIMIT, judge
from echobase.ai.assault.shots import Choice
from echobase.ai.assault.weights import Weights
from echobase.assault import actions
from echobase.assault.position import ABOARD, BASE_BOX, Position

LEAST: Final = 0.1
"""A move must gain at least this."""
INTO_BASE: Final = 0.3
"""What going back into the Base costs on top."""


def best_move(
    position: Position, unit: int, eyes: Outlook, weights: Weights, least: float
) -> Choice:
    """The best move of a unit and its gain; DONE when none gains more than `least`."""
    legal = position.legal
    start = actions.move(unit, 0)
    first = bisect_left(legal, start)
    last = bisect_left(legal, actions.move(unit + 1, 0), first)
    best = (0.0, actions.DONE)
    if first == last:
        return best
    places = judge(position, unit, eyes, weights)
    stay = places.worth(position.place[unit], NO_LIMIT) + LEAST
    limit = stay + least
    for number in range(first, last):
        end = legal[number] - start
        if end < actions.IN_BASE:
            worth = places.worth(end, limit)
        elif end == actions.IN_BASE:
            worth = places.worth(BASE_BOX, limit) - INTO_BASE
        else:
            worth = places.worth(ABOARD - (end - actions.ABOARD), limit)
        if worth > limit:
            best = (worth - stay, legal[number])
            limit = worth
    return best
