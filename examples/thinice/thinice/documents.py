"""Positions as documents, and what one seat may see of them as a view."""

from typing import TYPE_CHECKING, Any

import msgspec

from echobase.core import view as core
from echobase.core.document import convert
from echobase.core.errors import BadDocument
from thinice.board import MAPS

if TYPE_CHECKING:
    from thinice.state import State


class SeatView(msgspec.Struct, frozen=True):
    """A side: where its sledge is, and its hole as far as it is known."""

    side: str
    place: str
    hole: str


class View(core.View, frozen=True, kw_only=True, tag="thinice"):
    """What one seat may know."""

    map: str
    turn: int
    steps: int
    seats: list[SeatView]


def view(state: "State", seat: int | None) -> View:
    labels = state.board.labels

    def hole(of: int) -> str:
        known = state.holes[of] >= 0 and (of == seat or state.found[of])
        return labels[state.holes[of]] if known else ""

    return View(
        seat=seat,
        to_act=state.to_act(),
        step=state.step,
        map=state.map,
        turn=state.turn,
        steps=state.steps,
        seats=[
            SeatView(side, labels[state.places[of]], hole(of))
            for of, side in enumerate(state.sides())
        ],
    )


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """A position."""

    step: str
    seat: int
    turn: int
    steps: int
    places: list[str]
    holes: list[str]
    found: list[bool]
    tested: list[int]


class Table(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A document: a lake, and the position unless the game has not begun."""

    game: str = "thinice"
    map: str = "lake"
    play: Play | None = None


def save(state: "State") -> dict[str, Any]:
    labels = state.board.labels
    play = Play(
        state.step,
        state.seat,
        state.turn,
        state.steps,
        [labels[hex_] for hex_ in state.places],
        [labels[hex_] if hex_ >= 0 else "" for hex_ in state.holes],
        state.found,
        state.tested,
    )
    return {"game": "thinice", "map": state.map, "play": msgspec.to_builtins(play)}


def read(raw: dict[str, Any], source: str) -> Table:
    table = convert(raw, Table, source)
    if table.map not in MAPS:
        raise BadDocument(f"{source}: map: no lake {table.map!r}; choose one of: {', '.join(MAPS)}")
    return table


def restore(state: "State", play: Play, source: str) -> None:
    """Put a new state into the position of a document."""
    try:
        for name in ("step", "seat", "turn", "steps"):
            setattr(state, name, getattr(play, name))
        state.places = [state.board.labels.index(label) for label in play.places]
        state.holes = [state.board.labels.index(label) if label else -1 for label in play.holes]
        state.found, state.tested = list(play.found), list(play.tested)
        state.heading()
    except (ValueError, IndexError) as error:
        raise BadDocument(f"{source}: play: this position cannot be: {error}") from None
