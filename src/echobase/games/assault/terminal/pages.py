"""Pages that several commands show: the map, and what a game on it is about."""

from echobase.games.assault.documents.view import View
from echobase.games.assault.offers.actors import end_of
from echobase.games.assault.offers.secrecy import as_seen_by
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.state import State
from echobase.games.assault.terminal import board, window
from echobase.games.assault.terminal.window import Bands
from echobase.games.assault.words.description import describe
from echobase.games.assault.words.story import agreed, story
from echobase.terminal.screen import STYLES, Screen
from echobase.text import Text

LEAST_ROWS = 9
OTHER_LINES = 16
"""Lines of the screen for status and choices below the map."""
LEGEND_WIDTH = 30


def show_board(
    screen: Screen,
    state: State,
    eyes: int | None,
    text: Text,
    with_legend: bool = False,
    bands: Bands | None = None,
) -> None:
    """The map, drawn or described; without `bands`, the rows that matter now."""
    state = as_seen_by(state, eyes)
    if screen.plain:
        for sentence in describe(state, eyes, text, with_terrain=bands is not None):
            screen.say(sentence)
        return
    view: View = state.view(eyes)
    if bands is None:
        bands = window.fitting(state, max((screen.height - OTHER_LINES) // 2, LEAST_ROWS))
    columns = window.columns(state, board.columns_that_fit(screen.width))
    lines = board.draw(view, bands, columns, screen.boxes, labelled(state))
    signs = board.legend(view, text, screen.boxes)
    beside = board.MARGIN + board.PITCH * (columns[1] - columns[0] + 1) + 4
    if screen.width >= beside + LEGEND_WIDTH:
        for line, sign in zip(lines[1:], signs, strict=False):
            line.append(" " * (beside - len(line.plain)))
            line.append(sign, STYLES["ground"])
        signs = []
    for line in lines:
        screen.draw(line)
    if with_legend:
        screen.grid(signs, 0)


def labelled(state: State) -> set[str] | None:
    """While a unit is placed, only the hexes where it may go show their labels."""
    if state.step not in (steps.PLACE, steps.DISPLACE):
        return None
    return {end_of(state.write(action)) for action in state.actions()}


def show_briefing(screen: Screen, state: State, text: Text) -> None:
    """The map, its story and the goals of both sides."""
    about = story(state, text)
    assert about.goals is not None
    screen.head(f"{text('game-assault')}: {about.name}")
    screen.say(about.briefing)
    screen.say()
    for side, goal in about.goals.items():
        screen.say(f"{text('side-' + side)}: {goal}", side, 0, 2)
    for line in agreed(state, text):
        screen.say(line, "faint")
