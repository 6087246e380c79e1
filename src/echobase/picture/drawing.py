"""The facet `drawing` of a game: its board and positions as SVG."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.picture.marks import Geometry, Pairs

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True)
class Layout:
    """Where things are in a picture."""

    box: Box
    """All of the picture."""
    field: Box
    """The hexes with a little room, without the strips above and below."""
    hexes: Geometry
    labels: list[str]
    """All hexes, by label."""


class Drawing(Protocol):
    """One game as pictures; they show a view and nothing else."""

    def draw(
        self,
        view: Any,
        labels: bool,
        arrows: Pairs,
        reach: Iterable[str],
        lines: Pairs,
        lang: str,
    ) -> str:
        """The SVG of a view."""
        ...

    def layout(self, view: Any) -> Layout:
        """Where the picture of a view has its hexes."""
        ...

    def without_units(self, view: Any) -> Any:
        """The same view of a board on which nobody stands."""
        ...


def drawing(game: str) -> Drawing:
    """The drawing of a game; BadOption when it has none."""
    found: Drawing | None = registry.facet(game, "drawing")
    if found is None:
        raise BadOption(f"game: {registry.game(game).title} cannot be drawn")
    return found
