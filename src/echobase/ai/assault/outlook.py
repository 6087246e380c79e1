"""What a side sees of its enemy from each hex: what it could hit there, and what could hit it."""

from typing import Final

from echobase.ai.assault.worth import hit_worth, odds, walker_worth
from echobase.assault.cards import ACTION_CARDS, FIRES, MOVES
from echobase.assault.field import sees
from echobase.assault.fire import armour, can_fire, fire_strength, has_cover, target_hex, targets
from echobase.assault.map import ROUGH
from echobase.assault.state import State
from echobase.assault.units import ARMOUR, KIND, SPEEDER_1, TAKES_COVER, UNITS, WALKERS, is_walker
from echobase.core.sides import REBEL

NEXT_TURN: Final = 0.5
"""What the rounds of the next turn count for, when those of this turn are counted."""
EITHER: Final = 0.5
"""What a card counts for that lets a unit fire or do something else."""

NO_WALKER: Final = 99
"""As good as the distance to a Walker when there is none."""

Target = tuple[int, int, int, float]
"""The hex of a target, the die that cover costs there, its armour, the worth of a hit."""
Gun = tuple[int, int, int, float]
"""The hex of an enemy, its facing or -1, its strength, and how often it may fire."""
Key = tuple[object, ...]


def rounds_left(state: State, kind: int, allows: int) -> float:
    """About how many rounds of this turn are still to come in which a kind may do this."""
    found = 0.0
    for number, card in enumerate(ACTION_CARDS):
        if state.action_deck[number] and kind in card.kinds and card.allows & allows:
            either = card.allows & (MOVES | FIRES) == MOVES | FIRES
            found += state.action_deck[number] * (EITHER if either else 1.0)
    return found


class Outlook:
    """One look at the enemy of a side; it holds as long as `key` stays the same."""

    def __init__(self, state: State, side: int) -> None:
        self.map = state.setting.map
        self.setting = state.setting
        self.targets: list[Target] = []
        for target in targets(state, side):
            hex_ = target_hex(state, target)
            needed = armour(state, target)
            cover = 1 if has_cover(state, target, hex_) else 0
            self.targets.append((hex_, cover, needed, hit_worth(state, target)))
        self.guns: list[Gun] = []
        for unit in range(SPEEDER_1) if side == REBEL else range(SPEEDER_1, UNITS):
            if can_fire(state, unit):
                facing = state.facing[unit] if is_walker(unit) else -1
                often = rounds_left(state, KIND[unit], FIRES) + NEXT_TURN
                self.guns.append((state.place[unit], facing, fire_strength(state, unit), often))
        self.walkers = [
            (walker, state.place[walker], walker_worth(state, walker))
            for walker in range(WALKERS)
            if state.place[walker] >= 0
        ]
        self._aparts: dict[int, int] = {}
        self._gains: dict[tuple[int, int], float] = {}
        self._dangers: dict[tuple[int, int], float] = {}

    def gain(self, hex_: int, strength: int) -> float:
        """The best shot from a hex with this strength, in every direction."""
        known = self._gains.get((hex_, strength))
        if known is None:
            known = 0.0
            ranges = self.map.ranges(hex_)
            for there, cover, needed, worth in self.targets:
                dice = strength - ranges[there] - cover
                if dice >= needed:
                    known = max(known, odds(dice, needed) * worth)
            self._gains[hex_, strength] = known
        return known

    def gain_in_field(self, hex_: int, facing: int, strength: int) -> float:
        """The best shot of a Walker that stands and faces so."""
        found = 0.0
        ranges = self.map.ranges(hex_)
        for there, cover, needed, worth in self.targets:
            dice = strength - ranges[there] - cover
            if dice >= needed and odds(dice, needed) * worth > found:
                if sees(self.setting, hex_, facing, there):
                    found = odds(dice, needed) * worth
        return found

    def danger(self, hex_: int, kind: int) -> float:
        """About how many hits a unit of a kind must expect here until the end of the turn."""
        known = self._dangers.get((hex_, kind))
        if known is None:
            known = 0.0
            map_ = self.map
            cover = 1 if TAKES_COVER[kind] and map_.terrain[hex_] == ROUGH else 0
            needed = ARMOUR[kind]
            ranges = map_.ranges(hex_)
            for there, facing, strength, often in self.guns:
                dice = strength - ranges[there] - cover
                if dice < needed:
                    continue
                if facing < 0 or sees(self.setting, there, facing, hex_):
                    known += often * odds(dice, needed)
            self._dangers[hex_, kind] = known
        return known

    def apart(self, hex_: int) -> int:
        """Hexes to the nearest Walker."""
        known = self._aparts.get(hex_)
        if known is None:
            distances = [self.map.distance(hex_, there) for _, there, _ in self.walkers]
            known = min(distances, default=NO_WALKER)
            self._aparts[hex_] = known
        return known


def key(state: State, side: int) -> Key:
    """Everything an outlook depends on; Luke only once he is known."""
    luke = (state.luke, state.force, state.raised) if state.revealed else ()
    enemies = state.place[:SPEEDER_1] if side == REBEL else state.place[SPEEDER_1:]
    walkers = (*state.place[:WALKERS], *state.facing, *state.blaster, *state.legs, *state.body)
    speeders = (*state.gunner, *state.hull, state.hotshot, *luke)
    rest = (state.grid_stands, state.setting.field_of_fire, *state.action_deck)
    return (state.setting.map, side, *enemies, *walkers, *speeders, *rest)


_LAST: Final[list[tuple[Key, Outlook] | None]] = [None, None]


def outlook(state: State, side: int) -> Outlook:
    """The outlook of a side, kept as long as it holds: a round asks for it many times."""
    now = key(state, side)
    last = _LAST[side]
    if last is not None and last[0] == now:
        return last[1]
    found = Outlook(state, side)
    _LAST[side] = (now, found)
    return found
