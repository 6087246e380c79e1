"""Writes of several games in one transaction: what comes while the disk is busy is written next.

Only one transaction writes at a time, so games never wait for each other's locks.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from echobase.server.errors import AlreadyWritten
from echobase.server.storage.writer import Writer

Item = TypeVar("Item")


class Batches(Generic[Item]):
    """Collects what is to be written; each item is written completely or not at all."""

    def __init__(
        self, writer: Writer, write_all: Callable[[Connection, Sequence[Item]], None]
    ) -> None:
        self.writer = writer
        self.write_all = write_all
        self._waiting: list[tuple[Item, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, item: Item) -> None:
        """Returns when it is on the disk; raises what the database says against it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._task is not None:
            await self._task
        await self.writer.close()

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._task = None

    async def _commit(self, batch: list[tuple[Item, asyncio.Future[None]]]) -> None:
        """Write all; if one of them is refused, each alone."""
        try:
            items = [item for item, _ in batch]
            await self.writer.write(lambda connection: self.write_all(connection, items))
        except BaseException as error:
            if len(batch) > 1 and isinstance(error, SQLAlchemyError | AlreadyWritten):
                for one in batch:
                    await self._commit([one])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            if not isinstance(error, Exception):
                raise
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)
