"""Counts of the decision tree: how many lines of n actions a position has."""

from typing import Any

from echobase import CHANCE


def perft(state: Any, depth: int) -> int:
    """How many different lines of `depth` actions there are; luck counts every outcome."""
    if depth == 0:
        return 1
    options = state.actions()
    if state.to_act() == CHANCE:
        options = [action for action, _ in state.chances()]
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        copy = state.copy()
        copy.apply(action)
        total += perft(copy, depth - 1)
    return total
