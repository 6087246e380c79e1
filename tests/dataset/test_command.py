"""`echobase dataset`: what it writes, what it says, and what it refuses in one line."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from echobase import dataset
from echobase.core import record
from echobase.core.document import to_toml
from echobase.dataset.games import SelfPlay

GOLDEN = Path(__file__).parents[1] / "golden"
BATTLE = GOLDEN / "battle-10.record"
Run = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def command(typed: Callable[[list[str]], tuple[int, str, str]]) -> Run:
    return lambda words: typed(["dataset", "--workers", "1", *words.split()])


def test_games_of_the_computer(command: Run) -> None:
    code, out, err = command("--out a.parquet --scenario 14 --games 2 --seed 5 --players random")
    data = dataset.read("a.parquet")
    assert (code, err) == (0, "")
    assert out == f"a.parquet: 2 games, {len(data)} decisions\n"
    assert data.about.players == ("random", "random")
    assert data.about.seed == 5
    assert set(data["scenario"]) == {data.about.options["scenario"]}  # type: ignore[index]
    assert "document" not in data.about.facts


def test_an_assault_with_its_options(command: Run) -> None:
    words = "--game assault --map north-ridge-short --field-of-fire 60 --games 1 --positions"
    code, _, err = command(f"--out a.parquet {words}")
    assert (code, err) == (0, "")
    data = dataset.read("a.parquet")
    assert data.about.options == {"map": "north-ridge-short", "field_of_fire": 60}
    assert "[play]" in data["document"][0]


def test_records_of_a_folder(command: Run) -> None:
    folder = Path("mine")
    shutil.copytree(GOLDEN, folder, ignore=shutil.ignore_patterns("*.record"))
    shutil.copy(BATTLE, folder / "a.record")
    shutil.copy(BATTLE, folder / "b.record")
    code, out, err = command("--out a.parquet --records mine")
    assert (code, err) == (0, "")
    assert out.startswith("a.parquet: 2 games, ")
    assert set(dataset.read("a.parquet")["source"]) == {"mine/a.record", "mine/b.record"}


def test_records_that_cannot_be_used_are_named(command: Run) -> None:
    text = BATTLE.read_text(encoding="utf-8")
    head, _, body = text.partition("deal:")
    Path("a.record").write_text(text, encoding="utf-8")
    Path("b.record").write_text(head + "deal: dance;\n", encoding="utf-8")
    Path("c.record").write_text(head + f"deal:{body[:200]}", encoding="utf-8")
    shutil.copy(GOLDEN / "assault-cadets.record", "d.record")
    Path("e.txt").write_text("a letter")
    given_up = f"deal:{body[:200].rpartition(';')[0]}; resign rebel;\n"
    Path("f.record").write_text(head + given_up, encoding="utf-8")
    names = "a.record b.record c.record d.record e.txt f.record"
    code, out, err = command(f"--out a.parquet --records {names}")
    assert code == 2
    assert out.startswith("a.parquet: 1 game, ")
    broken, unfinished, other, letter, resigned = err.splitlines()
    assert broken.startswith("echobase: skipped: b.record: line")
    assert unfinished == "echobase: skipped: c.record: the game is not finished"
    assert "d.record: its arrays (assault, 36 x 15 hexes" in other
    assert "e.txt: line 1: a record begins with" in letter
    assert resigned.endswith("f.record: a side resigned, so it was not played to its end")


def test_no_record_of_use(command: Run) -> None:
    Path("a.txt").write_text("a letter")
    code, out, err = command("--out a.parquet --records a.txt")
    assert (code, out) == (2, "")
    assert err.startswith("echobase: no games: a.txt: line 1")
    assert not Path("a.parquet").exists()


def test_where_nothing_is_left_to_decide(command: Run) -> None:
    over = record.read(str(BATTLE)).state
    Path("over.toml").write_text(to_toml(over.document()), encoding="utf-8")
    code, _, err = command("--out a.parquet --scenario over.toml")
    assert (code, err) == (
        2,
        "echobase: battle: this position is the end of a game; there is nothing to decide\n",
    )
    options = over.options() | {"scenario": over.document()}
    Path("over.record").write_text(record.begin("battle", **options).to_text(), encoding="utf-8")
    code, _, err = command("--out a.parquet --records over.record")
    assert (code, err) == (2, "echobase: no games: over.record: it begins where a game has ended\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--games 0", "games: a whole number from 1 on; got 0"),
        ("--games -3", "games: a whole number from 1 on; got -3"),
        ("--games many", "many"),
        ("--players yoda", "player: no player 'yoda' for battle; known: random"),
        (
            "--players cadet,cadet,cadet",
            "players: give one name for all, 2 (by side: rebel, empire);",
        ),
        ("--seats 4 --players a,b,c", "2 (by side: rebel, empire) or 4 (by seat); got 3: a,b,c"),
        ("--scenario 99", "scenario"),
        ("--scenario none.toml", "none.toml: there is no such file"),
        ("--map blizzard", "--map: not an option of Battle of Hoth; it belongs to Assault"),
        ("--game chess", "game: no game 'chess'; known: battle, assault"),
        ("--records missing", "missing: there is no such file or folder"),
        ("--records .", ".: there are no records"),
        ("--records . --games 3 --seats 2", "leave out --games, --seats"),
    ],
)
def test_what_cannot_be(command: Run, words: str, message: str) -> None:
    code, out, err = command(f"--out a.parquet {words}")
    assert (code, out) == (2, "")
    assert err.startswith("echobase: ")
    assert err.count("\n") == 1
    assert message in err
    assert not list(Path().iterdir())


def test_a_file_that_exists(command: Run) -> None:
    Path("a.parquet").write_text("mine")
    code, _, err = command("--out a.parquet --games 1")
    assert (code, err) == (2, "echobase: a.parquet: exists already; --force replaces it\n")
    assert Path("a.parquet").read_text() == "mine"
    assert command("--out a.parquet --games 1 --force")[0] == 0
    assert "cannot be written" in command("--out a.parquet/b.parquet")[2]


def test_the_help_names_the_players_there_are_by_default(command: Run) -> None:
    _, out, _ = command("--help")
    assert "Default: cadet." in " ".join(out.split())
    assert command("--out a.parquet --games 1")[0] == 0
    assert set(dataset.read("a.parquet").about.players) == {"cadet"}


def test_what_is_no_ordinary_file_is_left_alone(command: Run) -> None:
    os.mkfifo("pipe")
    message = "is a device or a pipe; name an ordinary file"
    for path in ("pipe", os.devnull):
        code, _, err = command(f"--out {path} --games 1 --force")
        assert (code, err) == (2, f"echobase: {path}: {message}\n")
    assert [path.is_fifo() for path in Path().iterdir()] == [True]


def test_stopped_early(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echobase.dataset.games.SelfPlay.__call__", stopping_at_second_game())
    code, out, err = command("--out a.parquet --games 5")
    assert (code, err) == (130, "")
    assert out.startswith("a.parquet: 1 game, ")
    assert out.endswith("Stopped early: the file holds only some of the 5 games.\n")


def stopping_at_second_game() -> Callable[[SelfPlay, int], object]:
    play = SelfPlay.__call__

    def stopping(self: SelfPlay, number: int) -> object:
        if number == 1:
            raise KeyboardInterrupt
        return play(self, number)

    return stopping


@pytest.mark.parametrize("package", ["numpy", "pyarrow"])
def test_without_the_extra(package: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from echobase.cli import main; main()"
    words = [sys.executable, "-c", code, "dataset", "--out", "a.parquet"]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        f"echobase: a dataset needs the package {package!r}: pip install 'echobase[dataset]'\n"
    )
