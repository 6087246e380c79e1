"""Charts as SVG: curves with bands, columns. Colours come from the page, by class."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Final

from echobase.lab.curves import Curve
from echobase.text.html import Html, element

WIDTH: Final = 360.0
HEIGHT: Final = 210.0
LEFT, RIGHT, TOP, BOTTOM = 30.0, 350.0, 14.0, 176.0
"""The position of the axes."""
MOST_TICKS: Final = 8
STEPS: Final = (1, 2, 5)

Point = tuple[float, float]


@dataclass(frozen=True)
class Series:
    """A curve with its name and the class of its colour."""

    name: str
    kind: str
    curve: Curve


def step(most: float) -> int:
    """The distance between marks on an axis: 1, 2, 5, 10, 20, ..."""
    ten = 1
    while True:
        for one in STEPS:
            if most / (one * ten) <= MOST_TICKS:
                return one * ten
        ten *= 10


class Axes:
    """Coordinates of a chart: whole numbers from `first` to `last` across, 0 to `most` upwards."""

    def __init__(self, first: int, last: int, most: float, room: float = 0.0) -> None:
        self.first, self.last = first, max(last, first + 1 - bool(room))
        self.rise = step(max(most, 1))
        self.most = max(ceil(most / self.rise), 1) * self.rise
        self.room = room
        """Half a column left and right of the outermost numbers."""

    def x(self, value: float) -> float:
        wide = self.last - self.first + 2 * self.room
        return LEFT + (RIGHT - LEFT) * (value - self.first + self.room) / wide

    def y(self, value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * value / self.most

    def drawn(self, across: str) -> Iterable[Html]:
        """Lines, numbers and the title of the horizontal axis."""
        for value in range(0, self.most + 1, self.rise):
            y = self.y(value)
            kind = "grid" if value else "axis"
            yield element("line", x1=LEFT, x2=RIGHT, y1=y, y2=y, class_=kind)
            yield element("text", str(value), x=LEFT - 6, y=y + 4, class_="tick end")
        apart = step(self.last - self.first)
        for value in range(self.first, self.last + 1):
            if value % apart == 0 or (value == 1 and apart > 2):
                yield element(
                    "text", str(value), x=self.x(value), y=BOTTOM + 16, class_="tick middle"
                )
        yield element("text", across, x=(LEFT + RIGHT) / 2, y=HEIGHT - 2, class_="tick middle")


def chart(title: str, *content: Iterable[Html]) -> Html:
    """The frame of a chart; the title is for screen readers."""
    return element(
        "svg",
        element("title", title),
        *content,
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        role="img",
        class_="chart",
    )


def curves(title: str, across: str, series: Sequence[Series]) -> Html:
    """Means as lines over turns, each in a band."""
    turns = max(len(one.curve.mean) for one in series)
    axes = Axes(1, turns, max(max(one.curve.high) for one in series))
    bands = [_band(axes, one) for one in series]
    lines = [_line(axes, one) for one in series]
    return chart(title, axes.drawn(across), bands, lines)


def _band(axes: Axes, series: Series) -> Html:
    low, high = series.curve.low, series.curve.high
    turns = range(len(low))
    corners = [(axes.x(turn + 1), axes.y(high[turn])) for turn in turns]
    corners += [(axes.x(turn + 1), axes.y(low[turn])) for turn in reversed(turns)]
    return element("polygon", points=_points(corners), class_=f"band {series.kind}")


def _line(axes: Axes, series: Series) -> Html:
    places = [(axes.x(turn), axes.y(value)) for turn, value in enumerate(series.curve.mean, 1)]
    x, y = places[-1]
    dot = element("circle", cx=x, cy=y, r=4, class_=f"dot {series.kind}")
    line = element("polyline", points=_points(places), class_=f"line {series.kind}")
    told = ", ".join(f"{value:.1f}" for value in series.curve.mean)
    return element("g", element("title", f"{series.name}: {told}"), line, dot)


def _points(places: Iterable[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def columns(title: str, across: str, counts: Mapping[str, Mapping[int, int]]) -> Html:
    """How often each number occurred; the classes are stacked in their order."""
    numbers = sorted({number for found in counts.values() for number in found})
    first, last = numbers[0], numbers[-1]
    heights = [sum(found.get(number, 0) for found in counts.values()) for number in numbers]
    axes = Axes(first, last, max(heights), room=0.5)
    return chart(title, axes.drawn(across), _columns(axes, numbers, counts))


def _columns(
    axes: Axes, numbers: Sequence[int], counts: Mapping[str, Mapping[int, int]]
) -> Iterable[Html]:
    wide = min((axes.x(1) - axes.x(0)) * 0.82, 40)
    for number in numbers:
        found = [(kind, of.get(number, 0)) for kind, of in counts.items()]
        tops = [sum(count for _, count in found[:end]) for end in range(len(found) + 1)]
        for (kind, count), (below, above) in zip(found, pairwise(tops), strict=True):
            if count:
                yield element(
                    "rect",
                    element("title", f"{number}: {count}"),
                    x=axes.x(number) - wide / 2,
                    y=axes.y(above),
                    width=wide,
                    height=axes.y(below) - axes.y(above),
                    class_=f"column {kind}",
                )
