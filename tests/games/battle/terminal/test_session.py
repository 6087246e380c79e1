"""Sittings at the terminal with scripted answers."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from terminal.desk import Desk

from echobase.core import record as records

SUPPORT = "air_support,combat_experience,reserve_forces,scout_support,special_orders,rout"
DUEL = """
game = "battle"
rules_version = 1
id = "duel"
first = "rebel"
hands = { rebel = 2, empire = 2 }
victory = { rebel = { medals = 4 }, empire = { medals = 4 } }
units = [
  { kind = "echo_trooper", hex = "E5" },
  { kind = "snowtrooper", hex = "D5" },
  { kind = "snowtrooper", hex = "A1" },
]

[play]
active = "rebel"
hands = [["raid_centre", "recon_left"], ["raid_left", "recon_left"]]
"""


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def first_choices(steps: int) -> Iterator[str]:
    """The first choice every time; Enter where nothing is left to choose."""
    for _ in range(steps):
        yield "1"
        yield ""


def test_a_whole_game_against_the_cadet(desk: Desk) -> None:
    shown = desk.play(first_choices(2000), seed=3)
    assert desk.code == 0
    assert "the battle:" in shown
    assert "Turns played:" in shown
    assert f"The record of the game is in\n{desk.folder}/game.txt" in shown
    played = records.read(str(desk.folder / "game.txt"))
    outcome = played.state.outcome()
    assert outcome is not None
    assert not played.cut_off
    assert played.head.about == {"seed": "3", "players": "human cadet"}
    assert played.to_text() == desk.record


def test_another_opponent_plays_and_stays_when_the_game_is_taken_up(desk: Desk) -> None:
    desk.play(first_choices(20), seed=3, opponent="trooper:bold")
    assert records.read(str(desk.folder / "game.txt")).head.about["players"] == "human trooper:bold"
    desk.play(first_choices(3), resume=True)
    assert records.read(str(desk.folder / "game.txt")).head.about["players"] == "human trooper:bold"


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("a", "b"):
        desk = Desk(tmp_path / name)
        desk.play(first_choices(40), seed=8)
        games.append(desk.record)
    assert games[0] == games[1]


def test_a_decision_shows_all_that_matters(desk: Desk) -> None:
    shown = desk.play(["1"], seed=7)
    assert "── Rebel Alliance · turn 1 · Order units ─" in shown
    assert "Medals: Rebels 0 of 4 · Empire 0 of 4" in shown
    assert "Card in play: Raid: Left Flank - Order up to 2 units on the left flank." in shown
    assert "Your hand: Raid: Centre, Raid: Right Flank, Recon: Left Flank" in shown
    assert "  1  F1 Echo Base troopers, 3 figures, Left flank" in shown
    assert "  0  done: no more orders" in shown


def test_orders_may_come_in_any_sequence(desk: Desk) -> None:
    shown = desk.play(["1", "order g3", "F1", "save"], seed=7)
    assert "Orders: Echo Base troopers G3." in shown
    assert "Move units> " in desk.prompts
    assert desk.record.endswith("rebel 1: play raid_left; order F1; order G3;")


def test_several_orders_at_once_and_too_many(desk: Desk) -> None:
    shown = desk.play(["1", "order G3 F2 F1", "all", "order all", "1 9", "3 2"], seed=7)
    assert shown.count("The card gives only 2 orders: choose the units.") == 3
    assert "There is no choice 9; the list goes from 1 to 3." in shown
    assert desk.record.endswith("play raid_left; order F2; order G3;")


def test_wrong_answers_get_one_sentence_and_lose_nothing(desk: Desk) -> None:
    answers = [
        "fly",
        "77",
        "9" * 5000,
        "²",
        "foo1",
        "order Z9",
        "1",
        "move F1-E1",
        "G8",
        "why order G8",
        "why",
        "odds",
        "1 x",
    ]
    shown = desk.play(answers, seed=7)
    for odd in ("fly", "²", "foo1"):
        assert f"I don’t understand “{odd}”. Type a number from the list, or help." in shown
    assert "There is no choice 77; the list goes from 1 to 4." in shown
    assert "There is no hex Z9: rows run from A to G" in shown
    assert "Not now: the current step is “Order units”." in shown
    assert shown.count("“Raid: Left Flank” has no order left for the section of G8.") == 2
    assert "Ask about an action, for example: why attack F3xE4" in shown
    assert "Name an attack, for example: odds F3xE4" in shown
    assert "I don’t understand “1 x”." in shown
    assert desk.record.endswith("play raid_left;")


def test_questions_change_nothing(desk: Desk) -> None:
    answers = ["help", "board", "hand", "goal", "list", "", "hint", "rules B-ATTACK-06"]
    answers += ["rules ridge", "rules xyzzy", "rules", "odds F1xB1", "why play raid_left", "save"]
    shown = desk.play(answers, seed=7)
    assert "undo          revert your last step" in shown
    assert shown.count("┌─────┬") == 2
    assert "  Recon: Left Flank - Order 1 unit on the left flank." in shown
    assert "The general would choose “play " in shown
    assert "B-ATTACK-06 [seed] Base dice are read from the unit's range strip" in shown
    assert "more; a longer ID or word narrows the search." in shown
    assert "The rules say nothing about “xyzzy”." in shown
    assert "No dice: the target is out of range" in shown
    assert "You can do that now." in shown
    assert desk.record.splitlines()[-1].startswith("deal: ")


def test_undo_goes_back_until_something_was_revealed(desk: Desk) -> None:
    answers = ["undo", "1", "1 2", "F1-E1", "undo", "undo", "undo", "undo", "undo"]
    shown = desk.play(answers, seed=7)
    assert shown.count("Undone: ") == 4
    assert shown.count("There is nothing to undo yet.") == 2
    assert "You can’t undo any further" not in shown
    assert desk.record.splitlines()[-1].startswith("deal: ")
    shown = desk.play(["4", "F1", "F1-D1", "", "undo"], resume=True)
    assert shown.count("You can’t undo any further") == 1


def test_all_orders_everybody_when_the_card_has_enough_orders(desk: Desk) -> None:
    document = desk.folder / "duel.toml"
    document.write_text(DUEL, encoding="utf-8")
    desk.play(["1", "order all"], seed=1, scenario=str(document))
    assert desk.record.endswith("play raid_centre; order E5;")


def test_one_unit_too_many_in_a_section(desk: Desk) -> None:
    document = desk.folder / "duel.toml"
    more = '{ kind = "echo_trooper", hex = "E4" },'
    hands = DUEL.replace("raid_centre", "recon_in_force").replace("units = [", f"units = [{more}")
    document.write_text(hands, encoding="utf-8")
    shown = desk.play(["recon_in_force", "order E4 E5"], seed=1, scenario=str(document))
    assert "has no order left for the section of E5." in shown
    assert desk.record.endswith("play recon_in_force;")


def test_info_tells_what_is_on_the_board(desk: Desk) -> None:
    shown = " ".join(desk.play(["info"], seed=7, scenario="12").split())
    for words in (
        "Echo Base troopers (E): Infantry, 3 figures.",
        "Snowtroopers (s): Infantry, 4 figures.",
        "Ridge (^): Closed to AT-ATs.",
        "2 × Infantry: hits infantry 1 × Vehicle: hits vehicles",
    ):
        assert words in shown
    assert "Trench" not in shown


def test_info_about_a_hex_or_a_name(desk: Desk) -> None:
    document = desk.folder / "duel.toml"
    document.write_text(
        DUEL.replace('hex = "D5" }', 'hex = "D5", badge = "assault" }')
        + '[terrain]\nridge = ["D5"]\n',
        encoding="utf-8",
    )
    answers = ["info d5", "info C1", "info e", "info RIDGE", "info xyzzy", "info Z9"]
    shown = desk.play(answers, seed=1, scenario=str(document))
    _, unit, empty, letter, name, nothing, nowhere = shown.split("> info ")
    assert "D5 Snowtroopers, 4 figures" in unit
    for sign in ("(^): Closed", "(s): Infantry", "(as): Breakthrough"):
        assert sign in unit
    assert "Open ground: No effect." in empty
    assert "Echo Base troopers (E)" in letter
    assert "Snowtroopers" not in letter
    assert "Ridge (^)" in name
    assert "Nothing on this board is called “xyzzy”." in nothing
    assert "There is no hex Z9" in nowhere


def test_rules_in_a_battle_are_those_of_the_battle(desk: Desk) -> None:
    shown = desk.play(["rules token", "rules snowtroopers dice", "rules A-"], seed=7)
    assert "\nB-" in shown
    assert "\nA-" not in shown
    assert "The rules say nothing about “A-”." in shown


def test_odds_of_an_impossible_attack_give_one_reason(desk: Desk) -> None:
    document = desk.folder / "duel.toml"
    document.write_text(DUEL, encoding="utf-8")
    shown = desk.play(["odds E5xD5", "odds E5xA1"], seed=1, scenario=str(document))
    assert shown.count("Not now: the current step is “Play a command card”.") == 1
    assert shown.count("No dice: the target is out of range") == 1
    assert "But it is not possible now" not in shown
    hidden = DUEL.replace('hex = "D5"', 'hex = "C5"') + '[terrain]\nrocks = ["D4", "D5"]\n'
    document.write_text(hidden, encoding="utf-8")
    (desk.folder / "game.txt").unlink()
    shown = desk.play(["odds E5xC5"], seed=1, scenario=str(document))
    assert desk.text("battle-why-sight", hex="C5", blocked="D4 D5") in shown
    assert "Not now" not in shown


def test_help_is_honest_about_zero(desk: Desk) -> None:
    shown = desk.play(["help", "0"], seed=7)
    assert "only where the list shows it: you must play a card" in shown
    assert "info F3" in shown
    assert "There is no choice 0; the list goes from 1 to 4." in shown


def test_a_turn_that_is_over_waits_for_enter(desk: Desk) -> None:
    answers = ["4", "F1", "F1-D1", "move F2-E2", "hint", "undo", "F1-D2", "board", ""]
    shown = desk.play(answers, seed=7)
    assert (
        desk.prompts.count(
            "Nothing left to do. Enter ends your turn, undo reverts your last step> "
        )
        == 5
    )
    assert shown.count("You have nothing left to choose this turn") == 2
    assert "move F1-D2; draw " in desk.record
    assert "You drew: " in shown
    assert "── Imperial turn 1 ─" in shown


def test_done_that_ends_the_turn_asks_once(desk: Desk) -> None:
    shown = desk.play(["1", "1; 0", "done", "0"], seed=7)
    assert shown.count("That ends your turn and can’t be undone.") == 1
    assert "order F1; done; done; draw " in desk.record


def test_several_actions_in_one_line_stop_at_the_first_error(desk: Desk) -> None:
    shown = desk.play(["1; F1 F2; F1-E1; F9-E9; F2-E2"], seed=7)
    assert "You have no unit on F9." in shown
    assert desk.record.endswith("order F1; order F2; move F1-E1;")


def test_the_cards_of_the_computer_stay_hidden(desk: Desk) -> None:
    shown = desk.play(["4", "1", "1", "", "hand"], seed=7)
    hands = desk.session.state.view(1).seats[1].hand  # type: ignore[union-attr]
    text = desk.text
    told = shown.split("Imperial turn 1")[1]
    for key in hands:
        if key not in desk.session.state.view(0).seats[0].hand:  # type: ignore[union-attr]
            assert text.name("card", key) not in told


def test_resume_continues_exactly(desk: Desk, tmp_path: Path) -> None:
    answers = list(first_choices(60))
    desk.play(answers[:41], seed=5)
    half = desk.record
    desk.play(answers[41:], resume=True)
    whole = Desk(tmp_path / "whole")
    whole.play(answers, seed=5)
    assert whole.record == desk.record
    assert desk.record.startswith(half)


def test_a_record_cut_off_by_a_crash_can_be_resumed(desk: Desk) -> None:
    desk.play(first_choices(10), seed=5)
    path = desk.folder / "game.txt"
    path.write_text(desk.record[:-3], encoding="utf-8")
    desk.play(["save"], resume=True)
    assert not records.read(str(path)).cut_off


def test_two_people_hand_the_screen_over(desk: Desk) -> None:
    shown = desk.play(["", "4", "1", "F1-D1", "", "", "", "hand"], seed=7, side="both")
    _, handed, second = shown.split("── Hand the screen to: ")
    assert handed.startswith("Rebel Alliance")
    assert second.startswith("Galactic Empire")
    assert "Your turn is over. Press Enter to hide the screen" in handed
    assert "\n" * 60 in handed
    assert "Echo Base troopers move F1-E1-D1." in second
    rebel_hand = desk.session.state.view(0).seats[0].hand  # type: ignore[union-attr]
    only_rebel = set(rebel_hand) - set(desk.session.state.view(1).seats[1].hand)  # type: ignore[union-attr]
    for key in only_rebel:
        assert desk.text.name("card", key) not in second


def test_nobody_picks_the_next_card_or_learns_the_deck(desk: Desk) -> None:
    """More could be ordered, but the engine is at the draw already: these two can do nothing."""
    document = desk.folder / "duel.toml"
    guns = '{ kind = "rebel_artillery", hex = "G4" }, { kind = "rebel_artillery", hex = "G5" }'
    duel = DUEL.replace('{ kind = "echo_trooper", hex = "E5" }', guns).replace("D5", "A9")
    document.write_text(duel, encoding="utf-8")
    asks = [f"why draw {card}" for card in ("raid_left", "raid_right", "recon_left")]
    answers = ["play raid_centre", "order G5", *asks, "draw raid_left"]
    shown = desk.play(answers, seed=1, scenario=str(document))
    assert desk.prompts[-1] == "Order units> "
    assert shown.count("Chance decides which card is drawn.") == 4
    assert "draw raid_left;" not in desk.record


def test_a_retreat_on_a_shared_screen_shows_no_cards(desk: Desk) -> None:
    document = desk.folder / "duel.toml"
    document.write_text(DUEL, encoding="utf-8")
    for seed in range(50):
        (desk.folder / "game.txt").unlink(missing_ok=True)
        answers = ["", "1", "1", "0", "1", "hand"]
        shown = desk.play(answers, seed=seed, side="both", scenario=str(document))
        if "Fall back> " in desk.prompts:
            break
    last = shown.rpartition("\n" * 60)[2]
    assert "Snowtroopers on D5" in last
    assert "Not now: the other side is looking at the screen." in last
    assert "Your hand" not in last
    assert "Hand the screen to" not in last


def test_a_retreat_names_the_unit_and_does_not_end_the_turn(desk: Desk) -> None:
    document = desk.folder / "duel.toml"
    duel = DUEL.replace('active = "rebel"', 'active = "empire"')
    duel = duel.replace('["raid_left", "recon_left"]', '["raid_centre", "recon_centre"]')
    document.write_text(duel, encoding="utf-8")
    path = desk.folder / "game.txt"
    for seed in range(200):
        path.unlink(missing_ok=True)
        desk.prompts = []
        answers = ["1", "hint", "E5-E4", "undo", "1", "board", ""]
        shown = desk.play(answers, seed=seed, side="rebel", scenario=str(document))
        if desk.prompts[:2] == ["Fall back> ", "Press Enter to continue> "]:
            break
    assert "on E5, retreats left: 1. Choose where to fall back to:" in shown
    assert shown.count("First press Enter to continue, or type undo.") == 2
    assert desk.prompts[4:7] == ["Fall back> ", *["Press Enter to continue> "] * 2]
    assert "Nothing left to do" not in shown


def test_a_card_drawn_in_between_does_not_end_the_turn(desk: Desk) -> None:
    document = desk.folder / "duel.toml"
    ridge = 'objectives = [{ id = "ridge", type = "card", hexes = ["F5"], side = "either" }]'
    duel = DUEL.replace(
        "units = [", ridge + '\nunits = [\n  { kind = "echo_trooper", hex = "G5" },'
    )
    document.write_text(duel, encoding="utf-8")
    answers = ["play raid_centre", "all", "E5-F5", "undo", "E5-F5", "E5-F4", ""]
    shown = desk.play(answers, seed=1, scenario=str(document))
    assert desk.prompts[3:] == [
        "Press Enter to continue> ",
        "Move units> ",
        *["Press Enter to continue> "] * 2,
        "Move units> ",
    ]
    assert "First press Enter to continue, or type undo." in shown


def test_moves_taken_back_are_not_told_to_the_next_player(desk: Desk) -> None:
    answers = ["", "4", "F1", "F1-D1", "undo", "F1-D2", "", "", ""]
    shown = desk.play(answers, seed=7, side="both")
    second = shown.split("── Hand the screen to: ")[2]
    assert second.count("Orders: Echo Base troopers F1.") == 1
    assert "-D1." not in second
    assert second.count("-D2.") == 1
    assert "    Order 1 unit on the left flank." in second


def test_when_the_computer_begins_the_board_is_shown_first(desk: Desk) -> None:
    shown = desk.play([], seed=7, side="empire")
    before, _, told = shown.partition("── Rebel turn 1 ─")
    assert "┌─────┬" in before
    assert "Rebel Alliance: " in before
    assert "Galactic Empire: " in before
    assert "The Rebels play “" in told
    assert "\n    Order " in told


@pytest.mark.rule("B-TEAM-04", "B-LEADER-05")
@pytest.mark.parametrize("leaders", [{"leaders": "rebel=luke+leia,empire=vader+piett"}, {}])
def test_four_players_at_one_screen(desk: Desk, leaders: dict[str, Any]) -> None:
    shown = desk.play(first_choices(30), seed=4, side="both", seats=4, **leaders)
    assert desk.session
    seats = desk.session.state.view(None).seats
    assert [bool(seat.leader) for seat in seats] == [bool(leaders)] * 4
    for name in ("Rebels, player 1", "Empire, player 1", "Rebels, player 2"):
        assert f"Hand the screen to: {name}" in shown


@pytest.mark.parametrize(
    ("lang", "scenario"), [("it", 6), ("pl", 8), ("en", 13), ("it", 14), ("pl", 16)]
)
def test_a_game_in_every_language_and_without_drawings(
    tmp_path: Path, lang: str, scenario: int
) -> None:
    desk = Desk(tmp_path, lang, plain=True)
    shown = desk.play(first_choices(80), seed=1, scenario=str(scenario))
    assert "┌" not in shown
    assert not any(sign in shown for sign in ("ui-", "battle-", "{", "}"))


def test_support_cards_and_leaders_are_offered(desk: Desk) -> None:
    shown = desk.play(
        first_choices(400),
        seed=2,
        scenario="12",
        leaders="rebel=han,empire=piett",
        support="air_support,combat_experience,rout,incursion",
    )
    assert "Support cards: Combat Experience, Air Support" in shown
    assert "Support card: Air Support - While attacking" in shown


def test_a_narrow_screen_gets_the_description(tmp_path: Path) -> None:
    desk = Desk(tmp_path, width=40)
    assert "- F1 Echo Base troopers, 3 figures" in desk.play([], seed=7)


def test_ctrl_c_saves_and_leaves(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def answers() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    shown = desk.play(answers(), seed=7)
    assert desk.code == 130
    assert "Continue it with: echobase play --terminal --resume" in shown
    assert desk.record.endswith("play raid_left;")


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_quit_saves_and_leaves(desk: Desk, word: str) -> None:
    shown = desk.play(["1", word, "2"], seed=7)
    assert desk.code == 0
    assert "The game is saved in" in shown
    assert desk.record.endswith("play raid_left;")


@pytest.mark.parametrize("scenario", [6, 12, 13, 16])
def test_whatever_is_typed_the_game_goes_on(desk: Desk, scenario: int) -> None:
    rng = random.Random(scenario)
    odd = ["undo", "hint", "why order C5", "odds A1xB1", "hand", "1 2", "99", "0", "all", "A1-B1"]

    def answers() -> Iterator[str]:
        session = desk.session
        assert session is not None
        for _ in range(120):
            choices = session.dialogue.notations() if session.decider() >= 0 else [""]
            yield rng.choice([*odd, rng.choice(choices)] if rng.random() < 0.2 else choices)

    side = ["both", "rebel", "empire"][scenario % 3]
    desk.play(answers(), seed=scenario, scenario=str(scenario), side=side, support=SUPPORT)
    assert records.from_text(desk.record).actions == desk.session.table.record.actions  # type: ignore[union-attr]


@pytest.mark.parametrize(("side", "stands"), [("rebel", False), ("both", True)])
def test_a_card_that_another_person_has_seen_stays_played(
    desk: Desk, side: str, stands: bool
) -> None:
    looks = [""] if side == "both" else []
    shown = desk.play([*looks, "1", "undo", "quit"], seed=7, side=side)
    assert ("You can’t undo any further" in shown) == stands
    assert ("play " in desk.record) == stands
