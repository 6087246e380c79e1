"""Documents: set-ups and positions as TOML, checked on load; a JSON Schema from the same types."""

import threading
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
import tomli_w

from echobase.core import bounds
from echobase.core.errors import BadDocument, BadOption, bad_field
from echobase.core.events import Message
from echobase.core.field_errors import explain, in_line
from echobase.core.sides import SideName

MOST: Final = 9999
"""A limit that no number in a game comes near; repeating something this often is still quick."""
IMPOSSIBLE: Final = "no game can reach this position"
Natural = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class TomlTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a document: unknown fields are errors, and defaults are not written."""


class Document(TomlTable, kw_only=True):
    """The head of a document, the same in all games; each game adds what it plays with."""

    game: str
    """The name of the game."""
    rules_version: int
    """The version of its rules that the document was made for."""
    id: Annotated[str, msgspec.Meta(min_length=1)]
    """The name that programs use, such as `outpost-attack`."""
    name: str = ""
    """The name that people see where the message files have none for the id."""
    names: dict[Literal["it", "pl"], str] = {}
    """The same in other languages."""
    inferred: list[str] = []
    """The fields whose values no source states, by path."""
    provenance: dict[str, Any] = {}
    """Anything you like: who made it, where it comes from, what was invented or measured."""

    def named(self, lang: str) -> str:
        """Its own name in one language, in English when that has none."""
        translated = {str(known): name for known, name in self.names.items()}
        return translated.get(lang) or self.name or self.id


Translated = dict[Literal["en", "it", "pl"], str]
"""A text by language."""


class ScenarioDocument(Document, kw_only=True):
    """A document that can be played, and tells its own story where the message files have none."""

    briefing: Translated = {}
    """What has happened before."""
    goals: dict[SideName, Translated] = {}
    """What each side wants."""
    special: Translated = {}
    """The special rules in words."""


def in_language(texts: Translated, lang: str) -> str:
    """A text in one language; where that has none, in English or in any."""
    known = {str(one): said for one, said in texts.items() if said}
    return known.get(lang) or known.get("en") or next(iter(known.values()), "")


LEARNT: Final[set[Any]] = set()
"""The types that msgspec knows."""
LEARNING: Final = threading.RLock()
"""Held by the thread that has msgspec learn a type."""
Fail = Callable[[str, str], BadDocument]
"""Makes the error for a field and what is wrong with it."""
T = TypeVar("T")
D = TypeVar("D", bound=Document)


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


def typed(raw: Any, type_: type[T]) -> T:
    """Raw tables as a typed table.

    msgspec learns a type when it is first used, and crashes if two threads do that at once.
    """
    if type_ in LEARNT:
        return msgspec.convert(raw, type_)
    with LEARNING:
        found = msgspec.convert(raw, type_)
        LEARNT.add(type_)
    return found


def convert(raw: Any, type_: type[T], source: str = "document") -> T:
    """Raw tables as a typed table; the error names the field and what was expected."""
    try:
        return typed(raw, type_)
    except msgspec.ValidationError as error:
        field, problem = explain(error, type_)
        told = f"{source}: {in_line(field, problem)}"
        raise BadDocument(told, field, problem) from None
    except RecursionError:
        deep = Message("document-deep")
        raise BadDocument(f"{source}: {deep}", problem=deep) from None


def convert_options(raw: Any, type_: type[T]) -> T:
    """Raw options of a game as a typed table; the error names the option and what was expected."""
    try:
        return typed(raw, type_)
    except msgspec.ValidationError as error:
        raise BadOption(in_line(*explain(error, type_))) from None
    except RecursionError:
        raise BadOption("nested too deeply to be options") from None


def read(raw: Any, type_: type[D], rules_version: int, source: str) -> D:
    """Raw tables as a document of a game whose rules have this version."""
    document = convert(raw, type_, source)
    check_version(document.rules_version, rules_version, source)
    for number, path in enumerate(document.inferred):
        if path.split(".")[0] not in document.__struct_fields__:
            raise bad_field(source, f"inferred[{number}]", f"there is no field {path!r}")
    return document


@contextmanager
def refuse_impossible(source: str) -> Iterator[None]:
    """The last net under the checks of a game: a position that its rules cannot continue."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise bad_field(source, "play", IMPOSSIBLE) from None


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
        problem = Message("document-version", {"found": str(found), "known": str(known)})
        raise bad_field(source, "rules_version", problem)
