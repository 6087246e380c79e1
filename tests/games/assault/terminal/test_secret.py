"""Luke's secret on the screen: five games that differ in his speeder alone look alike."""

from collections.abc import Callable
from pathlib import Path

import pytest
from games.assault.terminal.positions import position
from terminal.scripted_terminal import ScriptedTerminal

from echobase.games.assault.game import GAME
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.terminal.screens import SCREENS

LUKES = ("S1", "S2", "S3", "S4", "S5")
FAR = {
    "W1": "0809 S",
    "S1": "0134",
    "S2": "0531",
    "S3": "0728",
    "S4": "1125",
    "S5": "1522",
}
"""No speeder reaches a Walker without points, and each is in rows and columns of its own."""
NEAR = {**FAR, "S2": "0810", "S6": "0910"}
"""S2 may fire without points."""
FIRED_AT = ("fire W1xS2", "armour 0", "roll VVBBB", "damage 12")


def playing(card: str, units: dict[str, str], *actions: str) -> Callable[[str], State]:
    """A game in the round of a card after some actions; only Luke is missing."""

    def begin(luke: str) -> State:
        return done(position(card, luke, units), *actions)

    return begin


def empire_sets_up(luke: str) -> State:
    """The Rebels were first, and Luke is chosen."""
    state = GAME.start(sets_up_first="rebel", setup={"rebel": "default"})
    return done(state, f"luke {luke}", "place W1-0602")


def done(state: State, *actions: str) -> State:
    for action in actions:
        state.apply(state.read(action))
    return state


GAMES = {
    "only points": ("round", playing("snowspeeders_fire", FAR)),
    "points or none": ("round", playing("snowspeeders_move_fire_or_harpoon", NEAR)),
    "after a shot": ("round", playing("snowspeeders_fire", NEAR, "fire S2xW1", "roll BBBB")),
    "a shot": ("roll", playing("snowspeeders_fire", NEAR, "fire S2xW1")),
    "armour reply": ("armour", playing("walkers_fire", NEAR, *FIRED_AT[:1])),
    "critical reply": ("critical", playing("walkers_fire", NEAR, *FIRED_AT)),
    "Walkers": ("round", playing("walkers_fire", NEAR)),
    "draw": ("draw", playing("", NEAR)),
    "set-up": ("face", empire_sets_up),
}


def shown(state: State, eyes: int | None, terminal: ScriptedTerminal) -> str:
    """The board as a seat or a spectator sees it."""
    before = len(terminal.output.getvalue())
    SCREENS.show_board(terminal.screen, state, eyes, terminal.text, True)
    return terminal.output.getvalue()[before:]


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("eyes", [1, None])
@pytest.mark.parametrize(("width", "plain"), [(80, False), (50, False), (80, True)])
@pytest.mark.parametrize("name", GAMES)
def test_boards_are_the_same_for_all_five_lukes(
    tmp_path: Path, name: str, width: int, plain: bool, eyes: int | None
) -> None:
    terminal = ScriptedTerminal(tmp_path, width=width, plain=plain)
    step, begin = GAMES[name]
    states = [begin(luke) for luke in LUKES]
    assert {STEPS[state.step] for state in states} == {step}
    boards = {shown(state, eyes, terminal) for state in states}
    assert len(boards) == 1
    assert "Luke" not in boards.pop()


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("name", ["only points", "points or none", "armour reply"])
def test_the_choices_behind_those_boards_differ(name: str) -> None:
    assert len({tuple(GAMES[name][1](luke).actions()) for luke in LUKES}) > 1


@pytest.mark.rule("A-LUKE-16")
def test_the_page_of_an_unfinished_game_names_nobody(tmp_path: Path) -> None:
    terminal = ScriptedTerminal(tmp_path, plain=True)
    pages = set()
    for luke in LUKES:
        before = len(terminal.output.getvalue())
        SCREENS.show_overview(terminal.screen, GAMES["only points"][1](luke), terminal.text)
        pages.add(terminal.output.getvalue()[before:])
    assert len(pages) == 1


def test_the_rebels_still_see_whom_luke_could_reach(tmp_path: Path) -> None:
    terminal = ScriptedTerminal(tmp_path, plain=True)
    units = {**FAR, "T1": "0727"}
    board = shown(position("snowspeeders_fire", "S3", units), 0, terminal)
    assert "Next to S3: north 0727 (rough terrain) T1, " in board
    assert "Next to S1" not in board
    spectator = shown(position("snowspeeders_fire", "S3", units), None, terminal)
    assert "Next to S" not in spectator


def test_looking_changes_nothing(tmp_path: Path) -> None:
    state = GAMES["only points"][1]("S3")
    before, legal = state.document(), state.actions()
    shown(state, None, ScriptedTerminal(tmp_path))
    assert state.document() == before
    assert state.actions() == legal
