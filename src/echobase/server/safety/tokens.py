"""What nobody may guess: tokens of seats, ids of games, and secrets of their dice."""

import hashlib
import secrets

from echobase.core.fair_dice import MARK


def fresh_token() -> str:
    return secrets.token_urlsafe(18)


def fresh_id() -> str:
    """The name of a game: whoever knows it can watch, so it is unguessable, too."""
    return secrets.token_urlsafe(12)


def fresh_secret() -> str:
    """The server's part of all chance in a game: 64 characters."""
    return MARK + secrets.token_hex(31)


def hashed(token: str) -> str:
    """The stored form of a token: enough to recognise it, useless for taking a seat."""
    return hashlib.sha256(token.encode()).hexdigest()
