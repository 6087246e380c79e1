"""How many units a card lets a side order, and which."""

from echobase.core.masks import size
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of


def orderable(state: State) -> int:
    """How many units can be ordered after playing a card, at best if it leaves a choice."""
    if state.to_act() < 0:
        return 0
    if step_of(state.todo[-1]) != steps.CHOOSE:
        return min(len(orders(state)), orders_left(state))
    most = 0
    for action in state.legal:
        after = state.copy()
        after.apply(action)
        most = max(most, orderable(after))
    return most


def orders(state: State) -> list[int]:
    """The legal actions that order a unit by the card."""
    return [action for action in state.legal if actions.ORDER <= action < actions.RETREAT_TO]


def orders_left(state: State) -> int:
    """How many more units the card orders."""
    limit = 1 if state.fell_back else state.card.orders
    return limit - size(state.ordered & ~state.scouted)
