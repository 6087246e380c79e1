"""What a unit could shoot at from another hex, so that moves can be marked."""

from echobase.games.assault.rules.damage import MOST_BLASTER
from echobase.games.assault.rules.field_of_fire import sees
from echobase.games.assault.rules.fire import TargetTable, fire_strength
from echobase.games.assault.rules.map import CLIFF
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import is_speeder, is_walker


class Reach:
    """The targets of a side as they stand; points and cards are ignored."""

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.marks = TargetTable(state, side)
        self.ranges: dict[int, list[tuple[int, int]]] = {}

    def can_shoot(self, unit: int, hex_: int, facing: int) -> bool:
        """Whether a unit would have a target from that hex; only Walkers have a facing."""
        state = self.state
        if state.setting.map.terrain[hex_] == CLIFF:
            return False
        if is_walker(unit) and state.blaster[unit] >= MOST_BLASTER:
            return False
        ranges = state.setting.map.ranges(hex_)
        walker = is_walker(unit)
        # A plain loop: a round calls this hundreds of times.
        for mark, farthest in self.within(fire_strength(state, unit)):
            if ranges[mark] <= farthest:
                if not walker or sees(state.setting, hex_, facing, mark):
                    return True
        return False

    def within(self, strength: int) -> list[tuple[int, int]]:
        """The hexes of all targets, each with the range from which this strength can hit it."""
        if strength not in self.ranges:
            marks = zip(self.marks.hexes, self.marks.demands, strict=True)
            self.ranges[strength] = [
                (mark, strength - demand) for mark, demand in marks if demand <= strength
            ]
        return self.ranges[strength]

    def can_harpoon(self, unit: int, hex_: int) -> bool:
        """Whether a Snowspeeder would be next to a Walker, and not among cliffs."""
        state = self.state
        if not is_speeder(unit) or state.setting.map.terrain[hex_] == CLIFF:
            return False
        beside = [other for other in state.setting.map.neighbours[hex_] if other >= 0]
        return any(is_walker(state.at[other]) for other in beside)
