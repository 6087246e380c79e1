"""What the operator of a server does with its library: remove an entry."""

from pathlib import Path

from echobase.core.errors import BadOption
from echobase.server.serve import data_folder
from echobase.server.storage.databases import connect, place, postgres
from echobase.server.storage.store import Store, migrate


async def remove_entry(id_: str, data: Path | None, database: str) -> None:
    """Remove an entry from the library of a folder or of a PostgreSQL database."""
    url = postgres(database) if database else place(data_folder(data))
    migrate(url)
    store = Store(connect(url))
    try:
        if not await store.library.remove(id_):
            raise BadOption(f"library: there is no entry {id_[:40]!r}")
    finally:
        await store.close()
