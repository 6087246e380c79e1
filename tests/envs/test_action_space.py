"""Dense ranges of actions, for any game."""

from types import SimpleNamespace

from echobase.observation.action_space import Actions
from echobase.observation.sheet import FEW


def test_a_mask_of_more_actions_than_any_game_offers() -> None:
    actions = Actions(list(range(10, 3 * FEW)))
    state = SimpleNamespace(actions=lambda: range(2, 3 * FEW + 5))
    assert actions.mask(state) == bytes([1]) * actions.size
    assert actions.mask(SimpleNamespace(actions=lambda: [12])) == bytes([0, 0, 1]).ljust(
        actions.size, b"\0"
    )
