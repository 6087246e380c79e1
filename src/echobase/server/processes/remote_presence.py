"""Tells the processes on one database who is connected where, and forgets processes that are gone.

A process tells the others who is at a table whenever that changes, and asks them when it opens
one. It keeps only what concerns its own tables. All say every few seconds that they are alive;
whoever has been silent for a while is gone, and so is everybody who was connected there.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from echobase.server.people.connections import NOBODY_THERE, Present
from echobase.server.people.presence import noticed
from echobase.server.processes.changes import Notices
from echobase.server.rooms.rooms import Room
from echobase.server.storage import databases
from echobase.server.storage.store import Store

BEAT: Final = 4.0
"""Seconds between two signs of life."""
SILENT: Final = 3 * BEAT
"""Seconds without a sign of life after which a process counts as gone."""
AGAIN: Final = 1.0
"""Seconds before something that could not be told is told again."""
AT_ONCE: Final = 100
"""Games in one question; PostgreSQL takes at most 8000 bytes."""
HERE, ASK, ALIVE, GONE = "here", "ask", "alive", "gone"
"""The first words of what processes tell each other."""

log = logging.getLogger(__name__)


class RemotePresence:
    """What this process tells about its tables, and knows about those who are elsewhere."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self.store = store
        self.rooms = rooms
        self.heard_of: dict[str, float] = {}
        """By process: when it was last heard of."""
        self._changed: set[str] = set()
        """Games of which the others are to be told who is here."""
        self._wanted: set[str] = set()
        """Games about which the others are to be asked."""
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def notices(self) -> Notices:
        return self.store.notices

    def start(self) -> None:
        if self.notices.shared:
            self._task = asyncio.create_task(self._run())

    # What changes here.

    def attended(self, room: Room) -> None:
        """Somebody has come to a table of this process, or left it."""
        self._tell_of(self._changed, [room.facts.id])

    def opened(self, id_: str) -> None:
        """A table is looked at for the first time: others may know who is there."""
        self._tell_of(self._wanted, [id_])

    def _tell_of(self, due: set[str], ids: Iterable[str]) -> None:
        if self._task is not None:
            due.update(ids)
            self._news.set()

    def start_over(self) -> None:
        """Nothing is certain any more about who is elsewhere: what was told may have been lost."""
        for process in list(self.heard_of):
            self.drop(process)
        self._tell_of(self._wanted, self.rooms)

    # What others tell.

    def heard(self, payload: str) -> None:
        process, _, words = payload.partition(" ")
        kind, *rest = words.split()
        if process == self.notices.source:
            return
        if process not in self.heard_of and kind != GONE:
            self._tell_of(self._wanted, self.rooms)  # it is new, or was silent for too long
        self.heard_of[process] = time.monotonic()
        if kind == HERE:
            id_, watching, *seats = rest
            self.put(process, id_, Present(frozenset(map(int, seats)), int(watching)))
        elif kind == ASK:
            self._tell_of(self._changed, filter(self.is_attended, rest))
        elif kind == GONE:
            self.drop(process)

    def is_attended(self, id_: str) -> bool:
        return id_ in self.rooms and self.rooms[id_].attendance.here != NOBODY_THERE

    def put(self, process: str, id_: str, present: Present) -> None:
        room = self.rooms.get(id_)
        if room is not None and room.attendance.put(process, present):
            noticed(room)

    def drop(self, process: str) -> None:
        """A process is gone, and with it everybody who was connected there."""
        self.heard_of.pop(process, None)
        for id_ in list(self.rooms):
            self.put(process, id_, NOBODY_THERE)

    def drop_silent(self) -> None:
        now = time.monotonic()
        for process, last in list(self.heard_of.items()):
            if now - last > SILENT:
                log.warning("process %s is gone, and with it all who were connected there", process)
                self.drop(process)

    # Telling.

    async def _run(self) -> None:
        beaten = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT / 2):
                    await self._news.wait()
            self._news.clear()
            self.drop_silent()
            now = time.monotonic()
            signs = [ALIVE] if now - beaten >= BEAT else []
            changed, self._changed = self._changed, set()
            wanted, self._wanted = self._wanted, set()
            try:
                await self.tell([*self.told(changed), *questions(wanted), *signs])
                beaten = now if signs else beaten
            except SQLAlchemyError as error:  # the database is away, and health says so
                log.debug("nobody could be told who is here: %s", databases.reason(error))
                self._changed |= changed
                self._wanted |= wanted
                await asyncio.sleep(AGAIN)

    def told(self, changed: Iterable[str]) -> list[str]:
        """Who is at these tables of this process."""
        found = []
        for id_ in changed:
            room = self.rooms.get(id_)
            here = NOBODY_THERE if room is None else room.attendance.here
            found.append(" ".join([HERE, id_, str(here.watching), *map(str, sorted(here.seats))]))
        return found

    async def tell(self, messages: list[str]) -> None:
        if messages:
            async with self.store.engine.begin() as connection:
                await connection.run_sync(self.notices.tell_presence, messages)

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        with contextlib.suppress(SQLAlchemyError):
            await self.tell([GONE])


def questions(ids: Iterable[str]) -> list[str]:
    """Who is at these tables, elsewhere?"""
    wanted = sorted(ids)
    return [
        " ".join([ASK, *wanted[first : first + AT_ONCE]])
        for first in range(0, len(wanted), AT_ONCE)
    ]
