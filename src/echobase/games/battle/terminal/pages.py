"""Pages that several commands show: the board, and what a scenario is about."""

from echobase.games.battle.documents.view import View
from echobase.games.battle.rules.state import State
from echobase.games.battle.terminal import board
from echobase.games.battle.words.description import describe, objective_lines
from echobase.games.battle.words.story import story
from echobase.terminal.screen import STYLES, Screen
from echobase.text import Text

BESIDE = 96
"""From this width on, the legend is beside the board."""


def show_board(screen: Screen, state: State, text: Text, with_legend: bool = False) -> None:
    """The position, drawn or described."""
    if screen.plain:
        for sentence in describe(state, text):
            screen.say(sentence)
        return
    view: View = state.view(None)
    lines = [
        board.ruler(text, "empire"),
        *board.draw(view, screen.boxes),
        board.ruler(text, "rebel"),
    ]
    signs = board.legend(view, text)
    if screen.width >= BESIDE:
        for line, sign in zip(lines[1:], signs, strict=False):
            line.append(" " * (board.WIDTH + 4 - len(line.plain)))
            line.append(sign, STYLES["ground"])
    for line in lines:
        screen.draw(line)
    if with_legend and screen.width < BESIDE:
        screen.grid(signs, 0)
    if with_legend:
        for note in objective_lines(state, text):
            screen.say(note, "mark")


def show_scenario(screen: Screen, state: State, text: Text) -> None:
    """Briefing, goals of both sides and special rules."""
    about = story(state, text)
    screen.head(about.name)
    if about.goals is None:
        return
    if about.briefing:
        screen.say(about.briefing)
        screen.say()
    for side, goal in about.goals.items():
        screen.say(f"{text('side-' + side)}: {goal}", side, 0, 2)
    if about.special:
        screen.say(f"{text('ui-special-rules')}: {about.special}", "", 0, 2)
