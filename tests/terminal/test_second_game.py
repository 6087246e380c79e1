"""Sessions and commands of a game that is not a battle: stages, secrets, options, files."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from echobase.terminal.front import Front
from terminal import toy
from terminal.desk import Desk

from echobase import BadOption
from echobase.cli import run
from echobase.core import registry
from echobase.core.game import Game
from echobase.terminal import fronts

Show = Callable[..., str]


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "toy_on_hoth", toy)
    monkeypatch.setitem(registry.GAMES, "toy", "toy_on_hoth")
    monkeypatch.setitem(fronts.FRONTS, "toy", "toy_on_hoth")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.fixture
def show(capsys: pytest.CaptureFixture[str]) -> Show:
    """Everything a command line prints, on both streams."""

    def call(*arguments: str) -> str:
        run(arguments)
        out, err = capsys.readouterr()
        return out + err

    return call


def test_the_toy_keeps_the_protocols() -> None:
    game: Game = toy.GAME
    front: Front = toy.FRONT
    assert game.name == front.name


def test_many_choices_come_in_two_stages(desk: Desk) -> None:
    shown = desk.play(["1", "2", "3", "quit"], game="toy", seed=1)
    _, stage, inside, *_ = shown.split("What now?\n")[1:]
    assert "  1  W1 a unit (30 choices)\n  2  W2 a unit (30 choices)" in stage
    assert "  0  done" in stage
    assert "  W2 a unit\n" in inside
    assert "  3 0102" in inside
    assert "  0  back to all units" in inside
    assert "move W2-0102;" in desk.record


def test_stages_can_be_left_opened_by_name_and_skipped(desk: Desk) -> None:
    answers = ["1", "w1", "0", "s1", "W2", "back", "why 1", "77", "move W1-0105", "quit"]
    shown = desk.play(answers, game="toy", seed=1)
    assert shown.count("0  back to all units") == 3
    assert "1 stands for several choices: type 1 to see them." in shown
    assert "There is no choice 77; the list goes from 1 to 3." in shown
    assert "move W1-0105;" in desk.record


def test_a_choice_in_a_group_can_be_typed_ahead(desk: Desk) -> None:
    shown = desk.play(["1", "3; 2", "quit"], game="toy", seed=1)
    assert "move S1-0101;" in desk.record
    assert "back to all units" not in shown


def test_only_secrets_are_hidden_on_a_shared_screen(desk: Desk) -> None:
    answers = ["", "3", "W1-0100", "W1-0101", "board", "W1-0102", "quit"]
    shown = desk.play(answers, game="toy", side="both", seed=1)
    assert shown.count("Hand the screen to") == 1
    assert "hide 2;" in desk.record
    assert "secret 2" not in shown


def test_the_player_who_has_a_secret_sees_it(desk: Desk) -> None:
    shown = desk.play(["3", "board", "quit"], game="toy", seed=1)
    assert "Board with secret 2" in shown


def test_commands_of_all_games_and_of_one(desk: Desk) -> None:
    answers = ["wave at you", "help", "why", "rules", "rules B-", "hand", "undo", "1", "undo"]
    shown = desk.play([*answers, "hint", "quit"], game="toy", seed=1)
    assert "Waving at you." in shown
    assert "undo          revert your last step" in shown
    assert "for example: why move W1-0100" in shown
    assert "for instance: rules A-FIRE-01, rules harpoon" in shown
    assert "The rules say nothing about “B-”." in shown
    assert "I don’t understand “hand”." in shown
    assert "Undone: " in shown


def test_a_game_to_its_end_and_its_replay(desk: Desk, show: Show) -> None:
    shown = desk.play(["1", "W1-0100", "W1-0101"], game="toy", seed=1)
    assert "Everybody had fun." in shown
    assert "Turns played: 4" in shown
    replayed = show("replay", "game.txt")
    assert "Everybody had fun." in replayed
    assert "record of Toy box" in show("check", "game.txt")


def test_lists_and_files_of_all_games(show: Show, tmp_path: Path) -> None:
    listed = show("scenarios")
    assert "── Battle of Hoth ─" in listed
    assert "── Toy on Hoth ─" in listed
    assert "Battle" not in show("scenarios", "--game", "toy")
    assert show("show", "toybox") == "all about toys\n"
    (tmp_path / "a.toml").write_text('game = "toy"\n', encoding="utf-8")
    (tmp_path / "b.toml").write_text('[meta]\ngame = "Toy on Hoth"\n', encoding="utf-8")
    assert show("check", "a.toml", "b.toml") == "a.toml: OK: a toy.\nb.toml: OK: a toy.\n"
    own = [id_ for front in fronts.fronts() for id_ in front.ids()]
    assert show("check").count(": OK: ") == len(own) > 18
    assert '"title": "toy"' in show("schema", "--game", "toy")


def test_options_of_another_game_are_refused(show: Show) -> None:
    assert "--seats: not an option of Toy on Hoth; it belongs to Battle of Hoth: add --game" in (
        show("play", "--terminal", "--game", "toy", "--seats", "3")
    )
    refusal = show("play", "--terminal", "--map", "3")
    assert "--map: not an option of Battle of Hoth; it belongs to Assault on Hoth" in refusal
    assert "it belongs to Toy on Hoth: add --game toy" in refusal
    assert "game: no game 'chess'; known: battle, assault, toy" in show(
        "play", "--terminal", "--game", "chess"
    )
    assert "leave out --game, --map" in show(
        "play", "--terminal", "--resume", "--game", "toy", "--map", "3"
    )


def test_an_unknown_game_has_no_front() -> None:
    with pytest.raises(BadOption, match="no game 'chess'"):
        fronts.front("chess")
