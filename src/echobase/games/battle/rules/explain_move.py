"""Why a unit cannot move, or not to a certain hex: what stands in its way."""

from typing import Final

from echobase.core.aliases import Hex, Unit
from echobase.core.events import Message
from echobase.games.battle.rules import move, steps
from echobase.games.battle.rules.board import DISTANCE, LABELS, NEIGHBOURS, OFF
from echobase.games.battle.rules.objectives import marked
from echobase.games.battle.rules.position import EMPTY, Position
from echobase.games.battle.rules.steps import step_of
from echobase.games.battle.rules.terrain import TERRAIN

# What may be in the way on a hex.
NOTHING: Final = 0
THING: Final = 1
CLOSED: Final = 2
STOPS: Final = 3
TOKEN: Final = 4
STEEP: Final = 5


def why_no_move(position: Position, unit: Unit) -> Message | None:
    """Why a unit has no move at all in the current step; None when it has one."""
    label = LABELS[position.hex[unit]]
    after_attack = step_of(position.todo[-1]) == steps.AFTER_MOVE
    if not position.ordered >> unit & 1:
        return Message("battle-why-not-ordered", {"hex": label})
    if not position.scenario.kinds[position.kind[unit]].mobile:
        return Message("battle-why-immobile", {"unit": position.key(unit)})
    if position.halted >> unit & 1:
        return why_halted(position, unit)
    if not after_attack and position.moved >> unit & 1:
        return Message("battle-why-moved", {"hex": label})
    if not after_attack and not move.may_move(position) >> unit & 1:
        return Message("battle-why-card-no-move", {"card": position.card.key})
    if not move.places(position, unit, limit_of(position, unit)):
        return Message("battle-why-shut-in", {"hex": label})
    return None


def why_halted(position: Position, unit: Unit) -> Message:
    """The unit has entered stop terrain this turn (B-MOVE-09, B-MOVE-20)."""
    hex_ = position.hex[unit]
    ground = TERRAIN[position.scenario.terrain[hex_]]
    return Message("battle-why-halted", {"terrain": ground, "hex": LABELS[hex_]})


def limit_of(position: Position, unit: Unit) -> int:
    """How many hexes the unit may move in the current step."""
    if step_of(position.todo[-1]) == steps.AFTER_MOVE:
        return position.card.after
    return move.allowance(position, unit)


def why_not_move(position: Position, unit: Unit, end: Hex) -> Message:
    """Why an ordered unit cannot move to this hex, or leave the board, in the current step."""
    start = position.hex[unit]
    refused = why_no_move(position, unit)
    if refused is not None and refused.id != "battle-why-shut-in":
        return refused
    if end == OFF:
        return Message("battle-why-no-exit", {"hex": LABELS[start]})
    there = LABELS[end]
    if end == start:
        return Message("battle-why-same-hex", {"hex": there})
    if position.at[end] != EMPTY:
        return Message("battle-why-occupied", {"hex": there, "unit": position.key_at(end)})
    if not position.scenario.enterable(position.kind[unit], end):
        return Message(
            "battle-why-closed",
            {
                "unit": position.key(unit),
                "terrain": TERRAIN[position.scenario.terrain[end]],
                "hex": there,
            },
        )
    limit = limit_of(position, unit)
    if DISTANCE[start][end] > limit:
        return Message("battle-why-too-far", {"distance": DISTANCE[start][end], "limit": limit})
    return why_in_the_way(position, unit, obstacle(position, unit, end, limit), end)


def why_in_the_way(position: Position, unit: Unit, found: "Obstacle", end: Hex) -> Message:
    """The message about an obstacle on the way to a hex."""
    hex_ = LABELS[found.where]
    ground = TERRAIN[position.scenario.terrain[found.where]]
    to = LABELS[end]
    if found.what == THING:
        thing = position.key_at(found.where)
        return Message("battle-why-way-unit", {"foe": thing, "hex": hex_, "to": to})
    if found.what == CLOSED:
        return Message(
            "battle-why-way-closed",
            {"unit": position.key(unit), "terrain": ground, "hex": hex_, "to": to},
        )
    if found.what == STOPS:
        return Message("battle-why-way-stops", {"terrain": ground, "hex": hex_, "to": to})
    if found.what == TOKEN:
        return Message("battle-why-way-token", {"hex": hex_, "to": to})
    return Message("battle-why-way-steep", {"terrain": ground, "hex": hex_, "to": to})


class Obstacle:
    """What is in the way on a path: how much, and what comes first, where."""

    def __init__(self, troubles: int, what: int, where: Hex) -> None:
        self.troubles = troubles
        self.what = what
        self.where = where

    def and_then(self, what: int, where: Hex) -> "Obstacle":
        """The same path with one more hex, which may be in the way."""
        if what == NOTHING:
            return self
        if self.troubles:
            return Obstacle(self.troubles + 1, self.what, self.where)
        return Obstacle(1, what, where)


def obstacle(position: Position, unit: Unit, end: Hex, limit: int) -> Obstacle:
    """What keeps a unit from a hex that is near enough, and where.

    Of all paths that are short enough, those with the fewest obstacles count: the answer is the
    first obstacle on one of them.
    """
    start = position.hex[unit]
    free = position.ignores_terrain(unit)
    cost = position.scenario.plain_cost if free else position.scenario.cost
    reached: list[dict[int, Obstacle]] = [{} for _ in range(limit + 3)]
    reached[0][start] = Obstacle(0, NOTHING, start)
    for spent in range(limit):
        for hex_, path in list(reached[spent].items()):
            passed = path if hex_ == start else path.and_then(_passing(position, unit, hex_), hex_)
            for other in NEIGHBOURS[hex_]:
                _keep(reached[spent + cost[other]], other, passed)
                if cost[other] > 1:
                    _keep(reached[spent + 1], other, passed.and_then(STEEP, other))
    found = [ring[end] for ring in reached[: limit + 1] if end in ring]
    return min(found, key=lambda path: path.troubles)


def _keep(ring: dict[int, Obstacle], hex_: Hex, path: Obstacle) -> None:
    if hex_ not in ring or path.troubles < ring[hex_].troubles:
        ring[hex_] = path


def _passing(position: Position, unit: Unit, hex_: Hex) -> int:
    """What keeps a unit from moving on through a hex."""
    if position.at[hex_] != EMPTY:
        return THING
    if not position.scenario.enterable(position.kind[unit], hex_):
        return CLOSED
    if position.scenario.stops[hex_] and not position.ignores_terrain(unit):
        return STOPS
    if hex_ in marked(position, unit) and move.captures(position, unit, hex_):
        return TOKEN
    return NOTHING
