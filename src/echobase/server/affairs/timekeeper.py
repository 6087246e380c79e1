"""Lets time pass: clocks run out, absences grow, and the database knows that a server runs."""

import asyncio
import contextlib
import logging
from typing import Final

from echobase.core.errors import EchoBaseError
from echobase.server.affairs import server_time
from echobase.server.errors import first_line
from echobase.server.rooms.rooms import Rooms
from echobase.server.storage.game_store import GameStore
from echobase.server.storage.store_errors import StoreError

PERIOD: Final = 0.5
"""Seconds between two looks at the clocks."""
BEAT: Final = 10.0
"""Seconds between two heartbeats."""

log = logging.getLogger(__name__)


class Timekeeper:
    """A task that looks at the time as long as the server runs."""

    def __init__(self, store: GameStore, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.beaten = 0.0
        self.task: asyncio.Task[None] | None = None
        self.ending = asyncio.Event()

    async def start(self) -> None:
        try:
            await self.beat(starting=True)
        except StoreError as error:  # health says so, and games can still be read
            log.error("the clocks cannot be written: %s", first_line(error))
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while not await self.ended():
            try:
                await self.tick()
            except Exception as error:
                log.error("the clocks could not be looked at: %s", first_line(error))

    async def ended(self) -> bool:
        """Wait for the next look; whether the server ends meanwhile.

        A look is never cut off: that would leave a connection to the database behind.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PERIOD):
                await self.ending.wait()
        return self.ending.is_set()

    async def tick(self) -> None:
        """Look once."""
        now = server_time.now()
        if now - self.beaten >= BEAT:
            await self.beat()
        for id_ in await self.store.tables.due(now):
            with contextlib.suppress(EchoBaseError):
                async with self.rooms.in_use(id_) as room:
                    await room.affairs.check_clock()
        self.rooms.tick()

    async def beat(self, *, starting: bool = False) -> None:
        self.beaten = server_time.now()
        await self.store.tables.awake(self.beaten, starting=starting)

    async def close(self) -> None:
        if self.task is not None:
            self.ending.set()
            await self.task
            with contextlib.suppress(EchoBaseError, StoreError):
                await self.beat()
