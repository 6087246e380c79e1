"""Work on a real Ray: the same results, and nothing lost with a worker, a connection or Ctrl-C."""

import multiprocessing
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jobs.ray_cluster import cluster, kill_workers, processes, settings
from jobs.stopped_command import ran

from echobase import BadOption, lab
from echobase.cli import run
from echobase.jobs import on_ray
from echobase.jobs.workers import in_order

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
GAMES: dict[str, Any] = {"players": "random", "scenarios": [1, 7]}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as found:
        yield found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en")
    return tmp_path


def same(one: lab.Results, other: lab.Results) -> bool:
    return [row.result() for row in one.rows] == [row.result() for row in other.rows]


def test_an_error_on_ray_comes_in_its_turn(address: str) -> None:
    results = in_order(int, ["1", "2", "many", "3"], None, address)
    assert (next(results), next(results)) == (1, 2)
    with pytest.raises(ValueError, match="many") as caught:
        next(results)
    assert "in a worker process:" in caught.value.__notes__[0]


@LINUX
@pytest.mark.long
def test_a_killed_worker(address: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def kill_after_three(done: int, wanted: int) -> None:
        if done >= 3:
            kill_workers()

    stopped = lab.simulate(
        12, **GAMES, out="a.jsonl", workers=2, ray=address, progress=kill_after_three
    )
    assert stopped.stopped.startswith("a Ray worker ended before its time: ")
    assert 3 <= len(stopped.rows) < 24
    assert len(lab.read("a.jsonl").rows) == len(stopped.rows)
    assert run(["simulate", "--resume", "--out", "a.jsonl", "--ray", address]) == 0
    assert "a.jsonl: 24 games" in capsys.readouterr().out
    assert same(lab.read("a.jsonl"), lab.simulate(12, **GAMES))


def test_a_lost_connection(address: str, folder: Path) -> None:
    before = set(multiprocessing.active_children())

    def lose_after_three(done: int, wanted: int) -> None:
        if done == 3:
            (between,) = set(multiprocessing.active_children()) - before
            between.kill()

    stopped = lab.simulate(12, **GAMES, out="a.jsonl", ray=address, progress=lose_after_three)
    assert stopped.stopped == f"the connection to Ray ({address}) is lost"
    assert 3 <= len(lab.read("a.jsonl").rows) == len(stopped.rows) < 24
    assert set(multiprocessing.active_children()) == before


@LINUX
@pytest.mark.long
def test_ctrl_c_ends_a_ray_of_our_own(folder: Path) -> None:
    words = (
        "simulate --games 12 --players random --scenario 1,7 --out a.jsonl --lang en --ray local"
    )
    with settings() as kept:
        done = ran(folder, "lab", words, 3, "os.killpg(0, signal.SIGINT)")
        assert processes(str(kept)) == []
    assert (done.returncode, done.stderr) == (130, "")
    again = "To continue: echobase simulate --resume --out a.jsonl --ray local"
    assert again in " ".join(done.stdout.split())
    assert len(lab.read("a.jsonl").rows) == 3


def test_nobody_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}"):
        assert run(["simulate", "--out", "a.jsonl", "--ray", address]) == 2
        message = f"echobase: ray: nobody answers at {address}: Connection refused\n"
        assert capsys.readouterr().err == message
    assert not list(folder.iterdir())


@pytest.mark.parametrize("address", ["", "here", "host:", "host:many", "http://host:1", "a:1/b"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(
        BadOption, match="ray: local, auto, HOST:PORT or ray://HOST:PORT is an addr"
    ):
        lab.simulate(1, ray=address)


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echobase.core.extras.find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"needs the package 'ray': pip install 'echobase\[ray\]'"):
        lab.simulate(1, ray="local")


def test_workers_with_another_echobase() -> None:
    result, error = on_ray.labour("0.0.1", b"", 1)
    assert result is None
    assert "but this is 0.0.1; install the same everywhere" in str(error)
