"""Many games at once, every seat an agent: PettingZoo's loop, with an array for every number.

`battle_v0.vector(64)` makes one.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from echobase.core.extras import need_to_import

need_to_import("this environment", "gymnasium", "gymnasium")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from echobase.envs.spaces import observation_space  # noqa: E402
from echobase.observation.batch import Batch, seeds_of  # noqa: E402

Array: TypeAlias = NDArray[Any]

NOT_BEGUN: Final = "reset() must come before step(), last() and choices()"


class TableVectorEnv:
    """Games in which all seats are played: each is shown to the seat that is to act.

    A game that ends is followed by the next one in the same step.
    """

    def __init__(self, game: str, num_envs: int, copy: bool = True, **options: Any) -> None:
        """Without `copy`, every step writes on the same arrays, which are read-only."""
        self.batch = Batch(game, options, num_envs)
        self.num_envs = self.batch.games
        table = self.batch.tables[0]
        self.possible_agents = list(table.seats)
        self.observation_space = observation_space(table)
        self.action_space = spaces.Discrete(table.actions.size)
        self._copy = copy
        self._nobody_waits = [False] * self.num_envs
        self._begun = False

    def reset(self, seed: Any = None) -> None:
        """New games; `seed` is for the first one, the next number for the next one, or a list
        with one for each. Without a seed, chance continues where it was."""
        for game, own in enumerate(seeds_of(seed, self.num_envs)):
            self._begin(game, own)
        self._begun = True
        self._clear()

    def _begin(self, game: int, seed: Any) -> None:
        table = self.batch.tables[game]
        table.reset(seed)
        self.batch.show(game, table.to_act())

    def _clear(self) -> None:
        self.rewards: Array = np.zeros((self.num_envs, len(self.possible_agents)))
        """By game and seat: what the last step brought."""
        self.terminations: Array = np.zeros(self.num_envs, np.bool_)
        """By game: whether the last step ended it; then the next one has begun."""

    @property
    def acting(self) -> Array:
        """By game: the number of the seat that is to act, its place in `possible_agents`."""
        return np.array([table.to_act() for table in self.batch.tables], np.int8)

    def last(self) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        """What each acting seat sees, and what the last step brought: rewards by game and seat,
        terminations and truncations by game, infos."""
        if not self._begun:
            raise AttributeError(NOT_BEGUN)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self.batch.seen(self._copy), self.rewards, self.terminations, truncations, {}

    def step(self, actions: Any) -> None:
        """Act for the acting seat of every game. IllegalAction names the game and changes
        nothing."""
        if not self._begun:
            raise AttributeError(NOT_BEGUN)
        batch = self.batch
        over = batch.play(batch.legal_numbers(actions, self._nobody_waits))
        self._clear()
        for game in over:
            self.rewards[game] = batch.tables[game].rewards()
            self.terminations[game] = True
            self._begin(game, None)

    def choices(self) -> tuple[Array, Array]:
        """The legal actions of all games one after another, and where those of each game begin.

        The second array ends with the number of all actions.
        """
        if not self._begun:
            raise AttributeError(NOT_BEGUN)
        return self.batch.choices()


def vector(game: str) -> Callable[..., TableVectorEnv]:
    """Makes many games at once: `vector(64, scenario=1)`."""
    return lambda num_envs, copy=True, **options: TableVectorEnv(game, num_envs, copy, **options)
