"""Proves the puzzles of a game again, in games that nobody has seen."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

from echobase.ai import adviser
from echobase.core import registry
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, in_order
from echobase.lab.puzzles.finding import PROOF
from echobase.lab.puzzles.trials import Trials
from echobase.play.puzzles import Puzzle, position_of, puzzle_list


@dataclass(frozen=True)
class Proof:
    """What fresh games say about a puzzle."""

    puzzle: Puzzle
    best: bool
    """Whether the answer still wins most often."""
    lead: float
    """How much more often it wins than the second best choice."""


@dataclass(frozen=True)
class PuzzleProofs:
    """Proves one puzzle; every process has its own copy."""

    game: str
    seed: int
    games: int

    def __call__(self, puzzle: Puzzle) -> Proof:
        state = registry.game(self.game).load(position_of(self.game, puzzle))
        seed = f"{self.seed}/{puzzle.id}/again"
        trials = Trials(state, self.game, adviser(self.game), seed)
        trials.play([state.read(choice.notation) for choice in puzzle.choices], self.games)
        first, second, *_ = trials.ranked()
        best = state.write(first) == puzzle.best
        return Proof(puzzle, best, trials.chance(first) - trials.chance(second))


def prove_puzzles(
    game: str = registry.DEFAULT,
    *,
    games: int = PROOF,
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Iterator[Proof]:
    """Play the choices of every puzzle of a game out again, each in this many games."""
    puzzles = puzzle_list(game)
    tell = progress or (lambda done, wanted: None)
    tell(0, len(puzzles))
    work = PuzzleProofs(game, seed, games)
    with closing(in_order(work, puzzles, check_workers(workers, ray), ray)) as coming:
        for done, proof in enumerate(coming, 1):
            tell(done, len(puzzles))
            yield proof
