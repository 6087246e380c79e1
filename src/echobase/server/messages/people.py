"""Messages about people: profiles, seats by link, who is here, the lobby, friends and ratings."""

from typing import Annotated

import msgspec

from echobase.play.structs import Struct
from echobase.play.table_terms import TablePace

Name = Annotated[str, msgspec.Meta(max_length=200)]
"""A name as it was typed; how long it may be is said in a sentence."""
Word = Annotated[str, msgspec.Meta(max_length=200)]
"""A token, or the id of a profile."""


class GameRating(Struct):
    """How strong somebody is at a game."""

    game: str
    value: int
    sure: bool
    """Whether enough games were played to trust it."""
    games: int


class Profile(Struct):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    ratings: list[GameRating]


class NewProfile(Struct, forbid_unknown_fields=True):
    """The name of a profile; its key stands in the header."""

    name: Name


class OneTimeLink(Struct):
    """A word for a link, and when it ends (seconds since 1970)."""

    word: str
    expires: float


class LinkWord(Struct, forbid_unknown_fields=True):
    """The word of a link that somebody has opened."""

    word: Word


class OpenedTable(Struct):
    """A new table: the tokens of the own seats, and the words for the links of the others."""

    id: str
    seats: list[str | None]
    links: list[str | None]


class SeatLink(Struct):
    """A new word for the link of a seat."""

    seat: int
    link: str


class SitDown(Struct, forbid_unknown_fields=True):
    """Take a seat, by its link or, where that is allowed, by its number."""

    name: Name
    link: Word = ""
    seat: int = -1
    rated: bool = False
    """Whether it is agreed that the game counts; must be what the table says."""


class SatDown(Struct):
    """A seat that was taken; without a token it is one that the profile had already."""

    id: str
    seat: int
    token: str | None


class SeatAtTable(Struct):
    """A seat of an open table, before anybody sits down."""

    seat: int
    side: str
    kind: str
    title: str
    """A computer player in words."""
    leader: str
    name: str
    player: str
    """The id of the profile; empty for somebody without one."""
    rating: int | None
    taken: bool
    invited: bool
    """Whether it is kept for whoever asks."""


class OpenTable(Struct):
    """A table that somebody may join."""

    id: str
    game: str
    game_title: str
    name: str
    """Of the scenario or the map."""
    heading: str
    host: int
    seats: list[SeatAtTable]
    public: bool
    rated: bool
    hints: bool
    undo: bool
    pace: TablePace
    games: int
    """Two for a match of two games."""
    own: bool
    """Whether whoever asks sits there already."""
    created: float


class Invitation(Struct):
    """What a link offers: a table, and the seat that it is for."""

    table: OpenTable
    seat: int


class Lobby(Struct):
    """The tables that wait for somebody, the newest first, and those kept for whoever asks."""

    open: list[OpenTable]
    invited: list[OpenTable]
    own: list[OpenTable]


class QuickMatch(Struct, forbid_unknown_fields=True):
    """Ask for any opponent at a game."""

    game: str
    name: Name
    rated: bool = False
    pace: TablePace = TablePace()


class Matched(Struct):
    """The table that was found, or that was opened and waits now."""

    id: str
    seats: list[str | None]
    waits: bool


class Friend(Struct):
    """A friend, and where they wait for somebody."""

    profile: Profile
    open: list[OpenTable]


class ResultCount(Struct):
    """How often somebody played a side of a scenario, and how that ended."""

    game: str
    scenario: str
    name: str
    side: str
    played: int
    won: int
    drawn: int


class RatingPoint(Struct):
    """A rating after a game."""

    game: str
    at: float
    value: int


class PlayedGame(Struct):
    """A finished game on the page of a player."""

    id: str
    """Empty when only those who played it may look at it."""
    game: str
    name: str
    side: str
    score: float
    """1 for a victory, 0 for a defeat, one half for a draw."""
    rated: bool
    against: list[str]
    at: float


class PlayerPage(Struct):
    """Everything about a player that everybody may know."""

    profile: Profile
    since: float
    results: list[ResultCount]
    curve: list[RatingPoint]
    games: list[PlayedGame]


class PersonHere(Struct):
    """A seat at the table: who has taken it, and whether they are connected."""

    name: str
    player: str
    taken: bool
    here: bool


class People(Struct, tag="people"):
    """Who is at the table now; sent when that changes."""

    seats: list[PersonHere]
    watching: int
    rated: bool
    host: int
