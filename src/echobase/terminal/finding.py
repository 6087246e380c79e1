"""What a word on the command line means: a scenario, a document or a record, of any game."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from echobase.core import record
from echobase.core.document import parse, read_text
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.core.record import FENCE, Record
from echobase.terminal.front import Front
from echobase.terminal.fronts import DEFAULT, front, fronts


@dataclass
class Found:
    """A state, the game it belongs to, and the record it is the end of, if any."""

    front: Front
    state: State
    record: Record | None = None


def looks_like_file(which: str) -> bool:
    return Path(which).exists() or "." in which or "/" in which


def find(which: str) -> Found:
    """A scenario or map that comes with a game, a document or the end of a record."""
    for candidate in fronts():
        if candidate.knows(which):
            return Found(candidate, candidate.start(which))
    if not looks_like_file(which):
        raise BadOption(f"no scenario {which!r}; `echobase scenarios` lists them")
    text = read_text(which)
    if text.startswith(FENCE):
        played = record.read(which)
        return Found(front(played.head.game), played.state, played)
    owner = owner_of(parse(text, which))
    return Found(owner, owner.load(Path(which)))


def owner_of(tables: dict[str, Any]) -> Front:
    """The game a document says it is for; without a word the default, whose checks say the rest."""
    meta = tables.get("meta")
    said = tables.get("game", meta.get("game") if isinstance(meta, dict) else None)
    for candidate in fronts():
        if said in (candidate.name, candidate.title):
            return candidate
    return front(DEFAULT)
