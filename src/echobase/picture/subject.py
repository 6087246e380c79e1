"""What can be drawn: views, states and documents of both games, all brought to a view."""

from functools import cache
from pathlib import Path
from typing import Any

from echobase.assault.documents import map_ids
from echobase.assault.game import GAME as ASSAULT
from echobase.assault.map import Map
from echobase.assault.state import State as AssaultState
from echobase.assault.view import View as AssaultView
from echobase.battle.game import GAME as BATTLE
from echobase.battle.state import State as BattleState
from echobase.battle.view import View as BattleView
from echobase.core.document import load_tables
from echobase.core.errors import BadOption
from echobase.core.game import State as AnyState
from echobase.picture.assault_board import Flowers

View = BattleView | AssaultView
State = BattleState | AssaultState
Subject = View | AnyState | dict[str, Any] | str | Path
"""A view, a state, or a document: tables, TOML text or the path of a file."""


def look(subject: Subject, seat: int | None) -> tuple[View, Flowers]:
    """What the seat may know, and the macrohexes of the map if there are any.

    A view does not say how its macrohexes lie. They are known for the maps that come with the
    game; on another map draw the state or the document to see them.
    """
    if isinstance(subject, BattleView | AssaultView):
        if seat is not None and seat != subject.seat:
            raise BadOption(f"seat: this is the view of seat {subject.seat}, not of {seat}")
        return subject, _known_flowers(subject) if isinstance(subject, AssaultView) else ()
    state = subject if isinstance(subject, BattleState | AssaultState) else load(subject)
    seats = 2 if isinstance(state, AssaultState) else len(state.scenario.sides)
    if seat is not None and (isinstance(seat, bool) or seat not in range(seats)):
        raise BadOption(f"seat: 0 to {seats - 1}, or None for a spectator; got {seat!r}")
    if isinstance(state, AssaultState):
        return state.view(seat), _flowers(state.setting.map)
    return state.view(seat), ()


def load(document: Any) -> State:
    """The state of a document of either game."""
    tables, _ = load_tables(document)
    meta = tables.get("meta")
    if isinstance(meta, dict) and meta.get("game") == "Assault on Hoth":
        return ASSAULT.load(document)
    return BATTLE.load(document)


def _flowers(map_: Map) -> Flowers:
    return tuple(zip(map_.macro_a, map_.macro_b, strict=True))


def _known_flowers(view: AssaultView) -> Flowers:
    found = _shipped(view.map) if view.map in map_ids() else ()
    return found if len(found) == view.columns * view.rows else ()


@cache
def _shipped(id_: str) -> Flowers:
    return _flowers(ASSAULT.start(map=id_).setting.map)
