"""What one seat may know of a game: a different type from the state, holding nothing hidden."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from echobase.core.masks import each
from echobase.core.sides import NOBODY, SIDES
from echobase.core.view import View as AnyView
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    EVENT_CARDS,
    HELD_BY,
    HELD_CARDS,
    NO_CARD,
)
from echobase.games.assault.rules.fire import armour
from echobase.games.assault.rules.hidden import knows_luke
from echobase.games.assault.rules.map import CLEAR, FACINGS, OFF_MAP, TERRAIN, Map
from echobase.games.assault.rules.position import ABOARD, BASE_BOX, DESTROYED, DISPLACED, RESERVE
from echobase.games.assault.rules.steps import SHOT_STEPS, STEPS
from echobase.games.assault.rules.units import (
    KIND,
    KINDS,
    NAMES,
    SIDE,
    SPEEDER_1,
    UNITS,
    is_speeder,
    is_walker,
)

if TYPE_CHECKING:
    from echobase.games.assault.rules.state import State

MAPS: Final = 16
"""How many maps are remembered in words."""

OFF_MAP_PLACES = {BASE_BOX: "base", DESTROYED: "destroyed", RESERVE: "box", DISPLACED: "displaced"}


class UnitView(msgspec.Struct, frozen=True):
    """One counter, wherever it is."""

    unit: str
    kind: str
    side: str
    place: str
    """A hex, the Walker that carries it, `base`, `displaced`, `destroyed` or `box`."""
    facing: str = ""
    blaster: int = 0
    legs: int = 0
    body: int = 0
    gunner: int = 0
    hotshot: bool = False
    used: bool = False
    """Has acted in this round."""


class ShotView(msgspec.Struct, frozen=True):
    """The shot or harpoon being resolved."""

    firer: str
    target: str
    dice: int
    armour: int
    harpoon: bool


class LukeView(msgspec.Struct, frozen=True):
    """What is known of Luke."""

    unit: str
    """His Snowspeeder; empty while it is secret to the viewer, or not chosen yet."""
    revealed: bool
    force: int
    raised: int


class View(AnyView, frozen=True, kw_only=True, tag="assault"):
    """All that a seat may know of a game."""

    seats: list[str]
    """The side of each seat."""
    turn: int
    round: int
    card: str
    active: str
    """The side whose round it is; empty during events and draws."""
    placing: str
    """The unit being set up or arriving."""
    arrivals: list[str]
    """Units that are still to arrive with the event."""
    moving: str
    """The Walker in the middle of its move."""
    points: int
    map: str
    columns: int
    rows: int
    terrain: dict[str, str]
    """Hexes that are not clear."""
    features: dict[str, str]
    sectors: dict[str, list[str]]
    first_row_south: int
    macrohexes: tuple[list[int], list[int]]
    """Both coordinates of the macrohex of every hex, hexes by ascending label."""
    field_of_fire: int
    grid_stands: bool
    units: list[UnitView]
    luke: LukeView
    held: dict[str, list[str]]
    action_deck: dict[str, int]
    """Cards still to come this turn."""
    event_deck: dict[str, int]
    transports: int
    reshuffled: bool
    """Whether five early transports have been shuffled back."""
    shot: ShotView | None
    winner: str
    reason: str


def make(state: "State", seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    map_ = state.setting.map
    side = NOBODY if state.card == NO_CARD else ACTION_CARDS[state.card].side
    return View(
        seat=seat,
        seats=list(SIDES),
        to_act=state.to_act(),
        step="over" if state.winner != NOBODY else STEPS[state.step],
        turn=state.turn,
        round=state.round,
        card="" if state.card == NO_CARD else ACTION_CARDS[state.card].key,
        active="" if side == NOBODY else SIDES[side],
        placing=NAMES[state.placing] if state.placing != NOBODY else "",
        arrivals=[NAMES[unit] for unit in each(state.arrivals)],
        moving=NAMES[state.walker] if state.walker != NOBODY else "",
        points=state.points,
        map=map_.id,
        columns=map_.columns,
        rows=map_.rows,
        terrain=_terrain(map_).copy(),
        features=_features(map_).copy(),
        sectors=_sectors(map_).copy(),
        first_row_south=map_.first_row_south + 1,
        macrohexes=(list(map_.macro_a), list(map_.macro_b)),
        field_of_fire=state.setting.field_of_fire,
        grid_stands=state.grid_stands,
        units=[_unit(state, unit) for unit in range(UNITS)],
        luke=_luke(state, seat),
        held={
            name: [
                EVENT_CARDS[card]
                for card, owner in zip(HELD_CARDS, HELD_BY, strict=True)
                if owner == number and state.holds(card)
            ]
            for number, name in enumerate(SIDES)
        },
        action_deck={
            card.key: state.action_deck[number] for number, card in enumerate(ACTION_CARDS)
        },
        event_deck={key: state.event_deck[number] for number, key in enumerate(EVENT_CARDS)},
        transports=state.transports(),
        reshuffled=state.reshuffled,
        shot=_shot(state),
        winner="" if state.winner == NOBODY else SIDES[state.winner],
        reason=state.reason,
    )


@lru_cache(MAPS)
def _terrain(map_: Map) -> dict[str, str]:
    return {
        map_.labels[hex_]: TERRAIN[ground]
        for hex_, ground in enumerate(map_.terrain)
        if ground != CLEAR
    }


@lru_cache(MAPS)
def _sectors(map_: Map) -> dict[str, list[str]]:
    sectors = {
        "imperial": map_.imperial_sector,
        "rebel_3": map_.sector_3,
        "rebel_4": map_.sector_4,
    }
    return {name: [map_.labels[hex_] for hex_ in hexes] for name, hexes in sectors.items()}


@lru_cache(MAPS)
def _features(map_: Map) -> dict[str, str]:
    found = {map_.labels[hex_]: "base_entry" for hex_ in map_.entries}
    built = {"power_grid": map_.grid, "shield_generator": map_.generator}
    found |= {map_.labels[hex_]: name for name, hex_ in built.items() if hex_ != OFF_MAP}
    return found


def _place(state: "State", unit: int) -> str:
    place = state.place[unit]
    if place >= 0:
        return state.setting.map.labels[place]
    return NAMES[ABOARD - place] if place <= ABOARD else OFF_MAP_PLACES[place]


def _unit(state: "State", unit: int) -> UnitView:
    walker = is_walker(unit)
    speeder = unit - SPEEDER_1 if is_speeder(unit) else NOBODY
    flies = speeder != NOBODY
    body = state.body[unit] if walker else state.hull[speeder] if flies else 0
    return UnitView(
        unit=NAMES[unit],
        kind=KINDS[KIND[unit]],
        side=SIDES[SIDE[unit]],
        place=_place(state, unit),
        facing=FACINGS[state.facing[unit]] if walker and state.place[unit] >= 0 else "",
        blaster=state.blaster[unit] if walker else 0,
        legs=state.legs[unit] if walker else 0,
        body=body,
        gunner=state.gunner[speeder] if flies else 0,
        hotshot=flies and state.hotshot == speeder,
        used=bool(state.used >> unit & 1),
    )


def _luke(state: "State", seat: int | None) -> LukeView:
    known = knows_luke(state, seat) and state.luke != NOBODY
    return LukeView(
        unit=NAMES[SPEEDER_1 + state.luke] if known else "",
        revealed=state.revealed,
        force=state.force,
        raised=state.raised,
    )


def _shot(state: "State") -> ShotView | None:
    if state.winner != NOBODY or state.step not in SHOT_STEPS:
        return None
    return ShotView(
        firer=NAMES[state.firer],
        target=NAMES[state.target],
        dice=state.dice,
        armour=armour(state, state.target),
        harpoon=state.harpooning,
    )
