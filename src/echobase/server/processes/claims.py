"""Work that exactly one process does: deciding for computer players, analysing a game.

On PostgreSQL a claim is an advisory lock of a connection. When its process dies, the database
frees it at once, and the next one that asks gets it.
"""

import asyncio
import contextlib
import hashlib
import logging
from typing import Any

from echobase.server.errors import first_line
from echobase.server.processes.changes import direct
from echobase.server.storage.databases import is_postgres

log = logging.getLogger(__name__)


class Claims:
    """What this process has claimed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = is_postgres(url)
        """Whether there may be other processes."""
        self._held: set[str] = set()
        self._connection: Any = None
        self._lock = asyncio.Lock()
        self._complained = False

    async def take(self, work: str) -> bool:
        """Claim work; False when another process has it, or the database is away."""
        try:
            # The database lets one connection take the same lock twice, so ask one after the other.
            async with self._lock:
                if work in self._held:
                    return False
                got = not self.shared or await self._ask("pg_try_advisory_lock", work)
                if got:
                    self._held.add(work)
        except Exception as error:
            if not self._complained:
                log.error("computer players wait for the database: %s", first_line(error))
            self._complained = True
            return False
        self._complained = False
        return got

    async def release(self, work: str) -> None:
        """Let others have it."""
        if work in self._held:
            self._held.discard(work)
            if self.shared:
                # If this fails, the connection is gone, and its claims with it.
                with contextlib.suppress(Exception):
                    async with self._lock:
                        await self._ask("pg_advisory_unlock", work)

    async def _ask(self, function: str, work: str) -> bool:
        if self._connection is None or self._connection.closed:
            self._connection = await direct(self.url)
        try:
            answer = await self._connection.execute(f"SELECT {function}(%s)", (key(work),))
            (found,) = await answer.fetchone()
        except BaseException:
            await self._connection.close()
            raise
        return bool(found)

    async def close(self) -> None:
        """Let others have everything."""
        self._held.clear()
        if self._connection is not None:
            await self._connection.close()


def key(work: str) -> int:
    """The number of an advisory lock."""
    return int.from_bytes(hashlib.sha256(work.encode()).digest()[:8], "big", signed=True)
