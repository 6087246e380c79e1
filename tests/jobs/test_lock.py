"""One writer for a file: nobody else meanwhile, and no lock that outlives its holder."""

from pathlib import Path

import pytest
from jobs.lock_holder import hold

from echobase import lab
from echobase.cli import run
from echobase.core.files import CannotSave
from echobase.jobs import lock
from echobase.jobs.lock import only_writer
from echobase.jobs.processes import begin


def test_a_second_writer_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with only_writer(path):
        with pytest.raises(CannotSave, match=r"a.jsonl: another run is writing it"):
            only_writer(path).__enter__()
        with only_writer(tmp_path / "b.jsonl"):
            pass
    with only_writer(path):
        pass
    assert not list(tmp_path.iterdir())


def test_a_killed_holder_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    process, pipe = begin(hold, path)
    assert pipe.recv()
    with pytest.raises(CannotSave):
        only_writer(path).__enter__()
    process.kill()
    process.join()
    pipe.close()
    with only_writer(path):
        pass
    assert not list(tmp_path.iterdir())


def test_a_lock_that_was_removed_meanwhile_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = lock._locked
    tries: list[int] = []

    def after_the_last_holder(handle: int) -> bool:
        if not tries:
            (tmp_path / ".a.jsonl.lock").unlink()
        tries.append(handle)
        return locked(handle)

    monkeypatch.setattr(lock, "_locked", after_the_last_holder)
    with only_writer(tmp_path / "a.jsonl"):
        assert len(tries) == 2
        assert [found.name for found in tmp_path.iterdir()] == [".a.jsonl.lock"]


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotSave, match=r"a.jsonl: cannot be written: "):
        only_writer(tmp_path / "file" / "a.jsonl").__enter__()


@pytest.mark.parametrize("how", ["", "--resume", "--force"])
def test_two_runs_with_one_file(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    lab.simulate(1, players="random", out="a.jsonl")
    before = Path("a.jsonl").read_bytes()
    words = f"simulate --games 1 --players random --workers 1 --out a.jsonl {how}"
    with only_writer(Path("a.jsonl")):
        assert run(words.split()) == 2
        assert run(["results", "a.jsonl", "--out", "a.jsonl", "--force"]) == 2
    told = "echobase: a.jsonl: another run is writing it; wait for its end or name another\n"
    assert capsys.readouterr().err == 2 * told
    assert Path("a.jsonl").read_bytes() == before
