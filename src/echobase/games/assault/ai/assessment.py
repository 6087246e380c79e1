"""What a side could hit from each hex, and what could hit it there."""

from typing import Final

from echobase.core.aliases import Hex, Side
from echobase.core.rows import as_list
from echobase.core.sides import EMPIRE, REBEL
from echobase.games.assault.ai.routes import Ground, ground, to_go
from echobase.games.assault.ai.unit_value import (
    ODDS,
    closeness,
    hit_worth,
    lateness,
    loneliness,
    walker_worth,
)
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules.cards import ACTION_CARDS, FIRES, HARPOONS, MOVES
from echobase.games.assault.rules.fire import (
    HOTSHOT_BONUS,
    TargetTable,
    armour,
    can_fire,
    fire_strength,
)
from echobase.games.assault.rules.harpoon import can_harpoon
from echobase.games.assault.rules.map import ROUGH
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import (
    ARMOUR,
    FIRE,
    KIND,
    SNOWSPEEDER,
    SPEEDER_1,
    TAKES_COVER,
    TARGETS,
    UNITS,
    WALKERS,
    is_speeder,
    is_walker,
)

EITHER: Final = 0.5
"""What a card that lets a unit do one thing or another counts as, where positions are judged."""
NO_WALKER: Final = 99
"""The distance to a Walker when there is none."""
NOWHERE: Final = -1
UNKNOWN: Final = -1.0
ARMOURS: Final = 4
"""Armours that matter for danger: up to 3, plus one for each die of cover."""


def rounds_left(position: Position, kind: int, allows: int, either: float = EITHER) -> float:
    """Roughly how many rounds are still to come this turn in which a kind may do this."""
    found = 0.0
    number = -1
    for card in ACTION_CARDS:
        number += 1
        if position.action_deck[number] and card.allows & allows and kind in card.kinds:
            both = card.allows & (MOVES | FIRES) == MOVES | FIRES
            found += float(position.action_deck[number]) * (either if both else 1.0)
    return found


class Assessment:
    """What one side could hit, and be hit by; valid until something it depends on changes."""

    def __init__(self, position: Position, side: Side, weights: Weights) -> None:
        self.side = side
        self.ground: Ground = ground(position.setting)
        self.map = position.setting.map
        self.seen: list[list[int]] = seen(position, side)
        self.fires: list[float] = [
            rounds_left(position, kind, FIRES, weights.either) for kind in range(len(FIRE))
        ]
        self.moves: list[float] = [
            rounds_left(position, kind, MOVES, weights.either) for kind in range(len(FIRE))
        ]
        """By kind: rounds of this turn in which it may fire, and in which it may move."""
        self.late = lateness(position)
        self.close = closeness(position)
        self.lonely = loneliness(position)
        self.harpoons = rounds_left(position, SNOWSPEEDER, HARPOONS) > 0
        """Whether the harpoon card is still to come this turn."""
        self.walkers: list[int] = []
        self.walker_hexes: list[int] = []
        self.walker_stands: list[int] = []
        """Hex and facing of each (hex * 6 + facing)."""
        self.walker_worths: list[float] = []
        self.foremost: Hex = NOWHERE
        """The hex of the Walker that has least to go."""
        self.add_walkers(position, weights)
        marks = TargetTable(position, side)
        self.hexes: list[int] = as_list(marks.hexes)
        self.demands: list[int] = as_list(marks.demands)
        self.armours: list[int] = []
        self.hits: list[float] = [0.0] * TARGETS
        """By target: what a hit is worth."""
        self.worths: list[float] = []
        """The same by the number of the target among `hexes`."""
        for target in marks.targets:
            worth = hit_worth(position, target, weights)
            if weights.pursuer and is_speeder(target):
                worth *= 1.0 + weights.pursuer * self.pursued(position, target - SPEEDER_1)
            self.hits[target] = worth
            self.worths.append(worth)
            self.armours.append(armour(position, target))
        self.gun_hexes: list[int] = []
        self.gun_fields: list[list[bool]] = []
        """What a gun sees; empty for those that see everything."""
        self.gun_strengths: list[int] = []
        self.gun_rounds: list[float] = []
        self.next_turn = weights.next_turn
        self.add_guns(position)
        strengths = max(FIRE) + HOTSHOT_BONUS + 1
        self._gains: list[list[float]] = [[] for _ in range(strengths)]
        self._orders: list[list[tuple[float, int]]] = [[] for _ in range(strengths)]
        self._dangers: list[list[float]] = [[] for _ in range(2 * ARMOURS)]
        self._aparts: list[int] = []
        self._fields: list[int] = []

    def add_walkers(self, position: Position, weights: Weights) -> None:
        """Where Walkers stand, what they are worth, and which has least to go."""
        least = 0
        for walker in range(WALKERS):
            if position.place[walker] >= 0:
                self.walkers.append(walker)
                self.walker_hexes.append(position.place[walker])
                stand = position.place[walker] * 6 + position.facing[walker]
                self.walker_stands.append(stand)
                self.walker_worths.append(walker_worth(position, walker, weights))
                left = to_go(position, walker)
                if self.foremost == NOWHERE or left < least:
                    self.foremost = position.place[walker]
                    least = left

    def first(self, kind: int) -> float:
        """The chance that a certain card of this turn comes before a kind can move again."""
        return 1.0 / (1.0 + self.moves[kind])

    def pursued(self, position: Position, speeder: int) -> float:
        """The Walkers that a speeder could harpoon from where it is."""
        found = 0.0
        if can_harpoon(position, speeder):
            near = self.ground.distances(position.place[SPEEDER_1 + speeder])
            for there in self.walker_hexes:
                if near[there] == 1:
                    found += 1.0
        return found

    def add_guns(self, position: Position) -> None:
        """The enemies that can fire, and how often they may this turn and early in the next."""
        first = 0 if self.side == REBEL else SPEEDER_1
        last = SPEEDER_1 if self.side == REBEL else UNITS
        for unit in range(first, last):
            if can_fire(position, unit):
                self.gun_hexes.append(position.place[unit])
                field: list[bool] = []
                if is_walker(unit):
                    field = self.ground.field(position.place[unit] * 6 + position.facing[unit])
                self.gun_fields.append(field)
                self.gun_strengths.append(fire_strength(position, unit))
                self.gun_rounds.append(self.fires[KIND[unit]] + self.next_turn)

    def gain(self, hex_: Hex, strength: int) -> float:
        """The best shot from a hex with this strength, in every direction."""
        if strength < 1:
            return 0.0
        known = self._gains[strength]
        if not known:
            known = [UNKNOWN] * self.map.hexes
            self._gains[strength] = known
        if known[hex_] < 0:
            known[hex_] = self._find_gain(hex_, strength)
        return known[hex_]

    def most(self, strength: int) -> float:
        """An upper bound on the worth of a shot with this strength."""
        order = self._order(strength)
        return order[0][0] if order else 0.0

    def _order(self, strength: int) -> list[tuple[float, int]]:
        """The targets by the worth of a shot from close by, best first."""
        found = self._orders[strength]
        if found:
            return found
        for number in range(len(self.hexes)):
            spare = strength - self.demands[number]
            if spare >= 0:
                needed = self.armours[number]
                found.append((ODDS[needed][needed + spare] * self.worths[number], number))
        found.sort(reverse=True)
        return found

    def _find_gain(self, hex_: Hex, strength: int) -> float:
        found = 0.0
        ranges = self.map.ranges(hex_)
        for most, number in self._order(strength):
            if most <= found:
                break
            spare = strength - ranges[self.hexes[number]] - self.demands[number]
            if spare >= 0:
                needed = self.armours[number]
                worth = ODDS[needed][needed + spare] * self.worths[number]
                if worth > found:
                    found = worth
        return found

    def gain_in_field(self, stand: int, strength: int) -> float:
        """The best shot of a Walker with this hex and facing (hex * 6 + facing)."""
        found = 0.0
        ranges = self.map.ranges(stand // 6)
        field = self.ground.field(stand)
        number = -1
        for there in self.hexes:
            number += 1
            spare = strength - ranges[there] - self.demands[number]
            if spare >= 0:
                needed = self.armours[number]
                worth = ODDS[needed][needed + spare] * self.worths[number]
                if worth > found and field[there]:
                    found = worth
        return found

    def danger(self, hex_: Hex, kind: int) -> float:
        """Roughly how many hits a unit of a kind must expect here until the end of the turn."""
        cover = 1 if TAKES_COVER[kind] and self.map.terrain[hex_] == ROUGH else 0
        needed = ARMOUR[kind]
        known = self._dangers[needed + ARMOURS * cover]
        if not known:
            known = [UNKNOWN] * self.map.hexes
            self._dangers[needed + ARMOURS * cover] = known
        if known[hex_] < 0:
            known[hex_] = self._find_danger(hex_, needed, cover)
        return known[hex_]

    def _find_danger(self, hex_: Hex, needed: int, cover: int) -> float:
        found = 0.0
        ranges = self.map.ranges(hex_)
        number = -1
        for there in self.gun_hexes:
            number += 1
            dice = self.gun_strengths[number] - ranges[there] - cover
            if dice < needed:
                continue
            field = self.gun_fields[number]
            if not field or field[hex_]:
                found += self.gun_rounds[number] * ODDS[needed][dice]
        return found

    def seen_by(self, hex_: Hex) -> int:
        """The Walkers that see a hex, however far away."""
        if not self._fields:
            self._fields = [0] * self.map.hexes
            for stand in self.walker_stands:
                field = self.ground.field(stand)
                for there in range(self.map.hexes):
                    if field[there]:
                        self._fields[there] += 1
        return self._fields[hex_]

    def apart(self, hex_: Hex) -> int:
        """Hexes to the nearest Walker."""
        if not self._aparts:
            self._aparts = [NO_WALKER + 1] * self.map.hexes
        if self._aparts[hex_] > NO_WALKER:
            found = NO_WALKER
            near = self.ground.distances(hex_)
            for there in self.walker_hexes:
                if near[there] < found:
                    found = near[there]
            self._aparts[hex_] = found
        return self._aparts[hex_]


def seen(position: Position, side: Side) -> list[list[int]]:
    """Everything an assessment depends on; Luke only once he is known."""
    luke: list[int] = []
    if position.revealed:
        luke = [position.luke, position.force, position.raised]
    place = position.place
    return [
        as_list(place[:SPEEDER_1] if side == REBEL else place[SPEEDER_1:]),
        as_list(place[:WALKERS] if side == EMPIRE else position.facing),
        as_list(position.blaster),
        as_list(position.legs),
        as_list(position.body),
        as_list(position.gunner),
        as_list(position.hull),
        as_list(position.action_deck),
        [position.hotshot, 1 if position.grid_stands else 0, position.transports()],
        luke,
    ]


class Assessments:
    """The assessments of both sides, each cached while it is valid: a round needs it many times."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._last: list[Assessment | None] = [None, None]

    def of(self, position: Position, side: Side) -> Assessment:
        last = self._last[side]
        if last is not None and last.ground.setting is position.setting:
            if last.seen == seen(position, side):
                return last
        found = Assessment(position, side, self.weights)
        self._last[side] = found
        return found
