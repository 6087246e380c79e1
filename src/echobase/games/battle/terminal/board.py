"""The board drawn in text: two lines per hex, Rebels in capitals, Imperials in lower case."""

from typing import Final

from rich.text import Text as Line

from echobase.games.battle.documents.view import UnitView, View
from echobase.games.battle.rules.board import ROWS, WIDTHS
from echobase.games.battle.words.signs import BADGES, STRUCTURES, TERRAIN, UNITS
from echobase.terminal.canvas import Canvas
from echobase.terminal.screen import STYLES
from echobase.text import Text

PITCH: Final = 6
HEIGHT: Final = 3
WIDTH: Final = 10 * PITCH + 1
FLANK: Final = 3
CENTRE: Final = 7
"""Columns of wide rows after which a section line runs."""

MOVING: Final = "mv"
OBJECTIVE: Final = "o"
EXIT: Final = "x"
ORDERED: Final = ">"


def draw(view: View, boxes: bool = True) -> list[Line]:
    """The board with terrain, structures, objectives, exits and units."""
    canvas = Canvas(WIDTH, 7 * HEIGHT + 1)
    units = {unit.hex: unit for unit in view.units}
    marks = {hex_: EXIT for way_out in view.exits for hex_ in way_out.hexes} | {
        hex_: OBJECTIVE for objective in view.objectives for hex_ in objective.hexes
    }
    for row, letter in enumerate(ROWS):
        for column in range(WIDTHS[row]):
            label = f"{letter}{column + 1}"
            x, y = column * PITCH + (row % 2) * PITCH // 2, row * HEIGHT
            canvas.box(x, y, PITCH, HEIGHT)
            ground(canvas, x + 1, y + 1, label, view.terrain.get(label, ""), marks.get(label, ""))
            if label in view.structures:
                canvas.write(x + 1, y + 2, STRUCTURES[view.structures[label]], "rebel")
            elif label in units:
                canvas.write(x + 1, y + 2, unit_code(units[label]), units[label].side)
        if row % 2 == 0:
            for border in (FLANK, CENTRE):
                for y in (row * HEIGHT + 1, row * HEIGHT + 2):
                    canvas.write(border * PITCH, y, "┃" if boxes else "#")
    return canvas.lines(boxes)


def ground(canvas: Canvas, x: int, y: int, label: str, terrain: str, mark: str) -> None:
    """The upper line of a hex: its label, its terrain, what is marked there."""
    canvas.write(x, y, label, "faint")
    symbol = TERRAIN.get(terrain, " ")
    canvas.write(x + 3, y, symbol + (mark or symbol), "ground")
    if mark:
        canvas.write(x + 4, y, mark, "mark")


def unit_code(unit: UnitView) -> str:
    """A unit in five characters: ordered, figures, kind, badge.

    The figures come first, so that nobody mistakes a unit for the label of a hex.
    """
    badge = MOVING if unit.moving else BADGES[unit.badge]
    flag = ORDERED if unit.ordered else " "
    return f"{flag}{unit.figures}{UNITS[unit.kind]}{badge}".ljust(5)[:5]


def ruler(text: Text, side: str) -> Line:
    """The sections as one side sees them, for its edge of the board."""
    names = [text(f"section-{name}") for name in ("left", "centre", "right")]
    if side == "empire":
        names.reverse()
    widths = [FLANK * PITCH, (CENTRE - FLANK) * PITCH, FLANK * PITCH]
    line = Line("  ")
    for name, width in zip(names, widths, strict=True):
        line.append(name.center(width - 1), STYLES["faint"])
        line.append("|" if name is not names[-1] else " ", STYLES["faint"])
    line.append(text(f"side-{side}-short"), STYLES[side])
    return line


def legend(view: View, text: Text) -> list[str]:
    """What the signs on this board mean."""
    found: list[str] = []
    for kind, letter in UNITS.items():
        if any(unit.kind == kind for unit in view.units):
            found.append(f"{letter:<3}{text.name('unit', kind)}")
    for structure, sign in STRUCTURES.items():
        if structure in view.structures.values():
            found.append(f"{sign}  {text.name('unit', structure)}")
    for badge, sign in BADGES.items():
        if badge and any(unit.badge == badge and not unit.moving for unit in view.units):
            found.append(f"{sign:<3}{text('badge-' + badge.replace('_', '-'))}")
    if any(unit.moving for unit in view.units):
        found.append(f"{MOVING:<3}{text('badge-eweb')}: {text('badge-eweb-moving')}")
    for terrain, sign in TERRAIN.items():
        if terrain in view.terrain.values():
            found.append(f"{sign:<3}{text('terrain-' + terrain)}")
    if view.objectives:
        found.append(f"{OBJECTIVE:<3}{text('ui-objective')}")
    if view.exits:
        found.append(f"{EXIT:<3}{text('ui-exit')}")
    if any(unit.ordered for unit in view.units):
        found.append(f"{ORDERED:<3}{text('ui-ordered')}")
    return found
