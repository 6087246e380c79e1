"""Learn a battle from nothing by playing many games at once; see docs/environments.md.

python examples/train_vector.py --minutes 9

One process for each side learns against the cadet, then plays new games against it. The policy is
a small network over what is to be seen of an action, learned by advantage actor-critic.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from echobase.envs.vector import SeatVectorEnv
from echobase.lab import wilson

Array: TypeAlias = NDArray[Any]

SIDES = ("rebel", "empire")
GAMES = 96
"""Games at once."""
STEPS = 24
"""Decisions in each of them between two changes of the weights."""
HIDDEN = 48
RATE = 0.003
DISCOUNT, TRACE = 0.99, 0.95
CURIOSITY = 0.005
"""What the policy gains by being undecided: at first it must try everything."""
MEDAL, FIGURE = 0.15, 0.02
"""What a medal and a figure are worth while the game continues; winning is worth 1."""
NEAR = (1, 2, 3)
"""Distances within which friends and enemies around a hex are counted."""


class Eyes:
    """Turns what a batch of games shows into numbers for every legal action."""

    def __init__(self, env: SeatVectorEnv, side: str) -> None:
        table = env.batch.tables[0]
        rows, self.columns, _ = table.observer.shape
        self.cells = rows * self.columns
        self._lay_out_planes(table.observer.planes, side)
        self._lay_out_facts(table.observer.facts, side)
        self._lay_out_actions([table.state.write(number) for number in table.actions.numbers])
        row, column = np.divmod(np.arange(self.cells), self.columns)
        right, down = column - row // 2, row
        across, along = right[:, None] - right, down[:, None] - down
        self.distance = np.maximum(np.maximum(abs(across), abs(along)), abs(across + along))
        self.near = np.hstack([self.distance <= reach for reach in NEAR]).astype(np.float32)

    def _lay_out_planes(self, names: list[str], side: str) -> None:
        self.figures = [number for number, name in enumerate(names) if "figures:" in name]
        rebels = ("echo_trooper", "snowspeeder", "rebel_artillery")
        mine = [(names[one].split(":")[1] in rebels) == (side == "rebel") for one in self.figures]
        self.mine = np.array(mine, np.float32)
        self.planes = len(names) - 1
        """All but the first, which only says that there is a hex."""

    def _lay_out_facts(self, names: list[str], side: str) -> None:
        self.medals = [names.index(f"medals:{one}") for one in SIDES]
        self.others = [number for number, name in enumerate(names) if "step:" in name]
        self.sign = np.array([1, -1] if side == "rebel" else [-1, 1], np.float32)

    def _lay_out_actions(self, texts: list[str]) -> None:
        """The kind of every action and the hexes it begins and ends on, from its notation."""
        words = [text.split()[0] for text in texts]
        kinds = sorted(set(words))
        self.kinds = len(kinds)
        self.kind = np.array([kinds.index(word) for word in words])
        self.start, self.end = np.full((2, len(texts)), self.cells)
        for number, text in enumerate(texts):
            found = re.findall(r"([A-G])(\d+)", text)
            if found:
                hexes = [("ABCDEFG".index(row), int(column) - 1) for row, column in found]
                cells = [row * self.columns + column for row, column in hexes]
                self.start[number], self.end[number] = cells[0], cells[-1]

    def score(self, seen: dict[str, Any]) -> tuple[Array, Array]:
        """By game: how it stands, and a few numbers to judge it by."""
        board = seen["observation"]["board"].reshape(len(seen["action_mask"]), self.cells, -1)
        figures = board[:, :, self.figures].sum(1, np.float32)
        medals = seen["observation"]["facts"][:, self.medals].astype(np.float32)
        ahead = figures @ (2 * self.mine - 1)
        stands = MEDAL * (medals @ self.sign) + FIGURE * ahead
        facts = seen["observation"]["facts"][:, self.others]
        ones = np.ones((len(board), 1), np.float32)
        return stands, np.hstack([figures / 10, medals / 5, facts, ones])

    def look(self, seen: dict[str, Any], actions: Array, game: Array) -> Array:
        """By legal action: its kind, both hexes with what is near them, and their distance."""
        board = seen["observation"]["board"].reshape(len(seen["action_mask"]), self.cells, -1)
        figures = board[:, :, self.figures].astype(np.float32)
        cells = np.zeros((len(board), self.cells + 1, self.planes + 2 * len(NEAR)), np.float32)
        cells[:, :-1, : self.planes] = board[:, :, 1:]
        for number, side in enumerate((self.mine, 1 - self.mine)):
            around = ((figures @ side) @ self.near).reshape(len(board), len(NEAR), self.cells)
            place = self.planes + number * len(NEAR)
            cells[:, :-1, place : place + len(NEAR)] = around.transpose(0, 2, 1) / 4
        start, end = self.start[actions], self.end[actions]
        kinds = np.eye(self.kinds, dtype=np.float32)[self.kind[actions]]
        on_board = np.minimum(start, self.cells - 1), np.minimum(end, self.cells - 1)
        apart = np.eye(8, dtype=np.float32)[np.minimum(self.distance[on_board], 7)]
        return np.hstack([kinds, cells[game, start], cells[game, end], apart])


class Network:
    """Weights that are changed by Adam's rule."""

    def __init__(self, inputs: int, actions: int, judged: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, sqrt(2 / inputs), (inputs, HIDDEN)).astype(np.float32)
        last = rng.normal(0, 0.1, HIDDEN).astype(np.float32)
        self.weights = [first, np.zeros(HIDDEN, np.float32), last]
        self.weights += [np.zeros(actions, np.float32), np.zeros(judged, np.float32)]
        self.mean = [np.zeros_like(one) for one in self.weights]
        self.square = [np.zeros_like(one) for one in self.weights]
        self.changes = 0

    def chances(self, looks: Array, actions: Array, starts: Array) -> tuple[Array, Array]:
        """How likely each legal action of each game is chosen, and the hidden layer."""
        first, shift, last, own, _ = self.weights
        hidden = np.maximum(looks @ first + shift, 0)
        logits = hidden @ last + own[actions]
        counts = np.diff(starts)
        logits -= np.repeat(np.maximum.reduceat(logits, starts[:-1]), counts)
        chances = np.exp(logits)
        chances /= np.repeat(np.add.reduceat(chances, starts[:-1]), counts)
        return chances, hidden

    def change(self, slopes: list[Array]) -> None:
        self.changes += 1
        for weights, slope, mean, square in zip(
            self.weights, slopes, self.mean, self.square, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope * slope - square)
            unbiased = mean / (1 - 0.9**self.changes)
            weights -= RATE * unbiased / (np.sqrt(square / (1 - 0.99**self.changes)) + 1e-6)


class Learner:
    """One side, a network, and as many games as `env` has."""

    def __init__(self, side: str, scenario: int, seed: int) -> None:
        self.env = environment(side, scenario, GAMES)
        self.eyes = Eyes(self.env, side)
        self.rng = np.random.default_rng(seed)
        self.seen, _ = self.env.reset(seed=seed)
        actions, starts = self.env.choices()
        looks = self.eyes.look(self.seen, actions, np.repeat(np.arange(GAMES), np.diff(starts)))
        _, judged = self.eyes.score(self.seen)
        size = self.env.batch.actions.size
        self.network = Network(looks.shape[1], size, judged.shape[1], self.rng)
        self.won = self.played = 0

    def rollout(self) -> None:
        """Play a while, then change the weights."""
        steps, rewards, going, values = [], [], [], []
        stands, judged = self.eyes.score(self.seen)
        judge = self.network.weights[-1]
        for _ in range(STEPS):
            actions, starts = self.env.choices()
            game = np.repeat(np.arange(GAMES), np.diff(starts))
            looks = self.eyes.look(self.seen, actions, game)
            chances, hidden = self.network.chances(looks, actions, starts)
            chosen = drawn(chances, starts, self.rng)
            steps.append((looks, actions, starts, game, chances, hidden, chosen, judged))
            values.append(judged @ judge)
            before = stands
            self.seen, reward, over, _, _ = self.env.step(actions[chosen])
            stands, judged = self.eyes.score(self.seen)
            rewards.append(reward + np.where(over, -before, stands - before))
            going.append(~over)
            self.played += int(over.sum())
            self.won += int((reward > 0).sum())
        values.append(judged @ judge)
        gains = advantages(np.array(rewards), np.array(going), np.array(values))
        self._change(steps, gains, gains + np.array(values[:-1]))

    def _change(self, steps: list[Any], gains: Array, targets: Array) -> None:
        slopes = [np.zeros_like(one) for one in self.network.weights]
        last, judge = self.network.weights[2], self.network.weights[4]
        scaled = (gains - gains.mean()) / (gains.std() + 1e-6) / gains.size
        for step, gain, target in zip(steps, scaled, targets, strict=True):
            looks, actions, starts, game, chances, hidden, chosen, judged = step
            slope = chances * gain[game]
            slope[chosen] -= gain
            logs = np.log(chances + 1e-9)
            spread = np.add.reduceat(chances * logs, starts[:-1])
            slope += CURIOSITY / gains.size * chances * (logs - spread[game])
            back = (slope[:, None] * last) * (hidden > 0)
            slopes[0] += looks.T @ back
            slopes[1] += back.sum(0)
            slopes[2] += slope @ hidden
            slopes[3] += np.bincount(actions, slope, len(slopes[3]))
            slopes[4] += (judged @ judge - target) @ judged / gains.size
        self.network.change(slopes)


def drawn(chances: Array, starts: Array, rng: np.random.Generator) -> Array:
    """One action of each game, drawn by its chance: places in the list of all."""
    sums = np.cumsum(chances)
    below = sums[starts[:-1]] - chances[starts[:-1]]
    wanted = below + rng.random(len(below)) * 0.99999 * (sums[starts[1:] - 1] - below)
    found: Array = np.searchsorted(sums, wanted, "right")
    return np.clip(found, starts[:-1], starts[1:] - 1)


def advantages(rewards: Array, going: Array, values: Array) -> Array:
    """How much better each decision turned out than expected (generalised advantages)."""
    gains = np.zeros_like(rewards)
    gain = np.zeros(rewards.shape[1])
    for step in range(len(rewards) - 1, -1, -1):
        ahead = DISCOUNT * values[step + 1] * going[step]
        gain = rewards[step] + ahead - values[step] + DISCOUNT * TRACE * going[step] * gain
        gains[step] = gain
    return gains


def environment(side: str, scenario: int, games: int) -> SeatVectorEnv:
    return SeatVectorEnv(
        *("battle", games, f"{side}_0", "cadet", "SameStep"), copy=False, scenario=scenario
    )


def wins(learner: Learner, side: str, scenario: int, games: int, seed: int) -> int:
    """How many new games the policy wins, drawing its actions as it does while it learns."""
    env = environment(side, scenario, games)
    seen, _ = env.reset(seed=seed)
    left, won = np.ones(games, bool), 0
    while left.any():
        actions, starts = env.choices()
        game = np.repeat(np.arange(games), np.diff(starts))
        looks = learner.eyes.look(seen, actions, game)
        chances, _ = learner.network.chances(looks, actions, starts)
        chosen = drawn(chances, starts, learner.rng)
        seen, reward, over, _, _ = env.step(actions[chosen])
        won += int(((reward > 0) & left).sum())
        left &= ~over
    return won


def learn(asked: argparse.Namespace, games: int) -> int:
    """Learn as long as wanted; returns how many of the games after that were won."""
    side, scenario, seed = asked.side, asked.scenario, asked.seed
    learner = Learner(side, scenario, seed)
    told = began = time.monotonic()
    while time.monotonic() < began + 60 * asked.minutes:
        if learner.network.changes == asked.changes:
            break
        learner.rollout()
        if time.monotonic() > told + 30:
            share = learner.won / max(learner.played, 1)
            print(f"{side}: {share:.1%} of {learner.played} games", file=sys.stderr, flush=True)
            learner.won = learner.played = 0
            told = time.monotonic()
    return wins(learner, side, scenario, games, seed + GAMES)


def both_sides(arguments: list[str]) -> list[int]:
    """Learn each side in a process with a core of its own; returns the games each won."""
    alone = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL")}
    running = [
        subprocess.Popen(
            [sys.executable, __file__, *arguments, "--side", side],
            env={**os.environ, **alone},
            stdout=subprocess.PIPE,
        )
        for side in SIDES
    ]
    return [int(process.communicate()[0]) for process in running]


def main(arguments: list[str]) -> float:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=9, help="to learn, at most")
    parser.add_argument("--changes", type=int, help="of the weights, at most: the same ones again")
    parser.add_argument("--scenario", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="to play afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--side", choices=SIDES, help="learn only this side; prints its wins")
    asked = parser.parse_args(arguments)
    half = max(asked.games // 2, 1)
    if asked.side:
        print(learn(asked, half))
        return 0
    won = both_sides(arguments)
    total, games = sum(won), 2 * half
    low, high = wilson(total, games)
    told = ", ".join(f"{count} of {half} as {side}" for side, count in zip(SIDES, won, strict=True))
    print(f"won {total} of {games} against the cadet ({told}): ", end="")
    print(f"{total / games:.1%}, 95% interval {low:.1%} to {high:.1%}")
    return low


if __name__ == "__main__":
    main(sys.argv[1:])
