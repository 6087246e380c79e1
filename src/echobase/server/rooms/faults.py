"""What players are told when the store or the code of a game fails; the log says more."""

import contextlib
import logging
from typing import Any

from echobase.core.errors import Refusal
from echobase.core.game_faults import game_at_fault
from echobase.server.errors import CannotStore, DatabaseAway
from echobase.server.storage.store_errors import StoreError, cannot_store, reason
from echobase.server.web import WebSocket, WebSocketDisconnect
from echobase.text import Text

BROKEN_GAME, UNEXPECTED = 4500, 1011
"""Codes for closing a connection: a browser tries again only after the second."""
UNREADABLE = "The games cannot be read now."
"""The reason given when the store does not answer."""

log = logging.getLogger(__name__)


def not_stored(error: CannotStore, id_: str, text: Text) -> Refusal:
    """What is said of a message that the store could not take."""
    if isinstance(error, DatabaseAway):
        return Refusal(text("server-database-away"), "not-stored")
    log.error("%s: %s", id_, error)
    return Refusal(text("server-not-stored", reason=str(error)), "not-stored")


def failure(error: Exception, id_: str, text: Text) -> Refusal:
    """What is said of a message that could not be carried out."""
    if isinstance(error, StoreError):
        error = cannot_store(error)
    if isinstance(error, CannotStore):
        return not_stored(error, id_, text)
    if (broken := game_at_fault(error)) is not None:
        log.error("%s: %s", id_, broken)
        return Refusal(text("server-broken-game"), "broken-game")
    log.error("%s: a message could not be carried out", id_, exc_info=error)
    return Refusal(text("server-unexpected"), "unexpected")


async def close_broken(socket: WebSocket[Any, Any, Any], id_: str, error: Exception) -> None:
    """End a connection whose table cannot be made or read."""
    if isinstance(error, StoreError | CannotStore):
        log.error("%s: cannot be read: %s", id_, reason(error))
        await close(socket, UNEXPECTED, UNREADABLE)
        return
    broken = game_at_fault(error)
    log.error("%s: stopped: %s", id_, broken or error, exc_info=None if broken else error)
    await close(socket, UNEXPECTED if broken is None else BROKEN_GAME)


async def close(socket: WebSocket[Any, Any, Any], code: int, words: str = "") -> None:
    """Say goodbye, if somebody is still there."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, words)
