"""One line about a valid document or record; everything else raises its error."""

from echobase.terminal.finding import find
from echobase.text import Text
from echobase.text.words import words


def summary(which: str, text: Text) -> str:
    """The content of a file or a scenario."""
    found = find(which)
    told, state, record = words(found.game.name), found.state, found.record
    if record is None:
        return told.summary(state, text)
    line = text(
        "ui-check-record",
        name=told.scenario_name(state, text),
        actions=len(record.actions),
        turns=state.turn_number(),
    )
    over = state.outcome() is not None
    line += " " + (told.result(state, text) if over else text("ui-not-finished"))
    if record.cut_off:
        line += " " + text("ui-cut-off")
    return line
