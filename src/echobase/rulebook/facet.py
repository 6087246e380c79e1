"""The facet `rulebook` of a game: where its texts are, what they may be about, and its sheets."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final, Protocol

from echobase.core import registry
from echobase.rulebook.sheets import ReferenceSheet
from echobase.text import Text

TOPICS: Final = ("dice", "roll")
"""What is asked about in any game: how the dice of an attack are counted, what a roll does."""


class RulebookFacet(Protocol):
    """What a game tells about its rulebook."""

    folder: Path
    """Holds `book.toml`, a folder of chapters for each language, and the folder `examples`."""

    def subjects(self) -> Mapping[str, Collection[str]]:
        """What paragraphs can be about, by kind: {"terrain": ["rocks", ...], "step": [...]}.

        A message that explains something, such as why an action is not legal, is always a subject
        of the kind `message`.
        """
        ...

    def sheets(self, text: Text) -> list[ReferenceSheet]:
        """The sheets to have at hand, one page each: units, terrain, cards."""
        ...


def facet(game: str) -> RulebookFacet | None:
    """The rulebook of a game, or None."""
    found: RulebookFacet | None = registry.facet(game, "rulebook")
    return found
