"""The messages about what happens at a table apart from the moves."""

from typing import Annotated, Final, Literal

import msgspec

from echobase.play.structs import Struct

LONGEST_REMARK: Final = 500
LONGEST_REASON: Final = 200
OfferKind = Literal["draw", "undo", "pause", "abandon", "rematch"]


# From the server.


class Remark(Struct):
    """A sentence at the table: somebody said it, or it tells what happened there."""

    number: int
    at: float
    seat: int
    """Who caused it; -1 for a spectator or the server."""
    kind: str
    """`say`, or what happened."""
    name: str
    text: str


class OfferNow(Struct):
    """An offer that waits for answers."""

    what: OfferKind
    seat: int
    text: str
    own: bool
    """Whether this seat made it, and can withdraw it."""
    answer: bool
    """Whether this seat is asked."""


class ClockNow(Struct):
    """The clocks at the moment of sending."""

    kind: Literal["live", "days"]
    left: list[float | None]
    """Seconds by seat; null for computers."""
    running: int
    """The seat whose time runs, -1 for nobody."""
    out: Literal["computer", "loses"]
    started: bool
    """Whether everybody has come to the table, without which no clock runs."""


class PairScore(Struct):
    """A match of two games, once the first is over: what each seat has won so far."""

    points: list[float]
    done: bool
    """Whether both games are over."""
    text: str
    """Who leads, or has won the match."""


class FollowingGame(Struct):
    """The game that follows: by its seats, the seat here, whose token is good there, too."""

    id: str
    seats: list[int]
    pair: bool


class Talk(Struct, tag="talk"):
    """What is true at the table apart from the game, and the remarks since the last message."""

    seat: int | None
    remarks: list[Remark]
    write: bool
    """Whether whoever gets this may say something."""
    offers: list[OfferNow]
    can: list[OfferKind]
    """What this seat can offer now."""
    paused: bool
    replaced: list[int]
    """The seats of people that a computer plays now."""
    away: list[int]
    """The seats whose people have been away so long that a computer may take over."""
    leave: bool
    """Whether this seat can be handed to a computer, or is, and can be taken back."""
    clock: ClockNow | None
    following: FollowingGame | None
    pair: PairScore | None
    delayed: str
    """For a spectator: that the game is shown later, in words; empty when it is not."""


# To the server.


class Say(Struct, tag="say"):
    """Say something to everybody at the table."""

    text: str


class MakeOffer(Struct, tag="offer"):
    """Offer the others something."""

    what: OfferKind


class AnswerOffer(Struct, tag="answer"):
    """Accept or refuse what another seat has offered; or withdraw one's own offer with no."""

    what: OfferKind
    yes: bool


class Resume(Struct, tag="resume"):
    """End a pause."""


class TakeOver(Struct, tag="take-over"):
    """Hand the own seat, or that of somebody who left, to a computer."""

    seat: int


class TakeBack(Struct, tag="take-back"):
    """Play the own seat again."""


class ReportRemark(Struct, tag="report"):
    """Report a remark to the operator of the server."""

    number: int
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] = ""


TalkToServer = Say | MakeOffer | AnswerOffer | Resume | TakeOver | TakeBack | ReportRemark
