"""Keeps everybody at a table informed of who sits there, who comes and who goes."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from echobase.server.people.company import Company, Sitter, seated
from echobase.server.rooms.rooms import Room


async def renew(room: Room, sitters: Sequence[Sitter], rated: bool, host: int) -> None:
    """Tell everybody at a table who has sat down."""
    async with room.lock:
        room.game_log.facts = seated(room.facts, sitters)
        if room.company is None:
            room.company = Company(sitters, rated, host)
        elif list(room.company.sitters) != list(sitters):
            room.company.sitters = sitters
            room.company.message = room.company.told()
    room.wake()


@contextmanager
def attending(room: Room, seat: int | None) -> Iterator[None]:
    """Count somebody as present for as long as this lasts."""
    if room.company is None:
        yield
        return
    company = room.company
    company.count(seat, 1)
    room.wake()
    try:
        yield
    finally:
        company.count(seat, -1)
        room.wake()
