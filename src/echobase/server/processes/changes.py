"""How the processes on one database tell each other which game has changed.

A notice is part of the transaction that changed the game (NOTIFY), so nobody hears of anything
that is not stored. SQLite serves one process, which knows what it has written: it hears nothing.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import ARRAY, Connection, String, cast, func, select
from sqlalchemy.engine import make_url

from echobase.server.errors import first_line
from echobase.server.storage.databases import CONNECTING, is_postgres

CHANNEL: Final = "echobase_games"
PRESENCE: Final = "echobase_presence"
AGAIN: Final = 1.0
"""Seconds before a lost connection is tried again."""
ALIVE: Final = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""How soon a peer that has vanished without a word is given up, on both ends."""

Heard = Callable[[str | None], None]
"""Called with the id of a game that another process has changed; None: perhaps any of them."""
Present = Callable[[str], None]
"""Called with what a process tells about who is connected where."""

log = logging.getLogger(__name__)


class Notices:
    """What this process tells others, and hears from them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.source = secrets.token_hex(4)
        """How this process recognises its own notices."""
        self._task: asyncio.Task[None] | None = None
        self._hears = True
        """Whether the connection was there when last seen."""

    def tell(self, connection: Connection, *ids: str) -> None:
        """Tell all others that games have changed, once this transaction is committed."""
        if connection.dialect.name == "postgresql":
            notify(connection, CHANNEL, [f"{self.source} {id_}" for id_ in ids])

    @property
    def shared(self) -> bool:
        """Whether there may be other processes."""
        return is_postgres(self.url)

    def tell_presence(self, connection: Connection, messages: Sequence[str]) -> None:
        """Tell all others who is connected here, in a transaction of its own."""
        notify(connection, PRESENCE, [f"{self.source} {message}" for message in messages])

    def listen(self, heard: Heard, present: Present) -> None:
        """Call these whenever another process has something to tell, until `close`."""
        if self.shared:
            self._task = asyncio.create_task(self._listen(heard, present))

    async def _listen(self, heard: Heard, present: Present) -> None:
        while True:
            try:
                await self._hear(heard, present)
            except Exception as error:
                if self._hears:
                    log.error("no notices from other processes for now: %s", first_line(error))
            self._hears = False
            await asyncio.sleep(AGAIN)

    async def _hear(self, heard: Heard, present: Present) -> None:
        """Listen on one connection until it is lost."""
        async with await direct(self.url) as connection:
            for channel in (CHANNEL, PRESENCE):
                await connection.execute(f"LISTEN {channel}")
            self._hears = True
            heard(None)  # whatever happened while nobody listened
            async for notice in connection.notifies():
                if notice.channel == PRESENCE:
                    present(notice.payload)
                    continue
                source, _, id_ = notice.payload.partition(" ")
                if source != self.source:
                    heard(id_)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def notify(connection: Connection, channel: str, messages: Sequence[str]) -> None:
    """Send notices with this transaction, all by one statement."""
    told = func.unnest(cast(messages, ARRAY(String))).column_valued("told")
    connection.execute(select(func.pg_notify(channel, told)))


async def direct(url: str) -> Any:
    """A connection to PostgreSQL of its own, outside the pool, that commits everything at once."""
    from psycopg import AsyncConnection as Direct  # only with the extra `postgres`

    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    patience: dict[str, Any] = {"connect_timeout": CONNECTING, **ALIVE}
    found = await Direct.connect(address, autocommit=True, **patience)
    try:
        for name, seconds in ALIVE.items():
            await found.execute(f"SET tcp_{name} = {seconds}".encode())
    except BaseException:
        await found.close()
        raise
    return found
