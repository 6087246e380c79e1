"""What happens at a table apart from the moves: talk, offers and answers, takeovers, pauses.

The events are a list that only grows, and what is true now follows from it. So a restart or
another process loses nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from echobase.play.game_log import GameSettings, SeatFacts

SPECTATOR: Final = -1
"""The seat of an event that a spectator caused."""
HISTORY: Final = 200
"""How many remarks and notices a table remembers."""
SAY, SIT, OFFER, AGREE, REFUSE, WITHDRAW = "say", "sit", "offer", "agree", "refuse", "withdraw"
PAUSE, RESUME, TAKE_OVER, TAKE_BACK = "pause", "resume", "take-over", "take-back"
UNDONE, NEXT, FOLLOWS = "undone", "next", "follows"
TOLD: Final = frozenset(
    (SAY, OFFER, AGREE, REFUSE, WITHDRAW, PAUSE, RESUME, TAKE_OVER, TAKE_BACK, UNDONE, NEXT)
)
"""The kinds of events that people read."""


class TableEvent(msgspec.Struct, frozen=True):
    """One event of a table."""

    number: int
    at: float
    seat: int
    kind: str
    data: dict[str, Any] = msgspec.field(default_factory=dict)


@dataclass(frozen=True)
class OpenOffer:
    """An offer that waits for answers."""

    what: str
    by: int
    row: int
    """The number of the last row of the game when it was made."""
    to: int
    """Undo: the row that began the choice to undo."""
    agreed: frozenset[int]


@dataclass(frozen=True)
class Stint:
    """A computer played a seat, after a row and until another one."""

    seat: int
    player: str
    first: int
    last: int | None = None


@dataclass(frozen=True)
class Succession:
    """The game that follows or precedes: for each of its seats, the seat here."""

    game: str
    seats: tuple[int, ...]
    pair: bool


@dataclass(frozen=True)
class Affairs:
    """What is true at a table after all its events."""

    last: int = -1
    """The number of the last event."""
    told: tuple[TableEvent, ...] = ()
    offers: dict[str, OpenOffer] = field(default_factory=dict)
    stints: tuple[Stint, ...] = ()
    sat: frozenset[int] = frozenset()
    """The seats whose people have come to the table."""
    paused: bool = False
    following: Succession | None = None
    preceding: Succession | None = None

    @property
    def replaced(self) -> dict[int, str]:
        """By seat: the computer that plays it now."""
        return {stint.seat: stint.player for stint in self.stints if stint.last is None}

    def after(self, event: TableEvent) -> "Affairs":
        """What is true after one more event."""
        told = (*self.told, event)[-HISTORY:] if event.kind in TOLD else self.told
        now = replace(self, last=event.number, told=told)
        change = CHANGES.get(event.kind)
        return now if change is None else change(now, event)


def offered(now: Affairs, event: TableEvent) -> Affairs:
    what = event.data["what"]
    offer = OpenOffer(what, event.seat, event.data["row"], event.data.get("to", -1), frozenset())
    return replace(now, offers={**now.offers, what: offer})


def agreed(now: Affairs, event: TableEvent) -> Affairs:
    offer = now.offers.get(event.data["what"])
    if offer is None:
        return now
    offer = replace(offer, agreed=offer.agreed | {event.seat})
    return replace(now, offers={**now.offers, offer.what: offer})


def closed(now: Affairs, event: TableEvent) -> Affairs:
    return without(now, event.data["what"])


def without(now: Affairs, *what: str) -> Affairs:
    return replace(now, offers={key: offer for key, offer in now.offers.items() if key not in what})


def taken_over(now: Affairs, event: TableEvent) -> Affairs:
    seat = event.data["seat"]
    if seat in now.replaced:
        return now
    stint = Stint(seat, event.data["player"], event.data["row"])
    return replace(now, stints=(*now.stints, stint))


def taken_back(now: Affairs, event: TableEvent) -> Affairs:
    stints = (
        replace(stint, last=event.data["row"])
        if stint.seat == event.seat and stint.last is None
        else stint
        for stint in now.stints
    )
    return replace(now, stints=tuple(stints))


def succession(event: TableEvent) -> Succession:
    return Succession(event.data["game"], tuple(event.data["seats"]), event.data["pair"])


CHANGES: Final[dict[str, Callable[[Affairs, TableEvent], Affairs]]] = {
    SIT: lambda now, event: replace(now, sat=now.sat | {event.seat}),
    OFFER: offered,
    AGREE: agreed,
    REFUSE: closed,
    WITHDRAW: closed,
    PAUSE: lambda now, event: replace(without(now, PAUSE), paused=True),
    RESUME: lambda now, event: replace(now, paused=False),
    UNDONE: lambda now, event: without(now, "undo"),
    TAKE_OVER: taken_over,
    TAKE_BACK: taken_back,
    NEXT: lambda now, event: replace(without(now, "rematch"), following=succession(event)),
    FOLLOWS: lambda now, event: replace(now, preceding=succession(event)),
}
"""How an event changes what is true, by its kind."""


def seated(agreed_on: GameSettings, affairs: Affairs) -> GameSettings:
    """The settings with the computers that play seats of people now."""
    seats = [
        SeatFacts("computer", affairs.replaced[number], seat.name)
        if number in affairs.replaced
        else seat
        for number, seat in enumerate(agreed_on.seats)
    ]
    return msgspec.structs.replace(agreed_on, seats=seats)
