"""The AsyncAPI document names every message, and real traffic agrees with it."""

import random
from typing import Any, get_args

import jsonschema
import pytest
from server.running_server import Message, Server

from echobase.server.messages.protocol import FromServer, Join, ToServer
from echobase.server.socket_docs import socket_document, tag


def test_the_document_has_all_messages_of_the_protocol(server: Server) -> None:
    document: dict[str, Any] = server.client.get("/api/asyncapi.json").json()
    assert document["asyncapi"] == "3.0.0"
    listed = set(document["channels"]["play"]["messages"])
    wanted = {f"toServer.{tag(kind)}" for kind in (Join, *get_args(ToServer))}
    wanted |= {f"fromServer.{tag(kind)}" for kind in get_args(FromServer)}
    assert listed == wanted == set(document["components"]["messages"])
    for way in ("toServer", "fromServer"):
        for entry in document["operations"][way]["messages"]:
            assert entry["$ref"].rpartition("/")[2] in listed


def check(message: Message) -> None:
    """Validate a message of the server as a client would: by its word."""
    document = socket_document()
    found = document["components"]["messages"][f"fromServer.{message['type']}"]
    jsonschema.validate(message, {**found["payload"], "components": document["components"]})


def test_messages_are_as_the_document_says(server: Server) -> None:
    rng = random.Random(4)
    made = server.make(players=("", "random"))
    with server.sit(made) as seat:
        for _ in range(8):
            seat.asked()
            seat.choose(rng)
        seat.asked()
        for question in ({"type": "position"}, {"type": "look", "hex": "A1"}, {"type": "hint"}):
            seat.send(id=7, **question)
            seat.hear()
        seat.send(type="undo", number=0)
        seat.until("refused")
        assert {m["type"] for m in seat.heard} >= {"table", "position", "look", "hint", "refused"}
        for message in seat.heard:
            check(message)
    with pytest.raises(jsonschema.ValidationError):
        check({"type": "refused", "error": 7})
