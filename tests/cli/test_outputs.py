"""Files that commands write: the same rules for all of them, checked before anything is played."""

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from analysis.sample_records import missed_chance
from later import later

Typed = Callable[[list[str]], tuple[int, str, str]]
PLAYED = "--games 1 --players random --limit 40 --workers 1"
OUTPUTS = {
    "show 1 --svg": ".svg",
    "show 1 --png": ".png",
    "replay game.record --film": ".webp",
    "analyse game.record --games 1 --player cadet --workers 1 --json": ".json",
    f"simulate {PLAYED} --out": ".jsonl or .parquet",
    f"simulate {PLAYED} --report": ".html or .htm",
    "results results.jsonl --out": ".jsonl or .parquet",
    "results results.jsonl --report": ".html or .htm",
    "dataset --games 1 --players random --workers 1 --out": ".parquet",
    "lab train --games 12 --player random --workers 1 --out": ".toml",
    "lab train --games 12 --player random --workers 1 --report": ".html or .htm",
}
"""What is typed before the file, and how its name may end."""


@pytest.fixture(autouse=True)
def _work(typed: Typed) -> None:
    """Everything the commands read."""
    Path("game.record").write_text(missed_chance().to_text(), encoding="utf-8")
    assert typed(f"simulate {PLAYED} --out results.jsonl".split())[0] == 0


@pytest.fixture
def _nobody_plays(monkeypatch: pytest.MonkeyPatch, _work: None) -> None:
    def played(*_: object) -> Iterator[None]:
        raise AssertionError("a game was played")
        yield

    for place in ("lab.running", "dataset.writing", "analysis.running", "lab.training.training"):
        for name in ("as_done", "in_order"):
            monkeypatch.setattr(f"echobase.{place}.{name}", played, raising=False)


def first(endings: str) -> str:
    return endings.split()[0]


@pytest.mark.usefixtures("_nobody_plays")
@pytest.mark.parametrize("words", OUTPUTS)
def test_a_bad_path_is_noticed_before_anything_is_played(words: str, typed: Typed) -> None:
    endings = OUTPUTS[words]
    name = words.rpartition("--")[2]
    good = first(endings)
    Path("file").write_text("mine")
    Path("folder").mkdir()
    for path, message in (
        ("x.txt", f"{name}: 'x.txt' must end in {endings}"),
        ("folder", "folder: is a folder; name a file in it"),
        (f"file/x{good}", f"file/x{good}: cannot be written: {Path('file').resolve()} is not a"),
        (f"{'long' * 100}{good}", "cannot be written: File name too long"),
    ):
        code, out, err = typed([*words.split(), path])
        assert (code, out) == (2, "")
        assert message in err
        assert err.count("\n") == 1
    assert Path("file").read_text() == "mine"


@pytest.mark.usefixtures("_nobody_plays")
@pytest.mark.parametrize("words", OUTPUTS)
def test_a_file_is_replaced_only_by_force(words: str, typed: Typed) -> None:
    there = Path(f"there{first(OUTPUTS[words])}")
    there.write_text("mine")
    code, out, err = typed([*words.split(), str(there)])
    assert (code, out) == (2, "")
    assert f"{there}: exists already; " in err
    assert "--force replaces it" in err
    assert there.read_text() == "mine"


@pytest.mark.usefixtures("_nobody_plays")
@pytest.mark.parametrize("words", OUTPUTS)
def test_a_folder_without_permission_is_named(
    words: str, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)  # whoever runs the tests may be root
    code, _, err = typed([*words.split(), f"x{first(OUTPUTS[words])}"])
    assert code == 2
    assert "cannot be written: no permission to write in" in err


@pytest.mark.parametrize("words", later(OUTPUTS, soon=len(OUTPUTS) - 1))
def test_missing_folders_are_made(words: str, typed: Typed) -> None:
    for ending in OUTPUTS[words].split(" or "):
        path = Path(f"new/folder/x{ending.upper()}")
        code, _, err = typed([*words.split(), str(path), "--force"])
        assert (code, err) == (0, "")
        assert path.is_file()


def test_a_saved_game_gets_its_folders_too(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert typed(["play", "--terminal", "--save", "new/folder/game.txt"])[0] == 0
    assert Path("new/folder/game.txt").is_file()
