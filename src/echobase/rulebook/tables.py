"""The tables of a rulebook: its order and what each paragraph is about, and its examples (TOML)."""

from typing import Annotated, Any

import msgspec

from echobase.core.document import TomlTable
from echobase.rulebook.markup import ADDRESS

Address = Annotated[str, msgspec.Meta(pattern=f"^{ADDRESS}$")]
"""The name of a paragraph, a chapter or an example: `stop-terrain`."""


class ParagraphTable(TomlTable):
    """What all languages share of a paragraph."""

    id: Address
    rules: list[str] = []
    """The rules of the catalogue that it tells."""
    about: list[str] = []
    """The subjects that it explains, each with its kind: `terrain:rocks`, `step:move`."""
    examples: list[Address] = []
    """The examples that it tells or shows."""


class ChapterTable(TomlTable):
    """A chapter; its text is `LANGUAGE/ID.md`."""

    id: Address
    paragraphs: list[ParagraphTable]


class UntoldTable(TomlTable):
    """Rules that a player need not know, with the reason."""

    why: str
    rules: list[str]


class BookTable(TomlTable):
    """The file `book.toml` of a rulebook."""

    chapters: list[ChapterTable]
    untold: list[UntoldTable] = []


class PictureTable(TomlTable):
    """What the picture of an example shows."""

    show: list[str] = []
    """Hexes that must be in view; without any, the whole board is."""
    arrows: list[tuple[str, str]] = []
    reach: list[str] = []
    lines: list[tuple[str, str]] = []
    blocked: list[tuple[str, str]] = []


class ClaimTable(TomlTable):
    """Something that an example says, and that the engine must confirm."""

    after: list[str] = []
    """Actions of seats and of chance that come first, in notation."""
    action: str = ""
    legal: bool | None = None
    why: str = ""
    """The message that says why the action is not legal."""
    offers: list[str] | None = None
    """Exactly the actions that are legal."""
    odds: dict[str, int | str] = {}
    """Fields of the odds of the action: whole numbers, or fractions such as `8/27`."""
    tells: list[dict[str, int | str]] = []
    """Events of the last action that came first: `id`, and arguments that must be so."""


class ExampleTable(TomlTable):
    """The file of an example: a position, what to draw of it, and what is claimed about it."""

    position: dict[str, Any]
    picture: PictureTable | None = None
    claims: list[ClaimTable] = []
