"""The messages between server and browser, as docs/protocol.md describes them."""

from typing import Annotated, Any, Final, Literal

import msgspec

from echobase.core.fair_dice import Contribution
from echobase.lessons.words import LessonNow
from echobase.play.offers import Decision, Face, GroupMove, Look, Preview, StandingAnswer
from echobase.play.puzzle_words import PuzzleNow
from echobase.play.structs import Card, HexOf, Piece, Sparse, Struct
from echobase.server.messages.dice import Contribute, LuckShare
from echobase.server.messages.people import People
from echobase.server.messages.talk import Talk, TalkToServer

PROTOCOL: Final = 2
"""Increases when an older client cannot continue."""
View = Annotated[dict[str, Any], msgspec.Meta(title="View")]
"""What a seat may see, without the fields that never change (the `ground` of the board).

The title tells the generator of the client's types that these are fields of a view.
"""
Kind = Literal["person", "computer"]


# The board.


class SeatOf(Struct):
    """The player at a seat."""

    side: str
    kind: str
    player: str
    title: str
    """A computer player in words: its level and style."""
    name: str
    leader: str


class Board(Struct):
    """The facts that never change during a game."""

    id: str
    game: str
    client: str
    """The name of the game's components in the client; empty for the generic ones."""
    name: str
    briefing: list[str]
    goals: dict[str, str]
    box: tuple[float, float, float, float]
    still: str
    turned: bool
    """Whether the edge of the first side is at the top."""
    hexes: dict[str, HexOf]
    shape: list[tuple[float, float]]
    size: float
    """The width of a hex."""
    ground: View
    """The fields of all views that never change."""
    sides: list[str]
    seats: list[SeatOf]
    cards: dict[str, Card]
    units: dict[str, Piece]
    terrain: dict[str, Piece]
    badges: dict[str, Piece]
    options: dict[str, Any]
    dice: str
    hints: bool
    undo: bool
    luck: str
    """The hash of the server's secret for all chance, and of the game that it is for."""
    secret: str
    """The secret itself, once the game is over."""
    record: bool
    rules: dict[str, str]
    """By subject: the paragraph of the rulebook that explains it."""


# A game in progress: from the server.


class Line(Sparse):
    """A sentence of the log."""

    text: str
    event: str = ""
    """The message ID of what happened, for sounds and pictures."""
    indent: int = 0
    heading: bool = False
    private: bool = False
    """Whether only this seat is told."""


class Moment(Sparse):
    """An action and its consequences, as far as a seat may know them."""

    number: int
    by: int | None
    notation: str
    kind: str
    lines: list[Line]
    from_: str | None = msgspec.field(default=None, name="from")
    to: str | None = None
    unit: str | None = None
    """The counter that acts, in games with several counters in a hex."""
    faces: list[str] | None = None
    view: View | None = None
    """What the seat sees after the action."""
    changes: View | None = None
    """In a replay: the fields of the view that differ from the moment before."""


class Waiting(Sparse):
    """Who decides now; at a real table, which dice to enter."""

    seats: list[int]
    kind: Literal["person", "computer", "dice", "nobody"]
    text: str
    secret: bool = False
    """Whether the other side must not see what is shown for this decision."""
    passes: bool = False
    """Whether a shared screen changes hands with it, although nothing about it is secret."""
    dice: int = 0
    faces: list[Face] = msgspec.field(default_factory=list)


class Result(Struct):
    """How a game ended."""

    winner: str
    seats: list[int]
    reason: str
    text: str


class Table(Struct, tag="table"):
    """The state of the game for one seat, and what has happened since the last table."""

    number: int
    since: int
    """The client's moments after this number are no longer valid; `moments` replace them."""
    seat: int | None
    act: str
    """The seat's act that was accepted last; empty when it had no id."""
    view: View
    moments: list[Moment]
    decision: Decision | None
    waiting: Waiting
    undo: bool
    resign: bool
    """Whether the seat can give the game up for its side."""
    score: str
    heading: str
    result: Result | None
    standing: list[StandingAnswer]
    """What this seat can answer in advance."""
    lesson: LessonNow | None
    puzzle: PuzzleNow | None
    contributions: list[Contribution]
    """What seats have given to the dice so far."""


class Why(Struct, tag="why"):
    """Why something cannot be done, or that it can."""

    id: int
    ask: str
    text: str
    coach: str = ""
    """What the coach of a lesson adds."""
    subject: str = ""
    """The subject of the rulebook that the reason belongs to."""


class Hint(Struct, tag="hint"):
    """The adviser's suggestion, and why: compared with the best other choice."""

    id: int
    action: int
    text: str
    reasons: list[str] = msgspec.field(default_factory=list)


class Reasons(Struct, tag="reasons"):
    """Why the answer of a puzzle is better than what was chosen, or than the second best."""

    id: int
    lines: list[str]


class SeatPosition(Struct, tag="position"):
    """A position that agrees with what the seat knows; what it cannot know is imagined."""

    id: int
    number: int
    game: str
    position: dict[str, Any]
    """A document that `game.load` reads."""


class Refused(Struct, tag="refused"):
    """The message could not be carried out."""

    error: str
    text: str
    number: int
    id: int | None = None
    act: str = ""
    """The id of the act that was refused, if it had one."""


class Language(Struct, tag="language"):
    """All words are in this language from now on; from the client, a request for it."""

    lang: str


FromServer = (
    Table
    | Talk
    | Why
    | Look
    | Preview
    | GroupMove
    | Hint
    | Reasons
    | SeatPosition
    | Refused
    | Language
    | People
)

# To the server.


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """The first message of a connection: who sits down, and what they have seen."""

    protocol: int
    seat: str = ""
    """The token of a seat; empty for a spectator. An address would be logged, this is not."""
    lang: str = "en"
    after: int = -1
    """The number of the last table that the client has."""
    eyes: Literal["own", "secret", "public"] = "own"
    luck: LuckShare | None = None
    """What this seat gives to the dice, unless it has given something before."""


class Change(Struct):
    """A message that changes the game."""

    act: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """An id that the client chooses: a message that is sent again is not carried out again."""


class Act(Change, tag="act", kw_only=True):
    """Choose an offer."""

    number: int
    action: int


class ActAll(Change, tag="act-all", kw_only=True):
    """Choose several offers; each is taken when its turn comes, unless it is impossible then."""

    number: int
    actions: Annotated[list[int], msgspec.Meta(min_length=1, max_length=64)]


class Type(Change, tag="type", kw_only=True):
    """The faces of a roll at a real table."""

    number: int
    faces: str


class Undo(Change, tag="undo", kw_only=True):
    """Undo the seat's last choice."""

    number: int


class Again(Change, tag="again", kw_only=True):
    """In a lesson: go back to where the coach wants to try again, or to its start.

    In a puzzle: back to its position.
    """

    number: int
    start: bool = False


class GiveUp(Change, tag="give-up", kw_only=True):
    """In a puzzle that is not solved: have the answer shown on the board."""

    number: int


class Resign(Change, tag="resign", kw_only=True):
    """Give the game up for the side of this seat; the other side wins."""


class Stand(Change, tag="stand", kw_only=True):
    """Answer a question in advance, or have it asked again."""

    question: str
    time: str
    """One of those offered with the question; empty to be asked again."""


class AskWhy(Struct, tag="why"):
    """Ask why an action in notation is not possible."""

    id: int
    ask: str


class AskPoint(Struct, tag="point"):
    """Ask why nothing can be done at a hex, after another one or a counter was picked."""

    id: int
    to: str
    hex: str | None = None
    unit: str | None = None
    end: str | None = None
    """The hex that it is to go to first."""


class AskLook(Struct, tag="look"):
    """Ask what a unit in a hex could do."""

    id: int
    hex: str


class AskPreview(Struct, tag="preview"):
    """Ask what a unit could attack if it stood at a hex and faced that way."""

    id: int
    unit: str
    to: str
    facing: str


class AskGroupMove(Struct, tag="group"):
    """Ask how several units would move to a hex and around it."""

    id: int
    units: Annotated[list[str], msgspec.Meta(min_length=1, max_length=64)]
    to: str
    count: int = 1
    """More than 1 adds units like the first one, from the same place."""


class AskHint(Struct, tag="hint"):
    """Ask the adviser."""

    id: int


class AskPosition(Struct, tag="position"):
    """Ask for a position to think about, as a program that decides for the seat needs it."""

    id: int


class AskReasons(Struct, tag="reasons"):
    """In a puzzle whose answer is known: ask why it is the best choice."""

    id: int


ToServer = (
    Act
    | ActAll
    | Type
    | Undo
    | Again
    | GiveUp
    | Resign
    | Stand
    | Contribute
    | AskWhy
    | AskPoint
    | AskLook
    | AskPreview
    | AskGroupMove
    | AskHint
    | AskReasons
    | AskPosition
    | Language
    | TalkToServer
)
