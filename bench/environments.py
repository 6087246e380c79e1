"""Measures our PettingZoo environments beside PettingZoo's own in the same run: make bench.

One loop drives all of them: `last()`, a random action of the mask, `step()`. Games of ours and of
PettingZoo's leduc alternate, because machines are noisy. Processor time of one core; steps are
counted as in PettingZoo's own `performance_benchmark`, where a new game begins as soon as one is
over. Each plays for a while before it is measured, because an assault fills tables of its map
during its first games.
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


class Tally:
    """Steps, games and processor time of one environment."""

    def __init__(self, env: Any, observe: bool = True) -> None:
        self.env = env
        self.observe = observe
        self.rng = random.Random(1)
        self.steps = self.games = 0
        self.seconds = 0.0
        env.reset(seed=1)

    def warm_up(self, seconds: float) -> None:
        """Play without counting."""
        while self.seconds < seconds:
            self.add_game()
        self.steps = self.games = 0
        self.seconds = 0.0

    def add_game(self) -> None:
        env, rng = self.env, self.rng
        started = time.process_time()
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
        self.seconds += time.process_time() - started
        self.games += 1

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


def rows() -> list[tuple[str, Any, bool]]:
    """The environments to measure: name, environment, whether every step is observed."""
    found: list[tuple[str, Any, bool]] = [
        (f"battle {number}", battle_v0.env(scenario=number), True) for number in (1, 7, 14, 17)
    ]
    found.append(("battle 17, four seats", battle_v0.env(scenario=17, seats=4), True))
    found.append(("assault, suggested set-up", assault_v0.env(setup="default"), True))
    found.append(("battle 1, mask only", battle_v0.env(scenario=1), False))
    found.append(("assault, mask only", assault_v0.env(setup="default"), False))
    found.append(("PettingZoo connect four", connect_four_v3.env(), True))
    found.append(("PettingZoo chess", chess_v6.env(), True))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")
    print(f"\nPettingZoo environments, echobase {echobase.build()}\n")
    print("| environment | steps/s | x leduc | steps/game |")
    print("| --- | ---: | ---: | ---: |")
    leduc = Tally(leduc_holdem_v4.env())
    leduc.warm_up(wanted.seconds / 4)
    for name, env, observe in rows():
        ours, reference = Tally(env, observe), Tally(leduc.env)
        ours.warm_up(wanted.seconds / 4)
        while ours.seconds + reference.seconds < wanted.seconds:
            (ours if ours.seconds <= reference.seconds else reference).add_game()
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
