"""Retreats: the owner moves the unit back, or it loses figures (B-RETREAT)."""

from echobase.core.aliases import Action, Hex, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.rows import NOTHING
from echobase.core.vectors import append, vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.events import note
from echobase.games.battle.rules.objectives import eliminate, enter, release, stand
from echobase.games.battle.rules.position import EMPTY, Position


def shelter(position: Position, action: Action, log: Log | None) -> None:
    """The owner's choice to ignore one retreat in the trenches (B-RETREAT-12, B-RETREAT-13)."""
    if action == actions.IGNORE:
        position.retreats -= 1
        note(position, "battle-held-trench", position.target, position.target_hex, log)


def open_steps(position: Position, unit: Unit, hex_: Hex) -> vec[i64]:
    """The hexes of the next row towards the baseline that the unit can enter (B-RETREAT-06)."""
    scenario = position.scenario
    found = vec[i64](capacity=2)
    for back in scenario.retreat[position.side[unit]][hex_]:
        if position.at[back] == EMPTY and scenario.enterable(position.kind[unit], back):
            found = append(found, back)
    return found


def longest(position: Position, unit: Unit, hex_: Hex, steps: i64) -> i64:
    """The longest chain of open steps from this hex, at most `steps` (B-RETREAT-09)."""
    best: i64 = 0
    if steps > 0:
        for back in open_steps(position, unit, hex_):
            best = max(best, 1 + longest(position, unit, back, steps - 1))
            if best == steps:
                break
    return best


def legal_retreats(position: Position) -> vec[i64]:
    """The next steps that keep the retreat as long as possible (B-RETREAT-08)."""
    unit = position.target
    hex_ = position.hex[unit]
    steps = position.retreats
    if steps <= 0:
        return NOTHING
    whole = longest(position, unit, hex_, steps)
    found = vec[i64](capacity=2)
    for back in open_steps(position, unit, hex_):
        if 1 + longest(position, unit, back, steps - 1) == whole:
            found = append(found, actions.RETREAT_TO + back)
    return found


def step_back(position: Position, action: Action, log: Log | None) -> None:
    """Move one hex back; what lies on the way affects the unit (B-RETREAT-16)."""
    unit = position.target
    hex_ = action - actions.RETREAT_TO
    if log is not None:
        kind, start = position.key(unit), LABELS[position.hex[unit]]
        log.append(Message("battle-retreated", {"unit": kind, "hex": start, "to": LABELS[hex_]}))
    position.lift(unit)
    position.put(unit, hex_)
    position.retreats -= 1
    release(position, log)
    enter(position, unit, hex_, log)


def end_retreat(position: Position, log: Log | None) -> None:
    """The retreat is over; each step that was not possible costs a figure (B-RETREAT-07, -10)."""
    unit = position.target
    lost = min(position.retreats, position.figures[unit])
    position.retreats = 0
    if lost:
        position.set_figures(unit, position.figures[unit] - lost)
    if lost and log is not None:
        kind, hex_ = position.key(unit), LABELS[position.hex[unit]]
        log.append(Message("battle-cornered", {"unit": kind, "hex": hex_, "figures": lost}))
    if position.figures[unit] == 0:
        eliminate(position, unit, log)
    elif position.hex[unit] != position.target_hex:
        stand(position, unit, log)
