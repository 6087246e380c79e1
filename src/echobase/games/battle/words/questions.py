"""The question of each step of a battle."""

from typing import Final

from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.state import State
from echobase.text import Text

PUBLIC: Final = {"retreat": "ui-defend-retreat", "shelter": "ui-defend-shelter"}
"""Steps that the other side decides immediately, with no cards to hide, and their questions."""


def question(state: State, step: str, text: Text, brief: bool) -> str:
    """What is to be decided; in defence, for which unit. Brief means: no word about typing."""
    if step in PUBLIC:
        unit, hex_ = state.key(state.target), LABELS[state.hex[state.target]]
        return text(PUBLIC[step], unit=unit, hex=hex_, retreats=state.retreats)
    key = step.replace("_", "-")
    if step == "choose":
        what = "section" if state.card.choose_section else "class"
        asked = text("ui-ask-choose", what=what)
        return asked.rstrip(":") if brief else asked
    if not brief:
        return text(f"ui-ask-{key}")
    own = f"server-ask-{key}"
    return text(own if text.has(own) else f"ui-ask-{key}").rstrip(":")
