"""Whole transactions, written where they cost least: for SQLite in a thread of their own.

An asynchronous driver of SQLite changes threads twice for every statement; here a transaction
changes once. PostgreSQL is written through its asynchronous driver.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.server.storage import databases

Transaction = Callable[[Connection], Any]


class Writer(Protocol):
    """Carries out transactions, each completely or not at all."""

    async def write(self, transaction: Transaction) -> None: ...

    async def close(self) -> None: ...


class ThreadWriter:
    """Writes to SQLite, one transaction at a time."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, hide_parameters=True)
        event.listen(self.engine, "connect", databases.prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, transaction: Transaction) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, transaction)

    def _commit(self, transaction: Transaction) -> None:
        with self.engine.begin() as connection:
            transaction(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()


class AsyncWriter:
    """Writes through an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, transaction: Transaction) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(transaction)

    async def close(self) -> None:
        """The engine belongs to the store."""


def writer(engine: AsyncEngine) -> Writer:
    """The writer for the database of an engine."""
    if engine.dialect.name != "sqlite":
        return AsyncWriter(engine)
    return ThreadWriter(f"sqlite:///{engine.url.database}")
