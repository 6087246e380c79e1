"""Marks that a caller asks for: arrows, hexes in reach, lines of sight."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import hypot

from echobase.core.errors import BadOption
from echobase.picture.layer import Layer, Point, number, points
from echobase.picture.palette import AMBER, BLOCKED, CASING, REACH
from echobase.picture.pieces import inset

Pairs = Iterable[tuple[str, str]]
"""From hex to hex."""


@dataclass(frozen=True)
class Marks:
    """What a caller wants to see besides a view: labels of hexes, arrows, reach, lines of sight."""

    labels: bool = False
    arrows: Pairs = ()
    reach: Iterable[str] = ()
    lines: Pairs = ()
    blocked: Pairs = ()
    """Lines of sight that something blocks."""


class Geometry:
    """Where the hexes of a board lie: corners of each by its label."""

    def __init__(self, known: Callable[[str], bool], corners: Callable[[str], list[Point]]) -> None:
        self._known = known
        self._corners = corners

    def corners(self, label: str) -> list[Point]:
        """The six corners; BadOption for a label that is not a hex of this board."""
        wanted = label.strip().upper() if isinstance(label, str) else label
        if not isinstance(wanted, str) or not self._known(wanted):
            raise BadOption(f"picture: there is no hex {label!r} on this board")
        return self._corners(wanted)

    def centre(self, label: str) -> Point:
        corners = self.corners(label)
        return sum(x for x, _ in corners) / 6, sum(y for _, y in corners) / 6


def draw_reach(layer: Layer, hexes: Iterable[str], board: Geometry) -> None:
    """Hexes with an amber wash."""
    if isinstance(hexes, str):
        raise BadOption("picture: reach is a list of hexes, such as ['F3', 'F4']")
    for label in hexes:
        shape = points(inset(board.corners(label), board.centre(label), 0.92))
        layer.add(
            f'<polygon class="reach" points="{shape}" fill="{AMBER}" fill-opacity=".3" '
            f'stroke="{REACH}" stroke-width="2.4" stroke-dasharray="6 4.5"/>'
        )


def draw_arrows(layer: Layer, wanted: Pairs, board: Geometry) -> None:
    """Amber arrows from hex to hex."""
    for start, end in pairs(wanted, "arrows"):
        (x, y), (ex, ey) = board.centre(start), board.centre(end)
        length = hypot(ex - x, ey - y)
        if not length:
            continue
        ux, uy = (ex - x) / length, (ey - y) / length
        tip = (ex - 8 * ux, ey - 8 * uy)
        neck = (tip[0] - 22 * ux, tip[1] - 22 * uy)
        head = [
            tip,
            (neck[0] - 13 * uy, neck[1] + 13 * ux),
            (neck[0] + 6 * ux, neck[1] + 6 * uy),
            (neck[0] + 13 * uy, neck[1] - 13 * ux),
        ]
        shaft = _line((x + 14 * ux, y + 14 * uy), (neck[0] + 4 * ux, neck[1] + 4 * uy))
        shape = f'points="{points(head)}" stroke-linejoin="round"'
        layer.add(
            f'<g class="arrow" fill="none" stroke-linecap="round">'
            f'<path {shaft} stroke="{CASING}" stroke-width="9"/>'
            f'<polygon {shape} fill="{AMBER}" stroke="{CASING}" stroke-width="5"/>'
            f'<path {shaft} stroke="{AMBER}" stroke-width="5"/>'
            f'<polygon {shape} fill="{AMBER}" stroke="none"/></g>\n'
        )


def draw_lines(layer: Layer, wanted: Pairs, board: Geometry) -> None:
    """Lines of sight from the centre of one hex to that of another."""
    for start, end in pairs(wanted, "lines"):
        (x, y), (ex, ey) = board.centre(start), board.centre(end)
        run = _line((x, y), (ex, ey))
        circle = f'<circle cx="{number(ex)}" cy="{number(ey)}"'
        layer.add(
            f'<g class="sight" fill="none" stroke-linecap="round">'
            f'<path {run} stroke="{CASING}" stroke-width="6"/>'
            f'{circle} r="9" stroke="{CASING}" stroke-width="6"/>'
            f'<path {run} stroke="#fff" stroke-width="3" stroke-dasharray="1 6"/>'
            f'{circle} r="9" stroke="#fff" stroke-width="2.6"/>'
            f'<circle cx="{number(x)}" cy="{number(y)}" r="4" fill="#fff" stroke="{CASING}" '
            f'stroke-width="1.6"/></g>\n'
        )


def draw_blocked(layer: Layer, wanted: Pairs, board: Geometry) -> None:
    """Lines of sight that do not reach their end, where a cross stands."""
    for start, end in pairs(wanted, "blocked"):
        (x, y), (ex, ey) = board.centre(start), board.centre(end)
        run = _line((x, y), (ex, ey))
        cross = f'd="M{number(ex - 9)} {number(ey - 9)}l18 18m0-18l-18 18"'
        layer.add(
            f'<g class="blocked" fill="none" stroke-linecap="round">'
            f'<path {run} stroke="#fff" stroke-width="7" opacity=".85"/>'
            f'<path {run} stroke="{BLOCKED}" stroke-width="3.4" stroke-dasharray="2 7"/>'
            f'<path {cross} stroke="#fff" stroke-width="9"/>'
            f'<path {cross} stroke="{BLOCKED}" stroke-width="4.5"/></g>\n'
        )


def pairs(wanted: Pairs, name: str) -> list[tuple[str, str]]:
    """The pairs of hexes, checked."""
    found: list[tuple[str, str]] = []
    for pair in wanted:
        if isinstance(pair, str) or len(pair) != 2:
            raise BadOption(f"picture: {name} are pairs of hexes, such as ('G3', 'F3')")
        found.append((pair[0], pair[1]))
    return found


def _line(start: Point, end: Point) -> str:
    ends = f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
    return f'd="{ends}"'
