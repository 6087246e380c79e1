"""Documents: set-ups and positions as TOML, checked on load; a JSON Schema from the same types."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import tomli_w

from echobase.core import bounds
from echobase.core.errors import BadDocument

T = TypeVar("T")


def parse(text: str, source: str = "document") -> dict[str, Any]:
    """The tables of a TOML text; `source` names the text in errors."""
    bounds.check(text, source)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or an impossible date
        raise BadDocument(f"{source}: not valid TOML: {error}") from None


def read_text(path: str | Path) -> str:
    """The text of a file; every way a file can be unreadable gets one clear message."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(bounds.LONGEST + 1)
    except FileNotFoundError:
        raise BadDocument(f"{path}: there is no such file") from None
    except UnicodeDecodeError as error:
        raise BadDocument(f"{path}: not a text in UTF-8 (byte {error.start})") from None
    except OSError as error:
        raise BadDocument(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadDocument(f"{str(path)!r}: no path of a file: {error}") from None
    bounds.check_length(text, str(path))
    return text


def load_tables(document: Any) -> tuple[dict[str, Any], str]:
    """The tables of a document given as tables, TOML text or path, with its name for errors."""
    if isinstance(document, dict):
        return document, "document"
    if isinstance(document, str) and "\n" in document:
        return parse(document), "document"
    if isinstance(document, str | Path):
        return parse(read_text(document), str(document)), str(document)
    kind = type(document).__name__
    raise BadDocument(f"a document is a table, a TOML text or a path; got {kind}")


def convert(raw: Any, type_: type[T], source: str = "document") -> T:
    """Raw tables as a typed document; the error names the field and what was expected."""
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        field = place.rstrip("`").lstrip(".")
        if problem.startswith("Invalid enum value"):
            problem += f"; choose one of: {', '.join(choices(type_, field))}"
        raise BadDocument(f"{source}: {problem}" + (f" - in `{field}`" if field else "")) from None
    except RecursionError:
        raise BadDocument(f"{source}: nested too deeply to be a document") from None


def choices(type_: type[Any], field: str) -> list[str]:
    """The words allowed in a field, given as a path such as `units[0].facing`."""
    known = msgspec.inspect.type_info(type_)
    for name in field.replace("[", ".[").split("."):
        known = _inner(known, name)
    words = [option for option in _each(known) if isinstance(option, msgspec.inspect.LiteralType)]
    return [str(value) or "nothing" for option in words for value in option.values]


def _each(known: msgspec.inspect.Type) -> list[msgspec.inspect.Type]:
    """The members of a union, or the type alone."""
    return list(known.types) if isinstance(known, msgspec.inspect.UnionType) else [known]


def _inner(known: msgspec.inspect.Type, name: str) -> msgspec.inspect.Type:
    """The type of a field of a table, or of the members of a list or of a table with free names."""
    for option in _each(known):
        if isinstance(option, msgspec.inspect.StructType):
            for field in option.fields:
                if field.encode_name == name:
                    return field.type
        elif isinstance(option, msgspec.inspect.ListType):
            return option.item_type
        elif isinstance(option, msgspec.inspect.DictType):
            return option.value_type
    return known


def to_toml(tables: dict[str, Any]) -> str:
    return tomli_w.dumps(tables)


def to_tables(document: msgspec.Struct) -> dict[str, Any]:
    """A typed document as plain tables, without values that equal their default."""
    try:
        tables: dict[str, Any] = msgspec.to_builtins(document)
    except TypeError as error:
        raise BadDocument(f"document: holds what no TOML file can hold: {error}") from None
    return tables


def schema(type_: type[Any]) -> dict[str, Any]:
    """The JSON Schema of a document type."""
    return msgspec.json.schema(type_)


def check_version(found: int, known: int, source: str) -> None:
    """Reject a document made with rules that this program does not know."""
    if not 1 <= found <= known:
        raise BadDocument(
            f"{source}: made with rules version {found}, but this program knows 1 to {known}"
        )
