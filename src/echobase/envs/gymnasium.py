"""Gymnasium: one seat against any player, `EchoBase/Battle-v0` and `EchoBase/Assault-v0`."""

from typing import Any, Final

from echobase.core.errors import BadOption
from echobase.core.extras import need_to_import

need_to_import("this environment", "gymnasium", "gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import InvalidAction, ResetNeeded  # noqa: E402

from echobase.envs.rendering import RENDER_MODES, check_mode, rendered  # noqa: E402
from echobase.envs.seat import begin, seat_named  # noqa: E402
from echobase.envs.spaces import number_of, observation_space  # noqa: E402
from echobase.observation.episode import Episode  # noqa: E402
from echobase.observation.facet import observable  # noqa: E402
from echobase.observation.opponent import Opponent  # noqa: E402

ILLEGAL_REWARD: Final = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; the named player takes all the others."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: str = "rebel_0",
        opponent: str = "cadet",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.table = Episode(game, options)
        self._seat = seat_named(seat, self.table.seats)
        self._opponent = Opponent(opponent, game)
        self._going_on = False
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        if options:
            raise BadOption(f"reset takes no options, gymnasium.make does; got {options!r}")
        super().reset(seed=seed)
        self._rng = begin(self.table, self.np_random)
        self._going_on = True
        self._let_others_act()
        self._show()
        return self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act; an illegal action loses at once, and `info["illegal"]` says so."""
        if not self._going_on:
            raise ResetNeeded("the game is over or has not begun: call reset()")
        number = number_of(action, self.table.actions.size)
        if number is None:
            last = self.table.actions.size - 1
            raise InvalidAction(f"an action is a whole number from 0 to {last}; got {action!r}")
        if not self.table.is_legal(number):
            self._going_on = False
            observation, info = self._told()
            info["illegal"] = f"action {number} is not legal now; see action_mask"
            return observation, ILLEGAL_REWARD, True, False, info
        self.table.act(number)
        self._let_others_act()
        self._show()
        over = self.table.is_over()
        self._going_on = not over
        observation, info = self._told()
        return observation, float(self.table.rewards()[self._seat]), over, False, info

    def _show(self) -> None:
        """Show every position to people without being asked."""
        if self.render_mode == "human":
            self.render()

    def _let_others_act(self) -> None:
        self._opponent.act_until(self.table, self._seat, self._rng)

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        board, facts = self.table.observe(self._seat)
        mask = self.table.mask()
        seen = {"observation": {"board": board, "facts": facts}, "action_mask": mask}
        return seen, {"action_mask": mask}

    def render(self) -> Any:
        """The board: text (ansi), text printed (human) or pixels (rgb_array)."""
        return rendered(self.table, self.render_mode)


IDS: Final = {f"EchoBase/{game.capitalize()}-v0": game for game in observable()}


def register() -> None:
    """Register the ids with `gymnasium.make` and `make_vec`; importing this module does it."""
    for id_, game in IDS.items():
        if id_ not in gymnasium.registry:
            gymnasium.register(
                id_,
                f"{__name__}:{SeatEnv.__name__}",
                vector_entry_point="echobase.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


register()
