"""The store of the runs of the workshop."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.server.affairs import server_time
from echobase.server.messages.measuring import RunState
from echobase.server.storage.run_tables import runs
from echobase.server.storage.stored_runs import LIVE, QueuedRun, StoredRun


class DatabaseRuns:
    """Runs in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, run: StoredRun) -> None:
        """A new run."""
        now = server_time.now()
        async with self.engine.begin() as connection:
            await connection.execute(insert(runs), asdict(run) | {"begun": now, "updated": now})

    async def find(self, id_: str) -> StoredRun | None:
        """A run by its id."""
        table = runs.c
        query = select(
            table.id, table.process, table.who, table.state, table.found, table.failure
        ).where(table.id == id_)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredRun(*row)

    async def queue(self) -> list[QueuedRun]:
        """The runs that wait or are in progress, the oldest first."""
        table = runs.c
        query = (
            select(table.id, table.process, table.who)
            .where(table.state.in_(LIVE))
            .order_by(table.begun, table.id)
        )
        async with self.engine.connect() as connection:
            return [QueuedRun(*row) for row in await connection.execute(query)]

    async def note(self, id_: str, found: str) -> bool:
        """Write what a run in progress has found; False, and nothing, when it has ended."""
        return await self._change(id_, state="running", found=found)

    async def end(self, id_: str, state: RunState, failure: str = "") -> None:
        """Write how a run has ended, unless it had ended before."""
        await self._change(id_, state=state, failure=failure)

    async def _change(self, id_: str, **values: Any) -> bool:
        still = update(runs).where(runs.c.id == id_, runs.c.state.in_(LIVE))
        async with self.engine.begin() as connection:
            done = await connection.execute(still.values(updated=server_time.now(), **values))
        return done.rowcount > 0

    async def forget(self, before: float) -> None:
        """Delete the runs that ended before a time."""
        old = delete(runs).where(runs.c.state.not_in(LIVE), runs.c.updated < before)
        async with self.engine.begin() as connection:
            await connection.execute(old)
