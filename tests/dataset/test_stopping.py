"""Ctrl-C, SIGTERM and lost processes: finished games are kept, and nobody is left behind."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jobs.stopped_command import ran

from echobase import dataset
from echobase.jobs.worker_pool import WorkerLost

WORDS = "dataset --out a.parquet --games 12 --players random --workers 2 --lang en"


def write(path: Path, games: int = 3, **options: Any) -> dataset.Written:
    return dataset.write(path, games, players="random", **options)


def stop_after(games: int) -> Callable[[int, int], None]:
    def stop(done: int, wanted: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return stop


def test_a_signal_keeps_the_games_that_are_done(tmp_path: Path) -> None:
    done = ran(tmp_path, "dataset", WORDS, 2, "os.kill(os.getpid(), signal.SIGTERM)")
    assert (done.returncode, done.stderr) == (130, "")
    assert "a.parquet: 2 games, " in done.stdout
    assert "Stopped early:" in done.stdout
    assert set(dataset.read(tmp_path / "a.parquet")["game"]) == {0, 1}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.parquet", "script.py"]


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


def test_a_lost_process_takes_no_finished_game_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(work: Callable[[int], Any], jobs: range, *who: Any) -> Any:
        yield work(jobs[0])
        raise WorkerLost("gone")

    monkeypatch.setattr("echobase.dataset.writing.in_order", lose)
    with pytest.raises(WorkerLost, match=r"gone; .*a.parquet holds the 1 games before"):
        write(tmp_path / "a.parquet")
    assert set(dataset.read(tmp_path / "a.parquet")["game"]) == {0}
