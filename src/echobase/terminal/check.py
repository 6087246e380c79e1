"""One line about a document or a record that is in order; everything else raises its error."""

from echobase.terminal.opening import load
from echobase.terminal.pages import scenario_name
from echobase.text import Text


def summary(which: str, text: Text) -> str:
    """What a file or a scenario holds."""
    state, record = load(which)
    name = scenario_name(state, text)
    if record is None:
        units = sum(hex_ >= 0 for hex_ in state.hex)
        return text("ui-check-document", name=name, units=units)
    line = text("ui-check-record", name=name, actions=len(record.actions), turns=max(state.turns))
    outcome = state.outcome()
    if outcome is not None:
        line += " " + text("battle-won", side=outcome.winner, reason=outcome.reason)
    else:
        line += " " + text("ui-not-finished")
    if record.cut_off:
        line += " " + text("ui-cut-off")
    return line
