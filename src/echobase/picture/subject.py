"""What can be drawn: views, states and documents of any game, all converted to a view."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from echobase.core import registry
from echobase.core.document import load_tables
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.core.view import View

Subject = View | State | dict[str, Any] | str | Path
"""A view, a state, or a document: tables, TOML text or the path of a file."""


@dataclass(frozen=True)
class Seen:
    """A view, and the game it belongs to."""

    game: str
    view: View


def seen(subject: Subject, seat: int | None) -> Seen:
    """What the seat may know."""
    if isinstance(subject, View):
        if seat is not None and seat != subject.seat:
            raise BadOption(f"seat: this is the view of seat {subject.seat}, not of {seat}")
        return Seen(subject.game, subject)
    state: State = subject if hasattr(subject, "view") else load(subject)  # type: ignore[assignment]
    seats = len(state.sides())
    if seat is not None and (isinstance(seat, bool) or seat not in range(seats)):
        raise BadOption(f"seat: 0 to {seats - 1}, or None for a spectator; got {seat!r}")
    view: View = state.view(seat)
    return Seen(view.game, view)


def load(document: Any) -> State:
    """The state of a document of any game."""
    tables, source = load_tables(document)
    return registry.owner(tables, source).load(document)
