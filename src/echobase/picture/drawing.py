"""The facet `drawing` of a game: its board and positions as SVG."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import msgspec

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.picture.marks import Geometry, Marks

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


class Drawing(ABC):
    """Draws one game; a picture shows a view and nothing else."""

    pieces = "units"
    """The field of a view that holds what stands on the board."""

    @abstractmethod
    def draw(self, view: Any, marks: Marks, lang: str) -> str:
        """The SVG of a view."""

    @abstractmethod
    def layout(self, view: Any) -> Layout:
        """Where the hexes are in the picture of a view."""

    def without_units(self, view: Any) -> Any:
        """The same view with an empty board."""
        return msgspec.structs.replace(view, **{self.pieces: []})


def drawing(game: str) -> Drawing:
    """The drawing of a game; BadOption when it has none."""
    found: Drawing | None = registry.facet(game, "drawing")
    if found is None:
        raise BadOption(f"game: {registry.game(game).title} cannot be drawn")
    return found
