"""What all observations share: two arrays made from the view of one seat, and the names in them."""

from collections.abc import Iterable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Board = NDArray[np.int8]
Facts = NDArray[np.int16]


class Observer(Protocol):
    """Turns views of one game into arrays; it never sees a state, so it cannot leak."""

    planes: list[str]
    """Names of the last axis of the board."""
    facts: list[str]
    """Names of the entries of the vector."""
    shape: tuple[int, int, int]
    """Rows, columns, planes."""

    def observe(self, view: Any) -> tuple[Board, Facts]: ...


class Names:
    """A list of names that grows group by group and remembers where each group begins."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        """One entry; returns its number."""
        self.names.append(name)
        return len(self.names) - 1

    def group(self, prefix: str, keys: Iterable[object]) -> dict[Any, int]:
        """An entry for each key; returns their numbers by key."""
        return {key: self.one(f"{prefix}:{key}") for key in keys}
