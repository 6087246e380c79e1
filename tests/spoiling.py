"""Spoils documents of any game, and checks that each is refused by field or can be played."""

import copy
import math
import random
import re
from collections import defaultdict
from typing import Any

from battery import check_choices, check_notation, check_saving
from fuzzing import play_on

from echobase import OVER, BadDocument
from echobase.core.document import IMPOSSIBLE

Tables = dict[str, Any]

NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 20, 99, 10**4, 10**12, 10**30]
JUNK: list[Any] = [
    *(None, True, -1, 1.5, math.nan, math.inf, "", "x", "é" * 99, [], {}, [[]], [""], {"a": 1}),
]
FIELD = re.compile(r"document: ([^.:\[]+)[^:]*: \S.*")
"""An error: the document, the field, what is wrong with it, in one line."""
INTERNAL = re.compile(
    rf"{IMPOSSIBLE}|Traceback|Error\b|NoneType|attribute|argument|out of range|not in list|shift|"
    r"`\$|\b(battle|assault)-[a-z]"
)
"""Words of Python, of msgspec and of message files."""


def moments(state: Any, seed: int, length: int) -> list[Tables]:
    """Positions of a random game: the first of every step, and some in between."""
    rng = random.Random(seed)
    found = [state.document()]
    seen: set[str] = set()
    for number in range(length):
        step = state.view(None).step
        if step not in seen or number % 40 == 0:
            seen.add(step)
            found.append(state.document())
        if state.to_act() == OVER:
            break
        play_on(state, rng.randrange(10**6), 1)
    return found


class Spoiler:
    """Spoils documents, mostly with what others of the same game hold in the same place."""

    def __init__(self, documents: list[Tables]) -> None:
        self.documents = documents
        self.values: dict[str, list[Any]] = defaultdict(list)
        """By path: everything that stands there in one of the documents."""
        self.names: dict[str, list[str]] = defaultdict(list)
        """By path: the fields that the table there has in one of the documents."""
        for tables in documents:
            self.collect(tables, "")

    def collect(self, value: Any, path: str) -> None:
        if value not in self.values[path]:
            self.values[path].append(value)
        if isinstance(value, dict):
            for name, inner in value.items():
                if name not in self.names[path]:
                    self.names[path].append(name)
                self.collect(inner, f"{path}.{name}")
        elif isinstance(value, list):
            for inner in value:
                self.collect(inner, f"{path}[]")

    def spoilt(self, rng: random.Random) -> Tables:
        """One of the documents with one to three things wrong, most often in the position."""
        tables = copy.deepcopy(rng.choice(self.documents))
        for _ in range(rng.choice([1, 1, 2, 3])):
            if isinstance(tables.get("play"), dict) and rng.random() < 0.8:
                self.change(tables["play"], ".play", rng)
            else:
                self.change(tables, "", rng)
        return tables

    def change(self, table: Any, path: str, rng: random.Random) -> None:
        """Spoil one field of a table or one entry of a list, or something inside it."""
        if isinstance(table, list):
            keys: list[Any] = list(range(len(table)))
        else:
            keys = self.names[path] or list(table)
        if not keys:
            return
        key = rng.choice(keys)
        inner = f"{path}[]" if isinstance(table, list) else f"{path}.{key}"
        known = self.values[inner] or JUNK
        if isinstance(table, list) and rng.random() < 0.3:
            table.insert(key, copy.deepcopy(rng.choice(known)))
            return
        there = isinstance(table, list) or key in table
        value = table[key] if there else None
        how = rng.random()
        if isinstance(value, dict | list) and value and how < 0.5:
            self.change(value, inner, rng)
        elif how < 0.85:
            table[key] = copy.deepcopy(rng.choice(known))
        elif how < 0.95 and there:
            del table[key]
        elif isinstance(value, int):
            table[key] = rng.choice(NUMBERS)
        else:
            table[key] = copy.deepcopy(rng.choice(JUNK))


def check_refused_or_playable(game: Any, tables: Tables, seed: int) -> None:
    """A document is refused with its field, or gives a game that continues like any other."""
    try:
        state = game.load(tables)
    except BadDocument as error:
        check_message(game, tables, str(error))
        return
    check_saving(game, state)
    for number in range(8):
        check_choices(state)
        check_notation(state)
        for seat in range(len(state.sides())):
            state.imagine(seat, random.Random(seed))
        play_on(state, seed + number, 1)
    check_saving(game, state)


def check_message(game: Any, tables: Tables, message: str) -> None:
    """An error names a field of the document and says nothing that only programmers know."""
    schema = game.schema()
    known = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    found = FIELD.fullmatch(message)
    assert found, message
    assert found[1] in known or found[1] in tables, message
    assert not INTERNAL.search(message), message
