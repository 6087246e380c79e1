"""PettingZoo: both games as AEC environments (`battle_v0` and `assault_v0` make them)."""

from collections.abc import Callable
from typing import Any, Final

from echobase.core.chance import OVER
from echobase.core.errors import IllegalAction
from echobase.core.extras import need_to_import

need_to_import("this environment", "pettingzoo", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

from echobase.envs.rendering import RENDER_MODES, check_mode, rendered  # noqa: E402
from echobase.envs.spaces import number_of, observation_space  # noqa: E402
from echobase.observation.episode import Episode  # noqa: E402

ILLEGAL_REWARD: Final = -1.0
NOT_BEGUN: Final = "reset() must come before step(), last(), observe() and render()"


class TableEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """One game, every seat an agent. Chance acts between decisions.

    It does by itself what PettingZoo's board games leave to three wrappers (an illegal action
    loses, misuse is refused), because the wrappers take longer than a decision.
    """

    agent_selection: str = ""

    def __init__(
        self, game: str, render_mode: str | None, forgiving: bool, options: dict[str, Any]
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = {
            "name": f"echobase_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.forgiving = forgiving
        """Whether an illegal action loses the game instead of raising IllegalAction."""
        self.table = Episode(game, options)
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        self._begun = False
        self._size = self.table.actions.size
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions.size) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.table) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        if agent not in self._seat:
            raise self._misuse(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        if agent not in self._seat:
            raise self._misuse(agent)
        return self.action_spaces[agent]

    def _misuse(self, agent: str) -> Exception:
        """The problem with a question about an agent."""
        if not self._begun and agent in ("", *self._seat):
            return AttributeError(NOT_BEGUN)
        return ValueError(f"no agent {agent!r}; known: {', '.join(self.possible_agents)}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, chance continues where it was."""
        self.table.reset(seed)
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next(self.table.to_act())
        if self.render_mode == "human":
            self.render()

    def _next(self, seat: int) -> None:
        """The seat to decide, with its mask."""
        self._mask = self.table.mask()
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and its possible actions if it is its turn."""
        seat = self._seat.get(agent)
        if seat is None or not self._begun:
            raise self._misuse(agent)
        board, facts = self.table.observe(seat)
        mask = self._mask if agent == self.agent_selection else np.zeros_like(self._mask)
        return {"observation": {"board": board, "facts": facts}, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do the action of the selected agent. An illegal one changes nothing or loses."""
        agent = self.agent_selection
        if not self.agents:
            if not self._begun:
                raise AttributeError(NOT_BEGUN)
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = number_of(action, self._size)
        if number is None:
            last = self._size - 1
            raise IllegalAction(f"{agent}: an action is a number from 0 to {last}; got {action!r}")
        try:
            seat = self.table.act(number)
        except IllegalAction:
            self._refuse(agent, number)
            return
        self._cumulative_rewards[agent] = 0
        if seat != self._seat[agent]:
            self.infos[agent] = {}
        if seat == OVER:
            self._finish()
        else:
            self._next(seat)
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str, action: int) -> None:
        """An illegal action loses, as with PettingZoo's TerminateIllegalWrapper."""
        if not self.forgiving:
            message = f"{agent}: action {action} is not legal now; see action_mask"
            raise IllegalAction(message) from None
        EnvLogger.warn_on_illegal_move()
        self._mask = np.zeros_like(self._mask)
        self._cumulative_rewards[agent] = 0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0) | {agent: ILLEGAL_REWARD}
        self._accumulate_rewards()
        self._deads_step_first()

    def _finish(self) -> None:
        self._mask = np.zeros_like(self._mask)
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The board: text (ansi), text printed (human) or pixels (rgb_array)."""
        if not self._begun:
            raise AttributeError(NOT_BEGUN)
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str) -> Callable[..., TableEnv]:
    """Makes environments of a game in which an illegal action ends the game and costs 1."""
    return lambda render_mode=None, **options: TableEnv(game, render_mode, True, options)


def raw_env(game: str) -> Callable[..., TableEnv]:
    """As `env`, but an illegal action raises IllegalAction and changes nothing."""
    return lambda render_mode=None, **options: TableEnv(game, render_mode, False, options)
