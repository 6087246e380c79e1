"""What every call may answer when it fails, for the OpenAPI document."""

from typing import Final

from echobase.server.messages.new_games import Fault
from echobase.server.web import ResponseSpec

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


def spec(reason: str, body: type = Fault) -> ResponseSpec:
    """An answer with another status than the usual one."""
    return ResponseSpec(body, generate_examples=False, description=reason)
