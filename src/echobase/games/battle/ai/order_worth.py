"""What a unit can do with an order: every end of its move, and the best attack from there."""

from typing import Final

from echobase.core.aliases import Hex, Unit
from echobase.games.battle.ai.assessment import Assessment
from echobase.games.battle.rules.board import SECTIONS_OF
from echobase.games.battle.rules.cards import ALL
from echobase.games.battle.rules.move import (
    allowance,
    by_hex,
    leaving,
    still_attacks,
    way_end,
    way_length,
    ways,
)
from echobase.games.battle.rules.objectives import carries_token, exit_for, marked
from echobase.games.battle.rules.order import section_orders
from echobase.games.battle.rules.position import Position

TWICE: Final = 1.6
"""How much better it is to act twice, or to attack twice."""


def order_worth(assessed: Assessment, unit: Unit, plain: bool) -> float:
    """The most that a unit gains this turn if it is ordered, compared with standing still."""
    position = assessed.position
    card = position.card
    bonus = not plain
    start = position.hex[unit]
    may_attack = card.may_attack or plain
    best = assessed.best_shot(unit, start, bonus) if may_attack else 0.0
    if not (card.may_move or plain):
        return best
    limit = allowance(position, unit)
    if limit <= 0:
        return best
    still = still_attacks(position, unit)
    here = assessed.ground(unit, start) + assessed.eweb(unit, False)
    stops = position.scenario.stops
    free = position.ignores_terrain(unit)
    reachable = ways(position, unit, start, 0, limit, [])
    for number in range(1, len(reachable)):
        hex_ = way_end(reachable[number])
        gain = assessed.ground(unit, hex_) - here
        if may_attack and way_length(reachable[number]) <= still and (free or not stops[hex_]):
            gain += assessed.best_shot(unit, hex_, bonus)
        if gain > best:
            best = gain
    if position.scenario.exit_hexes[assessed.side]:
        hex_ = leaving(position, unit, reachable, limit, False)
        if hex_ >= 0:
            way_out = exit_for(position, unit, hex_, carries_token(position, unit))
            best = max(best, assessed.leaving(unit, way_out) - here)
    if position.scenario.marks_matter:
        distance = by_hex(reachable)[1]
        for hex_ in marked(position, unit):
            if distance[hex_] <= limit:
                best = max(best, assessed.weights.medal)
    return best


class OrdersLeft:
    """The orders that a card has left in each section."""

    def __init__(self, position: Position) -> None:
        self.everywhere = position.card.everywhere or position.fell_back
        self.left: list[int] = section_orders(position)
        self.sections = SECTIONS_OF[position.active]

    def take(self, hex_: Hex) -> bool:
        """Use an order for a unit on a hex, from the section with most to spare."""
        if self.everywhere:
            return True
        sections = self.sections[hex_]
        best = -1
        for number in range(3):
            if sections >> number & 1 and self.left[number] > 0:
                if best < 0 or self.left[number] > self.left[best]:
                    best = number
        if best < 0:
            return False
        if self.left[best] != ALL:
            self.left[best] -= 1
        return True
