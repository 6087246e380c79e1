"""The messages before a game: what can be played, a new game, lists of games, the server itself."""

from typing import Annotated, Any, Literal

import msgspec

from echobase.lessons.words import LessonInList
from echobase.play.catalogue import GameOf
from echobase.play.structs import Struct
from echobase.play.table_terms import TableTerms
from echobase.server.messages.people import Name, Word
from echobase.server.messages.protocol import Kind, SeatOf


class Catalogue(Struct):
    """Everything that can be played."""

    lang: str
    games: list[GameOf]
    lessons: list[LessonInList]
    puzzles: dict[str, int]
    """How many puzzles there are, by game; games without any are left out."""


class NewSeat(Struct, forbid_unknown_fields=True):
    """The player of a seat in a new game."""

    kind: Kind
    player: str = ""
    """The computer player: `trooper:bold`."""
    name: str = ""


class NewGame(Struct, forbid_unknown_fields=True):
    """The settings of a new game; `options` are those of `game.start`."""

    game: str
    lesson: str = ""
    """The id of a lesson, which says everything else by itself."""
    puzzle: str = ""
    """The id of a puzzle, which does the same."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: list[NewSeat] = msgspec.field(default_factory=list)
    dice: Literal["server", "typed"] = "server"
    hints: bool = True
    undo: bool = True
    terms: TableTerms = TableTerms()


class SeatTokens(Struct, forbid_unknown_fields=True):
    """The seats of a browser."""

    tokens: Annotated[list[str], msgspec.Meta(max_length=2000)]


class Seated(Struct):
    """A new game, and a token for each seat that a person takes."""

    id: str
    seats: list[str | None]


class NewTable(Struct, forbid_unknown_fields=True):
    """A game with other people: which seats are taken at once, and who may take the others."""

    game: NewGame
    own: Annotated[list[int], msgspec.Meta(min_length=1, max_length=8)]
    """The seats of whoever opens it; the first is the host's."""
    name: Name
    public: bool = False
    """Whether it stands in the lobby for everybody."""
    rated: bool = False
    invited: dict[int, Word] = msgspec.field(default_factory=dict)
    """By seat: a friend who may sit down there without a link."""


class Version(Struct):
    """The version that runs here."""

    version: str
    build: str
    protocol: int
    rules: dict[str, int]
    library: bool
    """Whether documents can be published here."""


class Health(Struct):
    """Whether the server can do its work."""

    ok: bool
    games: int
    database: str


class Fault(Struct):
    """Why a request was not carried out."""

    status: int
    error: str
    text: str


class Summary(Struct):
    """A game in a list."""

    id: str
    game: str
    name: str
    heading: str
    turn: int
    score: str
    waiting: list[int]
    """The seats that have to decide now."""
    sides: list[str]
    seats: list[SeatOf]
    finished: bool
    winner: str
    """The side that has won; empty before the end."""
    result: str | None
    record: bool
    """Whether it is a record that was loaded, only for replay."""
    lesson: str
    """The id of the lesson that it is; empty for any other game."""
    puzzle: str
    """The id of the puzzle that it is; empty for any other game."""
    own: list[int]
    """The seats that belong to the profile of whoever asks."""
    updated: float
