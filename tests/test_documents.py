"""What holds for the documents of all games: their head, and errors that name the field."""

import time
from threading import Thread
from typing import Any, Literal

import msgspec
import pytest

import echobase
from echobase import BadDocument
from echobase.core import registry
from echobase.core.document import LEARNT, Document, Natural, TomlTable, convert

HEAD = Document.__struct_fields__
GAMES = registry.names()


def tables_of(name: str, scenario: str) -> dict[str, Any]:
    """A new game as a document."""
    game = echobase.game(name)
    return game.start(**{game.scenario_option: scenario}).document()


@pytest.mark.parametrize("name", GAMES)
def test_every_document_begins_with_the_same_head(name: str) -> None:
    for scenario in echobase.game(name).scenarios():
        tables = tables_of(name, scenario)
        known = [field for field in HEAD if field in tables]
        assert list(tables)[: len(known)] == known
        assert tables["game"] == name
        assert tables["rules_version"] == echobase.game(name).rules_version
        assert tables["id"] == scenario


@pytest.mark.parametrize("name", GAMES)
def test_every_schema_begins_with_the_same_head(name: str) -> None:
    schema = echobase.game(name).schema()
    fields = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    assert tuple(fields)[: len(HEAD)] == HEAD
    assert fields["game"] == {"enum": [name]}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("field", ["game", "rules_version", "id"])
def test_the_head_is_required(name: str, field: str) -> None:
    tables = tables_of(name, echobase.game(name).scenarios()[0])
    del tables[field]
    with pytest.raises(BadDocument, match=f"^document: {field}: this field is missing"):
        echobase.game(name).load(tables)


@pytest.mark.parametrize("name", GAMES)
def test_a_document_belongs_to_the_game_it_names(name: str) -> None:
    tables = tables_of(name, echobase.game(name).scenarios()[0])
    assert registry.owner(tables, "mine.toml").name == name


@pytest.mark.parametrize(
    ("tables", "problem"),
    [
        ({}, "mine.toml: game: this field is missing; choose one of: battle, assault"),
        ({"game": "chess"}, "mine.toml: game: no game 'chess'; choose one of: battle, assault"),
        ({"game": ["battle"]}, r"mine.toml: game: no game \['battle'\]; choose one of"),
    ],
)
def test_a_document_of_no_game(tables: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadDocument, match=problem):
        registry.owner(tables, "mine.toml")


class Inner(TomlTable):
    """A table within another."""

    count: Natural = 0
    pair: tuple[int, int] = (0, 0)


class Outer(TomlTable):
    """A table with fields of every sort."""

    side: Literal["red", "blue"]
    inner: list[Inner] | None = None
    by_side: dict[Literal["red", "blue"], Natural] = msgspec.field(default_factory=dict)
    flag: bool = False


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"side": "green"}, "side: 'green' is not possible; choose one of: blue, red"),
        ({"side": 3}, "side: expected one of: blue, red; got a whole number"),
        ({"weather": 1}, "weather: unknown field; known: side, inner, by_side, flag"),
        ({"inner": 3}, "inner: expected a list; got a whole number"),
        ({"inner": [{}, "x"]}, "inner[1]: expected a table; got text"),
        ({"inner": [{"count": -1}]}, "inner[0].count: expected a whole number, at least 0"),
        ({"inner": [{"count": 10**30}]}, "inner[0].count: expected a whole number, at most 9999"),
        ({"inner": [{"weather": 1}]}, "inner[0].weather: unknown field; known: count, pair"),
        ({"inner": [{"pair": [1]}]}, "inner[0].pair: expected a list of 2; got 1"),
        ({"by_side": {"green": 1}}, "by_side: 'green' is not possible; choose one of: blue, red"),
        ({"by_side": {"red": "x"}}, "by_side.*: expected a whole number; got text"),
        ({"flag": None}, "flag: expected true or false; got nothing"),
        (
            {"side": "x - at `$.flag`"},
            "side: 'x - at `$.flag`' is not possible; choose one of: blue, red",
        ),
    ],
)
def test_an_error_names_the_field_and_what_was_expected(
    fields: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadDocument) as caught:
        convert({"side": "red", **fields}, Outer, "mine.toml")
    assert str(caught.value) == f"mine.toml: {problem}"


def test_a_field_that_is_missing() -> None:
    with pytest.raises(BadDocument, match=r"^mine\.toml: side: this field is missing$"):
        convert({}, Outer, "mine.toml")


def test_a_type_is_learnt_by_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """msgspec crashes when two threads use a type for the first time."""
    inside, most = 0, 0
    usual = msgspec.convert

    def watched(raw: Any, type_: Any) -> Any:
        nonlocal inside, most
        learns = type_ not in LEARNT  # whoever comes later need not wait
        inside += learns
        most = max(most, inside)
        time.sleep(0.01)  # time enough for others to come in
        inside -= learns
        return usual(raw, type_)

    class Fresh(TomlTable):
        name: str = ""

    monkeypatch.setattr(msgspec, "convert", watched)
    threads = [Thread(target=convert, args=({}, Fresh)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
