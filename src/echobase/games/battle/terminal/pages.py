"""Pages that several commands show: the board, and what a scenario is about."""

from echobase.core.sides import SIDES
from echobase.games.battle.documents.tables import Source
from echobase.games.battle.documents.view import View
from echobase.games.battle.rules.state import State
from echobase.games.battle.terminal import board
from echobase.games.battle.words.description import describe, objective_lines
from echobase.terminal.screen import STYLES, Screen
from echobase.text import Text
from echobase.text.story import Story

BESIDE = 96
"""From this width on the legend stands beside the board."""


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


def scenario_texts(state: State) -> tuple[str, str]:
    """The id of the scenario and its own name, for documents that no message file knows."""
    assert isinstance(state.source, Source)
    document = state.source.document
    return document.id, document.name or document.id


def scenario_name(state: State, text: Text) -> str:
    id_, name = scenario_texts(state)
    return text(f"scenario-{id_}") if text.has(f"scenario-{id_}") else name


def story(state: State, text: Text) -> Story:
    """Briefing, goals of both sides and special rules, of a scenario that the messages know."""
    id_, _ = scenario_texts(state)
    name = scenario_name(state, text)
    if not text.has(f"scenario-{id_}-briefing"):
        return Story(name)
    goals: dict[str, str] = {side: text(f"scenario-{id_}-goal-{side}") for side in SIDES}
    return Story(name, text(f"scenario-{id_}-briefing"), goals, text(f"scenario-{id_}-special"))


def show_scenario(screen: Screen, state: State, text: Text) -> None:
    """Briefing, goals of both sides and special rules."""
    told = story(state, text)
    screen.head(told.name)
    if told.goals is None:
        return
    screen.say(told.briefing)
    screen.say()
    for side, goal in told.goals.items():
        screen.say(f"{text('side-' + side)}: {goal}", side, 0, 2)
    screen.say(f"{text('ui-special-rules')}: {told.special}", "", 0, 2)
