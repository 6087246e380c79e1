"""The messages of the server and those of the client are the same."""

import inspect
import re
from pathlib import Path

import msgspec
import pytest

from echobase.play import catalogue, offers, pieces
from echobase.play.offers import Decision, Offer
from echobase.server import protocol

TYPESCRIPT = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"
INTERFACE = re.compile(r"export interface (\w+) \{\n(.*?)\n\}", re.DOTALL)
FIELD = re.compile(r"^  (\w+)\??:", re.MULTILINE)


def structs() -> dict[str, type[msgspec.Struct]]:
    """The messages and parts of messages of the server."""
    return {
        name: type_
        for module in (catalogue, offers, pieces, protocol)
        for name, type_ in inspect.getmembers(module, inspect.isclass)
        if issubclass(type_, msgspec.Struct) and type_.__module__ == module.__name__
    }


def fields(type_: type[msgspec.Struct]) -> set[str]:
    found = {field.encode_name for field in msgspec.structs.fields(type_)}
    return found | ({"type"} if type_.__struct_config__.tag is not None else set())


def interfaces() -> dict[str, set[str]]:
    """The same of the client."""
    text = TYPESCRIPT.read_text(encoding="utf-8")
    return {name: set(FIELD.findall(body)) for name, body in INTERFACE.findall(text)}


@pytest.mark.parametrize("name", structs())
def test_the_client_mirrors_every_message(name: str) -> None:
    assert interfaces()[name] == fields(structs()[name])


def test_every_message_is_described() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for tag in [type_.__struct_config__.tag for type_ in structs().values()]:
        if tag is not None:
            assert f'type: "{tag}"' in page
    for type_ in (
        *(protocol.Table, protocol.Board, protocol.Moment, protocol.Replay),
        *(Offer, Decision),
    ):
        for field in msgspec.structs.fields(type_):
            assert re.search(rf"\b{field.encode_name}\b", page), field.encode_name


def test_what_is_empty_is_left_out_of_offers() -> None:
    offer = Offer(action=3, kind="done", notation="done", label="Done")
    assert msgspec.json.encode(offer) == (
        b'{"action":3,"kind":"done","notation":"done","label":"Done"}'
    )


def test_who_asks_and_who_answers_share_the_names() -> None:
    asked = msgspec.json.decode(b'{"type":"look","id":1,"hex":"F3"}', type=protocol.ToServer)
    assert asked == protocol.AskLook(id=1, hex="F3")
