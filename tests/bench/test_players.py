"""The tools that measure players: a match with each foreign bot, and the rows of `make bench`."""

import subprocess
import sys
from pathlib import Path

import pytest

import echobase
from echobase.ai import players

BENCH = Path(__file__).parents[2] / "bench"


def ran(script: str, *words: str) -> list[list[str]]:
    """The cells of the table that a script prints, without its head."""
    command = [sys.executable, "-X", "utf8", str(BENCH / script), *words]
    told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    lines = [line for line in told.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def number(cell: str) -> float:
    return float(cell.replace(",", ""))


@pytest.mark.parametrize("bot", ["ismcts", "mcts"])
def test_a_match_with_a_foreign_bot(bot: str) -> None:
    shortest = "echobase_battle(scenario=14)"
    words = ["--bot", bot, "--player", "cadet", "--scenario", shortest]
    one, all_ = ran("foreign.py", *words, "--games", "2", "--seconds", "0")
    assert one == [shortest, *all_[1:]]
    assert all_[:2] == ["all", "2"]
    assert all_[2:4] in (
        ["0.0%", "0.0–65.8"],
        ["50.0%", "9.5–90.5"],
        ["100.0%", "34.2–100.0"],
    )
    assert float(all_[4]) >= 2


def check_rows(rows: list[list[str]], levels: list[str]) -> None:
    games = ("battle 1", "battle 12", "assault")
    assert [row[0] for row in rows] == [f"{game}, {name}" for game in games for name in levels]
    assert all(0 < number(row[3]) <= number(row[4]) for row in rows)


def test_a_level_has_a_row_for_each_game() -> None:
    few = ["--seconds", "0.01", "--turns", "1"]
    check_rows(ran("players.py", *few, "--player", "cadet"), ["cadet"])


@pytest.mark.long
def test_every_level_has_a_row_where_there_is_time_for_it() -> None:
    slow = () if echobase.build() == "compiled" else ("general", "admiral")
    levels = [name for name in players("battle") if ":" not in name and name not in slow]
    check_rows(ran("players.py", "--seconds", "0.01", "--turns", "1"), levels)
