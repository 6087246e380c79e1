"""The secret from which the server's part of all chance in a game follows."""

import secrets

from echobase.core.fair_dice import MARK


def fresh_secret() -> str:
    """A secret of 64 characters that nobody can guess."""
    return MARK + secrets.token_hex(31)
