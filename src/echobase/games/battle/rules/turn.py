"""What frames a turn: start and end effects, arrivals, the change of sides (B-TURN, B-REINF)."""

from echobase.core.aliases import Action, i64
from echobase.core.events import Log, Message
from echobase.core.masks import WORD, each, lowest
from echobase.core.rows import NOTHING, replaced
from echobase.core.sides import NOBODY, SIDES, enemy
from echobase.core.vectors import append, vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.board import LABELS, NEAR_HIGH, NEAR_LOW
from echobase.games.battle.rules.objectives import (
    award,
    charge_up,
    check,
    check_without_units,
    holder,
)
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    END_OF_TURN,
    EVERY_TURN,
    ONCE,
    PERIODIC,
    START_OF_TURN,
)
from echobase.games.battle.rules.secondary import count_held
from echobase.games.battle.rules.steps import ARRIVE, begin_turn, drop, push
from echobase.games.battle.rules.units import PLAIN


def start_turn(position: Position, log: Log | None) -> None:
    """Effects at the start of the turn come before the card is played (B-TURN-09)."""
    members = position.scenario.members[position.active]
    position.seat = members[position.turns[position.active] % len(members)]
    turn = position.turns[position.active] + 1
    position.turns = replaced(position.turns, position.active, turn)
    position.clear_turn()
    if log is not None:
        side = SIDES[position.active]
        log.append(Message("battle-turn", {"side": side, "turn": turn}))
    scenario = position.scenario
    if scenario.pays_every_turn:
        for objective in scenario.objectives:
            if objective.type == PERIODIC and holder(position, objective, position.active):
                award(position, position.active, objective.medals, log)
        charge_up(position, START_OF_TURN, log)
        check(position, log, True)
    if scenario.arrivals and position.winner == NOBODY:
        expect_arrivals(position, START_OF_TURN)


def end_turn(position: Position, log: Log | None) -> None:
    """Effects at the end of the turn come after the draw (B-TURN-09)."""
    charge_up(position, END_OF_TURN, log)
    check(position, log, True)
    if position.winner == NOBODY:
        expect_arrivals(position, END_OF_TURN)


def next_turn(position: Position, log: Log | None) -> None:
    """The other side begins its turn."""
    if position.aims:
        count_held(position)
    position.active = enemy(position.active)
    begin_turn(position)
    drop(position)
    start_turn(position, log)


def expect_arrivals(position: Position, moment: i64) -> None:
    """Bring the units that are due now into play."""
    for number, arrival in enumerate(position.scenario.arrivals):
        if arrival.side != position.active or arrival.moment != moment:
            continue
        if position.turns[arrival.side] < arrival.from_turn:
            continue
        if arrival.frequency == EVERY_TURN:
            position.due = replaced(position.due, number, arrival.count)
        if position.due[number] > 0:
            position.last_choice = -1
            push(position, ARRIVE, number)


def landing_hexes(position: Position, number: i64) -> list[int]:
    """Empty hexes where the arriving unit may be placed (B-REINF-01, B-REINF-02)."""
    if room_for(position, number) <= 0:
        return []
    low, high = landing(position, number)
    return each(int(low) | int(high) << WORD)


def landing(position: Position, number: i64) -> tuple[i64, i64]:
    """The empty hexes where the arriving unit may be placed, in two words, if there is room."""
    scenario = position.scenario
    arrival = scenario.arrivals[number]
    kind: i64 = arrival.kind
    low = scenario.landing_low[number] & scenario.open_low[kind] & ~position.taken_low
    high = scenario.landing_high[number] & scenario.open_high[kind] & ~position.taken_high
    if arrival.near >= 0:
        near_low, near_high = around(position, arrival.near)
        return low & near_low, high & near_high
    return low, high


def room_for(position: Position, number: i64) -> i64:
    """How many more units may arrive, limited by the figures in the box and by the scenario."""
    arrival = position.scenario.arrivals[number]
    wanted: i64 = arrival.kind
    units: i64 = 0
    used: i64 = 0
    for unit in range(len(position.hex)):
        if position.kind[unit] == wanted and position.hex[unit] >= 0:
            units += 1
            used += position.figures[unit]
    room = position.due[number]
    if not position.scenario.beyond_box:
        kind = position.scenario.kinds[wanted]
        room = min(room, (kind.box - used) // kind.figures)
    if arrival.limit:
        room = min(room, arrival.limit - units)
    return room


def around(position: Position, kind: i64) -> tuple[i64, i64]:
    """The hexes adjacent to a unit of this kind, in two words."""
    low: i64 = 0
    high: i64 = 0
    for unit in range(len(position.hex)):
        if position.kind[unit] == kind and position.hex[unit] >= 0:
            low |= NEAR_LOW[position.hex[unit]]
            high |= NEAR_HIGH[position.hex[unit]]
    return low, high


def legal_arrivals(position: Position, number: i64) -> vec[i64]:
    """Where the next unit may be placed. Identical units are placed by ascending hex."""
    room = room_for(position, number)
    if room <= 0:
        return NOTHING
    found = vec[i64](capacity=16)
    if position.scenario.arrivals[number].optional and position.last_choice < 0:
        found = append(found, DONE)
    choices: i64 = len(found)
    low, high = landing(position, number)
    while low or high:
        if low:
            hex_ = lowest(low)
            low &= low - 1
        else:
            hex_ = lowest(high) + WORD
            high &= high - 1
        if hex_ > position.last_choice:
            found = append(found, actions.PLACE + hex_)
    # The last hexes are kept for the units that come after this one.
    later: i64 = len(found) - choices
    if later == 0:
        return NOTHING
    return found[: len(found) - min(room, later) + 1]


def arrive(position: Position, number: i64, action: Action, log: Log | None) -> None:
    arrival = position.scenario.arrivals[number]
    hex_ = action - actions.PLACE
    kind = position.scenario.kinds[arrival.kind]
    position.add_unit(arrival.kind, hex_, kind.figures, PLAIN)
    position.due = replaced(position.due, number, position.due[number] - 1)
    position.last_choice = hex_
    if log is not None:
        log.append(Message("battle-arrived", {"unit": kind.key, "hex": LABELS[hex_]}))


def end_arrival(position: Position, number: i64, declined: bool, log: Log | None) -> None:
    """Units that could not be placed are lost, or wait to replace losses (B-SCN-06c, -07c).

    A single arrival that may be postponed waits when there is no room for any of its units.
    """
    arrival = position.scenario.arrivals[number]
    put_off = declined or (arrival.optional and position.last_choice < 0)
    if arrival.frequency == EVERY_TURN or (arrival.frequency == ONCE and not put_off):
        position.due = replaced(position.due, number, 0)
        check_without_units(position, arrival.side, False, log)
    position.last_choice = -1
