"""Secondary objectives that no battle can meet, found at its set-up."""

from echobase.core.masks import each
from echobase.core.sides import NOBODY, enemy
from echobase.games.battle.documents.secondary import counted
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.scenario import (
    AIM_DESTROY,
    AIM_ELIMINATE,
    AIM_EXIT,
    AIM_GUARD,
    AIM_HOLD,
    AIM_KEEP,
    AIM_MEDALS,
    AIM_REACH,
    AIM_TOKEN,
    AIMS,
    EVERY_TURN,
    LOSSES,
    Aim,
)
from echobase.games.battle.rules.state import State

ENDLESS = 99
"""How many units an arrival brings that comes again and again."""


def impossible(first: State) -> tuple[str, str] | None:
    """The first goal that can never be met: its place among the objectives, and why."""
    objectives = list(dict.fromkeys(aim.objective for aim in first.aims))
    goals: dict[str, int] = {}
    for number, aim in enumerate(first.aims):
        goal = goals.get(aim.objective, 0)
        goals[aim.objective] = goal + 1
        problem = _problem(first, number)
        if problem:
            place = f"[{objectives.index(aim.objective)}].goals[{goal}].{AIMS[aim.type]}"
            return place, f"it can never be met: {problem}"
    return None


def _problem(first: State, number: int) -> str:
    """Why a goal can never be met; empty when it can."""
    aim = first.aims[number]
    if aim.start >= 0:
        problem = _named(first, number)
        if problem:
            return problem
    if aim.type in (AIM_HOLD, AIM_REACH):
        return _places(first, number)
    if aim.type == AIM_ELIMINATE and available(first, number) < aim.need:
        return f"the enemy has {available(first, number)} such units, not {aim.need}"
    if aim.type == AIM_KEEP and first.aim_counts[number] < max(aim.need, 1):
        return f"the side begins with {first.aim_counts[number]} such units"
    if aim.type == AIM_EXIT and available(first, number) < aim.need:
        return f"{available(first, number)} such units can leave there, not {aim.need}"
    if aim.type in (AIM_DESTROY, AIM_GUARD):
        return _structures(first, aim)
    if aim.type == AIM_TOKEN:
        return _token(first, aim)
    target = first.scenario.medals_to_win[aim.side]
    if aim.type == AIM_MEDALS and 0 < target < aim.need:
        return f"the battle is over with {target} medals"
    return ""


def _named(first: State, number: int) -> str:
    aim, unit = first.aims[number], first.aim_units[number]
    if unit == NOBODY or unit < 0:
        return f"no unit begins on {LABELS[aim.start]}"
    side = enemy(aim.side) if aim.type == AIM_ELIMINATE else aim.side
    return (
        "" if first.side[unit] == side else f"the unit on {LABELS[aim.start]} is of the other side"
    )


def _places(first: State, number: int) -> str:
    """Hexes that nobody can stand on, or too few units to hold them."""
    aim = first.aims[number]
    kinds = eligible_kinds(first, number)
    open_ = [hex_ for hex_ in aim.hexes if can_stand(first, aim, kinds, hex_)]
    if len(open_) < aim.need:
        closed = [LABELS[hex_] for hex_ in aim.hexes if hex_ not in open_]
        if not closed:
            return f"{len(open_)} hexes are named, not {aim.need}"
        return f"none of its units can stand on {', '.join(closed)}"
    if aim.type == AIM_HOLD and available(first, number) < aim.need:
        return f"the side has {available(first, number)} such units, not {aim.need}"
    return ""


def eligible_kinds(first: State, number: int) -> set[int]:
    """The kinds of the units that a goal is about, arrivals included."""
    aim = first.aims[number]
    found = {first.kind[unit] for unit in counted(first, number)}
    for arrival in first.scenario.arrivals:
        if arrival.side == aim.side and aim.badge < 0 and aim.kinds >> arrival.kind & 1:
            found.add(arrival.kind)
    return found


def can_stand(first: State, aim: Aim, kinds: set[int], hex_: int) -> bool:
    """Whether a unit of one of these kinds can come to stand on a hex, or stands there."""
    scenario = first.scenario
    if first.structures >> hex_ & 1 and aim.side == scenario.structure_side:
        return False
    unit = first.at[hex_]
    if unit >= 0 and first.side[unit] == aim.side and first.kind[unit] in kinds:
        return True
    return any(scenario.enterable(kind, hex_) and scenario.kinds[kind].mobile for kind in kinds)


def available(first: State, number: int) -> int:
    """The units that a goal can be about: those on the board, and those that will arrive."""
    aim, scenario = first.aims[number], first.scenario
    units = counted(first, number)
    side = enemy(aim.side) if aim.type == AIM_ELIMINATE else aim.side
    through = scenario.exits[aim.of].kinds if aim.type == AIM_EXIT else -1
    found = sum(1 for unit in units if through >> first.kind[unit] & 1)
    if aim.start >= 0 or aim.badge >= 0:
        return found
    for arrival in scenario.arrivals:
        if arrival.side == side and (aim.kinds & through) >> arrival.kind & 1:
            found += ENDLESS if arrival.frequency in (EVERY_TURN, LOSSES) else arrival.count
    return found


def _structures(first: State, aim: Aim) -> str:
    have = len(each(first.structures))
    if have < aim.need:
        return f"there are {have} structures, not {aim.need}"
    own = aim.side == first.scenario.structure_side
    if aim.type == AIM_DESTROY and own:
        return "the structures are the side's own"
    return ""


def _token(first: State, aim: Aim) -> str:
    token = first.scenario.objectives[aim.of]
    if token.side != aim.side:
        return ""
    ways = [way_out for way_out in first.scenario.exits if way_out.side == aim.side]
    return "" if ways else f"there is no exit by which {token.id!r} could be brought out"
