"""The facet `from_workshop` of a game: battles or maps that were made with the workshop.

They come with the game and are played like its scenarios, but `scenarios()` does not name them:
what is measured or counted over all scenarios leaves them out, and lists show them apart.
"""

from collections.abc import Callable

from echobase.core import registry


def from_workshop(game: str) -> list[str]:
    """The ids of the battles or maps made with the workshop; a game may have none."""
    found: Callable[[], list[str]] | None = registry.facet(game, "from_workshop")
    return [] if found is None else found()
