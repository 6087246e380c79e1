"""The messages between server and browser, as docs/protocol.md describes them."""

from typing import Any, Literal

import msgspec

View = dict[str, Any]
"""What a seat may see, without what never changes (that is the `ground` of the board)."""
Kind = Literal["person", "computer"]


class Struct(msgspec.Struct, kw_only=True):
    """A message or a part of one; everything is sent."""


class Sparse(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A part that comes in great numbers; what is not there is not sent."""


# Before a game.


class Choice(Struct):
    """One value of an option."""

    value: str | int | bool
    name: str


class Option(Struct):
    """Something that can be agreed on before a game."""

    id: str
    name: str
    text: str
    choices: list[Choice]
    default: str | int | bool


class Named(Sparse):
    """Something to choose by name: a leader, a level, a style, a support card."""

    id: str
    name: str
    text: str = ""
    side: str = ""


class Scenario(Struct):
    """A battle or a map to play."""

    id: str
    number: int
    name: str
    briefing: list[str]
    goals: dict[str, str]
    special: str
    facts: list[str]
    first: str
    """The side that begins."""
    medals: dict[str, int]


class GameOf(Struct):
    """One of the games with all that can be chosen before it begins."""

    id: str
    title: str
    text: str
    scenarios: list[Scenario]
    sides: dict[str, str]
    seats: list[int]
    leaders: list[Named]
    support: list[Named]
    levels: list[Named]
    styles: list[Named]
    options: list[Option]
    defaults: dict[str, str]
    """The level that plays unless another is chosen, and the one that gives hints."""


class Catalogue(Struct):
    """What can be played."""

    lang: str
    games: list[GameOf]


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who takes a seat of a new game."""

    kind: Kind
    player: str = ""
    """The computer player: `trooper:bold`."""
    name: str = ""


class NewGame(Struct, forbid_unknown_fields=True):
    """What a new game shall be like; `options` are those of `game.start`."""

    game: str
    options: dict[str, Any] = {}
    seats: list[NewSeat] = []
    dice: Literal["server", "typed"] = "server"
    hints: bool = True
    undo: bool = True


class Seated(Struct):
    """A new game, and the token of each seat that a person takes."""

    id: str
    seats: list[str | None]


class Version(Struct):
    """What runs here."""

    version: str
    build: str
    protocol: int
    rules: dict[str, int]


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
    """The seats that decide now."""
    sides: list[str]
    seats: list["SeatOf"]
    finished: bool
    result: str | None
    record: bool
    """Whether it is a record that was loaded, to be replayed only."""
    updated: float


# The board.


class HexOf(Struct):
    """Where a hex lies and what it is called."""

    x: float
    y: float
    name: str


class SeatOf(Struct):
    """Who sits on a seat."""

    side: str
    kind: str
    player: str
    title: str
    """A computer player in words: its level and style."""
    name: str
    leader: str


class Card(Sparse):
    """A card in words."""

    title: str
    text: str
    kind: str
    side: str = ""
    leader: str = ""
    orders: int = 0
    """How many units it orders; 99 is all."""
    sections: dict[str, int] | None = None


class Piece(Sparse):
    """A kind of unit, badge, terrain or building in words."""

    name: str
    text: str
    symbol: str = ""
    side: str = ""
    facts: list[str] = []


class Board(Struct):
    """What never changes during a game."""

    id: str
    game: str
    name: str
    briefing: list[str]
    goals: dict[str, str]
    box: tuple[float, float, float, float]
    still: str
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
    """The hash of the secret from which all luck follows."""
    secret: str
    """The secret itself, once the game is over."""
    record: bool


# A game in progress: from the server.


class Line(Sparse):
    """A sentence of the log."""

    text: str
    indent: int = 0
    heading: bool = False


class Moment(Sparse):
    """An action and what came of it, as a seat may know it."""

    number: int
    by: int | None
    notation: str
    kind: str
    lines: list[Line]
    from_: str | None = msgspec.field(default=None, name="from")
    to: str | None = None
    faces: list[str] | None = None
    view: View | None = None
    """What the seat sees after it."""
    changes: View | None = None
    """In a replay: the fields of the view that are different from the moment before."""


class Reason(Struct):
    """Why there are dice more or less."""

    text: str
    dice: int


class Chance(Struct):
    """How likely something is."""

    text: str
    percent: str


class Odds(Struct):
    """What an attack can do."""

    dice: int
    reasons: list[Reason]
    chances: list[Chance]


class Offer(Sparse, gc=False):
    """One thing to choose; there may be a thousand, none of which knows of another."""

    action: int
    kind: str
    notation: str
    label: str
    hex: str | None = None
    """Where the unit that acts is."""
    unit: str | None = None
    to: str | None = None
    via: str | None = None
    target: str | None = None
    """The hex that is attacked."""
    foe: str | None = None
    card: str | None = None
    facing: str | None = None
    detail: str | None = None
    guard: str | None = None
    odds: Odds | None = None
    attack: str | None = None
    """What a move means for the unit's attack: `targets` in reach from there, or `none`."""
    hexes: list[str] | None = None
    """The units that a card could order."""


class Group(Sparse):
    """Offers that belong together, such as all of one unit."""

    key: str
    label: str
    offers: list[Offer]
    hex: str | None = None


class Done(Sparse):
    """What ends a step."""

    action: int
    label: str
    guard: str | None = None


class Decision(Struct):
    """What a seat has to decide."""

    step: str
    name: str
    prompt: str
    groups: list[Group]
    done: Done | None
    all: bool = False
    """Whether all offers can be taken, one after the other in any sequence."""


class Face(Struct):
    """A face of a die."""

    letter: str
    name: str


class Waiting(Sparse):
    """Who decides now; at a real table, which dice are to be typed."""

    seats: list[int]
    kind: Literal["person", "computer", "dice", "nobody"]
    text: str
    dice: int = 0
    faces: list[Face] = []


class Result(Struct):
    """How a game ended."""

    winner: str
    seats: list[int]
    reason: str
    text: str


class Table(Struct, tag="table"):
    """How the game stands for one seat, and what happened since it last heard."""

    number: int
    since: int
    """Moments after this number that the client has are no longer true; `moments` follow it."""
    seat: int | None
    view: View
    moments: list[Moment]
    decision: Decision | None
    waiting: Waiting
    undo: bool
    score: str
    heading: str
    result: Result | None


class Why(Struct, tag="why"):
    """Why something cannot be done, or that it can."""

    id: int
    ask: str
    text: str


class Shot(Sparse):
    """A line of sight from the hex that is looked at."""

    hex: str
    clear: bool
    blocked_by: list[str] = []
    dice: int = 0
    text: str = ""


class Look(Struct, tag="look"):
    """What a unit could reach and hit, and what is to be known of its hex."""

    id: int
    hex: str
    reach: list[str]
    shots: list[Shot]
    field: list[str]
    """The hexes in the field of fire of a Walker."""
    lines: list[str]


class Hint(Struct, tag="hint"):
    """What the adviser would do."""

    id: int
    action: int
    text: str


class Refused(Struct, tag="refused"):
    """What was sent was not done."""

    error: str
    text: str
    number: int
    id: int | None = None


class Language(Struct, tag="language"):
    """From now on all words are in this language; the other way round, a wish for it."""

    lang: str


FromServer = Table | Why | Look | Hint | Refused | Language

# To the server.


class Act(Struct, tag="act"):
    """Choose an offer."""

    number: int
    action: int


class Type(Struct, tag="type"):
    """Faces that were rolled at a real table."""

    number: int
    faces: str


class Undo(Struct, tag="undo"):
    """Go back to the seat's last choice."""

    number: int


class AskWhy(Struct, tag="why"):
    """Ask why an action in notation is not possible."""

    id: int
    ask: str


class AskLook(Struct, tag="look"):
    """Ask what a unit in a hex could do."""

    id: int
    hex: str


class AskHint(Struct, tag="hint"):
    """Ask the adviser."""

    id: int


ToServer = Act | Type | Undo | AskWhy | AskLook | AskHint | Language


# Afterwards.


class Replay(Struct):
    """A whole game: the view before its first action, and all moments with what they change."""

    id: str
    seat: int | None
    open: bool
    first: View
    moments: list[Moment]
    headings: list[int]
    """Numbers of the moments that begin a turn."""
    score: str
    result: Result | None


class Loaded(Struct):
    """A record that can be replayed."""

    id: str
