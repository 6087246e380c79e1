"""What happened during a game, turn by turn: the score, and who fell where."""

from importlib import import_module
from typing import Final, NamedTuple, Protocol

import msgspec

from echobase.core.game import State
from echobase.terminal.fronts import front


class Fallen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit or structure that was destroyed."""

    turn: int
    side: str
    kind: str
    hex: str


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The course of one game."""

    score: dict[str, tuple[int, ...]]
    """By what is counted: how it stood when each next turn had begun, and at the end."""
    fallen: tuple[Fallen, ...]


class Loss(NamedTuple):
    """Who fell where, without the turn."""

    side: str
    kind: str
    hex: str


class Witness(Protocol):
    """Somebody who knows what to look for in one game."""

    group: str
    """Where `echobase.text` has the names of its kinds of units."""

    def score(self, state: State) -> dict[str, int]:
        """What is counted, and how it stands."""
        ...

    def apply(self, state: State, action: int) -> list[Loss]:
        """Do what was decided or drawn; who falls by it, in this order."""
        ...


WITNESSES: Final = {
    "battle": "echobase.games.battle.statistics.losses",
    "assault": "echobase.games.assault.statistics.losses",
}


def witness(game: str) -> Witness:
    found: Witness = import_module(WITNESSES[game]).WITNESS
    return found


class Chronicle:
    """Facts as they come: it stands between a game and whoever plays it."""

    def __init__(self, game: str, state: State) -> None:
        self.state = state
        self._front = front(game)
        self._witness = witness(game)
        self._turn = self._front.turns(state)
        self._fallen: list[Fallen] = []
        self._score: dict[str, list[int]] = {name: [] for name in self._witness.score(state)}
        self._note_score(self._turn - 1)

    def apply(self, action: int) -> None:
        """Do it, and keep what it brought about."""
        losses = self._witness.apply(self.state, action)
        self._fallen += [Fallen(self._turn, *loss) for loss in losses]
        turn = self._front.turns(self.state)
        if turn > self._turn:
            self._note_score(turn - 1)
            self._turn = turn

    def facts(self) -> Facts:
        """All until now; the turn that goes on counts as if it ended here."""
        self._note_score(max(self._turn, 1))
        score = {name: tuple(values) for name, values in self._score.items()}
        return Facts(score, tuple(self._fallen))

    def _note_score(self, turns: int) -> None:
        """The score as it stands now, for all turns up to this one that have none yet."""
        for name, value in self._witness.score(self.state).items():
            values = self._score[name]
            values += [value] * (turns - len(values))
