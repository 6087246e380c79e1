"""The flow of play: what each step offers and does, who decides, what follows automatically."""

from echobase.core.aliases import Action, Seat
from echobase.core.chance import CHANCE, OVER
from echobase.core.events import Log, Message
from echobase.core.sides import NOBODY, REBEL, SIDES
from echobase.games.assault.rules import (
    actions,
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
from echobase.games.assault.rules.units import SIDE


def choices(position: Position, step: int) -> list[Action]:
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
        return [actions.FACE + facing for facing in range(6)]
    if step == steps.LOAD:
        return setup.legal_loads(position)
    if step == steps.LUKE:
        return setup.legal_lukes()
    if step == steps.REGROUP:
        return events.legal_returns(position)
    return events.legal_hotshots(position)


def perform(position: Position, action: Action, log: Log | None) -> list[Action]:
    """Carry out a legal decision; returns the choices of the round if they are already known."""
    step = position.step
    if step == steps.ROUND and actions.is_move(action):
        return go(position, action, log)
    if action == actions.DONE:
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
    return []


def go(position: Position, action: Action, log: Log | None) -> list[Action]:
    """One unit moves; what the others may do from hex to hex is not computed again."""
    unit, end = actions.unpack_move(action)
    start = position.place[unit]
    move.do_move(position, action, log)
    if start >= 0 and end < actions.IN_BASE:
        return rounds.legal_after_move(position, unit, start)
    return []


def act(position: Position, action: Action, log: Log | None) -> None:
    """One unit acts other than by a plain move, or the droid repairs."""
    if actions.is_fire(action):
        fire.declare(position, action, log)
    elif actions.is_walk(action):
        walker.walk(position, action, log)
    elif actions.is_harpoon(action):
        harpoon.throw(position, action, log)
    else:
        events.repair(position, action, log)


def answer_event(position: Position, step: int, action: Action, log: Log | None) -> None:
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


def set_up(position: Position, step: int, action: Action, log: Log | None) -> None:
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


def advance(position: Position, known: list[int], log: Log | None) -> Seat:
    """Continue until a seat or chance must decide; sets `legal` and returns who acts.

    `known` are the choices of the round, if they are already known.
    """
    position.legal = []
    while position.winner == NOBODY:
        step = position.step
        if step < steps.FIRST_DECISION:
            if step != steps.EVENT or sum(position.event_deck) > 0:
                return CHANCE
            if log is not None:
                log.append(Message("assault-no-event"))
            rounds.end_round(position, log)
        elif step == steps.ROUND:
            found = known or rounds.legal_in_round(position)
            known = []
            if len(found) > 1 or rounds.might_fire(position):
                position.legal = found
                return decider(position)
            if log is not None and not position.used:
                log.append(Message("assault-nobody-acts"))
            rounds.end_round(position, log)
        elif step == steps.WALK:
            found = walker.legal_walk(position, position.walker, position.points)
            if found:
                position.legal = [actions.DONE, actions.STOP, *found]
                return decider(position)
            walker.stop(position)
        else:
            found = choices(position, step)
            # A reply is requested even with a single answer: a missing question would reveal Luke.
            if len(found) > 1 or step == steps.ARMOUR or step == steps.CRITICAL:
                position.legal = found
                return decider(position)
            perform(position, found[0], log)
    return OVER
