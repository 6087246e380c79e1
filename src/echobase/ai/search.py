"""Search on top of a quick policy: try its best choices in imagined games and judge the results.

Every choice is tried in the same imagined worlds with the same dice. The policy plays on for all
seats to the end of the turn, or through the enemy's reply as well; there a judge says how likely a
win is. The policy's own opinion of the choices counts as a first estimate that the tries
must outweigh. The worse half of the choices is dropped again and again, so that the tries go to
those that matter (successive halving).
"""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final, Protocol

from echobase.core.chance import CHANCE, OVER, Rng, sample
from echobase.core.game import State

Imagine = Callable[[Rng], State]
"""Returns a state that agrees with what a seat may know; the hidden parts are guesses."""

SEEDS: Final = 2**31
LONGEST: Final = 400
"""Decisions after which a try is abandoned as undecided."""
LEAST: Final = 4
"""Tries of a choice before it can be dropped."""


class RankingPolicy(Protocol):
    """Decides at once in a state it may see in full."""

    def choose(self, state: State, rng: Rng) -> int:
        """One of the legal actions."""

    def ranked(self, state: State, rng: Rng) -> list[tuple[float, int]]:
        """The choices worth considering with their worth in points, best first."""


class TryJudge(Protocol):
    """Says when a try has gone far enough, and who is ahead there."""

    def horizon(self, state: State, seat: int, reply: bool) -> int:
        """Where tries that begin here end, with or without the enemy's reply to this turn."""

    def reached(self, state: State, horizon: int) -> bool:
        """Whether a try has reached its end."""

    def is_ready(self, state: State) -> bool:
        """Whether a position is one of those that `chance` knows: where a turn or round begins."""

    def chance(self, state: State, seat: int) -> float:
        """The chance that the seat's side wins, from 0 to 1."""


class Effort:
    """How much effort goes into one decision."""

    def __init__(
        self,
        width: int,
        tries: int,
        point: float,
        doubt: float,
        reply: bool = True,
        paired: bool = False,
    ) -> None:
        self.width = width
        """The most choices to try."""
        self.tries = tries
        """Tries for each choice, on average."""
        self.point = point
        """The chance of winning that a point of the policy's worth stands for."""
        self.doubt = doubt
        """How far off, in chance of winning, the policy's opinion of a choice may be."""
        self.reply = reply
        """Whether tries continue through the enemy's next turn."""
        self.paired = paired
        """Whether the dice have a generator of their own, so that different choices meet the same
        luck, however often the policy breaks a tie."""


def search(
    policy: RankingPolicy,
    judge: TryJudge,
    effort: Effort,
    state: State,
    imagine: Imagine,
    seconds: float | None,
    rng: Rng,
) -> int:
    """The choice that does best in imagined games, within the tries and the time allowed.

    Without any time (0 seconds) it is the policy's own choice.
    """
    if seconds is not None and seconds <= 0.0:
        return policy.choose(state, rng)
    deadline = monotonic() + seconds if seconds is not None else 0.0
    seat = state.to_act()
    ranked = policy.ranked(state, rng)[: effort.width]
    if len(ranked) == 1:
        return ranked[0][1]
    actions = [action for _, action in ranked]
    tally = TryTally([effort.point * (worth - ranked[0][0]) for worth, _ in ranked], effort.doubt)
    horizon = judge.horizon(state, seat, effort.reply)
    rounds = (len(actions) - 1).bit_length()
    for _ in range(rounds):
        for _ in range(max(LEAST, effort.tries * len(actions) // (rounds * len(tally.left)))):
            seed = int(rng.random() * SEEDS)
            world = imagine(Random(seed))
            for number in tally.left:
                after = world.copy()
                after.apply(actions[number])
                luck = Random(seed + 1)
                ties = Random(seed + 2) if effort.paired else luck
                tally.add(number, tried(policy, judge, after, seat, horizon, luck, ties))
                if deadline and monotonic() > deadline:
                    return actions[tally.best()]
            tally.next_world()
        tally.drop_half()
    return actions[tally.best()]


def tried(
    policy: RankingPolicy,
    judge: TryJudge,
    state: State,
    seat: int,
    horizon: int,
    luck: Rng,
    ties: Rng,
) -> float:
    """The judge's verdict on one imagined game at the horizon; the policy breaks ties by `ties`."""
    for _ in range(LONGEST):
        while state.to_act() == CHANCE:
            state.apply(sample(state.chances(), luck))
        if state.to_act() == OVER or judge.reached(state, horizon):
            return judge.chance(state, seat)
        state.apply(policy.choose(state, ties))
    return 0.5


class TryTally:
    """How much better the other choices did than the policy's own, world by world."""

    def __init__(self, opinions: list[float], doubt: float) -> None:
        self._opinions = opinions
        self._certainty = 1.0 / (doubt * doubt)
        self._world: list[float] = [0.0] * len(opinions)
        self._sums: list[float] = [0.0] * len(opinions)
        self._squares: list[float] = [0.0] * len(opinions)
        self._counts: list[int] = [0] * len(opinions)
        self.left: list[int] = list(range(len(opinions)))
        """The choices still in the running; the policy's own, number 0, always is."""

    def add(self, number: int, chance: float) -> None:
        """Note the result of one try in the current world; the policy's own choice comes first."""
        self._world[number] = chance

    def next_world(self) -> None:
        """Count the lead of each choice over the policy's own, once all were tried in a world."""
        for number in self.left:
            lead = self._world[number] - self._world[0]
            self._sums[number] += lead
            self._squares[number] += lead * lead
            self._counts[number] += 1

    def lead(self, number: int) -> float:
        """The chance of winning that a choice adds: the tries and the policy's opinion combined."""
        tries = self._counts[number]
        if number == 0 or tries < 2:
            return self._opinions[number]
        mean = self._sums[number] / tries
        spread = max(self._squares[number] / tries - mean * mean, 1e-6) / (tries - 1)
        opinion = self._opinions[number] * self._certainty
        return (opinion + mean / spread) / (self._certainty + 1.0 / spread)

    def best(self) -> int:
        best = 0
        for number in self.left:
            if self.lead(number) > self.lead(best):
                best = number
        return best

    def drop_half(self) -> None:
        """Keep the better half, and the policy's own choice for comparison."""
        ordered = [(-self.lead(number), number) for number in self.left]
        ordered.sort()
        kept = [number for _, number in ordered[: (len(ordered) + 1) // 2]]
        if 0 not in kept:
            kept.append(0)
        kept.sort()
        self.left = kept
