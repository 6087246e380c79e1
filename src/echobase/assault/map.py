"""A map: terrain, neighbours, macrohexes, sectors and features of one battlefield (A-MAP)."""

from typing import Final

from echobase import hexes
from echobase.assault.units import MOVEMENT_POINTS
from echobase.hexes import Basis, Cube

CLEAR: Final = 0
ROUGH: Final = 1
CLIFF: Final = 2
TERRAIN: Final = ("clear", "rough", "cliff")

FACINGS: Final = ("N", "NE", "SE", "S", "SW", "NW")
"""The hexsides, each one right turn after the one before (A-MAP-06)."""

OFF_MAP: Final = -1


def axial(column: int, row: int) -> Cube:
    """The axial coordinates of a hex, both numbers counted from 0 (A-MAP-05)."""
    return column, row - column // 2


def label(column: int, row: int) -> str:
    """CCRR, counted from 01 (A-MAP-04)."""
    return f"{column + 1:02}{row + 1:02}"


class Map:
    """One battlefield. Hexes are numbered by ascending label: down each column, west to east."""

    def __init__(self, id: str, columns: int, rows: int, basis: Basis, origin: Cube) -> None:
        self.id = id
        self.columns = columns
        self.rows = rows
        self.hexes = columns * rows
        places = [axial(x, y) for x in range(columns) for y in range(rows)]
        self.labels = [label(x, y) for x in range(columns) for y in range(rows)]
        self.index = {name: hex_ for hex_, name in enumerate(self.labels)}
        self.q = [place[0] for place in places]
        self.r = [place[1] for place in places]
        flowers = [hexes.flower((q - origin[0], r - origin[1]), basis) for q, r in places]
        self.macro_a = [flower[0] for flower in flowers]
        self.macro_b = [flower[1] for flower in flowers]
        at = {place: hex_ for hex_, place in enumerate(places)}
        self.neighbours = [
            [at.get(other, OFF_MAP) for other in hexes.neighbours(place)] for place in places
        ]
        """By hex and facing: the hex that lies there, or OFF_MAP."""
        self.terrain = [CLEAR] * self.hexes
        self.generator = OFF_MAP
        self.grid = OFF_MAP
        self.entries: list[int] = []
        """The Base entries, ascending."""
        self.imperial_sector: list[int] = []
        self.sector_3: list[int] = []
        self.sector_4: list[int] = []
        self.first_row_south = 0
        """The first row south of the Forward Line, counted from 0 (A-MAP-14)."""
        self._ranges: list[list[int]] = [[] for _ in range(self.hexes)]
        self.kept_moves: dict[int, list[int]] = {}
        """Moves by unit, start and points as if the map were empty, kept by `move`."""
        self._walks: list[dict[int, int]] = [{} for _ in range(self.hexes)]
        self._flights: list[dict[int, int]] = [{} for _ in range(self.hexes)]
        self._ends: list[list[list[int]]] = [[] for _ in range(self.hexes)]
        self._landings: list[list[int]] = [[] for _ in range(self.hexes)]

    def row(self, hex_: int) -> int:
        """The row of a hex, counted from 0."""
        return hex_ % self.rows

    def distance(self, a: int, b: int) -> int:
        """Hexes from hex to hex (A-MAP-07)."""
        dq = self.q[a] - self.q[b]
        dr = self.r[a] - self.r[b]
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def range(self, a: int, b: int) -> int:
        """Macrohexes from hex to hex; 0 inside one (A-RANGE-01 to A-RANGE-04)."""
        da = self.macro_a[a] - self.macro_a[b]
        db = self.macro_b[a] - self.macro_b[b]
        return (abs(da) + abs(db) + abs(da + db)) // 2

    def ranges(self, start: int) -> list[int]:
        """By hex: its range from one hex, kept because shots ask for it all the time."""
        if not self._ranges[start]:
            self._ranges[start] = [self.range(start, hex_) for hex_ in range(self.hexes)]
        return self._ranges[start]

    def ring(self, centre: int, distance: int) -> list[int]:
        """The hexes of the map at exactly this distance."""
        return [hex_ for hex_ in range(self.hexes) if self.distance(centre, hex_) == distance]

    def closed_to_walkers(self, hex_: int) -> bool:
        """Cliffs, the Power Grid and the Shield Generator (A-WALKER-05, A-WALKER-06)."""
        return self.terrain[hex_] == CLIFF or hex_ == self.grid or hex_ == self.generator

    def south_of_line(self, hex_: int) -> bool:
        """Strictly south of the Forward Line (A-SETUP-11)."""
        return self.row(hex_) >= self.first_row_south

    def walk(self, start: int) -> dict[int, int]:
        """The hexes that infantry and AT-STs reach with one move, and the points it costs.

        Every hex that is no cliff costs 1, and units on the way neither stop nor cost (A-MOVE-02
        to A-MOVE-06), so this depends on the map alone.
        """
        if not self._walks[start]:
            self._walks[start] = self._spread(start, False)
        return self._walks[start]

    def flight(self, start: int) -> dict[int, int]:
        """The same for Snowspeeders, which cross cliffs (A-MOVE-04)."""
        if not self._flights[start]:
            self._flights[start] = self._spread(start, True)
        return self._flights[start]

    def ends(self, start: int, points: int) -> list[int]:
        """The hexes to walk to with so many points, ascending, the start itself left out."""
        if not self._ends[start]:
            walk = self.walk(start)
            self._ends[start] = [
                sorted(hex_ for hex_, cost in walk.items() if 0 < cost <= most)
                for most in range(MOVEMENT_POINTS + 1)
            ]
        return self._ends[start][points]

    def landings(self, start: int) -> list[int]:
        """The hexes to fly to with one move, ascending, the start itself left out."""
        if not self._landings[start]:
            self._landings[start] = sorted(hex_ for hex_ in self.flight(start) if hex_ != start)
        return self._landings[start]

    def _spread(self, start: int, over_cliffs: bool) -> dict[int, int]:
        cost = {start: 0}
        border = [start]
        for points in range(1, MOVEMENT_POINTS + 1):
            beyond: list[int] = []
            for hex_ in border:
                for other in self.neighbours[hex_]:
                    if other == OFF_MAP or other in cost:
                        continue
                    if self.terrain[other] == CLIFF and not over_cliffs:
                        continue
                    cost[other] = points
                    beyond.append(other)
            border = beyond
        return cost
