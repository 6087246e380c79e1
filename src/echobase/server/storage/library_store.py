"""The store of the library: entries, likes, and the games that were begun from them."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Row as SqlRow
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from echobase.core import registry
from echobase.play.game_log import GameSettings
from echobase.server.affairs import server_time
from echobase.server.errors import Missing
from echobase.server.storage import tables
from echobase.server.storage.game_store import Digest
from echobase.server.storage.library_tables import library, library_games, library_likes

Sort = Literal["new", "likes", "plays"]
NOBODY: Final = "-"
"""The winner of a game that ended without one."""
PAGE: Final = 24
"""Entries that are listed at once."""


@dataclass(frozen=True)
class LibraryEntry:
    """A published document."""

    id: str
    game: str
    title: str
    author: str
    hash: str
    """The stored form of the author's token."""
    profile: str
    """The author's profile; empty for somebody without one."""
    document: dict[str, Any]
    likes: int = 0
    created: float = 0.0
    plays: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    """By side: games begun from it that the side has won."""


@dataclass(frozen=True)
class Wanted:
    """Which entries are listed."""

    game: str = ""
    words: str = ""
    sort: Sort = "new"
    offset: int = 0


def played_digest(game: str, options: dict[str, Any]) -> str:
    """What tells the document of a game from all others; empty without a document of its own."""
    document = options.get(registry.game(game).scenario_option)
    if not isinstance(document, dict):
        return ""
    return hashlib.sha256(msgspec.json.encode([game, document], order="sorted")).hexdigest()


class LibraryStore:
    """The library in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, entry: LibraryEntry, digest: str) -> str:
        """Publish an entry; returns the id of the one that has the same document already."""
        row = {
            "id": entry.id,
            "game": entry.game,
            "digest": digest,
            "title": entry.title,
            "author": entry.author,
            "hash": entry.hash,
            "profile": entry.profile,
            "document": msgspec.json.encode(entry.document).decode(),
            "likes": 0,
            "created": server_time.now(),
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(library), row)
        except IntegrityError:
            async with self.engine.connect() as connection:
                query = select(library.c.id).where(library.c.digest == digest)
                return str(await connection.scalar(query) or "")
        return ""

    async def find(self, id_: str) -> LibraryEntry:
        """The entry with an id; Missing when there is none."""
        async with self.engine.connect() as connection:
            query = select(library).where(library.c.id == id_)
            row = (await connection.execute(query)).first()
            if row is None:
                raise Missing("unknown-entry", f"There is no entry {id_[:40]!r} in this library.")
            return (await self._with_games(connection, [row]))[0]

    async def listed(self, wanted: Wanted) -> list[LibraryEntry]:
        """A page of entries and the first of the next page."""
        played = (
            select(library_games.c.entry, func.count().label("plays"))
            .group_by(library_games.c.entry)
            .subquery()
        )
        query = select(library).outerjoin(played, played.c.entry == library.c.id)
        if wanted.game:
            query = query.where(library.c.game == wanted.game)
        for word in wanted.words.lower().split():
            either = func.lower(library.c.title).contains(word, autoescape=True)
            query = query.where(
                either | func.lower(library.c.author).contains(word, autoescape=True)
            )
        order = {
            "new": library.c.created.desc(),
            "likes": library.c.likes.desc(),
            "plays": func.coalesce(played.c.plays, 0).desc(),
        }[wanted.sort]
        query = query.order_by(order, library.c.created.desc(), library.c.id)
        query = query.offset(wanted.offset).limit(PAGE + 1)
        async with self.engine.connect() as connection:
            return await self._with_games(connection, list(await connection.execute(query)))

    async def _with_games(
        self, connection: AsyncConnection, rows: Sequence[SqlRow[Any]]
    ) -> list[LibraryEntry]:
        """Entries with the games that were begun from them."""
        table = library_games.c
        query = select(table.entry, table.winner, func.count().label("games")).where(
            table.entry.in_([row.id for row in rows])
        )
        query = query.group_by(table.entry, table.winner)
        plays: Counter[str] = Counter()
        wins: dict[str, dict[str, int]] = {}
        for entry, winner, games in await connection.execute(query):
            plays[entry] += games
            if winner not in ("", NOBODY):
                wins.setdefault(entry, {})[winner] = games
        return [
            LibraryEntry(
                id=row.id,
                game=row.game,
                title=row.title,
                author=row.author,
                hash=row.hash,
                profile=row.profile,
                document=msgspec.json.decode(row.document),
                likes=row.likes,
                created=row.created,
                plays=plays[row.id],
                wins=wins.get(row.id, {}),
            )
            for row in rows
        ]

    async def remove(self, id_: str) -> bool:
        """Remove an entry; False when there is none."""
        async with self.engine.begin() as connection:
            found = await connection.execute(delete(library).where(library.c.id == id_))
        return found.rowcount > 0

    async def like(self, id_: str, who: str, likes: bool) -> None:
        """Like an entry, or no longer; each counts once."""
        table = library_likes
        async with self.engine.begin() as connection:
            mine = (table.c.entry == id_) & (table.c.who == who)
            await connection.execute(delete(table).where(mine))
            if likes:
                await connection.execute(insert(table), {"entry": id_, "who": who})
            count = select(func.count()).select_from(table).where(table.c.entry == id_)
            new = await connection.scalar(count)
            await connection.execute(update(library).where(library.c.id == id_).values(likes=new))

    async def liked(self, ids: Sequence[str], who: str) -> set[str]:
        """Which of these somebody likes."""
        table = library_likes.c
        query = select(table.entry).where(table.entry.in_(ids), table.who == who)
        async with self.engine.connect() as connection:
            return {entry for (entry,) in await connection.execute(query)}

    # Games.

    async def begun(self, connection: AsyncConnection, facts: GameSettings) -> None:
        """Note a new game, if it was begun from an entry."""
        digest = "" if facts.record else played_digest(facts.game, facts.options)
        if not digest:
            return
        query = select(library.c.id).where(library.c.digest == digest)
        entry = await connection.scalar(query)
        if entry is not None:
            row = {"entry": entry, "game": facts.id, "winner": ""}
            await connection.execute(insert(library_games), row)

    async def catch_up(self) -> None:
        """Note who has won the games that were begun from its entries."""
        found = {
            id_: msgspec.json.decode(summary, type=Digest)
            for id_, summary in (await self.open_games()).items()
        }
        await self.settle({id_: digest.winner for id_, digest in found.items() if digest.finished})

    async def settle(self, winners: dict[str, str]) -> None:
        """Note who won games that are over."""
        table = library_games
        async with self.engine.begin() as connection:
            for game, winner in winners.items():
                change = update(table).where(table.c.game == game)
                await connection.execute(change.values(winner=winner or NOBODY))

    async def open_games(self) -> dict[str, str]:
        """The games whose winner is not known yet, with what lists show of each."""
        table = library_games.c
        query = (
            select(table.game, tables.games.c.summary)
            .join(tables.games, tables.games.c.id == table.game)
            .where(table.winner == "")
        )
        async with self.engine.connect() as connection:
            return {row.game: row.summary for row in await connection.execute(query)}
