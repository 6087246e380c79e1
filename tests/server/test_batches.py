"""Writes that come together are written together, and one that is refused spoils no other."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from echobase.server.storage import tables
from echobase.server.storage.batches import Batches
from echobase.server.storage.databases import connect, place
from echobase.server.storage.store import migrate
from echobase.server.storage.writer import writer


def write_all(connection: Connection, numbers: Sequence[int]) -> None:
    connection.execute(insert(tables.writable), [{"n": number} for number in numbers])


def test_one_that_is_refused_spoils_no_other(folder: Path) -> None:
    url = place(folder)
    migrate(url)

    async def work() -> tuple[list[object], list[int]]:
        engine = connect(url)
        batches = Batches(writer(engine), write_all)
        try:
            numbers = [2, 3, 1, 4, 4, 5]  # the server has written 1 itself
            writes = [batches.write(number) for number in numbers]
            found = await asyncio.gather(*writes, return_exceptions=True)
            async with engine.connect() as connection:
                rows = await connection.execute(select(tables.writable.c.n))
                return list(found), [row.n for row in rows]
        finally:
            await batches.close()
            await engine.dispose()

    found, rows = asyncio.run(work())
    assert sorted(rows) == [1, 2, 3, 4, 5]
    assert [isinstance(one, IntegrityError) for one in found] == [
        False,
        False,
        True,
        False,
        True,
        False,
    ]
