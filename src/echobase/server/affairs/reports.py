"""Remarks that players have reported, read from the games of a folder."""

from pathlib import Path

from echobase.server.serve import data_folder
from echobase.server.storage.databases import connect, place
from echobase.server.storage.game_store import RemarkReport
from echobase.server.storage.store import Store, migrate


async def all_reports(data: Path | None) -> list[RemarkReport]:
    """Everything that was reported, the oldest first."""
    url = place(data_folder(data))
    migrate(url)
    store = Store(connect(url))
    try:
        return await store.tables.reports()
    finally:
        await store.close()
