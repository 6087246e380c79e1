"""How close a side is to a sudden-death victory."""

from echobase.core.aliases import Side
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import DESTROY, ELIMINATE, EXIT, HOLD_ALL, TOKEN


def progress(position: Position, side: Side) -> float:
    """How much of a side's nearest condition is met, from 0 to 1."""
    most = 0.0
    for number, condition in enumerate(position.scenario.conditions):
        if condition.side == side:
            most = max(most, done(position, number))
    return most


def done(position: Position, number: int) -> float:
    """How much of a victory condition is met, from 0 to 1."""
    scenario = position.scenario
    condition = scenario.conditions[number]
    need = condition.need or 1
    met = 0
    if condition.type == DESTROY:
        met = len(scenario.structures) - position.structures.bit_count()
        need = condition.need or len(scenario.structures)
    elif condition.type == ELIMINATE:
        for kind in range(len(scenario.kinds)):
            if condition.kinds >> kind & 1:
                met += position.fallen[kind]
    elif condition.type == EXIT:
        met = position.left[condition.of] if condition.of >= 0 else 0
    elif condition.type == HOLD_ALL:
        for objective, held_by in zip(scenario.objectives, position.held, strict=True):
            if objective.type != TOKEN and held_by == condition.side:
                met += 1
    return min(met / need, 1.0)


def share_of_kill(position: Position, side: Side, kind: int) -> float:
    """How much eliminating a unit of this kind contributes to a sudden-death victory."""
    for condition in position.scenario.conditions:
        if condition.side == side and condition.type == ELIMINATE and condition.kinds >> kind & 1:
            return 1.0 / (condition.need or 1)
    return 0.0


def share_of_exit(position: Position, side: Side, way_out: int) -> float:
    """How much a unit leaving by this exit contributes to a sudden-death victory."""
    for condition in position.scenario.conditions:
        if condition.side == side and condition.type == EXIT and condition.of == way_out:
            return 1.0 / (condition.need or 1)
    return 0.0
