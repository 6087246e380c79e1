"""The store of games: actions never change once they are written; summaries and answers given in
advance do.

The key of an action is its number in the game, so it is written once; whoever comes
second gets AlreadyWritten.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Row as SqlRow
from sqlalchemy import create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from echobase.play.game_log import GameSettings, InAdvance, LogRow, SeatFacts
from echobase.play.table_terms import TableTerms
from echobase.server import server_time, tables
from echobase.server.errors import AlreadyWritten, CannotStore, Missing
from echobase.server.table_store import TableStore

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "echobase.sqlite"
BUSY = 10_000
"""Milliseconds that a writer waits for another one."""


class Digest(msgspec.Struct):
    """The entry of a game in lists, stored beside it so that lists need not replay games."""

    name: dict[str, str] = {}
    heading: dict[str, str] = {}
    score: dict[str, str] = {}
    result: dict[str, str] = {}
    turn: int = 0
    waiting: list[int] = []
    sides: list[str] = []
    leaders: list[str] = []
    finished: bool = False
    winner: str = ""


class Listed(msgspec.Struct):
    """A game in a list."""

    facts: GameSettings
    digest: Digest
    updated: float


def place(folder: Path) -> str:
    """The address of the database in a folder, which is created if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotStore(f"{folder}: cannot be made: {error.strerror}") from None
    return f"sqlite:///{folder / FILE}"


def migrate(url: str) -> None:
    """Bring the database up to date; CannotStore says why it cannot be used."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(url)
    event.listen(engine, "connect", prepare)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        with engine.begin() as connection:
            # A disk that is full or read-only shows now, not in the middle of a game.
            connection.exec_driver_sql("CREATE TABLE writable (n INTEGER)")
            connection.exec_driver_sql("DROP TABLE writable")
    except (DatabaseError, OSError) as error:
        raise CannotStore(f"{engine.url.database}: {reason(error)}") from None
    except CommandError as error:
        raise CannotStore(
            f"{engine.url.database}: made by a newer Echo Base ({error}); use that, or --data DIR"
        ) from None
    finally:
        engine.dispose()


def reason(error: Exception) -> str:
    """The complaint of a database, in one line."""
    inner = error.orig if isinstance(error, DatabaseError) and error.orig else error
    return f"cannot be used: {str(inner).splitlines()[0]}"


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


def connect(url: str) -> AsyncEngine:
    """The same database for use with an event loop."""
    engine = create_async_engine(url.replace("sqlite://", "sqlite+aiosqlite://", 1))
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


class Store:
    """Games in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.tables = TableStore(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(func.count()).select_from(tables.games))
        return int(found or 0)

    async def create(
        self,
        facts: GameSettings,
        hashes: Sequence[str],
        digest: Digest,
        rows: Iterable[LogRow] = (),
    ) -> None:
        """A new game with its seats and, if it is a record, its actions."""
        now = server_time.now()
        game = {
            "id": facts.id,
            "game": facts.game,
            "rules_version": facts.rules_version,
            "options": msgspec.json.encode(facts.options).decode(),
            "dice": facts.dice,
            "hints": facts.hints,
            "undo": facts.undo,
            "record": facts.record,
            "secret": facts.secret,
            "lesson": facts.lesson,
            "puzzle": facts.puzzle,
            "created": now,
            "updated": now,
            "summary": msgspec.json.encode(digest).decode(),
            "terms": msgspec.json.encode(facts.terms).decode(),
        }
        seats = [
            {
                "game": facts.id,
                "seat": number,
                "kind": seat.kind,
                "player": seat.player,
                "name": seat.name,
                "hash": hash_,
                "standing": "",
            }
            for number, (seat, hash_) in enumerate(zip(facts.seats, hashes, strict=True))
        ]
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables.games), game)
            await connection.execute(insert(tables.seats), seats)
            given = [as_row(facts.id, row, now) for row in rows]
            if given:
                await connection.execute(insert(tables.actions), given)

    async def append(
        self,
        id_: str,
        rows: Sequence[LogRow],
        digest: Digest | None,
        standing: InAdvance | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        """Write actions, changed standing answers and other columns of the game, all or none.

        AlreadyWritten when somebody else has written one of the actions.
        """
        now = server_time.now()
        changed: dict[str, Any] = {"updated": now, **(more or {})}
        if digest is not None:
            changed["summary"] = msgspec.json.encode(digest).decode()
        try:
            async with self.engine.begin() as connection:
                if rows:
                    await connection.execute(
                        insert(tables.actions), [as_row(id_, row, now) for row in rows]
                    )
                await connection.execute(
                    update(tables.games).where(tables.games.c.id == id_).values(changed)
                )
                if standing is not None:
                    await write_standing(connection, id_, standing)
        except IntegrityError:
            raise AlreadyWritten(f"{id_}: action {rows[0].number} is there already") from None
        except OperationalError as error:
            raise CannotStore(reason(error)) from None

    async def facts(self, id_: str) -> GameSettings:
        """The agreed settings; Missing when there is no such game."""
        async with self.engine.connect() as connection:
            query = select(tables.games).where(tables.games.c.id == id_)
            game = (await connection.execute(query)).first()
            if game is None:
                raise Missing("unknown-game", f"There is no game {id_[:40]!r} here.")
            seats = (
                select(tables.seats).where(tables.seats.c.game == id_).order_by(tables.seats.c.seat)
            )
            return made(game, list(await connection.execute(seats)))

    async def rows(self, id_: str, after: int = -1) -> list[LogRow]:
        """The actions of a game after a number."""
        table = tables.actions.c
        query = (
            select(table.number, table.by, table.notation, table.begun)
            .where(table.game == id_, table.number > after)
            .order_by(table.number)
        )
        async with self.engine.connect() as connection:
            return [LogRow(*row) for row in await connection.execute(query)]

    async def times(self, id_: str) -> dict[int, float]:
        """When the rows of a game were written."""
        table = tables.actions.c
        query = select(table.number, table.at).where(table.game == id_)
        async with self.engine.connect() as connection:
            return {row.number: row.at for row in await connection.execute(query)}

    async def digest(self, id_: str) -> Digest:
        """The entry of a game in lists; an empty one for a game that is gone."""
        query = select(tables.games.c.summary).where(tables.games.c.id == id_)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return msgspec.json.decode(found, type=Digest) if found else Digest()

    async def standing(self, id_: str) -> dict[int, dict[str, str]]:
        """The answers that the seats of a game have given in advance."""
        table = tables.seats.c
        query = select(table.seat, table.standing).where(table.game == id_, table.standing != "")
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return {seat: msgspec.json.decode(given, type=dict[str, str]) for seat, given in found}

    async def seat(self, id_: str, hash_: str) -> int | None:
        """The seat of a game for a token."""
        table = tables.seats.c
        query = select(table.seat).where(table.game == id_, table.hash == hash_)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else int(found)

    async def listed(self, hashes: Sequence[str]) -> list[Listed]:
        """The games of these tokens, newest first."""
        async with self.engine.connect() as connection:
            owned = select(tables.seats.c.game).where(tables.seats.c.hash.in_(hashes)).distinct()
            query = (
                select(tables.games)
                .where(tables.games.c.id.in_(owned))
                .order_by(tables.games.c.updated.desc())
            )
            games = list(await connection.execute(query))
            query = (
                select(tables.seats)
                .where(tables.seats.c.game.in_([game.id for game in games]))
                .order_by(tables.seats.c.seat)
            )
            seats: dict[str, list[SqlRow[Any]]] = {}
            for seat in await connection.execute(query):
                seats.setdefault(seat.game, []).append(seat)
        return [
            Listed(
                made(game, seats[game.id]),
                msgspec.json.decode(game.summary, type=Digest),
                game.updated,
            )
            for game in games
        ]

    async def forget(self, id_: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables.games).where(tables.games.c.id == id_))

    async def analysis(self, id_: str) -> str | None:
        table = tables.analyses.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(table.result).where(table.game == id_))
        return None if found is None else str(found)

    async def keep_analysis(self, id_: str, result: str) -> None:
        """Keep an analysis, instead of one that another version has made."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables.analyses).where(tables.analyses.c.game == id_))
            await connection.execute(insert(tables.analyses), {"game": id_, "result": result})


async def write_standing(connection: AsyncConnection, id_: str, standing: InAdvance) -> None:
    """Write the standing answers of all seats of a game."""
    table = tables.seats
    own = update(table).where(table.c.game == id_)
    await connection.execute(own.values(standing=""))
    for seat, given in standing.items():
        text = msgspec.json.encode(given).decode()
        await connection.execute(own.where(table.c.seat == seat).values(standing=text))


def as_row(id_: str, row: LogRow, now: float) -> dict[str, Any]:
    return {
        "game": id_,
        "number": row.number,
        "by": row.by,
        "notation": row.notation,
        "begun": row.begun,
        "at": now,
    }


def made(game: SqlRow[Any], seats: Sequence[SqlRow[Any]]) -> GameSettings:
    return GameSettings(
        id=game.id,
        game=game.game,
        rules_version=game.rules_version,
        options=msgspec.json.decode(game.options),
        seats=[SeatFacts(seat.kind, seat.player, seat.name) for seat in seats],
        dice=game.dice,
        hints=game.hints,
        undo=game.undo,
        record=game.record,
        secret=game.secret,
        lesson=game.lesson,
        puzzle=game.puzzle,
        terms=msgspec.json.decode(game.terms, type=TableTerms) if game.terms else TableTerms(),
    )
