"""How long finished games are kept: the operator's rule, carried out while the server runs."""

import asyncio
import contextlib
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from echobase.server.rooms.rooms import Rooms
from echobase.server.storage import databases
from echobase.server.storage.store import Store

EVERY: Final = 3600.0
"""Seconds between two looks."""
DAY: Final = 86_400.0
WORK: Final = "keep finished"

log = logging.getLogger(__name__)


class Retention:
    """Deletes finished games and loaded records so many days after anything happened in them."""

    def __init__(self, store: Store, rooms: Rooms, days: int | None) -> None:
        self.store = store
        self.rooms = rooms
        self.days = days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Carry out the rule now and every hour, if there is one."""
        if self.days is not None:
            self._task = asyncio.create_task(self.run(self.days))

    async def run(self, days: int) -> None:
        while True:
            if await self.store.claims.take(WORK):
                try:
                    await self.sweep(time.time() - days * DAY)
                except SQLAlchemyError as error:
                    log.error("old games stay for now: %s", databases.reason(error))
                finally:
                    await self.store.claims.release(WORK)
            await asyncio.sleep(EVERY)

    async def sweep(self, before: float) -> int:
        """Delete what ended before a time, unless somebody looks at it; how many that were."""
        found = await self.store.finished(before)
        needed = await self.store.campaigns.battles()
        gone = [id_ for id_ in found if not self.watched(id_) and id_ not in needed]
        for id_ in gone:
            await self.rooms.forget(id_)
        await self.store.campaigns.sweep(before)
        return len(gone)

    def watched(self, id_: str) -> bool:
        room = self.rooms.open.get(id_)
        return room is not None and bool(room.listeners)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
