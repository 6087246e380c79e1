"""Ctrl-C, SIGTERM and lost processes: finished games are kept, and nobody is left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from echobase import dataset
from echobase.dataset.signals import undisturbed
from echobase.dataset.workers import WorkerLost, in_order

STOPPED = """
import os, signal
from contextlib import contextmanager
from echobase.cli import main
from echobase.dataset import command

@contextmanager
def stopping(name):
    yield lambda done, wanted: {stop} if done == 2 else None

if __name__ == "__main__":
    command.shown = stopping
    main()
"""
WORDS = "dataset --out a.parquet --games 30 --players random --workers 2 --lang en"


def write(path: Path, games: int = 3, **options: Any) -> dataset.Written:
    return dataset.write(path, games, players="random", **options)


def stop_after(games: int) -> Callable[[int, int], None]:
    def stop(done: int, wanted: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return stop


def stopped(folder: Path, stop: str) -> subprocess.CompletedProcess[str]:
    """`echobase dataset` in a group of its own, until the last of its processes has ended."""
    script = folder / "script.py"
    script.write_text(STOPPED.format(stop=stop), encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(script), *WORDS.split()],
        capture_output=True,
        text=True,
        cwd=folder,
        start_new_session=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("number", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("whom", ["kill(os.getpid(), ", "killpg(0, "], ids=["first", "all"])
def test_a_signal_keeps_the_games_that_are_done(tmp_path: Path, whom: str, number: str) -> None:
    done = stopped(tmp_path, f"os.{whom}signal.{number})")
    assert (done.returncode, done.stderr) == (130, "")
    assert "a.parquet: 2 games, " in done.stdout
    assert "Stopped early." in done.stdout
    assert set(dataset.read(tmp_path / "a.parquet")["game"]) == {0, 1}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.parquet", "script.py"]


def test_workers_end_when_the_first_process_is_gone(tmp_path: Path) -> None:
    done = stopped(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGKILL, "", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_a_process_starts_is_not_lost(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = SpawnProcess.start

    def start_disturbed(self: SpawnProcess) -> None:
        signal.raise_signal(number)
        start(self)
        assert self.pid is not None
        os.kill(self.pid, number)

    monkeypatch.setattr(SpawnProcess, "start", start_disturbed)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            next(in_order(abs, [-1, -2], 2))
    finally:
        signal.signal(signal.SIGTERM, before)
    assert multiprocessing.active_children() == []


def test_workers_leave_signals_to_the_first_process(monkeypatch: pytest.MonkeyPatch) -> None:
    start = SpawnProcess.start

    def start_and_disturb(self: SpawnProcess) -> None:
        start(self)
        assert self.pid is not None
        os.kill(self.pid, signal.SIGINT)
        os.kill(self.pid, signal.SIGTERM)

    monkeypatch.setattr(SpawnProcess, "start", start_and_disturb)
    assert list(in_order(abs, [-1, -2, -3], 2)) == [1, 2, 3]


def test_an_interrupt_keeps_what_fewer_games_would_have_made(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    written = write(path, 9, progress=stop_after(2))
    assert (written.games, written.complete, written.wanted) == (2, False, 9)
    write(tmp_path / "b.parquet", 2)
    assert path.read_bytes() == (tmp_path / "b.parquet").read_bytes()
    assert sorted(found.name for found in tmp_path.iterdir()) == ["a.parquet", "b.parquet"]


def test_an_interrupt_before_the_first_game_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "a.parquet", progress=stop_after(0))
    assert not list(tmp_path.iterdir())


def test_ctrl_c_waits_for_what_has_begun() -> None:
    done = []

    def begin() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append(True)

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert done == [True]


def test_a_signal_that_is_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_lost_process_is_told() -> None:
    with pytest.raises(WorkerLost, match="a worker process ended before its time"):
        list(in_order(os._exit, [1, 1], 2))


def test_an_error_in_a_process_comes_in_its_turn() -> None:
    results = in_order(int, ["1", "2", "many", "3", "4", "5"], 2)
    assert (next(results), next(results)) == (1, 2)
    with pytest.raises(ValueError, match="many") as caught:
        next(results)
    assert "in a worker process:" in caught.value.__notes__[0]
    assert multiprocessing.active_children() == []


def test_a_lost_process_takes_no_finished_game_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(work: Callable[[int], Any], jobs: range, workers: int) -> Any:
        yield work(jobs[0])
        raise WorkerLost("gone")

    monkeypatch.setattr("echobase.dataset.writing.in_order", lose)
    with pytest.raises(WorkerLost, match=r"gone; .*a.parquet holds the 1 games before"):
        write(tmp_path / "a.parquet")
    assert set(dataset.read(tmp_path / "a.parquet")["game"]) == {0}
