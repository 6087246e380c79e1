"""The decisions of one game: noted one by one, and made into rows when its end is known."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from echobase.core.document import to_toml
from echobase.dataset.schema import BOARD, FACTS, About, columns
from echobase.envs.table import Table
from echobase.terminal.fronts import front

NO_NUMBER: Final = -1
"""In place of a dense number: a set of very many dice to roll again may have none."""
STEP: Final = "step:"


@lru_cache(maxsize=32)
def table_for(game: str, options: bytes) -> Table:
    """A table for games with these options, given as JSON; kept because it takes time to lay."""
    return Table(game, msgspec.json.decode(options))


@dataclass(slots=True)
class Decision:
    """One choice with what its seat sees at that moment; only the document knows more."""

    seat: int
    side: str
    step: str
    action: int
    number: int
    notation: str
    legal: NDArray[np.int64]
    board: bytes
    facts: bytes
    document: str


def decision(table: Table, number: int, positions: bool) -> Decision:
    """What the seat to act is about to do, by the engine's number."""
    seat = table.to_act()
    board, facts = table.observe(seat)
    legal = np.flatnonzero(table.mask(seat).view(np.bool_))
    names = table.observer.facts
    (step,) = [names[n] for n in np.flatnonzero(facts) if names[n].startswith(STEP)]
    return Decision(
        seat=seat,
        side=table.sides[seat],
        step=step.removeprefix(STEP),
        action=dense(table, legal, number),
        number=number,
        notation=table.state.write(number),
        legal=legal,
        board=board.astype(BOARD, copy=False).tobytes(),
        facts=facts.astype(FACTS, copy=False).tobytes(),
        document=to_toml(table.state.document()) if positions else "",
    )


def dense(table: Table, legal: NDArray[np.int64], number: int) -> int:
    """Which of the legal dense numbers is that of an action of the engine."""
    numbers = table.actions.numbers
    return next((int(place) for place in legal if numbers[place] == number), NO_NUMBER)


def batch(
    about: About, table: Table, decisions: list[Decision], game: int, source: str, positions: bool
) -> pa.RecordBatch:
    """The rows of the game that has ended at the table."""
    state = table.state
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("only a game that is over can be made into rows")
    schema = columns(about, positions)
    lengths = np.array([len(one.legal) for one in decisions], np.int32)
    ply = np.arange(len(decisions), dtype=np.int32)
    found: dict[str, Any] = {
        "ply": ply,
        "remaining": ply[::-1],
        "legal_count": lengths,
        "legal": _lists([one.legal for one in decisions], lengths),
        "board": _fixed([one.board for one in decisions], schema.field("board").type),
        "facts": _fixed([one.facts for one in decisions], schema.field("facts").type),
        "outcome": [1 if one.seat in outcome.seats else -1 for one in decisions],
    }
    same = {
        "game": game,
        "source": source,
        "scenario": front(about.game).scenario_id(state),
        "options": msgspec.json.encode(state.options()).decode(),
        "winner": outcome.winner,
        "reason": outcome.reason,
    }
    found |= {name: [value] * len(decisions) for name, value in same.items()}
    for name in schema.names:
        if name not in found:
            found[name] = [getattr(one, name) for one in decisions]
    return pa.record_batch([found[name] for name in schema.names], schema=schema)


def _fixed(values: list[bytes], type_: pa.DataType) -> pa.Array:
    """Values of one size, side by side."""
    return pa.Array.from_buffers(type_, len(values), [None, pa.py_buffer(b"".join(values))])


def _lists(values: list[NDArray[np.int64]], lengths: NDArray[np.int32]) -> pa.Array:
    ends = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    inside = np.concatenate([np.empty(0, np.int64), *values])
    return pa.ListArray.from_arrays(ends, inside.astype(np.int32))
