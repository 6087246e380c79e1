"""The drawn and the described board."""

import echobase
from echobase.games.battle.rules.state import State
from echobase.games.battle.terminal.board import draw, legend, ruler, unit_code
from echobase.games.battle.words.description import describe
from echobase.text import Text

GOLDEN = """\
┌─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┐
│A1   │A2   │A3   ┃A4   │A5   │A6   │A7   ┃A8   │A9   │A10  │
│ 1a  │ 4s  │ 4s  ┃     │     │     │     ┃     │ 4s  │ 1a  │
└──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
   │B1   │B2   │B3   │B4   │B5   │B6   │B7 ^^│B8 ^^│B9   │
   │ 4s  │     │     │     │     │     │     │     │     │
┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
│C1   │C2   │C3 ^^┃C4 ~~│C5 ==│C6   │C7 %%┃C8   │C9 !!│C10  │
│     │     │     ┃     │ 3E  │ 3E  │ 3E  ┃     │     │     │
└──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
   │D1   │D2 ^^│D3 **│D4   │D5 ^o│D6 ==│D7   │D8   │D9   │
   │     │     │     │     │ 1G  │ 3E  │     │     │     │
┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
│E1   │E2   │E3   ┃E4   │E5 ==│E6 ^^│E7 **┃E8 ^^│E9 !!│E10  │
│     │     │     ┃     │ 3E  │ 3E  │     ┃     │     │     │
└──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
   │F1   │F2 %%│F3   │F4   │F5   │F6   │F7   │F8 ^^│F9   │
   │     │ 3Eew│     │     │     │     │     │     │ 4s  │
┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
│G1  x│G2   │G3   ┃G4   │G5   │G6   │G7   ┃G8 ^^│G9   │G10  │
│     │     │     ┃     │     │     │     ┃     │     │ 4s  │
└─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┘
"""


def start(scenario: int) -> State:
    state = echobase.game("battle").start(scenario=scenario)
    assert isinstance(state, State)
    return state


def test_the_board_of_scenario_17() -> None:
    state = start(17)
    lines = draw(state.view(None))
    assert "".join(f"{line.plain}\n" for line in lines) == GOLDEN


def test_without_box_characters_the_board_is_plain_ascii() -> None:
    state = start(10)
    lines = [line.plain for line in draw(state.view(None), boxes=False)]
    assert all(line.isascii() for line in lines)
    assert lines[0] == "+-----" * 10 + "+"
    assert "[GEN]" in lines[20]


def test_sides_are_told_apart_by_case() -> None:
    kinds = {unit.kind: unit for number in range(1, 18) for unit in start(number).view(None).units}
    assert len(kinds) == 6
    for unit in kinds.values():
        letter = unit_code(unit)[2]
        assert letter == (letter.upper() if unit.side == "rebel" else letter.lower())


def test_the_legend_names_only_what_is_there() -> None:
    state = start(1)
    signs = legend(state.view(None), Text("en"))
    assert signs == [
        "E  Echo Base troopers",
        "s  Snowtroopers",
        "p  Probe droids",
        "!  Serac",
        "~  Crevasse",
    ]


def test_the_legend_names_a_structure() -> None:
    assert "[ION]  Ion cannon" in legend(start(14).view(None), Text("en"))


def test_left_and_right_are_those_of_each_side() -> None:
    assert ruler(Text("en"), "rebel").plain.split()[:2] == ["Left", "flank"]
    assert ruler(Text("en"), "empire").plain.split()[:2] == ["Right", "flank"]


def test_a_position_in_sentences() -> None:
    lines = describe(start(17), Text("en"))
    assert lines[0] == "Rebel Alliance:"
    assert "- F2 Echo Base troopers, 3 figures, E-Web (in place), wreckage" in lines
    assert "- A10 AT-AT, 1 figure" in lines
    assert "Objective: D5 (Empire: 2 medals for the first to enter)" in lines
    assert "Exit: G1 (Rebels)" in lines
    assert "Serac: C9 E9" in lines


def test_structures_and_charges_are_described() -> None:
    lines = describe(start(14), Text("en"))
    assert "Ion cannon: G4" in lines
    assert "The ion cannon holds 0 charges." in lines
