"""Assault on Hoth for PettingZoo: `assault_v0.env(map="blizzard")`."""

from typing import Any

from echobase.envs.pettingzoo import TableEnv

__all__ = ["env", "raw_env"]


def env(render_mode: str | None = None, **options: Any) -> TableEnv:
    """An illegal action ends the game and costs its agent 1. Options are those of the game:
    map, field_of_fire, reshuffle_first_five, sets_up_first, setup."""
    return TableEnv("assault", render_mode, True, options)


def raw_env(render_mode: str | None = None, **options: Any) -> TableEnv:
    """As `env`, but an illegal action raises IllegalAction and changes nothing."""
    return TableEnv("assault", render_mode, False, options)
