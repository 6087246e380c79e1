"""Dice that nobody can bend: each draw follows from the server's secret and from what seats gave.

The server commits to its secret before anybody gives anything, and opens it after the end.
docs/fair-dice.md explains why nobody can steer a roll, and web/src/lib/dice/derivation.ts computes
the same.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from echobase.core.chance import sample
from echobase.core.game import State

BITS: Final = 53
"""As many bits as a float can hold."""
MARK: Final = "2-"
"""How a secret begins whose draws depend on the seats, too; older games have others."""
HEX_BYTES: Final = r"[0-9a-f]{64}"
"""32 bytes in words."""
WORD: Final = re.compile(rf"([0-9]{{1,2}})@([0-9]{{1,9}}):({HEX_BYTES}):({HEX_BYTES}|)")


class Contribution(msgspec.Struct, frozen=True):
    """The random bytes that a seat gave, in force from a place in the record on."""

    seat: int
    place: int
    """The number of actions before the first one that it can influence."""
    given: str
    """32 random bytes, as hexadecimal digits."""
    seal: str = ""
    """The hash of what this seat gives next; empty when it never will."""


class DiceTerms(msgspec.Struct, frozen=True):
    """The game that a commitment is for."""

    id: str
    game: str
    rules_version: int
    setup: str
    """The hash of the options."""
    sides: list[str]
    """The side of each seat."""


class Draw:
    """A number in [0, 1) where a source of numbers is wanted."""

    def __init__(self, value: float) -> None:
        self.value = value

    def random(self) -> float:
        return self.value


def takes_contributions(secret: str) -> bool:
    """Whether the draws of this secret depend on what the seats give."""
    return secret.startswith(MARK)


def hashed_text(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def setup_hash(options: Mapping[str, Any]) -> str:
    """The hash of a game's options."""
    return hashed_text(json.dumps(options, sort_keys=True, separators=(",", ":")))


def commitment(secret: str, terms: DiceTerms) -> str:
    """The hash that binds the server to its secret, for this game alone."""
    if not takes_contributions(secret):
        return hashed_text(secret)
    version, sides = str(terms.rules_version), " ".join(terms.sides)
    return hashed_text("\n".join([terms.id, terms.game, version, terms.setup, sides, secret]))


def in_force(contributions: Sequence[Contribution], place: int) -> list[Contribution]:
    """The contributions that count for the action at a place."""
    return [one for one in contributions if one.place <= place]


def drawn(secret: str, id_: str, place: int, contributions: Sequence[Contribution] = ()) -> float:
    """The number in [0, 1) that belongs to the action at a place, counted from 0."""
    message = str(place)
    if takes_contributions(secret):
        given = [f"{one.seat} {one.given}" for one in in_force(contributions, place)]
        message = "\n".join([id_, message, *given])
    digest = hmac.new(secret.encode(), message.encode(), hashlib.sha256).digest()
    return float(int.from_bytes(digest[:8], "big") >> (64 - BITS)) / float(1 << BITS)


def brought(
    state: State, secret: str, id_: str, place: int, contributions: Sequence[Contribution] = ()
) -> int:
    """The outcome of chance as the action at a place."""
    return sample(state.chances(), Draw(drawn(secret, id_, place, contributions)))


# What seats may give.


def is_due(contributions: Sequence[Contribution], seat: int) -> bool:
    """Whether a seat may give: first, and again whenever another seat has given its first.

    So nobody who joins later has the last word, and nobody can go on trying.
    """
    own = [number for number, one in enumerate(contributions) if one.seat == seat]
    if not own:
        return True
    last = own[-1] + 1
    known = {one.seat for one in contributions[:last]}
    return any(one.seat not in known for one in contributions[last:])


def keeps_seal(contributions: Sequence[Contribution], seat: int, given: str) -> bool:
    """Whether these bytes are those that the seat has sealed, if it has given before."""
    own = [one for one in contributions if one.seat == seat]
    return not own or own[-1].seal == hashed_text(given)


def broken_at(contributions: Sequence[Contribution]) -> int | None:
    """The first contribution that was not due or breaks a seal, by its number; None if all hold."""
    for number, one in enumerate(contributions):
        before = contributions[:number]
        if not is_due(before, one.seat) or not keeps_seal(before, one.seat, one.given):
            return number
    return None


# In the head of a record.


def to_words(contributions: Sequence[Contribution]) -> str:
    """The contributions in one line: `0@12:BYTES:SEAL`, separated by spaces."""
    return " ".join(f"{one.seat}@{one.place}:{one.given}:{one.seal}" for one in contributions)


def from_words(words: str) -> list[Contribution] | None:
    """The contributions of such a line; None when it is none."""
    found = []
    for word in words.split():
        parts = WORD.fullmatch(word)
        if parts is None:
            return None
        found.append(Contribution(int(parts[1]), int(parts[2]), parts[3], parts[4]))
    return found
