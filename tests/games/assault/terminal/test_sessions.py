"""Sittings of Assault on Hoth with scripted answers."""

import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from games.assault.terminal.positions import position, save
from later import later
from terminal.scripted_terminal import ScriptedTerminal

from echobase.core import record as records
from echobase.core.errors import BadRecord
from echobase.core.rows import replaced

ROUNDS = "Act with your units"


def play(
    terminal: ScriptedTerminal, answers: list[str], side: str, card: str = "", **setting: object
) -> str:
    """A sitting that begins in a position."""
    which = save(position(card, **setting), terminal.folder)  # type: ignore[arg-type]
    return terminal.play(answers, game="assault", side=side, seed=1, map=which)


def person(terminal: ScriptedTerminal, seed: int) -> Iterator[str]:
    """Somebody who picks at random, looks things up now and then, and confirms."""
    rng = random.Random(seed)
    asides = ["board", "units", "cards", "log", "hint", "undo", "map W1", "nopoints round"]
    asides += ["longodds ask", "list"]
    for _ in range(20_000):
        session = terminal.session
        assert session is not None
        page = session.menu.page() if session.decider() >= 0 else []
        if not page:
            yield ""
        elif rng.random() < 0.03:
            yield rng.choice(asides)
        else:
            number = rng.randrange(len(page))
            zero = session.menu.is_last(page[number].notation)
            yield "0" if zero else str(number + 1)
            if zero:
                yield "0"


# Whole games.


@pytest.mark.usefixtures("briefly_advised")
@pytest.mark.parametrize(
    ("side", "seed", "width", "plain", "lang"),
    later(
        [
            ("empire", 1, 80, False, "en"),
            ("rebel", 2, 120, True, "it"),
            ("both", 5, 60, False, "pl"),
        ]
    ),
)
def test_a_whole_game(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    side: str,
    seed: int,
    width: int,
    plain: bool,
    lang: str,
) -> None:
    monkeypatch.setattr(secrets, "SystemRandom", lambda: random.Random(seed))
    terminal = ScriptedTerminal(tmp_path, lang, width, plain)
    shown = terminal.play(person(terminal, seed), game="assault", side=side, seed=seed)
    assert terminal.code == 0
    played = records.read(str(tmp_path / "game.txt"))
    assert played.state.outcome() is not None
    assert played.to_text() == terminal.record
    assert "ui-" not in shown
    assert "assault-" not in shown
    if not plain:
        # The path of the record is a word that no screen breaks.
        assert max(map(len, shown.replace(str(tmp_path), "").splitlines())) <= width


def test_a_game_is_taken_up_in_the_middle(terminal: ScriptedTerminal) -> None:
    first = terminal.play(["1", "done", "done", "quit"], game="assault", side="empire", seed=3)
    assert "Continue it with: echobase play --terminal --resume" in first
    before = terminal.record
    shown = terminal.play(["quit"], resume=True)
    assert terminal.record == before
    assert "Galactic Empire · turn 1, round" in shown


# Set-up.


def test_the_suggested_set_up_is_the_first_choice(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["1", "1", "quit"], game="assault", side="both", seed=1)
    assert "  1  Use the suggested set-up of this map" in shown
    assert "The Empire uses the suggested set-up." in shown
    assert "Hand the screen to: Rebel Alliance" in shown


def test_setting_up_unit_by_unit(terminal: ScriptedTerminal) -> None:
    answers = ["0602", "S", "2", "place w2-0601", "face se", "heavy 0", "9901", "0603", "undo"]
    shown = terminal.play([*answers, "quit"], game="assault", side="empire", seed=1)
    assert "Walker 1: choose a hex. Type its label, or a number:" in shown
    assert "    4 south ↓" in shown
    assert "  2  1 heavy, 2 light" in shown
    assert "There is no hex 9901: labels are column and row, 0101 to 1536." in shown
    assert "Walker 3 must be set up in the Imperial Sector." in shown
    assert "place W1-0602; face S; heavy 1; place W2-0601; face SE;" in terminal.record
    assert "heavy 0;" not in terminal.record


def test_many_hexes_are_offered_by_column(terminal: ScriptedTerminal) -> None:
    speeders = ["0136", "0236", "0336", "0436", "0536"]
    answers = [*speeders, "04", "1", "0412", "0312", "why 0310", "quit"]
    shown = terminal.play(answers, game="assault", side="rebel", seed=1, setup="empire=default")
    assert "04 column (" in shown
    assert "Laser Tower 1 takes its place on 0409." in shown
    assert "Laser Tower 1 takes its place on 0312." in shown
    assert "You can do that now." in shown


def test_luke_may_be_a_surprise(terminal: ScriptedTerminal) -> None:
    answers = ["1", "quit"]
    setup = "default"
    shown = terminal.play(answers, game="assault", side="rebel", seed=1, setup=setup)
    assert "  1  Surprise me: one of the five at random" in shown
    assert any(f"luke S{number};" in terminal.record for number in range(1, 6))
    assert "Only the Rebels know which." in shown


@pytest.mark.rule("A-SETUP-21")
def test_the_computer_draws_luke_where_no_seed_tells(tmp_path: Path) -> None:
    """Thirty games of one seed: each speeder may be his, and all other luck is the same."""
    records = []
    for number in range(30):
        terminal = ScriptedTerminal(tmp_path / str(number))
        terminal.folder.mkdir()
        terminal.play(["quit"], game="assault", side="empire", seed=1, setup="default")
        records.append(terminal.record)
    lukes = {number for number in range(1, 6) for text in records if f"luke S{number};" in text}
    assert len(lukes) > 1
    assert len({text.partition("card ")[2].partition(";")[0] for text in records}) == 1


@pytest.mark.rule("A-SETUP-21")
@pytest.mark.usefixtures("briefly_advised")
def test_a_hint_for_luke_does_not_follow_from_the_seed(terminal: ScriptedTerminal) -> None:
    asked = [*["hint"] * 30, "quit"]
    shown = terminal.play(asked, game="assault", side="rebel", seed=1, setup="default")
    assert len({number for number in range(1, 6) if f"luke S{number}" in shown}) > 1


# Rounds.


def test_a_round_shows_all_that_matters(terminal: ScriptedTerminal) -> None:
    shown = play(terminal, ["quit"], "rebel", "towers_fire", units={"W1": "0610 S"})
    assert "── Rebel Alliance · turn 1, round 1 of 20 · Act with your units ─" in shown
    assert "Transports away: 0 of 5 · Power Grid stands · Base Box: 6 light, 0 heavy" in shown
    assert "Card in play: Towers Fire - Each Laser Tower may fire once." in shown
    assert "still to come this turn: Empire 9, Rebels 8, events 2" in shown
    assert "Luke Skywalker: S3, Force Points 10 (secret)" in shown
    assert "  T1 Laser Tower, 0412 (rough terrain)\n" in shown
    assert "  1  fire at W1 Walker (AT-AT), 0610, faces south" in shown
    flowing = " ".join(shown.split())
    assert "5 dice (Fire strength: 6, Range 1 -1), armour 3: hit 21%, destroys 1%" in flowing
    assert "  0  done: end this round" in shown


def test_a_unit_can_be_opened_in_a_short_list_too(terminal: ScriptedTerminal) -> None:
    units = {"S1": "0604", "S3": "0605"}
    shown = play(terminal, ["w2", "1", "quit"], "empire", "walkers_fire", units=units)
    inside = shown.split("w2\n")[1].split("back to all units")[0]
    assert "  W2 Walker" in inside
    assert "  W1 Walker" not in inside
    assert "fire W2xS1;" in terminal.record


def test_done_must_be_confirmed_while_units_could_act(terminal: ScriptedTerminal) -> None:
    shown = play(terminal, ["done", "board", "done", "quit"], "empire", "walkers_move")
    assert "These units can still act: W1 W2 W3 W4. Type it again" in shown
    assert " done;" in terminal.record


def test_done_in_the_middle_of_a_walk_names_the_others_too(terminal: ScriptedTerminal) -> None:
    answers = ["done", "step W3", "done", "done", "quit"]
    shown = play(terminal, answers, "empire", "walkers_move")
    assert "These units can still act: W1 W2 W3 W4. Type it again" in shown
    assert "These units can still act: W3 W1 W2 W4. Type it again" in shown
    assert "step W3; done;" in terminal.record


def test_done_names_nobody_who_cannot_act(terminal: ScriptedTerminal) -> None:
    state = position("walkers_move")
    state.legs = replaced(state.legs, 0, 2)
    state.resume()
    which = save(state, terminal.folder)
    answers = ["step W3", "done", "quit"]
    shown = terminal.play(answers, game="assault", side="empire", seed=1, map=which)
    assert "These units can still act: W3 W2 W4. Type it again" in shown


def test_units_are_opened_and_moved_by_hex(terminal: ScriptedTerminal) -> None:
    answers = ["A1", "0403", "undo", "0404", "a2", "back", "A2-1104", "undo", "1", "1", "quit"]
    shown = play(terminal, answers, "empire", "at_sts_move")
    assert "  A1 AT-ST, 0401\n" in shown
    assert "Which unit is 0404 for?" in shown
    assert "move A1-0403;" not in terminal.record
    assert "No unit is left to act. Enter ends the round, undo reverts your last step" not in shown
    assert shown.count("Undone: ") == 2


def test_the_last_move_of_a_round_can_be_taken_back(terminal: ScriptedTerminal) -> None:
    answers = ["A1-0403", "A2-1104", "3", "undo", "A2-1105", "", "quit"]
    shown = play(terminal, answers, "empire", "at_sts_move")
    assert "No unit is left to act. Enter ends the round" in shown
    assert "You have nothing left to choose this round" in shown
    assert "move A2-1105;" in terminal.record
    assert "move A2-1104;" not in terminal.record


def test_moves_are_marked(terminal: ScriptedTerminal) -> None:
    units = {"W1": "0610 S", "S1": "0606"}
    shown = play(terminal, ["S1", "quit"], "rebel", "snowspeeders_move", units=units)
    assert "# cliff, ! a target in range from there, h next to a Walker" in shown
    assert " 0609!h" in shown
    assert " 0306#" in shown


def test_troopers_use_the_base(terminal: ScriptedTerminal) -> None:
    answers = ["LT5", "1128", "LT2-base", "LT5-0413", "why LT6-0101", "quit"]
    shown = play(terminal, answers, "rebel", "troopers_move")
    assert "The list shows the entries, the hexes around them" in shown
    assert "0413B" in shown
    assert "into the Base Box" not in shown.split("LT5\n")[1].split("back to all units")[0]
    assert "Light Trooper 2 goes into the Base." in shown
    assert "move LT2-base;" in terminal.record
    assert "Light Trooper 6 can’t reach 0101" in shown


def test_snowtroopers_dismount_and_mount(terminal: ScriptedTerminal) -> None:
    answers = ["LS1-0604", "HS1", "quit"]
    shown = play(terminal, answers, "empire", "snowtroopers_move")
    assert "Light Snowtrooper 1 dismounts from Walker 1." in shown
    assert "HS1 Heavy Snowtrooper, aboard W1" in shown


# Walkers.


def test_a_planned_walk_and_its_undo(terminal: ScriptedTerminal) -> None:
    answers = ["W1", "0605:SE", "undo", "move w1-0605", "W2-0602:SE", "why walk w3-0930", "quit"]
    shown = play(terminal, answers, "empire", "walkers_move")
    assert "Walks are listed with their cheapest facing and cost" in shown
    assert "  Walker 1: 0603, 0604, 0605, faces south-east." in shown
    assert "  Walker 1: 0603, 0604, 0605.\n" in shown
    assert "Walker 3 can’t reach 0930: that costs" in shown
    walked = "step W1; step W1; step W1; stop; step W2; left W2; stop;"
    assert walked in terminal.record


def test_a_walk_is_refused_with_the_reason(terminal: ScriptedTerminal) -> None:
    answers = ["walk w1-0605:s", "walk w9-0605", "walk w1-9999", "walk nowhere", "quit"]
    shown = play(terminal, answers, "empire", "at_sts_move")
    assert "“AT-STs Move” gives no actions to Walker 1." in shown
    assert "There is no hex 9999" in shown
    assert "There is no unit W9." in shown
    assert "I don’t understand “walk nowhere”" in shown


@pytest.mark.rule("A-WALKER-10")
@pytest.mark.parametrize("answer", ["walk w1-0604:s", "step W1", "1"])
def test_crushing_an_own_unit_must_be_confirmed(terminal: ScriptedTerminal, answer: str) -> None:
    units = {"A1": "0603"}
    opened = ["W1"] if answer == "1" else []
    shown = play(
        terminal, [*opened, answer, "list", answer, "quit"], "empire", "walkers_move", units=units
    )
    assert "That would crush your own A1. Type it again to confirm." in shown
    assert "Walker 1 crushes AT-ST 1!" in shown
    assert terminal.record.count("step W1;") == (2 if "walk" in answer else 1)


def test_a_crush_is_marked_in_the_list(terminal: ScriptedTerminal) -> None:
    units = {"A1": "0603", "LT1": "0903"}
    shown = play(terminal, ["W1", "W3", "quit"], "empire", "walkers_move", units=units)
    assert "step to 0603 - CRUSHES YOUR OWN UNIT: A1" in shown
    assert "0604:S 2X" in shown
    assert "0904:S 2x" in shown


def test_another_choice_takes_the_confirmation_back(terminal: ScriptedTerminal) -> None:
    answers = ["step W1", "step W2", "left W1", "quit"]
    shown = play(terminal, answers, "empire", "walkers_move", units={"A1": "0603"})
    assert "left W1;" in terminal.record
    assert "crushes" not in shown.split("Type it again")[1].split("Continue with")[0]


@pytest.mark.rule("A-WALKER-12")
def test_a_walk_goes_on_after_a_displacement(terminal: ScriptedTerminal) -> None:
    answers = ["walk w3-0906:s", "0804", "quit"]
    shown = play(terminal, answers, "both", "walkers_move", units={"S1": "0904"})
    assert "Walker 3 steps in. Snowspeeder 1: choose where to dodge:" in shown
    assert "step W3; step W3; displace S1-0804; step W3; step W3; stop;" in terminal.record
    assert "Hand the screen" not in shown


def test_a_displaced_speeder_in_the_way_is_pushed_again(terminal: ScriptedTerminal) -> None:
    answers = ["walk w3-0906:s", "0905", "0804", "quit"]
    play(terminal, answers, "both", "walkers_move", units={"S1": "0904"})
    assert "displace S1-0905; step W3; displace S1-0804; step W3; stop;" in terminal.record


def test_single_steps_show_what_is_left(terminal: ScriptedTerminal) -> None:
    shown = play(terminal, ["step w1", "2", "stop", "quit"], "empire", "walkers_move")
    assert "Walker 1 on 0603 faces south and has 4 movement points left." in shown
    assert "Walker 1 on 0603 faces south-east and has 3 movement points left." in shown
    assert "Continue with the Walker> " in shown


# Fire and Luke.


def test_luke_may_add_points_to_a_shot(terminal: ScriptedTerminal) -> None:
    units = {"S3": "0603", "S1": "0604"}
    card = "snowspeeders_move_fire_or_harpoon"
    answers = ["S3", "back", "s1xw1", "harpoon s3xw1 +7", "quit"]
    shown = play(terminal, answers, "rebel", card, units=units)
    assert "You can type more Force Points than listed" in shown
    assert "harpoon W1 Walker (AT-AT), 0602" in shown
    assert "harpoon W1 with 3 Force Points: 53%" in shown
    assert "W1 with 4" not in shown
    assert "Luke Skywalker is revealed: he flies Snowspeeder 3!" in shown
    assert "harpoon S3xW1 +7;" in terminal.record


def test_a_shot_that_needs_many_points_is_offered(terminal: ScriptedTerminal) -> None:
    """Six macrohexes away: five dice less six, so four points make the three that are needed."""
    units = {"W1": "0809 S", "S3": "0823"}
    answers = ["S3", "1", "quit"]
    shown = play(terminal, answers, "rebel", "snowspeeders_fire", units=units)
    flowing = " ".join(shown.split())
    assert "carries LS1 LS2 HS1, with 4 Force Points: 3 dice" in flowing
    assert all(f"fire at W1 with {points} Force Points: " in shown for points in (5, 6, 7))
    assert "W1 with 8 Force Points" not in shown
    assert "You can type more Force Points than listed" in shown
    assert "fire S3xW1 +4;" in terminal.record


def test_odds_and_reasons(terminal: ScriptedTerminal) -> None:
    answers = [
        "odds w1xs1",
        "odds s1xw1 +2",
        "odds harpoon S1xW1",
        "odds",
        "odds w1xw2",
        "odds w5xs1",
    ]
    shown = play(terminal, [*answers, "quit"], "empire", "walkers_move", units={"S1": "0603"})
    assert "6 dice, armour 2: hit 65%, destroys 5%" in shown
    assert "gunner killed, fire strength 2 lower and no harpoon" in shown
    assert "7 dice (Fire strength: 5, Force Points +2), armour 3" in shown
    assert "“Walkers Move” allows no fire." in shown
    assert "Name a shot or harpoon" in shown
    assert shown.count("There must be a unit that can fire") == 2


# A shared screen.


@pytest.mark.rule("A-LUKE-15")
def test_replies_look_the_same_until_the_rebels_have_the_screen(tmp_path: Path) -> None:
    before = []
    for speeder in ("S1", "S3"):
        folder = tmp_path / speeder
        folder.mkdir()
        terminal = ScriptedTerminal(folder)
        units = {"S1": "0604", "S3": "0605"}
        shown = play(terminal, [f"fire W1x{speeder}"], "both", "walkers_fire", units=units)
        assert "S3*" not in shown
        assert "points" not in shown.split(f"fire W1x{speeder}\n")[1]
        asked = shown.split(f"fire W1x{speeder}\n")[1].partition("The game is saved")[0]
        before.append(asked.replace(f"Snowspeeder {speeder[1]}", "Snowspeeder N"))
    assert before[0] == before[1]


@pytest.mark.rule("A-LUKE-15")
def test_every_reply_needs_the_rebels_at_the_screen(terminal: ScriptedTerminal) -> None:
    units = {"S1": "0604", "S3": "0605"}
    answers = ["fire W1xS1", "", "1", "fire W2xS3", "", "3", "yes", "quit"]
    shown = play(terminal, answers, "both", "walkers_fire", units=units)
    assert shown.count("Hand the screen to: Rebel Alliance") == 2
    assert "1  no points: armour 2, hit 54%, destroyed 4%" in shown
    assert "3  2 points, 8 left: armour 4, hit 5%, destroyed <1%" in shown
    assert "armour 0;" in terminal.record
    assert "armour 2;" in terminal.record
    assert "That shows everyone which Snowspeeder is Luke’s" in shown
    empire = shown.split("Luke Skywalker is revealed")[0].split("── Galactic Empire")[1:]
    assert all("S3*" not in part.split("── Hand the screen")[0] for part in empire)


@pytest.mark.rule("A-LUKE-16")
def test_shots_that_may_carry_points_are_for_the_rebels_alone(terminal: ScriptedTerminal) -> None:
    units = {"S1": "0604", "S3": "0605"}
    card = "snowspeeders_move_or_fire"
    shown = play(terminal, ["", "done", "done", "quit"], "both", card, units=units)
    public, private = shown.split("Hand the screen to: Rebel Alliance")
    assert "S3" not in public
    assert "S3*" in private


def test_after_luke_is_revealed_nothing_is_hidden(terminal: ScriptedTerminal) -> None:
    state = position("snowspeeders_fire", units={"S3": "0605"})
    state.revealed, state.force = True, 9
    shown = terminal.play(
        ["quit"], game="assault", side="both", seed=1, map=save(state, terminal.folder)
    )
    assert "Hand the screen" not in shown
    assert "S3*" in shown


@pytest.mark.rule("A-LUKE-15")
def test_no_points_in_advance_for_all_speeders_alike(terminal: ScriptedTerminal) -> None:
    units = {"S1": "0604", "S3": "0605"}
    answers = ["nopoints always", "fire W1xS1", "", "nopoints", "nopoints round", "W2xS3"]
    shown = play(terminal, [*answers, "quit"], "both", "walkers_fire", units=units)
    assert "Only the Rebels decide about Luke’s points" in shown
    assert "nopoints round, nopoints always, or nopoints ask" in shown
    assert shown.count("Hand the screen") == 1
    assert terminal.record.count("armour 0;") == 2


def test_no_points_can_be_taken_back(terminal: ScriptedTerminal) -> None:
    shown = play(
        terminal,
        ["nopoints always", "nopoints ask", "quit"],
        "rebel",
        "towers_fire",
        units={"W1": "0610 S"},
    )
    assert "From now on, Luke spends no points" in shown
    assert "The game asks you again" in shown


@pytest.mark.rule("A-LUKE-16")
def test_rounds_of_long_odds_can_be_skipped(terminal: ScriptedTerminal) -> None:
    units = {"W1": "0809 S"}
    answers = ["longodds", "longodds skip", "quit"]
    shown = play(terminal, answers, "rebel", "snowspeeders_fire", units=units)
    assert "Type longodds skip to have such rounds end by themselves" in shown
    assert "longodds skip, or longodds ask" in shown
    assert "1.01: done;\n1.02: card " in terminal.record


def test_answers_in_advance_are_kept_with_the_saved_game(terminal: ScriptedTerminal) -> None:
    units = {"W1": "0610 S"}
    play(terminal, ["nopoints always", "quit"], "rebel", "towers_fire", units=units)
    assert 'standing = "0 no-points always"' in terminal.record
    terminal.play(["longodds skip", "quit"], resume=True)
    assert 'standing = "0 no-points always; 0 long-odds always"' in terminal.record
    terminal.play(["nopoints ask", "quit"], resume=True)
    assert 'standing = "0 long-odds always"' in terminal.record
    path = terminal.folder / "game.txt"
    path.write_text(terminal.record.replace("0 long-odds", "long-odds"), encoding="utf-8")
    with pytest.raises(BadRecord, match=r"about\.standing: cannot read 'long-odds always'"):
        terminal.play([], resume=True)


def test_the_empire_learns_nothing_of_luke_at_its_own_screen(terminal: ScriptedTerminal) -> None:
    answers = ["info S3", "info luke", "units", "map", "log", "hint", "why armour 1", "quit"]
    shown = play(terminal, answers, "empire", "walkers_move")
    assert "S3*" not in shown
    assert "S3 Snowspeeder, 0936\n" in shown
    assert "Luke Skywalker: somewhere in Snowspeeders 1 to 5" in shown


# Looking things up.


def test_pages_about_units_hexes_and_cards(terminal: ScriptedTerminal) -> None:
    answers = ["info", "info W1", "info 0413", "info 9999", "info walkers", "info g", "info xyz"]
    shown = play(
        terminal, [*answers, "cards", "help", "rules A-WALKER-10", "quit"], "empire", "walkers_move"
    )
    assert "Macrohex: A flower of seven hexes." in shown
    assert "W1 Walker (AT-AT), 0602, faces south, carries LS1 LS2 HS1" in shown
    assert "Base entry: Here Rebel Troopers go into the Base Box" in shown
    assert "To the Shield Generator: 23 hexes, range 8." in shown
    assert "Next to 0413: north 0412 (rough terrain) T1, north-east 0513 (rough terrain)" in shown
    assert "There is no hex 9999" in shown
    assert "Walkers Fire: Each Walker may fire once" in shown
    assert "Shield Generator: Installation with armour 3" in shown
    assert "Nothing here is called “xyz”." in shown
    assert "Towers Fire ×2" in shown
    assert "Event cards left: Transport Away! ×5" in shown
    assert "W1-0605:S     send a Walker" in shown
    assert "A-WALKER-10: " in shown


def test_the_map_on_request(terminal: ScriptedTerminal) -> None:
    shown = play(
        terminal, ["map", "zoom 10-12", "map 77", "map LT9", "quit"], "empire", "walkers_move"
    )
    assert "\n36 /0136" in shown
    assert shown.count("\n11 /0111") == 2
    assert "map 10-20 shows these rows (1 to 36)" in shown
    assert "LT9 is not on the map." in shown


def test_the_log_tells_what_happened(terminal: ScriptedTerminal) -> None:
    shown = play(terminal, ["walk w1-0604:s", "log", "log 1", "quit"], "empire", "walkers_move")
    assert shown.count("  Walker 1: 0603, 0604.") == 3


def test_plain_sentences(tmp_path: Path) -> None:
    terminal = ScriptedTerminal(tmp_path, plain=True)
    shown = play(terminal, ["W1", "map", "quit"], "empire", "walkers_move", units={"A1": "0603"})
    assert "/0101" not in shown
    assert "Next to W1: north 0601 W2, south 0603 A1." in shown
    assert "0604:S, 2 points, CRUSHES YOUR OWN UNIT" in shown
    assert "Cliff: 0105 0106" in shown
