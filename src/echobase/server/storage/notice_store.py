"""The store of who wants notices, and for which turn they had the last one."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, func, insert, select, update
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
    """Notices in the database of the games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def count(self, game: str, seat: int) -> int:
        own = (notices.c.game == game, notices.c.seat == seat)
        async with self.engine.connect() as connection:
            query = select(func.count()).select_from(notices).where(*own)
            return int(await connection.scalar(query) or 0)

    async def add(self, game: str, seat: int, wanted: NewNotice) -> None:
        """Note where a seat wants its notices; the same address once."""
        row = {
            "game": game,
            "seat": seat,
            "kind": wanted.kind,
            "address": wanted.address,
            "keys": msgspec.json.encode(wanted.keys).decode(),
            "lang": wanted.lang,
        }
        same = (
            notices.c.game == game,
            notices.c.seat == seat,
            notices.c.address == wanted.address,
        )
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(*same))
            await connection.execute(insert(notices), row)

    async def remove(self, game: str, seat: int) -> None:
        own = (notices.c.game == game, notices.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(*own))

    async def forget(self, id_: int) -> None:
        """An address that no longer exists."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(notices.c.id == id_))

    async def claimed(
        self, game: str, seat: int, turn: str, kinds: Sequence[str]
    ) -> list[Subscription]:
        """Who has to be told of a turn; each is claimed by one caller only, and once."""
        found = []
        async with self.engine.begin() as connection:
            query = select(notices).where(
                notices.c.game == game,
                notices.c.seat == seat,
                notices.c.noticed != turn,
                notices.c.kind.in_(kinds),
            )
            for row in list(await connection.execute(query)):
                claim = update(notices).where(notices.c.id == row.id, notices.c.noticed != turn)
                done = await connection.execute(claim.values(noticed=turn))
                if done.rowcount:
                    keys = msgspec.json.decode(row.keys, type=dict[str, str])
                    found.append(Subscription(row.id, row.kind, row.address, keys, row.lang))
        return found
