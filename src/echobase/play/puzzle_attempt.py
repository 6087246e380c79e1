"""A puzzle as it is being solved: what was chosen, and whether that is the answer."""

from typing import Literal

from echobase.core.events import Message
from echobase.play.game_log import GameLog
from echobase.play.puzzles import Puzzle, Puzzles, find_puzzle, puzzle_facet

Verdict = Literal["open", "wrong", "right", "shown"]
"""Nothing is chosen yet; something else was; the answer was; somebody has had it shown."""


class PuzzleAttempt:
    """Implements `Guidance`: a puzzle is over with the first choice in it."""

    def __init__(self, game_log: GameLog) -> None:
        self.game_log = game_log
        self.puzzle: Puzzle = find_puzzle(game_log.facts.game, game_log.facts.puzzle)

    @property
    def verdict(self) -> Verdict:
        """How things stand."""
        game_log = self.game_log
        if not game_log.entries:
            return "open"
        first = game_log.entries[0]
        if self.assisted and first.number == game_log.shown + 1:
            return "shown"
        return "right" if first.notation == self.puzzle.best else "wrong"

    @property
    def assisted(self) -> bool:
        """Whether the answer has been shown before, so that nobody solves the puzzle any more."""
        return self.game_log.shown >= 0

    @property
    def told(self) -> bool:
        """Whether the answer may be told now."""
        return self.verdict in ("right", "shown")

    @property
    def chosen(self) -> str:
        """What was chosen, in notation; empty when nothing was."""
        if self.verdict == "shown":
            return self.game_log.missed
        return self.game_log.entries[0].notation if self.stopped else ""

    @property
    def rival(self) -> str:
        """The choice that the answer is compared with: what was chosen, or else the second best."""
        return self.chosen if self.chosen not in ("", self.puzzle.best) else self.second

    @property
    def second(self) -> str:
        """The second best choice, in notation."""
        return self.puzzle.choices[1].notation

    def show_answer(self, seat: int) -> None:
        """Have the answer shown; the puzzle must not be solved."""
        self.game_log.give_up(seat, self.puzzle.best)

    def try_again(self, seat: int) -> None:
        """Go back to the position; something must have been chosen."""
        self.game_log.undo(seat, len(self.game_log.entries))

    # Implements `Guidance`.

    @property
    def stopped(self) -> bool:
        return self.verdict != "open"

    def why_closed(self, notation: str) -> Message | None:
        """A puzzle may be about one unit: then only its choices are open."""
        if self.stopped:
            return Message("puzzle-answered")
        return None if self.facet.competes(self.puzzle.best, notation) else self.task

    @property
    def task(self) -> Message:
        """What to find."""
        return self.facet.task(self.puzzle.best) or Message("puzzle-task")

    @property
    def facet(self) -> Puzzles:
        found = puzzle_facet(self.game_log.facts.game)
        assert found is not None
        return found

    def chance(self) -> int | None:
        return None


def attempt_of(game_log: GameLog) -> PuzzleAttempt | None:
    """The puzzle of a game as it stands; None when the game is none."""
    return PuzzleAttempt(game_log) if game_log.facts.puzzle else None
