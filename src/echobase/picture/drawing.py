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
    """The whole picture."""
    field: Box
    """The hexes with a small margin, without the strips above and below."""
    hexes: Geometry
    labels: list[str]
    """All hexes, by label."""


class Drawing(Protocol):
    """Draws one game; a picture shows a view and nothing else."""

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
        """Where the hexes are in the picture of a view."""
        ...

    def without_units(self, view: Any) -> Any:
        """The same view with an empty board."""
        ...


def drawing(game: str) -> Drawing:
    """The drawing of a game; BadOption when it has none."""
    found: Drawing | None = registry.facet(game, "drawing")
    if found is None:
        raise BadOption(f"game: {registry.game(game).title} cannot be drawn")
    return found
