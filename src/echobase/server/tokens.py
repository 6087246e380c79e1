"""Seats are unguessable words; only their hashes are kept."""

import hashlib
import secrets


def fresh_token() -> str:
    return secrets.token_urlsafe(18)


def fresh_id() -> str:
    """The public name of a game."""
    return secrets.token_hex(6)


def hashed(token: str) -> str:
    """What is stored of a token; enough to know it again, useless to sit down with."""
    return hashlib.sha256(token.encode()).hexdigest()
