"""One line about a document or a record that is in order; everything else raises its error."""

from echobase.terminal.finding import find
from echobase.text import Text


def summary(which: str, text: Text) -> str:
    """What a file or a scenario holds."""
    found = find(which)
    front, state, record = found.front, found.state, found.record
    if record is None:
        return front.summary(state, text)
    line = text(
        "ui-check-record",
        name=front.scenario_name(state, text),
        actions=len(record.actions),
        turns=front.turns(state),
    )
    over = state.outcome() is not None
    line += " " + (front.result(state, text) if over else text("ui-not-finished"))
    if record.cut_off:
        line += " " + text("ui-cut-off")
    return line
