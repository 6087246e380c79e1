"""Event cards: transports, reinforcements, Regroup, Hotshot and held cards (A-EVENT)."""

from typing import Final

from echobase.core.aliases import Action, Hex, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT, each
from echobase.core.rows import replaced, row, total
from echobase.core.sides import NOBODY, SIDES
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import (
    EVENT_CARDS,
    FULL_EVENT_DECK,
    HELD_BY,
    HELD_CARDS,
    HOTSHOT_GUNNER,
    IMPERIAL_AT_ST,
    IMPERIAL_WALKER,
    REBEL_HEAVY_AND_LIGHT,
    REBEL_THREE_SPEEDERS,
    REBEL_TWO_HEAVY,
    REBEL_TWO_LIGHT,
    REPAIR_DROID,
    TRANSPORT_AWAY,
    TROOPERS_REGROUP,
)
from echobase.games.assault.rules.damage import BLASTER, BODY, LEGS, RESULTS
from echobase.games.assault.rules.map import CLIFF, FACINGS
from echobase.games.assault.rules.position import ABOARD, BASE_BOX, EMPTY, RESERVE, Position
from echobase.games.assault.rules.steps import FACE, HOTSHOT, PLACE, REGROUP
from echobase.games.assault.rules.units import (
    AT_ST,
    AT_START,
    HEAVY_SNOWTROOPER,
    HEAVY_TROOPER,
    KIND,
    LIGHT_SNOWTROOPER,
    LIGHT_TROOPER,
    NAMES,
    SNOWSPEEDER,
    SPEEDER_1,
    SPEEDERS,
    WALKERS,
    is_speeder,
    is_walker,
)
from echobase.games.assault.rules.victory import check_transports

FIRST_FIVE: Final = 5
WALKER_5: Final = WALKERS - 1
NEW_SPEEDERS: Final = [SPEEDER_1 + number for number in range(AT_START[SNOWSPEEDER], SPEEDERS)]


def happen(position: Position, event: i64, log: Log | None) -> bool:
    """Carry out an event card; returns whether that ends the round (A-EVENT-01)."""
    deck = position.event_deck
    position.event_deck = replaced(deck, event, deck[event] - 1)
    if log is not None:
        log.append(Message("assault-event", {"event": EVENT_CARDS[event]}))
    if event == TRANSPORT_AWAY:
        transport(position, log)
    elif event == REBEL_HEAVY_AND_LIGHT:
        to_base(position, [HEAVY_TROOPER, LIGHT_TROOPER], log)
    elif event == REBEL_TWO_LIGHT:
        to_base(position, [LIGHT_TROOPER, LIGHT_TROOPER], log)
    elif event == REBEL_TWO_HEAVY:
        to_base(position, [HEAVY_TROOPER, HEAVY_TROOPER], log)
    elif event == REBEL_THREE_SPEEDERS:
        return await_units(position, NEW_SPEEDERS)
    elif event == IMPERIAL_AT_ST:
        return await_units(position, [position.first_in_reserve(AT_ST)])
    elif event == IMPERIAL_WALKER:
        return await_units(position, [WALKER_5])
    elif event == TROOPERS_REGROUP:
        return regroup(position, log)
    elif event == HOTSHOT_GUNNER:
        return hotshot(position, log)
    else:
        hold(position, event, log)
    return True


def transport(position: Position, log: Log | None) -> None:
    """One more is away, unless all of the first five cards are transports (A-EVENT-07, 08)."""
    deck = position.event_deck
    drawn = sum(FULL_EVENT_DECK) - total(deck)
    early = drawn == FIRST_FIVE and position.transports() == FIRST_FIVE
    if early and position.setting.reshuffle_first_five and not position.reshuffled:
        position.reshuffled = True
        position.event_deck = replaced(deck, TRANSPORT_AWAY, deck[TRANSPORT_AWAY] + 1)
        if log is not None:
            log.append(Message("assault-transport-back"))
        return
    if log is not None:
        log.append(Message("assault-transport", {"count": position.transports()}))
    check_transports(position, log)


def to_base(position: Position, kinds: list[int], log: Log | None) -> None:
    """New Troopers appear in the Base Box (A-EVENT-09 to A-EVENT-11)."""
    for kind in kinds:
        unit = position.first_in_reserve(kind)
        if unit == NOBODY:
            continue
        position.place[unit] = BASE_BOX
        if log is not None:
            log.append(Message("assault-arrives-base", {"unit": NAMES[unit]}))


def hold(position: Position, event: i64, log: Log | None) -> None:
    """The card lies face up in front of its owner until it is used (A-EVENT-06)."""
    position.held |= BIT[event]
    if log is not None:
        owner = SIDES[HELD_BY[HELD_CARDS.index(event)]]
        log.append(Message("assault-held", {"event": EVENT_CARDS[event], "side": owner}))


def await_units(position: Position, units: list[int]) -> bool:
    """Let units arrive one after another; returns whether there are none."""
    for unit in units:
        if unit != NOBODY and position.place[unit] == RESERVE:
            position.arrivals |= BIT[unit]
    return not next_arrival(position)


def next_arrival(position: Position) -> bool:
    """Ask for the hex of the next unit that arrives, if there is one."""
    for unit in each(position.arrivals):
        position.placing = unit
        position.step = PLACE
        return True
    position.placing = NOBODY
    return False


def legal_arrivals(position: Position) -> vec[i64]:
    """Empty hexes of the sector, or the nearest ones outside (A-EVENT-03 to A-EVENT-05)."""
    map_ = position.setting.map
    unit = position.placing
    sector = map_.sector_3 if is_speeder(unit) else map_.imperial_sector
    found = [hex_ for hex_ in sector if may_arrive(position, unit, hex_)]
    if not found:
        found = nearest(position, unit, sector)
    return row([actions.PLACE + hex_ for hex_ in sorted(found)])


def may_arrive(position: Position, unit: Unit, hex_: Hex) -> bool:
    """Empty and not a cliff; for a Walker not an installation either (A-EVENT-04)."""
    map_ = position.setting.map
    if position.at[hex_] != EMPTY or map_.terrain[hex_] == CLIFF:
        return False
    return not is_walker(unit) or not map_.closed_to_walkers(hex_)


def nearest(position: Position, unit: Unit, sector: list[int]) -> list[int]:
    """The legal hexes closest to any hex of a full sector (A-EVENT-05)."""
    map_ = position.setting.map
    open_hexes = [hex_ for hex_ in range(map_.hexes) if may_arrive(position, unit, hex_)]
    apart = [min([map_.distance(hex_, other) for other in sector]) for hex_ in open_hexes]
    least = min(apart)
    return [hex_ for hex_, distance in zip(open_hexes, apart, strict=True) if distance == least]


def arrive(position: Position, action: Action, log: Log | None) -> bool:
    """A unit arrives; returns whether that ends the event."""
    unit = position.placing
    hex_ = action - actions.PLACE
    position.put(unit, hex_)
    position.arrivals &= ~BIT[unit]
    if log is not None:
        label = position.setting.map.labels[hex_]
        log.append(Message("assault-arrives", {"unit": NAMES[unit], "hex": label}))
    if is_walker(unit):
        board(position, unit, log)
        position.step = FACE
        return False
    return not next_arrival(position)


def board(position: Position, walker: Unit, log: Log | None) -> None:
    """Walker 5 brings one heavy and two light Snowtroopers (A-EVENT-14)."""
    for kind in (HEAVY_SNOWTROOPER, LIGHT_SNOWTROOPER, LIGHT_SNOWTROOPER):
        unit = position.first_in_reserve(kind)
        if unit != NOBODY:
            position.place[unit] = ABOARD - walker
    if log is not None:
        heavy = sum(1 for unit in position.aboard(walker) if KIND[unit] == HEAVY_SNOWTROOPER)
        light = len(position.aboard(walker)) - heavy
        log.append(
            Message("assault-loaded", {"unit": NAMES[walker], "heavy": heavy, "light": light})
        )


def turn_to(position: Position, action: Action, log: Log | None) -> None:
    """Give the Walker being placed its facing (A-SETUP-05, A-EVENT-15)."""
    walker = position.placing
    position.facing = replaced(position.facing, walker, action - actions.FACE)
    if log is not None:
        facing = FACINGS[position.facing[walker]]
        log.append(Message("assault-turns", {"unit": NAMES[walker], "facing": facing}))


def regroup(position: Position, log: Log | None) -> bool:
    """Up to two destroyed Troopers may return (A-EVENT-16, A-EVENT-17); says whether none can."""
    fallen = len(position.destroyed(LIGHT_TROOPER)) + len(position.destroyed(HEAVY_TROOPER))
    position.returning = min(2, fallen)
    if not fallen:
        if log is not None:
            log.append(Message("assault-nobody-returns"))
        return True
    position.light_only = False
    position.step = REGROUP
    return False


def legal_returns(position: Position) -> vec[i64]:
    """Light or heavy; heavy ones are named before light ones, so that each pair occurs once."""
    light = len(position.destroyed(LIGHT_TROOPER))
    heavy = len(position.destroyed(HEAVY_TROOPER))
    found = vec[i64]()
    if light >= position.returning:
        found = append(found, actions.RETURN)
    if heavy and not position.light_only:
        found = append(found, actions.RETURN + 1)
    return found


def return_trooper(position: Position, action: Action, log: Log | None) -> bool:
    """A destroyed Trooper returns to the Base Box; returns whether it was the last."""
    kind = LIGHT_TROOPER + action - actions.RETURN
    unit = position.destroyed(kind)[0]
    position.place[unit] = BASE_BOX
    position.light_only = kind == LIGHT_TROOPER
    position.returning -= 1
    if log is not None:
        log.append(Message("assault-returns", {"unit": NAMES[unit]}))
    return position.returning == 0


def hotshot(position: Position, log: Log | None) -> bool:
    """The Rebels choose a speeder, if one has a live gunner (A-EVENT-18, A-EVENT-19)."""
    if len(legal_hotshots(position)) > 0:
        position.step = HOTSHOT
        return False
    if log is not None:
        log.append(Message("assault-no-hotshot"))
    return True


def legal_hotshots(position: Position) -> vec[i64]:
    """Snowspeeders in play with a live gunner."""
    return row(
        [
            actions.HOTSHOT + speeder
            for speeder in range(SPEEDERS)
            if position.place[SPEEDER_1 + speeder] >= 0 and position.gunner_lives(speeder)
        ]
    )


def choose_hotshot(position: Position, action: Action, log: Log | None) -> None:
    position.hotshot = action - actions.HOTSHOT
    if log is not None:
        log.append(Message("assault-hotshot", {"unit": NAMES[SPEEDER_1 + position.hotshot]}))


def add_repairs(position: Position, found: vec[i64]) -> vec[i64]:
    """Add any hit of any Walker in play, while the Repair Droid is held (A-EVENT-23 to 25)."""
    if not position.holds(REPAIR_DROID):
        return found
    for walker in range(WALKERS):
        if position.place[walker] >= 0:
            if position.blaster[walker]:
                found = append(found, actions.repair(walker, BLASTER))
            if position.legs[walker]:
                found = append(found, actions.repair(walker, LEGS))
            if position.body[walker]:
                found = append(found, actions.repair(walker, BODY))
    return found


def track_of(position: Position, track: i64) -> vec[i64]:
    """The hits of the Walkers on a track."""
    if track == BLASTER:
        return position.blaster
    return position.legs if track == LEGS else position.body


def repair(position: Position, action: Action, log: Log | None) -> None:
    """One track is reduced by one step; nobody comes back to life (A-EVENT-25)."""
    walker, track = actions.unpack_repair(action)
    position.held &= ~BIT[REPAIR_DROID]
    hits = track_of(position, track)
    mended = replaced(hits, walker, hits[walker] - 1)
    if track == BLASTER:
        position.blaster = mended
    elif track == LEGS:
        position.legs = mended
    else:
        position.body = mended
    if log is not None:
        log.append(Message("assault-repaired", {"unit": NAMES[walker], "track": RESULTS[track]}))
