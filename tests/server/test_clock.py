"""Clocks and people who leave: time runs out, stops and comes back, and computers take over."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.moving_time import MovedTime, moved_time
from server.running_server import Message, Seat, Server, open_server

from echobase.play.table_terms import TablePace
from echobase.server.affairs.table_clock import fresh_clock

LIVE = {"kind": "live", "minutes": 5, "increment": 10}
Talks = Callable[[Message], bool]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> MovedTime:
    return moved_time(monkeypatch)


@pytest.fixture
def timed(time: MovedTime, folder: Path) -> Iterator[Server]:
    with open_server(folder) as server:
        yield server


def talk(seat: Seat, holds: Talks) -> Message:
    while True:
        message = seat.until("talk")
        if holds(message):
            return message


def runs(seat: int) -> Talks:
    return lambda told: told["clock"] is not None and told["clock"]["running"] == seat


def game(server: Server, **pace: Any) -> Any:
    return server.make(players=("", ""), terms={"pace": {**LIVE, **pace}})


def test_no_clock_runs_before_everybody_is_there(timed: Server, time: MovedTime) -> None:
    made = game(timed)
    with timed.sit(made, 0) as rebel:
        told = talk(rebel, lambda _: True)
        assert (told["clock"]["running"], told["clock"]["started"]) == (-1, False)
        time.passes(900)
        with timed.sit(made, 1) as empire:
            told = talk(empire, runs(0))
            assert told["clock"]["left"] == [310.0, 300.0]


def test_a_clock_that_runs_out_hands_the_seat_to_a_computer(timed: Server, time: MovedTime) -> None:
    made = game(timed)
    with timed.sit(made, 0) as rebel, timed.sit(made, 1) as empire:
        talk(empire, runs(0))
        time.passes(311)
        told = talk(empire, lambda told: told["replaced"] == [0])
        assert "out of time" in told["remarks"][-1]["text"]
        rebel.send(type="act", number=0, action=0)
        assert rebel.until("refused")["error"] == "replaced"
        empire.asked()  # the computer has played the turn of the Rebels
        rebel.send(type="take-back")
        told = talk(rebel, lambda told: not told["replaced"])
        assert told["clock"]["left"][0] == 60.0
        empire.send(type="resign")
        while not empire.until("table")["result"]:
            pass
    record = timed.client.get(f"/api/games/{made.id}/record").text
    assert 'computers = "seat 0: cadet from action ' in record


def test_or_the_side_loses(timed: Server, time: MovedTime) -> None:
    made = game(timed, out="loses")
    with timed.sit(made, 0) as rebel, timed.sit(made, 1) as empire:
        talk(empire, runs(0))
        time.passes(311)
        while not rebel.until("table")["result"]:
            pass
        result = rebel.table["result"]
        assert (result["winner"], result["reason"]) == ("empire", "time")


def test_it_runs_out_although_nobody_is_connected_and_stops_while_no_server_runs(
    folder: Path, time: MovedTime
) -> None:
    with open_server(folder) as first:
        made = game(first, out="loses")
        with first.sit(made, 0), first.sit(made, 1) as empire:
            talk(empire, runs(0))
        time.passes(100)
        first.client.get(f"/api/games/{made.id}/board")
    time.passes(5000)
    with open_server(folder) as second:
        with second.sit(made, 1) as empire:
            assert talk(empire, runs(0))["clock"]["left"] == [210.0, 300.0]
        time.passes(25)
        time.passes(186)
        with second.sit(made, 1) as empire:
            while not empire.until("table")["result"]:
                pass
            assert empire.table["result"]["winner"] == "empire"


def test_a_pause_stops_it(timed: Server, time: MovedTime) -> None:
    made = game(timed)
    with timed.sit(made, 0) as rebel, timed.sit(made, 1) as empire:
        talk(empire, runs(0))
        time.passes(10)
        empire.send(type="offer", what="pause")
        talk(rebel, lambda told: bool(told["offers"]))
        rebel.send(type="answer", what="pause", yes=True)
        talk(rebel, lambda told: told["paused"])
        time.passes(1000)
        rebel.send(type="resume")
        assert talk(rebel, runs(0))["clock"]["left"][0] == 300.0


def test_undo_gains_no_time(timed: Server, time: MovedTime) -> None:
    made = game(timed)
    with timed.sit(made, 0) as rebel, timed.sit(made, 1) as empire:
        talk(empire, runs(0))
        rebel.asked()
        rebel.act(rebel.offer("play")["action"])
        for _ in range(3):
            time.passes(20)
            rebel.asked()
            rebel.act(rebel.offer("order")["action"])
            rebel.asked()
            rebel.send(type="undo", number=rebel.table["number"])
            rebel.table = {}
            rebel.asked()
    with timed.sit(made, 0) as rebel:
        assert talk(rebel, runs(0))["clock"]["left"][0] == 250.0


def test_a_turn_gives_its_time_once() -> None:
    pace = TablePace(kind="live", minutes=1, increment=5)
    clock = fresh_clock(pace, 2).moved(pace, 0, "rebel 1", 100.0, [])
    clock = clock.moved(pace, 1, "empire 1", 110.0, [])
    assert clock.left == (55.0, 65.0)
    clock = clock.moved(pace, 0, "rebel 1", 120.0, [])  # the move was undone
    assert clock.left == (55.0, 55.0)
    assert clock.moved(pace, 0, "rebel 1", 125.0, []) is clock
    assert clock.remaining(0, 130.0, [(122.0, 127.0)]) == 50.0


def test_a_slow_turn_has_days() -> None:
    pace = TablePace(kind="days", days=2)
    clock = fresh_clock(pace, 2).moved(pace, 0, "rebel 1", 0.0, [])
    assert clock.due(0.0, []) == 2 * 86_400
    clock = clock.moved(pace, 1, "empire 1", 86_400.0, [])
    clock = clock.moved(pace, 0, "rebel 2", 90_000.0, [])
    assert clock.left[0] == 2 * 86_400


def test_who_left_can_be_replaced_after_a_while(timed: Server, time: MovedTime) -> None:
    made = timed.make(players=("", ""))
    with timed.sit(made, 1) as empire:
        with timed.sit(made, 0) as rebel:
            rebel.asked()
        empire.send(type="take-over", seat=0)
        assert empire.until("refused")["error"] == "still-here"
        time.passes(121)
        assert talk(empire, lambda told: told["away"] == [0])
        empire.send(type="take-over", seat=0)
        talk(empire, lambda told: told["replaced"] == [0])
        empire.asked()
        with timed.sit(made, 0) as rebel:
            told = talk(rebel, lambda _: True)
            assert told["leave"]
            rebel.send(type="take-back")
            talk(rebel, lambda told: not told["replaced"])


def test_a_player_can_leave_the_seat_to_a_computer(folder: Path) -> None:
    with open_server(folder) as first:
        made = first.make(players=("", ""))
        with first.sit(made, 0) as rebel:
            rebel.asked()
            rebel.send(type="take-over", seat=0)
            talk(rebel, lambda told: told["replaced"] == [0])
            rebel.send(type="take-over", seat=1)
            assert rebel.until("refused")["error"] == "replaced"
    with open_server(folder) as second, second.sit(made, 0) as rebel:
        assert talk(rebel, lambda _: True)["replaced"] == [0]


@pytest.mark.parametrize("terms", [{"delay_turns": 1}, {"delay_minutes": 3}])
def test_spectators_may_see_the_game_later(
    timed: Server, time: MovedTime, terms: dict[str, int]
) -> None:
    made = timed.make(players=("", ""), terms=terms)
    with timed.sit(made, 0) as rebel, timed.sit(made, None) as watching:
        rebel.asked()
        assert "later than it is played" in talk(watching, lambda _: True)["delayed"]
        rebel.act(rebel.offer("play")["action"])
        notation = rebel.asked()["moments"][-1]["notation"]
        rebel.send(type="say", text="So I played it")
        talk(rebel, lambda told: bool(told["remarks"]))
        watching.send(type="look", id=1, hex="A1")
        watching.until("look")
        assert notation not in str(watching.heard)
        assert "So I played it" not in str(watching.heard)
        assert notation not in timed.client.get(f"/api/games/{made.id}/record").text
        time.passes(181)
        if "delay_minutes" in terms:
            assert watching.at(rebel.table["number"])["moments"][-1]["notation"] == notation
            talk(watching, lambda told: bool(told["remarks"]))
