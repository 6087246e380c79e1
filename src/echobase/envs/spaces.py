"""Spaces of actions and observations, for Gymnasium and PettingZoo alike."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces

from echobase.observation.episode import Episode


def observation_space(table: Episode) -> spaces.Dict:
    """`observation` with `board` and `facts`, and the `action_mask`."""
    observer = table.observer
    board = spaces.Box(0, 127, observer.shape, np.int8)
    facts = spaces.Box(0, 32767, (len(observer.facts),), np.int16)
    mask = spaces.Box(0, 1, (table.actions.size,), np.int8)
    return spaces.Dict(
        {"observation": spaces.Dict({"board": board, "facts": facts}), "action_mask": mask}
    )


def number_of(action: Any, size: int) -> int | None:
    """The action as a plain number; None when it is not a whole number from 0 to `size` - 1."""
    try:
        number = index(action)
    except TypeError:
        return None
    return number if 0 <= number < size else None
