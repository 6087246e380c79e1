"""Seats have unguessable tokens; only their hashes are stored."""

import hashlib
import secrets


def fresh_token() -> str:
    return secrets.token_urlsafe(18)


def fresh_id() -> str:
    """The name of a game: whoever knows it can watch, so it is unguessable, too."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """The stored form of a token: enough to recognise it, useless for taking a seat."""
    return hashlib.sha256(token.encode()).hexdigest()
