"""The players around the table by name."""

from collections.abc import Sequence

from echobase.text import Text


def seat_name(sides: Sequence[str], seat: int, text: Text) -> str:
    """A side, and in a team which of its players; `sides` has the side of each seat."""
    side = sides[seat]
    members = [number for number, other in enumerate(sides) if other == side]
    if len(members) == 1:
        return text(f"side-{side}")
    return text("ui-member", side=side, number=members.index(seat) + 1)
