"""Learn to play from a dataset, then play against the random player; see docs/dataset.md.

echobase dataset --out cadets.parquet --games 400
python examples/train_policy.py cadets.parquet
"""

import argparse
from math import sqrt
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from echobase import dataset
from echobase.ai import decide, player
from echobase.observation.episode import Episode

Array: TypeAlias = NDArray[Any]

RATE = 0.05
ROUNDS = 4


class Policy:
    """One weight for each pair of an action and a number seen: a softmax over what is legal."""

    def __init__(self, data: dataset.Dataset) -> None:
        board = data["board"].reshape(len(data), -1)
        facts = data["facts"]
        self.used = [np.flatnonzero(array.min(0) != array.max(0)) for array in (board, facts)]
        seen = self.pick(board, facts)
        self.most = seen.max(0)
        self.weights = np.zeros((data.about.actions, seen.shape[1]), np.float32)

    def pick(self, board: Array, facts: Array) -> Array:
        """What changes at all in the games learned from, and a 1 that is always there."""
        ones = np.ones((len(board), 1), np.float32)
        return np.hstack([board[:, self.used[0]], facts[:, self.used[1]], ones])

    def chances(self, seen: Array, legal: Array) -> Array:
        values: Array = self.weights[legal] @ seen
        values = np.exp(values - values.max())
        values /= values.sum()
        return values

    def learn(self, data: dataset.Dataset, rng: np.random.Generator) -> float:
        """One pass over all decisions; returns how often the likeliest action was the right one.
        Those whose action has no number cannot be learned."""
        board = data["board"].reshape(len(data), -1)
        seen = self.pick(board, data["facts"]) / self.most
        rows = rng.permutation(np.flatnonzero(data["action"] >= 0))
        right = 0
        for row in rows:
            legal, action = data["legal"][row], data["action"][row]
            chances = self.chances(seen[row], legal)
            right += legal[chances.argmax()] == action
            self.weights[legal] -= RATE * np.outer(chances, seen[row])
            self.weights[action] += RATE * seen[row]
        return right / len(rows)

    def choose(self, table: Episode) -> int:
        seat = table.to_act()
        board, facts = table.observe(seat)
        legal = np.flatnonzero(table.mask())
        seen = self.pick(board.reshape(1, -1), facts.reshape(1, -1))[0] / self.most
        return int(legal[self.chances(np.minimum(seen, 1), legal).argmax()])


def train(data: dataset.Dataset) -> Policy:
    policy = Policy(data)
    rng = np.random.default_rng(0)
    for number in range(1, ROUNDS + 1):
        print(f"round {number}: {policy.learn(data, rng):.1%} of the decisions as in the data")
    return policy


def won(policy: Policy, table: Episode, side: str, seed: int) -> bool:
    """Whether the policy wins one game as this side; the random player has all other seats."""
    rng = Random(seed)
    table.reset(seed)
    other = player("random", table.name)
    while not table.is_over():
        if table.sides[table.to_act()] == side:
            table.act(policy.choose(table))
        else:
            table.apply(decide(other, table.state, rng))
    outcome = table.state.outcome()
    return outcome is not None and outcome.winner == side


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)
    return max(low, 0.0), min(high, 1.0)


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", help="a dataset made by `echobase dataset`")
    parser.add_argument("--games", type=int, default=400, help="to play against random")
    asked = parser.parse_args(arguments)
    data = dataset.read(asked.file)
    policy, table = train(data), data.table()
    half = max(asked.games // 2, 1)
    wins = {
        side: sum(won(policy, table, side, seed) for seed in range(half))
        for side in ("rebel", "empire")
    }
    total, games = sum(wins.values()), 2 * half
    low, high = interval(total, games)
    told = ", ".join(f"{count} of {half} as {side}" for side, count in wins.items())
    print(f"won {total} of {games} against random ({told}): ", end="")
    print(f"{total / games:.1%}, 95% interval {low:.1%} to {high:.1%}")
    return low


if __name__ == "__main__":
    main()
