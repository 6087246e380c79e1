"""Choices that are likely to be mistakes, and have to be confirmed."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from echobase.games.assault.interaction.volley import WORTHWHILE, is_plain
from echobase.games.assault.offers import walks
from echobase.games.assault.offers.actors import actor
from echobase.games.assault.offers.listing import in_list_order
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.odds import ShotOdds
from echobase.games.assault.rules.plan import WalkerPlan
from echobase.games.assault.rules.state import State
from echobase.games.assault.words import counters
from echobase.play.offers import Guard
from echobase.text import Text

NOTHING_KNOWN: Final[Mapping[int, ShotOdds]] = MappingProxyType({})


def guard_of(state: State, action: int) -> Guard | None:
    """Why an action has to be confirmed; planned walks are judged by `of_walk`."""
    if action == actions.DONE:
        return of_done(state)
    return of_step(state, action) or of_points(state, action)


def of_walk(plan: WalkerPlan) -> Guard | None:
    """A walk that crushes units of its own side (A-WALKER-10)."""
    own = walks.own_victims(plan)
    return Guard("assault-crush-own", tuple(own)) if own else None


def of_step(state: State, action: int) -> Guard | None:
    """A single step that crushes a unit of its own side."""
    own = walks.own_victim_ahead(state, action)
    return Guard("assault-crush-own", (own,)) if own else None


def of_points(state: State, action: int) -> Guard | None:
    """Luke's first point, which shows him for good."""
    spends = actions.ARMOUR < action < actions.DAMAGE or action == actions.SOFTEN
    return Guard("assault-shows-luke") if spends and not state.revealed else None


def of_done(state: State, known: Mapping[int, ShotOdds] = NOTHING_KNOWN) -> Guard | None:
    """The end of a round while a shot is worth it, or while most units have yet to act.

    `known` are odds that need not be computed again.
    """
    useful = useful_actions(state, known)
    found = in_list_order([state.write(action) for action in useful], state)
    if state.step == steps.WALK:  # the others, too, once the moving Walker is done
        after = state.copy()
        after.apply(actions.STOP)
        later = useful_actions(after, known)
        found += [after.write(action) for action in later]
        useful += later
    names = [name for name in dict.fromkeys(map(actor, found)) if name]
    waiting = len(names) > int(state.used).bit_count()
    if waiting or any(is_shot(action) for action in useful):
        return Guard("assault-really-done", tuple(names))
    return None


def useful_actions(state: State, known: Mapping[int, ShotOdds]) -> list[int]:
    """What units can do, except shots with hardly a chance to hit or at an extra cost.

    A repair is nothing that a Walker does, and the card keeps for later rounds.
    """

    def is_useful(action: int) -> bool:
        if not is_shot(action):
            return not actions.is_repair(action)
        return is_free(action) and (known.get(action) or state.odds(action)).hit >= WORTHWHILE

    return [action for action in state.actions() if is_useful(action)]


def is_shot(action: int) -> bool:
    return actions.is_fire(action) or actions.is_harpoon(action)


def is_free(action: int) -> bool:
    """Whether a shot costs neither Force Points nor a card."""
    if actions.is_harpoon(action):
        return actions.unpack_harpoon(action)[2] == 0
    return is_plain(action)


def guard_text(guard: Guard, state: State, text: Text) -> str:
    """The question before such a choice."""
    if guard.reason == "assault-really-done":
        waiting = counters.idle_units(guard.units, state)
        names, units = counters.idle(waiting, state, text), len(waiting)
    else:
        names, units = ", ".join(counters.counted(guard.units, text)), len(guard.units)
    return text(f"server-{guard.reason}", names=names, units=units)
