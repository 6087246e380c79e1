"""Keeps everybody at a table informed of who sits there, who comes and who goes."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from echobase.server.people.table_people import Sitter, TablePeople, seated
from echobase.server.rooms.rooms import Room


async def renew(room: Room, sitters: Sequence[Sitter], rated: bool, host: int) -> None:
    """Tell everybody at a table who has sat down."""
    async with room.lock:
        facts = seated(room.facts, sitters)
        if facts != room.facts:  # tables name the players, so everybody needs a new one
            room.game_log = room.game_log.copy()
            room.game_log.facts = facts
        if room.company is None:
            room.company = TablePeople(sitters, rated, host, room.attendance)
        elif list(room.company.sitters) != list(sitters):
            room.company.sitters = sitters
            room.company.renew()
    room.wake()


@contextmanager
def attending(room: Room, seat: int | None) -> Iterator[None]:
    """Count somebody as present for as long as this lasts."""
    room.attendance.count(seat, 1)
    noticed(room)
    room.attended(room)
    try:
        yield
    finally:
        room.attendance.count(seat, -1)
        noticed(room)
        room.attended(room)


def noticed(room: Room) -> None:
    """Somebody has come or gone, here or at another process."""
    room.affairs.notice_absence()
    if room.company is not None:
        room.company.renew()
    room.wake()
