"""The flow of play: what each step offers and does, who decides, what follows automatically."""

from typing import Final

from echobase.core.aliases import Action, Seat, i64
from echobase.core.chance import CHANCE, OVER
from echobase.core.events import Log, Message
from echobase.core.rows import row, total
from echobase.core.sides import NOBODY, REBEL, SIDES
from echobase.core.vectors import vec
from echobase.games.assault.rules import (
    actions,
    choices,
    fire,
    force,
    harpoon,
    move,
    rounds,
    setup,
    steps,
    walker,
)
from echobase.games.assault.rules import event_cards as events
from echobase.games.assault.rules.cards import ACTION_CARDS
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import SIDE, SPEEDER_1

FACINGS: Final[vec[i64]] = row(range(actions.FACE, actions.FACE + 6))


def options(position: Position, step: i64) -> vec[i64]:
    """What may be chosen in a step that asks for one choice."""
    if step == steps.ARMOUR:
        return force.legal_armour(position)
    if step == steps.CRITICAL:
        return force.legal_critical(position)
    if step == steps.DISPLACE:
        return walker.legal_displacements(position)
    if step == steps.PLACE:
        if position.turn:
            return events.legal_arrivals(position)
        return setup.legal_places(position)
    if step == steps.FACE:
        return FACINGS
    if step == steps.LOAD:
        return setup.legal_loads(position)
    if step == steps.LUKE:
        return setup.legal_lukes()
    if step == steps.REGROUP:
        return events.legal_returns(position)
    return events.legal_hotshots(position)


def perform(position: Position, action: Action, log: Log | None) -> None:
    """Carry out a legal decision."""
    step = position.step
    if step == steps.ROUND and actions.is_move(action):
        go(position, action, log)
    elif action == actions.DONE:
        if log is not None and not position.used:
            side = ACTION_CARDS[position.card].side
            log.append(Message("assault-holds", {"side": SIDES[side]}))
        rounds.end_round(position, log)
    elif step == steps.ROUND:
        act(position, action, log)
    elif step == steps.WALK:
        if action == actions.STOP:
            walker.stop(position)
        else:
            walker.walk(position, action, log)
    elif step == steps.ARMOUR:
        fire.reply_armour(position, action, log)
    elif step == steps.CRITICAL:
        fire.reply_critical(position, action, log)
    elif step == steps.DISPLACE:
        walker.displace(position, action, log)
    elif position.turn:
        answer_event(position, step, action, log)
    else:
        set_up(position, step, action, log)


def go(position: Position, action: Action, log: Log | None) -> None:
    """One unit moves; what the others may do is not found again when it went from hex to hex."""
    unit, end = actions.unpack_move(action)
    start = position.place[unit]
    move.do_move(position, action, log)
    if start >= 0 and end < actions.IN_BASE:
        choices.follow_move(position, unit, start)
    else:
        position.kept = False


def act(position: Position, action: Action, log: Log | None) -> None:
    """One unit acts other than by a plain move, or the droid repairs."""
    if actions.is_fire(action):
        choices.withdraw(position, actions.unpack_fire(action)[0])
        fire.declare(position, action, log)
    elif actions.is_walk(action):
        walker.walk(position, action, log)
    elif actions.is_harpoon(action):
        choices.withdraw(position, SPEEDER_1 + actions.unpack_harpoon(action)[0])
        harpoon.throw(position, action, log)
    else:
        events.repair(position, action, log)
        position.kept = False


def answer_event(position: Position, step: i64, action: Action, log: Log | None) -> None:
    """A choice that an event card asks for; the round ends with the last one."""
    if step == steps.PLACE:
        over = events.arrive(position, action, log)
    elif step == steps.FACE:
        events.turn_to(position, action, log)
        over = not events.next_arrival(position)
    elif step == steps.REGROUP:
        over = events.return_trooper(position, action, log)
    else:
        assert step == steps.HOTSHOT
        events.choose_hotshot(position, action, log)
        over = True
    if over:
        rounds.end_round(position, log)


def set_up(position: Position, step: i64, action: Action, log: Log | None) -> None:
    """A decision of the set-up."""
    if action == actions.SUGGESTED:
        setup.take_suggested(position, log)
    elif step == steps.PLACE:
        setup.place(position, action, log)
    elif step == steps.FACE:
        events.turn_to(position, action, log)
        position.step = steps.LOAD
    elif step == steps.LOAD:
        setup.load(position, action, log)
    else:
        setup.choose_luke(position, action, log)
    if position.turn:
        rounds.begin_turn(position, 1, log)


def happen(position: Position, action: Action, log: Log | None) -> None:
    """Chance has decided."""
    step = position.step
    if step == steps.DRAW:
        rounds.open_round(position, action - actions.CARD, log)
    elif step == steps.EVENT:
        if events.happen(position, action - actions.EVENT, log) and position.winner == NOBODY:
            rounds.end_round(position, log)
    elif step == steps.DAMAGE:
        fire.damaged(position, action, log)
    else:
        if log is not None:
            vaders, sabers = actions.unpack_roll(action)
            blanks = position.dice - vaders - sabers
            log.append(
                Message("assault-roll", {"vaders": vaders, "sabers": sabers, "blanks": blanks})
            )
        if position.harpooning:
            harpoon.caught(position, action, log)
        else:
            fire.rolled(position, action, log)


def decider(position: Position) -> Seat:
    """The seat that decides; each side has one, with the side's number (A-SETUP-01)."""
    step = position.step
    if step == steps.ROUND or step == steps.WALK:
        return ACTION_CARDS[position.card].side
    if step < steps.LUKE:
        return SIDE[position.placing]
    return REBEL


def advance(position: Position, log: Log | None) -> Seat:
    """Continue until a seat or chance must decide; finds the choices and returns who acts."""
    while position.winner == NOBODY:
        step = position.step
        if step < steps.FIRST_DECISION:
            if step != steps.EVENT or total(position.event_deck) > 0:
                return CHANCE
            if log is not None:
                log.append(Message("assault-no-event"))
            rounds.end_round(position, log)
        elif step == steps.ROUND:
            if not position.kept:
                choices.begin_choices(position)
            if not choices.is_forced(position) or rounds.might_fire(position):
                return decider(position)
            if log is not None and not position.used:
                log.append(Message("assault-nobody-acts"))
            rounds.end_round(position, log)
        elif step == steps.WALK:
            position.offer(walker.legal_walk(position))
            position.kept = False
            if len(position.listed) > 0:
                return decider(position)
            walker.stop(position)
        else:
            position.offer(options(position, step))
            position.kept = False
            # A reply is requested even with a single answer: a missing question would reveal Luke.
            if len(position.listed) > 1 or step == steps.ARMOUR or step == steps.CRITICAL:
                return decider(position)
            perform(position, position.listed[0], log)
    return OVER
