"""`echobase simulate`, `tournament` and `results`: what they print, keep and refuse."""

from pathlib import Path

import pytest
from lab.typed_commands import Run, lines

from echobase import lab
from echobase.ai import players
from echobase.core.files import CannotSave, folder
from echobase.lab.command import LabOptions, wished
from echobase.lab.jsonl import LinesFile
from echobase.lab.match import Match


def interrupt_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Somebody presses Ctrl-C during that game."""
    play = Match.__call__

    def disturbed(self: Match, which: int) -> lab.Row:
        if which == number:
            raise KeyboardInterrupt
        return play(self, which)

    monkeypatch.setattr(Match, "__call__", disturbed)


def test_a_simulation(command: Run) -> None:
    code, out, err = command("simulate --games 4 --scenario 1,5 --players cadet,random --swap")
    assert (code, err) == (0, "")
    found = lines(out)
    assert "Scenario Games Rebels Empire Turns Decisions" in found
    row = next(line for line in found if line.startswith("Hill Alpha Defense 4 "))
    assert row.startswith("Hill Alpha Defense 4 50.0% (15.0–85.0) 50.0% (15.0–85.0) ")
    assert any(line.startswith("All cadet 100.0% (67.6–100.0) 4/4 4/4 ") for line in found)
    assert any(line.startswith("All Rebels: enough medals 50.0%, ") for line in found)
    assert not list(folder("lab").iterdir())


def test_a_tournament(command: Run) -> None:
    code, out, err = command("tournament --games 2 --players random,cadet --out t.jsonl")
    assert (code, err) == (0, "")
    found = lines(out)
    assert "Player Rating 95% Games Won Rebels Empire s/game" in found
    best = "cadet 1640 1376–1904 2 100.0% (34.2–100.0) 1/1"
    assert any(line.startswith(best) for line in found)
    assert "cadet - 100 (34–100)" in found
    assert "random 0 (0–66) -" in found
    assert found[-1] == "t.jsonl: 2 games"
    assert lab.read("t.jsonl").complete


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_everybody_takes_part_unless_told_otherwise(game: str) -> None:
    (plan,) = wished(LabOptions("tournament", game=game))
    assert {name for line_up in plan.line_ups for name in line_up} == set(players(game))


def test_sentences_in_every_language(command: Run) -> None:
    words = "simulate --games 1 --game assault --map all --limit 3 --plain --lang"
    for lang, told in (
        ("en", "Blizzard: Games 1, Rebels -, Empire -, Turns 1.0, Decisions 3"),
        ("it", "Bufera: Partite 1, Ribelli -, Impero -, Turni 1.0, Decisioni 3"),
        ("pl", "Partie przerwane, bo wymagały zbyt wielu decyzji (--limit): 3."),
    ):
        code, out, err = command(f"{words} {lang}")
        assert (code, err) == (0, "")
        assert told in out


def test_stopped_and_resumed_without_a_file(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "simulate --games 4 --players random"
    with monkeypatch.context() as patch:
        interrupt_at(patch, 2)
        code, out, err = command(words)
    assert (code, err) == (130, "")
    assert "Stopped after 2 of 4 games; nothing is lost. To continue: echobase simulate" in out
    assert command(words)[2] == (
        "echobase: an unfinished run of the same games is kept; "
        "--resume continues it, --force replaces it\n"
    )
    assert "no unfinished run is kept" in command("tournament --resume")[2]
    code, out, err = command("simulate --resume")
    assert (code, err) == (0, "")
    assert without_seconds(out) == without_seconds(command(words)[1])
    assert command(f"{words} --resume")[2] == (
        "echobase: --resume: no unfinished run of these games is kept\n"
    )


def without_seconds(text: str) -> list[str]:
    """The tables, without the last column of the second one."""
    return [line for line in lines(text) if not line.startswith("Imperial Scout Mission random")]


def test_stopped_and_resumed_with_a_file(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "tournament --games 4 --players random,cadet --out my.parquet"
    with monkeypatch.context() as patch:
        interrupt_at(patch, 3)
        code, out, _ = command(words)
    assert code == 130
    assert "To continue: echobase tournament --resume --out my.parquet" in " ".join(out.split())
    assert command("simulate --resume --out my.parquet")[2] == (
        "echobase: my.jsonl: continue it with `echobase tournament --resume`\n"
    )
    assert command("tournament --resume --out my.parquet")[0] == 0
    assert command(f"{words} --resume")[0] == 0  # complete: only shown again
    whole = lab.tournament(4, ["random", "cadet"])
    rows = lab.read("my.parquet").rows
    assert [row.result() for row in rows] == [row.result() for row in whole.rows]


def test_an_old_run_is_not_continued_by_a_new_program(
    command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab.simulate(1, players="random", out="a.jsonl")
    monkeypatch.setattr("echobase.lab.experiments.__version__", "9.9")
    code, _, err = command("simulate --resume --out a.jsonl")
    assert code == 2
    assert "a.jsonl: made with other settings (echobase " in err
    assert ", not 9.9)" in err


def test_merged_files(command: Run) -> None:
    for seed in (1, 2):
        lab.simulate(2, players="random", seed=seed, out=f"{seed}.jsonl")
    lab.tournament(2, ["random", "cadet"], seats=4, out="t.jsonl")
    code, out, err = command("results 1.jsonl 2.jsonl t.jsonl --out all.parquet")
    assert (code, err) == (0, "")
    found = lines(out)
    assert any(line.startswith("Imperial Scout Mission (seats 4) 2 ") for line in found)
    assert any(line.startswith("Imperial Scout Mission 4 ") for line in found)
    assert found[-1] == "all.parquet: 6 games"
    assert command("results all.parquet")[1].splitlines() == out.splitlines()[:-2]
    assert command("results 1.jsonl --out all.parquet")[2] == (
        "echobase: all.parquet: exists already; --force replaces it\n"
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("simulate --games 0", "games: a whole number from 1 on; got 0"),
        ("simulate --games few", "few"),
        ("simulate --players yoda", "player: no player 'yoda' for battle; known: random"),
        ("simulate --players cadet,", "'cadet,': a name is missing beside a comma"),
        ("simulate --scenario 1,99", "scenario: no scenario '99'; choose one of"),
        ("simulate --scenario none.toml", "none.toml: there is no such file"),
        ("simulate --map blizzard", "--map: not an option of Battle of Hoth"),
        ("simulate --game chess", "game: no game 'chess'; known: battle, assault"),
        ("simulate --swap", "swap: needs two different players; got "),
        ("simulate --out a.txt", "out: 'a.txt' must end in .jsonl or .parquet"),
        ("simulate --resume", "--resume: no unfinished run is kept; name a file with --out"),
        ("simulate --resume --out a.jsonl", "a.jsonl: there is no such file"),
        ("tournament --players cadet", "a tournament needs two or more; got cadet"),
        ("tournament --games 3", "games: an even number, because sides are swapped; got 3"),
        ("tournament --players cadet,yoda", "no player 'yoda'"),
        ("results", "results: name one or more files"),
        ("results a.jsonl", "a.jsonl: there is no such file"),
    ],
)
def test_what_cannot_be(command: Run, words: str, message: str) -> None:
    code, out, err = command(words)
    assert (code, out) == (2, "")
    assert err.startswith("echobase: ")
    assert err.count("\n") == 1
    assert message in err
    assert not list(Path().iterdir())


def test_a_file_that_exists(command: Run) -> None:
    Path("a.jsonl").write_text("mine")
    code, _, err = command("simulate --games 1 --out a.jsonl")
    message = "a.jsonl: exists already; --resume continues it, --force replaces it"
    assert (code, err) == (2, f"echobase: {message}\n")
    assert Path("a.jsonl").read_text() == "mine"
    assert "no results of `echobase simulate`" in command("simulate --resume --out a.jsonl")[2]
    assert command("simulate --games 1 --players random --out a.jsonl --force")[0] == 0


def test_parquet_without_the_extra(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echobase.core.extras.find_spec", lambda name: None)
    code, _, err = command("simulate --games 1 --out a.parquet")
    assert code == 2
    assert "Parquet needs the package 'pyarrow': pip install 'echobase[dataset]'" in err
    assert not list(Path().iterdir())


def test_a_full_disk_keeps_what_was_written(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: LinesFile, row: lab.Row) -> None:
        if row.number == 1:
            raise CannotSave("a.jsonl: cannot be written: No space left on device")
        add(self, row)

    add = LinesFile.add
    with monkeypatch.context() as patch:
        patch.setattr(LinesFile, "add", full)
        code, _, err = command("simulate --games 3 --players random --out a.jsonl")
    assert (code, err) == (2, "echobase: a.jsonl: cannot be written: No space left on device\n")
    assert len(lab.read("a.jsonl").rows) == 1
    assert command("simulate --resume --out a.jsonl")[0] == 0
