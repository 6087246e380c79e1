"""The offers to a seat, as structured facts: offers by group, odds, and what ends a step."""

import msgspec

from echobase.play.structs import Sparse, Struct


class Reason(Struct):
    """A reason for more or fewer dice."""

    text: str
    dice: int


class Chance(Struct):
    """How likely something is."""

    text: str
    percent: str


class Odds(Struct):
    """The possible results of an attack."""

    dice: int
    reasons: list[Reason]
    chances: list[Chance]


class Offer(Sparse, gc=False):
    """One thing to choose; there may be a thousand, each independent of the others."""

    action: int
    kind: str
    notation: str
    label: str
    hex: str | None = None
    """The hex of the unit that acts."""
    unit: str | None = None
    to: str | None = None
    via: str | None = None
    target: str | None = None
    """The hex that is attacked."""
    foe: str | None = None
    card: str | None = None
    facing: str | None = None
    detail: str | None = None
    guard: str | None = None
    odds: Odds | None = None
    attack: str | None = None
    """The effect of a move on the unit's attack: `targets` in reach from there, or `none`."""
    hexes: list[str] | None = None
    """The units that a card could order."""


class Group(Sparse):
    """Offers that belong together, such as all of one unit."""

    key: str
    label: str
    offers: list[Offer]
    hex: str | None = None


class Done(Sparse):
    """The choice that ends a step."""

    action: int
    label: str
    guard: str | None = None


class Decision(Struct):
    """The decision of a seat."""

    step: str
    name: str
    prompt: str
    groups: list[Group]
    done: Done | None
    all: bool = False
    """Whether all offers can be taken, one after the other in any order."""


class Face(Struct):
    """A face of a die."""

    letter: str
    name: str


class Shot(Sparse):
    """A line of sight from the hex that is looked at."""

    hex: str
    clear: bool
    blocked_by: list[str] = msgspec.field(default_factory=list)
    dice: int = 0
    text: str = ""


class Look(Struct, tag="look"):
    """The reach and targets of a unit, and the facts about its hex."""

    id: int
    hex: str
    reach: list[str]
    shots: list[Shot]
    field: list[str]
    """The hexes in the field of fire of a Walker."""
    lines: list[str]
