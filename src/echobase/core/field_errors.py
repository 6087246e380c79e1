"""What msgspec found wrong with a table, in words that name the field and what it should hold."""

import re
from typing import Any, Final

import msgspec
from msgspec import inspect

from echobase.core.events import Message

PLACE: Final = re.compile(r" - at `(?P<key>key` in `)?\$(?P<path>[^`]*)`$")
"""Where the problem is: a path such as `$.units[0].hex`, or the names in the table at that path."""
MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
CHOICE: Final = re.compile(r"Invalid enum value (.*)", re.DOTALL)
TYPE: Final = re.compile(r"Expected `(.*)`, got `(.*)`")
LENGTH: Final = re.compile(r"Expected `array` of length (\d+), got (\d+)")
TOO_SHORT: Final = re.compile(r"Expected `str` of length >= (\d+)")
TOO_FEW: Final = re.compile(r"Expected `array` of length >= (\d+)")
PATTERN: Final = re.compile(r"Expected `str` matching regex '(.*)'")
LIMIT: Final = re.compile(r"Expected `int` (>=|<=) (-?\d+)")
KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}
"""What msgspec's types are called in unions; others, such as `date`, keep their name."""


def explain(error: msgspec.ValidationError, type_: type[Any]) -> tuple[str, Message | str]:
    """The field, such as `units[0].figures`, and what is wrong with it; no field for the whole."""
    said = str(error)
    place = PLACE.search(said)
    if place is None:
        return _told("", said, type_, False)
    # A table with free names does not tell which of its entries is wrong.
    path = place["path"].replace("[...]", ".*").lstrip(".")
    return _told(path, said[: place.start()], type_, place["key"] is not None)


def in_line(field: str, problem: Message | str) -> str:
    """A problem with its place: `units[0].figures: expected a whole number; ...`."""
    return f"{field}: {problem}" if field else str(problem)


def _told(
    path: str, problem: str, type_: type[Any], among_names: bool
) -> tuple[str, Message | str]:
    if found := MISSING.fullmatch(problem):
        return _inside(path, found[1]), Message("document-missing")
    if found := UNKNOWN.fullmatch(problem):
        known = ", ".join(_names(_look_up(type_, path)))
        return _inside(path, found[1]), Message("document-unknown", {"known": known})
    return path, _problem(path, problem, type_, among_names)


def _problem(path: str, problem: str, type_: type[Any], among_names: bool) -> Message | str:
    """What is wrong with the value of a field."""
    if found := CHOICE.fullmatch(problem):
        known = ", ".join(_choices(_look_up(type_, path), among_names))
        return Message("document-choice", {"word": found[1], "known": known})
    if found := TYPE.fullmatch(problem):
        known = ", ".join(_choices(_look_up(type_, path), among_names))
        if known:
            return Message("document-one-of", {"known": known, "got": _kinds(found[2])})
        return Message("document-type", {"wanted": _kinds(found[1]), "got": _kinds(found[2])})
    if found := LIMIT.fullmatch(problem):
        id_ = "document-least" if found[1] == ">=" else "document-most"
        return Message(id_, {"limit": found[2]})
    for pattern, id_ in ((TOO_SHORT, "document-short"), (TOO_FEW, "document-few")):
        if found := pattern.fullmatch(problem):
            return Message(id_, {"least": found[1]})
    if found := LENGTH.fullmatch(problem):
        return f"expected a list of {found[1]}; got {found[2]}"
    if found := PATTERN.fullmatch(problem):
        return f"expected text of the form {found[1]}"
    return problem


def _inside(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _kinds(types: str) -> str:
    """A type by its key, or a union such as `array | str` in words.

    That a field may be left out goes without saying.
    """
    named = types.split(" | ")
    wanted = [name for name in named if name != "null"] or named
    if len(wanted) == 1:
        return wanted[0] if wanted[0] in KINDS else f"a {wanted[0]}"
    return " or ".join(KINDS.get(name, f"a {name}") for name in wanted)


def _look_up(type_: type[Any], path: str) -> inspect.Type:
    """The type of a field, given by its path."""
    known = inspect.type_info(type_)
    for name in path.replace("[", ".[").split("."):
        known = _inner(known, name)
    return known


def _each(known: inspect.Type) -> list[inspect.Type]:
    """The members of a union, or the type alone."""
    return list(known.types) if isinstance(known, inspect.UnionType) else [known]


def _inner(known: inspect.Type, name: str) -> inspect.Type:
    """The type of a field of a table, or of the members of a list or of a table with free names."""
    for option in _each(known):
        if isinstance(option, inspect.StructType):
            for field in option.fields:
                if field.encode_name == name:
                    return field.type
        elif isinstance(option, inspect.ListType):
            return option.item_type
        elif isinstance(option, inspect.DictType):
            return option.value_type
    return known


def _names(known: inspect.Type) -> list[str]:
    """The fields of a table."""
    tables = [option for option in _each(known) if isinstance(option, inspect.StructType)]
    return [field.encode_name for table in tables for field in table.fields]


def _choices(known: inspect.Type, among_names: bool) -> list[str]:
    """The words allowed in a field, or as names in a table."""
    options = _each(known)
    if among_names:
        options = [
            name
            for table in options
            if isinstance(table, inspect.DictType)
            for name in _each(table.key_type)
        ]
    words = [option for option in options if isinstance(option, inspect.LiteralType)]
    return [str(value) or "nothing" for option in words for value in option.values]
