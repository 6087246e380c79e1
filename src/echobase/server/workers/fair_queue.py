"""Whose turn it is to use what is scarce: everybody who waits is served in turn, one job each."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many jobs at once; those who wait are served in turn, however many jobs each has."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def waiting(self, who: str) -> int:
        """How many jobs of somebody wait."""
        return len(self._waiting.get(who, ()))

    async def take(self, who: str) -> None:
        """Wait for a turn; whoever has it must give it back."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        """Give a turn back: the next one who waits has it."""
        while self._waiting:
            who, turns = next(iter(self._waiting.items()))
            del self._waiting[who]
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self.take(who)
        try:
            yield
        finally:
            self.give()


class Replaced(Exception):
    """Somebody asked again before the answer to this was begun."""


class NewestOnly:
    """One job at a time; of those that wait, only the newest is ever done."""

    def __init__(self) -> None:
        self._busy = False
        self._next: asyncio.Future[None] | None = None

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the job that is being done; Replaced when a newer one came meanwhile."""
        if self._busy:
            await self._wait()
        self._busy = True
        try:
            yield
        finally:
            self._leave()

    async def _wait(self) -> None:
        if self._next is not None and not self._next.done():
            self._next.set_exception(Replaced())
        turn = self._next = asyncio.get_running_loop().create_future()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._leave()
            raise

    def _leave(self) -> None:
        turn, self._next = self._next, None
        if turn is None or turn.done():
            self._busy = False
        else:
            turn.set_result(None)
