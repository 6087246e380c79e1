"""The course of a game, turn by turn: the score, and who fell where."""

import msgspec

from echobase.core.game import State
from echobase.play.statistics import statistics


class Fallen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit or structure that was destroyed."""

    turn: int
    side: str
    kind: str
    hex: str


class GameFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The course of one game."""

    score: dict[str, tuple[int, ...]]
    """By score: its value at the beginning of each next turn, and at the end."""
    fallen: tuple[Fallen, ...]


class Chronicle:
    """Collects facts, standing between a game and its players."""

    def __init__(self, game: str, state: State) -> None:
        self.state = state
        self._losses = statistics(game).losses
        self._turn = state.turn_number()
        self._fallen: list[Fallen] = []
        self._score: dict[str, list[int]] = {name: [] for name in self._losses.score(state)}
        self._note_score(self._turn - 1)

    def apply(self, action: int) -> None:
        """Apply an action and note its consequences."""
        losses = self._losses.apply(self.state, action)
        self._fallen += [Fallen(self._turn, *loss) for loss in losses]
        turn = self.state.turn_number()
        if turn > self._turn:
            self._note_score(turn - 1)
            self._turn = turn

    def facts(self) -> GameFacts:
        """All facts until now; the current turn counts as if it ended here."""
        self._note_score(max(self._turn, 1))
        score = {name: tuple(values) for name, values in self._score.items()}
        return GameFacts(score, tuple(self._fallen))

    def _note_score(self, turns: int) -> None:
        """Note the current score for all turns up to this one that have none yet."""
        for name, value in self._losses.score(self.state).items():
            values = self._score[name]
            values += [value] * (turns - len(values))
