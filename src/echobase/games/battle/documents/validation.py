"""Rejecting positions of the battle in which nobody could continue, or which no battle reaches."""

from itertools import pairwise

from echobase.core.aliases import Unit
from echobase.core.document import Fail
from echobase.core.masks import each
from echobase.core.sides import NOBODY
from echobase.games.battle.documents.saving import MASKS, UNIT_STEPS
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.attack import attacks_of
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import DESPERATE_STAND, ROUT, SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.dice import COUNTS, MOST_DICE
from echobase.games.battle.rules.hidden import holdings
from echobase.games.battle.rules.position import NOWHERE
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import ANY, STEPS, about, step_of

ROLLS = (steps.ROLL, steps.REROLL)
ABOVE = {
    steps.ROLL: (),
    steps.CONFIRM: (),
    steps.SHELTER: (),
    steps.START: (steps.DRAW, steps.DEAL),
    steps.CHOOSE: (steps.HEAL,),
    steps.HITS: ROLLS,
    steps.REROLL: ROLLS,
    steps.RETREAT: (steps.SHELTER, steps.DRAW, steps.GIVE_UP_CARD),
}
"""What may come right before these steps."""
BELOW = {
    steps.ROLL: (steps.HITS, steps.REROLL),
    steps.REROLL: (steps.HITS, steps.REROLL),
    steps.SHELTER: (steps.RETREAT,),
    steps.RECOVER: (steps.DRAW,),
}
"""What must come right after these steps."""
TURN = (
    *(steps.NEXT, steps.END, steps.REFILL, steps.ATTACK),
    *(steps.MOVE, steps.ORDER, steps.PLAY, steps.START),
)
"""The steps of a turn, the first one last; a move or attack of one unit is not one of them."""
RESOLUTIONS = (steps.HITS, steps.CONFIRM, steps.RETREAT)
"""One attack at a time is resolved, so only one of these steps is on the stack, once."""


def check(state: State, fail: Fail) -> None:
    """Check everything that must be consistent; raises the first problem."""
    if (state.winner == NOBODY) != (state.reason == ""):
        raise fail("reason", "a winner has a reason, and a reason has a winner")
    check_units(state, fail)
    check_hidden_cards(state, fail)
    if state.winner != NOBODY:
        return
    check_stack(state, fail)
    for number, frame in enumerate(state.todo):
        check_step(state, f"todo[{number}]", number, fail)
        if step_of(frame) in RESOLUTIONS:
            check_attack(state, step_of(frame), fail)
    check_dealing(state, fail)
    check_chosen(state, fail)
    check_boost(state, fail)


def check_units(state: State, fail: Fail) -> None:
    """Only units of the active side have orders, and move and attack."""
    for field in MASKS:
        for unit in each(getattr(state, field)):
            if state.side[unit] != state.active:
                label = LABELS[state.hex[unit]]
                raise fail(field, f"the unit on {label} is not of the side whose turn it is")
    if len(state.fired) % 2:
        raise fail("fired", "pairs of an attacker and its target; one is missing")


def check_hidden_cards(state: State, fail: Fail) -> None:
    """What everybody knows about the hidden cards of a pair must be true (hidden.py)."""
    for members in state.scenario.members:
        for seat in members if len(members) > 1 else []:
            shown = state.played if seat == state.seat else 0
            known = state.owned[seat] & ~state.scenario.deck_cards[seat]
            if known & ~(holdings(state, seat) | shown):
                raise fail(f"owned[{seat}]", f"seat {seat} does not have all these cards")
            unknown = holdings(state, seat) & ~state.owned[seat]
            if state.kept[seat] & unknown and unknown & ~state.kept[seat]:
                raise fail(f"kept[{seat}]", "since a reshuffle every unknown card is in the hand")


def check_stack(state: State, fail: Fail) -> None:
    """The steps must follow each other as in a battle; the last is the current one."""
    kinds = [step_of(frame) for frame in state.todo]
    if not kinds or kinds[0] != steps.NEXT:
        raise fail("todo", "the first step is always 'next'")
    phases = [TURN.index(frame) for frame in state.todo if frame in TURN]
    if any(below >= above for below, above in pairwise(phases)):
        names = ", ".join(STEPS[step] for step in TURN)
        raise fail("todo", f"the steps of a turn stand in this order, each once: {names}")
    if state.played and (steps.START in kinds or steps.REFILL not in kinds):
        raise fail("played", "cards lie open from 'play' until 'refill', which is not in `todo`")
    if sum(kinds.count(step) for step in RESOLUTIONS) > 1:
        names = ", ".join(STEPS[step] for step in RESOLUTIONS)
        raise fail("todo", f"one attack at a time: only one of {names}")
    for number in range(1, len(kinds)):
        below, above = kinds[number - 1], kinds[number]
        if above not in ABOVE.get(below, (above,)) or below not in BELOW.get(above, (below,)):
            raise fail(f"todo[{number}]", f"{STEPS[above]!r} cannot stand after {STEPS[below]!r}")
        if above == steps.PLAY and steps.REFILL not in kinds[:number]:
            raise fail(f"todo[{number}]", "after 'play' comes 'refill', so it stands before it")


def check_step(state: State, field: str, number: int, fail: Fail) -> None:
    """A step must be about something that can take part in it."""
    step, subject = step_of(state.todo[number]), about(state.todo[number])
    if step in UNIT_STEPS:
        check_active(state, field, subject, fail)
    elif step in (steps.MOVE, steps.ATTACK) and subject != ANY:
        check_active(state, field, subject - 1, fail)
    elif step == steps.EXCHANGE and state.scenario.sides[subject] != state.active:
        raise fail(field, f"seat {subject} is not of the side whose turn it is")
    elif step == steps.RECOVER and not subject == state.seat == about(state.todo[number - 1]):
        raise fail(field, f"only seat {state.seat} can recover a card now, instead of a draw")
    elif step == steps.ARRIVE and state.scenario.arrivals[subject].side != state.active:
        raise fail(field, "units arrive in the turn of their own side")
    elif step == steps.CHOOSE and not (state.card.choose_section or state.card.choose_class):
        raise fail(field, "the card leaves no choice of section or class")
    elif step == steps.FINAL_ASSAULT and state.target >= 0:
        check_enemy(state, state.target, fail)
    if step == steps.BREAKTHROUGH and state.struck_hex == NOWHERE:
        raise fail("struck_hex", "a breakthrough leads into the hex that was attacked")


def check_active(state: State, field: str, unit: Unit, fail: Fail) -> None:
    if state.side[unit] != state.active:
        label = LABELS[state.hex[unit]]
        raise fail(field, f"the unit on {label} is not of the side whose turn it is")


def check_enemy(state: State, unit: Unit, fail: Fail) -> None:
    if state.side[unit] == state.active:
        label = LABELS[state.hex[unit]]
        raise fail("target", f"the unit on {label} is of the side whose turn it is")


def check_attack(state: State, step: int, fail: Fail) -> None:
    """The attack that is being resolved."""
    name = STEPS[step]
    if state.target_hex == NOWHERE:
        raise fail("target_hex", f"the step {name!r} needs the hex that is attacked")
    if state.attacker != NOBODY:
        check_active(state, "attacker", state.attacker, fail)
    if state.target >= 0:
        check_enemy(state, state.target, fail)
        if step != steps.RETREAT and state.hex[state.target] != state.target_hex:
            raise fail("target", f"it must stand on {LABELS[state.target_hex]}, the target_hex")
    elif step != steps.HITS or not state.structures >> state.target_hex & 1:
        raise fail("target", f"the step {name!r} needs a unit, or the hex of a structure")
    current = step_of(state.todo[-1])
    if current in (steps.ROLL, steps.CONFIRM) and not state.dice:
        raise fail("dice", f"the step {STEPS[current]!r} needs a number of dice")
    if current == steps.ROLL and sum(COUNTS[state.roll]) + state.dice > MOST_DICE:
        raise fail("dice", f"together with those of `roll` at most {MOST_DICE}")


def check_dealing(state: State, fail: Fail) -> None:
    """The common cards of a pair: as many are still to be dealt as its first member lacks."""
    scenario = state.scenario
    deals = [about(frame) for frame in state.todo if step_of(frame) == steps.DEAL]
    for seat in sorted(set(deals)):
        side = scenario.sides[seat]
        shared = scenario.shared_cards[side]
        dealt = state.deck[seat] & shared
        due = (shared.bit_count() + 1) // 2 - int(dealt).bit_count()
        if seat != scenario.members[side][0] or deals.count(seat) != due:
            raise fail("todo", f"{max(due, 0)} cards are to be dealt to seat {seat}, if to anybody")
        for mate in scenario.members[side]:
            if holdings(state, mate) & shared & ~dealt:
                raise fail("todo", f"seat {mate} has common cards although they are being dealt")


def check_chosen(state: State, fail: Fail) -> None:
    """How many cards have been discarded or units healed in the current step."""
    kinds = [step_of(frame) for frame in state.todo]
    most = 0
    if steps.EXCHANGE in kinds:
        most = state.card.discards
    elif steps.HEAL in kinds:
        most = state.card.heals_units
    if state.chosen_so_far > most:
        raise fail("chosen_so_far", f"at most {most} in this step")


def check_boost(state: State, fail: Fail) -> None:
    """A support card that goes with an attack waits for this attack and nothing else."""
    if state.boost == NOBODY:
        return
    if state.boost not in (DESPERATE_STAND, ROUT) or SUPPORT_SIDE[state.boost] != state.active:
        raise fail("boost", f"{SUPPORTS[state.boost]} cannot go with an attack of this side")
    step, subject = step_of(state.todo[-1]), about(state.todo[-1])
    unit = subject - 1 if step == steps.ATTACK else subject
    if step not in (steps.ATTACK, steps.ATTACK_AGAIN) or unit < 0:
        raise fail("boost", "only while one unit is about to attack: `todo` ends with it")
    if not attacks_of(state, unit):
        raise fail("boost", f"the unit on {LABELS[state.hex[unit]]} has nothing to attack")
