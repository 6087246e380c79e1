"""Endgames: late positions with few units left, in which one action can decide an assault.

With all its units on the map a side makes up for one poor action with the next. That is why the
puzzles of this game come from games that are cut down to this.
"""

from random import Random
from typing import Final

from echobase.games.assault.rules.cards import HELD_CARDS, TRANSPORT_AWAY
from echobase.games.assault.rules.damage import destroy
from echobase.games.assault.rules.position import DESTROYED, RESERVE
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import DRAW
from echobase.games.assault.rules.units import (
    AT_ST,
    FIRST,
    HEAVY_SNOWTROOPER,
    HEAVY_TROOPER,
    LASER_TOWER,
    LIGHT_SNOWTROOPER,
    LIGHT_TROOPER,
    SNOWSPEEDER,
    UNITS,
    WALKER,
)

FIRST_TURN: Final = 2
"""The first turn in which an endgame may begin."""
OFTEN: Final = 0.04
"""How often it begins in a round from there on."""
LEFT: Final = {
    WALKER: (1, 2),
    AT_ST: (0, 1),
    LIGHT_SNOWTROOPER: (0, 3),
    HEAVY_SNOWTROOPER: (0, 2),
    SNOWSPEEDER: (1, 3),
    LASER_TOWER: (0, 2),
    LIGHT_TROOPER: (0, 3),
    HEAVY_TROOPER: (0, 2),
}
"""By kind: the fewest and the most units that are left, if so many are still in play."""
TRANSPORTS_LEFT: Final = (1, 2)
"""Transports that have not left yet."""


def may_begin(state: State, rng: Random) -> bool:
    """Whether an endgame begins here: between two rounds, at random."""
    return state.turn >= FIRST_TURN and state.step == DRAW and rng.random() < OFTEN


def cut_down(state: State, rng: Random) -> None:
    """Leave few units and few events, so that the end is near."""
    for kind, (fewest, most) in LEFT.items():
        units = [unit for unit in range(FIRST[kind], FIRST[kind + 1]) if state.in_play(unit)]
        left = rng.randint(fewest, most)
        for unit in rng.sample(units, max(len(units) - left, 0)):
            destroy(state, unit, None)
    for unit in range(UNITS):
        if state.place[unit] == RESERVE:
            state.place[unit] = DESTROYED
    state.event_deck = [
        copies if card in HELD_CARDS else 0 for card, copies in enumerate(state.event_deck)
    ]
    state.event_deck[TRANSPORT_AWAY] = rng.randint(*TRANSPORTS_LEFT)
    state.resume()
