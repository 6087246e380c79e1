"""Medals, objectives, exits and the end of the battle (B-MEDAL, B-WIN, B-OBJ, B-EXIT)."""

from typing import Final

from echobase.core.aliases import Hex, Seat, Side, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT, HIGH, LOW, WORD, each, has, size
from echobase.core.rows import replaced
from echobase.core.sides import NOBODY, SIDES, enemy
from echobase.games.battle.rules.aims import count_exit, count_loss
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.events import note
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    CARD,
    DESTROY,
    EITHER,
    ELIMINATE,
    EVERY_TURN,
    EXIT,
    HOLD_ALL,
    LOSSES,
    PERMANENT,
    TEMPORARY,
    TOKEN,
    TOKEN_CAPTURED,
    TOKEN_EXITS,
    Condition,
    Objective,
)
from echobase.games.battle.rules.steps import DRAW, GIVE_UP_CARD, push

CAPTURED: Final = -2
ESCAPED: Final = -3
"""The value of `held` for a token that the enemy took, or that left the board with its carrier."""


def score(position: Position, side: Side) -> i64:
    """The medals a side holds now, temporary ones included (B-MEDAL-06)."""
    medals: i64 = position.medals[side]
    for number, objective in enumerate(position.scenario.objectives):
        if objective.type == TEMPORARY and position.held[number] == side:
            medals += objective.medals
    return medals


def award(position: Position, side: Side, medals: i64, log: Log | None) -> None:
    """Award medals that are never lost again (B-MEDAL-05)."""
    if medals:
        position.medals = replaced(position.medals, side, position.medals[side] + medals)
        if log is not None:
            log.append(Message("battle-medals", {"side": SIDES[side], "medals": medals}))


def holder(position: Position, objective: Objective, side: Side) -> bool:
    """Whether an eligible unit of the side stands on one of the hexes."""
    for hex_ in objective.hexes:
        unit = position.at[hex_]
        if unit >= 0 and position.side[unit] == side:
            if objective.open_to(side, position.kind[unit]):
                return True
    return False


def release(position: Position, log: Log | None) -> None:
    """Remove what is only held while a unit stands there (B-OBJ-TEMP-02, B-SCN-16c)."""
    if not position.scenario.standing_matters:
        return
    for number, objective in enumerate(position.scenario.objectives):
        if objective.type != TEMPORARY and objective.type != CARD:
            continue
        side = position.held[number]
        if side == NOBODY or holder(position, objective, side):
            continue
        hold(position, number, NOBODY)
        if log is not None:
            log.append(Message("battle-lost", {"side": SIDES[side], "objective": label(objective)}))
        if objective.type == CARD:
            push(position, GIVE_UP_CARD, card_loser(position, number, side))
        elif objective.side == EITHER and holder(position, objective, enemy(side)):
            hold(position, number, enemy(side))


def hold(position: Position, objective: i64, holds: i64) -> None:
    """Write down who holds an objective, or what has become of a token."""
    position.held = replaced(position.held, objective, holds)


def card_loser(position: Position, objective: i64, side: Side) -> Seat:
    """The seat that discards when the card ridge is lost (B-TEAM-18)."""
    seat = position.card_seat[objective]
    if position.hand[seat]:
        return seat
    for mate in position.scenario.members[side]:
        if position.hand[mate]:
            return mate
    return seat


def claim_by_standing(position: Position) -> None:
    """At set-up, only temporary medals already belong to whoever stands there (B-SETUP-10)."""
    for number, objective in enumerate(position.scenario.objectives):
        standing = [side for side in (0, 1) if holder(position, objective, side)]
        if objective.type == TEMPORARY and len(standing) == 1:
            hold(position, number, standing[0])


def claim(position: Position, unit: Unit, log: Log | None) -> None:
    """Give the unit's side what it holds from where the move or retreat ends (B-OBJ-TEMP-03)."""
    side = position.side[unit]
    for number, objective in enumerate(position.scenario.objectives):
        if objective.type != TEMPORARY and objective.type != CARD:
            continue
        if position.held[number] != NOBODY or position.hex[unit] not in objective.hexes:
            continue
        if not objective.open_to(side, position.kind[unit]):
            continue
        hold(position, number, side)
        if log is not None:
            log.append(Message("battle-held", {"side": SIDES[side], "objective": label(objective)}))
        if objective.type == CARD:
            seat = position.seat_of(side)
            position.card_seat = replaced(position.card_seat, number, seat)
            push(position, DRAW, seat)


def label(objective: Objective) -> str:
    return " ".join(LABELS[hex_] for hex_ in objective.hexes)


def marked(position: Position, unit: Unit) -> list[int]:
    """Hexes where passing through would matter to this unit (B-MOVE-18) and needs its own action.

    The hex the unit stands on is not among them, because a move does not enter it (B-MOVE-21).
    """
    low, high = marks(position, unit)
    return each(int(low) | int(high) << WORD)


def marks(position: Position, unit: Unit) -> tuple[i64, i64]:
    """The same hexes as a set in two words."""
    low: i64 = 0
    high: i64 = 0
    for number, objective in enumerate(position.scenario.objectives):
        if position.held[number] != NOBODY:
            continue
        if objective.type == PERMANENT:
            if objective.open_to(position.side[unit], position.kind[unit]):
                for hex_ in objective.hexes:
                    low |= LOW[hex_]
                    high |= HIGH[hex_]
        elif objective.type == TOKEN:
            low |= LOW[position.tokens[number]]
            high |= HIGH[position.tokens[number]]
    here = position.hex[unit]
    return low & ~LOW[here], high & ~HIGH[here]


def enter(position: Position, unit: Unit, hex_: Hex, log: Log | None) -> None:
    """Apply what acts on every hex entered: permanent medals, tokens (B-OBJ-PERM, B-SCN-08)."""
    if not position.scenario.marks_matter:
        return
    side = position.side[unit]
    for number, objective in enumerate(position.scenario.objectives):
        if position.held[number] != NOBODY:
            continue
        if objective.type == PERMANENT:
            if hex_ in objective.hexes and objective.open_to(side, position.kind[unit]):
                hold(position, number, side)
                award(position, side, objective.medals, log)
                check(position, log, False)
        elif objective.type == TOKEN and position.tokens[number] == hex_:
            enter_token(position, unit, hex_, number, log)


def enter_token(position: Position, unit: Unit, hex_: Hex, number: i64, log: Log | None) -> None:
    """A unit on the hex of a token takes it along; an enemy captures it (B-SCN-08)."""
    objective = position.scenario.objectives[number]
    side = position.side[unit]
    if objective.open_to(side, position.kind[unit]):
        hold(position, number, unit)
        if log is not None:
            told = {"unit": position.key(unit), "hex": LABELS[hex_], "token": objective.id}
            log.append(Message("battle-picked-up", told))
    elif objective.side == enemy(side):
        hold(position, number, CAPTURED)
        note_token(position, "battle-captured", hex_, number, log)
        check(position, log, False)


def note_token(position: Position, id_: str, hex_: Hex, number: i64, log: Log | None) -> None:
    """Log what happens to a token on a hex."""
    if log is not None:
        token = position.scenario.objectives[number].id
        log.append(Message(id_, {"hex": LABELS[hex_], "token": token}))


def eliminate(position: Position, unit: Unit, log: Log | None) -> None:
    """The unit has lost its last figure (B-HIT-04, B-HIT-05)."""
    scenario = position.scenario
    kind = position.kind[unit]
    side = position.side[unit]
    hex_ = position.hex[unit]
    note(position, "battle-eliminated", unit, hex_, log)
    for number, objective in enumerate(scenario.objectives):
        if objective.type == TOKEN and position.held[number] == unit:
            hold(position, number, NOBODY)
            position.tokens = replaced(position.tokens, number, hex_)
            note_token(position, "battle-dropped", hex_, number, log)
    for number, arrival in enumerate(scenario.arrivals):
        if arrival.frequency == LOSSES and arrival.kind == kind:
            position.due = replaced(position.due, number, position.due[number] + 1)
    if position.aims:
        count_loss(position, unit)
    take_off(position, unit)
    position.fallen = replaced(position.fallen, kind, position.fallen[kind] + 1)
    release(position, log)
    award(position, enemy(side), scenario.kill_medals[kind], log)
    check(position, log, True)
    check_without_units(position, side, False, log)


def take_off(position: Position, unit: Unit) -> None:
    """Remove a unit for good; its number may be used again, so forget everything about it."""
    position.lift(unit)
    position.set_figures(unit, 0)
    others = ~BIT[unit]
    position.moving &= others
    position.ordered &= others
    position.plain &= others
    position.scouted &= others
    position.moved &= others
    position.barred &= others
    position.halted &= others
    position.attacked &= others
    position.broke &= others
    position.after_moved &= others


def destroy_structure(position: Position, hex_: Hex, log: Log | None) -> None:
    """One blast destroys a structure; its hex becomes plain terrain (B-STRUCT-03, B-STRUCT-07)."""
    if log is not None:
        log.append(
            Message("battle-destroyed", {"unit": position.key_at(hex_), "hex": LABELS[hex_]})
        )
    position.demolish(hex_)
    check(position, log, True)
    check_without_units(position, position.scenario.structure_side, False, log)


def exit_for(position: Position, unit: Unit, hex_: Hex, carries: bool) -> i64:
    """The exit through which the unit may leave from this hex, or -1 (B-EXIT-01)."""
    for number, way_out in enumerate(position.scenario.exits):
        if way_out.side != position.side[unit] or not way_out.kinds >> position.kind[unit] & 1:
            continue
        if has(way_out.hexes, hex_) and (carries or not way_out.carrier):
            return number
    return -1


def carries_token(position: Position, unit: Unit) -> bool:
    for number, objective in enumerate(position.scenario.objectives):
        if objective.type == TOKEN and position.held[number] == unit:
            return True
    return False


def leave_board(position: Position, unit: Unit, way_out: i64, log: Log | None) -> None:
    """The unit is out of the battle, not eliminated; its side scores at once (B-EXIT-03)."""
    scenario = position.scenario
    side = position.side[unit]
    note(position, "battle-exited", unit, position.hex[unit], log)
    for number, objective in enumerate(scenario.objectives):
        if objective.type == TOKEN and position.held[number] == unit:
            hold(position, number, ESCAPED)
            note_token(position, "battle-brought-out", position.hex[unit], number, log)
    if position.aims:
        count_exit(position, unit, way_out)
    take_off(position, unit)
    position.left = replaced(position.left, way_out, position.left[way_out] + 1)
    release(position, log)
    award(position, side, scenario.exits[way_out].medals, log)
    check(position, log, True)
    check_without_units(position, side, True, log)


def met(position: Position, condition: Condition, settled: bool) -> bool:
    """Whether a sudden-death condition is met (B-OBJ-SD)."""
    # Positions count where a move or retreat ends, never on the way (B-OBJ-SD-02).
    if condition.type == HOLD_ALL and not settled:
        return False
    return progress(position, condition) >= needed(position, condition)


def needed(position: Position, condition: Condition) -> i64:
    """How much a sudden-death condition needs."""
    if condition.type == HOLD_ALL:
        return len(position.scenario.objectives[condition.of].hexes)
    return 1 if condition.type in (TOKEN_EXITS, TOKEN_CAPTURED) else condition.need


def progress(position: Position, condition: Condition) -> i64:
    """How much of what a sudden-death condition needs is done."""
    scenario = position.scenario
    if condition.type == DESTROY:
        standing = size(position.structures_low) + size(position.structures_high)
        return len(scenario.structures) - standing
    if condition.type == ELIMINATE:
        fallen: i64 = 0
        for kind in range(len(scenario.kinds)):
            if condition.kinds >> kind & 1:
                fallen += position.fallen[kind]
        return fallen
    if condition.type == EXIT:
        return position.left[condition.of]
    if condition.type == HOLD_ALL:
        return positions_held(position, condition)
    fate = ESCAPED if condition.type == TOKEN_EXITS else CAPTURED
    return 1 if position.held[condition.of] == fate else 0


def positions_held(position: Position, condition: Condition) -> i64:
    """The hexes of an objective on which an eligible unit of the side stands."""
    objective = position.scenario.objectives[condition.of]
    held: i64 = 0
    for hex_ in objective.hexes:
        unit = position.at[hex_]
        if unit >= 0 and position.side[unit] == condition.side:
            held += 1 if objective.open_to(condition.side, position.kind[unit]) else 0
    return held


def check(position: Position, log: Log | None, settled: bool) -> None:
    """End the battle when a side has won; the active side is checked first (B-WIN-02, B-WIN-04)."""
    if position.winner != NOBODY:
        return
    side = position.active
    reason = victory(position, side, settled)
    if not reason:
        side = enemy(side)
        reason = victory(position, side, settled)
    if reason:
        win(position, side, reason, log)


def win(position: Position, side: Side, reason: str, log: Log | None) -> None:
    position.winner = side
    position.reason = reason
    if log is not None:
        log.append(Message("battle-won", {"side": SIDES[side], "reason": reason}))


def victory(position: Position, side: Side, settled: bool) -> str:
    """Why this side has won now, or an empty string."""
    scenario = position.scenario
    for condition in scenario.conditions:
        if condition.side == side and met(position, condition, settled):
            return "sudden-death"
    target = scenario.medals_to_win[side]
    if target and score(position, side) >= target:
        return "medals"
    return ""


def check_without_units(position: Position, side: Side, exited: bool, log: Log | None) -> None:
    """A side without a unit, and with none still to come, loses at once (B-WIN-07).

    If its last unit has just `exited` and it has more medals, it wins instead; while something can
    still win the battle for it, play continues.
    """
    if position.winner != NOBODY or position.has_units(side) or arrival_due(position, side):
        return
    if exited and score(position, side) > score(position, enemy(side)):
        win(position, side, "left-ahead", log)
    elif not wins_without_units(position, side):
        win(position, enemy(side), "no-units", log)


def wins_without_units(position: Position, side: Side) -> bool:
    """Whether charges alone can give the side its medals: the cannon still stands (B-SCN-14)."""
    charge = position.scenario.charge
    if charge is None or charge.side != side or not position.has_structures():
        return False
    return charge.medals > 0 and position.scenario.medals_to_win[side] > 0


def arrival_due(position: Position, side: Side) -> bool:
    """Whether units are still to arrive for a side that has none on the board (B-WIN-07)."""
    for number, arrival in enumerate(position.scenario.arrivals):
        if arrival.side != side:
            continue
        if position.due[number] > 0 or (arrival.frequency == EVERY_TURN and arrival.near < 0):
            return True
    return False


def stand(position: Position, unit: Unit, log: Log | None) -> None:
    """The unit's move, breakthrough or retreat has ended: update what is held by position."""
    if position.scenario.standing_matters:
        claim(position, unit, log)
    if position.scenario.standing_matters or position.scenario.holding_wins:
        check(position, log, True)


def charge_up(position: Position, moment: i64, log: Log | None) -> None:
    """The ion cannon gains a charge at its moment of the turn (B-SCN-14a, B-SCN-14d)."""
    charge = position.scenario.charge
    if charge is None or charge.moment != moment or charge.side != position.active:
        return
    if not position.has_structures():
        return
    position.charges += charge.per_turn
    if log is not None:
        log.append(Message("battle-charged", {"charges": position.charges}))
    while position.charges >= charge.cost:
        position.charges -= charge.cost
        award(position, charge.side, charge.medals, log)
