"""Verifiable chance: each draw follows from a secret of the game and its place in the record.

The hash of the secret is public from the beginning, the secret after the end.
"""

import hashlib
import hmac
import secrets
from typing import Final

from echobase import sample
from echobase.core.game import State

BITS: Final = 53
"""As many bits as a float can hold."""


def fresh_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The hash that binds the server to its secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Draw:
    """The number in [0, 1) that belongs to one action of one game."""

    def __init__(self, secret: str, place: int) -> None:
        digest = hmac.new(secret.encode(), str(place).encode(), hashlib.sha256).digest()
        self.value: float = (int.from_bytes(digest[:8], "big") >> (64 - BITS)) / 2**BITS

    def random(self) -> float:
        return self.value


def brought(state: State, secret: str, place: int) -> int:
    """The outcome of chance as the action at this place in the record, counted from 0."""
    return sample(state.chances(), Draw(secret, place))
