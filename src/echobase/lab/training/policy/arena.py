"""The games of a generation: which candidate wins most, and whether it beats the policy so far."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Any, Final, Protocol

from echobase.jobs.progress import Progress
from echobase.lab.training.policy.duels import Duel
from echobase.lab.training.policy.learned_policy import Generation

SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
AT_A_TIME: Final = 1000
"""Jobs that exist at the same time, to limit memory."""
PAIR: Final = 2
"""Games of a duel."""


class ArenaStaff(Protocol):
    """Plays games: a staff, or whoever knows the results."""

    def in_order(self, jobs: Sequence[Any]) -> Iterable[Any]:
        """The results of the jobs in their order."""


class Arena:
    """Has games played, and reports how many of a generation are over."""

    def __init__(self, players: ArenaStaff, settings: int, progress: Progress) -> None:
        self.players = players
        self.settings = settings
        """The ways of playing the game: duels take them in turn."""
        self.progress = progress
        self.done = 0
        self.wanted = 0

    def begin(self, games: int) -> None:
        """A generation begins that needs so many games."""
        self.done = 0
        self.wanted = games

    def results(self, jobs: Iterator[Any], games: int) -> Iterator[Any]:
        """The results of jobs of so many games each."""
        while some := list(islice(jobs, AT_A_TIME)):
            for result in self.players.in_order(some):
                self.done += games
                self.progress(self.done, self.wanted)
                yield result

    def duels(self, seed: str, opponents: Iterable[tuple[Any, Any]]) -> Iterator[float]:
        """The share of each duel that the first policy wins against the other."""
        jobs = (
            Duel(place % self.settings, f"{seed}/{place}", one, other)
            for place, (one, other) in enumerate(opponents)
        )
        return self.results(jobs, PAIR)

    def best(self, seed: str, candidates: Sequence[Any], old: Any, pairs: int) -> int:
        """The number of the candidate that wins most against the policy so far."""
        won = [sum(self._against(f"{seed}/length", new, old, pairs)) for new in candidates]
        return won.index(max(won))

    def gate(
        self, seed: str, new: Any, old: Any, pairs: int, *, number: int, tries: int, length: float
    ) -> Generation:
        """How a candidate did in games with other luck, and whether it stays."""
        won = list(self._against(f"{seed}/gate", new, old, pairs))
        mean = sum(won) / len(won)
        spread = sqrt(sum((one - mean) ** 2 for one in won) / (len(won) - 1))
        doubt = SURE * spread / sqrt(len(won))
        return Generation(
            number=number,
            tries=tries,
            length=length,
            games=PAIR * len(won),
            won=round(mean, 4),
            low=round(max(mean - doubt, 0.0), 4),
            high=round(min(mean + doubt, 1.0), 4),
            kept=mean - doubt > 0.5,
        )

    def _against(self, seed: str, new: Any, old: Any, pairs: int) -> Iterator[float]:
        return self.duels(seed, ((new, old) for _ in range(pairs)))
