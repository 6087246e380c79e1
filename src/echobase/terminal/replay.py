"""A finished or interrupted game told turn by turn, with the board after each turn."""

from echobase.battle.state import State
from echobase.core.events import Log
from echobase.core.record import Record
from echobase.terminal.describe import medals
from echobase.terminal.narrate import Narrator
from echobase.terminal.pages import show_board, show_scenario
from echobase.terminal.screen import Screen
from echobase.terminal.table import battle
from echobase.text import Text


def replay(record: Record, screen: Screen, text: Text, pause: bool) -> None:
    """Tell a whole record; with `pause`, wait for Enter after each turn."""
    narrator = Narrator(text)
    show_scenario(screen, battle(record.first), text)
    for core_state, action in record.states():
        before = battle(core_state)
        log: Log = []
        after = before.copy()
        after.apply(action, log)
        for told in narrator.tell(before, before.write(action), log):
            if told.heading:
                show_position(screen, after, text)
                pause = pause and wait(screen, text)
            told.show(screen)
    show_end(record, screen, text)


def show_position(screen: Screen, state: State, text: Text) -> None:
    screen.say()
    show_board(screen, state, text)
    screen.say(f"{text('ui-medals')}: {medals(state.view(None), text)}")


def wait(screen: Screen, text: Text) -> bool:
    """Wait for Enter; False once nobody answers any more."""
    try:
        screen.ask(text("ui-press-enter") + " ")
    except EOFError:
        return False
    return True


def show_end(record: Record, screen: Screen, text: Text) -> None:
    """How it ended, or that it did not."""
    state = battle(record.state)
    outcome = state.outcome()
    show_position(screen, state, text)
    if outcome is not None:
        message = text("battle-won", side=outcome.winner, reason=outcome.reason)
        screen.say(message, outcome.winner)
        screen.say(text("ui-turns-played", turns=max(state.turns)))
    elif not record.cut_off:
        screen.say(text("ui-not-finished"), "mark")
    if record.cut_off:
        screen.say(text("ui-cut-off"), "mark")
