"""The board, the cards and the pieces of a game, as a client shows them."""

import msgspec

from echobase.play.structs import Sparse, Struct


class HexOf(Struct):
    """Where a hex is, and its label."""

    x: float
    y: float
    name: str


class Card(Sparse):
    """A card in words."""

    title: str
    text: str
    kind: str
    side: str = ""
    leader: str = ""
    orders: int = 0
    """How many units it orders; 99 means all."""
    sections: dict[str, int] | None = None


class Piece(Sparse):
    """A kind of unit, badge, terrain or building in words."""

    name: str
    text: str
    symbol: str = ""
    side: str = ""
    facts: list[str] = msgspec.field(default_factory=list)
