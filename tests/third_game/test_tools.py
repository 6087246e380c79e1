"""Thin Ice with the tools that work for any game: lab, analysis, search player, PettingZoo."""

import random
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import echobase
from echobase import envs, lab
from echobase.ai import decide, player
from echobase.core import record

with warnings.catch_warnings():  # where pettingzoo[classic] is installed its import warns
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test

Typed = Callable[[list[str]], tuple[int, str, str]]

pytestmark = pytest.mark.usefixtures("thinice")


@pytest.mark.long
def test_the_search_player_beats_chance() -> None:
    both = ["searcher", "random"]
    results = lab.simulate(2, game="thinice", scenarios="pond", players=both, swap=True, workers=1)
    assert [row.winners for row in results.rows] == [("searcher",), ("searcher",)]


@pytest.mark.parametrize("seconds", [None, 0.0])
def test_the_search_player_sees_the_winning_step(seconds: float | None) -> None:
    """When it tries the steps out, and when it has no time to do so."""
    state = echobase.game("thinice").start(map="pond")
    for notation in ("saw A2", "saw A2", "roll 3", "move B1-B2", "move B2-B3", "move B3-B4"):
        state.apply(state.read(notation))
    for notation in ("roll 1", "move B5-A5", "roll 1"):
        state.apply(state.read(notation))
    advised = decide(player("searcher", "thinice"), state, random.Random(0), seconds)
    assert state.write(advised) == "move B4-B5"


def test_tables_of_the_lab_have_its_sides(typed: Typed) -> None:
    for words in ("simulate", "tournament", "balance"):
        line = f"{words} --game thinice --map pond --games 2 --limit 2 --workers 1"
        players = "searcher,random" if words == "tournament" else "random"
        code, out, err = typed([*line.split(), "--players", players, "--report", f"{words}.html"])
        assert code == 0, err
        head = next(row for row in out.splitlines() if row.startswith("Scenario  Games"))
        assert head.split()[2:4] == ["Red", "Blue"]
        assert "The Pond" in Path(f"{words}.html").read_text("utf-8")


def test_results_of_several_games_show_all_sides(typed: Typed) -> None:
    for name in ("thinice", "assault"):
        line = f"simulate --game {name} --games 1 --workers 1 --players random --out {name}.jsonl"
        assert typed(line.split())[0] == 0
    code, out, _ = typed(["results", "thinice.jsonl", "assault.jsonl", "--plain"])
    assert code == 0
    line = next(row for row in out.splitlines() if row.startswith("The Lake: Games 1, Red "))
    assert " Rebels -, Empire -, " in line


def test_a_record_is_analysed(typed: Typed) -> None:
    played, rng = record.begin("thinice", map="pond"), random.Random(3)
    for _ in range(6):
        chances, actions = played.state.chances(), played.state.actions()
        played.apply(echobase.sample(chances, rng) if chances else rng.choice(actions))
    Path("game.txt").write_text(played.to_text(), "utf-8")
    options = ["--games", "2", "--player", "random", "--workers", "1", "--plain"]
    code, out, err = typed(["analyse", "game.txt", *options])
    assert code == 0, err
    assert "Red " in out
    assert "Rebels" not in out


@pytest.mark.filterwarnings("ignore")  # PettingZoo warns of dictionaries as observations
def test_it_is_a_pettingzoo_environment() -> None:
    env: Any = envs.thinice_v0.env(map="pond")
    api_test(env, num_cycles=40)
    env.reset(seed=1)
    assert env.possible_agents == ["red_0", "blue_0"]
    seen = env.observe("red_0")["observation"]
    assert seen["board"].shape == (3, 5, 4)
    many = envs.thinice_v0.vector(2, map="pond")
    many.reset(seed=1)
    board = many.last()[0]["observation"]["board"]
    assert (board[0] == seen["board"]).all()
    actions, starts = many.choices()
    many.step(actions[starts[:-1]])
    assert many.acting.tolist() == [1, 1]
