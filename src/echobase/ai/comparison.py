"""Compares two choices of a seat: both are played on in the same imagined worlds, with the same
luck."""

from collections.abc import Sequence
from random import Random

from echobase.ai.valuation import Valuation
from echobase.core.game import State


def world_of(state: State, seed: str) -> State:
    """The world of a seed: what the seat to act cannot know is imagined."""
    return state.imagine(state.to_act(), Random(f"{seed}/world"))


def differences(
    value: Valuation, state: State, better: int, other: int, horizon: int, seeds: Sequence[str]
) -> list[float]:
    """By seed: the chance of winning that one choice of the seat to act has over another."""
    mine = state.sides()[state.to_act()] == value.first_side
    found: list[float] = []
    for seed in seeds:
        world = world_of(state, seed)
        after = world.copy()
        after.apply(better)
        lead = value.outlook(after, horizon, seed)
        world.apply(other)
        lead -= value.outlook(world, horizon, seed)
        found.append(lead if mine else -lead)
    return found
