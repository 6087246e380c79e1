"""Sittings at the terminal with scripted answers."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from later import later
from terminal.scripted_terminal import ScriptedTerminal

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
def terminal(tmp_path: Path) -> ScriptedTerminal:
    return ScriptedTerminal(tmp_path)


def first_choices(steps: int) -> Iterator[str]:
    """The first choice every time; Enter where nothing is left to choose."""
    for _ in range(steps):
        yield "1"
        yield ""


def test_a_whole_game_against_the_cadet(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(first_choices(2000), seed=3)
    assert terminal.code == 0
    assert "the battle:" in shown
    assert "Turns played:" in shown
    assert f"The record of the game is in\n{terminal.folder}/game.txt" in shown
    played = records.read(str(terminal.folder / "game.txt"))
    outcome = played.state.outcome()
    assert outcome is not None
    assert not played.cut_off
    assert played.head.about == {"seed": "3", "players": "human cadet"}
    assert played.to_text() == terminal.record


def test_another_opponent_plays_and_stays_when_the_game_is_taken_up(
    terminal: ScriptedTerminal,
) -> None:
    terminal.play(first_choices(20), seed=3, opponent="trooper:bold")
    assert (
        records.read(str(terminal.folder / "game.txt")).head.about["players"]
        == "human trooper:bold"
    )
    terminal.play(first_choices(3), resume=True)
    assert (
        records.read(str(terminal.folder / "game.txt")).head.about["players"]
        == "human trooper:bold"
    )


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("a", "b"):
        terminal = ScriptedTerminal(tmp_path / name)
        terminal.play(first_choices(40), seed=8)
        games.append(terminal.record)
    assert games[0] == games[1]


def test_a_decision_shows_all_that_matters(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["1"], seed=7)
    assert "── Rebel Alliance · turn 1 · Order units ─" in shown
    assert "Medals: Rebels 0 of 4 · Empire 0 of 4" in shown
    assert "Card in play: Raid: Left Flank - Order up to 2 units on the left flank." in shown
    assert "Your hand: Raid: Centre, Raid: Right Flank, Recon: Left Flank" in shown
    assert "  1  F1 Echo Base troopers, 3 figures, Left flank" in shown
    assert "  0  done: no more orders" in shown


def test_orders_may_come_in_any_sequence(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["1", "order g3", "F1", "save"], seed=7)
    assert "Orders: Echo Base troopers G3." in shown
    assert "Move units> " in terminal.prompts
    assert terminal.record.endswith("rebel 1: play raid_left; order F1; order G3;")


def test_the_order_given_last_is_undone_first(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["1", "order g3", "F1", "undo"], seed=7)
    assert "Undone: order F1\n" in shown
    assert terminal.record.endswith("rebel 1: play raid_left; order G3;")


def test_several_orders_at_once_and_too_many(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["1", "order G3 F2 F1", "all", "order all", "1 9", "3 2"], seed=7)
    assert shown.count("The card gives only 2 orders: choose the units.") == 3
    assert "There is no choice 9; the list goes from 1 to 3." in shown
    assert terminal.record.endswith("play raid_left; order F2; order G3;")


def test_wrong_answers_get_one_sentence_and_lose_nothing(terminal: ScriptedTerminal) -> None:
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
    shown = terminal.play(answers, seed=7)
    for odd in ("fly", "²", "foo1"):
        assert f"I don’t understand “{odd}”. Type a number from the list, or help." in shown
    assert "There is no choice 77; the list goes from 1 to 4." in shown
    assert "There is no hex Z9: rows run from A to G" in shown
    assert "Give the unit on F1 an order first." in shown
    assert shown.count("gives no order on the right flank, where G8 is.") == 2
    assert "Ask about an action, for example: why attack F3xE4" in shown
    assert "Name an attack, for example: odds F3xE4" in shown
    assert "I don’t understand “1 x”." in shown
    assert terminal.record.endswith("play raid_left;")


def test_questions_change_nothing(terminal: ScriptedTerminal) -> None:
    answers = ["help", "board", "hand", "goal", "list", "", "hint", "rules B-ATTACK-06"]
    answers += ["rules ridge", "rules xyzzy", "rules", "odds F1xB1", "why play raid_left", "save"]
    shown = terminal.play(answers, seed=7)
    assert "undo          revert your last step" in shown
    assert shown.count("┌─────┬") == 2
    assert "  Recon: Left Flank - Order 1 unit on the left flank." in shown
    assert "The general would choose “play " in shown
    assert "B-ATTACK-06: Base dice are read from the unit's range strip" in shown
    assert "Closed to AT-ATs, free for all others." in shown
    assert "The rules say nothing about “xyzzy”." in shown
    assert "Out of range: " in shown
    assert "You can do that now." in shown
    assert terminal.record.splitlines()[-1].startswith("deal: ")


def test_undo_goes_back_until_something_was_revealed(terminal: ScriptedTerminal) -> None:
    answers = ["undo", "1", "1 2", "F1-E1", "undo", "undo", "undo", "undo", "undo"]
    shown = terminal.play(answers, seed=7)
    assert shown.count("Undone: ") == 4
    assert shown.count("There is nothing to undo yet.") == 2
    assert "You can’t undo any further" not in shown
    assert terminal.record.splitlines()[-1].startswith("deal: ")
    shown = terminal.play(["4", "F1", "F1-D1", "", "undo"], resume=True)
    assert shown.count("You can’t undo any further") == 1


def test_all_orders_everybody_when_the_card_has_enough_orders(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    document.write_text(DUEL, encoding="utf-8")
    terminal.play(["1", "order all"], seed=1, scenario=str(document))
    assert terminal.record.endswith("play raid_centre; order E5;")


def test_one_unit_too_many_in_a_section(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    more = '{ kind = "echo_trooper", hex = "E4" },'
    hands = DUEL.replace("raid_centre", "recon_in_force").replace("units = [", f"units = [{more}")
    document.write_text(hands, encoding="utf-8")
    shown = terminal.play(["recon_in_force", "order E4 E5"], seed=1, scenario=str(document))
    assert "has no order left in the centre, where E5 is." in shown
    assert terminal.record.endswith("play recon_in_force;")


def test_info_tells_what_is_on_the_board(terminal: ScriptedTerminal) -> None:
    shown = " ".join(terminal.play(["info"], seed=7, scenario="12").split())
    for words in (
        "Echo Base troopers (E): Infantry, 3 figures.",
        "Snowtroopers (s): Infantry, 4 figures.",
        "Ridge (^): Closed to AT-ATs.",
        "2 × Infantry: hits infantry 1 × Vehicle: hits vehicles",
    ):
        assert words in shown
    assert "Trench" not in shown


def test_info_about_a_hex_or_a_name(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    document.write_text(
        DUEL.replace('hex = "D5" }', 'hex = "D5", badge = "assault" }')
        + '[terrain]\nridge = ["D5"]\n',
        encoding="utf-8",
    )
    answers = ["info d5", "info C1", "info e", "info RIDGE", "info xyzzy", "info Z9"]
    shown = terminal.play(answers, seed=1, scenario=str(document))
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


def test_rules_in_a_battle_are_those_of_the_battle(terminal: ScriptedTerminal) -> None:
    answers = ["rules token", "rules harpoon", "rules B-EXIT", "rules A-"]
    shown = terminal.play(answers, seed=7)
    assert "── Marked hexes on the way " in shown
    assert "The rules say nothing about “harpoon”." in shown
    assert "\nB-EXIT-01: " in shown
    assert "\nA-" not in shown
    assert "The rules say nothing about “A-”." in shown


def test_odds_of_an_impossible_attack_give_one_reason(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    document.write_text(DUEL, encoding="utf-8")
    shown = terminal.play(["odds E5xD5", "odds E5xA1"], seed=1, scenario=str(document))
    assert shown.count("Play a card first: it decides which units get orders.") == 1
    assert shown.count("Out of range: ") == 1
    assert "But it is not possible now" not in shown
    hidden = DUEL.replace('hex = "D5"', 'hex = "C5"') + '[terrain]\nrocks = ["D4", "D5"]\n'
    document.write_text(hidden, encoding="utf-8")
    (terminal.folder / "game.txt").unlink()
    shown = terminal.play(["odds E5xC5"], seed=1, scenario=str(document))
    assert "D4 and D5 block the line of sight to C5 from both sides." in shown
    assert "Play a card first" not in shown


def test_help_is_honest_about_zero(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["help", "0"], seed=7)
    assert "end the step, where the list offers it; a card must be played" in shown
    assert "info F3" in shown
    assert "There is no choice 0; the list goes from 1 to 4." in shown


def test_a_turn_that_is_over_waits_for_enter(terminal: ScriptedTerminal) -> None:
    answers = ["4", "F1", "F1-D1", "move F2-E2", "hint", "undo", "F1-D2", "board", ""]
    shown = terminal.play(answers, seed=7)
    assert (
        terminal.prompts.count(
            "Nothing left to do. Enter ends your turn, undo reverts your last step> "
        )
        == 5
    )
    assert shown.count("You have nothing left to choose this turn") == 2
    assert "move F1-D2; draw " in terminal.record
    assert "You drew: " in shown
    assert "── Imperial turn 1 ─" in shown


def test_done_that_ends_the_turn_asks_once(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["1", "1; 0", "done", "0"], seed=7)
    assert shown.count("That ends your turn and can’t be undone.") == 1
    assert "order F1; done; done; draw " in terminal.record


def test_several_actions_in_one_line_stop_at_the_first_error(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["1; F1 F2; F1-E1; F9-E9; F2-E2"], seed=7)
    assert "There is no unit on F9." in shown
    assert terminal.record.endswith("order F1; order F2; move F1-E1;")


def test_the_cards_of_the_computer_stay_hidden(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["4", "1", "1", "", "hand"], seed=7)
    hands = terminal.session.state.view(1).seats[1].hand  # type: ignore[union-attr]
    text = terminal.text
    told = shown.split("Imperial turn 1")[1]
    for key in hands:
        if key not in terminal.session.state.view(0).seats[0].hand:  # type: ignore[union-attr]
            assert text.name("card", key) not in told


def test_resume_continues_exactly(terminal: ScriptedTerminal, tmp_path: Path) -> None:
    answers = list(first_choices(60))
    terminal.play(answers[:41], seed=5)
    half = terminal.record
    terminal.play(answers[41:], resume=True)
    whole = ScriptedTerminal(tmp_path / "whole")
    whole.play(answers, seed=5)
    assert whole.record == terminal.record
    assert terminal.record.startswith(half)


def test_a_record_cut_off_by_a_crash_can_be_resumed(terminal: ScriptedTerminal) -> None:
    terminal.play(first_choices(10), seed=5)
    path = terminal.folder / "game.txt"
    path.write_text(terminal.record[:-3], encoding="utf-8")
    terminal.play(["save"], resume=True)
    assert not records.read(str(path)).cut_off


def test_two_people_hand_the_screen_over(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["", "4", "1", "F1-D1", "", "", "", "hand"], seed=7, side="both")
    _, handed, second = shown.split("── Hand the screen to: ")
    assert handed.startswith("Rebel Alliance")
    assert second.startswith("Galactic Empire")
    assert "Your turn is over. Press Enter to hide the screen" in handed
    assert "\n" * 60 in handed
    assert "Echo Base troopers move F1-E1-D1." in second
    rebel_hand = terminal.session.state.view(0).seats[0].hand  # type: ignore[union-attr]
    only_rebel = set(rebel_hand) - set(terminal.session.state.view(1).seats[1].hand)  # type: ignore[union-attr]
    for key in only_rebel:
        assert terminal.text.name("card", key) not in second


def test_nobody_picks_the_next_card_or_learns_the_deck(terminal: ScriptedTerminal) -> None:
    """More could be ordered, but the engine is at the draw already: these two can do nothing."""
    document = terminal.folder / "duel.toml"
    guns = '{ kind = "rebel_artillery", hex = "G4" }, { kind = "rebel_artillery", hex = "G5" }'
    duel = DUEL.replace('{ kind = "echo_trooper", hex = "E5" }', guns).replace("D5", "A9")
    document.write_text(duel, encoding="utf-8")
    asks = [f"why draw {card}" for card in ("raid_left", "raid_right", "recon_left")]
    answers = ["play raid_centre", "order G5", *asks, "draw raid_left"]
    shown = terminal.play(answers, seed=1, scenario=str(document))
    assert terminal.prompts[-1] == "Order units> "
    assert shown.count("Chance decides which card is drawn.") == 4
    assert "draw raid_left;" not in terminal.record


def test_a_retreat_on_a_shared_screen_shows_no_cards(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    document.write_text(DUEL, encoding="utf-8")
    for seed in range(50):
        (terminal.folder / "game.txt").unlink(missing_ok=True)
        answers = ["", "1", "1", "0", "1", "hand"]
        shown = terminal.play(answers, seed=seed, side="both", scenario=str(document))
        if "Retreat> " in terminal.prompts:
            break
    last = shown.rpartition("\n" * 60)[2]
    assert "Snowtroopers on D5" in last
    assert "Not now: the other side is looking at the screen." in last
    assert "Your hand" not in last
    assert "Hand the screen to" not in last


def test_a_retreat_on_a_shared_screen_is_answered_in_advance(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    document.write_text(DUEL, encoding="utf-8")
    for seed in range(50):
        (terminal.folder / "game.txt").unlink(missing_ok=True)
        answers = ["", "1", "1", "0", "1", "retreats", "retreats away", "quit"]
        shown = terminal.play(answers, seed=seed, side="both", scenario=str(document))
        if "Retreat> " in terminal.prompts:
            break
    assert "retreats cover (or away) answers this now and in advance." in shown
    assert "retreats cover, retreats away, or retreats ask" in shown
    assert "From now on, your units retreat as far from the nearest enemy" in shown
    assert "retreat C" in terminal.record
    assert 'standing = "1 retreat-away always"' in terminal.record


def test_against_the_computer_nothing_is_answered_in_advance(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["trenches hold", "quit"], seed=7, side="rebel")
    assert "in which another person plays the other side" in shown


def test_a_retreat_names_the_unit_and_does_not_end_the_turn(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    duel = DUEL.replace('active = "rebel"', 'active = "empire"')
    duel = duel.replace('["raid_left", "recon_left"]', '["raid_centre", "recon_centre"]')
    document.write_text(duel, encoding="utf-8")
    path = terminal.folder / "game.txt"
    for seed in range(200):
        path.unlink(missing_ok=True)
        terminal.prompts = []
        answers = ["1", "hint", "E5-E4", "undo", "1", "board", ""]
        shown = terminal.play(answers, seed=seed, side="rebel", scenario=str(document))
        if terminal.prompts[:2] == ["Retreat> ", "Press Enter to continue> "]:
            break
    assert "on E5, retreats left: 1. Choose where the unit retreats to:" in shown
    assert shown.count("First press Enter to continue, or type undo.") == 2
    assert terminal.prompts[4:7] == ["Retreat> ", *["Press Enter to continue> "] * 2]
    assert "Nothing left to do" not in shown


def test_a_card_drawn_in_between_does_not_end_the_turn(terminal: ScriptedTerminal) -> None:
    document = terminal.folder / "duel.toml"
    ridge = 'objectives = [{ id = "ridge", type = "card", hexes = ["F5"], side = "either" }]'
    duel = DUEL.replace(
        "units = [", ridge + '\nunits = [\n  { kind = "echo_trooper", hex = "G5" },'
    )
    document.write_text(duel, encoding="utf-8")
    answers = ["play raid_centre", "all", "E5-F5", "undo", "E5-F5", "E5-F4", ""]
    shown = terminal.play(answers, seed=1, scenario=str(document))
    assert terminal.prompts[3:] == [
        "Press Enter to continue> ",
        "Move units> ",
        *["Press Enter to continue> "] * 2,
        "Move units> ",
    ]
    assert "First press Enter to continue, or type undo." in shown


def test_moves_taken_back_are_not_told_to_the_next_player(terminal: ScriptedTerminal) -> None:
    answers = ["", "4", "F1", "F1-D1", "undo", "F1-D2", "", "", ""]
    shown = terminal.play(answers, seed=7, side="both")
    second = shown.split("── Hand the screen to: ")[2]
    assert second.count("Orders: Echo Base troopers F1.") == 1
    assert "-D1." not in second
    assert second.count("-D2.") == 1
    assert "    Order 1 unit on the left flank." in second


def test_when_the_computer_begins_the_board_is_shown_first(terminal: ScriptedTerminal) -> None:
    shown = terminal.play([], seed=7, side="empire")
    before, _, told = shown.partition("── Rebel turn 1 ─")
    assert "┌─────┬" in before
    assert "Rebel Alliance: " in before
    assert "Galactic Empire: " in before
    assert "The Rebels play “" in told
    assert "\n    Order " in told


@pytest.mark.rule("B-TEAM-04", "B-LEADER-05")
@pytest.mark.parametrize("leaders", [{"leaders": "rebel=luke+leia,empire=vader+piett"}, {}])
def test_four_players_at_one_screen(terminal: ScriptedTerminal, leaders: dict[str, Any]) -> None:
    shown = terminal.play(first_choices(30), seed=4, side="both", seats=4, **leaders)
    assert terminal.session
    seats = terminal.session.state.view(None).seats
    assert [bool(seat.leader) for seat in seats] == [bool(leaders)] * 4
    for name in ("Rebels, player 1", "Empire, player 1", "Rebels, player 2"):
        assert f"Hand the screen to: {name}" in shown


@pytest.mark.parametrize(
    ("lang", "scenario"),
    later([("it", 6), ("pl", 16), ("en", 13), ("it", 14), ("pl", 8)], soon=2),
)
def test_a_game_in_every_language_and_without_drawings(
    tmp_path: Path, lang: str, scenario: int
) -> None:
    terminal = ScriptedTerminal(tmp_path, lang, plain=True)
    shown = terminal.play(first_choices(80), seed=1, scenario=str(scenario))
    assert "┌" not in shown
    assert not any(sign in shown for sign in ("ui-", "battle-", "{", "}"))


def test_support_cards_and_leaders_are_offered(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(
        first_choices(400),
        seed=2,
        scenario="12",
        leaders="rebel=han,empire=piett",
        support="air_support,combat_experience,rout,incursion",
    )
    assert "Support cards: Combat Experience, Air Support" in shown
    assert "Support card: Air Support - While attacking" in shown


def test_a_narrow_screen_gets_the_description(tmp_path: Path) -> None:
    terminal = ScriptedTerminal(tmp_path, width=40)
    assert "- F1 Echo Base troopers, 3 figures" in terminal.play([], seed=7)


def test_ctrl_c_saves_and_leaves(
    terminal: ScriptedTerminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answers() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    shown = terminal.play(answers(), seed=7)
    assert terminal.code == 130
    assert "Continue it with: echobase play --terminal --resume" in shown
    assert terminal.record.endswith("play raid_left;")


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_quit_saves_and_leaves(terminal: ScriptedTerminal, word: str) -> None:
    shown = terminal.play(["1", word, "2"], seed=7)
    assert terminal.code == 0
    assert "The game is saved in" in shown
    assert terminal.record.endswith("play raid_left;")


@pytest.mark.usefixtures("briefly_advised")
@pytest.mark.parametrize("scenario", later([12, 6, 13, 16]))
def test_whatever_is_typed_the_game_goes_on(terminal: ScriptedTerminal, scenario: int) -> None:
    rng = random.Random(scenario)
    odd = ["undo", "hint", "why order C5", "odds A1xB1", "hand", "1 2", "99", "0", "all", "A1-B1"]

    def answers() -> Iterator[str]:
        session = terminal.session
        assert session is not None
        for _ in range(120):
            choices = session.dialogue.notations() or [""]
            yield rng.choice([*odd, rng.choice(choices)] if rng.random() < 0.2 else choices)

    side = ["both", "rebel", "empire"][scenario % 3]
    terminal.play(answers(), seed=scenario, scenario=str(scenario), side=side, support=SUPPORT)
    assert records.from_text(terminal.record).actions == terminal.session.saved.record.actions  # type: ignore[union-attr]


@pytest.mark.parametrize(("side", "stands"), [("rebel", False), ("both", True)])
def test_a_card_that_another_person_has_seen_stays_played(
    terminal: ScriptedTerminal, side: str, stands: bool
) -> None:
    looks = [""] if side == "both" else []
    shown = terminal.play([*looks, "1", "undo", "quit"], seed=7, side=side)
    assert ("You can’t undo any further" in shown) == stands
    assert ("play " in terminal.record) == stands
