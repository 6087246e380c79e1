"""Where games come from: played by computer players, or read from records."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
import pyarrow as pa

from echobase.ai.player import decide, player
from echobase.core import record
from echobase.core.chance import CHANCE, OVER
from echobase.core.errors import BadOption, BadRecord
from echobase.core.record import FENCE, Record
from echobase.core.sides import SIDES
from echobase.dataset.rows import Decision, batch, decision, table_for
from echobase.dataset.schema import About, about_table
from echobase.envs.table import Table


@dataclass(frozen=True)
class Skipped:
    """A record that is not in the file, and why."""

    source: str
    why: str

    def __str__(self) -> str:
        return f"{self.source}: {self.why}"


@dataclass(frozen=True)
class SelfPlay:
    """Plays game after game by its number; every process has its own copy."""

    game: str
    options: bytes
    players: tuple[str, ...]
    seed: int
    positions: bool

    def __call__(self, number: int) -> pa.RecordBatch:
        """The rows of one game. All its luck follows from the seed and its number."""
        table = table_for(self.game, self.options)
        seated = [player(name, self.game) for name in self.players]
        source = Random(f"{self.seed}/{number}")
        table.reset(source.getrandbits(62))
        rng = Random(source.getrandbits(62))
        made: list[Decision] = []
        while not table.is_over():
            action = decide(seated[table.to_act()], table.state, rng)
            made.append(decision(table, action, self.positions))
            table.apply(action)
        return batch(self.about(table), table, made, number, "", self.positions)

    def about(self, table: Table) -> About:
        return msgspec.structs.replace(
            about_table(table),
            options=table.state.options(),
            players=self.players,
            seed=self.seed,
        )


def by_seat(names: Sequence[str], table: Table) -> tuple[str, ...]:
    """The player of each seat, from one name for all, one for each side, or one for each seat."""
    sides = table.sides
    if len(names) == 1:
        found = list(names) * len(sides)
    elif len(names) == len(sides):
        found = list(names)
    elif len(names) == len(SIDES):
        found = [names[SIDES.index(side)] for side in sides]
    else:
        choices = "one name for all, two (Rebels, Empire)"
        more = f" or {len(sides)} (by seat)" if len(sides) > len(SIDES) else ""
        raise BadOption(f"players: give {choices}{more}; got {len(names)}: {','.join(names)}")
    for name in found:
        player(name, table.name)  # its error lists the names
    return tuple(found)


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
        if told.state.to_act() != OVER:
            return Skipped(path, "the game is not finished")
        if not told.actions:
            return Skipped(path, "it begins where a game has ended")
        return self._rows(told, number, path)

    def _rows(self, told: Record, number: int, path: str) -> pa.RecordBatch:
        table = table_for(told.head.game, msgspec.json.encode(told.head.options))
        made: list[Decision] = []
        for state, action in told.states():
            if state.to_act() != CHANCE:
                table.state = state
                made.append(decision(table, action, self.positions))
        table.state = told.state
        return batch(about_table(table), table, made, number, path, self.positions)


def record_files(given: Sequence[str | Path]) -> list[str]:
    """The files, and of folders all files that begin as records do, ordered by their names."""
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
