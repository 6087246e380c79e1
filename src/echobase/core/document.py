"""Documents: set-ups and positions as TOML, checked on load; a JSON Schema from the same types."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import tomli_w

from echobase.core.errors import BadDocument

T = TypeVar("T")


def parse(text: str, source: str = "document") -> dict[str, Any]:
    """The tables of a TOML text; `source` names it in errors."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDocument(f"{source}: not valid TOML: {error}") from None


def read_text(path: str | Path) -> str:
    """The text of a file; every way a file can be unreadable gets one clear message."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadDocument(f"{path}: there is no such file") from None
    except UnicodeDecodeError as error:
        raise BadDocument(f"{path}: not a text in UTF-8 (byte {error.start})") from None
    except OSError as error:
        raise BadDocument(f"{path}: cannot be read: {error.strerror}") from None


def load_tables(document: Any) -> tuple[dict[str, Any], str]:
    """The tables of a document given as tables, TOML text or path, and its name in errors."""
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
        text = str(error).replace(" - at `$", " - in `").replace("in `.", "in `")
        raise BadDocument(f"{source}: {text}") from None


def to_toml(tables: dict[str, Any]) -> str:
    return tomli_w.dumps(tables)


def to_tables(document: msgspec.Struct) -> dict[str, Any]:
    """A typed document as plain tables, without what is at its default."""
    tables: dict[str, Any] = msgspec.to_builtins(document)
    return tables


def schema(type_: type[Any]) -> dict[str, Any]:
    """The JSON Schema of a document type."""
    return msgspec.json.schema(type_)


def check_version(found: int, known: int, source: str) -> None:
    """Refuse what was made with rules this program does not know."""
    if not 1 <= found <= known:
        raise BadDocument(
            f"{source}: made with rules version {found}, but this program knows 1 to {known}"
        )
