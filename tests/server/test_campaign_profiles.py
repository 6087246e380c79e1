"""Profiles and notices in campaigns: who sits there, seats for friends, who hears what waits."""

import asyncio
import json
import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.campaign_at_server import CampaignAtServer, only_thin_line, sit
from server.notice_sinks import HttpSink, http_sink
from server.running_server import Message, Server, open_server

from echobase.server.app import Operation
from echobase.server.notices.turn_notices import NoticeOptions

ANN, BEN = "a" * 43, "b" * 43


@pytest.fixture(autouse=True)
def thin_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    only_thin_line(tmp_path, monkeypatch)


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as found:
        yield found


@pytest.fixture
def telling(folder: Path) -> Iterator[Server]:
    options = NoticeOptions(local=True, link="http://here/")
    with open_server(folder, operation=Operation(notices=options)) as opened:
        yield opened


def named(server: Server, key: str, name: str) -> str:
    """A profile; returns its id."""
    answer = server.client.put("/api/profile", json={"name": name}, headers={"x-profile": key})
    return str(answer.json()["id"])


def asked(server: Server, key: str, path: str) -> list[Message]:
    found: list[Message] = server.client.get(path, headers={"x-profile": key}).json()
    return found


def begun(server: Server, **more: Any) -> CampaignAtServer:
    """Ann begins a campaign and leaves the Empire to somebody."""
    return CampaignAtServer(server, "", "", own=[0], name="Ann", key=ANN, **more)


def test_a_campaign_follows_the_profile_of_whoever_plays(server: Server) -> None:
    ann, ben = named(server, ANN, "Ann"), named(server, BEN, "Ben")
    run = begun(server)
    sit(run, key=BEN)
    assert run.state()["players"] == [ann, ben]
    assert asked(server, BEN, "/api/campaigns/mine") == [{"id": run.id, "seats": [1]}]
    run.seats[1] = f"{BEN}.1"  # another device shows the key instead of the token
    assert run.state(1)["side"] == "empire"
    run.seats[1] = f"{BEN}.0"
    assert run.ask("GET", seat=1).status_code == 403
    run.seats[1] = f"{BEN}.1"
    assert run.ask("POST", "/battle", 0).json()["id"] == ""
    run.lose(1)
    games = asked(server, BEN, f"/api/players/{ben}")["games"]  # type: ignore[call-overload]
    assert [(game["name"], game["against"]) for game in games] == [("The Patrol", ["Ann"])]

    server.client.delete("/api/profile", headers={"x-profile": BEN})
    assert run.state()["players"] == [ann, ""]
    assert [one["name"] for one in run.state()["seats"]] == ["Ann", ""]


def test_a_seat_is_kept_for_a_friend(server: Server) -> None:
    named(server, ANN, "Ann")
    ben = named(server, BEN, "Ben")
    wanted: Message = {"campaign": "thin-line", "seats": [{"kind": "person"}] * 2, "own": [0]}
    wanted |= {"name": "Ann", "invited": {1: ben}}
    refused = server.client.post("/api/campaigns", json=wanted, headers={"x-profile": ANN})
    assert refused.json()["error"] == "no-friend"
    word = server.client.post("/api/friends/link", headers={"x-profile": BEN}).json()["word"]
    server.client.post("/api/friends", json={"word": word}, headers={"x-profile": ANN})

    run = begun(server, invited={1: ben})
    (kept,) = asked(server, BEN, "/api/campaigns/kept")
    assert (kept["id"], kept["seat"], kept["people"]) == (run.id, 1, ["Ann"])
    assert kept["game_title"] == "Battle of Hoth"
    assert asked(server, ANN, "/api/campaigns/kept") == []
    url, wish = f"/api/campaigns/{run.id}/sit", {"name": "Ben", "seat": 1}
    assert server.client.post(url, json=wish).status_code == 403
    assert server.client.post(url, json=wish, headers={"x-profile": BEN}).status_code == 200
    assert asked(server, BEN, "/api/campaigns/kept") == []


def settle(server: Server) -> None:
    """Until all notices are sent."""
    house = server.client.app.state.house

    async def sent() -> None:
        while house.notices.tasks:
            await asyncio.gather(*house.notices.tasks)

    server.client.blocking_portal.call(sent)


def test_whoever_is_away_hears_once_what_the_campaign_waits_for(
    telling: Server, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = begun(telling)
    sit(run)
    for seat in (0, 1):
        wanted = {"kind": "webhook", "address": sink.address}
        assert run.ask("POST", "/notices", seat, json=wanted).status_code == 204
    monkeypatch.setattr("echobase.server.campaigns.campaign_notices.HERE", 0.0)  # all are away
    run.ask("POST", "/battle", 0)
    run.lose(1)
    settle(telling)
    told = sorted(json.loads(sink.next()[1])["text"] for _ in range(2))
    assert told == ["Choose your reward.", "Rebel turn 1 · Medals: Rebels 0 of 3 · Empire 0 of 3"]
    with pytest.raises(queue.Empty):
        sink.posted.get_nowait()
    run.choose("air_support")
    settle(telling)
    notices = [json.loads(sink.next()[1]) for _ in range(2)]
    assert {one["title"] for one in notices} == {"Your turn: The Thin Line"}
    assert {one["link"] for one in notices} == {f"http://here/#/campaign/{run.id}"}
    assert all("B1 · The Relay" in one["text"] for one in notices)

    assert run.ask("DELETE", "/notices", 1).status_code == 204
    run.ask("POST", "/battle", 1)
    run.lose(0)
    settle(telling)
    assert "Found" in json.loads(sink.next()[1])["text"]
    with pytest.raises(queue.Empty):
        sink.posted.get_nowait()
