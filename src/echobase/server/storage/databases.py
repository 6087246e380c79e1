"""Which database holds the games: SQLite in a folder for one process, PostgreSQL for several."""

import logging
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from echobase.core.errors import BadOption
from echobase.core.extras import need
from echobase.server.errors import CannotStore, DatabaseAway

FILE: Final = "echobase.sqlite"
BUSY: Final = 10_000
"""Milliseconds that a writer waits for another one."""
POSTGRES: Final = "postgresql+psycopg"
MIGRATING: Final = 4_919_001
"""The advisory lock of the process that brings the tables up to date."""
CONNECTING: Final = 5
"""Seconds after which PostgreSQL is considered away."""
WANTED: Final = "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"

log = logging.getLogger(__name__)


def place(folder: Path) -> str:
    """The address of the database in a folder, which is created if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotStore(f"{folder}: cannot be made: {error.strerror}") from None
    return f"sqlite:///{folder / FILE}"


def postgres(wanted: str) -> str:
    """The address of a PostgreSQL database; BadOption says what is wrong with it."""
    try:
        url = make_url(wanted)
    except (ArgumentError, ValueError):
        raise BadOption(f"--database: not an address; it looks like {WANTED}") from None
    if url.drivername not in ("postgresql", "postgres", POSTGRES):
        kind = url.drivername[:20]
        raise BadOption(f"--database: {kind!r} is not supported; it looks like {WANTED}")
    if not url.database:
        raise BadOption(f"--database: it names no database; it looks like {WANTED}")
    need("PostgreSQL", "postgres", "psycopg")
    return url.set(drivername=POSTGRES).render_as_string(hide_password=False)


def is_postgres(url: str) -> bool:
    return url.startswith(POSTGRES)


def shown(url: str) -> str:
    """Where a database is, without user and password."""
    parts = make_url(url)
    if not is_postgres(url):
        return str(parts.database)
    host = parts.host or parts.query.get("host", "this machine")
    return f"PostgreSQL {parts.database!r} on {host}"


def reason(error: Exception) -> str:
    """The complaint of a database, in one line."""
    inner = error.orig if isinstance(error, DatabaseError) and error.orig else error
    return f"cannot be used: {(str(inner).splitlines() or [type(inner).__name__])[0]}"


def away(error: Exception) -> bool:
    """Whether the complaint is that PostgreSQL cannot be reached, not about what it was asked."""
    if isinstance(error, PoolTimeout):
        return True
    if not isinstance(error, InterfaceError | OperationalError):
        return False
    return type(error.orig).__module__.startswith("psycopg")


def unstorable(error: Exception) -> bool:
    """Whether a value is to blame: PostgreSQL stores no null characters."""
    return isinstance(error, DataError)


def cannot_store(error: Exception) -> CannotStore:
    """Why something could not be stored or read; players are not told where a database is."""
    if away(error):
        log.error("the database is away: %s", reason(error))
        return DatabaseAway("the database cannot be reached")
    return CannotStore(reason(error))


def prepare(connection: Any, _: Any) -> None:
    """SQLite: readers never wait for a writer, and committed data is on the disk."""
    if "sqlite" in type(connection).__module__.lower():
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={BUSY}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def alone_here(connection: Connection) -> None:
    """PostgreSQL: let only one process at a time change the tables, until it commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def connect(url: str) -> AsyncEngine:
    """The database for use with an event loop; its complaints tell no secrets to the log."""
    if is_postgres(url):
        # A connection that a restarted PostgreSQL has closed is replaced before it is used.
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_timeout=2 * CONNECTING,
            connect_args={"connect_timeout": CONNECTING},
        )
    engine = create_async_engine(
        url.replace("sqlite://", "sqlite+aiosqlite://", 1), hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def snapshots(engine: AsyncEngine) -> AsyncEngine:
    """The same database, but all that one connection reads is of the same moment."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ")
    return engine  # one process, which reads nothing while it writes
