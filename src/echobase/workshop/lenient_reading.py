"""Reading a document that may be wrong: whatever is wrong is noted and left out, until it reads."""

import copy
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from echobase.core.errors import BadDocument, BadOption
from echobase.core.events import Message
from echobase.workshop.facet import Flaw, Tables
from echobase.workshop.places import (
    Steps,
    innermost_entry,
    look_up,
    path_of,
    put,
    steps_of,
    take_away,
)

PATIENCE: Final = 1.0
"""Seconds after which whatever is still wrong is no longer looked for."""
T = TypeVar("T")
MOST_FLAWS: Final = 100
"""More problems than anybody wants to read at once."""


@dataclass
class Mended(Generic[T]):
    """What was read, the tables it was read from, and what was wrong."""

    read: T
    tables: Tables
    flaws: list[Flaw]
    complete: bool = True
    """Whether it was mended; otherwise a blank document was read instead."""


@dataclass
class Mender(Generic[T]):
    """Reads documents of one sort."""

    read: Callable[[Tables], T]
    """Raises BadDocument with the field of the first problem."""
    blank: Tables
    """A document that reads, for what is missing."""
    whole: tuple[str, ...] = ()
    """Tables that are left out as a whole when anything in them is wrong."""
    instead: Mapping[str, Any] = field(default_factory=dict)
    """By field: the value that ends its problem."""

    def mend(self, document: Tables) -> Mended[T]:
        """A document that reads, as much like the given one as possible."""
        try:
            tables = copy.deepcopy(document)
        except RecursionError:
            return self.nothing([Flaw("", Message("document-deep"))])
        first = numbered(tables)
        flaws: list[Flaw] = []
        late = time.monotonic() + PATIENCE
        while len(flaws) < MOST_FLAWS and time.monotonic() < late:
            try:
                return Mended(self.read(tables), tables, flaws)
            except BadDocument as error:
                steps = steps_of(error.field)
                flaws.append(self.flaw(error, tables, steps, first))
                if not self.leave_out(tables, steps, error):
                    break
            except BadOption as error:
                flaws.append(Flaw("options", str(error)))
                tables.pop("options", None)
        return self.nothing(flaws)

    def nothing(self, flaws: list[Flaw]) -> Mended[T]:
        """A blank document instead of one that cannot be mended."""
        blank = copy.deepcopy(self.blank)
        return Mended(self.read(blank), blank, flaws, complete=False)

    def flaw(
        self, error: BadDocument, tables: Tables, steps: Steps, first: Mapping[int, int]
    ) -> Flaw:
        """The problem as the document that was given has it."""
        hexes = error.hexes or hexes_at(tables, steps)
        place = path_of(original(tables, steps, first))
        return Flaw(place, error.problem or str(error), tuple(hexes))

    def leave_out(self, tables: Tables, steps: Steps, error: BadDocument) -> bool:
        """Make the problem go away; False when nothing helps."""
        if not steps:
            return False
        if error.field in self.instead:
            return put(tables, steps, self.instead[error.field])
        if steps[0] in self.whole and steps[0] in tables:
            return take_away(tables, steps[:1])
        found = look_up(tables, steps)
        if error.hexes and isinstance(found, list) and drop_labels(found, error.hexes):
            return True
        entry = innermost_entry(steps)
        if entry is not None and look_up(tables, entry) is not None:
            return take_away(tables, entry)
        return self.replace(tables, steps)

    def replace(self, tables: Tables, steps: Steps) -> bool:
        """Take the value of a blank document, or none; the table around it where that fails."""
        while steps:
            usual, now = look_up(self.blank, steps), look_up(tables, steps)
            if usual is not None and usual != now and put(tables, steps, copy.deepcopy(usual)):
                return True
            if usual is None and take_away(tables, steps):
                return True
            steps = steps[:-1]
        return False


def drop_labels(labels: list[Any], wrong: tuple[str, ...]) -> bool:
    """Remove one mention of each wrong label; False when none of them is there."""
    found = False
    for label in wrong:
        if label in labels:
            del labels[len(labels) - 1 - labels[::-1].index(label)]
            found = True
    return found


def numbered(tables: Any) -> dict[int, int]:
    """By identity: the number of each table in its list, before anything is left out."""
    found: dict[int, int] = {}
    waiting = [tables]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += one.values()
        elif isinstance(one, list):
            found.update({id(entry): number for number, entry in enumerate(one)})
            waiting += one
    return found


def original(tables: Tables, steps: Steps, first: Mapping[int, int]) -> Steps:
    """The same place in the document before anything was left out."""
    found: Steps = []
    for number, step in enumerate(steps):
        entry = look_up(tables, steps[: number + 1])
        moved = isinstance(step, int) and isinstance(entry, dict | list)
        found.append(first.get(id(entry), step) if moved and isinstance(step, int) else step)
    return found


def hexes_at(tables: Tables, steps: Steps) -> list[str]:
    """The hexes of the entry that a place lies in."""
    entry = innermost_entry(steps)
    table = None if entry is None else look_up(tables, entry)
    if not isinstance(table, dict):
        return []
    named = [table.get("hex"), *(listed if isinstance(listed := table.get("hexes"), list) else [])]
    return [label for label in named if isinstance(label, str)]
