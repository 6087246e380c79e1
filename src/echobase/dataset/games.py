"""The sources of games: played by computer players, or read from records."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pyarrow as pa

from echobase.ai.player import contender, decide
from echobase.core import record
from echobase.core.chance import CHANCE, OVER
from echobase.core.early_end import RESIGN
from echobase.core.errors import BadRecord
from echobase.core.record import FENCE, Record
from echobase.dataset.rows import DecisionCollector, NotedDecision
from echobase.dataset.schema import About, about_table
from echobase.observation.episode import Episode


@dataclass(frozen=True)
class Skipped:
    """A record that was skipped, and why."""

    source: str
    why: str

    def __str__(self) -> str:
        return f"{self.source}: {self.why}"


@dataclass(frozen=True)
class SelfPlay:
    """Plays the game of a number; every process has its own copy."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int
    positions: bool

    def __call__(self, number: int) -> pa.RecordBatch:
        """The rows of one game. All its chance follows from the seed and its number."""
        table = self.collector.table
        seated = [contender(name, self.game) for name in self.players]
        source = Random(f"{self.seed}/{number}")
        table.reset(source.getrandbits(62))
        rng = Random(source.getrandbits(62))
        made: list[NotedDecision] = []
        while not table.is_over():
            action = decide(seated[table.to_act()], table.state, rng)
            made.append(self.collector.note(action))
            table.apply(action)
        return self.collector.rows(self.about, made, number, "")

    @cached_property
    def collector(self) -> DecisionCollector:
        """Sits at a table that is set up only once, because that takes time."""
        return DecisionCollector(Episode(self.game, self.options), self.positions)

    @cached_property
    def about(self) -> About:
        return msgspec.structs.replace(
            about_table(self.collector.table),
            options=self.options,
            players=self.players,
            seed=self.seed,
        )


@dataclass(frozen=True)
class FromRecord:
    """Turns records into rows, one file after another."""

    positions: bool

    def __call__(self, job: tuple[int, str]) -> pa.RecordBatch | Skipped:
        """The rows of a recorded game, or why there are none."""
        number, path = job
        try:
            told = record.read(path)
        except BadRecord as error:
            return Skipped(path, str(error).removeprefix(f"{path}: "))
        if told.ending.startswith(RESIGN):
            return Skipped(path, "a side resigned, so it was not played to its end")
        if told.ending:
            return Skipped(path, "it ended outside the rules, so it was not played to its end")
        if told.state.to_act() != OVER:
            return Skipped(path, "the game is not finished")
        if not told.actions:
            return Skipped(path, "it begins where a game has ended")
        return self._rows(told, number, path)

    def _rows(self, told: Record, number: int, path: str) -> pa.RecordBatch:
        collector = self._collector(told.head.game, msgspec.json.encode(told.head.options))
        table = collector.table
        made: list[NotedDecision] = []
        for state, action in told.states():
            if state.to_act() != CHANCE:
                table.state = state
                made.append(collector.note(action))
        table.state = told.state
        return collector.rows(about_table(table), made, number, path)

    @cached_property
    def _collector(self) -> Callable[[str, bytes], DecisionCollector]:
        """By game and options: many records share them, and setting up a table takes time."""

        def lay(game: str, options: bytes) -> DecisionCollector:
            return DecisionCollector(Episode(game, msgspec.json.decode(options)), self.positions)

        return lru_cache(maxsize=32)(lay)


def record_files(given: list[str | Path]) -> list[str]:
    """The files, and all records in the folders, sorted by name."""
    found: dict[str, None] = {}
    for path in map(Path, given):
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.is_file())
            found |= {str(file): None for file in inside if begins_as_record(file)}
        elif path.exists():
            found[str(path)] = None
        else:
            raise BadRecord(f"{path}: there is no such file or folder")
    if not found:
        raise BadRecord(f"{', '.join(map(str, given)) or 'records'}: there are no records")
    return list(found)


def begins_as_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(FENCE)) == FENCE.encode()
