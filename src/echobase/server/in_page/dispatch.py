"""Carries requests and messages of a page to the routes, as Litestar does on a server."""

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from inspect import Parameter, signature
from typing import Any, Final, NamedTuple, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from echobase.server.error_responses import HANDLERS
from echobase.server.in_page import plain_web as web
from echobase.server.in_page.plain_web import AppState, HTTPException, Request, Response, Route

PART: Final = re.compile(r"\{(\w+):(str|path)\}")
"""A part of an address that a parameter takes."""
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a request."""


class Answer(NamedTuple):
    """What the page gets."""

    status: int
    type: str
    body: str
    headers: Mapping[str, str] = {}


@dataclass
class Dispatcher:
    """All routes of a page."""

    routes: Iterable[Route]
    state: AppState
    sockets: dict[int, tuple[web.WebSocket, "asyncio.Task[None]"]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.known = [
            (pattern(path), route, "{" in path) for route in self.routes for path in route.paths
        ]
        self.known.sort(key=lambda one: one[2])  # as on a server, whole words come first

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """The route of an address, and the parts of it that vary."""
        others = False
        for known, route, _ in self.known:
            found = known.fullmatch(path)
            if found and route.method == method:
                return route, {name: unquote(part) for name, part in found.groupdict().items()}
            others = others or bool(found)
        if others:
            raise HTTPException(f"{method} is not possible at {path}", 405)
        raise HTTPException(f"There is nothing at {path[:80]} in a page without a server.", 404)

    async def ask(
        self, method: str, address: str, headers: Mapping[str, str], body: bytes
    ) -> Answer:
        """Answer a request."""
        path, _, query = address.partition("?")
        request = Request(self.state, headers, body)
        try:
            route, parts = self.find(method, path)
            if len(body) > (route.request_max_body_size or LARGEST):
                raise HTTPException("This is too long.", 413)
            if route.before_request is not None:
                await route.before_request(request)
            found = await route.answer(**filled(route.answer, request, parts, query))
        except Exception as error:
            return written(handler_of(error)(request, error), 500, web.MediaType.JSON)
        return written(found, route.status_code, route.media_type)

    # Sockets.

    def open(self, number: int, address: str, post: Callable[[dict[str, Any]], None]) -> None:
        """Open a socket for the page."""
        socket = web.WebSocket(post)
        self.sockets[number] = socket, asyncio.create_task(self.serve(number, address, socket))

    async def serve(self, number: int, address: str, socket: web.WebSocket) -> None:
        request = Request(self.state, {}, b"")
        try:
            route, parts = self.find("SOCKET", address)
            arguments = filled(route.answer, request, parts, "")
            await route.answer(socket=socket, **arguments)
        except HTTPException as error:
            await socket.close(reason=error.detail)
        finally:
            await socket.close()
            self.sockets.pop(number, None)

    def hear(self, number: int, text: str | None) -> None:
        """Something that the page has sent; None closes the socket."""
        if number in self.sockets:
            self.sockets[number][0].heard.put_nowait(text)


@cache
def pattern(path: str) -> re.Pattern[str]:
    """What matches the addresses of a route."""
    found, last = "", 0
    for part in PART.finditer(path):
        found += re.escape(path[last : part.start()])
        found += f"(?P<{part[1]}>{'.*' if part[2] == 'path' else '[^/]+'})"
        last = part.end()
    return re.compile(found + re.escape(path[last:]))


@cache
def parameters_of(answer: Callable[..., Any]) -> tuple[tuple[Parameter, Any, Any], ...]:
    """The parameters of a route: each with its type, and where its value comes from."""
    hints = get_type_hints(answer, include_extras=True)
    found = []
    for name, parameter in signature(answer).parameters.items():
        hint = hints[name]
        (source,) = getattr(hint, "__metadata__", (None,))
        found.append((parameter, getattr(hint, "__origin__", hint), source))
    return tuple(found)


def filled(
    answer: Callable[..., Any], request: Request, parts: Mapping[str, str], query: str
) -> dict[str, Any]:
    """The arguments of a route."""
    queries = dict(parse_qsl(query, keep_blank_values=True))
    found: dict[str, Any] = {}
    for parameter, type_, source in parameters_of(answer):
        name = parameter.name
        match source:
            case web.PathPart() if name in parts:
                found[name] = parts[name]
            case web.Query() if name in queries:
                found[name] = queries[name]
            case web.HeaderParameter(header) if header in request.headers:
                found[name] = request.headers[header]
            case web.Body():
                found[name] = decoded(request, type_)
            case None if name == "state":
                found[name] = request.app.state
            case None if name == "request":
                found[name] = request
            case None:
                pass
            case _ if parameter.default is Parameter.empty:
                raise HTTPException(f"{name}: missing", 400)
    return found


def decoded(request: Request, type_: Any) -> Any:
    """The body of a request; HTTPException says what is wrong with it."""
    try:
        return msgspec.json.decode(request.content, type=type_)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise HTTPException(str(error), 400) from None


def written(found: Any, status: int, media_type: str) -> Answer:
    """What a route has answered, as text."""
    if isinstance(found, Response):
        kind = str(found.media_type or media_type)
        code = found.status_code or status
        return Answer(code, kind, web.encoded(found.content), found.headers)
    return Answer(status, media_type, web.encoded(found))


def handler_of(error: Exception) -> Callable[[Any, Any], Any]:
    """What answers when a request fails, as `error_responses` has it."""
    for kind in type(error).__mro__:
        if kind in HANDLERS:
            return HANDLERS[kind]
    raise error
