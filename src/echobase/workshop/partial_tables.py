"""Tables of an unfinished document, in which anything may be missing or of another type."""

from collections.abc import Callable, Collection
from typing import Any

from echobase.workshop.facet import Tables


def tables_in(document: Tables, name: str, make: bool = False) -> list[Tables]:
    """The tables in a list of the document; with `make` the list itself, begun anew if need be."""
    listed = document.get(name)
    if make:
        if not isinstance(listed, list):
            listed = document[name] = []
        return listed
    return [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []


def word_of(table: Tables, name: str) -> str:
    """The text of a field; empty when it holds no text."""
    value = table.get(name)
    return value if isinstance(value, str) else ""


def fresh_id(tables: list[Tables], wanted: str) -> str:
    """An id that none of the tables has: `exit`, `exit-2` and so on."""
    taken = [one.get("id") for one in tables if isinstance(one, dict)]
    number = 2
    found = wanted
    while found in taken:
        found = f"{wanted}-{number}"
        number += 1
    return found


def words_in(value: Any, change: Callable[[str], str], but: Collection[str] = ()) -> Any:
    """A copy in which every text is changed, except in the fields with these names."""
    if isinstance(value, dict):
        return {
            name: one if name in but else words_in(one, change, but) for name, one in value.items()
        }
    if isinstance(value, list):
        return [words_in(one, change, but) for one in value]
    return change(value) if isinstance(value, str) else value
