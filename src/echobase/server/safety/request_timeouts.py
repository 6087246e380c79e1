"""How long the server waits for a request: its head and its body must come in a bounded time."""

import asyncio
from typing import Any, Final

import h11
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from echobase.server.errors import SlowBody
from echobase.server.messages.new_games import Fault
from echobase.server.safety.gate import answer

HEAD: Final = 10.0
"""Seconds in which the head of a request must be complete."""
BODY: Final = 30.0
"""Seconds in which its body must be."""


class PatientProtocol(H11Protocol):
    """HTTP that closes a connection on which a request was begun and never completed."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop()
        super().connection_lost(exc)

    def watch(self) -> None:
        """Wait for the head of a request only so long."""
        idle = self.timeout_keep_alive_task is not None  # between requests, uvicorn waits itself
        if idle or self.conn.their_state is not h11.IDLE:
            self.stop()
        elif self.waiting is None:
            self.waiting = self.loop.call_later(HEAD, self.transport.close)

    def stop(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


class BodyTimer:
    """ASGI middleware: answers 408 to a request whose body takes too long."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http":
            await self.app(scope, receive, send)
            return
        late = asyncio.get_running_loop().time() + BODY
        whole = False

        async def receiving() -> Any:
            nonlocal whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout_at(late):
                    message = await receive()
            except TimeoutError:
                raise SlowBody from None
            whole = not message.get("more_body", False)
            return message

        try:
            await self.app(scope, receiving, send)
        except SlowBody:
            text = f"The request was not complete within {BODY:.0f} seconds; send it again."
            await answer(send, Fault(status=408, error="too-slow", text=text))
