"""What is never lost or doubled in Battle of Hoth: figures, hexes, cards and medals."""

from typing import Any

from echobase.core.masks import WORD
from echobase.core.sides import REBEL
from echobase.games.battle.rules.position import EMPTY, NOWHERE, STRUCTURE


def check_conservation(state: Any) -> None:
    check_units(state)
    check_cards(state)
    assert min(state.medals) >= 0
    assert min(state.left, default=0) >= 0


def check_units(state: Any) -> None:
    """One unit a hex, on ground it may stand on, with at least one and at most all its figures."""
    scenario = state.scenario
    standing = 0
    for unit, hex_ in enumerate(state.hex):
        if hex_ == NOWHERE:
            assert state.figures[unit] == 0
            continue
        standing += 1
        assert state.at[hex_] == unit
        assert scenario.enterable(state.kind[unit], hex_)
        assert 1 <= state.figures[unit] <= state.full[unit]
    assert standing == sum(1 for unit in state.at if unit >= 0)
    taken = rebels = 0
    for hex_, unit in enumerate(state.at):
        assert (unit == STRUCTURE) == bool(state.structures >> hex_ & 1)
        taken |= (1 << hex_) if unit != EMPTY else 0
        rebels |= (1 << hex_) if unit >= 0 and state.side[unit] == REBEL else 0
    assert state.taken_low | state.taken_high << WORD == taken
    assert state.rebels_low | state.rebels_high << WORD == rebels


def check_cards(state: Any) -> None:
    """Every card of a side is in exactly one place, once the decks are dealt."""
    scenario = state.scenario
    for side, members in enumerate(scenario.members):
        piles = [pile[seat] for seat in members for pile in (state.hand, state.deck, state.discard)]
        if side == state.active:
            piles.append(state.played)
        everything = 0
        for pile in piles:
            assert everything & pile == 0
            everything |= pile
        cards = scenario.shared_cards[side]
        for seat in members:
            cards |= scenario.deck_cards[seat]
        if list(state.turns) != [0, 0]:
            laid_open = scenario.support_cards[side] & ~everything
            assert everything | laid_open == cards
        assert everything & ~cards == 0
