"""Group moves: several units go to a hex and around it, in formation where that is possible."""

from collections.abc import Sequence

from echobase.core.aliases import Hex, Unit
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.map import Map
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import KIND, UNITS


def group_moves(state: State, units: Sequence[Unit], to: Hex) -> list[int]:
    """The moves in the order in which they are made; who cannot come nearer stays where it is.

    The nearest unit goes to the hex, all others keep their places beside it. Those in front go
    first, so that they make room for those behind. Units that are off the map gather around the
    hex.
    """
    map_ = state.setting.map
    starts = [here for unit in units if (here := state.place[unit]) >= 0 and here != to]
    leader = min(starts, key=lambda start: map_.distance(start, to), default=-1)
    step = (map_.q[to] - map_.q[leader], map_.r[to] - map_.r[leader]) if leader >= 0 else (0, 0)
    places = {unit: state.place[unit] for unit in units}
    after, found = state.copy(), []
    for unit in sorted(units, key=lambda unit: -ahead(places[unit], step, map_)):
        here = places[unit]
        ideal = (map_.q[to], map_.r[to])
        if here >= 0 and leader >= 0:
            ideal = (map_.q[here] + step[0], map_.r[here] + step[1])
        ends = ends_of(after, unit)
        if not ends:
            continue
        end = min(ends, key=lambda end: (apart(end, ideal, map_), map_.distance(end, to), end))
        if here < 0 or apart(end, ideal, map_) < apart(here, ideal, map_):
            found.append(actions.move(unit, end))
            after.apply(found[-1])
    return found


def like_units(state: State, unit: Unit, count: int) -> list[Unit]:
    """Up to n units of the same kind in the same place that have not acted, this one first."""
    others = [
        other
        for other in range(UNITS)
        if other != unit
        and KIND[other] == KIND[unit]
        and state.place[other] == state.place[unit]
        and not state.used >> other & 1
    ]
    return [unit, *others][:count]


def ends_of(state: State, unit: Unit) -> list[Hex]:
    """The hexes where a unit can go now."""
    moves = [actions.unpack_move(one) for one in state.actions() if actions.is_move(one)]
    return [end for mover, end in moves if mover == unit and end < state.setting.map.hexes]


def ahead(here: Hex, step: tuple[int, int], map_: Map) -> int:
    """How far a place lies in the direction of a step, compared with other places."""
    if here < 0:
        return 0
    q, r = map_.q[here], map_.r[here]
    return q * step[0] + r * step[1] + (q + r) * (step[0] + step[1])


def apart(here: Hex, there: tuple[int, int], map_: Map) -> int:
    """The distance between a hex and a place that may lie outside the map."""
    q: int = map_.q[here] - there[0]
    r: int = map_.r[here] - there[1]
    return max(abs(q), abs(r), abs(q + r))
