"""Signals and killed processes in the middle: finished games are kept, --resume does the rest."""

import subprocess
import sys
from pathlib import Path

import pytest

from echobase import lab

SCRIPT = """
import multiprocessing, os, signal
from contextlib import contextmanager
from echobase.cli import main
from echobase.lab import command

@contextmanager
def stopping(name):
    yield lambda done, wanted: {stop} if done == 3 else None

if __name__ == "__main__":
    command.shown = stopping
    main()
"""
WORDS = "simulate --games 12 --players random --scenario 1,7 --workers 2 --out a.jsonl --lang en"
KILL_WORKER = "os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)"


def ran(folder: Path, words: str, stop: str = "None") -> subprocess.CompletedProcess[str]:
    """A command in a group of its own, until the last of its processes has ended."""
    script = folder / "script.py"
    script.write_text(SCRIPT.format(stop=stop), encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(script), *words.split()],
        capture_output=True,
        text=True,
        cwd=folder,
        start_new_session=True,
        timeout=120,
        check=False,
    )


def resumed(folder: Path) -> None:
    """Continue by the command that was named, and compare with a run that was never stopped."""
    done = ran(folder, "simulate --resume --out a.jsonl --workers 2")
    assert (done.returncode, done.stderr) == (0, "")
    whole = lab.simulate(12, players="random", scenarios=[1, 7])
    rows = lab.read(folder / "a.jsonl").rows
    assert [row.result() for row in rows] == [row.result() for row in whole.rows]


@pytest.mark.parametrize(
    "stop", ["os.killpg(0, signal.SIGINT)", "os.kill(os.getpid(), signal.SIGTERM)"]
)
def test_a_signal(tmp_path: Path, stop: str) -> None:
    done = ran(tmp_path, WORDS, stop)
    assert (done.returncode, done.stderr) == (130, "")
    assert "To continue: echobase simulate --resume --out a.jsonl" in " ".join(done.stdout.split())
    assert len(lab.read(tmp_path / "a.jsonl").rows) == 3
    resumed(tmp_path)


def test_a_killed_worker(tmp_path: Path) -> None:
    done = ran(tmp_path, WORDS, KILL_WORKER)
    assert done.returncode == 2
    assert done.stderr.startswith("echobase: a worker process ended before its time")
    assert "continue with `echobase simulate --resume --out a.jsonl`" in done.stderr
    assert 3 <= len(lab.read(tmp_path / "a.jsonl").rows) < 24
    resumed(tmp_path)


def test_a_killed_program(tmp_path: Path) -> None:
    assert ran(tmp_path, WORDS, "os.kill(os.getpid(), signal.SIGKILL)").returncode < 0
    assert len(lab.read(tmp_path / "a.jsonl").rows) == 3
    resumed(tmp_path)
