"""The decisions of one game: collected one by one, and made into rows when its end is known."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa

from echobase.core.document import to_toml
from echobase.dataset.schema import BOARD, FACTS, About, columns
from echobase.observation.episode import Episode

STEP: Final = "step:"
"""The prefix of facts of which one is 1 and the others are 0."""


@dataclass(slots=True)
class NotedDecision:
    """One choice with what its seat sees at that moment; only the document knows more."""

    seat: int
    side: str
    step: str
    action: int
    number: int
    notation: str
    legal: list[int]
    board: bytes
    facts: bytes
    document: str


class DecisionCollector:
    """Sits at a table and writes down the decisions, in one game after another."""

    def __init__(self, table: Episode, positions: bool) -> None:
        self.table = table
        self.positions = positions
        names = table.observer.facts
        self._steps = np.array([n for n, name in enumerate(names) if name.startswith(STEP)])

    def note(self, number: int) -> NotedDecision:
        """Note the action of the seat to act, by the engine's number."""
        table = self.table
        seat = table.to_act()
        board, facts = table.observe(seat)
        step = self._steps[facts[self._steps].argmax()]  # a view has it, too, but takes longer
        return NotedDecision(
            seat=seat,
            side=table.sides[seat],
            step=table.observer.facts[step].removeprefix(STEP),
            action=table.actions.place(table.state, number),
            number=number,
            notation=table.state.write(number),
            legal=table.actions.places(table.state, table.state.actions()),
            board=board.astype(BOARD, copy=False).tobytes(),
            facts=facts.astype(FACTS, copy=False).tobytes(),
            document=to_toml(table.state.document()) if self.positions else "",
        )

    def rows(
        self, about: About, decisions: list[NotedDecision], game: int, source: str
    ) -> pa.RecordBatch:
        """The rows of the game that has just ended at the table."""
        state = self.table.state
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("only a game that is over can be made into rows")
        rewards = self.table.rewards()
        schema = columns(about, self.positions)
        plies = range(len(decisions))
        found: dict[str, Any] = {
            "ply": plies,
            "remaining": plies[::-1],
            "legal_count": [len(one.legal) for one in decisions],
            "board": _fixed([one.board for one in decisions], schema.field("board").type),
            "facts": _fixed([one.facts for one in decisions], schema.field("facts").type),
            "outcome": [rewards[one.seat] for one in decisions],
        }
        same = {
            "game": game,
            "source": source,
            "scenario": state.scenario_id(),
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
