"""The offers to a seat, as structured facts: offers by group, odds, and what ends a step."""

from dataclasses import dataclass
from fractions import Fraction

import msgspec

from echobase.core.events import Message
from echobase.play.structs import Sparse, Struct, UnitCard
from echobase.text import Text, percent


class Reason(Struct):
    """A reason for more or fewer dice: its name, without the number."""

    text: str
    dice: int

    @classmethod
    def of(cls, message: Message, text: Text) -> "Reason":
        """From a message of the rules, which has the argument `dice`."""
        return cls(text=text.say(message), dice=int(message.args["dice"]))


def added_up(reasons: list[Reason]) -> str:
    """All reasons as a sum in words: `Range 2: 3, Rocks -2`."""
    changes = [f"{reason.text} {reason.dice:+}" for reason in reasons[1:]]
    return ", ".join([f"{reasons[0].text}: {reasons[0].dice}", *changes])


class FaceEffect(Struct):
    """What a face of a die does to the target: `hit`, `push` or `miss`."""

    letter: str
    effect: str


class Chance(Sparse):
    """How likely something is."""

    text: str
    percent: str
    share: float
    """The same from 0 to 1."""
    part: bool = False
    """Whether it explains the chance before it, such as the first of two rolls."""

    @classmethod
    def of(cls, text: str, chance: Fraction, part: bool = False) -> "Chance":
        return cls(text=text, percent=percent(chance), share=float(chance), part=part)


class Odds(Sparse):
    """The possible results of an attack."""

    dice: int
    reasons: list[Reason]
    faces: list[FaceEffect]
    chances: list[Chance]
    """The most important one first."""
    needs: int = 1
    """How many dice must hit."""
    notes: list[str] = msgspec.field(default_factory=list)
    """What else matters, in sentences."""


class Cost(Sparse):
    """What a choice takes from a store of points, such as Luke's Force Points."""

    points: int
    left: int
    """How many remain after it."""
    text: str
    """Both in words."""
    reveals: str = ""
    """What it shows to everybody, in a sentence."""


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
    cost: Cost | None = None
    chances: list[Chance] | None = None
    """What may happen after it to the seat that chooses, the most important first."""
    attack: str | None = None
    """The effect of a move on the unit's attack: `targets` in reach from there, or `none`."""
    hexes: list[str] | None = None
    """The units that a card could order."""
    area: list[str] | None = None
    """All hexes that stand for it, such as those of a section: pointing at one chooses it."""


@dataclass(frozen=True)
class Guard:
    """Why a choice has to be confirmed, before it is put into words."""

    reason: str
    units: tuple[str, ...] = ()
    """The units that it is about, by their short names."""


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


class TrayUnits(Struct):
    """Units of a kind that are to be placed, and how many of them have been."""

    kind: str
    label: str
    placed: int
    total: int
    current: bool
    """Whether one of them is due."""


class ClosedHexes(Struct):
    """Hexes that cannot take the unit that is due, and why."""

    why: str
    hexes: list[str]


class Incoming(Sparse):
    """The attack that a decision answers: who attacks whom, and what is known of it so far."""

    side: str
    """The side that attacks."""
    hex: str
    target: str
    """The hexes of the two."""
    unit: str | None = None
    foe: str | None = None
    odds: Odds | None = None
    """Its odds if nothing is done about it, before it is rolled."""
    faces: list[str] = msgspec.field(default_factory=list)
    """The dice that have been rolled for it."""
    told: list[str] = msgspec.field(default_factory=list)
    """What they have brought, in sentences."""
    note: str = ""
    """Why the seat is asked although it has no choice."""


class Decision(Struct):
    """The decision of a seat."""

    step: str
    name: str
    prompt: str
    groups: list[Group]
    done: Done | None
    all: bool = False
    """Whether all offers can be taken, one after the other in any order."""
    volley: list[int] = msgspec.field(default_factory=list)
    """The attacks at the best odds, at most one for each unit, the first one first."""
    tray: list[TrayUnits] = msgspec.field(default_factory=list)
    """While units are placed: all of the side, kind by kind."""
    closed: list[ClosedHexes] = msgspec.field(default_factory=list)
    """While a unit is placed: every hex that cannot take it."""
    incoming: Incoming | None = None
    preset: int | None = None
    """The offer that most people want: one press takes it, and any other can be chosen instead."""


class StandingTime(Struct):
    """How long an answer given in advance can stand."""

    time: str
    label: str


class StandingAnswer(Struct):
    """An answer that a seat can give in advance, and whether it has."""

    question: str
    label: str
    """What it means, as a setting."""
    times: list[StandingTime]
    now: str
    """The time that it stands for; empty while the seat is asked."""
    state: str
    """What stands now, in words; empty while the seat is asked."""
    asked: bool
    """Whether the decision that is due could be answered with it."""


@dataclass(frozen=True)
class Pointing:
    """Where somebody points who may have picked something before."""

    to: str
    hex: str | None = None
    """The hex that was picked."""
    unit: str | None = None
    """The counter that was picked, where several stand together."""
    end: str | None = None
    """The hex that it is to go to, and from which it could face another one."""

    def means(self, offer: Offer) -> bool:
        """Whether an offer may be what is meant."""
        if self.hex is None or self.hex == self.to:
            return self.to in (offer.hex, offer.to, offer.target)
        return self.hex == offer.hex and self.to in (offer.to, offer.target)


@dataclass(frozen=True)
class Pose:
    """A unit with the place where it would stand and the direction it would face."""

    unit: str
    to: str
    facing: str


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
    name: str = ""
    """Who or what stands there."""
    why: str = ""
    """Why it cannot be attacked from here; empty when it can."""
    text: str = ""


class GroupMove(Struct, tag="group"):
    """The moves that would bring several units to a hex and around it, in this order."""

    id: int
    offers: list[Offer]


class Preview(Struct, tag="preview"):
    """What a unit could attack from another place and facing."""

    id: int
    field: list[str]
    """The hexes in its field of fire."""
    shots: list[Shot]


class Look(Struct, tag="look"):
    """The reach and targets of a unit, and the facts about its hex."""

    id: int
    hex: str
    reach: list[str]
    shots: list[Shot]
    field: list[str]
    """The hexes in the field of fire of a Walker."""
    lines: list[str]
    card: UnitCard | None = None
    """The unit or structure there."""
    subject: str = ""
    """The subject of the rulebook that the ground there is."""


@dataclass
class Choice:
    """One thing to choose; choices of a group are listed under its name."""

    notation: str
    label: str
    group: str = ""
    """For instance the unit that acts; its first word also opens a folded group."""
    short: bool = False
    """Whether it is short enough to share a line with others."""
    detail: str = ""
    """What the label says beyond where it leads, by itself."""
    mark: str = ""
    """A sign for its consequences, such as targets in reach."""
    hexes: tuple[str, ...] = ()
    """The units that it could order."""
