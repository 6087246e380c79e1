"""The tools that break servers: what the ledger notices, and a short run of each."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from online.ledger import Key, SentAct, Span, disordered, doubled
from online.mutations import BREAKINGS, Pool, next_message

BENCH = Path(__file__).parents[2] / "bench"


def ran(script: str, *words: str) -> dict[str, int]:
    """The numbers that a script prints, when it finds nothing wrong."""
    command = [sys.executable, "-X", "utf8", str(BENCH / script), *words]
    told = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert told.returncode == 0, told.stdout + told.stderr
    lines = [line for line in told.stdout.splitlines() if line.startswith("| ")]
    cells = [line.strip("| ").split(" | ") for line in lines[2:]]
    return {name: int(number.replace(",", "")) for name, number in cells}


@pytest.mark.long
def test_servers_are_killed_while_games_run() -> None:
    found = ran("chaos.py", "--kills", "1", "--kinds", "battle")
    assert found["servers killed"] == 1
    assert found["acts acknowledged"] >= 4
    assert found["games that go on"] == found["records verified"] == found["games"] >= 1


def test_messages_that_nobody_should_send() -> None:
    found = ran("fuzz_socket.py", "--messages", "100")
    assert found["messages"] >= 100
    assert found["answer: refused: malformed"] > 0
    assert found["acts in games beside them"] > 0


ROWS = [(0, -1, "deal", 0), (1, 0, "play", 1), (2, 0, "order", 2), (3, 0, "step", 2)]


@pytest.mark.parametrize(
    ("spans", "problem"),
    [
        ([Span(0, 1), Span(1, 3)], ""),
        ([Span(0, 1), Span(1, 2)], ""),  # a step of a walk that follows later
        ([Span(0, 1), Span(2, 3)], "row 2 (order) belongs to no act"),
        ([Span(0, 2), Span(1, 3)], "rows 1 to 2 and 2 to 3"),
        ([Span(0, 1), Span(1, 3), Span(3, 3)], ""),  # an act that is no action
    ],
)
def test_rows_belong_to_one_act_each(spans: list[Span], problem: str) -> None:
    assert doubled(spans, ROWS, {0}) == ([problem] if problem else [])


def test_what_was_acknowledged_before_is_stored_before() -> None:
    one, two = ("g", 0, "one"), ("g", 1, "two")
    own: dict[Key, SentAct] = {one: SentAct(0, 1, acknowledged=2), two: SentAct(1, 3)}
    assert disordered(own, {one: 1, two: 2}) == []
    assert disordered(own, {one: 2, two: 1}) == [two]


def test_every_way_to_break_a_message_is_used() -> None:
    pool = Pool(random.Random(1), ["A1", "B2"])
    ways = {next_message(pool)[0] for _ in range(20_000)}
    assert ways == {"whole", *(one.__name__.replace("_", " ") for one in BREAKINGS)}
