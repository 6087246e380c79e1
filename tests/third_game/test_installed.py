"""Thin Ice installed with pip, as anybody would: commands in processes of their own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from third_game.distributions import write_broken

import echobase

Command = Callable[..., str]


@pytest.fixture
def command(site: Path, tmp_path: Path) -> Command:
    """Run `echobase` where Thin Ice and a broken game are installed."""
    extra = tmp_path / "extra"
    extra.mkdir()
    write_broken(extra, "crash", "crash_game:GAME", crash_game="raise ValueError('frozen')")
    source = Path(echobase.__file__).parents[1]
    paths = os.pathsep.join(map(str, (source, site, extra)))
    environ = {**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(tmp_path), "LANG": "en"}

    def run(*words: str, answers: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "echobase", *words],
            input=answers,
            capture_output=True,
            text=True,
            env=environ,
            cwd=tmp_path,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_it_is_listed_beside_a_broken_game(command: Command) -> None:
    listed = command("games")
    assert "thinice (echobase-thinice 1.0.0): Thin Ice\n" in listed
    assert "crash (crash 1.0): cannot be used: game 'crash' (crash_game:GAME)" in listed
    assert "ValueError: frozen" in listed


def test_it_is_played_in_the_terminal(command: Command) -> None:
    words = "play --terminal --game thinice --map pond --seed 1 --opponent random"
    shown = command(*words.split(), answers="saw B2\n" + "0\n" * 40)
    assert "The Pond" in shown
    assert " wins: its sledge " in shown


def test_the_lab_plays_it_in_worker_processes(command: Command) -> None:
    words = "simulate --game thinice --map pond --games 4 --players random --workers 2 --plain"
    assert "The Pond: Games 4, Red " in command(*words.split())
