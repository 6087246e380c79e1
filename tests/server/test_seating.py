"""Tables by link: links, sitting down, presence, and that of two who want a seat one gets it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.people import Player, error
from server.running_server import Seat, Server

from echobase.core.errors import Refusal
from echobase.server.messages.people import SitDown
from echobase.server.people.seating import Seating
from echobase.server.storage.databases import connect, place
from echobase.server.storage.store import Store


@pytest.fixture
def ann(server: Server) -> Player:
    return Player(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Player:
    return Player(server, "Bob")


def people(seat: Seat) -> dict[str, Any]:
    return seat.until("people")


def test_only_the_own_seat_is_handed_out_and_the_others_have_links(ann: Player) -> None:
    table = ann.open(own=1)
    assert [bool(token) for token in table.seats] == [False, True]
    assert [bool(link) for link in table.links] == [True, False]


def test_a_link_says_what_it_offers_before_anybody_sits_down(ann: Player, bob: Player) -> None:
    table = ann.open()
    offered = bob.call("GET", f"tables/{table.id}/invitation", **{"x-link": table.links[1]}).json()
    assert offered["seat"] == 1
    seats = offered["table"]["seats"]
    assert [(one["name"], one["taken"]) for one in seats] == [("Ann", True), ("", False)]
    assert offered["table"]["rated"] is False


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "Assault on Hoth"), ("it", "Assalto a Hoth"), ("pl", "Szturm na Hoth")],
)
def test_a_link_names_the_game_and_the_map(ann: Player, bob: Player, lang: str, title: str) -> None:
    table = ann.open(game={"game": "assault"})
    path = f"tables/{table.id}/invitation?lang={lang}"
    offered = bob.call("GET", path, **{"x-link": table.links[1]}).json()["table"]
    assert offered["game_title"] == title
    board = bob.call("GET", f"games/{table.id}/board?lang={lang}").json()
    assert offered["name"] == board["name"]


def test_whoever_opens_a_link_sits_there_and_plays(
    server: Server, ann: Player, bob: Player
) -> None:
    table = ann.open()
    sat = bob.sit(table, link=table.links[1]).json()
    assert sat["seat"] == 1
    with server.sit(table.game(None, sat["token"]), 1) as seat:
        assert seat.until("table")["seat"] == 1
    board = server.client.get(f"/api/games/{table.id}/board").json()
    assert [one["name"] for one in board["seats"]] == ["Ann", "Bob"]


def test_everybody_is_told_by_name_who_decides(server: Server, ann: Player, bob: Player) -> None:
    table = ann.open(own=1, game={"options": {"scenario": 1}})
    with server.sit(table.game(None, table.token), 1) as host:
        while not (waiting := host.until("table")["waiting"])["seats"]:
            pass  # cards are being dealt
        assert waiting["text"] == "Now deciding: Rebel Alliance."
        bob.sit(table, link=table.links[0])
        assert host.until("table")["waiting"]["text"] == "Now deciding: Bob."


def test_not_even_the_host_can_take_a_seat_by_its_link_once_somebody_sits_there(
    server: Server, ann: Player, bob: Player
) -> None:
    table = ann.open()
    bob.sit(table, link=table.links[1])
    assert error(ann.sit(table, link=table.links[1])) == (409, "seat-taken")
    assert error(Player(server, "Eve").sit(table, link=table.links[1])) == (409, "seat-taken")


def test_a_second_browser_of_the_same_person_opens_the_seat_too(
    server: Server, ann: Player, bob: Player
) -> None:
    table = ann.open()
    bob.sit(table, link=table.links[1])
    again = bob.sit(table, link=table.links[1]).json()
    assert again == {"id": table.id, "seat": 1, "token": None}
    with server.sit(table.game(None, f"{bob.key}.1"), 1) as seat:
        assert seat.until("table")["seat"] == 1


@pytest.mark.parametrize("token", ["{key}.0", "{key}.7", "{key}.x", "{key}", ".1", "x.1"])
def test_a_key_opens_no_seat_but_its_own(
    server: Server, ann: Player, bob: Player, token: str
) -> None:
    table = ann.open()
    bob.sit(table, link=table.links[1])
    asked = {"x-seat": token.format(key=bob.key)}
    answer = server.client.get(f"/api/games/{table.id}/record", headers=asked)
    assert error(answer) == (403, "wrong-seat")


def test_everybody_sees_who_is_here(server: Server, ann: Player, bob: Player) -> None:
    table = ann.open()
    with server.sit(table.game(*table.seats)) as host:
        said = people(host)
        assert [(one["name"], one["taken"], one["here"]) for one in said["seats"]] == [
            ("Ann", True, True),
            ("", False, False),
        ]
        token = bob.sit(table, link=table.links[1]).json()["token"]
        said = people(host)
        assert [one["name"] for one in said["seats"]] == ["Ann", "Bob"]
        assert said["seats"][1]["player"] == bob.id
        with server.sit(table.game(None, token), 1):
            assert people(host)["seats"][1]["here"]
            with server.sit(table.game(), None):
                assert people(host)["watching"] == 1
            assert people(host)["watching"] == 0
        assert not people(host)["seats"][1]["here"]


def test_a_game_at_one_screen_says_nothing_of_people(server: Server) -> None:
    made = server.make("battle", ("", ""))
    with server.sit(made) as seat:
        seat.until("table")
        seat.act(-1)
        seat.until("table")
        assert "people" not in {message["type"] for message in seat.heard}


def test_a_link_can_be_renewed_and_revoked_while_nobody_sits_there(
    ann: Player, bob: Player
) -> None:
    table = ann.open()
    path, host = f"tables/{table.id}/links/1", {"x-seat": table.token}
    fresh = ann.call("POST", path, **host).json()["link"]
    assert error(bob.sit(table, link=table.links[1])) == (403, "bad-link")
    assert ann.call("DELETE", path, **host).status_code == 204
    assert error(bob.sit(table, link=fresh)) == (403, "bad-link")
    last = ann.call("POST", path, **host).json()["link"]
    sat = bob.sit(table, link=last)
    assert sat.status_code == 200
    assert error(ann.call("DELETE", path, **host)) == (409, "seat-taken")
    guest = {"x-seat": sat.json()["token"]}
    assert error(bob.call("POST", f"tables/{table.id}/links/0", **guest)) == (403, "not-host")
    assert error(ann.call("POST", f"tables/{table.id}/links/9", **host)) == (404, "unknown-seat")
    assert error(ann.call("POST", f"tables/{table.id}/links/no", **host)) == (400, "bad-request")


def test_a_private_table_needs_a_link(ann: Player, bob: Player) -> None:
    table = ann.open()
    assert error(bob.sit(table, seat=1)) == (403, "bad-link")
    assert error(bob.sit(table, link="no such link")) == (403, "bad-link")


def test_a_team_of_four_has_a_link_for_each_seat_and_hands_of_their_own(
    server: Server, ann: Player
) -> None:
    table = ann.open(seats=4, game={"options": {"scenario": 13, "seats": 4}})
    tokens = [table.token]
    for seat, name in enumerate(("Bob", "Cleo", "Dan"), 1):
        tokens.append(Player(server, name).sit(table, link=table.links[seat]).json()["token"])
    hands: list[list[bool]] = []
    for seat in range(4):
        with server.sit(table.game(*tokens), seat) as joined:
            seen = joined.at(0)["view"]["seats"]
            hands.append([bool(one["hand"]) for one in seen])
    assert hands == [
        [True, True, False, False],
        [True, True, False, False],
        [False, False, True, True],
        [False, False, True, True],
    ]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"own": [5]}, "own"),
        ({"own": [0, 0]}, "own"),
        ({"own": [0, 1]}, "leave at least one seat"),
        ({"name": " \t "}, "name"),
        ({"name": "x" * 41}, "at most 40"),
        ({"name": "a\u202eb"}, "can be seen"),
        ({"invited": {"0": "x"}}, "Only friends"),
        ({"game": {"game": "battle", "lesson": "orders"}}, "lesson"),
        ({"rated": True}, "no hints"),
    ],
)
def test_a_table_that_makes_no_sense(ann: Player, wanted: dict[str, Any], said: str) -> None:
    game = {"game": "battle", "seats": [{"kind": "person"}] * 2}
    answer = ann.call("POST", "tables", {"game": game, "own": [0], "name": "Ann", **wanted})
    assert answer.status_code in (400, 404)
    assert said in answer.json()["text"]


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ({"hints": True}, "hints"),
        ({"dice": "typed"}, "dice"),
        ({"seats": [{"kind": "person"}] * 3 + [{"kind": "computer"}]}, "computer"),
    ],
)
def test_a_rated_table_is_fair(ann: Player, game: dict[str, Any], said: str) -> None:
    seats = [{"kind": "person"}] * 2
    options = {"seats": 4, "scenario": 13} if "seats" in game else {}
    whole = {"game": "battle", "seats": seats, "hints": False, "options": options, **game}
    wanted = {"game": whole, "own": [0], "name": "Ann", "rated": True}
    answer = ann.call("POST", "tables", wanted)
    assert answer.status_code == 400
    assert said in answer.json()["text"]


def test_a_rated_game_needs_the_agreement_and_the_profile_of_both(
    server: Server, ann: Player, bob: Player
) -> None:
    table = ann.open(rated=True, game={"hints": False})
    link = table.links[1]
    assert error(bob.sit(table, link=link)) == (409, "not-agreed")
    stranger = Player(server, "Nobody", "away")
    assert error(stranger.sit(table, link=link, rated=True)) == (403, "no-profile")
    assert error(ann.sit(table, link=link, rated=True)) == (409, "own-table")
    assert bob.sit(table, link=link, rated=True).status_code == 200


def test_a_table_that_nobody_joined_can_be_deleted(ann: Player, bob: Player) -> None:
    lonely, joined = ann.open(), ann.open()
    bob.sit(joined, link=joined.links[1])
    away = ann.call("DELETE", f"games/{lonely.id}", **{"x-seats": lonely.token})
    assert away.status_code == 204
    stays = ann.call("DELETE", f"games/{joined.id}", **{"x-seats": joined.token})
    assert error(stays) == (409, "others-play")


def test_of_several_who_want_a_seat_at_once_one_gets_it(
    server: Server, ann: Player, folder: Path
) -> None:
    table = ann.open(public=True)

    async def race() -> list[bool]:
        store = Store(connect(place(folder)))
        asked = SitDown(name="Runner", seat=1)

        async def run() -> bool:
            try:
                await Seating(store).sit(table.id, asked, None)
            except Refusal:
                return False
            return True

        ended = await asyncio.gather(*(run() for _ in range(8)))
        await store.close()
        return ended

    assert sorted(asyncio.run(race())) == [False] * 7 + [True]
