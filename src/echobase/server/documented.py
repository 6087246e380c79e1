"""What every call may answer when it fails, for the OpenAPI document."""

from collections.abc import Sequence
from typing import Final

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from echobase.server.messages.new_games import Fault

REASONS: Final = {
    400: "Something about the request is wrong; the text says what.",
    403: "The seat, the link or the key is not the right one.",
    404: "There is no such thing here.",
    408: "The request came too slowly.",
    409: "This is not possible now.",
    413: "The body is too long.",
    415: "The body has to be JSON.",
    429: "Too many requests; the header Retry-After says when to come back.",
    503: "The games cannot be read or written now.",
}


def documented(handlers: Sequence[BaseRouteHandler]) -> Sequence[BaseRouteHandler]:
    """The same routes; those that answer requests say how they fail."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            faults = {status: spec(reason) for status, reason in REASONS.items()}
            handler.responses = {**faults, **(handler.responses or {})}
    return handlers


def spec(reason: str, body: type = Fault) -> ResponseSpec:
    """An answer with another status than the usual one."""
    return ResponseSpec(body, generate_examples=False, description=reason)
