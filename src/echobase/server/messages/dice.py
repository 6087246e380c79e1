"""The messages about dice: what a seat gives to them, and what a browser needs to check them."""

from typing import Annotated

import msgspec

from echobase.core.fair_dice import HEX_BYTES, Contribution, DiceTerms
from echobase.play.structs import Sparse, Struct

Bytes = Annotated[str, msgspec.Meta(pattern=f"^{HEX_BYTES}$")]
"""32 bytes as hexadecimal digits."""
Seal = Annotated[str, msgspec.Meta(pattern=f"^({HEX_BYTES}|)$")]


class LuckShare(Struct, forbid_unknown_fields=True):
    """Random bytes of a seat for the dice, and the hash of what it gives next."""

    given: Bytes
    seal: Seal = ""


class Contribute(Struct, tag="contribute"):
    """Give random bytes to the dice, after another seat has given its first."""

    share: LuckShare


class ProvenRoll(Sparse):
    """One roll or draw of a finished game."""

    place: int
    """The number of actions before it."""
    when: str
    """The turn in words."""
    text: str
    """What it brought."""
    chances: list[float]
    """The probability of each outcome, in the order in which they are drawn."""
    outcome: int
    """Which of them it was."""
    typed: bool = False
    """Whether people typed it in, so that it follows from nothing."""


class DiceProof(Struct):
    """Everything that a browser needs to compute the rolls of a finished game by itself."""

    terms: DiceTerms
    luck: str
    """The hash of the secret and of the terms, as it was published at the beginning."""
    secret: str
    contributions: list[Contribution]
    rolls: list[ProvenRoll]
