"""What the routes use of Litestar, for a page without a server: no more than they need.

A route is its function with an address. What a parameter is filled with stands in its annotation,
as it does for Litestar: part of the address, a query, a header, the body.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Annotated, Any, Final

import msgspec

AppState = SimpleNamespace
Answering = Callable[..., Awaitable[Any]]
STANDARD: Final = {"POST": 201, "DELETE": 204}
"""What a route answers when all is well, if not 200."""
GOING_AWAY: Final = 1001


class MediaType:
    """The types of answers that have a name."""

    JSON = "application/json"
    TEXT = "text/plain; charset=utf-8"
    HTML = "text/html; charset=utf-8"


# What a parameter is filled with.


@dataclass(frozen=True)
class PathPart:
    """A part of the address."""


@dataclass(frozen=True)
class Query:
    """What stands after the question mark."""


@dataclass(frozen=True)
class HeaderParameter:
    """A header."""

    name: str


@dataclass(frozen=True)
class Body:
    """The body, as JSON of a type."""


class FromPath:
    def __class_getitem__(cls, type_: Any) -> Any:
        return Annotated[type_, PathPart()]


class FromQuery:
    def __class_getitem__(cls, type_: Any) -> Any:
        return Annotated[type_, Query()]


class JSONBody:
    def __class_getitem__(cls, type_: Any) -> Any:
        return Annotated[type_, Body()]


# Requests and answers.


class Request:
    """What the page asks for."""

    def __init__(self, state: AppState, headers: Mapping[str, str], body: bytes) -> None:
        self.app = SimpleNamespace(state=state)
        self.headers = headers
        self.scope: dict[str, Any] = {}
        self.content = body

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    async def body(self) -> bytes:
        return self.content


class Response:
    """An answer with more than its content."""

    def __init__(
        self,
        content: Any,
        *,
        status_code: int | None = None,
        media_type: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.media_type = media_type
        self.headers = dict(headers or {})

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def set_header(self, name: str, value: str) -> None:
        self.headers[name] = value


def encoded(content: Any) -> str:
    """The content of an answer as text."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    return msgspec.json.encode(content).decode()


class HTTPException(Exception):
    """A request that cannot be answered."""

    def __init__(self, detail: str, status_code: int = 500) -> None:
        super().__init__(detail)
        self.detail = detail
        self.status_code = status_code
        self.extra: list[Any] = []


class ResponseSpec:
    """What a route may answer, which only a server documents."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass


# Sockets.


class WebSocketDisconnect(Exception):
    """The page has closed a socket."""


@dataclass
class WebSocket:
    """One end of a socket; the other is in the page."""

    post: Callable[[dict[str, Any]], None]
    """Tells the page something about this socket."""
    heard: "asyncio.Queue[str | None]" = field(default_factory=asyncio.Queue)
    """What the page has sent; None when it has closed the socket."""
    scope: dict[str, Any] = field(default_factory=dict)
    open: bool = True

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    async def accept(self) -> None:
        self.post({"event": "open"})

    async def receive_text(self) -> str:
        found = await self.heard.get()
        if found is None:
            self.open = False
            raise WebSocketDisconnect
        return found

    async def send_text(self, text: str) -> None:
        if not self.open:
            raise WebSocketDisconnect
        self.post({"event": "text", "text": text})

    async def close(self, code: int = GOING_AWAY, reason: str = "") -> None:
        if self.open:
            self.open = False
            self.post({"event": "close", "code": code, "text": reason})


# Routes.


@dataclass(frozen=True)
class Route:
    """A function with an address."""

    method: str
    paths: Sequence[str]
    answer: Answering
    media_type: str = MediaType.JSON
    status_code: int = 200
    before_request: Callable[[Request], Awaitable[None]] | None = None
    request_max_body_size: int | None = None


def route(method: str) -> Callable[..., Callable[[Answering], Route]]:
    """What makes routes with a method."""

    def at(
        path: str | Sequence[str],
        *,
        media_type: str = MediaType.JSON,
        status_code: int = STANDARD.get(method, 200),
        before_request: Callable[[Request], Awaitable[None]] | None = None,
        request_max_body_size: int | None = None,
        **_: Any,
    ) -> Callable[[Answering], Route]:
        paths = [path] if isinstance(path, str) else path
        return lambda answer: Route(
            method,
            paths,
            answer,
            media_type,
            status_code,
            before_request,
            request_max_body_size,
        )

    return at


get, post, put, delete = route("GET"), route("POST"), route("PUT"), route("DELETE")
websocket = route("SOCKET")
