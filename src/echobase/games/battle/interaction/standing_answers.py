"""Answers in advance in a battle: where units retreat to, and that they hold their trenches.

These are the questions of a turn that the other side decides (giving up a card of the hand is
rare and needs a look at the hand). They go by public facts alone: terrain and where units stand.
"""

from collections.abc import Callable
from typing import Final

from echobase.core.aliases import Action, Hex, Unit
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.board import DISTANCE
from echobase.games.battle.rules.position import NOWHERE
from echobase.games.battle.rules.retreat import longest, open_steps
from echobase.games.battle.rules.state import State, as_battle
from echobase.games.battle.rules.steps import RETREAT, SHELTER, step_of
from echobase.games.battle.rules.terrain import OPEN, protection
from echobase.games.battle.rules.units import INFANTRY, VEHICLE
from echobase.play.game_log import ALWAYS, GameLog
from echobase.play.offers import StandingAnswer, StandingTime
from echobase.text import Text

TO_COVER: Final = "retreat-cover"
"""A unit retreats to where attackers lose most dice, then away from the enemy."""
AWAY: Final = "retreat-away"
"""A unit retreats as far from the nearest enemy as it can, then to cover."""
HOLD: Final = "trench-hold"
"""Infantry in trenches ignores the one retreat that it may."""
QUESTIONS: Final = {TO_COVER: RETREAT, AWAY: RETREAT, HOLD: SHELTER}
"""By question: the step in which it is asked."""
Worth = tuple[int, int, int]
OTHER_WAY: Final = {TO_COVER: AWAY, AWAY: TO_COVER}
"""Of these two, only one can stand."""


def against_people(game_log: GameLog, seat: int) -> bool:
    """Whether somebody plays the other side, who would have to wait for an answer."""
    sides = as_battle(game_log.state).sides()
    return any(game_log.is_human(other) and side != sides[seat] for other, side in enumerate(sides))


def answers(game_log: GameLog, seat: int, text: Text) -> list[StandingAnswer]:
    """What a seat can answer in advance."""
    if game_log.over or not against_people(game_log, seat):
        return []
    now_due = due(as_battle(game_log.state), seat)
    return [
        StandingAnswer(
            question=question,
            label=text(f"server-battle-{question}"),
            times=[StandingTime(time=ALWAYS, label=text(f"server-battle-{question}-always"))],
            now=(now := game_log.stands(seat, question)),
            state=text(f"server-battle-{question}-stands") if now else "",
            asked=question in now_due,
        )
        for question in QUESTIONS
    ]


def asked(state: State, seat: int) -> int | None:
    """The step in which this seat is asked what it could answer in advance."""
    if state.to_act() != seat or not state.todo:
        return None
    step = step_of(state.todo[-1])
    return step if step in QUESTIONS.values() else None


def stand_alone(game_log: GameLog, seat: int, question: str) -> None:
    """Of the two ways to retreat, the one that was chosen last stands."""
    if question in OTHER_WAY:
        game_log.asides.stand(seat, OTHER_WAY[question], "")


def due(state: State, seat: int) -> list[str]:
    """The questions that this seat is asked now and could have answered in advance."""
    step = asked(state, seat)
    return [question for question, when in QUESTIONS.items() if when == step]


def answer(game_log: GameLog) -> Action | None:
    """What the seat that is asked has decided on in advance."""
    state = as_battle(game_log.state)
    seat = state.to_act()
    if not game_log.asides.standing.get(seat) or not game_log.is_human(seat):
        return None
    step = asked(state, seat)
    if step is None or not against_people(game_log, seat):
        return None
    if step == SHELTER:
        return actions.IGNORE if game_log.stands(seat, HOLD) else None
    for question, worth in WAYS.items():
        if game_log.stands(seat, question):
            return best_retreat(state, worth)
    return None


def best_retreat(state: State, worth: Callable[[State, Unit, Hex], Worth]) -> Action:
    """The next step of the retreat that ends on the best hex; of equals, the first."""
    unit, steps = state.target, state.retreats

    def best_end(action: Action) -> Worth:
        ends = possible_ends(state, unit, action - actions.RETREAT_TO, steps - 1)
        return max(worth(state, unit, hex_) for hex_ in ends)

    return max(state.actions(), key=best_end)


def possible_ends(state: State, unit: Unit, hex_: Hex, steps: int) -> list[Hex]:
    """Where a retreat can end that is as long as possible (B-RETREAT-08)."""
    whole = longest(state, unit, hex_, steps)
    if whole == 0:
        return [hex_]
    return [
        end
        for back in open_steps(state, unit, hex_)
        if 1 + longest(state, unit, back, steps - 1) == whole
        for end in possible_ends(state, unit, back, steps - 1)
    ]


def cover(state: State, unit: Unit, hex_: Hex) -> int:
    """Dice that attackers lose there, from infantry and from vehicles together."""
    kind, terrain = state.scenario.kinds[state.kind[unit]], state.scenario.terrain[hex_]
    if not kind.protected:
        return 0
    return sum(
        protection(terrain, kind.unit_class, attacker, OPEN) for attacker in (INFANTRY, VEHICLE)
    )


def distances(state: State, unit: Unit, hex_: Hex) -> list[int]:
    """How far away each enemy is."""
    return [
        DISTANCE[hex_][there]
        for there, side in zip(state.hex, state.side, strict=True)
        if there != NOWHERE and side != state.side[unit]
    ]


def by_cover(state: State, unit: Unit, hex_: Hex) -> Worth:
    away = distances(state, unit, hex_)
    return cover(state, unit, hex_), min(away, default=0), sum(away)


def by_distance(state: State, unit: Unit, hex_: Hex) -> Worth:
    away = distances(state, unit, hex_)
    return min(away, default=0), cover(state, unit, hex_), sum(away)


WAYS: Final[dict[str, Callable[[State, Unit, Hex], Worth]]] = {
    TO_COVER: by_cover,
    AWAY: by_distance,
}
"""By question: how good a hex is to end a retreat on."""
