"""The results of plans, complete or not, and merging several of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from echobase.core.errors import EchoBaseError
from echobase.lab.match import Row
from echobase.lab.plan import Plan


class BadResults(EchoBaseError):
    """A file without results, or with results that do not fit; the message names the file."""


@dataclass(frozen=True)
class Results:
    """Rows in the order of their plans and numbers."""

    plans: tuple[Plan, ...]
    rows: tuple[Row, ...]
    path: Path | None = None
    """The file that holds them, if any."""
    stopped: str = ""
    """Why the run ended before all games were played."""

    @property
    def wanted(self) -> int:
        """The number of games in the plans."""
        return sum(plan.total for plan in self.plans)

    @property
    def complete(self) -> bool:
        """Whether all games that were asked for have been played."""
        return len(self.rows) == self.wanted


def sorted_rows(rows: Sequence[Row]) -> tuple[Row, ...]:
    """In the order of plans and numbers."""
    return tuple(sorted(rows, key=lambda row: (row.plan, row.number)))


def merge(parts: Sequence[Results]) -> Results:
    """All of them merged; a game that is in several must be the same in each."""
    plans: list[Plan] = []
    found: dict[tuple[int, int], Row] = {}
    for part in parts:
        for plan in part.plans:
            if plan not in plans:
                plans.append(plan)
        for row in part.rows:
            index = plans.index(part.plans[row.plan])
            moved = msgspec.structs.replace(row, plan=index)
            known = found.setdefault((index, row.number), moved)
            if known.result() != moved.result():
                raise BadResults(
                    f"{part.path or 'results'}: game {row.number} differs from the same game "
                    "in a file before it; one of them was changed"
                )
    return Results(tuple(plans), sorted_rows(list(found.values())))
