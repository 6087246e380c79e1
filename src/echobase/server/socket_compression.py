"""How messages to browsers are compressed: a table mostly repeats the one before it."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

THEIRS: Final = 12
"""Bits of the window for what browsers send, which is short."""
SETTINGS: Final = {"level": 3, "memLevel": 7}
"""With the table before in the window, a higher level takes several times as long and saves
little. A connection takes 200 kB."""


class CompressingProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose compression remembers enough to find the table before."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=None,  # 32 kB, so that the window holds the table before
            client_max_window_bits=THEIRS,
            compress_settings=SETTINGS,
        )
        self.conn.available_extensions = [deflate]
