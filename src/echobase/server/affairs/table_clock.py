"""The clocks of a game: how much time each person has left, and whose time runs.

A clock runs while a person decides, once everybody has come to the table; not while the game is
paused, for computers, or while no server runs. A seat gets the time of a turn once, when it first
decides in it, so nobody gains time by undoing.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from echobase.play.table_terms import TablePace

NOBODY: Final = -1
MINUTE: Final = 60.0
DAY: Final = 86_400.0
T = TypeVar("T")
Outage = tuple[float, float]
"""When no server ran: from and until."""


class ClockState(msgspec.Struct, frozen=True):
    """The clocks as they stood when one of them last started or stopped."""

    left: tuple[float, ...]
    """Seconds, by seat."""
    given: tuple[tuple[str, ...], ...]
    """By seat: the headings of the turns for which it has got its time."""
    running: int = NOBODY
    since: float = 0.0

    def spent(self, now: float, outages: Sequence[Outage]) -> float:
        """Seconds for which the running clock has run."""
        if self.running == NOBODY:
            return 0.0
        down = sum(max(0.0, min(end, now) - max(start, self.since)) for start, end in outages)
        return max(0.0, now - self.since - down)

    def remaining(self, seat: int, now: float, outages: Sequence[Outage]) -> float:
        """Seconds that a seat has left now."""
        left = self.left[seat]
        return left - self.spent(now, outages) if seat == self.running else left

    def due(self, now: float, outages: Sequence[Outage]) -> float | None:
        """When the running clock runs out."""
        if self.running == NOBODY:
            return None
        return now + self.remaining(self.running, now, outages)

    def stopped(self, now: float, outages: Sequence[Outage]) -> "ClockState":
        """The same with nobody's time running."""
        left = tuple(self.remaining(seat, now, outages) for seat in range(len(self.left)))
        return ClockState(left, self.given)

    def moved(
        self, pace: TablePace, seat: int, heading: str, now: float, outages: Sequence[Outage]
    ) -> "ClockState":
        """The clocks when a seat, or nobody, decides from now on."""
        if seat == self.running and (seat == NOBODY or heading in self.given[seat]):
            return self
        halted = self.stopped(now, outages)
        if seat == NOBODY:
            return halted
        if heading not in self.given[seat]:
            halted = halted.granted(pace, seat, heading)
        return ClockState(halted.left, halted.given, seat, now)

    def granted(self, pace: TablePace, seat: int, heading: str) -> "ClockState":
        """The same with the time of a turn for a seat."""
        time = pace.days * DAY if pace.kind == "days" else self.left[seat] + pace.increment
        given = replaced(self.given, seat, (*self.given[seat], heading))
        return ClockState(replaced(self.left, seat, time), given, self.running, self.since)

    def revived(self, pace: TablePace, seat: int) -> "ClockState":
        """The same for somebody who takes a seat back: at least a minute, or a day."""
        least = DAY if pace.kind == "days" else MINUTE
        left = replaced(self.left, seat, max(self.left[seat], least))
        return ClockState(left, self.given, self.running, self.since)


def fresh_clock(pace: TablePace, seats: int) -> ClockState:
    """The clocks before a game."""
    start = 0.0 if pace.kind == "days" else pace.minutes * MINUTE
    return ClockState((start,) * seats, ((),) * seats)


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
