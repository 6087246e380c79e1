"""Who is connected to a table: through this process, and through others on the same database."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Present:
    """The seats that are connected to a table through one process, and how many watch there."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


NOBODY_THERE = Present()


class Connections:
    """Everybody who is connected to a table."""

    def __init__(self) -> None:
        self.connections: Counter[int | None] = Counter()
        """Through this process, by seat; None for those who watch."""
        self.elsewhere: Mapping[str, Present] = {}
        """Through other processes, by the name of the process."""

    def count(self, seat: int | None, change: int) -> None:
        """Somebody comes (1) or goes (-1) here."""
        self.connections[seat] += change

    @property
    def here(self) -> Present:
        """Who is connected through this process."""
        seats = (seat for seat, count in self.connections.items() if seat is not None and count > 0)
        return Present(frozenset(seats), self.connections[None])

    @property
    def seats(self) -> frozenset[int]:
        """All seats that are connected."""
        return self.here.seats.union(*(one.seats for one in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        return self.here.watching + sum(one.watching for one in self.elsewhere.values())

    def put(self, process: str, present: Present) -> bool:
        """Note who is there at another process; whether that is new."""
        if self.elsewhere.get(process, NOBODY_THERE) == present:
            return False
        others = {name: one for name, one in self.elsewhere.items() if name != process}
        self.elsewhere = others if present == NOBODY_THERE else {**others, process: present}
        return True
