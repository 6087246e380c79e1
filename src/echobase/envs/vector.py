"""Gymnasium's vector environments: one seat in many games against any player.

`gymnasium.make_vec("EchoBase/Battle-v0", num_envs=64)` makes them.
"""

from typing import Any, Final, TypeAlias

from echobase.core.errors import BadOption
from echobase.core.extras import need_to_import

need_to_import("this environment", "gymnasium", "gymnasium")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from echobase.envs.seat import begin, seat_named  # noqa: E402
from echobase.envs.spaces import observation_space  # noqa: E402
from echobase.observation.batch import Batch, seeds_of  # noqa: E402
from echobase.observation.opponent import Opponent  # noqa: E402

Array: TypeAlias = NDArray[Any]
Seen: TypeAlias = dict[str, Any]

MODES: Final = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class SeatVectorEnv(VectorEnv[Seen, Any, Array]):
    """One seat of many games; the named player takes all the others.

    Plays exactly the games that as many `SeatEnv` in Gymnasium's `SyncVectorEnv` would.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: str = "rebel_0",
        opponent: str = "cadet",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """Without `copy`, every step writes on the same arrays, which are read-only."""
        self._mode = _mode(autoreset_mode)
        self.batch = Batch(game, options, num_envs)
        self.num_envs = self.batch.games
        self.metadata = {"render_modes": [], "autoreset_mode": self._mode}
        table = self.batch.tables[0]
        self._seat = seat_named(seat, table.seats)
        self._opponent = Opponent(opponent, game)
        self._copy = copy
        self.single_observation_space = observation_space(table)
        self.single_action_space = spaces.Discrete(table.actions.size)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._generators: list[Any] = [None] * self.num_envs
        self._luck: list[Any] = [None] * self.num_envs
        """By game: the generator for the decisions of its other seats."""
        self._ended: list[bool] = [False] * self.num_envs
        """By game: whether it is over and waits for the next step to begin anew."""
        self._begun = False

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games, up to the first decision of the seat; `seed` is for the first game, the next
        number for the next one, or a list with one for each."""
        if options:
            raise BadOption(f"reset takes no options, gymnasium.make_vec does; got {options!r}")
        for game, own in enumerate(seeds_of(seed, self.num_envs)):
            if own is not None or self._generators[game] is None:
                self._generators[game], _ = seeding.np_random(own)
            self._begin(game)
        self._begun = True
        seen = self.batch.seen(self._copy)
        return seen, self._infos(seen)

    def _begin(self, game: int) -> None:
        """Start a new game and show its first decision."""
        table = self.batch.tables[game]
        self._luck[game] = begin(table, self._generators[game])
        self._opponent.act_until(table, self._seat, self._luck[game])
        self._ended[game] = False
        self.batch.show(game, self._seat)

    def step(self, actions: Any) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Act in every game. IllegalAction names the game and changes nothing; the action for a
        game that begins anew in this step may be anything."""
        if not self._begun:
            raise ResetNeeded("the games have not begun: call reset()")
        batch, waiting = self.batch, self._ended.copy()
        chosen = batch.legal_numbers(actions, waiting)
        over = batch.play_seat(chosen, waiting, self._seat, self._opponent, self._luck)
        for game in range(self.num_envs):
            if waiting[game]:
                self._begin(game)
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        final: dict[str, Any] = {}
        for game in over:
            rewards[game] = batch.tables[game].rewards()[self._seat]
            terminations[game] = True
            if self._mode == AutoresetMode.SAME_STEP:
                final = self._add_info(final, self._final(game), game)
                self._begin(game)
            else:
                self._ended[game] = True
        seen = batch.seen(self._copy)
        infos = self._infos(seen) | final
        return seen, rewards, terminations, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self, seen: Seen) -> dict[str, Any]:
        """As `SyncVectorEnv` collects those of single environments."""
        return {
            "action_mask": seen["action_mask"],
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _final(self, game: int) -> dict[str, Any]:
        """What the seat saw at the end of a game that begins anew in the same step."""
        batch = self.batch
        board, facts, mask = batch.board[game], batch.facts[game], batch.mask[game].copy()
        seen = {"board": board.copy(), "facts": facts.copy()}
        return {
            "final_obs": {"observation": seen, "action_mask": mask},
            "final_info": {"action_mask": mask},
        }

    def choices(self) -> tuple[Array, Array]:
        """The legal actions of all games one after another, and where those of each game begin.

        The second array ends with the number of all actions; a game that is over has none.
        """
        return self.batch.choices()


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    for known in MODES:
        if mode in (known, known.value):
            return known
    names = ", ".join(known.value for known in MODES)
    raise BadOption(f"autoreset_mode: {mode!r} is not possible; choose one of: {names}")
