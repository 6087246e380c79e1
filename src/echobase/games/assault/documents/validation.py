"""Rejecting positions in which nobody could continue, or which no game can reach."""

from echobase.core.document import Fail
from echobase.core.masks import each
from echobase.core.sides import EMPIRE, NOBODY, REBEL, SIDES
from echobase.games.assault.documents.setup_validation import check_set_up
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    DRAW_EVENT,
    NO_CARD,
    ROUNDS,
    TRANSPORTS_TO_WIN,
)
from echobase.games.assault.rules.damage import TROOP_BAY_GONE
from echobase.games.assault.rules.fire import target_hex
from echobase.games.assault.rules.flow import options
from echobase.games.assault.rules.map import CLIFF
from echobase.games.assault.rules.position import DISPLACED, FORCE_POINTS, RESERVE
from echobase.games.assault.rules.setup import ORDER
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import (
    AT_ST,
    HEAVY_TROOPER,
    KIND,
    LIGHT_TROOPER,
    MOVEMENT_POINTS,
    NAMES,
    SIDE,
    SNOWSPEEDER,
    SPEEDER_1,
    TROOP_BAY,
    UNITS,
    WALKER,
    WALKERS,
    is_speeder,
    is_walker,
)

SET_UP_STEPS = (steps.PLACE, steps.FACE, steps.LOAD, steps.LUKE)
ARRIVING = (WALKER, AT_ST, SNOWSPEEDER)
WINNERS = {"generator": EMPIRE, "transports": REBEL, "annihilation": REBEL}


def check(state: State, fail: Fail) -> None:
    """Check everything that must be consistent; raises the first problem."""
    check_riders(state, fail)
    for card, copies in enumerate(state.event_deck):
        if copies and state.holds(card):
            raise fail("play.held", "a held card cannot be in the event deck as well")
    check_luke(state, fail)
    check_end(state, fail)
    if state.winner != NOBODY:
        return
    check_decks(state, fail)
    if state.step in steps.SHOT_STEPS:
        check_shot(state, fail)
    elif state.step in (steps.PLACE, steps.FACE, steps.LOAD):
        check_placing(state, fail)
    check_walk(state, fail)
    if state.turn == 0 and state.step not in SET_UP_STEPS:
        raise fail("play.turn", "turn 0 is the set-up; rounds are played from turn 1 on")
    if state.turn and state.step in (steps.LUKE, steps.LOAD):
        raise fail("play.step", "Luke and the Walkers' crews are chosen at set-up only")
    if not state.turn:
        check_set_up(state, fail)
    check_arrivals(state, fail)
    fallen = len(state.destroyed(LIGHT_TROOPER)) + len(state.destroyed(HEAVY_TROOPER))
    if state.step == steps.REGROUP and not 1 <= state.returning <= min(2, fallen):
        raise fail("play.returning", "1 or 2 Troopers return, and only destroyed ones")
    asks = state.step >= steps.FIRST_DECISION and state.step not in (steps.ROUND, steps.WALK)
    if asks and not options(state, state.step):
        raise fail("play.step", f"there is nothing to choose in {steps.STEPS[state.step]}")


def check_riders(state: State, fail: Fail) -> None:
    """Who is aboard a Walker."""
    for walker in range(WALKERS):
        aboard = len(state.aboard(walker))
        name = NAMES[walker]
        if aboard and state.place[walker] < 0:
            raise fail("units", f"{name} carries units but is not on the map")
        if aboard > TROOP_BAY:
            raise fail("units", f"{name} carries {aboard}; it holds {TROOP_BAY}")
        if aboard and state.body[walker] >= TROOP_BAY_GONE:
            raise fail("units", f"{name} has two body hits: nobody can be aboard")


def check_luke(state: State, fail: Fail) -> None:
    """What is known about Luke, and the Hotshot."""
    if state.revealed and state.luke == NOBODY:
        raise fail("play.revealed", "nobody can be revealed before luke names a speeder")
    if not state.revealed and state.raised:
        raise fail("play.raised", "points in force reveal Luke: revealed must be true")
    if state.revealed != (state.force < FORCE_POINTS):
        raise fail("play.force", "Luke is revealed by his first point and not before")
    hotshot = state.hotshot
    if hotshot != NOBODY:
        if not state.in_play(SPEEDER_1 + hotshot) or not state.gunner_lives(hotshot):
            raise fail("play.hotshot", "a speeder in play with a live gunner")


def check_end(state: State, fail: Fail) -> None:
    """Winner and reason belong together, and a game that is won is over."""
    if state.winner != NOBODY or state.reason:
        if WINNERS.get(state.reason) != state.winner:
            known = ", ".join(f"{reason} for {SIDES[side]}" for reason, side in WINNERS.items())
            raise fail("play.reason", f"a winner and how it won: {known}")
    elif state.turn and not state.imperials_left():
        raise fail("units", "without Imperial units the Rebels have won: name the winner")
    elif state.transports() >= TRANSPORTS_TO_WIN and sum(state.event_deck) > 0:
        # An exhausted deck may be examined in a position of its own (A-EVENT-28).
        raise fail("play.transports", "with five away the Rebels have won: name the winner")


def check_decks(state: State, fail: Fail) -> None:
    """Enough cards for the turn, and the card that the step needs."""
    to_come = ROUNDS - state.round + (1 if state.step == steps.DRAW else 0)
    # More cards than rounds do no harm: a hand-made position may leave the deck whole.
    if state.turn and sum(state.action_deck) < to_come:
        raise fail("play.action_deck", f"{to_come} cards are still to come in this turn")
    event = state.step == steps.EVENT
    if event and state.card not in (DRAW_EVENT, NO_CARD):
        raise fail("play.card", "an event comes with the card draw_event")
    if state.step in (steps.ROUND, steps.WALK) and state.card in (NO_CARD, DRAW_EVENT):
        raise fail("play.card", f"the step {steps.STEPS[state.step]} needs an action card")


def check_shot(state: State, fail: Fail) -> None:
    """The shot or harpoon that is being resolved."""
    firer, target = state.firer, state.target
    step = steps.STEPS[state.step]
    if firer == NOBODY or state.place[firer] < 0:
        raise fail("play.firer", f"the step {step} needs a unit on the map that fires")
    if state.card == NO_CARD or ACTION_CARDS[state.card].side != SIDE[firer]:
        raise fail("play.card", f"the step {step} needs an action card of the firer's side")
    if target == NOBODY or target_hex(state, target) < 0 or SIDE[target] == SIDE[firer]:
        raise fail("play.target", f"the step {step} needs an enemy target on the map")
    table = is_walker(target) or is_speeder(target)
    if state.step == steps.DAMAGE and not table:
        raise fail("play.target", "only Walkers and Snowspeeders take a damage roll")
    if state.step in (steps.ARMOUR, steps.CRITICAL) and not is_speeder(target):
        raise fail("play.target", "only a Snowspeeder may be Luke's and reply")
    if state.harpooning and not (is_speeder(firer) and is_walker(target)):
        raise fail("play.harpooning", "a Snowspeeder harpoons a Walker")
    if state.step != steps.DAMAGE and state.step != steps.CRITICAL and not state.dice:
        raise fail("play.dice", f"the step {step} needs a number of dice")


def check_placing(state: State, fail: Fail) -> None:
    """The unit that is set up or arrives."""
    unit = state.placing
    if unit == NOBODY:
        raise fail("play.placing", "a unit must be named that is placed now")
    if state.turn == 0 and unit not in ORDER[SIDE[unit]]:
        raise fail("play.placing", f"{NAMES[unit]} is not placed at set-up")
    if state.turn and state.step == steps.PLACE and not state.arrivals >> unit & 1:
        raise fail("play.placing", f"{NAMES[unit]} must be among the arrivals")
    waits = state.place[unit] == RESERVE
    if waits != (state.step == steps.PLACE):
        raise fail("play.placing", "a unit in the box is placed, one on the map faces and loads")
    if state.step != steps.PLACE and not is_walker(unit):
        raise fail("play.placing", "only a Walker is turned and loaded")


def check_arrivals(state: State, fail: Fail) -> None:
    """The reinforcements that are still to arrive."""
    arriving = state.turn and state.step in (steps.PLACE, steps.FACE)
    for unit in each(state.arrivals):
        if not arriving or state.place[unit] != RESERVE or KIND[unit] not in ARRIVING:
            raise fail("play.arrivals", f"{NAMES[unit]} cannot be about to arrive now")


def check_walk(state: State, fail: Fail) -> None:
    """The moving Walker, and the Snowspeeder it pushes aside."""
    displaced = [unit for unit in range(UNITS) if state.place[unit] == DISPLACED]
    if displaced != ([state.target] if state.step == steps.DISPLACE else []):
        raise fail("units", "one unit is displaced in the step displace, else none")
    if not 0 <= state.points <= MOVEMENT_POINTS:
        raise fail("play.points", f"a Walker has 0 to {MOVEMENT_POINTS} movement points left")
    if state.step in (steps.WALK, steps.DISPLACE):
        if state.walker == NOBODY or state.place[state.walker] < 0:
            raise fail("play.walker", "this step needs a Walker on the map")
        if state.card == NO_CARD or WALKER not in ACTION_CARDS[state.card].kinds:
            raise fail("play.card", "a Walker moves in a round of the Walkers")
    elif state.walker != NOBODY:
        raise fail("play.walker", "no Walker is on its way in this step")


def check_hex(state: State, unit: int, hex_: int) -> str:
    """Why a unit cannot stand in a hex, or an empty string."""
    map_ = state.setting.map
    label = map_.labels[hex_]
    if state.at[hex_] >= 0:
        return f"{label} holds {NAMES[state.at[hex_]]} already; one unit to a hex"
    if map_.terrain[hex_] == CLIFF and not is_speeder(unit):
        return f"{NAMES[unit]} can never stand in the cliffs of {label}"
    if is_walker(unit) and map_.closed_to_walkers(hex_):
        return f"no Walker can stand on the installation of {label}"
    return ""
