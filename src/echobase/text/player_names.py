"""The names of those at the table: sides, seats and computer players."""

from collections.abc import Sequence

from echobase.text import Text


def side_name(side: str, text: Text) -> str:
    """A side in full; its key when no message names it."""
    id_ = f"side-{side}"
    return text(id_) if text.has(id_) else side.capitalize()


def seat_name(sides: Sequence[str], seat: int, text: Text) -> str:
    """A side, and in a team which of its players; `sides` has the side of each seat."""
    side = sides[seat]
    members = [number for number, other in enumerate(sides) if other == side]
    if len(members) == 1:
        return side_name(side, text)
    return text("ui-member", side=side, number=members.index(seat) + 1)


def level_name(player: str, text: Text) -> str:
    """The level of a player in words; its key when no message names it."""
    id_ = f"server-level-{player}"
    return text(id_) if text.has(id_) else player.capitalize()
