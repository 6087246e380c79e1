"""The messages of the workshop: documents and what the server says about them."""

from typing import Annotated, Any

import msgspec

from echobase.core.bounds import LONGEST
from echobase.play.structs import Struct
from echobase.server.messages.protocol import Board, View
from echobase.workshop.parts import Edit, PieceCount, WorkshopMark, WorkshopProblem

DocumentTables = dict[str, Any]
"""A document as plain tables, finished or not."""


class WorkshopDocument(Struct, forbid_unknown_fields=True):
    """A document of a game."""

    game: str
    document: DocumentTables
    lang: str = ""
    """The language of what is said about it; empty for that of the address."""


class Draft(Struct):
    """A document as far as it goes."""

    board: Board
    """Like that of a game; what is wrong is left out."""
    view: View | None
    """What a spectator sees at the start."""
    problems: list[WorkshopProblem]
    marks: list[WorkshopMark]
    counts: list[PieceCount]
    playable: bool
    """Whether a game can begin from it."""


class WantedEdit(Struct, forbid_unknown_fields=True):
    """A document and what to change in it."""

    game: str
    document: DocumentTables
    edit: Edit
    draw: bool = False
    """Whether the picture of the result is wanted with it."""


class EditedDraft(Struct):
    """A document after an edit, and its picture when it was wanted."""

    game: str
    document: DocumentTables
    draft: Draft | None


class EditedDocument(Struct):
    """A document from a start, or from a moment of a game."""

    game: str
    document: DocumentTables


class DocumentText(Struct):
    """A document as a file."""

    toml: str


class TextToRead(Struct, forbid_unknown_fields=True):
    """A file that somebody opens or pastes."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class ReadDocument(Struct):
    """The document in a file, and what is wrong with it."""

    game: str
    document: DocumentTables
    problems: list[WorkshopProblem]


class WantedMoment(Struct, forbid_unknown_fields=True):
    """A moment of a game or of a record."""

    id: str = ""
    """The id of a game; empty for a record."""
    seat: str = ""
    """The token of a seat of the game; while it is not over, that is needed."""
    record: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    number: int | None = None
    """The number of actions before the moment; left out for the last one."""
