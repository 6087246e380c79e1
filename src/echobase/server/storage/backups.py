"""A copy of the games in a folder, made while a server runs; PostgreSQL has `pg_dump` for that."""

import contextlib
import sqlite3
from pathlib import Path

from echobase.core import files
from echobase.server.errors import CannotStore
from echobase.server.storage.databases import FILE


def back_up(folder: Path, copy: Path, force: bool = False) -> int:
    """Copy the database of a folder to a file and check it; how many games it has."""
    source = folder / FILE
    if not source.is_file():
        raise CannotStore(f"{source}: there is no such file, so there are no games to back up")
    files.check_output("FILE", copy, (".sqlite",), force)
    with files.writing(copy):
        beside = copy.with_name(f"{copy.name}.part")
        try:
            found = copied(source, beside)
            beside.replace(copy)
        finally:
            beside.unlink(missing_ok=True)
    return found


def copied(source: Path, copy: Path) -> int:
    """Copy a database in one piece, even while somebody writes to it."""
    copy.unlink(missing_ok=True)
    address = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with (
            contextlib.closing(sqlite3.connect(address, uri=True)) as games,
            contextlib.closing(sqlite3.connect(copy)) as kept,
        ):
            games.backup(kept)
            kept.execute("PRAGMA journal_mode=DELETE")
            (verdict,) = kept.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise CannotStore(f"{source}: damaged: {verdict}; restore an older backup")
            (found,) = kept.execute("SELECT count(*) FROM games").fetchone()
    except sqlite3.DatabaseError as error:
        raise CannotStore(f"{source}: cannot be copied: {error}") from None
    return int(found)
