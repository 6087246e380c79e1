"""Resigning: the other side wins, and that is stored, recorded, listed and replayed."""

import asyncio
import random
from typing import Any

import pytest
from server.game_logs import ENGLISH, game_log, played_on, settled, table
from server.running_server import Message, Seat, Server, open_server

from echobase.core import record
from echobase.core.chance import OVER
from echobase.core.errors import BadRecord
from echobase.play.game_log import rebuilt_log
from echobase.play.interaction import interaction
from echobase.server.games.records import replay, taken_in, written


def resign(seat: Seat) -> Message:
    """Give up; returns the table of the end."""
    seat.send(type="resign")
    while not seat.until("table")["result"]:
        pass
    return seat.table


def test_the_other_side_wins_and_everybody_is_told(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        number = rebel.asked()["number"]
        assert rebel.table["resign"]
        end = resign(rebel)
        assert end["result"] == {
            "winner": "empire",
            "seats": [1],
            "reason": "resignation",
            "text": "The Empire wins: the Rebels have resigned.",
        }
        assert (end["number"], end["decision"], end["undo"]) == (number + 1, None, False)
        assert not end["resign"]
        assert [line["text"] for line in end["moments"][-1]["lines"]] == ["The Rebels resign."]
        assert empire.at(number + 1)["result"] == end["result"]


def test_a_seat_may_resign_while_another_decides(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 1) as empire:
        while empire.until("table")["waiting"]["seats"] != [0]:
            pass
        assert resign(empire)["result"]["winner"] == "rebel"


def test_one_of_a_team_resigns_for_all_of_it(server: Server) -> None:
    made = server.make(players=("",) * 4, options={"scenario": 16, "seats": 4})
    with server.sit(made, 1) as second:
        second.until("table")
        assert resign(second)["result"]["seats"] == [2, 3]


def refused(seat: Seat) -> str:
    seat.send(type="resign")
    answer = seat.until("refused")
    assert answer["text"].endswith(".")
    return str(answer["error"])


def test_it_is_refused_after_the_end_and_to_spectators(server: Server) -> None:
    made = server.make()
    with server.sit(made, None) as watching:
        assert not watching.until("table")["resign"]
        assert refused(watching) == "spectator"
    with server.sit(made) as seat:
        seat.asked()
        number = resign(seat)["number"]
        assert refused(seat) == "over"
        seat.send(type="act", number=number, action=0)
        assert seat.until("refused")["error"] == "not-your-turn"
        seat.send(type="undo", number=number)
        assert seat.until("refused")["error"] == "no-undo"


def test_a_stale_tab_learns_that_the_game_is_over(server: Server) -> None:
    made = server.make()
    with server.sit(made) as here, server.sit(made) as there:
        here.asked()
        number = there.asked()["number"]
        resign(here)
        there.send(type="act", number=number, action=0)
        assert there.until("refused")["error"] == "stale"
        assert there.asked()["result"]["reason"] == "resignation"


def test_a_restarted_server_still_knows_it(database: str) -> None:
    with open_server(database) as first:
        made = first.make(players=("", "cadet"))
        with first.sit(made) as seat:
            seat.asked()
            end = resign(seat)
    with open_server(database) as second, second.sit(made) as seat:
        again = seat.asked()
        assert (again["result"], again["number"]) == (end["result"], end["number"])
        assert again["waiting"]["kind"] == "nobody"
        listed = second.own_games(made.seats[0])
        assert (listed[0]["finished"], listed[0]["winner"]) == (True, "empire")
        assert listed[0]["waiting"] == []
        assert listed[0]["result"] == end["result"]["text"]


def test_afterwards_it_can_be_replayed_and_its_secrets_are_open(server: Server) -> None:
    made = server.make()
    with server.sit(made) as seat:
        seat.asked()
        assert server.client.get(f"/api/games/{made.id}/replay").status_code == 409
        resign(seat)
    film = server.client.get(f"/api/games/{made.id}/replay?lang=it").json()
    assert film["moments"][-1]["kind"] == "resign"
    assert film["moments"][-1]["lines"][0]["text"] == "I Ribelli si arrendono."
    assert film["result"]["reason"] == "resignation"
    assert server.client.get(f"/api/games/{made.id}/board").json()["secret"]


@pytest.mark.parametrize(("game", "seed"), [("battle", 1), ("assault", 2)])
def test_its_record_ends_with_it_and_comes_back_the_same(game: str, seed: int) -> None:
    """At every point of a game, in the middle of orders, attacks and walks too."""
    rng = random.Random(seed)
    for played, asked, seat, _ in played_on(game_log(game), rng, 40):
        ended = played.copy()
        ended.resign(seat)
        assert asked.decider(ended) == OVER
        assert table(ended, seat).result is not None
        again = taken_in(written(ended, None))
        assert again.outcome() == ended.outcome()
        assert [entry.notation for entry in again.entries] == [e.notation for e in ended.entries]
        assert rebuilt_log(ended.facts, ended.fresh).outcome() == ended.outcome()


@pytest.mark.parametrize(
    ("end", "winner", "said"),
    [
        ("agree draw", "", "A draw: the players agreed on it."),
        ("agree abandon", "", "No result: the players abandoned the game."),
        ("forfeit rebel", "empire", "The Empire wins: the Rebels ran out of time."),
    ],
)
def test_other_ends_outside_the_rules_come_back_from_a_record(
    end: str, winner: str, said: str
) -> None:
    played = settled(game_log("battle"))
    played.end(0, end)
    again = taken_in(written(played, None))
    told = replay(again, interaction("battle"), 0, ENGLISH)
    assert told.result is not None
    assert (told.result.winner, told.result.text) == (winner, said)
    assert told.moments[-1].notation == end


def test_a_loaded_record_of_it_is_replayed(server: Server) -> None:
    played = settled(game_log("battle"))
    played.resign(1)
    text = written(played, None)
    assert text.rstrip().endswith("resign empire;")
    id_ = server.client.post("/api/records", content=text).json()["id"]
    film = server.client.get(f"/api/games/{id_}/replay").json()
    assert film["result"]["winner"] == "rebel"
    told = replay(played, interaction("battle"), 0, ENGLISH)
    assert told.moments[-1].notation == "resign empire"


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (" resign hutts;", "no side 'hutts'; the sides are: rebel, empire"),
        (" resign;", "no side ''"),
        (" agree lunch;", "players agree on one of: draw, abandon"),
        (" resign rebel; done;", "'done' stands after the end of the game"),
        (" resign rebel; resign empire;", "'resign empire' stands after the end of the game"),
    ],
)
def test_a_wrong_resignation_in_a_record_is_named(end: str, said: str) -> None:
    whole = settled(game_log("battle")).record({})
    text = f"{whole.to_text()}{whole.state.heading()}:{end}\n"
    with pytest.raises(BadRecord, match=said):
        record.from_text(text)


class Slow:
    """Computer players who never come to a decision."""

    async def do(self, job: Any) -> Any:
        await asyncio.Event().wait()


def test_the_computer_that_was_thinking_stops(database: str) -> None:
    with open_server(database, Slow()) as server:
        made = server.make(players=("cadet", ""))
        with server.sit(made, 1) as seat:
            assert seat.at(6)["waiting"]["kind"] == "computer"
            assert resign(seat)["result"]["winner"] == "rebel"
