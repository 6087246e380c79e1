"""The offers to a seat in a game without an interaction of its own: every choice, in a list."""

from typing import Final

from echobase.core import registry
from echobase.core.game import State
from echobase.picture.drawing import drawing
from echobase.play.offers import Decision, Done, Group, Offer
from echobase.text import Text
from echobase.text.words import words

DONE: Final = "done"
"""The notation that ends a step."""


def plain_decision(game: str, state: State, text: Text) -> Decision:
    """All choices, grouped by hex."""
    hexes = known_hexes(game, state)
    groups: dict[str, Group] = {}
    done = None
    for action in state.actions():
        notation = state.write(action)
        if notation == DONE:
            done = Done(action=action, label=text("plain-done"))
            continue
        offer = plain_offer(action, notation, words(game).action(state, notation, text), hexes)
        key = offer.hex or ""
        group = groups.setdefault(key, Group(key=key or "all", label=key, offers=[], hex=offer.hex))
        group.offers.append(offer)
    step = state.view(None).step
    ask = f"{game}-ask-{step}"
    return Decision(
        step=step,
        name=text.name("step", step, game),
        prompt=text(ask) if text.has(ask) else text("plain-ask"),
        groups=list(groups.values()),
        done=done,
    )


def plain_offer(action: int, notation: str, label: str, hexes: frozenset[str]) -> Offer:
    """One choice; notation such as `move A1-A2` or `place A1` names its hexes."""
    verb, _, rest = notation.partition(" ")
    offer = Offer(action=action, kind=verb, notation=notation, label=label)
    offer.hex, offer.to = plain_places(rest, hexes)
    return offer


def plain_places(rest: str, hexes: frozenset[str]) -> tuple[str | None, str | None]:
    """The first and last hex in notation, after its verb; None for anything that is not a hex."""
    start, dash, end = rest.partition("-")
    found = (start, end) if dash else (None, start)
    if not all(one is None or one in hexes for one in found):
        return None, None
    return found


def known_hexes(game: str, state: State) -> frozenset[str]:
    """The labels of the board, if the game can be drawn."""
    if "drawing" not in registry.game(game).facets:
        return frozenset()
    return frozenset(drawing(game).layout(state.view(None)).labels)
