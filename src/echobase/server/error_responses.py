"""What a client is told when a request fails: a status, a code and a sentence."""

import logging
from collections.abc import Callable
from typing import Any, Final

from echobase.core.errors import BadGame, EchoBaseError, Refusal
from echobase.core.game_faults import game_at_fault
from echobase.server.errors import CannotStore, Forbidden, Missing, SlowBody
from echobase.server.messages.new_games import Fault
from echobase.server.safety.limits import TooMany
from echobase.server.storage.store_errors import StoreError, reason, unstorable
from echobase.server.web import HTTPException, Request, Response

LONGEST_FAULT: Final = 500
"""Characters of an error, which may quote the request."""
NO_STORE: Final = "The games cannot be read or written now."

log = logging.getLogger(__name__)


def fault(status: int, error: str, text: str) -> Response[Fault]:
    shown = text if len(text) <= LONGEST_FAULT else f"{text[:LONGEST_FAULT]}…"
    return Response(Fault(status=status, error=error, text=shown), status_code=status)


def complain(_: Request[Any, Any, Any], error: EchoBaseError) -> Response[Fault]:
    """The response when a request cannot be carried out; our errors say why."""
    if isinstance(error, Forbidden):
        return fault(403, error.error, str(error))
    if isinstance(error, Missing):
        return fault(404, error.error, str(error))
    if isinstance(error, Refusal):
        return fault(409, error.error, str(error))
    if isinstance(error, CannotStore):
        log.error("the store does not answer: %s", error)
        return fault(503, "no-store", NO_STORE)
    if isinstance(error, BadGame):
        log.error("%s", error)
        return fault(500, "broken-game", str(error))
    return fault(400, "bad-request", str(error))


def complain_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    words = {
        404: "unknown-address",
        405: "wrong-method",
        413: "too-long",
        415: "wrong-type",
    }
    reasons = [str(one.get("message", one)) for one in error.extra or [] if isinstance(one, dict)]
    text = ": ".join([error.detail, *reasons])
    return fault(error.status_code, words.get(error.status_code, "bad-request"), text)


def complain_store(_: Request[Any, Any, Any], error: StoreError) -> Response[Fault]:
    if unstorable(error):
        return fault(400, "bad-request", "a character or a number that cannot be stored")
    log.error("the store does not answer: %s", reason(error))
    return fault(503, "no-store", NO_STORE)


def complain_often(_: Request[Any, Any, Any], error: TooMany) -> Response[Fault]:
    answer = fault(429, "too-many", str(error))
    answer.set_header("retry-after", str(error.seconds))
    return answer


def complain_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    if isinstance(error, SlowBody):
        raise error  # the timer answers that itself
    broken = game_at_fault(error)
    if broken is not None:
        return complain(request, broken)
    log.error("unexpected", exc_info=error)
    return fault(500, "unexpected", "Something went wrong in the server; its log says more.")


HANDLERS: Final[
    dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]]
] = {
    EchoBaseError: complain,
    TooMany: complain_often,
    HTTPException: complain_http,
    StoreError: complain_store,
    Exception: complain_unexpected,
}
