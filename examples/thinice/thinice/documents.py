"""Positions as documents, and what one seat may see of them as a view."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from echobase.core import view as core
from echobase.core.document import convert
from echobase.core.errors import BadDocument

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
    labels = [*state.board.labels, ""]
    holes = [h if s == seat or state.found[s] else -1 for s, h in enumerate(state.holes)]
    seats = zip(state.sides(), state.places, holes, strict=True)
    return View(
        seat=seat,
        to_act=state.to_act(),
        step=state.step,
        map=state.map,
        turn=state.turn,
        steps=state.steps,
        seats=[SeatView(side, labels[place], labels[hole]) for side, place, hole in seats],
    )


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """A position; hexes are written by their labels, nowhere is empty."""

    step: Literal["saw", "roll", "move", "over"]
    seat: Literal[0, 1]
    turn: int
    steps: int
    places: tuple[str, str]
    holes: tuple[str, str]
    found: tuple[bool, bool]
    tested: tuple[int, int]


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A document: a lake, and the position unless the game has not begun."""

    game: Literal["thinice"] = "thinice"
    map: Literal["lake", "pond"] = "lake"
    play: Play | None = None


def save(state: "State") -> dict[str, Any]:
    labels = [*state.board.labels, ""]
    play = {name: getattr(state, name) for name in Play.__struct_fields__}
    for name in ("places", "holes"):
        play[name] = [labels[hex_] for hex_ in play[name]]
    return {"game": "thinice", "map": state.map, "play": msgspec.to_builtins(play)}


def read(raw: dict[str, Any], source: str) -> Table:
    return convert(raw, Table, source)


def restore(state: "State", play: Play, source: str) -> None:
    """Put a new state into the position of a document."""
    number = {label: hex_ for hex_, label in enumerate(state.board.labels)} | {"": -1}
    for name in Play.__struct_fields__:
        value = getattr(play, name)
        setattr(state, name, list(value) if isinstance(value, tuple) else value)
    try:
        state.places = [number[label] for label in play.places]
        state.holes = [number[label] for label in play.holes]
    except KeyError as error:
        raise BadDocument(f"{source}: play: {error} is not a hex of this lake") from None
