"""The messages about campaigns: the list, a new one, and what a seat may know of its own."""

from typing import Annotated, Any, Literal

import msgspec

from echobase.campaigns.books import BookPage, CardTold, Debriefing, LastPage, RoadStep
from echobase.play.structs import Struct
from echobase.server.messages.new_games import NewSeat
from echobase.server.messages.people import Name, Word
from echobase.server.messages.protocol import SeatOf


class CampaignInList(Struct):
    """A campaign that can be played."""

    id: str
    game: str
    title: str
    blurb: str
    minutes: int
    battles: int
    shortest: int
    """The fewest battles that are played from the start to an ending."""
    longest: int
    endings: int
    vignette: str
    """The drawing of its first battle."""
    sides: list[str]


class NewCampaign(Struct, forbid_unknown_fields=True):
    """The settings of a new campaign."""

    campaign: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)]
    """One for each seat of its battles."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """Options of the game that hold for all its battles, such as how many play."""
    own: Annotated[list[int], msgspec.Meta(max_length=8)] | None = None
    """The seats of whoever begins it; other people take theirs by a link. None: all seats."""
    name: Name = ""
    """The name of whoever begins it."""
    invited: dict[int, Word] = msgspec.field(default_factory=dict)
    """Seats that are kept for friends, by the id of their profile; they need no link."""


class OwnCampaign(Struct):
    """A campaign of a profile, and its seats there."""

    id: str
    seats: list[int]


class KeptSeat(Struct):
    """A seat of a campaign that a friend keeps for whoever asks."""

    id: str
    """Of the campaign."""
    game: str
    game_title: str
    title: str
    seat: int
    side: str
    seats: int
    """How many seats the campaign has."""
    people: list[str]
    """The names of those who sit there already."""


class BegunCampaign(Struct):
    """A new campaign: a token for each own seat, which opens all battles, and words for links."""

    id: str
    seats: list[str | None]
    links: list[str | None]


class CampaignInvitation(Struct):
    """What a link to a seat of a campaign offers."""

    campaign: str
    game: str
    game_title: str
    title: str
    blurb: str
    minutes: int
    vignette: str
    seat: int
    seats: list[SeatOf]
    players: list[str]
    """By seat: the profile of whoever sits there; empty for somebody without one."""
    taken: bool
    """Whether somebody else sits there already."""


class BookChapter(Struct):
    """What the own book says about a battle."""

    page: BookPage
    debriefing: Debriefing | None
    """None before its end."""


class CampaignState(Struct):
    """How a campaign stands, as one seat may know it."""

    id: str
    campaign: str
    game: str
    title: str
    side: str
    """The side of the seat; empty for somebody without one, who gets no pages."""
    seats: list[SeatOf]
    players: list[str]
    """By seat: the profile of whoever sits there; empty for somebody without one."""
    free: list[int]
    """The seats that wait for somebody."""
    ready: list[int]
    """The seats whose people wait for the battle that is due."""
    host: bool
    """Whether the seat belongs to whoever began the campaign, and can make links."""
    stage: Literal["battle", "choice", "over"]
    road: list[RoadStep]
    chapters: list[BookChapter]
    """The own book so far; the last one is about the battle that is due."""
    last: LastPage | None
    """The end of the own book; None before the end of the campaign."""
    choose: list[CardTold]
    """The rewards of which the side has to choose one now."""
    choosing: list[str]
    """The sides that still have to choose."""
    battle: str
    """The game of the battle in progress; empty when it has not begun."""
    undecided: bool
    """Whether the last battle ended without a winner and is fought again."""
    changed: bool
    """Whether the campaign of this name is another one by now; this one goes on as it began."""


class ChosenReward(Struct, forbid_unknown_fields=True):
    """The card that a side chooses as its reward."""

    card: Annotated[str, msgspec.Meta(max_length=64)]


class BegunBattle(Struct):
    """The game of the battle that is due; the tokens of the campaign open its seats."""

    id: str
    """Empty until everybody is ready."""
