"""The gate before all routes: which hosts and origins may ask, and the headers of every answer.

A page of another site can make a browser send requests here, and can point a name of its own at
this machine. So a request must name this server by an address or by one of its known names, and
whatever changes something, or plays, must come from a page of this server or from no page at all.
"""

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from echobase.server.messages.new_games import Fault

LOCAL: Final = "localhost"
READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
REFUSED: Final = 4403
"""The code for closing the connection of a page that may not play here."""
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
"""No script but our own files; drawings bring styles of their own."""
HEADERS: Final = tuple(
    (name.encode(), value.encode())
    for name, value in (
        ("content-security-policy", POLICY),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
    )
)


class Gate:
    """ASGI middleware: refuses strangers and adds the security headers."""

    def __init__(self, app: ASGIApp, names: Sequence[str] = ()) -> None:
        self.app = app
        self.names = frozenset(name.lower().rstrip(".") for name in (LOCAL, *names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, guarded(send))
        elif kind == "http":
            await answer(guarded(send), refusal)
        else:
            await receive()
            await send({"type": "websocket.close", "code": REFUSED, "reason": refusal.text[:100]})

    def refusal(self, scope: Scope) -> Fault | None:
        """Why a request is not let in; None when it is."""
        headers = dict(first(scope["headers"]))
        host = headers.get("host", "")
        if not self.knows(hostname(host)):
            text = (
                f"This server does not go by the name {hostname(host)[:80]!r}; "
                "its operator can add it with --name."
            )
            return Fault(status=421, error="unknown-host", text=text)
        changes = str(scope["type"]) == "websocket" or scope.get("method") not in READING
        origin = headers.get("origin")
        if changes and origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            text = "Only pages of this server can do that; open the game at its own address."
            return Fault(status=403, error="foreign-origin", text=text)
        return None

    def knows(self, name: str) -> bool:
        """Addresses are always known: no other site can have a page there."""
        return name in self.names or name.endswith(f".{LOCAL}") or is_address(name)


def first(headers: Iterable[tuple[bytes, bytes]]) -> Iterable[tuple[str, str]]:
    """Headers as text, the last one first: of two with one name, a dict keeps the first."""
    pairs = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
    return pairs[::-1]


def hostname(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def guarded(send: Send) -> Send:
    """The same, with the security headers on every response."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
        await send(message)

    return sending


async def answer(send: Send, fault: Fault) -> None:
    body = msgspec.json.encode(fault)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
