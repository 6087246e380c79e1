"""The legal actions of a seat as a sequence that makes numbers for Python only when asked."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from echobase.core.aliases import Action, i64
from echobase.core.rows import NOTHING
from echobase.core.vectors import vec

_BEYOND: Final = 1 << 60
"""Greater than every action."""


class ActionSequence:
    """What `state.actions()` returns: ascending and read-only, like `range`.

    It stays the same when its game continues. It equals a list of the same actions.
    """

    def __len__(self) -> int:
        raise NotImplementedError

    def at(self, place: i64) -> Action:
        """The action at a place from 0 up to the number of actions."""
        raise NotImplementedError

    def has(self, action: Action) -> bool:
        """Whether this is one of the actions."""
        raise NotImplementedError

    def as_list(self) -> list[int]:
        """All actions."""
        raise NotImplementedError

    def __getitem__(self, place: object) -> Any:
        """One action, or a list of those in a slice."""
        if isinstance(place, int) and -_BEYOND < place < _BEYOND:
            number: i64 = place
            count: i64 = len(self)
            if number < 0:
                number += count
            if 0 <= number < count:
                return self.at(number)
        return self.as_list()[place]  # type: ignore[call-overload]  # or it says what is wrong

    def __contains__(self, what: object) -> bool:
        if isinstance(what, int):
            return -_BEYOND < what < _BEYOND and self.has(what)
        return what in self.as_list()  # a number of numpy, for instance

    def __iter__(self) -> Iterator[int]:
        return iter(self.as_list())

    def __reversed__(self) -> Iterator[int]:
        return reversed(self.as_list())

    def index(self, action: object) -> int:
        """The place of an action; ValueError for others."""
        return self.as_list().index(action)  # type: ignore[arg-type]

    def count(self, action: object) -> int:
        """1 for one of the actions, else 0."""
        return 1 if action in self else 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, list):
            return self.as_list() == other
        if isinstance(other, ActionSequence):
            return self.as_list() == other.as_list()
        return NotImplemented

    def __repr__(self) -> str:
        return repr(self.as_list())

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled as a list."""
        return list, (self.as_list(),)

    def __array__(self, dtype: object = None, copy: object = None) -> Any:
        """For numpy, which takes a compiled sequence for a single object."""
        import numpy

        return numpy.array(self.as_list(), dtype)  # type: ignore[call-overload]


Sequence.register(ActionSequence)


class RowOfActions(ActionSequence):
    """Actions that stand in a row, which nobody may change afterwards."""

    def __init__(self, row: vec[i64]) -> None:
        self.row = row

    def __len__(self) -> int:
        return len(self.row)

    def at(self, place: i64) -> Action:
        return self.row[place]

    def has(self, action: Action) -> bool:
        return action in self.row

    def as_list(self) -> list[int]:
        return list(self.row)


NO_ACTIONS: Final = RowOfActions(NOTHING)
"""Nobody decides."""
