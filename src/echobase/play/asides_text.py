"""What seats have said that is no action, as text: so it can be stored beside the game."""

from dataclasses import asdict
from typing import Any

import msgspec

from echobase.play.game_log import Asides, InAdvance, Queue


class Said(msgspec.Struct, omit_defaults=True):
    """The asides of a game without the answers in advance, which are stored with their seats."""

    number: int
    """The row after which they were said; anything later makes them void."""
    closed: int = -1
    released: int = -1
    considered: int = -1
    ordered: tuple[str, ...] = ()
    errand: dict[str, Any] | None = None
    queue: dict[str, Any] | None = None


def written(number: int, asides: Asides) -> str:
    """The asides after a row, as text."""
    said = Said(
        number,
        asides.closed,
        asides.released,
        asides.considered,
        asides.ordered,
        None if asides.errand is None else asdict(asides.errand),
        None if asides.queue is None else asdict(asides.queue),
    )
    return msgspec.json.encode(said).decode()


def read(text: str, number: int, errand: type[Any] | None) -> Asides:
    """The asides after a row; none when the text is about another row."""
    if not text:
        return Asides()
    said = msgspec.json.decode(text, type=Said)
    if said.number != number:
        return Asides()
    return Asides(
        said.closed,
        said.released,
        said.considered,
        said.ordered,
        None if said.errand is None or errand is None else made(errand, said.errand),
        None if said.queue is None else made(Queue, said.queue),
    )


def made(kind: type[Any], values: dict[str, Any]) -> Any:
    """A dataclass from JSON, which has lists instead of tuples."""
    return kind(**{k: tuple(v) if isinstance(v, list) else v for k, v in values.items()})


def changed_answers(before: InAdvance, after: InAdvance) -> InAdvance:
    """The standing answers of the seats that have others than before."""
    seats = {*before, *after}
    return {seat: after.get(seat, {}) for seat in seats if before.get(seat) != after.get(seat)}
