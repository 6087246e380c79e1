"""Signals and killed processes in the middle: finished games are kept, --resume does the rest."""

from pathlib import Path

import pytest
from jobs.stopped_command import ran

from echobase import lab
from echobase.cli import run

WORDS = "simulate --games 12 --players random --scenario 1,7 --workers 2 --out a.jsonl --lang en"
KILL_WORKER = "os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)"


def test_a_signal_and_the_command_that_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ran(tmp_path, "lab", WORDS, 3, "os.killpg(0, signal.SIGINT)")
    assert (done.returncode, done.stderr) == (130, "")
    assert "To continue: echobase simulate --resume --out a.jsonl" in " ".join(done.stdout.split())
    assert len(lab.read(tmp_path / "a.jsonl").rows) == 3
    monkeypatch.chdir(tmp_path)
    assert run(["simulate", "--resume", "--out", "a.jsonl", "--workers", "1"]) == 0
    whole = lab.simulate(12, players="random", scenarios=[1, 7])
    rows = lab.read(tmp_path / "a.jsonl").rows
    assert [row.result() for row in rows] == [row.result() for row in whole.rows]


def test_a_killed_worker(tmp_path: Path) -> None:
    done = ran(tmp_path, "lab", WORDS, 3, KILL_WORKER)
    assert done.returncode == 2
    assert done.stderr.startswith("echobase: a worker process ended before its time")
    assert "continue with `echobase simulate --resume --out a.jsonl`" in done.stderr
    assert 3 <= len(lab.read(tmp_path / "a.jsonl").rows) < 24


def test_a_killed_program(tmp_path: Path) -> None:
    assert ran(tmp_path, "lab", WORDS, 3, "os.kill(os.getpid(), signal.SIGKILL)").returncode < 0
    assert len(lab.read(tmp_path / "a.jsonl").rows) == 3
