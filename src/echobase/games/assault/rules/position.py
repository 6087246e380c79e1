"""A position: everything that can change during a game, flat and cheap to copy."""

from typing import Final

from echobase.core.aliases import Hex, Mask, Unit, i64
from echobase.core.engine_state import EngineState
from echobase.core.masks import BIT
from echobase.core.rows import NOTHING, row
from echobase.core.sides import NOBODY
from echobase.core.vectors import append, vec
from echobase.games.assault.rules.cards import (
    FULL_ACTION_DECK,
    FULL_EVENT_DECK,
    NO_CARD,
    TRANSPORT_AWAY,
)
from echobase.games.assault.rules.destinations import BITS, no_hexes
from echobase.games.assault.rules.setting import Setting
from echobase.games.assault.rules.steps import DRAW
from echobase.games.assault.rules.units import (
    FIRST,
    LIGHT_SNOWTROOPER,
    SNOWSPEEDER,
    SPEEDER_1,
    SPEEDERS,
    UNITS,
    WALKERS,
)

EMPTY: Final = -1

# Places that are not hexes. A unit aboard Walker w (from 0) is at ABOARD - w.
RESERVE: Final = -1
DESTROYED: Final = -2
BASE_BOX: Final = -3
DISPLACED: Final = -4
"""Pushed aside by a Walker; the Rebels are choosing its hex."""
ABOARD: Final = -5

FORCE_POINTS: Final = 10


class Position(EngineState):
    """Units, damage, decks and what is being decided. Sets of units and cards are bit masks.

    Copies share all rows but `place`, so a change replaces the row; only while a position is set
    up are they changed in place.
    """

    setting: Setting
    # Units. Rows by unit, Walker or Snowspeeder.
    place: vec[i64] = NOTHING
    """The hex of a unit, or one of the places above."""
    at: vec[i64] = NOTHING
    """By hex: the unit that stands there, or EMPTY."""
    taken: vec[i64] = NOTHING
    """The hexes where units stand, as a set (destinations.py)."""
    imperials: vec[i64] = NOTHING
    """Those of them where Imperial units stand."""
    _shares_board: bool = False
    """Whether a copy may have the same three rows; who changes them first takes its own."""
    facing: vec[i64] = NOTHING
    blaster: vec[i64] = NOTHING
    legs: vec[i64] = NOTHING
    body: vec[i64] = NOTHING
    gunner: vec[i64] = NOTHING
    hull: vec[i64] = NOTHING
    """Body hits of Snowspeeders."""
    hotshot: i64 = NOBODY
    """Snowspeeder (from 0) with the Hotshot Gunner, or NOBODY."""
    grid_stands: bool = True
    # Luke.
    luke: i64 = NOBODY
    """His Snowspeeder (from 0), or NOBODY before he is assigned."""
    force: i64 = FORCE_POINTS
    revealed: bool = False
    raised: i64 = 0
    """Armour points in force until the round ends (A-LUKE-06)."""
    # Cards and clock.
    held: Mask = 0
    """Event cards that lie face up in front of their owner."""
    action_deck: vec[i64] = NOTHING
    event_deck: vec[i64] = NOTHING
    """Copies left of each card; every draw is uniform over them (A-TURN-05, A-EVENT-02)."""
    reshuffled: bool = False
    """Whether five early transports have been shuffled back (A-EVENT-08)."""
    turn: i64 = 0
    """0 during set-up."""
    round: i64 = 0
    """The round within the turn, 1 to 20; during a draw, the one about to begin."""
    card: i64 = NO_CARD
    winner: i64 = NOBODY
    reason: str = ""
    # What is being decided.
    listed: vec[i64] = NOTHING
    """The choices of the seat to act, ascending, except moves that lead to a hex (choices.py)."""
    movers: vec[i64] = NOTHING
    """The units of the round that may move to a hex, with those that have done so."""
    ends: vec[i64] = NOTHING
    """The sets of hexes where they may end if nobody is there, one after the other."""
    rooms: vec[i64] = NOTHING
    """By mover: how many of these hexes are free; 0 for one that has acted."""
    room: i64 = 0
    """The sum of `rooms`."""
    _shares_rooms: bool = False
    """Whether somebody else may have the same `rooms`; who changes them first takes its own."""
    kept: bool = False
    """Whether all of these are what the round offers, now or after the shot."""
    step: i64 = DRAW
    used: Mask = 0
    """Units that have acted in this round."""
    placing: Unit = NOBODY
    """Unit being set up or arriving."""
    arrivals: Mask = 0
    """Units that are still to arrive."""
    last: i64 = EMPTY
    """Last place given to a unit of this kind: identical units are set up in ascending order."""
    light_only: bool = False
    """Whether a light Trooper has returned: heavy ones are named first."""
    returning: i64 = 0
    """Troopers that may still return by Regroup."""
    walker: Unit = NOBODY
    """Walker in the middle of its move, or NOBODY."""
    points: i64 = 0
    """Movement points it has left."""
    # The shot or harpoon being resolved.
    firer: Unit = NOBODY
    target: Unit = NOBODY
    """Unit or installation, both numbered in `units.py`."""
    dice: i64 = 0
    harpooning: bool = False

    def __init__(self, setting: Setting) -> None:
        """An empty position: call `reset` or `assign` next."""
        self.setting = setting

    def reset(self) -> None:
        """Turn what has just been made into an empty map, with every counter in the box."""
        self.place = vec[i64]([RESERVE] * UNITS)
        self.at = vec[i64]([EMPTY] * self.setting.map.hexes)
        self.taken = no_hexes(self.setting.map.hexes)
        self.imperials = no_hexes(self.setting.map.hexes)
        self.facing = vec[i64]([0] * WALKERS)
        self.blaster = vec[i64]([0] * WALKERS)
        self.legs = vec[i64]([0] * WALKERS)
        self.body = vec[i64]([0] * WALKERS)
        self.gunner = vec[i64]([0] * SPEEDERS)
        self.hull = vec[i64]([0] * SPEEDERS)
        self.action_deck = row(FULL_ACTION_DECK)
        self.event_deck = row(FULL_EVENT_DECK)

    def assign(self, other: "Position") -> None:
        """Become an independent copy of another position."""
        self.place = other.place[:]
        self.at = other.at
        self.taken = other.taken
        self.imperials = other.imperials
        self._shares_board = True
        other._shares_board = True
        self.facing = other.facing
        self.blaster = other.blaster
        self.legs = other.legs
        self.body = other.body
        self.gunner = other.gunner
        self.hull = other.hull
        self.hotshot = other.hotshot
        self.grid_stands = other.grid_stands
        self.luke = other.luke
        self.force = other.force
        self.revealed = other.revealed
        self.raised = other.raised
        self.held = other.held
        self.action_deck = other.action_deck
        self.event_deck = other.event_deck
        self.reshuffled = other.reshuffled
        self.turn = other.turn
        self.round = other.round
        self.card = other.card
        self.winner = other.winner
        self.reason = other.reason
        self.step = other.step
        self.used = other.used
        self.placing = other.placing
        self.arrivals = other.arrivals
        self.last = other.last
        self.light_only = other.light_only
        self.returning = other.returning
        self.walker = other.walker
        self.points = other.points
        self.firer = other.firer
        self.target = other.target
        self.dice = other.dice
        self.harpooning = other.harpooning
        self.listed = other.listed
        self.movers = other.movers
        self.ends = other.ends
        self.rooms = other.rooms
        self.room = other.room
        self._shares_rooms = True
        other._shares_rooms = True
        self.kept = other.kept

    def put(self, unit: Unit, hex_: Hex) -> None:
        """Put a unit on an empty hex."""
        self.place[unit] = hex_
        self._own_board()
        self.at[hex_] = unit
        word, bit = hex_ // BITS, BIT[hex_ % BITS]
        self.taken[word] |= bit
        if unit < SPEEDER_1:
            self.imperials[word] |= bit

    def lift(self, unit: Unit, to: i64) -> None:
        """Move a unit from its hex, or wherever it is, to a place that is not a hex."""
        here = self.place[unit]
        if here >= 0:
            self._own_board()
            self.at[here] = EMPTY
            word, others = here // BITS, ~BIT[here % BITS]
            self.taken[word] &= others
            self.imperials[word] &= others
        self.place[unit] = to

    def _own_board(self) -> None:
        """Prepare for a change of who stands where."""
        self.kept = False
        if self._shares_board:
            self.at = self.at[:]
            self.taken = self.taken[:]
            self.imperials = self.imperials[:]
            self._shares_board = False

    def share_rooms(self) -> None:
        """Somebody keeps `rooms` as they are now."""
        self._shares_rooms = True

    def own_rooms(self) -> None:
        """Prepare for a change of `rooms`."""
        if self._shares_rooms:
            self.rooms = self.rooms[:]
            self._shares_rooms = False

    def offer(self, listed: vec[i64]) -> None:
        """These are the choices now, and no moves to hexes."""
        self.listed = listed
        self.movers = NOTHING
        self.ends = NOTHING
        self.rooms = NOTHING
        self.room = 0

    def offer_moves(self, movers: vec[i64], ends: vec[i64], rooms: vec[i64], room: i64) -> None:
        """And these moves to hexes."""
        self.movers = movers
        self.ends = ends
        self.rooms = rooms
        self.room = room
        self._shares_rooms = False

    def aboard(self, walker: Unit) -> vec[i64]:
        """The Snowtroopers that a Walker carries."""
        inside = ABOARD - walker
        found = vec[i64]()
        for unit in range(FIRST[LIGHT_SNOWTROOPER], FIRST[SNOWSPEEDER]):
            if self.place[unit] == inside:
                found = append(found, unit)
        return found

    def in_play(self, unit: Unit) -> bool:
        """On the map or being displaced, aboard a Walker or in the Base Box."""
        place = self.place[unit]
        return place >= 0 or place <= BASE_BOX

    def hex_of(self, unit: Unit) -> Hex:
        """The hex of a unit, or of the Walker that carries it; negative where there is none."""
        place = self.place[unit]
        return self.place[ABOARD - place] if place <= ABOARD else place

    def destroyed(self, kind: i64) -> list[int]:
        """The destroyed units of a kind."""
        return [u for u in range(FIRST[kind], FIRST[kind + 1]) if self.place[u] == DESTROYED]

    def first_in_reserve(self, kind: i64) -> Unit:
        """The lowest unit of a kind that has not come into play, or NOBODY."""
        for unit in range(FIRST[kind], FIRST[kind + 1]):
            if self.place[unit] == RESERVE:
                return unit
        return NOBODY

    def gunner_lives(self, speeder: i64) -> bool:
        return self.gunner[speeder] == 0

    def is_luke(self, unit: Unit) -> bool:
        """Whether Luke flies this unit."""
        return unit - SPEEDER_1 == self.luke and self.luke != NOBODY

    def transports(self) -> i64:
        """Transports away: the cards that are not in the deck any more."""
        return FULL_EVENT_DECK[TRANSPORT_AWAY] - self.event_deck[TRANSPORT_AWAY]

    def holds(self, card: i64) -> bool:
        return self.held >> card & 1 != 0

    def imperials_left(self) -> bool:
        """Whether any Imperial unit is on the map or aboard a Walker (A-WIN-03, A-WIN-04)."""
        for unit in range(SPEEDER_1):
            place = self.place[unit]
            if place >= 0 or place <= ABOARD:
                return True
        return False
