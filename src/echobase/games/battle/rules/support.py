"""Effects outside the normal attack: support cards and Orbital Strike."""

from echobase.core.aliases import Action, Hex, Unit, i64
from echobase.core.events import Log
from echobase.core.masks import BIT
from echobase.core.rows import NOTHING, in_order
from echobase.core.sides import NOBODY, enemy
from echobase.core.vectors import append, vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import extra_attack
from echobase.games.battle.rules.board import OFF
from echobase.games.battle.rules.cards import AIR_SUPPORT, FINAL_ASSAULT, INCURSION
from echobase.games.battle.rules.events import note, note_support
from echobase.games.battle.rules.position import NOWHERE, Position
from echobase.games.battle.rules.steps import ATTACK, ATTACK_AGAIN, MOVE, push


def use_support(position: Position, action: Action, again: bool, log: Log | None) -> None:
    """Use a support card while attacking; `again` is the second attack of a breakthrough."""
    card, hex_ = actions.unpack_support(action)
    position.support &= ~BIT[card]
    note_support(card, log)
    if card == AIR_SUPPORT:
        extra_attack(position, hex_, 2)
    elif card == INCURSION:
        second_order(position, position.at[hex_])
    else:
        position.boost = card
        unit = position.at[hex_]
        if again:
            push(position, ATTACK_AGAIN, unit)
        else:
            push(position, ATTACK, unit + 1)


def second_order(position: Position, unit: Unit) -> None:
    """A complete second move and attack for one unit (B-CARD-39, B-SUPPORT-15)."""
    bit = BIT[unit]
    position.moved &= ~bit
    position.barred &= ~bit
    position.attacked &= ~bit
    push(position, ATTACK, unit + 1)
    push(position, MOVE, unit + 1)


def legal_incursions(position: Position, unit: Unit) -> vec[i64]:
    """Incursion right after the unit's own attack."""
    if not position.may_use(INCURSION) or position.hex[unit] == NOWHERE:
        return NOTHING
    return vec[i64]([DONE, actions.support(INCURSION, position.hex[unit])])


def legal_final_assaults(position: Position, start: Hex) -> vec[i64]:
    """Two more dice against a unit that has just retreated at least one hex (B-SUPPORT-18)."""
    unit = position.target
    hex_ = position.hex[unit] if unit >= 0 else NOWHERE
    if hex_ == NOWHERE or hex_ == start:
        return NOTHING
    return vec[i64]([DONE, actions.support(FINAL_ASSAULT, OFF)])


def final_assault(position: Position, log: Log | None) -> None:
    position.support &= ~(1 << FINAL_ASSAULT)
    note_support(FINAL_ASSAULT, log)
    extra_attack(position, position.hex[position.target], 2)


def legal_strikes(position: Position) -> vec[i64]:
    """Orbital Strike: up to three different enemy units, one die each (B-CARD-28)."""
    fired = position.fired
    struck = [fired[number] for number in range(1, len(fired), 2)]
    found: list[int] = []
    if len(struck) < position.card.strikes:
        for unit in position.units_of(enemy(position.active)):
            if unit not in struck:
                found.append(actions.STRIKE + position.hex[unit])
    return in_order([DONE, *found]) if found else NOTHING


def strike(position: Position, action: Action, log: Log | None) -> None:
    hex_ = action - actions.STRIKE
    note(position, "battle-struck", position.at[hex_], hex_, log)
    position.fired = append(append(position.fired[:], NOBODY), position.at[hex_])
    extra_attack(position, hex_, 1)
