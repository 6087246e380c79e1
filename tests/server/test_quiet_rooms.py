"""Games that nobody looks at take little memory, and come back as they were."""

import asyncio
import random
from pathlib import Path

import pytest
from server.game_logs import ENGLISH, game_log, played_on
from server.running_server import AtOnce

from echobase.play.log_entry import SPACING
from echobase.server.games.summaries import digest
from echobase.server.rooms import rooms
from echobase.server.rooms.client_feed import SeatFeed
from echobase.server.rooms.rooms import Room, Rooms
from echobase.server.storage.databases import connect, place
from echobase.server.storage.store import Store, migrate
from echobase.server.workers.ai_workers import Robots


def tables(room: Room) -> list[str]:
    """What each seat and a spectator are told when they come to the table."""
    room.tables.clear()
    return [SeatFeed(room, seat, ENGLISH, -1).due()[0] for seat in (0, 1, None)]


def test_a_forgotten_game_comes_back_as_it_was(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "QUIET", 0)
    url = place(folder)
    migrate(url)
    *_, (played, facet, _, _) = played_on(game_log("battle"), random.Random(1), 50)

    async def come_and_go() -> None:
        store = Store(connect(url))
        try:
            house = Rooms(store, Robots(AtOnce()))
            rows = played.fresh
            await store.create(played.facts, ["a", "b"], digest(played, facet), rows)
            async with house.in_use(played.facts.id) as first:
                first.acts.add(1, "asked")
                first.affairs.left[1] = 17.0
                told = tables(first)
            assert not house.open
            async with house.in_use(played.facts.id) as again:
                assert again is not first
                assert tables(again) == told
                assert (1, "asked") in again.acts
                assert again.affairs.left == {1: 17.0}
            monkeypatch.setattr(rooms, "AT_REST", 0)
            await house.room(played.facts.id)
            assert not house.at_rest
        finally:
            await store.close()

    asyncio.run(come_and_go())


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_a_game_at_rest_keeps_few_positions(game: str) -> None:
    *_, (played, _, _, _) = played_on(game_log(game), random.Random(2), 60)
    room = Room(played, None, Robots(None))  # type: ignore[arg-type]
    told = tables(room)
    room.rest()
    kept = [entry for entry in played.entries if entry._before is not None]
    assert kept == played.entries[::SPACING]
    assert tables(room) == told
