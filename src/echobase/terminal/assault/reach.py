"""What a unit could shoot at from another hex, so that moves can be marked."""

from echobase.assault.damage import MOST_BLASTER
from echobase.assault.field import in_wedge
from echobase.assault.fire import armour, fire_strength, has_cover, target_hex, targets
from echobase.assault.map import CLIFF
from echobase.assault.state import State
from echobase.assault.units import is_speeder, is_walker


class Reach:
    """The targets of a side as they stand; points and cards are left out."""

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.marks: list[tuple[int, int]] = []
        """Hexes, and the strength that a shot needs there at range 0."""
        for target in targets(state, side):
            hex_ = target_hex(state, target)
            cover = 1 if has_cover(state, target, hex_) else 0
            self.marks.append((hex_, armour(state, target) + cover))

    def can_shoot(self, unit: int, hex_: int, facing: int) -> bool:
        """Whether a unit would have a target from that hex; only Walkers have a facing."""
        state = self.state
        if state.setting.map.terrain[hex_] == CLIFF:
            return False
        if is_walker(unit) and state.blaster[unit] >= MOST_BLASTER:
            return False
        ranges = state.setting.map.ranges(hex_)
        strength = fire_strength(state, unit)
        return any(
            needed + ranges[mark] <= strength
            and (not is_walker(unit) or self.in_field(hex_, facing, mark))
            for mark, needed in self.marks
        )

    def in_field(self, hex_: int, facing: int, mark: int) -> bool:
        map_ = self.state.setting.map
        angle = self.state.setting.field_of_fire
        return in_wedge(facing, map_.q[mark] - map_.q[hex_], map_.r[mark] - map_.r[hex_], angle)

    def can_harpoon(self, unit: int, hex_: int) -> bool:
        """Whether a Snowspeeder would be next to a Walker, and not among cliffs."""
        state = self.state
        if not is_speeder(unit) or state.setting.map.terrain[hex_] == CLIFF:
            return False
        beside = [other for other in state.setting.map.neighbours[hex_] if other >= 0]
        return any(is_walker(state.at[other]) for other in beside)
