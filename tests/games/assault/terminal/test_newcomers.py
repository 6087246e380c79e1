"""What somebody trips over who plays for the first time."""

from pathlib import Path

import pytest
from games.assault.terminal.positions import position, save
from terminal.scripted_terminal import ScriptedTerminal

from echobase.core.rows import replaced
from echobase.games.assault.rules.cards import THE_FORCE, VEERS
from echobase.games.assault.terminal import window


def play(
    terminal: ScriptedTerminal, answers: list[str], side: str, card: str = "", **setting: object
) -> str:
    """A sitting that begins in a position."""
    which = save(position(card, **setting), terminal.folder)  # type: ignore[arg-type]
    return terminal.play([*answers, "quit"], game="assault", side=side, seed=1, map=which)


def test_troops_aboard_are_where_their_walkers_are() -> None:
    state = position("snowtroopers_move", units={"W1": "0610 S"})
    rows = {state.setting.map.row(state.place[walker]) + 1 for walker in range(4)}
    assert 10 in rows
    assert window.rows_that_matter(state) == rows


# Lists.


def test_the_heading_tells_whether_a_number_opens_a_unit(terminal: ScriptedTerminal) -> None:
    shown = play(terminal, ["1", "0"], "empire", "walkers_move")
    first, opened = shown.split("Act with your units> 1\n")
    assert "Choose a unit, then its action:" in first
    assert "Walker 1: choose its action, which takes effect at once:" in opened.split("> 0\n")[0]


def test_the_heading_of_a_short_list(terminal: ScriptedTerminal) -> None:
    shown = play(terminal, [], "empire", "walkers_fire", units={"S1": "0604"})
    assert "Choose an action, which takes effect at once:" in shown
    assert "Choose a unit" not in shown


def test_only_lists_with_walks_speak_of_walks(terminal: ScriptedTerminal) -> None:
    units = {"S1": "0604"}
    shown = play(terminal, ["w1"], "empire", "walkers_fire", units=units)
    assert "fire at S1 Snowspeeder" in shown
    assert "Walks are listed with their cheapest facing" not in shown


def test_shots_with_a_card_say_so(terminal: ScriptedTerminal) -> None:
    state = position("walkers_fire", units={"S1": "0604"})
    state.held |= 1 << VEERS
    state.event_deck = replaced(state.event_deck, VEERS, 0)
    state.resume()
    which = save(state, terminal.folder)
    shown = terminal.play(["W1", "quit"], game="assault", side="empire", seed=1, map=which)
    assert "fire at S1 with Veers: " in shown


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("luke", ["S1", "S5"])
def test_a_round_in_which_nobody_can_act_only_waits_to_be_ended(
    terminal: ScriptedTerminal, luke: str
) -> None:
    units = {"W1": "0805 S", "S3": "0823"}
    shown = play(terminal, [], "rebel", "snowspeeders_fire", luke=luke, units=units)
    assert "No unit can use this card right now; all you can do" in shown
    assert "Choose a unit" not in shown


# Set-up.


def test_like_units_are_placed_in_any_order_on_one_line(terminal: ScriptedTerminal) -> None:
    speeders = "0136 0236 0336 0436 0536"
    answers = [speeders, "1113 0812 0412", "undo", "lift 0412", "1113 0412 0712 0913 0613 0101"]
    shown = terminal.play(
        [*answers, "quit"], game="assault", side="rebel", seed=1, setup="empire=default"
    )
    assert (
        "place S1-0136; place S2-0236; place S3-0336; place S4-0436; place S5-0536;"
        in shown_record(terminal)
    )
    assert "Undone: place T3-1113" in shown
    assert "Undone: place T1-0412" in shown
    assert "the Forward Line" in shown
    assert shown_record(terminal).endswith("place T1-0812;")


def test_like_units_are_placed_one_by_one_in_any_order(terminal: ScriptedTerminal) -> None:
    """The last hex of the map waits: the engine could not place the others after it."""
    towers = [
        "1113",
        "1536",
        "0412",
        "1536",
        "undo",
        "0812",
        "1536",
        "0101",
        "0613",
        "0913",
        "0712",
    ]
    answers = ["0136 0236 0336 0436 0536", *towers, "lift 0101", "lift x", "lift 1113", "1010"]
    shown = terminal.play(
        [*answers, "quit"], game="assault", side="rebel", seed=1, setup="empire=default"
    )
    assert "Waiting until the others of their kind are placed, and saved with them: 1536" in shown
    assert "1536 is taken by Laser Tower 3." in shown
    assert "Undone: place T1-0412" in shown
    assert "Laser Tower 4 must be set up south of the Forward Line." in shown
    assert "You can’t pick up a unit on 0101: only those you have just placed." in shown
    assert "There is no hex x" in shown
    sorted_ = ["0613", "0712", "0812", "0913", "1010", "1536"]
    placed = " ".join(f"place T{number}-{hex_};" for number, hex_ in enumerate(sorted_, 1))
    assert shown_record(terminal).endswith(placed)


def shown_record(terminal: ScriptedTerminal) -> str:
    return " ".join(terminal.record.split())


def test_the_base_box_takes_all_that_are_left(terminal: ScriptedTerminal) -> None:
    answers = ["0136 0236 0336 0436 0536", "0412 0512 0612 0712 0812 0912 1012"]
    answers += ["1115 0413 base", "list", "0417", "base"]
    shown = terminal.play(
        [*answers, "quit"], game="assault", side="rebel", seed=1, setup="empire=default"
    )
    assert "All units of this kind are placed; left over: 1012" in shown
    assert "place HT1-0413; place HT2-1115; place HT3-base;" in shown_record(terminal)
    assert "place LT1-0417; place LT2-base;" in shown_record(terminal)
    assert "the rest (4) into the Base Box" in shown
    assert "the rest (9) into the Base Box" in shown
    assert "Which Snowspeeder does Luke Skywalker fly?" in shown
    assert "base sends all remaining units of this kind into the Base Box" in shown


def test_at_sts_have_no_base_box(terminal: ScriptedTerminal) -> None:
    walkers = ["0602", "S", "1", "0601", "S", "1", "0902", "S", "1", "0901", "S"]
    shown = terminal.play([*walkers, "1101 0401", "quit"], game="assault", side="empire", seed=1)
    asked = shown.split("AT-ST 1: choose a hex")[1]
    assert "several on one line" in asked.split("AT-ST")[0]
    assert "into the Base Box" not in shown
    assert "place A1-0401; place A2-1101;" in shown_record(terminal)


def test_walkers_are_placed_one_at_a_time(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["0602 0601", "quit"], game="assault", side="empire", seed=1)
    assert "One at a time here, please." in shown


# Walks and undo.


def test_single_steps_need_no_name_during_a_walk(terminal: ScriptedTerminal) -> None:
    play(terminal, ["step W1", "left", "right", "step", "stop"], "empire", "walkers_move")
    assert "step W1; left W1; right W1; step W1; stop;" in shown_record(terminal)


def test_every_undo_takes_one_command_back(terminal: ScriptedTerminal) -> None:
    answers = ["W1-0605", "W2-0602:SE", "step W3", "undo", "undo", "undo", "undo"]
    shown = play(terminal, answers, "empire", "walkers_move")
    for taken in ("step W3", "walk W2-0602:SE", "walk W1-0605:S"):
        assert f"Undone: {taken}\n" in shown
    assert "step W" not in terminal.record


@pytest.mark.rule("A-WALKER-12")
def test_undo_stops_where_another_player_has_decided(terminal: ScriptedTerminal) -> None:
    answers = ["walk w3-0906:s", "0804", "undo", "undo"]
    shown = play(terminal, answers, "both", "walkers_move", units={"S1": "0904"})
    assert "Undone: step W3; step W3; stop\n" in shown
    assert "You can’t undo any further" in shown


@pytest.mark.rule("A-LUKE-10")
@pytest.mark.parametrize(("points", "stands"), [("", False), (" +1", True)])
def test_a_shot_that_has_shown_luke_stands(
    terminal: ScriptedTerminal, points: str, stands: bool
) -> None:
    state = position("snowspeeders_fire", units={"S3": "0604", "S1": "0605", "A1": "0603"})
    state.held |= 1 << THE_FORCE
    state.event_deck = replaced(state.event_deck, THE_FORCE, 0)
    state.resume()
    answers = [f"fire S3xA1{points} force", "undo", "quit"]
    shown = terminal.play(
        answers, game="assault", side="rebel", seed=1, map=save(state, terminal.folder)
    )
    assert ("You can’t undo any further" in shown) == stands
    assert ("fire S3xA1" in terminal.record) == stands


# Reasons.


def test_reasons_name_what_is_wrong(terminal: ScriptedTerminal) -> None:
    answers = ["S9", "S9-0712", "LT1", "W2-0606", "W1-0605:xx", "W1-0605", "W1"]
    shown = play(terminal, answers, "empire", "walkers_move")
    assert shown.count("There is no unit S9.") == 2
    assert "gives no actions to Light Trooper 1" in shown
    assert "Walker 1 is in the way." in shown
    assert "I don’t understand “W1-0605:xx”." in shown
    assert "Walker 1 has already acted this round." in shown


def test_installations_have_names(terminal: ScriptedTerminal) -> None:
    answers = ["odds W1xgrid", "why W1xgen", "fire W1xgrid"]
    shown = play(terminal, answers, "empire", "walkers_fire", units={"S1": "0604"})
    assert "I don’t understand" not in shown
    assert shown.count("Power Grid: ") + shown.count("at Power Grid") >= 1


def test_a_hex_alone_is_meant_for_the_last_unit(terminal: ScriptedTerminal) -> None:
    play(terminal, ["A1-0403", "1104"], "empire", "at_sts_move")
    assert "move A1-0403; move A2-1104;" in shown_record(terminal)


@pytest.mark.parametrize("yes", ["yes", "Y"])
def test_yes_confirms(terminal: ScriptedTerminal, yes: str) -> None:
    play(terminal, ["yes", "done", yes], "empire", "walkers_move")
    assert " done;" in terminal.record


# Pages.


def test_the_legend_explains_the_arrows(terminal: ScriptedTerminal) -> None:
    assert "↙↓↘  where a Walker faces" in play(terminal, ["board"], "empire", "walkers_move")


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_help_keeps_its_columns(tmp_path: Path, lang: str) -> None:
    terminal = ScriptedTerminal(tmp_path, lang)
    shown = play(terminal, ["help"], "empire", "walkers_move")
    page = shown.split("> help\n")[1].split("> quit")[0].splitlines()[2:-1]
    entries = [line for line in page if line.strip()]
    assert len(entries) > 15
    assert all(len(line) < 80 and line[13] == " " and line[14] != " " for line in entries)
