"""The store of who wants notices, and for which turn they had the last one."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.server.messages.notices import NewNotice
from echobase.server.storage.time_tables import notices


@dataclass(frozen=True)
class Subscription:
    """Where to send notices for a seat."""

    id: int
    kind: str
    address: str
    keys: dict[str, str]
    lang: str


class NoticeStore:
    """Notices of games, or of what else a table holds them for."""

    def __init__(self, engine: AsyncEngine, table: Table = notices, of: str = "game") -> None:
        self.engine = engine
        self.table, self.of = table, of
        """The table, and its column that says what a notice is about."""

    async def count(self, about: str, seat: int) -> int:
        query = select(func.count()).select_from(self.table).where(*self.own(about, seat))
        async with self.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    def own(self, about: str, seat: int) -> tuple[ColumnElement[bool], ...]:
        """The rows of a seat."""
        return self.table.c[self.of] == about, self.table.c.seat == seat

    async def add(self, about: str, seat: int, wanted: NewNotice) -> None:
        """Note where a seat wants its notices; the same address once."""
        row = {
            self.of: about,
            "seat": seat,
            "kind": wanted.kind,
            "address": wanted.address,
            "keys": msgspec.json.encode(wanted.keys).decode(),
            "lang": wanted.lang,
        }
        same = (*self.own(about, seat), self.table.c.address == wanted.address)
        async with self.engine.begin() as connection:
            await connection.execute(delete(self.table).where(*same))
            await connection.execute(insert(self.table), row)

    async def remove(self, about: str, seat: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(self.table).where(*self.own(about, seat)))

    async def wanted(self, about: str) -> list[tuple[int, NewNotice]]:
        """All that was asked for, with the seats."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(self.table).where(self.table.c[self.of] == about)
            )
            return [
                (row.seat, NewNotice(row.kind, row.address, _keys(row.keys), row.lang))
                for row in rows
            ]

    async def forget(self, id_: int) -> None:
        """An address that no longer exists."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(self.table).where(self.table.c.id == id_))

    async def claimed(
        self, about: str, seat: int, turn: str, kinds: Sequence[str]
    ) -> list[Subscription]:
        """Who has to be told of a turn; each is claimed by one caller only, and once."""
        table, found = self.table, []
        async with self.engine.begin() as connection:
            query = select(table).where(
                *self.own(about, seat), table.c.noticed != turn, table.c.kind.in_(kinds)
            )
            for row in list(await connection.execute(query)):
                claim = update(table).where(table.c.id == row.id, table.c.noticed != turn)
                done = await connection.execute(claim.values(noticed=turn))
                if done.rowcount:
                    keys = _keys(row.keys)
                    found.append(Subscription(row.id, row.kind, row.address, keys, row.lang))
        return found


def _keys(text: str) -> dict[str, str]:
    return msgspec.json.decode(text, type=dict[str, str])
