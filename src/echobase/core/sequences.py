"""What `actions()` and `chances()` return: sequences that make objects only when asked."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from echobase.core.aliases import Action, i64
from echobase.core.rows import NOTHING
from echobase.core.vectors import vec

BEYOND: Final = 1 << 60
"""Greater than every action and every place; native integers hold what lies below."""


class ReadOnlySequence:
    """A sequence that stays the same when its game continues, and equals a list of the same."""

    def __len__(self) -> int:
        raise NotImplementedError

    def as_list(self) -> list[Any]:
        """A new list of all."""
        raise NotImplementedError

    def __getitem__(self, place: object) -> Any:
        """One of them, or a list of those in a slice."""
        return self.as_list()[place]  # type: ignore[call-overload]  # or it says what is wrong

    def __contains__(self, what: object) -> bool:
        return self.as_list().count(what) > 0

    def __iter__(self) -> Iterator[Any]:
        return iter(self.as_list())

    def __reversed__(self) -> Iterator[Any]:
        return iter(self.as_list()[::-1])

    def index(self, what: object) -> int:
        """The place of one of them; ValueError for anything else."""
        return self.as_list().index(what)

    def count(self, what: object) -> int:
        """1 for one of them, else 0."""
        return 1 if what in self else 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, list):
            return self.as_list() == other
        if isinstance(other, ReadOnlySequence):
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


Sequence.register(ReadOnlySequence)


class ActionSequence(ReadOnlySequence):
    """Legal actions, ascending."""

    def has(self, action: Action) -> bool:
        """Whether this is one of the actions."""
        raise NotImplementedError

    def __contains__(self, what: object) -> bool:
        if isinstance(what, int):
            return -BEYOND < what < BEYOND and self.has(what)
        return super().__contains__(what)  # a number of numpy, for instance


class RowOfActions(ActionSequence):
    """Actions that stand in a row, which nobody may change afterwards."""

    def __init__(self, row: vec[i64]) -> None:
        self.row = row

    def __len__(self) -> int:
        return len(self.row)

    def __getitem__(self, place: object) -> Any:
        if isinstance(place, int) and -BEYOND < place < BEYOND:
            return self.row[place]
        return self.as_list()[place]  # type: ignore[call-overload]  # or it says what is wrong

    def has(self, action: Action) -> bool:
        return action in self.row

    def as_list(self) -> list[Any]:
        return list(self.row)


NO_ACTIONS: Final = RowOfActions(NOTHING)
"""Nobody decides."""


class ChanceSequence(ReadOnlySequence):
    """The outcomes of chance, each an action with its probability."""

    def drawn(self, luck: float) -> Action:
        """The outcome that a number in [0, 1) stands for, all probabilities side by side."""
        raise NotImplementedError


class Outcomes(ChanceSequence):
    """Outcomes that are listed once and for all, such as those of dice."""

    def __init__(self, chances: list[tuple[int, float]]) -> None:
        self._chances = chances
        self._actions: vec[i64] = vec[i64]([action for action, _ in chances])
        self._probabilities: vec[float] = vec[float]([probability for _, probability in chances])

    def __len__(self) -> int:
        return len(self._chances)

    def as_list(self) -> list[Any]:
        return self._chances.copy()

    def drawn(self, luck: float) -> Action:
        last: i64 = len(self._actions) - 1
        for number in range(last):
            luck -= self._probabilities[number]
            if luck < 0:
                return self._actions[number]
        return self._actions[last]


NO_CHANCES: Final = Outcomes([])
"""Chance is not to act."""
