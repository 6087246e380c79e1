"""A campaign at a server, for tests: its calls, and battles that end because a side resigns."""

from pathlib import Path
from typing import Any

import pytest
from campaigns.thin_line import SOURCE, written
from server.running_server import Game, Message, Server

from echobase.campaigns.facet import need_campaigns
from echobase.server.campaigns.campaign_text import campaign_list


class KnownCampaign:
    """A campaign at a server that somebody has begun, with the tokens of its seats."""

    def __init__(self, server: Server, id_: str, seats: list[str | None]) -> None:
        self.server, self.id, self.seats = server, id_, seats

    def ask(self, method: str, path: str = "", seat: int | None = 0, **more: Any) -> Any:
        token = "" if seat is None else self.seats[seat]
        headers = {"x-seat": token} if token else {}
        url = f"/api/campaigns/{self.id}{path}"
        return self.server.client.request(method, url, headers=headers, **more)

    def state(self, seat: int | None = 0, lang: str = "en") -> Message:
        answer = self.ask("GET", f"?lang={lang}", seat)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    def result(self, battle: int) -> tuple[str, dict[str, bool]]:
        """Who has won a battle, by its number, and which objectives were met."""
        told = self.state()["chapters"][battle]["debriefing"]
        return told["winner"], {one["id"]: one["met"] for one in told["objectives"]}

    def battle(self, seat: int = 0) -> Game:
        answer = self.ask("POST", "/battle", seat)
        assert answer.status_code == 200, answer.text
        return Game(answer.json()["id"], self.seats)

    def lose(self, seat: int) -> str:
        """Begin the battle that is due and resign; returns its game."""
        made = self.battle(seat)
        with self.server.sit(made, seat) as loser:
            loser.until("table")
            loser.send(type="resign")
            while not loser.until("table")["result"]:
                pass
        return made.id

    def choose(self, card: str, seat: int = 0) -> Any:
        return self.ask("POST", "/reward", seat, json={"card": card})


class CampaignAtServer(KnownCampaign):
    """A campaign that is begun here, and the words of the links to its seats."""

    def __init__(
        self,
        server: Server,
        *players: str,
        campaign: str = "thin-line",
        key: str = "",
        **more: Any,
    ) -> None:
        seats = [
            {"kind": "computer", "player": one} if one else {"kind": "person"} for one in players
        ]
        wanted = {"campaign": campaign, "seats": seats, **more}
        headers = {"x-profile": key} if key else {}
        answer = server.client.post("/api/campaigns", json=wanted, headers=headers)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        super().__init__(server, made["id"], made["seats"])
        self.links = made["links"]

    def at(self, server: Server) -> "CampaignAtServer":
        """The same campaign at another server."""
        self.server = server
        return self


def only_thin_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The campaign of the guide is the only one."""
    path = folder / SOURCE
    path.write_text(written(), encoding="utf-8")
    found = need_campaigns("battle").check(path)
    monkeypatch.setattr(need_campaigns("battle"), "by_id", {found.table.id: found})
    campaign_list.cache_clear()


def with_friend(server: Server) -> CampaignAtServer:
    """Ann has the Rebels; the Empire waits for somebody."""
    return CampaignAtServer(server, "", "", own=[0], name="Ann")


def sit(run: CampaignAtServer, name: str = "Ben", seat: int = 1, key: str = "") -> Message:
    """Take the seat of a link, with the key of a profile or without one."""
    wanted = {"name": name, "link": run.links[seat]}
    headers = {"x-profile": key} if key else {}
    url = f"/api/campaigns/{run.id}/sit"
    answer = run.server.client.post(url, json=wanted, headers=headers)
    assert answer.status_code == 200, answer.text
    sat: Message = answer.json()
    run.seats[sat["seat"]] = sat["token"]
    return sat
