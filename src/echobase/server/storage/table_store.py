"""The store of what happens at tables apart from the moves: events, clocks, reports, outages."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.server.affairs.table_clock import ClockState, Outage
from echobase.server.affairs.table_events import TableEvent
from echobase.server.errors import AlreadyWritten
from echobase.server.processes.changes import Notices
from echobase.server.storage import databases, tables, time_tables
from echobase.server.storage.game_store import RemarkReport

DOWN: Final = 30.0
"""Seconds without a heartbeat after which no server was running."""
HEART: Final = 1
"""The key of the only heartbeat."""


class TableStore:
    """Tables in the database of the games."""

    def __init__(self, engine: AsyncEngine, notices: Notices) -> None:
        self.engine = engine
        self.notices = notices

    async def events(self, game: str, after: int = -1) -> list[TableEvent]:
        """The events of a table after a number."""
        table = time_tables.events.c
        query = (
            select(table.number, table.at, table.seat, table.kind, table.data)
            .where(table.game == game, table.number > after)
            .order_by(table.number)
        )
        async with self.engine.connect() as connection:
            return [
                TableEvent(number, at, seat, kind, msgspec.json.decode(data))
                for number, at, seat, kind, data in await connection.execute(query)
            ]

    async def write(
        self,
        game: str,
        events: Sequence[TableEvent],
        changed: Mapping[str, Any] | None = None,
    ) -> None:
        """Write events and what they change of the clock; AlreadyWritten when one is there."""
        rows = [
            {
                "game": game,
                "number": event.number,
                "at": event.at,
                "seat": event.seat,
                "kind": event.kind,
                "data": msgspec.json.encode(event.data).decode(),
            }
            for event in events
        ]
        try:
            async with self.engine.begin() as connection:
                if rows:
                    await connection.execute(insert(time_tables.events), rows)
                if changed:
                    own = update(tables.games).where(tables.games.c.id == game)
                    await connection.execute(own.values(changed))
                await connection.run_sync(self.notices.tell, game)
        except IntegrityError:
            raise AlreadyWritten(f"{game}: an event is there already") from None
        except (SQLAlchemyError, OSError) as error:
            raise databases.cannot_store(error) from None

    async def clock(self, game: str) -> ClockState | None:
        """The clocks of a game as they were last written."""
        query = select(tables.games.c.clock).where(tables.games.c.id == game)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return msgspec.json.decode(found, type=ClockState) if found else None

    async def due(self, now: float) -> list[str]:
        """The games whose running clock should have run out."""
        query = select(tables.games.c.id).where(tables.games.c.due <= now)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def hashes(self, game: str) -> list[str]:
        """The hashes of the tokens of a game, by seat."""
        table = tables.seats.c
        query = select(table.hash).where(table.game == game).order_by(table.seat)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def report(self, about: RemarkReport) -> None:
        async with self.engine.begin() as connection:
            row = {name: getattr(about, name) for name in RemarkReport.__dataclass_fields__}
            await connection.execute(insert(time_tables.reports), row)

    async def reports(self) -> list[RemarkReport]:
        """Everything that was reported, the oldest first."""
        table = time_tables.reports.c
        columns = [table[name] for name in RemarkReport.__dataclass_fields__]
        async with self.engine.connect() as connection:
            found = await connection.execute(select(*columns).order_by(table.id))
            return [RemarkReport(*row) for row in found]

    async def awake(self, now: float, *, starting: bool) -> None:
        """Note that a server runs now; a long gap before one starts is an outage."""
        table = time_tables.heartbeats
        async with self.engine.begin() as connection:
            last = await connection.scalar(select(table.c.at).where(table.c.id == HEART))
            if starting and last is not None and now - last > DOWN:
                outage = {"began": last, "ended": now}
                await connection.execute(insert(time_tables.outages), outage)
            await connection.execute(delete(table).where(table.c.id == HEART))
            await connection.execute(insert(table), {"id": HEART, "at": now})

    async def outages(self) -> list[Outage]:
        table = time_tables.outages.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(table.began, table.ended))
            return [(began, ended) for began, ended in found]
