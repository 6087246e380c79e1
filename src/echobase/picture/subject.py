"""What can be drawn: views, states and documents of both games, all brought to a view."""

from pathlib import Path
from typing import Any

from echobase.core.document import load_tables
from echobase.core.errors import BadOption
from echobase.core.game import State as AnyState
from echobase.games.assault.documents.view import View as AssaultView
from echobase.games.assault.game import GAME as ASSAULT
from echobase.games.assault.rules.state import State as AssaultState
from echobase.games.battle.documents.view import View as BattleView
from echobase.games.battle.game import GAME as BATTLE
from echobase.games.battle.rules.state import State as BattleState

View = BattleView | AssaultView
State = BattleState | AssaultState
Subject = View | AnyState | dict[str, Any] | str | Path
"""A view, a state, or a document: tables, TOML text or the path of a file."""


def look(subject: Subject, seat: int | None) -> View:
    """What the seat may know."""
    if isinstance(subject, BattleView | AssaultView):
        if seat is not None and seat != subject.seat:
            raise BadOption(f"seat: this is the view of seat {subject.seat}, not of {seat}")
        return subject
    state = subject if isinstance(subject, BattleState | AssaultState) else load(subject)
    seats = 2 if isinstance(state, AssaultState) else len(state.scenario.sides)
    if seat is not None and (isinstance(seat, bool) or seat not in range(seats)):
        raise BadOption(f"seat: 0 to {seats - 1}, or None for a spectator; got {seat!r}")
    seen: View = state.view(seat)
    return seen


def load(document: Any) -> State:
    """The state of a document of either game."""
    tables, _ = load_tables(document)
    meta = tables.get("meta")
    if isinstance(meta, dict) and meta.get("game") == "Assault on Hoth":
        return ASSAULT.load(document)
    return BATTLE.load(document)
