"""What a viewer may learn about an action: nothing that depends only on hidden cards."""

from echobase.core.events import Message
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import about, step_of


def why_not(state: State, action: int, eyes: int | None) -> Message | None:
    """Why an action cannot be done now, as far as a seat or a spectator may know.

    Whether a card can be played, discarded or drawn depends on where it is.
    """
    if not state.todo:
        return state.why_not(action)
    step, subject = step_of(state.todo[-1]), about(state.todo[-1])
    if step in (steps.DRAW, steps.DEAL) and _is_card(action, actions.DRAW, actions.DEAL):
        return Message("ui-why-hidden-deck")
    holder = state.seat if step == steps.PLAY else subject
    asks_hand = (step == steps.PLAY and _is_card(action, actions.PLAY)) or (
        step in (steps.EXCHANGE, steps.GIVE_UP_CARD) and _is_card(action, actions.DISCARD)
    )
    if asks_hand and not _sees_hand(state, holder, eyes):
        return Message("ui-why-hidden-hand")
    return state.why_not(action)


def _is_card(action: int, *verbs: int) -> bool:
    return any(verb <= action < verb + actions.CARD_SPAN for verb in verbs)


def _sees_hand(state: State, holder: int, eyes: int | None) -> bool:
    """Teammates see each other's hands (B-TEAM-13)."""
    sides = state.scenario.sides
    return eyes is not None and sides[eyes] == sides[holder]
