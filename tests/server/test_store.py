"""The database: made from nothing, kept up to date, and refused when it cannot be used."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server.game_logs import actions, game_log, settled
from sqlalchemy import Connection, create_engine

from echobase.play.game_log import LogRow, rebuilt_log
from echobase.play.interaction import interaction
from echobase.server.errors import AlreadyWritten, CannotStore, Missing
from echobase.server.games.summaries import digest
from echobase.server.storage import databases
from echobase.server.storage.databases import FILE, connect, place
from echobase.server.storage.game_store import ActRow, Addition
from echobase.server.storage.store import Append, Store, migrate
from echobase.server.storage.tables import metadata
from echobase.text import Text


def test_migrations_lead_from_nothing_to_the_tables(database: str) -> None:
    for _ in range(2):
        migrate(database)
    engine = create_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_from_the_future_is_refused(folder: Path) -> None:
    migrate(place(folder))
    with sqlite3.connect(folder / FILE) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    with pytest.raises(CannotStore, match="made by a newer Echo Base"):
        migrate(place(folder))


def test_what_is_no_database_is_refused(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"This is not a database." * 100)
    with pytest.raises(CannotStore, match="file is not a database"):
        migrate(place(folder))


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotStore, match="cannot be made: "):
        place(tmp_path / "file" / "data")


def test_a_full_disk_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that may not grow complains as one on a full disk does."""
    usual = databases.prepare

    def tight(connection: sqlite3.Connection, more: object) -> None:
        usual(connection, more)
        connection.execute("PRAGMA max_page_count=2")

    monkeypatch.setattr(databases, "prepare", tight)
    with pytest.raises(CannotStore, match="database or disk is full"):
        migrate(place(folder))


def test_a_number_is_written_once(database: str) -> None:
    migrate(database)
    played = settled(game_log("battle", scenario=1))
    rows, played.fresh = played.fresh, []
    facet = interaction("battle")

    async def write() -> list[LogRow]:
        kept = Store(connect(database))
        try:
            await kept.create(played.facts, ["a", "b"], digest(played, facet))
            await kept.append(played.facts.id, Addition(rows, played.number, ""))
            with pytest.raises(AlreadyWritten):
                await kept.append(played.facts.id, Addition(rows[-1:], played.number, ""))
            with pytest.raises(AlreadyWritten):
                await kept.append(played.facts.id, Addition([], played.number - 1, "said"))
            with pytest.raises(Missing, match="no game 'other'"):
                await kept.facts("other")
            assert await kept.facts(played.facts.id) == played.facts
            assert await kept.seat(played.facts.id, "b") == 1
            assert await kept.seat(played.facts.id, "c") is None
            return await kept.rows(played.facts.id)
        finally:
            await kept.close()

    found = asyncio.run(write())
    assert found == rows
    again = rebuilt_log(played.facts, found)
    assert again.state.view(0) == played.state.view(0)
    assert again.number == played.number


def test_games_that_act_at_once_are_written_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them is refused, and the others are stored all the same."""
    migrate(database)
    games = [settled(game_log("battle", scenario=1)) for _ in range(5)]
    facet, batches = interaction("battle"), []
    usual = Store.write_appends

    def counted(kept: Store, connection: Connection, appends: Sequence[Append]) -> None:
        batches.append(len(appends))
        usual(kept, connection, appends)

    monkeypatch.setattr(Store, "write_appends", counted)

    async def write() -> list[list[LogRow]]:
        kept = Store(connect(database))
        try:
            for played in games:
                rows = played.fresh[:-1]
                await kept.create(played.facts, ["a", "b"], digest(played, facet), rows)
            added = [
                Addition(
                    played.fresh[:1] if number == 2 else played.fresh[-1:],
                    played.number,
                    f"said {number}",
                    act=ActRow(0, "act", played.number),
                )
                for number, played in enumerate(games)
            ]
            found = await asyncio.gather(
                *(
                    kept.append(played.facts.id, one)
                    for played, one in zip(games, added, strict=True)
                ),
                return_exceptions=True,
            )
            assert [isinstance(one, AlreadyWritten) for one in found] == [
                number == 2 for number in range(5)
            ]
            for number, played in enumerate(games):
                news = await kept.news(played.facts.id, -1)
                assert news.said == ("" if number == 2 else f"said {number}")
                assert await kept.has_act(played.facts.id, 0, "act") == (number != 2)
                assert (await kept.digest(played.facts.id)).name == digest(played, facet).name
            return [await kept.rows(played.facts.id) for played in games]
        finally:
            await kept.close()

    found = asyncio.run(write())
    assert found == [
        played.fresh[:-1] if number == 2 else played.fresh for number, played in enumerate(games)
    ]
    assert max(batches) > 1


def test_a_refused_choice_leaves_the_course_as_it_was() -> None:
    facet = interaction("battle")
    played = settled(game_log("battle", scenario=1))
    before = played.copy()
    draft = played.copy()
    assert not facet.answer(draft, 0, 10**9)
    assert facet.answer(draft, 0, actions(facet.decision(draft, Text()))[0])
    assert (played.number, played.entries) == (before.number, before.entries)
    assert played.state.view(0) == before.state.view(0)
