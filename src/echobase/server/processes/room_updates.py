"""Keeps the rooms of this process up to date with what other processes write."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from echobase.server import counters
from echobase.server.errors import Missing
from echobase.server.rooms.rooms import Room
from echobase.server.storage.store_errors import StoreError, reason

Introduce = Callable[[Room], Awaitable[None]]
"""Tells a room who sits there now."""

log = logging.getLogger(__name__)


class RoomUpdates:
    """Reads what others have written, once for any number of notices that come meanwhile."""

    def __init__(self, rooms: Mapping[str, Room], introduce: Introduce) -> None:
        self.rooms = rooms
        self.introduce = introduce
        self._behind: set[str] = set()
        """Games of which something is known to be missing, until it is being read."""
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, id_: str | None) -> None:
        """Another process has changed a game; without an id, perhaps any of them."""
        counters.NOTICES.add()
        for one in list(self.rooms) if id_ is None else [id_]:
            if one in self.rooms and one not in self._behind:
                self._behind.add(one)
                task = asyncio.create_task(self.follow(self.rooms[one]))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def follow(self, room: Room) -> None:
        """Read what another process has written, and do what follows by itself."""
        id_ = room.facts.id
        async with room.lock:
            self._behind.discard(id_)
            try:
                await room.catch_up()
            except StoreError as error:  # it is heard of again once the database is back
                log.error("%s: cannot be read: %s", id_, reason(error))
                return
            except Missing as error:  # it was deleted: whoever is there has to go
                room.failure = error
                room.wake()
                return
        if room.company is not None and not all(one.taken for one in room.company.sitters):
            await self.introduce(room)
        room.proceed()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
