"""The flow of play: what each step offers, does and leaves behind; the rules are elsewhere."""

from typing import Final

from echobase.core.aliases import Action, Seat, i64
from echobase.core.chance import CHANCE, OVER
from echobase.core.events import Log
from echobase.core.masks import BIT, each
from echobase.core.rows import NOTHING
from echobase.core.sides import NOBODY
from echobase.core.vectors import vec
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.actions import IGNORE, TAKE
from echobase.games.battle.rules.attack import declare, legal_attacks
from echobase.games.battle.rules.breakthrough import (
    break_through,
    legal_breakthroughs,
    legal_second_attacks,
)
from echobase.games.battle.rules.hand import (
    can_draw,
    discard,
    end_exchange,
    exchange,
    legal_exchanges,
    legal_plays,
    legal_recoveries,
    play,
    recover,
    refill,
)
from echobase.games.battle.rules.move import do_move, end_moves, legal_after_moves, legal_moves
from echobase.games.battle.rules.order import (
    choose,
    do_heal,
    do_order,
    end_heals,
    legal_choices,
    legal_heals,
    legal_orders,
)
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.resolve import legal_rerolls, reroll, resolve
from echobase.games.battle.rules.retreat import end_retreat, legal_retreats, shelter, step_back
from echobase.games.battle.rules.steps import (
    ANY,
    FIRST_AUTOMATIC,
    FIRST_DECISION,
    STEP_BITS,
    STEP_MASK,
    drop,
    push,
    skip,
    stack,
)
from echobase.games.battle.rules.support import (
    final_assault,
    legal_final_assaults,
    legal_incursions,
    legal_strikes,
    second_order,
    strike,
    use_support,
)
from echobase.games.battle.rules.turn import (
    arrive,
    end_arrival,
    end_turn,
    legal_arrivals,
    next_turn,
    start_turn,
)

SHELTERS: Final = vec[i64]([IGNORE, TAKE])


def options(position: Position, step: i64, subject: i64) -> vec[i64]:
    """What may be chosen in a step, ascending; nothing when the step is over."""
    if step == steps.MOVE:
        return legal_moves(position, subject)
    if step == steps.ATTACK:
        return legal_attacks(position, subject)
    if step == steps.ORDER:
        return legal_orders(position)
    if step == steps.PLAY:
        return legal_plays(position)
    if step == steps.RETREAT:
        return legal_retreats(position)
    if step == steps.SHELTER:
        return SHELTERS
    if step == steps.BREAKTHROUGH:
        return legal_breakthroughs(position, subject)
    if step == steps.ATTACK_AGAIN:
        return legal_second_attacks(position, subject)
    if step == steps.AFTER_MOVE:
        return legal_after_moves(position, subject)
    if step == steps.REROLL:
        return legal_rerolls(position)
    if step == steps.CHOOSE:
        return legal_choices(position)
    if step == steps.STRIKE:
        return legal_strikes(position)
    if step == steps.HEAL:
        return legal_heals(position)
    if step == steps.ARRIVE:
        return legal_arrivals(position, subject)
    if step == steps.EXCHANGE:
        return legal_exchanges(position, subject)
    if step == steps.INCURSION:
        return legal_incursions(position, subject)
    if step == steps.FINAL_ASSAULT:
        return legal_final_assaults(position, subject)
    if step == steps.GIVE_UP_CARD:
        return vec[i64]([actions.DISCARD + card for card in each(position.hand[subject])])
    return legal_recoveries(position, subject)


def perform(position: Position, step: i64, subject: i64, action: Action, log: Log | None) -> None:
    """Carry out an action that was offered in a step."""
    if step == steps.MOVE:
        do_move(position, action, False, log)
    elif step == steps.ATTACK:
        if actions.is_support(action):
            use_support(position, action, False, log)
        else:
            declare(position, action, False, log)
    elif step == steps.ORDER:
        do_order(position, action, log)
    elif step == steps.PLAY:
        play(position, action, log)
        if action == actions.PASS:
            skip_to_draw(position)
    elif step == steps.RETREAT:
        step_back(position, action, log)
    elif step == steps.SHELTER:
        shelter(position, action, log)
    elif step == steps.BREAKTHROUGH:
        break_through(position, subject, action, log)
    elif step == steps.ATTACK_AGAIN:
        if actions.is_support(action):
            use_support(position, action, True, log)
        else:
            declare(position, action, True, log)
    elif step == steps.AFTER_MOVE:
        do_move(position, action, True, log)
    elif step == steps.REROLL:
        if reroll(position, action, subject, log):
            push(position, steps.ROLL)
    elif step == steps.CHOOSE:
        choose(position, action, log)
    elif step == steps.STRIKE:
        strike(position, action, log)
    elif step == steps.HEAL:
        do_heal(position, action, log)
    elif step == steps.ARRIVE:
        arrive(position, subject, action, log)
    elif step == steps.EXCHANGE:
        exchange(position, subject, action, log)
    elif step == steps.INCURSION:
        use_support(position, action, False, log)
    elif step == steps.FINAL_ASSAULT:
        final_assault(position, log)
    elif step == steps.GIVE_UP_CARD:
        discard(position, subject, action, log)
    else:
        recover(position, subject, action, log)


def finish(position: Position, step: i64, subject: i64, declined: bool, log: Log | None) -> None:
    """What a step leaves behind when it is over; it is already off the stack."""
    if step == steps.MOVE:
        end_moves(position, subject)
    elif step == steps.ATTACK:
        end_attacks(position, subject)
    elif step == steps.RETREAT:
        end_retreat(position, log)
    elif step == steps.EXCHANGE:
        end_exchange(position, subject)
    elif step == steps.ARRIVE:
        end_arrival(position, subject, declined, log)
    elif step == steps.HEAL:
        end_heals(position)
    elif step == steps.PLAY:
        skip_to_draw(position)


def skip_to_draw(position: Position) -> None:
    """Without a card there is nothing to order, move or attack with (B-TURN-12)."""
    skip(position, steps.ORDER, steps.MOVE, steps.ATTACK)


def end_attacks(position: Position, subject: i64) -> None:
    """Determination starts its second order once the first is over (B-CARD-39)."""
    if subject != ANY:
        position.attacked |= BIT[subject - 1]
    elif position.card.twice:
        for unit in position.units_of(position.active):
            if position.ordered >> unit & 1 and position.has_bonus(unit):
                second_order(position, unit)


def run(position: Position, step: i64, log: Log | None) -> None:
    """Steps in which nobody decides anything."""
    if step == steps.HITS:
        resolve(position, log)
    elif step == steps.START:
        start_turn(position, log)
    elif step == steps.REFILL:
        refill(position, log)
    elif step == steps.END:
        end_turn(position, log)
    else:
        next_turn(position, log)


def decider(position: Position, step: i64, subject: i64) -> Seat:
    """The seat that decides in a step."""
    if step == steps.SHELTER or step == steps.RETREAT:
        return position.seat_of(position.side[position.target])
    if step == steps.EXCHANGE or step == steps.GIVE_UP_CARD:
        return subject
    return position.seat


def advance(position: Position, log: Log | None) -> Seat:
    """Continue until a seat or chance must decide; sets `legal` and returns who acts."""
    position.legal = NOTHING
    while True:
        if position.winner != NOBODY:
            stack(position, [])
            return OVER
        frame = position.todo[-1]
        step = frame & STEP_MASK
        subject = frame >> STEP_BITS
        if step < FIRST_AUTOMATIC:
            if step != steps.DRAW or can_draw(position, subject, log):
                return CHANCE
            drop(position)
        elif step < FIRST_DECISION:
            drop(position)
            run(position, step, log)
        else:
            found = options(position, step, subject)
            if len(found) == 0:
                drop(position)
                finish(position, step, subject, False, log)
            elif len(found) == 1 and step == steps.RETREAT:
                step_back(position, found[0], log)
            elif len(found) == 1 and step == steps.CHOOSE:
                drop(position)
                choose(position, found[0], log)
            else:
                position.legal = found
                return decider(position, step, subject)
