"""Endgames: late positions with few units left, in which one action can decide an assault.

With all its units on the map a side makes up for one poor action with the next. That is why the
puzzles of this game come from games that are cut down to this: a shape says what is left, and of
each kind those units stay that stand where it matters.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from echobase.core.aliases import Hex, Unit
from echobase.core.rows import replaced, row
from echobase.core.sides import NOBODY
from echobase.games.assault.rules.actions import CARD
from echobase.games.assault.rules.cards import ACTION_CARDS, HELD_CARDS, TRANSPORT_AWAY
from echobase.games.assault.rules.damage import destroy
from echobase.games.assault.rules.map import CLIFF
from echobase.games.assault.rules.position import DESTROYED, EMPTY, RESERVE
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
    SPEEDER_1,
    UNITS,
    WALKER,
)

FIRST_TURN: Final = 2
"""The first turn in which an endgame may begin."""
NEAR: Final = 8
"""Hexes from the Shield Generator to the foremost unit of the first kind of a shape."""
IMPERIAL_KINDS: Final = (WALKER, AT_ST, LIGHT_SNOWTROOPER, HEAVY_SNOWTROOPER)
REBEL_KINDS: Final = (SNOWSPEEDER, LASER_TOWER, LIGHT_TROOPER, HEAVY_TROOPER)
SCATTER: Final = 2
"""Up to so many hexes a unit may stand farther away than another and still be left."""

Range = tuple[int, int]
"""The fewest and the most."""
NONE: Final[Range] = (0, 0)


@dataclass(frozen=True)
class Shape:
    """What is left in a kind of endgame."""

    left: Mapping[int, Range]
    """Units by kind, if so many are still in play; none of the kinds that are not named."""
    begins: tuple[str, ...]
    """Action cards, of which it begins with one that is still to come."""
    often: float
    """How often it begins in a round in which it fits."""
    transports: Range = (1, 2)
    """Transports that have not left yet."""
    hits: Range = (0, 0)
    """Hits on the body of a Walker, where it has fewer."""
    grid: float = 1.0
    """How often the Power Grid still stands, where it has not been destroyed."""
    held: float = 0.25
    """How often the cards that are kept for later are still there."""
    force_spent: bool = False
    """Whether Luke has spent his Force Points: each of them is a choice much like the next."""
    chased: bool = False
    """Whether a Snowspeeder must stand beside the foremost unit of the first kind."""
    hotshot: float = 0.0
    """How often one of the Snowspeeders has the Hotshot Gunner."""


SHAPES: Final[Mapping[str, Shape]] = {
    "harpoons": Shape(
        {WALKER: (1, 1), LIGHT_SNOWTROOPER: (0, 2), SNOWSPEEDER: (1, 2)},
        transports=(2, 4),
        grid=0.2,
        force_spent=True,
        chased=True,
        hotshot=0.7,
        begins=("snowspeeders_move_fire_or_harpoon",),
        often=1.0,
    ),
    "scouts": Shape(
        {
            AT_ST: (1, 2),
            LIGHT_SNOWTROOPER: (0, 2),
            SNOWSPEEDER: (1, 1),
            LASER_TOWER: (0, 1),
            LIGHT_TROOPER: (0, 1),
        },
        transports=(3, 4),
        grid=0.0,
        begins=("towers_fire", "snowspeeders_fire", "snowspeeders_move_or_fire"),
        often=0.5,
    ),
    "storm": Shape(
        {
            HEAVY_SNOWTROOPER: (1, 2),
            LIGHT_SNOWTROOPER: (1, 3),
            SNOWSPEEDER: (0, 1),
            LASER_TOWER: (0, 1),
            LIGHT_TROOPER: (0, 1),
            HEAVY_TROOPER: (0, 1),
        },
        transports=(3, 4),
        grid=0.0,
        begins=("troopers_fire", "towers_fire", "snowspeeders_fire"),
        often=0.1,
    ),
    "wounded-walker": Shape(
        {
            WALKER: (1, 1),
            LIGHT_SNOWTROOPER: (0, 2),
            HEAVY_SNOWTROOPER: (0, 1),
            SNOWSPEEDER: (0, 1),
            LASER_TOWER: (1, 1),
            HEAVY_TROOPER: (0, 1),
        },
        transports=(2, 4),
        hits=(2, 2),
        grid=0.2,
        force_spent=True,
        begins=("towers_fire", "snowspeeders_fire", "snowspeeders_move_or_fire", "troopers_fire"),
        often=0.03,
    ),
    "last-transport": Shape(
        {
            WALKER: (1, 3),
            LIGHT_SNOWTROOPER: (0, 2),
            HEAVY_SNOWTROOPER: (0, 1),
            SNOWSPEEDER: (1, 2),
            LASER_TOWER: (0, 2),
        },
        transports=(1, 1),
        grid=0.6,
        begins=("walkers_fire", "walkers_move_or_fire"),
        often=0.02,
    ),
    "held-cards": Shape(
        {
            WALKER: (1, 2),
            AT_ST: (0, 1),
            LIGHT_SNOWTROOPER: (0, 2),
            SNOWSPEEDER: (1, 3),
            LASER_TOWER: (0, 2),
            HEAVY_TROOPER: (0, 2),
        },
        hits=(0, 1),
        held=1.0,
        begins=(
            "walkers_move_or_fire",
            "walkers_fire",
            "at_sts_fire",
            "towers_fire",
            "snowspeeders_move_or_fire",
            "snowspeeders_move_fire_or_harpoon",
        ),
        often=0.03,
    ),
}
"""Those that rarely fit come first."""


def beginning(state: State, rng: Random) -> Shape | None:
    """The shape of an endgame that begins here, between two rounds, if one does."""
    if state.turn >= FIRST_TURN and state.step == DRAW:
        for shape in SHAPES.values():
            if rng.random() < shape.often and _fits(state, shape):
                return shape
    return None


def _fits(state: State, shape: Shape) -> bool:
    """Whether enough units are in play, the first kind near the Shield Generator, and whether one
    of the cards with which it may begin is still to come."""
    if not _to_come(state, shape):
        return False
    if any(len(_in_play(state, kind)) < least for kind, (least, _) in shape.left.items()):
        return False
    map_ = state.setting.map
    places = [state.hex_of(unit) for unit in _in_play(state, next(iter(shape.left)))]
    foremost = min(places, key=lambda hex_: map_.distance(hex_, map_.generator))
    chasers = [state.place[unit] for unit in _in_play(state, SNOWSPEEDER)]
    if shape.chased and not any(hex_ in map_.neighbours[foremost] for hex_ in chasers):
        return False
    return map_.distance(foremost, map_.generator) <= NEAR


def cut_down(state: State, shape: Shape, rng: Random) -> None:
    """Leave few units and few events, so that the end is near."""
    _get_off(state)
    if shape.force_spent:
        state.force, state.revealed = 0, True
    _keep(state, shape, rng)
    for unit in range(UNITS):
        if state.place[unit] == RESERVE:
            state.place[unit] = DESTROYED
    for walker in _in_play(state, WALKER):
        if not state.aboard(walker):
            hits = max(state.body[walker], rng.randint(*shape.hits))
            state.body = replaced(state.body, walker, hits)
    if rng.random() < shape.hotshot:
        _name_hotshot(state, rng)
    state.grid_stands = state.grid_stands and rng.random() < shape.grid
    _leave_events(state, shape, rng)
    state.resume()
    if state.winner == NOBODY:
        state.apply(CARD + rng.choice(_to_come(state, shape)))


def _name_hotshot(state: State, rng: Random) -> None:
    """Give one of the Snowspeeders the Hotshot Gunner, if a gunner lives."""
    speeders = [unit - SPEEDER_1 for unit in _in_play(state, SNOWSPEEDER)]
    able = [speeder for speeder in speeders if state.gunner_lives(speeder)]
    if able:
        state.hotshot = rng.choice(able)


def _leave_events(state: State, shape: Shape, rng: Random) -> None:
    """Leave transports in the event deck and perhaps the cards that are kept for later."""
    held = rng.random() < shape.held
    if not held:
        state.held = 0
    left = [
        copies if held and card in HELD_CARDS else 0 for card, copies in enumerate(state.event_deck)
    ]
    left[TRANSPORT_AWAY] = rng.randint(*shape.transports)
    state.event_deck = row(left)


def _to_come(state: State, shape: Shape) -> list[int]:
    """The action cards with which it may begin."""
    return [
        number
        for number, card in enumerate(ACTION_CARDS)
        if card.key in shape.begins and state.action_deck[number]
    ]


def _in_play(state: State, kind: int) -> list[Unit]:
    return [unit for unit in range(FIRST[kind], FIRST[kind + 1]) if state.in_play(unit)]


def _get_off(state: State) -> None:
    """Those aboard leave the Walkers as far as there is room, for a Walker may not stay."""
    map_ = state.setting.map
    for walker in _in_play(state, WALKER):
        around = [*map_.ring(state.place[walker], 1), *map_.ring(state.place[walker], 2)]
        free = [hex_ for hex_ in around if state.at[hex_] == EMPTY and map_.terrain[hex_] != CLIFF]
        for unit, hex_ in zip(state.aboard(walker), free, strict=False):
            state.put(unit, hex_)


def _keep(state: State, shape: Shape, rng: Random) -> None:
    """Destroy all but a few units: Imperial ones far from the Shield Generator, then Rebels far
    from the foremost of those that are left."""
    goal = state.setting.map.generator
    for kind in IMPERIAL_KINDS:
        _leave(state, kind, shape, goal, rng)
    places = [state.hex_of(unit) for unit in range(SPEEDER_1) if state.in_play(unit)]
    foremost = min(places, key=lambda hex_: state.setting.map.distance(hex_, goal), default=goal)
    for kind in REBEL_KINDS:
        _leave(state, kind, shape, foremost, rng)


def _leave(state: State, kind: int, shape: Shape, goal: Hex, rng: Random) -> None:
    """Destroy the units of a kind that are farthest from a hex, roughly."""
    units = _in_play(state, kind)
    far = {unit: _far(state, unit, goal) + rng.random() * SCATTER for unit in units}
    units.sort(key=lambda unit: far[unit])
    for unit in units[rng.randint(*shape.left.get(kind, NONE)) :]:
        destroy(state, unit, None)


def _far(state: State, unit: Unit, goal: Hex) -> int:
    """The distance to a hex; nothing for those in the Base, who may appear anywhere."""
    here = state.hex_of(unit)
    return state.setting.map.distance(here, goal) if here >= 0 else 0
