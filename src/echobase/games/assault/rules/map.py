"""A map: terrain, neighbours, macrohexes, sectors and features of one battlefield (A-MAP)."""

from typing import Final

from echobase import hexes
from echobase.core.aliases import Hex, Mask, i64
from echobase.core.masks import BIT
from echobase.core.rows import as_list, row
from echobase.core.vectors import vec
from echobase.games.assault.rules.destinations import BITS, Ends
from echobase.games.assault.rules.units import MOVEMENT_POINTS
from echobase.hexes import Basis, Cube

CLEAR: Final = 0
ROUGH: Final = 1
CLIFF: Final = 2
TERRAIN: Final = ("clear", "rough", "cliff")

FACINGS: Final = ("N", "NE", "SE", "S", "SW", "NW")
"""The hexsides, each one turn to the right of the previous (A-MAP-06)."""

OFF_MAP: Final = -1
NOT_KNOWN: Final = -1


def axial(column: int, row: int) -> Cube:
    """The axial coordinates of a hex, both numbers counted from 0 (A-MAP-05)."""
    return column, row - column // 2


def label(column: int, row: int) -> str:
    """CCRR, counted from 01 (A-MAP-04)."""
    return f"{column + 1:02}{row + 1:02}"


def steps_away(x: i64, y: i64) -> i64:
    """The length of the shortest path that changes the axial coordinates by this much."""
    if x < 0:
        x, y = -x, -y
    return x + y if y >= 0 else max(x, -y)


class Map:
    """One battlefield. Hexes are numbered by ascending label: down each column, west to east."""

    def __init__(self, id: str, columns: int, rows: int, basis: Basis, origin: Cube) -> None:
        self.id = id
        self.columns = columns
        self.rows = rows
        self.hexes: i64 = columns * rows
        places = [axial(x, y) for x in range(columns) for y in range(rows)]
        self.labels = [label(x, y) for x in range(columns) for y in range(rows)]
        self.index = {name: hex_ for hex_, name in enumerate(self.labels)}
        self.q = row([place[0] for place in places])
        self.r = row([place[1] for place in places])
        flowers = [hexes.flower((q - origin[0], r - origin[1]), basis) for q, r in places]
        self.macro_a = row([flower[0] for flower in flowers])
        self.macro_b = row([flower[1] for flower in flowers])
        at = {place: hex_ for hex_, place in enumerate(places)}
        self.neighbours: list[vec[i64]] = []
        """By hex and facing: the adjacent hex, or OFF_MAP."""
        for place in places:
            around = row([at.get(other, OFF_MAP) for other in hexes.neighbours(place)])
            self.neighbours.append(around)
        self.terrain = vec[i64]([CLEAR] * len(places))
        self.generator: Hex = OFF_MAP
        self.grid: Hex = OFF_MAP
        self.entries: list[int] = []
        """The Base entries, ascending."""
        self.imperial_sector: list[int] = []
        self.sector_3: list[int] = []
        self.sector_4: list[int] = []
        self.first_row_south = 0
        """The first row south of the Forward Line, counted from 0 (A-MAP-14)."""
        self.imperial_area = Ends([], self.hexes)
        self.speeder_area = Ends([], self.hexes)
        self.rebel_area = Ends([], self.hexes)
        """Hexes for set-up, without cliffs; the last is for Towers and Troopers."""
        self._ranges = [b""] * self.hexes
        self._within: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * self.hexes)
        self._walks: list[Ends | None] = [None] * ((MOVEMENT_POINTS + 1) * self.hexes)
        """By movement points, and then by hex."""
        self._doors = vec[i64]([NOT_KNOWN] * len(places))
        self._flights: list[Ends | None] = [None] * self.hexes
        self._exits: dict[int, Ends] = {}

    def row(self, hex_: Hex) -> i64:
        """The row of a hex, counted from 0."""
        return hex_ % self.rows

    def distance(self, a: Hex, b: Hex) -> i64:
        """Distance in hexes between two hexes (A-MAP-07)."""
        return steps_away(self.q[a] - self.q[b], self.r[a] - self.r[b])

    def range(self, a: Hex, b: Hex) -> i64:
        """Range in macrohexes between two hexes; 0 inside one (A-RANGE-01 to A-RANGE-04)."""
        return steps_away(self.macro_a[a] - self.macro_a[b], self.macro_b[a] - self.macro_b[b])

    def ranges(self, start: Hex) -> bytes:
        """By hex: its range from one hex, cached because shots need it all the time."""
        found = self._ranges[start]
        if not found:
            found = bytes([self.range(start, hex_) for hex_ in range(self.hexes)])
            for hex_ in range(self.hexes):
                if found[hex_] == 0:
                    self._ranges[hex_] = found  # the same for all hexes of a macrohex
        return found

    def within(self, start: Hex) -> vec[i64]:
        """The hexes at range 0 from one hex, as a set, then those up to range 1, and so on."""
        found = self._within[start]
        if len(found) == 0:
            ranges = self.ranges(start)
            words: i64 = len(self.imperial_area.words)
            found = vec[i64]([0] * (words * (max(ranges) + 1)))
            for hex_ in range(self.hexes):
                found[ranges[hex_] * words + hex_ // BITS] |= BIT[hex_ % BITS]
            for place in range(words, len(found)):
                found[place] |= found[place - words]
            for hex_ in range(self.hexes):
                if ranges[hex_] == 0:
                    self._within[hex_] = found
        return found

    def ring(self, centre: Hex, distance: i64) -> list[int]:
        """The hexes of the map at exactly this distance."""
        return [hex_ for hex_ in range(self.hexes) if self.distance(centre, hex_) == distance]

    def closed_to_walkers(self, hex_: Hex) -> bool:
        """Cliffs, the Power Grid and the Shield Generator (A-WALKER-05, A-WALKER-06)."""
        return self.terrain[hex_] == CLIFF or hex_ == self.grid or hex_ == self.generator

    def south_of_line(self, hex_: Hex) -> bool:
        """Strictly south of the Forward Line (A-SETUP-11)."""
        return self.row(hex_) >= self.first_row_south

    def walk(self, start: Hex, points: i64) -> Ends:
        """Where infantry and AT-STs can go with this many points, excluding the start itself.

        Every hex that is not a cliff costs 1, and units on the way neither stop nor cost (A-MOVE-02
        to A-MOVE-06), so this depends on the map alone.
        """
        found = self._walks[points * self.hexes + start]
        if found is None:
            found = Ends(self._spread(start, points, False), self.hexes)
            self._walks[points * self.hexes + start] = found
        return found

    def flight(self, start: Hex) -> Ends:
        """Where a Snowspeeder can go: it crosses cliffs (A-MOVE-04)."""
        found = self._flights[start]
        if found is None:
            found = Ends(self._spread(start, MOVEMENT_POINTS, True), self.hexes)
            self._flights[start] = found
        return found

    def doors(self, start: Hex) -> Mask:
        """The Base entries, by number, from which a unit that starts here can go inside."""
        found = self._doors[start]
        if found == NOT_KNOWN:
            ends = self.walk(start, MOVEMENT_POINTS - 1)
            found = 0
            for number, entry in enumerate(self.entries):
                if entry == start or ends.has(entry):
                    found |= BIT[number]
            self._doors[start] = found
        return found

    def every_door(self) -> Mask:
        """All Base entries, by number."""
        return BIT[len(self.entries)] - 1

    def exits(self, doors: Mask) -> Ends:
        """Where to appear out of the Base through these entries; leaving costs one point."""
        found = self._exits.get(doors)
        if found is None:
            reached: set[int] = set()
            for number, entry in enumerate(self.entries):
                if doors >> number & 1:
                    reached.add(entry)
                    reached.update(as_list(self.walk(entry, MOVEMENT_POINTS - 1).hexes))
            found = Ends(sorted(reached), self.hexes)
            self._exits[doors] = found
        return found

    def _spread(self, start: Hex, points: i64, over_cliffs: bool) -> list[int]:
        """The hexes within this many steps, ascending."""
        reached = [False] * self.hexes
        reached[start] = True
        found: list[int] = []
        border = [start]
        for _ in range(points):
            beyond: list[int] = []
            for hex_ in border:
                for other in self.neighbours[hex_]:
                    if other == OFF_MAP or reached[other]:
                        continue
                    if over_cliffs or self.terrain[other] != CLIFF:
                        reached[other] = True
                        beyond.append(other)
            found += beyond
            border = beyond
        found.sort()
        return found
