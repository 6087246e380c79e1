"""An act that is sent again is acknowledged again, and played once."""

import asyncio
import json
from pathlib import Path

import pytest
from server.game_logs import ENGLISH, actions, game_log, settled
from server.running_server import AtOnce, Message, Seat, Server, open_server

from echobase.core.errors import Refusal
from echobase.play.interaction import interaction
from echobase.server.games.summaries import digest
from echobase.server.rooms import rooms
from echobase.server.rooms.accepted_acts import CURRENT
from echobase.server.rooms.rooms import Rooms
from echobase.server.storage.databases import connect, place
from echobase.server.storage.store import Store, migrate
from echobase.server.workers.ai_workers import Robots


def send_act(seat: Seat, table: Message, action: int, act: str) -> None:
    seat.send(type="act", number=table["number"], action=action, act=act)


def test_a_resend_is_acknowledged_and_not_played_again(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made) as seat, server.sit(made) as other_tab:
        before = seat.asked()
        other_tab.asked()
        action = seat.offer("play ")["action"]
        send_act(seat, before, action, "one")
        first = seat.answer()
        assert (first["type"], first["act"]) == ("table", "one")
        for tab in (seat, other_tab):
            send_act(tab, before, action, "one")
            while (again := tab.answer())["number"] < first["number"]:
                pass
            assert (again["type"], again["act"]) == ("table", "one")
            assert again["number"] == first["number"]
        send_act(seat, before, action, "two")
        refused = seat.until("refused")
        assert (refused["error"], refused["act"]) == ("stale", "two")


def test_a_resend_after_a_restart_is_acknowledged(folder: Path) -> None:
    with open_server(folder) as first:
        made = first.make(players=("", ""))
        with first.sit(made) as seat:
            before = seat.asked()
            action = seat.offer("play ")["action"]
            send_act(seat, before, action, "one")
            played = seat.answer()
    with open_server(folder) as second, second.sit(made) as seat:
        assert seat.answer()["act"] == "one"
        send_act(seat, before, action, "one")
        again = seat.answer()
        assert (again["type"], again["number"]) == ("table", played["number"])


def test_what_wrote_nothing_is_done_once_in_a_process(server: Server) -> None:
    """Orders are complete: an answer that is no action, so the number stays."""
    made = server.make(players=("", ""))
    with server.sit(made) as seat:
        seat.asked()
        seat.act(seat.offer("play ")["action"])
        seat.act(seat.offer("order ")["action"])
        before = seat.table
        done = before["decision"]["done"]["action"]
        send_act(seat, before, done, "done")
        first = seat.answer()
        send_act(seat, before, done, "done")
        again = seat.answer()
        assert again["type"] == "table"
        assert (again["number"], again["decision"]) == (first["number"], first["decision"])


def test_of_two_servers_each_knows_the_acts_of_the_other(folder: Path) -> None:
    url = place(folder)
    migrate(url)
    played = settled(game_log("battle"))
    rows, played.fresh = played.fresh, []
    facet = interaction("battle")
    action = actions(facet.decision(played, ENGLISH))[0]

    async def play() -> None:
        store = Store(connect(url))
        try:
            await store.create(played.facts, ["a", "b"], digest(played, facet), rows)
            one, two = [
                await Rooms(store, Robots(AtOnce())).room(played.facts.id) for _ in range(2)
            ]
            CURRENT.set("one")
            for room in (one, two):
                await room.act(0, played.number, action, ENGLISH)
            assert two.game_log.number == one.game_log.number > played.number
            CURRENT.set("two")
            with pytest.raises(Refusal):
                await two.act(0, played.number, action, ENGLISH)
        finally:
            await store.close()

    asyncio.run(play())


def test_a_game_that_somebody_comes_to_is_not_forgotten(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two rooms of one game would not hear of each other."""
    monkeypatch.setattr(rooms, "QUIET", 1)
    url = place(folder)
    migrate(url)

    async def come() -> None:
        store = Store(connect(url))
        try:
            house = Rooms(store, Robots(AtOnce()))
            ids = []
            for _ in range(2):
                new = settled(game_log("battle"))
                rows, new.fresh = new.fresh, []
                await store.create(new.facts, ["a", "b"], digest(new, interaction("battle")), rows)
                ids.append(new.facts.id)
            async with house.in_use(ids[0]) as first:
                await house.room(ids[1])
                assert await house.room(ids[0]) is first
            await house.room(ids[1])
            assert list(house.open) == ids[1:]
        finally:
            await store.close()

    asyncio.run(come())


def test_answers_without_a_number_are_given_once(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made) as seat:
        seat.asked()
        seat.send(type="resign", act="enough")
        over = seat.answer()
        assert over["result"]
        seat.send(type="resign", act="enough")
        assert seat.answer()["number"] == over["number"]
        seat.send(type="resign", act="more")
        assert seat.until("refused")["error"] == "over"


def test_an_id_that_is_too_long_is_refused(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made) as seat:
        seat.asked()
        seat.session.send_text(json.dumps({"type": "resign", "act": "x" * 65}))
        assert seat.until("refused")["error"] == "malformed"
