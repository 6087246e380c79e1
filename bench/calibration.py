"""Measures how far the learned chances of a game can be trusted, and writes its calibration.

    python bench/calibration.py --game battle --games 4000 --out calibration.toml

Three questions, each to games that the value was not learned from, played by the quick policy of
the game against itself:

* Is it right on average? A correction of the log odds is fitted to every second game of each
  setting; reliability and log loss are told for the others.
* How far is it off in a single position? Positions of the others are played out many times, two of
  a game. The doubt is the spread of log odds that makes these results most likely, the drift how
  much the error changes from one position to the next.
* How far is a difference between two choices off? Decisions of `--beginner` in which `--player`
  differs are compared as the analysis does, and by playing both to the end.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import lgamma, log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import tomli_w

import echobase
from echobase.ai import decide, player
from echobase.ai.calibration import Calibration, log_odds, sigmoid
from echobase.ai.learning import learning
from echobase.ai.valuation import SharedLuck, Valuation, valuation
from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.jobs.worker_pool import cores
from echobase.jobs.workers import in_order

SEED = "calibration"
"""No lesson of a training has such a seed."""
GRID = [0.02 * step for step in range(1, 101)]
"""The doubts that are tried."""
KEPT = 0.95
"""The share of the decisions that say how far differences are off."""


class Noted(NamedTuple):
    """A position of a game: the learned chance of the first side, and whether that side won."""

    chance: float
    won: float


class Tried(NamedTuple):
    """A position that was played out: how many games the first side won, and of the first half."""

    chance: float
    wins: float
    half: float
    games: int


class Differed(NamedTuple):
    """A decision: the difference as compared, as played out, and their standard errors."""

    compared: float
    error: float
    played: float
    played_error: float


@dataclass(frozen=True)
class Measuring:
    """Plays the games of a measurement; every process has its own copy."""

    game: str
    calibration: tuple[float, float] = (1.0, 0.0)
    playouts: int = 64
    pairs: int = 400
    player: str = "general"
    beginner: str = "trooper"

    @cached_property
    def value(self) -> Valuation:
        found = valuation(self.game)
        return Valuation(
            found.game, found.policy, found.judge, Calibration(*self.calibration), found.further
        )

    @cached_property
    def first(self) -> list[State]:
        return [echobase.game(self.game).start(**one) for one in learning(self.game).settings()]

    def begin(self, number: int) -> State:
        return self.first[number % len(self.first)].copy()

    def positions(self, number: int) -> tuple[list[State], float]:
        """The positions of one game in which the value is asked, and whether the first side won."""
        state, luck = self.begin(number), SharedLuck(f"{SEED}/{number}")
        mark, found, last = learning(self.game).mark, [], 0
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(luck.drawn(state))
                continue
            if mark(state) > last and self.value.is_ready(state):
                last = mark(state)
                found.append(state.copy())
            state.apply(self.value.policy.choose(state, luck.now(state)))
        return found, self.value.chance(state)

    def noted(self, number: int) -> list[Noted]:
        """All positions of a game."""
        states, won = self.positions(number)
        return [Noted(self.value.chance(state), won) for state in states]

    def tried(self, number: int) -> list[Tried]:
        """Two positions of a game in succession, played out."""
        states, _ = self.positions(number)
        first = random.Random(number).randrange(max(len(states) - 1, 1))
        return [self.played(state, f"{SEED}/{number}") for state in states[first : first + 2]]

    def played(self, state: State, seed: str) -> Tried:
        games = range(self.playouts)
        won = [self.value.won(state.copy(), f"{seed}/{state.heading()}/{n}") for n in games]
        half = sum(won[: self.playouts // 2])
        return Tried(self.value.chance(state), sum(won), half, self.playouts)

    def differed(self, number: int) -> Differed | None:
        """One decision of a game, compared both ways; None if there was nothing to compare."""
        state, rng = self.begin(number), random.Random(f"{SEED}/{number}")
        who, other = player(self.beginner, self.game), player(self.player, self.game)
        decisions: list[tuple[State, int]] = []
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(echobase.sample(state.chances(), rng))
                continue
            action = decide(who, state, rng)
            if len(state.actions()) > 1 and state.turn_number():
                decisions.append((state.copy(), action))
            state.apply(action)
        rng.shuffle(decisions)
        for before, action in decisions:
            better = decide(other, before, rng)
            if better != action:
                return self.compared(before, better, action)
        return None

    def compared(self, state: State, better: int, action: int) -> Differed:
        seat = state.to_act()
        horizon = self.value.last_horizon(state, seat)
        sign = 1 if state.sides()[seat] == self.value.first_side else -1
        near, far = [], []
        for game in range(self.pairs):
            world = state.imagine(seat, random.Random(f"{SEED}/{game}"))
            results = []
            for one in (better, action):
                after, luck = world.copy(), SharedLuck(f"{SEED}/{game}")
                after.apply(one)
                self.value.play_on(after, horizon, luck)
                chance = self.value.chance(after)
                self.value.play_on(after, -1, luck)
                results.append((chance, self.value.chance(after)))
            near.append(sign * (results[0][0] - results[1][0]))
            far.append(sign * (results[0][1] - results[1][1]))
        return Differed(*mean_and_error(near), *mean_and_error(far))


class Job(NamedTuple):
    """What to do with the game of a number."""

    what: str
    number: int


@dataclass(frozen=True)
class MeasuringJobs:
    measuring: Measuring

    def __call__(self, job: Job) -> Any:
        return getattr(self.measuring, job.what)(job.number)


def results(measuring: Measuring, what: str, numbers: Sequence[int], workers: int) -> list[Any]:
    jobs = [Job(what, number) for number in numbers]
    return list(in_order(MeasuringJobs(measuring), jobs, workers))


def mean_and_error(samples: Sequence[float]) -> tuple[float, float]:
    mean = sum(samples) / len(samples)
    spread = sum((one - mean) ** 2 for one in samples) / (len(samples) - 1)
    return mean, sqrt(spread / len(samples))


def held_out(number: int, settings: int) -> bool:
    """Whether a game is for testing: every second one of every setting."""
    return sum(divmod(number, settings)) % 2 == 1


# Right on average.


def platt(noted: Sequence[Noted]) -> tuple[float, float]:
    """Slope and offset of the log odds that make the results most likely, by Newton's method."""
    slope, offset = 1.0, 0.0
    for _ in range(30):
        a = b = aa = ab = bb = 0.0
        for chance, won in noted:
            x = log_odds(chance)
            p = sigmoid(slope * x + offset)
            w = p * (1 - p)
            a, b = a + (won - p) * x, b + won - p
            aa, ab, bb = aa + w * x * x, ab + w * x, bb + w
        fall = aa * bb - ab * ab
        slope, offset = slope + (bb * a - ab * b) / fall, offset + (aa * b - ab * a) / fall
    return slope, offset


def loss(pairs: Sequence[tuple[float, float]]) -> float:
    """The mean of minus the logarithm of the chance given to the result."""
    return -sum(log(max(p if won else 1 - p, 1e-6)) for p, won in pairs) / len(pairs)


def reliability(pairs: Sequence[tuple[float, float]]) -> list[str]:
    """A table: positions by tenths of the chance, and how many were won."""
    lines = ["| chance | positions | mean chance | won |", "| --- | ---: | ---: | ---: |"]
    for tenth in range(10):
        within = [pair for pair in pairs if min(int(pair[0] * 10), 9) == tenth]
        if within:
            chance = sum(p for p, _ in within) / len(within)
            won = sum(w for _, w in within) / len(within)
            bounds = f"{10 * tenth}–{10 * tenth + 10}%"
            lines.append(f"| {bounds} | {len(within)} | {chance:.1%} | {won:.1%} |")
    return lines


def gap(pairs: Sequence[tuple[float, float]]) -> float:
    """The mean distance between chance and result over tenths (expected calibration error)."""
    total = 0.0
    for tenth in range(10):
        within = [pair for pair in pairs if min(int(pair[0] * 10), 9) == tenth]
        total += abs(sum(p - w for p, w in within))
    return total / len(pairs)


# Off in a single position.


def worth(doubt: float, chance: float) -> float:
    """How many games played out would tell as much as a chance with this doubt does."""
    return max(1 / (doubt**2 * max(chance * (1 - chance), 1e-4)) - 1, 0.1)


def likelihood(one: Tried, doubt: float) -> float:
    """The logarithm of the chance of these wins, if the truth spreads around the learned chance."""
    games = worth(doubt, one.chance)
    a, b = one.chance * games, (1 - one.chance) * games
    lost = one.games - one.wins
    found = lgamma(a + one.wins) + lgamma(b + lost) - lgamma(a + b + one.games)
    return found + lgamma(a + b) - lgamma(a) - lgamma(b)


def doubt_of(tried: Sequence[Tried]) -> float:
    """The doubt that makes the games played out most likely."""
    return max(GRID, key=lambda doubt: sum(likelihood(one, doubt) for one in tried))


def error_of(one: Tried) -> tuple[float, float]:
    """How far the value is off in log odds, by the games played out, and the variance of that."""
    won, lost = one.wins + 0.5, one.games - one.wins + 0.5
    return log(won / lost) - log_odds(one.chance), 1 / won + 1 / lost


def drift_of(pairs: Sequence[Sequence[Tried]]) -> float:
    """How much the error changes between two positions in succession, where neither is decided."""
    squares, noise = [], []
    for pair in pairs:
        if len(pair) == 2 and all(0.1 < one.wins / one.games < 0.9 for one in pair):
            (first, spread), (second, other) = map(error_of, pair)
            squares.append((second - first) ** 2)
            noise.append(spread + other)
    return sqrt(max(sum(squares) - sum(noise), 0.0) / max(len(squares), 1))


def cross(tried: Sequence[Tried], chance: Callable[[Tried], float]) -> float:
    """The log loss of a chance on the second half of the games from each position."""
    total = 0.0
    for one in tried:
        p = min(max(chance(one), 1e-3), 1 - 1e-3)
        wins, games = one.wins - one.half, one.games - one.games // 2
        total -= (wins * log(p) + (games - wins) * log(1 - p)) / games
    return total / len(tried)


def blended(one: Tried, doubt: float) -> float:
    """The learned chance and the first half of the games, together."""
    games = worth(doubt, one.chance)
    return (one.chance * games + one.half) / (games + one.games // 2)


# Off in a difference.


def leap_of(found: Sequence[Differed], kept: float = 1.0) -> float:
    """The root mean square error of differences without the noise of both measurements.

    `kept` is the share that counts: without the largest, most of which are understated.
    """
    errors = [
        (one.compared - one.played) ** 2 - one.error**2 - one.played_error**2 for one in found
    ]
    counted = sorted(errors)[: max(round(kept * len(errors)), 1)]
    return sqrt(max(sum(counted), 0.0) / len(counted))


def report(arguments: argparse.Namespace) -> tuple[Calibration, list[str]]:
    """All three measurements, in words."""
    workers = arguments.workers
    plain = Measuring(arguments.game)
    games = results(plain, "noted", range(arguments.games), workers)
    settings = len(plain.first)
    apart = [number for number in range(len(games)) if held_out(number, settings)]
    tested = [noted for number in apart for noted in games[number]]
    rest = [number for number in range(len(games)) if not held_out(number, settings)]
    fitted = [noted for number in rest for noted in games[number]]
    slope, offset = (round(one, 3) for one in platt(fitted))
    raw = [(p, won) for p, won in tested]
    right = [(Calibration(slope, offset).corrected(p), won) for p, won in tested]
    base = sum(won for _, won in tested) / len(tested)
    lines = [
        f"{arguments.game}: {len(games)} games of the quick policy, {len(tested)} positions tested",
        f"log loss: {loss(raw):.4f} as learned, {loss(right):.4f} corrected, "
        f"{loss([(base, won) for _, won in tested]):.4f} for a constant",
        f"calibration error: {gap(raw):.2%} as learned, {gap(right):.2%} corrected",
        f"slope {slope}, offset {offset}",
        *reliability(right),
    ]
    measuring = Measuring(
        arguments.game, (slope, offset), arguments.playouts, arguments.pairs, arguments.player,
        arguments.beginner,
    )  # fmt: skip
    pairs = results(measuring, "tried", apart[: arguments.positions], workers)
    tried = [pair[0] for pair in pairs]
    doubt, drift = round(doubt_of(tried), 2), round(drift_of(pairs), 2)
    half = arguments.playouts // 2
    lines += [
        f"doubt {doubt}, drift {drift}, from {len(tried)} positions played out "
        f"{arguments.playouts} times: an even value is worth {worth(doubt, 0.5):.0f} games",
        f"log loss on half of those games: value {cross(tried, lambda one: one.chance):.4f}, value "
        f"and {half} other games {cross(tried, lambda one: blended(one, doubt)):.4f}, those games "
        f"alone {cross(tried, lambda one: (one.half + 1) / (half + 2)):.4f}",
    ]
    leap = 0.0
    if arguments.decisions:
        numbers = range(arguments.decisions)
        compared = results(measuring, "differed", numbers, workers)
        found = [one for one in compared if one is not None]
        leap = round(leap_of(found, KEPT), 3)
        lines.append(
            f"leap {leap} without the largest twentieth ({leap_of(found):.3f} with it), from "
            f"{len(found)} decisions with {arguments.pairs} pairs each; standard error of a "
            f"difference: {rms([one.error for one in found]):.4f} compared, "
            f"{rms([one.played_error for one in found]):.4f} played out"
        )
    return Calibration(slope, offset, doubt, drift, leap), lines


def rms(values: Sequence[float]) -> float:
    return sqrt(sum(value**2 for value in values) / len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="battle")
    parser.add_argument("--games", type=int, default=4000, help="games of the policy")
    parser.add_argument("--positions", type=int, default=400, help="positions played out")
    parser.add_argument("--playouts", type=int, default=64, help="games from each of them")
    parser.add_argument("--decisions", type=int, default=60, help="decisions compared")
    parser.add_argument("--pairs", type=int, default=400, help="pairs of games for each of them")
    parser.add_argument("--player", default="general")
    parser.add_argument("--beginner", default="trooper")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--out", type=Path, help="write the calibration to this file")
    arguments = parser.parse_args()
    found, lines = report(arguments)
    print("\n".join(lines))
    if arguments.out is not None:
        command = (
            f"python bench/calibration.py --game {arguments.game} --games {arguments.games} "
            f"--positions {arguments.positions} --playouts {arguments.playouts} "
            f"--decisions {arguments.decisions} --pairs {arguments.pairs}"
        )
        head = [f"How far the learned chances can be trusted. Measured by `{command}`:", *lines]
        names = ("slope", "offset", "doubt", "drift", "leap")
        table = tomli_w.dumps({"calibration": {name: getattr(found, name) for name in names}})
        comment = "".join(f"# {line}\n" for line in head)
        arguments.out.write_text(f"{comment}\n{table}", encoding="utf-8")


if __name__ == "__main__":
    main()
