"""`echobase analyse`: the page in every language, its file, and what it refuses."""

from collections.abc import Callable
from pathlib import Path

import pytest
from analysis.sample_records import missed_chance, played_on, recorded, team_game, walkers_fire

from echobase import analysis
from echobase.core.record import Record

Run = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def command(typed: Callable[[list[str]], tuple[int, str, str]]) -> Run:
    return lambda words: typed(["analyse", *words.split(), "--workers", "1"])


def written(told: Record, path: str = "game.txt") -> Record:
    Path(path).write_text(told.to_text(), encoding="utf-8")
    return told


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_the_page(command: Run) -> None:
    written(played_on(missed_chance(), 2))
    code, out, err = command("game.txt --games 12 --player trooper")
    assert (code, err) == (0, "")
    found = lines(out)
    assert "The Empire wins the battle: enough medals." in found
    assert any(line.startswith("Rebels ") and line.endswith("▁") for line in found)
    assert f"The end 0% {'░' * 30} 100%" in found
    worst = found.index("Chosen: done: no more attacks, end the turn")
    assert found[worst - 1].endswith(")") or "points of winning chance lost" in found[worst - 1]
    assert "1. Rebel Alliance, Rebel turn 1, blunder: " in " ".join(found[worst - 2 : worst])
    assert found[worst + 1].startswith("trooper: attack E2xD2 - E2 Echo Base troopers, 1 figure: ")
    assert any(line.startswith("- It wins at once in ") for line in found)
    assert any("lost in the only decision" in line for line in found)
    assert "Rebels, hits: 0 rolled, 0 expected, +0.0 (0.0 standard deviations)" in found
    assert any(line.startswith("Empire, dice: +") for line in found)
    assert any(line.startswith("With average luck, chance of winning for Empire") for line in found)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("Rebel turn 1: Rebels ", "blunder: ", "Chosen: done", "The game is not finished.")),
        ("it", ("Turno ribelle 1: Ribelli ", "errore grave: ", "La partita non è finita.")),
        ("pl", ("Tura Rebelii 1: Rebelia ", "gruby błąd: ", "Gra nie jest skończona.")),
    ],
)
def test_sentences_in_every_language(lang: str, told: tuple[str, ...], command: Run) -> None:
    written(missed_chance())
    code, out, _ = command(f"game.txt --games 6 --plain --player trooper --lang {lang}")
    assert code == 0
    for words in told:
        assert words in out
    assert "█" not in out
    assert "ui-analysis" not in out
    assert "coach-" not in out


def test_an_assault(command: Run) -> None:
    written(recorded("assault", walkers_fire("S6"), "fire W1xS6", "roll VVSSBB", "damage 12"))
    code, out, err = command("game.txt --games 1 --plain")
    assert (code, err) == (0, "")
    assert "turn 1, round 1 of 20: Rebels " in out
    assert "Empire, points of damage: 2 rolled, 0.7 expected, +1.3" in out


def test_a_team_game(command: Run) -> None:
    written(team_game())
    code, out, err = command("game.txt --games 6 --plain --player trooper")
    assert (code, err) == (0, "")
    assert "1. Rebels, player 1, Rebel turn 1, blunder: " in out


def test_the_file_holds_the_same(command: Run) -> None:
    told = written(missed_chance())
    words = "game.txt --games 2 --seed 4 --player trooper:bold --json found.json"
    code, out, _ = command(words)
    assert (code, lines(out)[-1]) == (0, "The analysis is in found.json")
    found = analysis.read("found.json")
    assert found == analysis.analyse(told, games=2, seed=4, player="trooper:bold")
    code, out, err = command(words)
    assert (code, out) == (2, "")
    assert err == "echobase: found.json: exists already; --force replaces it\n"
    assert command(f"{words} --force")[0] == 0


def test_a_record_that_was_cut_off_is_analysed_as_far_as_it_goes(command: Run) -> None:
    text = missed_chance().to_text()
    Path("game.txt").write_text(text.rstrip()[:-4], encoding="utf-8")
    code, out, _ = command("game.txt --games 1 --plain")
    assert code == 0
    assert "The record was cut off in the middle of an action" in out


def test_a_game_that_was_resigned_has_a_winner(command: Run) -> None:
    played = missed_chance()
    played.ending = "resign rebel"
    Path("game.txt").write_text(played.to_text(), encoding="utf-8")
    code, out, _ = command("game.txt --games 1 --plain")
    assert code == 0
    assert "The Empire wins: the Rebels have resigned." in out


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "hello", "game.txt: line 1: a record begins with a head"),
        (lambda text: text.replace("rules_version = 1", "rules_version = 9", 1), "knows 1 to 2"),
        (lambda text: text.replace("done;", "dance;"), "does not replay: "),
        (lambda text: text.rpartition("+++")[0] + "+++\n", "game.txt: the record has no actions"),
        (lambda text: text.replace('game = "battle"', 'game = "chess"', 1), "no game 'chess'"),
    ],
)
def test_what_is_no_record_is_refused(
    change: Callable[[str], str], message: str, command: Run
) -> None:
    text = missed_chance().to_text()
    Path("game.txt").write_text(change(text), encoding="utf-8")
    code, out, err = command("game.txt")
    assert (code, out) == (2, "")
    assert message in err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("none.txt", "none.txt: there is no such file"),
        ("game.txt --games 0", "games: a whole number from 1 on; got 0"),
        ("game.txt --seconds 0", "seconds: a whole number from 1 on; got 0"),
        ("game.txt --player yoda", "no player 'yoda' for battle; known: random"),
        ("game.txt --json .", ".: is a folder; name a file in it"),
        ("game.txt --lang xx", "no language 'xx'"),
    ],
)
def test_bad_options_are_refused_in_one_line(words: str, message: str, command: Run) -> None:
    written(missed_chance())
    code, out, err = command(words)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
