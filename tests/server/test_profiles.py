"""Profiles without accounts: keys, names, other devices, friends, and being forgotten."""

import time
from typing import Any

import pytest
from server.people import Player, error
from server.running_server import Server


@pytest.fixture
def ann(server: Server) -> Player:
    return Player(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Player:
    return Player(server, "Bob")


def make_friends(one: Player, other: Player) -> None:
    word = one.call("POST", "friends/link").json()["word"]
    assert other.call("POST", "friends", {"word": word}).json()["name"] == one.name


def own_games(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.call("POST", "games/mine", {"tokens": []}).json()
    return found


def test_a_key_has_one_profile_whose_name_can_change(ann: Player) -> None:
    again = ann.call("PUT", "profile", {"name": "  Anna   Maria "}).json()
    assert (again["id"], again["name"]) == (ann.id, "Anna Maria")
    assert ann.call("GET", "profile").json() == again


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "no spaces please" * 3])
def test_a_key_must_be_long_and_plain(ann: Player, key: str) -> None:
    ann.key = key
    assert error(ann.call("PUT", "profile", {"name": "Ann"})) == (400, "bad-request")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "profile"),
        ("DELETE", "profile"),
        ("POST", "profile/move"),
        ("GET", "friends"),
        ("POST", "friends/link"),
        ("DELETE", "friends/somebody"),
    ],
)
def test_nothing_without_the_right_key(server: Server, ann: Player, method: str, path: str) -> None:
    stranger = Player(server, "Ann", "elsewhere")
    assert error(stranger.call(method, path)) == (403, "no-profile")


def test_no_answer_and_no_address_has_a_key(server: Server, ann: Player) -> None:
    ann.open(public=True)
    answers = [ann.call("GET", path).text for path in ("profile", "lobby", f"players/{ann.id}")]
    assert all(ann.key not in answer for answer in answers)


def test_a_profile_moves_to_another_device_once(server: Server, ann: Player) -> None:
    table = ann.open()
    solo = ann.call(
        "POST", "games", {"game": "battle", "seats": [{"kind": "person"}, {"kind": "computer"}]}
    ).json()
    word = ann.call("POST", "profile/move").json()["word"]
    phone, thief = Player(server, "Ann", "phone"), Player(server, "Thief", "x")
    assert own_games(phone) == []
    assert phone.call("POST", "profile/arrive", {"word": word}).json()["id"] == ann.id
    assert error(thief.call("POST", "profile/arrive", {"word": word})) == (403, "used-link")
    found = {game["id"]: game["own"] for game in own_games(phone)}
    assert found == {table.id: [0], solo["id"]: [0]}
    assert ann.call("GET", "profile").status_code == 200


def test_a_link_to_another_device_ends(
    server: Server, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ann.call("POST", "profile/move").json()["word"]
    second = ann.call("POST", "profile/move").json()
    phone = Player(server, "Ann", "phone")
    assert error(phone.call("POST", "profile/arrive", {"word": first})) == (403, "used-link")
    late = time.time() + 15 * 60 + 1
    monkeypatch.setattr(time, "time", lambda: late)
    word = second["word"]
    assert error(phone.call("POST", "profile/arrive", {"word": word})) == (403, "used-link")


def test_a_link_for_friends_is_none_to_another_device(server: Server, ann: Player) -> None:
    word = ann.call("POST", "friends/link").json()["word"]
    phone = Player(server, "Ann", "phone")
    assert error(phone.call("POST", "profile/arrive", {"word": word})) == (403, "used-link")


def test_a_deleted_profile_leaves_somebody_behind(ann: Player, bob: Player) -> None:
    make_friends(ann, bob)
    table = ann.open(public=True)
    token = bob.sit(table, seat=1).json()["token"]
    assert ann.call("DELETE", "profile").status_code == 204
    assert error(ann.call("GET", "profile")) == (403, "no-profile")
    assert error(bob.call("GET", f"players/{ann.id}")) == (404, "unknown-player")
    assert bob.call("GET", "friends").json() == []
    (game,) = bob.call("POST", "games/mine", {"tokens": [token]}).json()
    assert [seat["name"] for seat in game["seats"]] == ["", "Bob"]


def test_friends_see_where_the_other_waits_and_invite_each_other(
    server: Server, ann: Player, bob: Player
) -> None:
    make_friends(ann, bob)
    make_friends(bob, ann)
    table = ann.open(invited={"1": bob.id})
    (friend,) = bob.call("GET", "friends").json()
    assert (friend["profile"]["name"], [one["id"] for one in friend["open"]]) == ("Ann", [table.id])
    assert [one["id"] for one in bob.lobby()["invited"]] == [table.id]
    eve = Player(server, "Eve")
    assert eve.lobby() == {"open": [], "invited": [], "own": []}
    assert error(eve.sit(table, seat=1)) == (403, "bad-link")
    assert bob.sit(table, seat=1).status_code == 200
    assert bob.lobby()["invited"] == []


def test_a_seat_in_the_lobby_can_be_kept_for_a_friend(
    server: Server, ann: Player, bob: Player
) -> None:
    make_friends(ann, bob)
    table = ann.open(public=True, invited={"1": bob.id})
    assert error(Player(server, "Eve").sit(table, seat=1)) == (409, "seat-kept")


def test_links_for_friends_that_do_not_work(ann: Player, bob: Player) -> None:
    word = ann.call("POST", "friends/link").json()["word"]
    assert error(ann.call("POST", "friends", {"word": word})) == (409, "own-link")
    assert error(bob.call("POST", "friends", {"word": "nonsense"})) == (403, "used-link")
    ann.call("POST", "friends/link")
    assert error(bob.call("POST", "friends", {"word": word})) == (403, "used-link")


def test_friends_part_for_both(ann: Player, bob: Player) -> None:
    make_friends(ann, bob)
    assert ann.call("DELETE", f"friends/{bob.id}").status_code == 204
    assert bob.call("GET", "friends").json() == ann.call("GET", "friends").json() == []
