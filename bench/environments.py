"""Measures our environments beside PettingZoo's own in the same run: make bench.

One loop drives all single ones: `last()`, a random action of the mask, `step()`. Games of ours and
of PettingZoo's leduc alternate, because machines are noisy. Processor time of one core; steps are
counted as in PettingZoo's own `performance_benchmark`, where a new game begins as soon as one is
over. Each plays for a while before it is measured, because an assault fills tables of its map
during its first games. Those of many games at once count a step for every game and decision that
was shown; they draw random actions from the lists of legal ones or, where the row says so, from
the masks.
"""

import argparse
import random
import time
import warnings
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4

import echobase
from echobase.envs import assault_v0, battle_v0
from echobase.envs.vector import SeatVectorEnv

GAMES = 64
"""Games at once."""


class Tally:
    """Steps, games and processor time of one environment."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.steps = self.games = 0
        self.seconds = 0.0
        env.reset(seed=1)

    def warm_up(self, seconds: float) -> None:
        """Play without counting."""
        while self.seconds < seconds:
            self.add()
        self.steps = self.games = 0
        self.seconds = 0.0

    def add(self) -> None:
        """Play a little more and count it."""
        started = time.process_time()
        self._play()
        self.seconds += time.process_time() - started

    def _play(self) -> None:
        raise NotImplementedError

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


class SingleTally(Tally):
    """Plays one game after another."""

    def __init__(self, env: Any, observe: bool = True) -> None:
        super().__init__(env)
        self.observe = observe
        self.rng = random.Random(1)

    def _play(self) -> None:
        env, rng = self.env, self.rng
        env.reset()
        for _ in env.agent_iter():
            seen, _, _, _, info = env.last(self.observe)
            mask = seen["action_mask"] if self.observe else info["action_mask"]
            # Bytes as booleans: numpy looks for them ten times as fast.
            legal = mask.view(np.bool_).nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            self.steps += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                break
        self.games += 1


class VectorTally(Tally):
    """Plays many games at once, a few steps at a time."""

    def __init__(self, env: Any, from_masks: bool = False) -> None:
        super().__init__(env)
        self.from_masks = from_masks
        self.rng = np.random.default_rng(1)

    def _play(self) -> None:
        env = self.env
        for _ in range(20):
            shown = env.step(self._masked() if self.from_masks else self._listed())
            _, _, over, _, _ = shown or env.last()
            self.steps += GAMES
            self.games += int(over.sum())

    def _listed(self) -> Any:
        actions, starts = self.env.choices()
        drawn = self.rng.random(GAMES) * np.diff(starts)
        return actions[starts[:-1] + drawn.astype(np.int32)]

    def _masked(self) -> list[int]:
        masks = self.env.last()[0]["action_mask"].view(np.bool_)
        found = [mask.nonzero()[0] for mask in masks]
        luck = self.rng.random(GAMES)
        return [int(legal[int(luck[game] * len(legal))]) for game, legal in enumerate(found)]


def single_rows() -> list[tuple[str, Tally]]:
    """One game at a time."""
    found: list[tuple[str, Tally]] = [
        (f"battle {number}", SingleTally(battle_v0.env(scenario=number)))
        for number in (1, 7, 14, 17)
    ]
    found.append(("battle 17, four seats", SingleTally(battle_v0.env(scenario=17, seats=4))))
    found.append(("assault, suggested set-up", SingleTally(assault_v0.env(setup="default"))))
    found.append(("battle 1, mask only", SingleTally(battle_v0.env(scenario=1), False)))
    found.append(("assault, mask only", SingleTally(assault_v0.env(setup="default"), False)))
    found.append(("PettingZoo connect four", SingleTally(connect_four_v3.env())))
    found.append(("PettingZoo chess", SingleTally(chess_v6.env())))
    return found


def vector_rows() -> list[tuple[str, Tally]]:
    """Many games at once; without copies unless the row says so."""
    found: list[tuple[str, Tally]] = []
    for number in (1, 7, 14, 17):
        env = battle_v0.vector(GAMES, copy=False, scenario=number)
        found.append((f"battle {number} x {GAMES}", VectorTally(env)))
    env = battle_v0.vector(GAMES, copy=False, scenario=1)
    found.append((f"battle 1 x {GAMES}, drawn from masks", VectorTally(env, True)))
    env = battle_v0.vector(GAMES, scenario=1)
    found.append((f"battle 1 x {GAMES}, arrays copied", VectorTally(env)))
    for name in ("random", "cadet"):
        options: dict[str, Any] = {"opponent": name, "autoreset_mode": "SameStep", "scenario": 1}
        seat = SeatVectorEnv("battle", GAMES, copy=False, **options)
        found.append((f"battle 1 x {GAMES}, one seat against {name}", VectorTally(seat)))
    env = assault_v0.vector(GAMES, copy=False, setup="default")
    found.append((f"assault x {GAMES}", VectorTally(env)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")
    print(f"\nEnvironments, echobase {echobase.build()}\n")
    print("| environment | steps/s | x leduc | steps/game |")
    print("| --- | ---: | ---: | ---: |")
    leduc = SingleTally(leduc_holdem_v4.env())
    leduc.warm_up(wanted.seconds / 4)
    for name, ours in single_rows() + vector_rows():
        reference = SingleTally(leduc.env)
        ours.warm_up(wanted.seconds / 4)
        while ours.seconds + reference.seconds < wanted.seconds:
            (ours if ours.seconds <= reference.seconds else reference).add()
        ratio = ours.steps_per_second / reference.steps_per_second
        print(f"| {name} | {ours.steps_per_second:,.0f} | {ratio:.2f} | ", end="")
        print(f"{ours.steps / ours.games:,.0f} |", flush=True)
        leduc.steps += reference.steps
        leduc.games += reference.games
        leduc.seconds += reference.seconds
    print(f"| PettingZoo leduc | {leduc.steps_per_second:,.0f} | 1.00 | ", end="")
    print(f"{leduc.steps / leduc.games:,.0f} |")


if __name__ == "__main__":
    main()
