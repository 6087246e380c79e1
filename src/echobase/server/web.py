"""Routes, requests and sockets: those of Litestar, or plain ones in a page without a server."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar import (
        MediaType,
        Request,
        Response,
        WebSocket,
        delete,
        get,
        post,
        put,
        websocket,
    )
    from litestar.datastructures import State as AppState
    from litestar.exceptions import HTTPException, WebSocketDisconnect
    from litestar.openapi.datastructures import ResponseSpec
    from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
else:
    try:
        from litestar import (
            MediaType,
            Request,
            Response,
            WebSocket,
            delete,
            get,
            post,
            put,
            websocket,
        )
        from litestar.datastructures import State as AppState
        from litestar.exceptions import HTTPException, WebSocketDisconnect
        from litestar.openapi.datastructures import ResponseSpec
        from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
    except ImportError:
        from echobase.server.in_page.plain_web import (
            AppState,
            FromPath,
            FromQuery,
            HeaderParameter,
            HTTPException,
            JSONBody,
            MediaType,
            Request,
            Response,
            ResponseSpec,
            WebSocket,
            WebSocketDisconnect,
            delete,
            get,
            post,
            put,
            websocket,
        )

__all__ = [
    "AppState",
    "FromPath",
    "FromQuery",
    "HTTPException",
    "HeaderParameter",
    "JSONBody",
    "MediaType",
    "Request",
    "Response",
    "ResponseSpec",
    "WebSocket",
    "WebSocketDisconnect",
    "delete",
    "get",
    "post",
    "put",
    "websocket",
]
