"""What environments for one seat have in common: which seat, and how a game begins."""

from random import Random

from numpy.random import Generator

from echobase.core.errors import BadOption
from echobase.observation.episode import Episode


def seat_named(name: str, seats: list[str]) -> int:
    """The number of a seat; BadOption lists the names."""
    if name not in seats:
        raise BadOption(f"seat: no seat {name!r}; known: {', '.join(seats)}")
    return seats.index(name)


def begin(table: Episode, generator: Generator) -> Random:
    """Start a new game; returns the generator for the decisions of its other seats."""
    table.reset(int(generator.integers(2**62)))
    return Random(int(generator.integers(2**62)))
