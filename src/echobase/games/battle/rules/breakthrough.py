"""Breakthrough of assault units: step into the vacated hex and attack again (B-BADGE-ASSAULT)."""

from echobase.core.aliases import Action, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT
from echobase.core.rows import NOTHING, in_order
from echobase.core.sides import NOBODY
from echobase.core.vectors import vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import attacks_of, boosts
from echobase.games.battle.rules.board import DISTANCE, LABELS
from echobase.games.battle.rules.objectives import enter, release, stand
from echobase.games.battle.rules.position import EMPTY, Position
from echobase.games.battle.rules.steps import ATTACK_AGAIN, push


def legal_breakthroughs(position: Position, unit: Unit) -> vec[i64]:
    """The step into the hex its close-combat target has vacated, if there is one (B-RETREAT-20)."""
    hex_ = position.struck_hex
    if position.broke >> unit & 1 or position.target == NOBODY or position.at[hex_] != EMPTY:
        return NOTHING
    here = position.hex[unit]
    if DISTANCE[here][hex_] != 1 or not position.scenario.enterable(position.kind[unit], hex_):
        return NOTHING
    return vec[i64]([DONE, actions.BREAKTHROUGH + hex_])


def break_through(position: Position, unit: Unit, action: Action, log: Log | None) -> None:
    """Step forward; stop terrain allows the step but no second attack (B-BADGE-ASSAULT-04)."""
    hex_ = action - actions.BREAKTHROUGH
    if log is not None:
        kind, start = position.key(unit), LABELS[position.hex[unit]]
        log.append(
            Message("battle-broke-through", {"unit": kind, "hex": start, "to": LABELS[hex_]})
        )
    position.broke |= BIT[unit]
    position.lift(unit)
    position.put(unit, hex_)
    if position.scenario.stops[hex_] and not position.ignores_terrain(unit):
        position.halted |= BIT[unit]
    else:
        push(position, ATTACK_AGAIN, unit)
    release(position, log)
    enter(position, unit, hex_, log)
    if position.winner == NOBODY:
        stand(position, unit, log)


def legal_second_attacks(position: Position, unit: Unit) -> vec[i64]:
    """Any enemy in range from the new hex; attacking stays a choice (B-BADGE-ASSAULT-03, -07)."""
    found = attacks_of(position, unit)
    if position.boost != NOBODY:
        return found
    more = boosts(position, unit)
    return in_order([DONE, *found, *more]) if found or more else NOTHING
