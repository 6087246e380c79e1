"""Texts from outside that should be a document: read, or refused in words anybody understands."""

import re
from typing import Any, Final

import msgspec

from echobase.core import bounds, registry
from echobase.core.document import parse
from echobase.core.errors import BadDocument
from echobase.server.messages.workshop import ReadDocument
from echobase.server.workshop.drafts import problems
from echobase.text import Text
from echobase.workshop.facet import Tables, need_workshop

SOURCE: Final = "text"
RECORD: Final = "+++"
JSON_START: Final = "{"
LINE: Final = re.compile(r"\bline (\d+)")
"""Where a reader of TOML or of JSON gave up."""


def from_text(text: str, words: Text) -> ReadDocument:
    """The document in a file: TOML, or JSON."""
    if text.lstrip().startswith(RECORD):
        raise BadDocument(words("workshop-read-record"))
    try:
        tables = tables_in(text)
    except BadDocument as error:
        raise BadDocument(why_not(error, words)) from None
    game = tables.get("game")
    if game not in registry.names():
        raise BadDocument(words("workshop-read-game", games=", ".join(registry.names())))
    sketch = need_workshop(game).sketch(tables)
    return ReadDocument(game=game, document=tables, problems=problems(sketch, words))


def why_not(error: BadDocument, words: Text) -> str:
    """Why a text cannot be read, and from which line on."""
    found = LINE.search(str(error))
    if found is None:
        return words("workshop-read-damaged")
    return words("workshop-read-line", line=found[1])


def tables_in(text: str) -> Tables:
    if not text.lstrip().startswith(JSON_START):
        return plain(parse(text, SOURCE))
    bounds.check(text, SOURCE)
    try:
        return msgspec.json.decode(text.encode(), type=Tables)
    except msgspec.MsgspecError as error:
        raise BadDocument(f"{SOURCE}: not valid JSON: {error}") from None


def plain(tables: Tables) -> Tables:
    """Tables as JSON has them: dates become text."""
    found: Any = msgspec.to_builtins(tables)
    return dict(found)
