"""A battle in numbers: what one side has and where it stands, as features of a position."""

from math import exp
from typing import Final

from echobase.core.aliases import Hex, Side, Unit
from echobase.games.battle.ai.assessment import FAR, Assessment
from echobase.games.battle.ai.sudden_death import progress
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.board import DISTANCE
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import TOKEN
from echobase.games.battle.rules.terrain import RIDGE, protection
from echobase.games.battle.rules.units import INFANTRY

PLACE: Final = (
    "cover",
    "danger",
    "loss",
    "risk",
    "death",
    "goal",
    "at_goal",
    "closest",
    "contact",
    "hold",
    "friends",
    "reach",
    "ridge",
)
"""What the place of a unit means; summed for infantry, and for all other kinds."""
WHOLE: Final = (
    "score",
    "one_to_go",
    "two_to_go",
    "progress",
    "held",
    "figures_infantry",
    "figures_others",
    "units_infantry",
    "units_others",
    "weak",
    "shots",
    "reaches",
    "lone",
)
"""What a side has as a whole."""
NAMES: Final[list[str]] = (
    [f"{name}_infantry" for name in PLACE] + [f"{name}_others" for name in PLACE] + list(WHOLE)
)
SCORE: Final = NAMES.index("score")
ONE_TO_GO: Final = NAMES.index("one_to_go")
TWO_TO_GO: Final = NAMES.index("two_to_go")
PROGRESS: Final = NAMES.index("progress")
HELD: Final = NAMES.index("held")
FIGURES: Final = (NAMES.index("figures_infantry"), NAMES.index("figures_others"))
UNITS: Final = (NAMES.index("units_infantry"), NAMES.index("units_others"))
WEAK: Final = NAMES.index("weak")
SHOTS: Final = NAMES.index("shots")
REACHES: Final = NAMES.index("reaches")
LONE: Final = NAMES.index("lone")
PLACES: Final = (0, len(PLACE))
"""Where the places of infantry begin, and those of all other kinds."""
PLACE_REACH: Final = PLACE.index("reach")
SHARE: Final = 0.35
"""The share of possible enemy attacks to expect, because few units are ordered in a turn."""
FARTHEST: Final = 12
ATTACKS: Final = 3
"""Roughly how many attacks a turn has."""


def survey(position: Position, side: Side, weights: Weights) -> list[float]:
    """The features of one side, in the order of NAMES; most lie between 0 and 3."""
    return survey_of(Assessment(position, side, weights))


def survey_of(look: Assessment) -> list[float]:
    """The features of the side that a board was assessed for."""
    found = [0.0] * len(NAMES)
    position = look.position
    side = look.side
    shots: list[float] = []
    reaches: list[float] = []
    for unit in position.units_of(side):
        kind = position.scenario.kinds[position.kind[unit]]
        other = 0 if kind.unit_class == INFANTRY else 1
        place = place_of(look, unit, position.hex[unit])
        for number in range(len(place)):
            found[PLACES[other] + number] += place[number] / 4.0
        found[FIGURES[other]] += float(position.figures[unit]) / float(position.full[unit]) / 4.0
        found[UNITS[other]] += 0.25
        if position.figures[unit] == 1 and position.full[unit] > 1:
            found[WEAK] += 0.5
        shots.append(look.best_shot(unit, position.hex[unit], False))
        reaches.append(place[PLACE_REACH])
    need = position.scenario.medals_to_win[side]
    if need:
        done = score(position, side)
        found[SCORE] = done / need
        found[ONE_TO_GO] = 1.0 if need - done <= 1 else 0.0
        found[TWO_TO_GO] = 1.0 if need - done <= 2 else 0.0
    found[PROGRESS] = progress(position, side)
    found[HELD] = held(position, side)
    found[SHOTS] = best(shots) / 4.0
    found[REACHES] = best(reaches) / 4.0
    found[LONE] = 1.0 / max(len(shots), 1)
    return found


def best(worths: list[float]) -> float:
    """The sum of the best, as many as a turn may allow."""
    worths.sort(reverse=True)
    total = 0.0
    for worth in worths[:ATTACKS]:
        total += worth
    return total


def place_of(look: Assessment, unit: Unit, hex_: Hex) -> list[float]:
    """What a place means to a unit that stands or would stand there, in the order of PLACE."""
    position = look.position
    scenario = position.scenario
    kind = scenario.kinds[position.kind[unit]]
    cover = 0
    if kind.protected:
        cover = protection(scenario.terrain[hex_], kind.unit_class, INFANTRY, 0)
    danger = look.danger(position.kind[unit], hex_)
    figures = position.figures[unit]
    death = falling(SHARE * danger, figures)
    near = DISTANCE[hex_]
    apart = FAR
    for goal in look.goals(unit):
        apart = min(apart, near[goal])
    if apart == FAR:
        apart = 0
    closest = min(look.closest(hex_), FARTHEST)
    holds = 1.0 if scenario.objectives and look.holds(unit, hex_) else 0.0
    return [
        float(cover),
        danger,
        min(SHARE * danger, float(figures)),
        death * scenario.kill_medals[position.kind[unit]],
        death,
        float(apart),
        1.0 if apart <= 1 else 0.0,
        float(closest),
        1.0 if closest == 1 else 0.0,
        holds,
        float(min(look.friends(unit, hex_), 2)),
        look.reach(position.kind[unit], hex_),
        1.0 if scenario.terrain[hex_] == RIDGE else 0.0,
    ]


def falling(expected: float, figures: int) -> float:
    """The chance of losing all figures when `expected` hits are expected."""
    exactly = exp(-expected)
    fewer = exactly
    for hits in range(1, figures):
        exactly *= expected / hits
        fewer += exactly
    return 1.0 - fewer


def held(position: Position, side: Side) -> float:
    """Objectives that a side holds now."""
    found = 0.0
    for number, objective in enumerate(position.scenario.objectives):
        owner = position.held[number]
        if objective.type == TOKEN:
            if owner >= 0 and position.side[owner] == side:
                found += 1.0
        elif owner == side:
            found += 1.0
    return found
