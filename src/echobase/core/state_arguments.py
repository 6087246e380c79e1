"""What a caller may hand to a state: actions as numbers or in notation, seats, and generators."""

from collections.abc import Callable, Sequence
from operator import index
from typing import Final

from echobase.core.aliases import Action, Seat
from echobase.core.errors import BadOption, IllegalAction

_GREATEST: Final = 1 << 60
_LEAST: Final = -(1 << 60)
"""Numbers beyond these are no actions, and slow to compare with."""


def native(number: int) -> Action:
    """A number that may be an action; IllegalAction for one that no game could have."""
    if _LEAST < number < _GREATEST:
        return number
    raise IllegalAction(f"{number} is not an action: take a number from state.actions()")


def action_number(what: object, read: Callable[[str], Action]) -> Action:
    """An action given as a number or in notation; IllegalAction for anything else."""
    if isinstance(what, int):
        return native(what)
    if isinstance(what, str):
        return read(what)
    try:
        return native(index(what))  # type: ignore[arg-type]  # a number of numpy, for instance
    except TypeError:
        raise IllegalAction(
            f"{what!r} is not an action: give notation, or a number from state.actions()"
        ) from None


def seat_number(seat: object, sides: Sequence[str]) -> Seat:
    """A seat of a game with these sides; BadOption for anything else."""
    if isinstance(seat, int) and 0 <= seat < len(sides):
        return seat
    known = ", ".join(f"{number} ({side})" for number, side in enumerate(sides))
    raise BadOption(f"seat: {seat!r} is not a seat; choose one of: {known}")


def seat_or_spectator(seat: object, sides: Sequence[str]) -> Seat | None:
    """A seat, or None for a spectator."""
    return None if seat is None else seat_number(seat, sides)


def check_rng(rng: object) -> None:
    """BadOption for what cannot draw random numbers."""
    if not hasattr(rng, "random"):
        raise BadOption(f"rng: {rng!r} draws no numbers; give a generator, as random.Random(1)")


def notation_text(text: object) -> str:
    """Notation is text; IllegalAction for anything else."""
    if isinstance(text, str):
        return text
    raise IllegalAction(f"{text!r} is not notation: give text, as state.write(action) does")
