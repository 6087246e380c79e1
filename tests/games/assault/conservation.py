"""What is never lost or doubled in Assault on Hoth: counters, hexes, cards, hits and points."""

from typing import Any

from echobase.core.sides import NOBODY
from echobase.games.assault.rules.cards import (
    FULL_ACTION_DECK,
    FULL_EVENT_DECK,
    HELD_CARDS,
    NO_CARD,
    ROUNDS,
    TRANSPORTS_TO_WIN,
)
from echobase.games.assault.rules.damage import (
    MOST_BLASTER,
    MOST_LEGS,
    SPEEDER_DIES,
    TROOP_BAY_GONE,
    WALKER_DIES,
)
from echobase.games.assault.rules.map import CLIFF
from echobase.games.assault.rules.position import (
    ABOARD,
    BASE_BOX,
    DESTROYED,
    DISPLACED,
    EMPTY,
    FORCE_POINTS,
    RESERVE,
)
from echobase.games.assault.rules.steps import DISPLACE, DRAW, ROUND
from echobase.games.assault.rules.units import (
    SPEEDER_1,
    SPEEDERS,
    TROOP_BAY,
    UNITS,
    WALKERS,
    is_snowtrooper,
    is_speeder,
    is_trooper,
    is_walker,
)


def check_counters(state: Any) -> None:
    check_places(state)
    if state.step == ROUND and state.winner == NOBODY:
        again = state.copy()
        again.resume()
        assert state.actions() == again.actions(), "choices that were kept are wrong"
    check_hits(state)
    check_decks(state)
    assert 0 <= state.force <= FORCE_POINTS
    assert state.revealed or (state.force == FORCE_POINTS and state.raised == 0)


def check_places(state: Any) -> None:
    """Each of the 59 counters is in one place where it can be, and one unit stands in a hex."""
    assert len(state.place) == UNITS == 59
    map_ = state.setting.map
    standing = [unit for unit in range(UNITS) if state.place[unit] >= 0]
    occupied = [hex_ for hex_, unit in enumerate(state.at) if unit != EMPTY]
    assert sorted(state.place[unit] for unit in standing) == occupied
    for unit in standing:
        hex_ = state.place[unit]
        assert state.at[hex_] == unit
        assert map_.terrain[hex_] != CLIFF or is_speeder(unit)
        assert not (is_walker(unit) and map_.closed_to_walkers(hex_))
    for unit, place in enumerate(state.place):
        assert place >= 0 or place in (RESERVE, DESTROYED, BASE_BOX, DISPLACED) or place <= ABOARD
        assert place != BASE_BOX or is_trooper(unit)
        assert place > ABOARD or (is_snowtrooper(unit) and state.place[ABOARD - place] >= 0)
        assert place != DISPLACED or (state.step == DISPLACE and unit == state.target)
    assert all(len(state.aboard(walker)) <= TROOP_BAY for walker in range(WALKERS))


def check_hits(state: Any) -> None:
    """A unit in play has less damage than destroys it."""
    for walker in range(WALKERS):
        assert 0 <= state.blaster[walker] <= MOST_BLASTER
        assert 0 <= state.legs[walker] <= MOST_LEGS
        assert state.body[walker] >= 0
        if state.place[walker] >= 0:
            assert state.body[walker] < WALKER_DIES
            assert state.body[walker] < TROOP_BAY_GONE or not state.aboard(walker)
    for speeder in range(SPEEDERS):
        assert 0 <= state.gunner[speeder] <= 1
        assert state.place[SPEEDER_1 + speeder] < 0 or 0 <= state.hull[speeder] < SPEEDER_DIES


def check_decks(state: Any) -> None:
    """Every action card of the turn is drawn or to come; a held event card has left its deck."""
    for left, full in (
        (state.action_deck, FULL_ACTION_DECK),
        (state.event_deck, FULL_EVENT_DECK),
    ):
        assert all(0 <= copies <= most for copies, most in zip(left, full, strict=True))
    if state.turn and state.winner == NOBODY:
        waiting = state.step == DRAW and state.card == NO_CARD
        assert sum(state.action_deck) == ROUNDS - state.round + (1 if waiting else 0)
        assert state.transports() < TRANSPORTS_TO_WIN
    assert all(not state.event_deck[card] for card in HELD_CARDS if state.holds(card))
