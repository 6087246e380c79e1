"""The lobby and quick matches, ratings, and the pages of players."""

from typing import Any

import pytest
from server.people import Opened, Player, error
from server.running_server import Server

from echobase.server.people.ratings import NO_ADVANTAGE, Strength, rate

RATED: dict[str, Any] = {"rated": True, "game": {"hints": False}}


@pytest.fixture
def ann(server: Server) -> Player:
    return Player(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Player:
    return Player(server, "Bob")


def match(player: Player, game: str = "battle", **more: Any) -> dict[str, Any]:
    wanted = {"game": game, "name": player.name, **more}
    found: dict[str, Any] = player.call("POST", "lobby/match", wanted).json()
    return found


def finish(server: Server, host: Player, guest: Player, loser: int = 1, **more: Any) -> Opened:
    """A game of two that ends because one resigns."""
    table = host.open(**more)
    rated = bool(more.get("rated"))
    token = guest.sit(table, link=table.links[1], rated=rated).json()["token"]
    with server.sit(table.game(table.token, token), loser) as seat:
        seat.until("table")
        seat.send(type="resign")
        while not seat.table["result"]:
            seat.until("table")
    return table


def page(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.call("GET", f"players/{player.id}").json()
    return found


def rating(player: Player) -> int:
    value: int = page(player)["profile"]["ratings"][0]["value"]
    return value


# The lobby.


def test_a_public_table_waits_in_the_lobby_until_its_seats_are_taken(
    ann: Player, bob: Player
) -> None:
    table = ann.open(public=True)
    ann.open()
    (open_,) = bob.lobby()["open"]
    assert (open_["id"], open_["name"]) == (table.id, "Imperial Scout Mission")
    assert [seat["name"] for seat in open_["seats"]] == ["Ann", ""]
    assert len(ann.lobby()["own"]) == 2
    assert ann.lobby()["open"] == []
    assert error(ann.sit(table, seat=1)) == (409, "own-table")
    assert bob.sit(table, seat=1).status_code == 200
    assert bob.lobby()["open"] == []
    assert error(bob.sit(table, seat=7)) == (404, "unknown-seat")


def test_a_table_that_was_deleted_or_given_up_waits_no_longer(
    server: Server, ann: Player, bob: Player
) -> None:
    gone, left = ann.open(public=True), ann.open(public=True)
    ann.call("DELETE", f"games/{gone.id}", **{"x-seats": gone.token})
    with server.sit(left.game(*left.seats)) as seat:
        seat.until("table")
        seat.send(type="resign")
        while not seat.table["result"]:
            seat.until("table")
    assert bob.lobby()["open"] == []
    assert error(bob.call("GET", f"tables/{left.id}")) == (409, "over")


def test_a_quick_match_opens_a_table_and_the_next_one_joins_it(
    server: Server, ann: Player, bob: Player
) -> None:
    first = match(ann)
    assert first["waits"]
    assert match(bob, "assault")["id"] != first["id"]
    assert match(bob, rated=True)["waits"]
    second = match(bob)
    assert (second["id"], second["waits"]) == (first["id"], False)
    tokens = [one or other for one, other in zip(first["seats"], second["seats"], strict=True)]
    assert all(tokens)
    third = match(Player(server, "Cleo"))
    assert third["waits"]


def test_the_lobby_tells_the_pace_and_a_quick_match_joins_only_the_one_it_wants(
    server: Server, ann: Player, bob: Player
) -> None:
    live = {"kind": "live", "minutes": 30, "increment": 30}
    ann.open(public=True, game={"terms": {"pace": live, "games": 2}})
    (shown,) = bob.lobby()["open"]
    assert (shown["pace"]["kind"], shown["pace"]["minutes"], shown["games"]) == ("live", 30, 2)
    slow = match(ann, pace={"kind": "days", "days": 3})
    assert match(bob)["waits"]
    assert match(bob, pace=live)["waits"]
    assert match(bob, pace={"kind": "days", "days": 3})["id"] == slow["id"]
    cleo = Player(server, "Cleo")
    assert match(cleo, pace={"kind": "days", "days": 4})["waits"]
    bad = {"game": "battle", "name": "Cleo", "pace": {"kind": "days"}}
    refused = cleo.call("POST", "lobby/match", bad)
    assert "pace.days is from 1 to 60; got 0" in refused.json()["text"]


def test_a_quick_match_prefers_an_equal(server: Server, ann: Player, bob: Player) -> None:
    finish(server, ann, bob, **RATED)
    cleo, dan = Player(server, "Cleo"), Player(server, "Dan")
    finish(server, cleo, dan, **RATED)
    strong, weak = ann.open(public=True), bob.open(public=True)
    assert match(cleo)["id"] == strong.id
    assert match(dan)["id"] == weak.id


def test_nobody_is_matched_with_themselves(ann: Player) -> None:
    assert match(ann)["waits"]
    assert match(ann)["waits"]


def test_bad_wishes(ann: Player) -> None:
    unknown = ann.call("POST", "lobby/match", {"game": "chess", "name": "Ann"})
    assert error(unknown) == (400, "bad-request")
    assert "known: assault, battle" in unknown.json()["text"]
    unnamed = ann.call("POST", "lobby/match", {"game": "battle", "name": " "})
    assert "please type a name" in unnamed.json()["text"]
    assert error(ann.call("GET", "tables/nothing")) == (404, "no-table")


# Ratings.


def test_whoever_wins_a_rated_game_rises(server: Server, ann: Player, bob: Player) -> None:
    finish(server, ann, bob, **RATED)
    assert rating(ann) > 1500 > rating(bob)
    before = rating(ann)
    finish(server, ann, bob, loser=0, **RATED)
    assert rating(ann) < before
    assert [point["value"] for point in page(ann)["curve"]] == [before, rating(ann)]


def test_an_unrated_game_is_on_the_page_and_counts_for_nothing(
    server: Server, ann: Player, bob: Player
) -> None:
    finish(server, ann, bob)
    shown = page(ann)
    assert (shown["profile"]["ratings"], shown["curve"]) == ([], [])
    (game,) = shown["games"]
    assert (game["score"], game["against"], game["rated"], game["id"]) == (1.0, ["Bob"], False, "")


def test_the_page_counts_results_by_scenario_and_side(
    server: Server, ann: Player, bob: Player
) -> None:
    finish(server, ann, bob, **RATED)
    table = finish(server, ann, bob, loser=0, **RATED)
    (count,) = page(ann)["results"]
    assert (count["name"], count["side"]) == ("Imperial Scout Mission", "rebel")
    assert (count["played"], count["won"], count["drawn"]) == (2, 1, 0)
    assert page(ann)["games"][0]["id"] == table.id
    bob.call("DELETE", "profile")
    assert page(ann)["games"][0]["against"] == [""]


def test_each_game_counts_once(server: Server, ann: Player, bob: Player) -> None:
    finish(server, ann, bob, **RATED)
    assert rating(ann) == rating(ann)
    assert page(ann)["profile"]["ratings"][0]["games"] == 1


def test_a_game_whose_profile_is_gone_changes_no_rating(
    server: Server, ann: Player, bob: Player
) -> None:
    table = ann.open(**RATED)
    token = bob.sit(table, link=table.links[1], rated=True).json()["token"]
    ann.call("DELETE", "profile")
    with server.sit(table.game(None, token), 1) as seat:
        seat.until("table")
        seat.send(type="resign")
        while not seat.table["result"]:
            seat.until("table")
    assert page(bob)["profile"]["ratings"] == []


def test_the_advantage_of_a_side_is_taken_out() -> None:
    """Of two equal players, the one with the better side wins always; both stay near the middle."""
    one, other = Strength(), Strength()
    good, bad = NO_ADVANTAGE, NO_ADVANTAGE
    for number in range(60):
        if number % 2:
            ((other,), (one,)), (good, bad) = rate([[other], [one]], [good, bad], [1, 0])
        else:
            ((one,), (other,)), (good, bad) = rate([[one], [other]], [good, bad], [1, 0])
    assert good.mu > 3 > -3 > bad.mu
    assert abs(one.mu - other.mu) < 1
    ((upset,), _), _ = rate([[one], [other]], [bad, good], [1, 0])
    ((expected,), _), _ = rate([[one], [other]], [good, bad], [1, 0])
    assert upset.mu - one.mu > 2 * (expected.mu - one.mu)


def test_a_pair_is_not_expected_to_win_because_it_is_two() -> None:
    (pair, lone), _ = rate([[Strength(), Strength()], [Strength()]], [NO_ADVANTAGE] * 2, [1, 0])
    assert len(pair) == 2
    assert pair[0].mu - 25 == pytest.approx(25 - lone[0].mu)


def test_a_draw_between_equals_changes_nobody() -> None:
    (one, other), _ = rate([[Strength()], [Strength()]], [NO_ADVANTAGE] * 2, [0.5, 0.5])
    assert one[0].mu == other[0].mu == pytest.approx(25)
