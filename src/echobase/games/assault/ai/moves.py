"""Moves of all units but Walkers: the destinations that are worth more than staying."""

from typing import Final

from echobase.core.aliases import Unit
from echobase.games.assault.ai.assessment import Assessment
from echobase.games.assault.ai.place_value import NO_LIMIT, judge
from echobase.games.assault.ai.shots import Rated
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.choices import legal_moves
from echobase.games.assault.rules.position import ABOARD, BASE_BOX, Position

APART: Final = 2
"""Hexes between destinations that count as different."""


def gains(position: Position, unit: Unit, assessed: Assessment, weights: Weights) -> list[Rated]:
    """The moves of a unit that gain something, best first; of adjacent ends only the best."""
    found: list[Rated] = []
    hexes: list[int] = []
    for choice in sorted(_better(position, unit, assessed, weights, 0.0, False), reverse=True):
        end = actions.unpack_move(choice[1])[1]
        if end < actions.IN_BASE:
            near = assessed.ground.distances(end)
            if min([near[other] for other in hexes], default=APART) < APART:
                continue
            hexes.append(end)
        found.append(choice)
    return found


def best_move(
    position: Position, unit: Unit, assessed: Assessment, weights: Weights, least: float
) -> Rated:
    """The best move of a unit and its gain; DONE when none gains more than `least`."""
    found = _better(position, unit, assessed, weights, least, True)
    return found[-1] if found else (0.0, actions.DONE)


def _better(
    position: Position,
    unit: Unit,
    assessed: Assessment,
    weights: Weights,
    least: float,
    rising: bool,
) -> list[Rated]:
    """The moves that gain more than `least`, or each more than the one before."""
    moves = legal_moves(position, unit)
    found: list[Rated] = []
    if len(moves) == 0:
        return found
    places = judge(position, unit, assessed, weights)
    stay = places.worth(position.place[unit], NO_LIMIT) + weights.stir
    limit = stay + least
    for action in moves:
        end = actions.unpack_move(action)[1]
        if end < actions.IN_BASE:
            worth = places.worth(end, limit)
        elif end == actions.IN_BASE:
            worth = places.worth(BASE_BOX, limit) - weights.into_base
        else:
            worth = places.worth(ABOARD - (end - actions.ABOARD), limit)
        if worth > limit:
            found.append((worth - stay, action))
            if rising:
                limit = worth
    return found
