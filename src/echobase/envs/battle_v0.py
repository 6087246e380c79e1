"""Battle of Hoth for PettingZoo: `battle_v0.env(scenario=7, seats=4)`."""

from typing import Any

from echobase.envs.pettingzoo import TableEnv

__all__ = ["env", "raw_env"]


def env(render_mode: str | None = None, **options: Any) -> TableEnv:
    """An illegal action ends the game and costs its agent 1. Options are those of the game:
    scenario, seats, pair, leaders, support, values."""
    return TableEnv("battle", render_mode, True, options)


def raw_env(render_mode: str | None = None, **options: Any) -> TableEnv:
    """As `env`, but an illegal action raises IllegalAction and changes nothing."""
    return TableEnv("battle", render_mode, False, options)
