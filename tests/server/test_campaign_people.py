"""Campaigns with others: seats by link, who is ready, teams; and the record and the end of one."""

import asyncio
from pathlib import Path

import pytest
from server.campaign_at_server import CampaignAtServer, only_thin_line, sit, with_friend
from server.running_server import Server

from echobase.campaigns.record import from_text


@pytest.fixture(autouse=True)
def thin_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The campaign of the guide is the only one."""
    only_thin_line(tmp_path, monkeypatch)


def ready(run: CampaignAtServer, seat: int) -> str:
    answer = run.ask("POST", "/battle", seat)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def test_a_link_gives_a_seat_to_whoever_opens_it_first(server: Server) -> None:
    run = with_friend(server)
    assert (run.seats[1], run.links[0]) == (None, None)
    offered = server.client.get(
        f"/api/campaigns/{run.id}/invitation?lang=it", headers={"x-link": run.links[1]}
    ).json()
    assert (offered["seat"], offered["title"], offered["taken"]) == (1, "La linea sottile", False)
    assert offered["game_title"] == "Battaglia di Hoth"
    assert [one["name"] for one in offered["seats"]] == ["Ann", ""]
    assert run.state()["free"] == [1]

    assert sit(run)["seat"] == 1
    second = run.ask("POST", "/sit", None, json={"name": "Eve", "link": run.links[1]})
    assert (second.status_code, second.json()["error"]) == (409, "seat-taken")
    assert run.state()["free"] == []
    assert [one["name"] for one in run.state(1)["seats"]] == ["Ann", "Ben"]
    assert run.state(1)["chapters"][0]["page"]["opening"] == "Find them."
    assert (run.state(0)["host"], run.state(1)["host"]) == (True, False)


def test_a_new_link_makes_the_one_before_void(server: Server) -> None:
    run = with_friend(server)
    old = run.links[1]
    fresh = run.ask("POST", "/links/1").json()
    refused = run.ask("POST", "/sit", None, json={"name": "Eve", "link": old})
    assert (refused.status_code, refused.json()["error"]) == (403, "bad-link")
    run.links[1] = fresh["link"]
    sit(run)
    late = run.ask("POST", "/links/1")
    assert (late.status_code, late.json()["error"]) == (409, "seat-taken")
    assert run.ask("POST", "/links/1", 1).json()["error"] == "not-host"
    assert run.ask("POST", "/links/0").json()["error"] == "unknown-seat"


def test_a_battle_begins_when_everybody_is_ready(server: Server) -> None:
    run = with_friend(server)
    assert ready(run, 0) == ""
    assert ready(run, 0) == ""  # nobody has come yet
    sit(run)
    assert (run.state(1)["ready"], run.state(1)["battle"]) == ([0], "")
    game = ready(run, 1)
    assert game
    assert ready(run, 0) == game
    assert run.state()["ready"] == []
    with server.sit(run.battle(), 0) as ann:
        here = ann.until("people")
        assert [one["name"] for one in here["seats"]] == ["Ann", "Ben"]
    run.lose(1)
    assert [run.state(seat)["choosing"] for seat in (0, 1)] == [["rebel"], ["rebel"]]
    assert "no reward to choose" in run.choose("air_support", 1).json()["text"]
    assert run.choose("air_support", 0).status_code == 204
    assert [run.state(seat)["chapters"][1]["page"]["title"] for seat in (0, 1)] == ["The Relay"] * 2
    assert ready(run, 1) == ""


def test_friends_at_one_screen_are_ready_together(server: Server) -> None:
    run = CampaignAtServer(server, "", "", "", own=[0, 1], name="Ann", options={"seats": 3})
    sit(run, seat=2)
    assert ready(run, 2) == ""
    assert ready(run, 0)


@pytest.mark.parametrize(
    ("seats", "pair", "sides"),
    [(3, "empire", "rebel empire empire"), (4, "", "rebel rebel empire empire")],
)
def test_teams_play_a_campaign(server: Server, seats: int, pair: str, sides: str) -> None:
    options = {"seats": seats, **({"pair": pair} if pair else {})}
    run = CampaignAtServer(server, *[""] * seats, options=options)
    assert [one["side"] for one in run.state()["seats"]] == sides.split()
    last = seats - 1
    run.lose(last)
    assert run.choose("air_support").status_code == 204
    second = run.state(last)
    assert [one["id"] for one in second["road"]] == ["patrol", "relay"]
    run.lose(0)
    assert run.state()["stage"] == "over"


def test_the_record_replays_the_whole_campaign(server: Server) -> None:
    run = CampaignAtServer(server, "", "")
    early = run.ask("GET", "/record")
    assert (early.status_code, early.json()["error"]) == (409, "not-over")
    run.lose(1)
    run.choose("reserve_forces")
    undecided(run)
    run.lose(0)
    text = run.ask("GET", "/record", None).text
    replayed = from_text(text)
    assert replayed.run.stage == "over"
    assert replayed.run.place == run.state()["last"]["id"]
    assert replayed.run.cards()["rebel"] == ["reserve_forces"]
    assert [one.outcome() is not None for one in replayed.battles] == [True] * 3
    assert replayed.to_text() == text


def undecided(run: CampaignAtServer) -> None:
    """Begin a battle, and agree that nobody wins it."""
    made = run.battle()
    with run.server.sit(made, 0) as one, run.server.sit(made, 1) as other:
        one.until("table")
        other.until("table")
        one.send(type="offer", what="draw")
        while not other.until("talk")["offers"]:
            pass
        other.send(type="answer", what="draw", yes=True)
        while not other.until("table")["result"]:
            pass
    assert run.state()["undecided"]


def test_a_campaign_is_deleted_by_all_its_people(server: Server) -> None:
    run = with_friend(server)
    sit(run)
    ready(run, 0)
    game = ready(run, 1)

    def deleted(*tokens: str | None) -> int:
        headers = {"x-seats": ",".join(filter(None, tokens))}
        return server.client.delete(f"/api/campaigns/{run.id}", headers=headers).status_code

    assert deleted() == 403
    assert deleted(run.seats[0]) == 409
    assert deleted(*run.seats) == 204
    assert run.ask("GET", "", None).status_code == 404
    assert server.client.get(f"/api/games/{game}/board").status_code == 404


def test_bad_wishes_are_told_what_is_wrong(server: Server) -> None:
    def refused(**wanted: object) -> str:
        people = [{"kind": "person"}, {"kind": "person"}]
        sent = {"campaign": "thin-line", "seats": people, **wanted}
        answer = server.client.post("/api/campaigns", json=sent)
        assert answer.status_code == 400
        return str(answer.json()["text"])

    assert "own: one or more of the seats of people: 0, 1; got [2]" in refused(own=[2])
    assert "own: one or more" in refused(own=[])
    assert "seats" in refused(options={"seats": 7})
    run = with_friend(server)
    nameless = run.ask("POST", "/sit", None, json={"name": " ", "link": run.links[1]})
    assert (nameless.status_code, "name" in nameless.json()["text"]) == (400, True)
    assert run.ask("POST", "/sit", None, json={"name": "Eve", "link": ""}).status_code == 403


def test_of_two_who_want_a_seat_one_gets_it(server: Server) -> None:
    run = with_friend(server)

    async def both() -> list[int]:
        def take(name: str) -> int:
            wanted = {"name": name, "link": run.links[1]}
            return int(run.ask("POST", "/sit", None, json=wanted).status_code)

        return sorted(await asyncio.gather(*(asyncio.to_thread(take, one) for one in "AB")))

    assert asyncio.run(both()) == [200, 409]
