"""What somebody trips over who plays for the first time."""

from pathlib import Path

import pytest
from games.assault.terminal.positions import position, save
from terminal.desk import Desk

from echobase.games.assault.rules.cards import THE_FORCE, VEERS
from echobase.games.assault.terminal import window


def play(desk: Desk, answers: list[str], side: str, card: str = "", **setting: object) -> str:
    """A sitting that begins in a position."""
    which = save(position(card, **setting), desk.folder)  # type: ignore[arg-type]
    return desk.play([*answers, "quit"], game="assault", side=side, seed=1, map=which)


def test_troops_aboard_are_where_their_walkers_are() -> None:
    state = position("snowtroopers_move", units={"W1": "0610 S"})
    rows = {state.setting.map.row(state.place[walker]) + 1 for walker in range(4)}
    assert 10 in rows
    assert window.rows_that_matter(state) == rows


# Lists.


def test_the_heading_tells_whether_a_number_opens_a_unit(desk: Desk) -> None:
    shown = play(desk, ["1", "0"], "empire", "walkers_move")
    first, opened = shown.split("Act with your units> 1\n")
    assert "Choose a unit, then its action:" in first
    assert "Walker 1: choose its action, which takes effect at once:" in opened.split("> 0\n")[0]


def test_the_heading_of_a_short_list(desk: Desk) -> None:
    shown = play(desk, [], "empire", "walkers_fire", units={"S1": "0604"})
    assert "Choose an action, which takes effect at once:" in shown
    assert "Choose a unit" not in shown


def test_only_lists_with_walks_speak_of_walks(desk: Desk) -> None:
    units = {"S1": "0604"}
    shown = play(desk, ["w1"], "empire", "walkers_fire", units=units)
    assert "fire at S1 Snowspeeder" in shown
    assert "Walks are listed with their cheapest facing" not in shown


def test_shots_with_a_card_say_so(desk: Desk) -> None:
    state = position("walkers_fire", units={"S1": "0604"})
    state.held |= 1 << VEERS
    state.event_deck[VEERS] -= 1
    state.resume()
    which = save(state, desk.folder)
    shown = desk.play(["W1", "quit"], game="assault", side="empire", seed=1, map=which)
    assert "fire at S1 with Veers: " in shown


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("luke", ["S1", "S5"])
def test_a_round_in_which_nobody_can_act_only_waits_to_be_ended(desk: Desk, luke: str) -> None:
    units = {"W1": "0805 S", "S3": "0823"}
    shown = play(desk, [], "rebel", "snowspeeders_fire", luke=luke, units=units)
    assert "No unit can use this card right now; all you can do" in shown
    assert "Choose a unit" not in shown


# Set-up.


def test_like_units_are_placed_in_any_order_on_one_line(desk: Desk) -> None:
    speeders = "0136 0236 0336 0436 0536"
    answers = [speeders, "1113 0812 0412", "undo", "1113 0812 0412 0712 0913 0613 0101"]
    shown = desk.play(
        [*answers, "quit"], game="assault", side="rebel", seed=1, setup="empire=default"
    )
    assert (
        "place S1-0136; place S2-0236; place S3-0336; place S4-0436; place S5-0536;"
        in shown_record(desk)
    )
    assert "Undone: place T1-0412; place T2-0812; place T3-1113" in " ".join(shown.split())
    assert "the Forward Line" in shown


def shown_record(desk: Desk) -> str:
    return " ".join(desk.record.split())


def test_the_base_box_takes_all_that_are_left(desk: Desk) -> None:
    answers = ["0136 0236 0336 0436 0536", "0412 0512 0612 0712 0812 0912 1012"]
    answers += ["1115 0413 base", "list", "0417", "base"]
    shown = desk.play(
        [*answers, "quit"], game="assault", side="rebel", seed=1, setup="empire=default"
    )
    assert "All units of this kind are placed; left over: 1012" in shown
    assert "place HT1-0413; place HT2-1115; place HT3-base;" in shown_record(desk)
    assert "place LT1-0417; place LT2-base;" in shown_record(desk)
    assert "the rest (4) into the Base Box" in shown
    assert "the rest (9) into the Base Box" in shown
    assert "Which Snowspeeder does Luke Skywalker fly?" in shown
    assert "base sends all remaining units of this kind there" in " ".join(shown.split())


def test_at_sts_have_no_base_box(desk: Desk) -> None:
    walkers = ["0602", "S", "1", "0601", "S", "1", "0902", "S", "1", "0901", "S"]
    shown = desk.play([*walkers, "1101 0401", "quit"], game="assault", side="empire", seed=1)
    asked = shown.split("AT-ST 1: choose a hex")[1]
    assert "several hexes on one line" in asked.split("AT-ST")[0]
    assert "Base Box comes last" not in shown
    assert "place A1-0401; place A2-1101;" in shown_record(desk)


def test_walkers_are_placed_one_at_a_time(desk: Desk) -> None:
    shown = desk.play(["0602 0601", "quit"], game="assault", side="empire", seed=1)
    assert "One at a time here, please." in shown


# Walks and undo.


def test_single_steps_need_no_name_during_a_walk(desk: Desk) -> None:
    play(desk, ["step W1", "left", "right", "step", "stop"], "empire", "walkers_move")
    assert "step W1; left W1; right W1; step W1; stop;" in shown_record(desk)


def test_every_undo_takes_one_command_back(desk: Desk) -> None:
    answers = ["W1-0605", "W2-0602:SE", "step W3", "undo", "undo", "undo", "undo"]
    shown = play(desk, answers, "empire", "walkers_move")
    for taken in ("step W3", "walk W2-0602:SE", "walk W1-0605:S"):
        assert f"Undone: {taken}\n" in shown
    assert "step W" not in desk.record


@pytest.mark.rule("A-WALKER-12")
def test_undo_stops_where_another_player_has_decided(desk: Desk) -> None:
    answers = ["walk w3-0906:s", "0804", "undo", "undo"]
    shown = play(desk, answers, "both", "walkers_move", units={"S1": "0904"})
    assert "Undone: step W3; step W3; stop\n" in shown
    assert "You can’t undo any further" in shown


@pytest.mark.rule("A-LUKE-10")
@pytest.mark.parametrize(("points", "stands"), [("", False), (" +1", True)])
def test_a_shot_that_has_shown_luke_stands(desk: Desk, points: str, stands: bool) -> None:
    state = position("snowspeeders_fire", units={"S3": "0604", "S1": "0605", "A1": "0603"})
    state.held |= 1 << THE_FORCE
    state.event_deck[THE_FORCE] -= 1
    state.resume()
    answers = [f"fire S3xA1{points} force", "undo", "quit"]
    shown = desk.play(answers, game="assault", side="rebel", seed=1, map=save(state, desk.folder))
    assert ("You can’t undo any further" in shown) == stands
    assert ("fire S3xA1" in desk.record) == stands


# Reasons.


def test_reasons_name_what_is_wrong(desk: Desk) -> None:
    answers = ["S9", "S9-0712", "LT1", "W2-0606", "W1-0605:xx", "W1-0605", "W1"]
    shown = play(desk, answers, "empire", "walkers_move")
    assert shown.count("There is no unit S9.") == 2
    assert "gives no actions to light Trooper 1" in shown
    assert "Walker 1 is in the way." in shown
    assert "I don’t understand “W1-0605:xx”." in shown
    assert "Walker 1 has already acted this round." in shown


def test_installations_have_names(desk: Desk) -> None:
    answers = ["odds W1xgrid", "why W1xgen", "fire W1xgrid"]
    shown = play(desk, answers, "empire", "walkers_fire", units={"S1": "0604"})
    assert "I don’t understand" not in shown
    assert shown.count("Power Grid: ") + shown.count("at Power Grid") >= 1


def test_a_hex_alone_is_meant_for_the_last_unit(desk: Desk) -> None:
    play(desk, ["A1-0403", "1104"], "empire", "at_sts_move")
    assert "move A1-0403; move A2-1104;" in shown_record(desk)


@pytest.mark.parametrize("yes", ["yes", "Y"])
def test_yes_confirms(desk: Desk, yes: str) -> None:
    play(desk, ["yes", "done", yes], "empire", "walkers_move")
    assert " done;" in desk.record


# Pages.


def test_the_legend_explains_the_arrows(desk: Desk) -> None:
    assert "↙↓↘  where a Walker faces" in play(desk, ["board"], "empire", "walkers_move")


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_help_keeps_its_columns(tmp_path: Path, lang: str) -> None:
    desk = Desk(tmp_path, lang)
    shown = play(desk, ["help"], "empire", "walkers_move")
    page = shown.split("> help\n")[1].split("> quit")[0].splitlines()[2:-1]
    entries = [line for line in page if line.strip()]
    assert len(entries) > 15
    assert all(len(line) < 80 and line[13] == " " and line[14] != " " for line in entries)
