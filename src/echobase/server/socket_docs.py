"""The messages of the WebSocket as an AsyncAPI document, generated from their types."""

from functools import cache
from typing import Any, Final, get_args

import msgspec

import echobase
from echobase.server.messages.protocol import PROTOCOL, FromServer, Join, ToServer

REFERENCE: Final = "#/components/schemas/{name}"
CLOSING: Final = (
    "The server closes with 4400 (the first message is no join), 4403 (wrong seat, or a page of "
    "another site), 4404 (unknown game), 4409 (another protocol), 4500 (the game itself is broken) "
    "or 1011 (try again)."
)


@cache
def socket_document() -> dict[str, Any]:
    """The AsyncAPI document; what a message means is in docs/protocol.md."""
    sent, heard = (Join, *get_args(ToServer)), get_args(FromServer)
    _, schemas = msgspec.json.schema_components((*sent, *heard), ref_template=REFERENCE)
    groups = {"toServer": sent, "fromServer": heard}
    messages = {name_of(way, kind): kind for way, kinds in groups.items() for kind in kinds}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Echo Base: playing",
            "version": f"{echobase.__version__}",
            "description": f"One WebSocket for each seat, protocol {PROTOCOL}. {CLOSING}",
        },
        "channels": {
            "play": {
                "address": "/api/games/{id}/play",
                "description": "The first message of a client is a join.",
                "parameters": {"id": {"description": "The id of the game."}},
                "messages": {name: ref("messages", name) for name in messages},
            }
        },
        "operations": {
            "toServer": operation("receive", "toServer", sent),
            "fromServer": operation("send", "fromServer", heard),
        },
        "components": {
            "messages": {name: message(kind) for name, kind in messages.items()},
            "schemas": schemas,
        },
    }


def name_of(way: str, kind: type[msgspec.Struct]) -> str:
    """The name of a message; some words travel both ways."""
    return f"{way}.{tag(kind)}"


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def ref(section: str, name: str) -> dict[str, str]:
    return {"$ref": f"#/components/{section}/{name}"}


def message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {
        "name": tag(kind),
        "summary": (kind.__doc__ or "").split("\n")[0],
        "contentType": "application/json",
        "payload": ref("schemas", kind.__name__),
    }


def operation(action: str, way: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    channel = "#/channels/play"
    messages = [{"$ref": f"{channel}/messages/{name_of(way, kind)}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": channel}, "messages": messages}
