"""Workers and signals: results in order or as they are done, nobody lost and nobody left behind."""

import multiprocessing
import os
import signal
from collections.abc import Iterable
from multiprocessing.context import SpawnProcess

import pytest

from echobase.jobs.signals import undisturbed
from echobase.jobs.worker_pool import WorkerLost
from echobase.jobs.workers import as_done, in_order


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


def test_results_come_as_they_are_done() -> None:
    assert sorted(as_done(abs, range(-20, 0), 2)) == list(range(1, 21))
    assert list(as_done(abs, [-3, -1, -2], 1)) == [3, 1, 2]


def test_an_error_is_raised_at_once_when_order_does_not_matter() -> None:
    with pytest.raises(ValueError, match="many"):
        list(as_done(int, ["1", "many", "2"], 2))


def test_a_lost_process_takes_only_its_own_job_with_it() -> None:
    results = as_done(eval, ["3 * 3", "__import__('os')._exit(1)", *["1"] * 40], 2)
    kept: list[int] = []
    with pytest.raises(WorkerLost):
        kept_all(results, kept)
    assert 9 in kept


def kept_all(results: Iterable[int], kept: list[int]) -> None:
    for result in results:
        kept.append(result)
