"""Campaigns at the server: begun, played on through battles that end, told to each seat alone."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from campaigns.thin_line import campaign, tables
from server.campaign_at_server import CampaignAtServer as Run
from server.running_server import Game, Message, Server, open_server

from echobase.campaigns.facet import need_campaigns
from echobase.server.campaigns.campaign_text import campaign_list
from echobase.server.safety import tokens

Tables = dict[str, Any]
PEOPLE = ("", "")


@pytest.fixture(autouse=True)
def thin_line(monkeypatch: pytest.MonkeyPatch) -> Callable[[Tables], None]:
    """The campaign of the guide is the only one; a test can put another in its place."""

    def use(document: Tables) -> None:
        found = campaign(document)
        monkeypatch.setattr(need_campaigns("battle"), "by_id", {found.table.id: found})
        campaign_list.cache_clear()

    use(tables())
    return use


def test_the_campaigns_are_listed_in_words(server: Server) -> None:
    (listed,) = server.client.get("/api/campaigns?lang=it").json()
    assert (listed["id"], listed["title"]) == ("thin-line", "La linea sottile")
    assert (listed["minutes"], listed["battles"], listed["endings"]) == (45, 3, 4)
    assert listed["sides"] == ["rebel", "empire"]


def test_a_campaign_is_played_to_its_end(server: Server) -> None:
    run = Run(server, *PEOPLE)
    first = run.state()
    assert (first["stage"], first["battle"], first["side"]) == ("battle", "", "rebel")
    (chapter,) = first["chapters"]
    assert chapter["page"]["opening"] == "Nobody may learn where we are."
    assert [one["id"] for one in chapter["page"]["objectives"]] == ["silence"]
    assert any("Air Support" in str(one) for one in chapter["page"]["prospects"])

    run.lose(1)
    chosen = run.state()
    assert chosen["stage"] == "choice"
    assert [card["id"] for card in chosen["choose"]] == ["air_support", "reserve_forces"]
    assert run.state(1)["choose"] == []
    assert run.state(1)["choosing"] == ["rebel"]
    told = chosen["chapters"][0]["debriefing"]
    assert (told["winner"], told["text"]) == ("rebel", "They are silent now.")
    assert {one["id"] for one in told["objectives"]} == {"silence", "survey"}

    assert run.choose("reserve_forces").status_code == 204
    second = run.state()
    assert [one["id"] for one in second["road"]] == ["patrol", "relay"]
    assert [card["id"] for card in second["chapters"][1]["page"]["cards"]] == ["reserve_forces"]
    run.lose(0)
    last = run.state(1, "pl")
    assert (last["stage"], last["last"]["id"]) == ("over", "found")
    assert last["last"]["text"] == "Maszyny lądują o świcie."
    assert [one["ending"] for one in last["road"]] == [False, False, True]
    over = run.ask("POST", "/battle")
    assert (over.status_code, "over" in over.json()["text"]) == (400, True)


def test_the_tokens_of_the_campaign_open_its_battles(server: Server) -> None:
    run = Run(server, *PEOPLE)
    made = run.battle()
    assert run.battle(1).id == made.id  # nobody begins it twice
    assert run.state(None)["battle"] == made.id
    with server.sit(made, 1) as seat:
        assert seat.until("table")["view"]["seat"] == 1


def test_a_result_outlasts_the_server(database: str) -> None:
    with open_server(database) as first:
        run = Run(first, "", "random")
        game = run.lose(0)
    with open_server(database) as second:
        told = run.at(second).state()
        assert (told["battle"], told["stage"]) == ("", "battle")
        assert [one["id"] for one in told["road"]] == ["patrol", "gate"]
        assert told["chapters"][0]["debriefing"]["text"] == "They have told somebody."
        second.client.delete(f"/api/games/{game}", headers={"x-seats": str(run.seats[0])})
        assert run.state()["road"] == told["road"]  # the result was taken


def test_a_computer_chooses_its_reward_by_itself(server: Server) -> None:
    run = Run(server, "random", "")
    run.lose(1)
    told = run.state(1)
    assert told["stage"] == "battle"
    (got,) = [one for one in told["chapters"][0]["debriefing"]["rewards"] if one["side"] == "rebel"]
    assert (got["choose"], [card["id"] for card in got["cards"]]) == (False, ["air_support"])


def test_a_deleted_battle_is_due_again(server: Server) -> None:
    run = Run(server, "", "random")
    made = run.battle()
    server.client.delete(f"/api/games/{made.id}", headers={"x-seats": str(run.seats[0])})
    assert (run.state()["battle"], run.state()["stage"]) == ("", "battle")
    assert run.battle().id != made.id


def test_a_changed_file_changes_no_campaign_in_progress(
    server: Server, thin_line: Callable[[Tables], None]
) -> None:
    run = Run(server, *PEOPLE)
    assert not run.state()["changed"]
    other = tables()
    other["nodes"][0]["title"]["en"] = "Another Patrol"
    thin_line(other)
    told = run.state()
    assert (told["changed"], told["road"][0]["title"]) == (True, "The Patrol")


def test_bad_requests_are_told_what_is_wrong(server: Server) -> None:
    run = Run(server, *PEOPLE)
    person = {"kind": "person"}

    def refused(campaign: str, *seats: Message) -> str:
        wanted = {"campaign": campaign, "seats": seats}
        answer = server.client.post("/api/campaigns", json=wanted)
        assert answer.status_code == 400
        return str(answer.json()["text"])

    assert "no campaign 'nothing'; known: thin-line" in refused("nothing", person, person)
    assert "the id of a campaign" in refused("../../secrets.toml", person, person)
    assert "seats: this campaign has 2" in refused("thin-line", person)
    computer = {"kind": "computer"}
    assert "at least one is for a person" in refused("thin-line", computer, computer)

    wrong = server.client.get(f"/api/campaigns/{run.id}", headers={"x-seat": "guessed"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong-seat")
    assert run.ask("POST", "/battle", None).status_code == 403
    missing = server.client.get("/api/campaigns/nowhere")
    assert (missing.status_code, missing.json()["error"]) == (404, "unknown-campaign")

    assert "no reward to choose" in run.choose("air_support").json()["text"]
    run.battle()
    assert run.choose("air_support").json()["error"] == "not-over"
    run.lose(1)
    assert "a reward must be chosen first, by: rebel" in run.ask("POST", "/battle").json()["text"]
    assert "is not offered" in run.choose("rout").json()["text"]
    assert run.choose("air_support").status_code == 204
    again = run.choose("air_support")
    assert (again.status_code, "it has air_support" in again.json()["text"]) == (400, True)


def secretive(document: Tables) -> Tables:
    """The same campaign with another book and other objectives of the Empire."""
    document["campaign"]["book"]["empire"]["en"] = "Another opening."
    for node in document["nodes"]:
        for page in node["book"]["empire"].values():
            page["en"] = "Another page."
        for one in node.get("objectives", []):
            if one["side"] == "empire":
                one["text"]["en"], one["goals"] = "Another objective.", [{"losses": 5}]
    return document


def test_no_seat_gets_the_secrets_of_the_other(
    server: Server, thin_line: Callable[[Tables], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens, "fresh_secret", lambda: "0" * 64)
    heard = []
    for document in (tables(), secretive(tables())):
        thin_line(document)
        run = Run(server, *PEOPLE)
        answers = [run.ask("GET", seat=seat).content for seat in (0, None)]
        made = run.battle()
        answers += [run.ask("GET", seat=seat).content for seat in (0, None)]
        answers.append(server.client.get(f"/api/games/{made.id}/board").content)
        own = {"x-seat": str(run.seats[0])}
        answers.append(server.client.get(f"/api/games/{made.id}/record", headers=own).content)
        answers += [at_table(server, made, seat) for seat in (0, None)]
        names = [run.id, made.id]
        heard.append([without(one, names) for one in answers])
        assert run.ask("GET", seat=1).content != answers[0]
    assert heard[0] == heard[1]


def at_table(server: Server, made: Game, seat: int | None) -> bytes:
    """What somebody who comes to a battle sees there, in the view and in what is offered."""
    with server.sit(made, seat) as early:
        while early.until("table")["view"]["to_act"] < 0:
            pass  # the first cards are still being dealt
    with server.sit(made, seat) as come:
        return json.dumps(come.until("table")).encode()


def test_a_seat_sees_its_own_objectives_at_the_table(server: Server) -> None:
    run = Run(server, *PEOPLE)
    made = run.battle()
    for seat, ids in ((0, ["silence"]), (1, ["survey"]), (None, [])):
        with server.sit(made, seat) as come:
            seen = come.until("table")["view"]["secondary"]
        assert [one["id"] for one in seen] == ids


def without(answer: bytes, names: list[str]) -> bytes:
    """An answer without what differs by chance."""
    for name in names:
        answer = answer.replace(name.encode(), b"ID")
    return answer
