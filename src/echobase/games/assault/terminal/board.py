"""The map drawn in text: flat-topped hexes, two lines per row, only the rows requested."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text as Line

from echobase.games.assault.documents.view import UnitView, View
from echobase.games.assault.words.names import ARROWS, SIGNS
from echobase.terminal.canvas import Canvas
from echobase.terminal.screen import STYLES
from echobase.text import Text

PITCH: Final = 5
INSIDE: Final = PITCH - 1
MARGIN: Final = 3
LEAST_WIDTH: Final = MARGIN + 8 * PITCH + 1
"""Narrower screens get the description."""
TERRAIN: Final = {"clear": "____", "rough": "_^^_", "cliff": "####"}
FEATURES: Final = {"base_entry": "BASE", "power_grid": "GRID", "shield_generator": "GEN!"}
RUIN: Final = "xxxx"
"""The Power Grid once it is destroyed."""
LINE: Final = "="
"""The Forward Line, along the lower sides of the hexes north of it."""
LUKE: Final = "*"


def columns_that_fit(width: int) -> int:
    """How many columns of hexes a screen can hold."""
    return max((width - MARGIN - 1) // PITCH, 1)


class TextMap:
    """Draws a part of the map: rows and columns counted from 1, both ends included."""

    def __init__(
        self,
        view: View,
        rows: tuple[int, int],
        columns: tuple[int, int],
        labelled: Collection[str] | None = None,
    ) -> None:
        self.view = view
        self.rows = rows
        self.columns = columns
        self.labelled = labelled
        """The empty hexes that show their label; all of them when None."""
        self.units = {unit.place: unit for unit in view.units if unit.place.isdecimal()}
        height = 2 * (rows[1] - rows[0] + 1) + 2
        self.canvas = Canvas(MARGIN + PITCH * (columns[1] - columns[0] + 1) + 1, height)

    def lines(self, boxes: bool) -> list[Line]:
        """The drawing; `boxes` says whether arrows can be shown."""
        for column in range(self.columns[0], self.columns[1] + 1):
            for row in range(self.rows[0], self.rows[1] + 1):
                self.hex(column, row, boxes)
        for row in range(self.rows[0], self.rows[1] + 1):
            self.canvas.write(0, 2 * (row - self.rows[0]) + 1, f"{row:02}", "faint")
        return self.canvas.lines(boxes)

    def hex(self, column: int, row: int, boxes: bool) -> None:
        """One hex: its sides, its unit or label above, the terrain below."""
        x = MARGIN + PITCH * (column - self.columns[0])
        y = 2 * (row - self.rows[0]) + (1 if column % 2 else 2)
        label = f"{column:02}{row:02}"
        canvas = self.canvas
        if row == self.rows[0]:
            canvas.write(x + 1, y - 1, TERRAIN["clear"], "faint")
        canvas.write(x, y, "/", "faint")
        canvas.write(x + PITCH, y, "\\", "faint")
        canvas.write(x, y + 1, "\\", "faint")
        canvas.write(x + PITCH, y + 1, "/", "faint")
        unit = self.units.get(label)
        if unit is not None:
            canvas.write(x + 1, y, self.code(unit, boxes), unit.side)
        elif self.labelled is None:
            canvas.write(x + 1, y, label, "faint")
        elif label in self.labelled:
            canvas.write(x + 1, y, label, "mark")
        self.ground(x + 1, y + 1, label)

    def code(self, unit: UnitView, boxes: bool) -> str:
        """A counter in four characters: its name, a Walker's facing, a mark for Luke."""
        turned = ARROWS[unit.facing] if boxes and unit.facing else unit.facing
        luke = LUKE if unit.unit == self.view.luke.unit else ""
        return f"{unit.unit}{turned}{luke}".center(INSIDE)

    def ground(self, x: int, y: int, label: str) -> None:
        """The lower line of a hex: terrain or feature, and the Forward Line."""
        view = self.view
        terrain = view.terrain.get(label, "clear")
        sign = TERRAIN[terrain]
        style = "ground" if terrain != "clear" else "faint"
        if int(label[2:]) == view.first_row_south - 1:
            sign = sign.replace("_", LINE)
            style = "mark" if terrain == "clear" else style
        if label in view.features:
            ruined = view.features[label] == "power_grid" and not view.grid_stands
            sign = RUIN if ruined else FEATURES[view.features[label]]
            style = "mark"
        self.canvas.write(x, y, sign, style)


def draw(
    view: View,
    bands: Sequence[tuple[int, int]],
    columns: tuple[int, int],
    boxes: bool = True,
    labelled: Collection[str] | None = None,
) -> list[Line]:
    """The bands of rows one below another, with a mark where rows are left out."""
    found: list[Line] = [header(columns)]
    last = 0
    for first, end in bands:
        if first > last + 1:
            found.append(left_out(last + 1, first - 1, boxes))
        found += TextMap(view, (first, end), columns, labelled).lines(boxes)
        last = end
    if last < view.rows:
        found.append(left_out(last + 1, view.rows, boxes))
    return found


def header(columns: tuple[int, int]) -> Line:
    numbers = [f"{column:02}".center(PITCH) for column in range(columns[0], columns[1] + 1)]
    return Line(" " * MARGIN + "".join(numbers).rstrip(), STYLES["faint"])


def left_out(first: int, last: int, boxes: bool) -> Line:
    dots = "⋮" if boxes else ":"
    rows = f"{first:02}-{last:02}" if last > first else f"{first:02}"
    return Line(f"{dots}  {rows}", STYLES["faint"])


def legend(view: View, text: Text, boxes: bool = True) -> list[str]:
    """What the signs on the map mean."""
    there = {unit.kind for unit in view.units if unit.place.isdecimal()}
    found = [f"{sign:<5}{text.name('kind', key)}" for key, sign in SIGNS.items() if key in there]
    if "walker" in there:
        arrows = "".join(ARROWS[facing] for facing in ("SW", "S", "SE")) if boxes else "S SE"
        found.insert(1, f"{arrows:<5}{text('ui-assault-arrows')}")
    for terrain in ("rough", "cliff"):
        found.append(f"{TERRAIN[terrain]:<5}{text.name('terrain', terrain)}")
    for feature, sign in FEATURES.items():
        name = text(f"feature-{feature.replace('_', '-')}")
        found.append(f"{sign:<5}{name}")
    if not view.grid_stands:
        found.append(f"{RUIN:<5}{text('ui-assault-grid-ruin')}")
    found.append(f"{LINE * 4:<5}{text('feature-forward-line')}")
    if view.luke.unit:
        found.append(f"{LUKE:<5}{text('hero-luke')}")
    return found
