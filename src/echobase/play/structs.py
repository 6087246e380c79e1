"""Structures that are sent to a client as JSON: their bases, the board, cards and pieces."""

import msgspec


class Struct(msgspec.Struct, kw_only=True):
    """A message or a part of one; everything is sent."""


class Sparse(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A part that is sent in large numbers; default values are left out."""


class HexOf(Struct):
    """Where a hex is, and its label."""

    x: float
    y: float
    name: str


class Bonus(Sparse):
    """What a card gives or forbids the units it is about."""

    kind: str
    count: int = 0
    """How much of it; 99 means all, 0 that there is nothing to count."""


class Card(Sparse):
    """A card in words, with what its picture shows."""

    title: str
    text: str
    kind: str
    side: str = ""
    leader: str = ""
    orders: int = 0
    """How many units it orders; 99 means all."""
    sections: dict[str, int] | None = None
    units: list[str] = msgspec.field(default_factory=list)
    """The kinds of units that it orders; empty for any."""
    choose: str = ""
    """What its player chooses first, if anything: a `section` or a `class` of units."""
    bonuses: list[Bonus] = msgspec.field(default_factory=list)
    copies: int = 0
    """How many of it a whole deck has, where that matters."""


class Piece(Sparse):
    """A kind of unit, badge, terrain or building in words."""

    name: str
    text: str
    symbol: str = ""
    side: str = ""


class Fact(Sparse):
    """One fact about a unit: its name, its value and what it means."""

    id: str
    name: str
    value: str = ""
    text: str = ""
    symbol: str = ""
    dice: list[int] = msgspec.field(default_factory=list)
    """By range: the number of dice."""
    nearest: int = 0
    """The range of the first of them."""
    faces: list[str] = msgspec.field(default_factory=list)
    """Faces of a die, by letter."""
    hits: int = 0
    most: int = 0
    """For a damage track: hits taken, and how many it has room for."""
    subject: str = ""
    """The subject of the rulebook that it belongs to: `terrain:rocks`."""


class UnitCard(Sparse):
    """A unit as it is now: its picture, and facts in the order in which they are shown."""

    place: str
    """Its hex or counter, as a client asks for it."""
    name: str
    about: str
    """What kind of unit it is."""
    side: str
    where: str
    symbol: str = ""
    figures: int = 0
    full: int = 0
    facts: list[Fact] = msgspec.field(default_factory=list)
    subject: str = ""
    """The subject of the rulebook that the unit is: `unit:at_at`."""
