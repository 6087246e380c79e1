"""What is sent to a browser is compressed with the table before in mind."""

import asyncio
import random

import uvicorn
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.frames import Frame, Opcode

from echobase.server.socket_compression import CompressingProtocol


async def nothing(_: object, __: object, ___: object) -> None:
    """An application that does nothing."""


async def agreed() -> Extension:
    """The compression that a server agrees on with a browser such as Chromium."""
    config = uvicorn.Config(nothing, log_config=None, interface="asgi3")
    protocol = CompressingProtocol(config, ServerState(), {})
    assert protocol.conn.available_extensions is not None
    (factory,) = protocol.conn.available_extensions
    _, extension = factory.process_request_params([("client_max_window_bits", None)], [])
    return extension


def test_a_table_like_the_one_before_takes_few_bytes() -> None:
    table = random.Random(1).randbytes(12_000).hex()[:20_000].encode()
    extension = asyncio.run(agreed())
    first, second = (
        len(extension.encode(Frame(Opcode.TEXT, message)).data) for message in (table, table)
    )
    assert first > 9000
    assert second < 500
