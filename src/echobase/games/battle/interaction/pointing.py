"""What somebody means who points at a hex that offers nothing, and why that cannot be done."""

from typing import Final

from echobase.core.errors import Refusal
from echobase.core.events import Message
from echobase.core.masks import each
from echobase.games.battle.interaction.orders import Orders
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.explain import why_idle, why_not_yours
from echobase.games.battle.rules.state import State, as_battle
from echobase.play.game_log import GameLog
from echobase.play.offers import Pointing
from echobase.text import Text

HEX_VERBS: Final = {
    "retreat": "retreat",
    "breakthrough": "breakthrough",
    "arrive": "place",
    "strike": "strike",
    "heal": "heal",
}
"""By step: the verb for a hex that is chosen there."""


def why_not_there(
    game_log: GameLog, step: str, pointing: Pointing, viewer: int, text: Text
) -> Message | None:
    """Why nothing can be done there; None when something can."""
    state = as_battle(game_log.state)
    for hex_ in (pointing.to, pointing.hex or pointing.to):
        if hex_ not in INDEX:
            raise Refusal(text("ui-no-hex", hex=hex_[:10]), "unknown-hex")
    if step == "order":
        return why_not_order(game_log, pointing)
    if step in HEX_VERBS:
        return state.why_not(f"{HEX_VERBS[step]} {pointing.to}")
    there = state.at[INDEX[pointing.to]]
    own = state.scenario.sides[viewer]
    start = INDEX[pointing.hex] if pointing.hex else -1
    acts = start >= 0 and state.at[start] >= 0 and state.side[state.at[start]] == own
    if not acts or pointing.hex == pointing.to or (there >= 0 and state.side[there] == own):
        wanted = why_not_attacked(state, pointing.to) if step in ("move", "attack") else None
        return wanted or why_idle(state, INDEX[pointing.to])
    return why_not_act(state, pointing)


def why_not_attacked(state: State, target: str) -> Message | None:
    """Who points at an enemy wants to attack it: perhaps after the moves, perhaps with nobody."""
    foe = state.at[INDEX[target]]
    if foe < 0 or state.side[foe] == state.active:
        return None
    reasons = [
        state.why_not(f"attack {LABELS[state.hex[unit]]}x{target}") for unit in each(state.ordered)
    ]
    found = [reason for reason in reasons if reason is not None]
    later = next((reason for reason in found if reason.id == "battle-why-moves-first"), None)
    if later is not None or len(found) < len(reasons) or len(found) < 2:
        return later or next(iter(found), None)
    return Message("battle-why-none-reaches", {"unit": state.key(foe), "hex": target})


def why_not_order(game_log: GameLog, pointing: Pointing) -> Message | None:
    """Orders may still be added; a unit that wants to act has to wait for its step."""
    orders = Orders(game_log)
    state = orders.before()
    if pointing.hex and why_not_yours(state, INDEX[pointing.to]) is not None:
        if why_not_yours(state, INDEX[pointing.hex]) is None:
            return why_not_act(orders.given(), pointing)
    return orders.why_not(pointing.to)


def why_not_act(state: State, pointing: Pointing) -> Message | None:
    """Why a unit cannot attack what stands there, or go there."""
    taken = state.at[INDEX[pointing.to]] != -1
    if taken:
        return state.why_not(f"attack {pointing.hex}x{pointing.to}")
    return state.why_not(f"move {pointing.hex}-{pointing.to}")
