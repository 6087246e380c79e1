"""What frames a turn: start and end effects, arrivals, the change of sides (B-TURN, B-REINF)."""

from echobase.core.aliases import Action, i64
from echobase.core.events import Log, Message
from echobase.core.masks import each, has
from echobase.core.rows import NOTHING, in_order, replaced
from echobase.core.sides import NOBODY, SIDES, enemy
from echobase.core.vectors import vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.board import LABELS, NEIGHBOURS
from echobase.games.battle.rules.objectives import (
    award,
    charge_up,
    check,
    check_without_units,
    holder,
)
from echobase.games.battle.rules.position import EMPTY, Position
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
    arrival = position.scenario.arrivals[number]
    if room_for(position, number) <= 0:
        return []
    hexes = each(arrival.hexes) if arrival.near < 0 else around(position, arrival.near)
    return [
        hex_
        for hex_ in hexes
        if has(arrival.hexes, hex_)
        and position.at[hex_] == EMPTY
        and position.scenario.enterable(arrival.kind, hex_)
    ]


def room_for(position: Position, number: i64) -> i64:
    """How many more units may arrive, limited by the figures in the box and by the scenario."""
    arrival = position.scenario.arrivals[number]
    kind = position.scenario.kinds[arrival.kind]
    units = [
        unit
        for unit in range(len(position.hex))
        if position.kind[unit] == arrival.kind and position.hex[unit] >= 0
    ]
    room = position.due[number]
    if not position.scenario.beyond_box:
        used = sum(position.figures[unit] for unit in units)
        room = min(room, (kind.box - used) // kind.figures)
    if arrival.limit:
        room = min(room, arrival.limit - len(units))
    return room


def around(position: Position, kind: i64) -> list[int]:
    """The hexes adjacent to a unit of this kind, in order."""
    found: set[int] = set()
    for unit in range(len(position.hex)):
        if position.kind[unit] == kind and position.hex[unit] >= 0:
            found.update(NEIGHBOURS[position.hex[unit]])
    return sorted(found)


def legal_arrivals(position: Position, number: i64) -> vec[i64]:
    """Where the next unit may be placed. Identical units are placed by ascending hex."""
    arrival = position.scenario.arrivals[number]
    free = landing_hexes(position, number)
    later = [hex_ for hex_ in free if hex_ > position.last_choice]
    wanted = min(room_for(position, number), len(later))
    found = [actions.PLACE + hex_ for hex_ in later[: len(later) - wanted + 1]] if wanted else []
    if found and arrival.optional and position.last_choice < 0:
        found.append(DONE)
    return in_order(found) if found else NOTHING


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
