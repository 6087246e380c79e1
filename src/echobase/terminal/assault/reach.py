"""What a unit could shoot at from another hex, so that moves can be marked."""

from echobase.assault.damage import MOST_BLASTER
from echobase.assault.field import sees
from echobase.assault.fire import Marks, fire_strength
from echobase.assault.map import CLIFF
from echobase.assault.state import State
from echobase.assault.units import is_speeder, is_walker


class Reach:
    """The targets of a side as they stand; points and cards are left out."""

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.marks = Marks(state, side)

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
            demand + ranges[mark] <= strength
            and (not is_walker(unit) or sees(state.setting, hex_, facing, mark))
            for mark, demand in zip(self.marks.hexes, self.marks.demands, strict=True)
        )

    def can_harpoon(self, unit: int, hex_: int) -> bool:
        """Whether a Snowspeeder would be next to a Walker, and not among cliffs."""
        state = self.state
        if not is_speeder(unit) or state.setting.map.terrain[hex_] == CLIFF:
            return False
        beside = [other for other in state.setting.map.neighbours[hex_] if other >= 0]
        return any(is_walker(state.at[other]) for other in beside)
