"""Thin Ice in the terminal, without a line of its own there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from terminal.scripted_terminal import ScriptedTerminal

Typed = Callable[[list[str]], tuple[int, str, str]]

pytestmark = pytest.mark.usefixtures("thinice")


@pytest.fixture
def terminal(tmp_path: Path) -> ScriptedTerminal:
    return ScriptedTerminal(tmp_path)


def test_choices_are_a_list_and_done_is_number_0(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["saw B4", "quit"], game="thinice", seed=3, opponent="random")
    assert "Where do you saw your hole?\n  1  saw A2\n  2  saw A3\n" in shown
    assert "Red rolls 2." in shown
    assert "── Red · turn 1 · Move ─" in shown
    assert "  1  move C1-B1\n  2  move C1-C2\n  3  move C1-D1\n  0  done: continue\n" in shown


def test_commands_that_every_game_has(terminal: ScriptedTerminal) -> None:
    answers = ["why saw A1", "saw A1", "info b3", "info z9", "info a1", "hint", "jump", "goal"]
    shown = terminal.play([*answers, "help", "quit"], game="thinice", seed=3)
    assert shown.count("You cannot saw on the shore.") == 2
    assert "> info b3\nsaw B3\n" in shown
    assert "“z9” is not a hex of this board." in shown
    assert "A1: nothing here." in shown
    assert "The searcher would choose “saw " in shown
    assert "I don’t understand “jump”." in shown
    assert shown.count("Two sledges race across a frozen lake") == 2
    assert "info A1       what is on a hex" in shown


def test_a_step_can_be_undone_unless_it_tested_ice(terminal: ScriptedTerminal) -> None:
    answers = ["saw B4", "move C1-B1", "undo", "move C1-C2", "undo", "quit"]
    shown = terminal.play(answers, game="thinice", seed=3, opponent="random")
    assert "Undone: move C1-B1" in shown
    assert "You can’t undo any further" in shown
    assert "move C1-C2;" in terminal.record
    assert "move C1-B1" not in terminal.record


def test_people_who_share_a_screen_hand_it_over(terminal: ScriptedTerminal) -> None:
    answers = ["", "saw B4", "", "", "board", "quit"]
    shown = terminal.play(answers, game="thinice", seed=3, side="both")
    before, _, after = shown.partition("Hand the screen to Blue")
    assert "saw B4" in before
    assert "hole B4" not in after


def test_a_game_is_resumed_and_played_to_its_end(terminal: ScriptedTerminal) -> None:
    terminal.play(["saw B2", "quit"], game="thinice", map="pond", seed=1, opponent="random")
    shown = terminal.play(["0"] * 40, resume=True)
    assert " wins: its sledge " in shown
    assert "Turns played: " in shown


def test_a_side_must_exist(typed: Typed) -> None:
    code, _, err = typed(["play", "--terminal", "--game", "thinice", "--side", "rebel"])
    assert code == 2
    assert "--side: no side 'rebel'; choose one of: red, blue, both" in err


def test_pages_of_the_command_line(typed: Typed, tmp_path: Path) -> None:
    assert "thinice (echobase-thinice 1.0.0): Thin Ice\n" in typed(["games"])[1]
    assert typed(["scenarios", "--game", "thinice"])[1] == "lake: The Lake\npond: The Pond\n"
    code, out, _ = typed(["scenarios"])
    assert code == 0
    assert out.index("Battle of Hoth") < out.index("Thin Ice")
    assert "\n\nRed: place B1\nBlue: place B5\nsteps: 0\n" in typed(["show", "pond"])[1]
    assert typed(["check", "lake", "pond"])[1].count(": OK: Thin Ice: ") == 2
    assert '"title": "Race"' in typed(["schema", "--game", "thinice"])[1]
    assert typed(["show", "lake", "--svg", "lake.svg"])[0] == 0
    assert (tmp_path / "lake.svg").read_text("utf-8").count("<polygon") == 35


def test_records_are_checked_and_replayed(terminal: ScriptedTerminal, typed: Typed) -> None:
    terminal.play(
        ["saw B2", "0", "0", "quit"], game="thinice", map="pond", seed=1, opponent="random"
    )
    assert "record of The Pond" in typed(["check", "game.txt"])[1]
    assert "── Red, turn 1 ─" in typed(["replay", "game.txt"])[1]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("it", ("Dove seghi il tuo buco?", "── Rosso · turno 0 · Sega un buco", "done: continua")),
        ("pl", ("Gdzie wycinasz dziurę?", "── Czerwoni · tura 0 · Wytnij dziurę", "done: dalej")),
    ],
)
def test_it_speaks_its_languages(lang: str, words: tuple[str, ...], tmp_path: Path) -> None:
    shown = ScriptedTerminal(tmp_path, lang).play(
        ["saw B4", "quit"], game="thinice", seed=3, opponent="random"
    )
    for some in words:
        assert some in shown
