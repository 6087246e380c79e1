"""The store of games: actions never change once they are written; summaries and answers given in
advance do.

The key of an action is its number in the game, so it is written once; whoever comes
second gets AlreadyWritten.
"""

import time
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import (
    Connection,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy import Row as SqlRow
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.play.game_log import GameSettings, InAdvance, LogRow, SeatFacts
from echobase.play.table_terms import TableTerms
from echobase.server import counters
from echobase.server.affairs import server_time
from echobase.server.errors import AlreadyWritten, CannotStore
from echobase.server.processes.changes import Notices
from echobase.server.processes.claims import Claims
from echobase.server.storage import databases, tables
from echobase.server.storage.batches import Batches
from echobase.server.storage.campaign_store import CampaignStore
from echobase.server.storage.game_store import Addition, Digest, Listed, News, unknown_game
from echobase.server.storage.library_store import LibraryStore
from echobase.server.storage.prepared_statements import Prepared
from echobase.server.storage.rematch_seats import seat_again
from echobase.server.storage.run_store import DatabaseRuns
from echobase.server.storage.table_store import TableStore
from echobase.server.storage.writer import writer

MIGRATIONS = Path(__file__).parent / "migrations"

CHANGE_GAME: Final = Prepared(
    update(tables.games)
    .where(tables.games.c.id == bindparam("of"))
    .values(
        updated=bindparam("now"),
        said=bindparam("says"),
        # Without a new summary the old one stays.
        summary=func.coalesce(bindparam("shows", type_=Text), tables.games.c.summary),
    )
)
ADD_ROWS: Final = Prepared(insert(tables.actions))
ADD_ACTS: Final = Prepared(insert(tables.acts))


def migrate(url: str) -> None:
    """Bring the database up to date; CannotStore says why it cannot be used."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(url)
    event.listen(engine, "connect", databases.prepare)
    try:
        with engine.begin() as connection:
            databases.alone_here(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        with engine.begin() as connection:
            databases.alone_here(connection)
            # A disk that is full or read-only shows now, not in the middle of a game.
            connection.execute(delete(tables.writable))
            connection.execute(insert(tables.writable), {"n": 1})
            if damage := damaged(connection):
                raise CannotStore(f"{engine.url.database}: damaged: {damage}; restore a backup")
    except (DatabaseError, OSError) as error:
        raise CannotStore(f"{databases.shown(url)}: {databases.reason(error)}") from None
    except CommandError as error:
        raise CannotStore(
            f"{databases.shown(url)}: made by a newer Echo Base ({error}); use that, or --data DIR"
        ) from None
    finally:
        engine.dispose()


def damaged(connection: Connection) -> str:
    """The first thing that is wrong in the pages of an SQLite database; empty if nothing is."""
    if connection.dialect.name != "sqlite":
        return ""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    return "" if found == "ok" else str(found).splitlines()[-1]


class Append(NamedTuple):
    """What is added to which game."""

    id: str
    added: Addition


class Store:
    """Games in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        url = engine.url.render_as_string(hide_password=False)
        self.snapshots = databases.snapshots(engine)
        self.notices = Notices(url)
        self.claims = Claims(url)
        self.batches = Batches(writer(engine), self.write_appends)
        self.tables = TableStore(engine, self.notices)
        self.campaigns = CampaignStore(engine)
        self.library = LibraryStore(engine)
        self.runs = DatabaseRuns(engine)

    async def close(self) -> None:
        await self.batches.close()
        await self.notices.close()
        await self.claims.close()
        await self.engine.dispose()

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(func.count()).select_from(tables.games))
        return int(found or 0)

    async def write(self) -> None:
        """Write something small, to find out whether games can be stored; CannotStore if not."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(delete(tables.writable))
                await connection.execute(insert(tables.writable), {"n": 1})
        except DatabaseError as error:
            raise CannotStore(databases.reason(error)) from None

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
            await self.library.begun(connection, facts)

    async def append(self, id_: str, added: Addition) -> None:
        """Write what has happened in a game, all or nothing, and tell other processes.

        AlreadyWritten when somebody else has written something after the row it builds on, or the
        act.
        """
        begun = time.perf_counter()
        try:
            await self.batches.write(Append(id_, added))
        except IntegrityError:
            numbers = [row.number for row in added.rows]
            raise AlreadyWritten(f"{id_}: one of {numbers} is there already") from None
        except (SQLAlchemyError, OSError) as error:
            counters.NOT_STORED.add()
            raise databases.cannot_store(error) from None
        counters.WRITES.add()
        counters.ROWS.add(len(added.rows))
        counters.WRITING.add(time.perf_counter() - begun)

    def write_appends(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Write what is added to several games, with as few statements as possible."""
        now = server_time.now()
        update_games(connection, appends, now)
        rows = [as_row(id_, row, now) for id_, added in appends for row in added.rows]
        ADD_ROWS.write(connection, rows)
        acts = [{"game": id_, **one.act._asdict()} for id_, one in appends if one.act is not None]
        ADD_ACTS.write(connection, acts)
        for id_, added in appends:
            if not added.rows and last_number(connection, id_) != added.number:
                raise AlreadyWritten(f"{id_}: there is more after row {added.number}")
            write_standing(connection, id_, added.standing)
        self.notices.tell(connection, *(one.id for one in appends))

    async def facts(self, id_: str) -> GameSettings:
        """The agreed settings; Missing when there is no such game."""
        async with self.engine.connect() as connection:
            query = select(tables.games).where(tables.games.c.id == id_)
            game = (await connection.execute(query)).first()
            if game is None:
                raise unknown_game(id_)
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

    async def news(self, id_: str, after: int) -> News:
        """What has happened in a game after a number, and what its seats have said."""
        seats, action = tables.seats.c, tables.actions.c
        rows = (
            select(action.number, action.by, action.notation, action.begun)
            .where(action.game == id_, action.number > after)
            .order_by(action.number)
        )
        standing = select(seats.seat, seats.standing).where(seats.game == id_, seats.standing != "")
        said = select(tables.games.c.said).where(tables.games.c.id == id_)
        async with self.snapshots.connect() as connection:
            found = await connection.scalar(said)
            if found is None:
                raise unknown_game(id_)
            return News(
                [LogRow(*row) for row in await connection.execute(rows)],
                {
                    seat: msgspec.json.decode(given, type=dict[str, str])
                    for seat, given in await connection.execute(standing)
                },
                str(found),
            )

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

    async def has_act(self, id_: str, seat: int, act: str) -> bool:
        """Whether a seat's act has been written."""
        table = tables.acts.c
        query = select(table.number).where(table.game == id_, table.seat == seat, table.act == act)
        async with self.engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def last_acts(self, id_: str) -> dict[int, str]:
        """The act of each seat that was written last."""
        table = tables.acts.c
        query = select(table.seat, table.act).where(table.game == id_).order_by(table.number)
        async with self.engine.connect() as connection:
            return {row.seat: row.act for row in await connection.execute(query)}

    async def seat(self, id_: str, hash_: str) -> int | None:
        """The seat of a game for a token."""
        table = tables.seats.c
        query = select(table.seat).where(table.game == id_, table.hash == hash_)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else int(found)

    async def listed(self, hashes: Sequence[str], more: Collection[str] = ()) -> list[Listed]:
        """The games of these tokens, and those with these ids, newest first."""
        async with self.engine.connect() as connection:
            owned = select(tables.seats.c.game).where(tables.seats.c.hash.in_(hashes)).distinct()
            query = (
                select(tables.games)
                .where(or_(tables.games.c.id.in_(owned), tables.games.c.id.in_(more)))
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

    async def finished(self, before: float) -> list[str]:
        """The games that ended before a time, and the records that were loaded before it."""
        table = tables.games.c
        query = select(table.id, table.record, table.summary).where(table.updated < before)
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
        return [
            id_
            for id_, record, summary in found
            if record or msgspec.json.decode(summary, type=Digest).finished
        ]

    async def follow(self, old: str, new: str, order: Sequence[int], now: float) -> None:
        """Let profiles and what was agreed on follow into the next game of a table."""
        await seat_again(self.engine, old, new, order, now)

    async def forget(self, id_: str) -> None:
        await self.library.catch_up()
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables.games).where(tables.games.c.id == id_))
            await connection.run_sync(self.notices.tell, id_)

    async def analysis(self, id_: str) -> tuple[str, int] | None:
        """What is known about a finished game, and how much of the work is done, in percent."""
        table = tables.analyses.c
        async with self.engine.connect() as connection:
            query = select(table.result, table.percent).where(table.game == id_)
            found = (await connection.execute(query)).first()
        return None if found is None else (str(found.result), int(found.percent))

    async def keep_analysis(self, id_: str, result: str, percent: int = 100) -> None:
        """Keep an analysis, instead of what was known before."""
        kept = {"game": id_, "result": result, "percent": percent}
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables.analyses).where(tables.analyses.c.game == id_))
            await connection.execute(insert(tables.analyses), kept)


def last_number(connection: Connection, id_: str) -> int:
    """The number of the last row of a game; -1 for none."""
    table = tables.actions.c
    found = connection.scalar(select(func.max(table.number)).where(table.game == id_))
    return -1 if found is None else int(found)


def update_games(connection: Connection, appends: Sequence[Append], now: float) -> None:
    """Write when games changed, what their seats said, and what lists show of them.

    Other processes that write to these games wait from here on. All go through their games in one
    order, so that no two wait for each other.
    """
    changes = [
        {
            "of": id_,
            "now": now,
            "says": added.said,
            "shows": None if added.digest is None else encoded(added.digest),
        }
        for id_, added in sorted(appends, key=lambda one: one.id)
    ]
    CHANGE_GAME.write(connection, changes)
    for id_, added in appends:
        if added.columns:
            own = update(tables.games).where(tables.games.c.id == id_)
            connection.execute(own.values(added.columns))


def encoded(digest: Digest) -> str:
    return msgspec.json.encode(digest).decode()


def write_standing(connection: Connection, id_: str, standing: InAdvance) -> None:
    """Write the standing answers of some seats of a game."""
    table = tables.seats
    for seat, given in standing.items():
        text = msgspec.json.encode(given).decode() if given else ""
        own = update(table).where(table.c.game == id_, table.c.seat == seat)
        connection.execute(own.values(standing=text))


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
