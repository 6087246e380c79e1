"""Luck: what dice and draws brought, in figures and in winning chance.

The worth of a roll is the winning chance after it, less the mean over everything that could have
been rolled, as in backgammon.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, Literal

from echobase.ai.valuation import Valuation
from echobase.analysis.results import Fortune, Tally
from echobase.core.chance import CHANCE, sample
from echobase.core.game import State
from echobase.play.samples import NONE, Sample
from echobase.play.statistics import Roll, statistics

FEW: Final = 6
"""Up to this many different effects are all tried; of more, one at random stands for the others."""


def tallied(
    rolls: Iterable[Roll], sides: Sequence[str], measures: Sequence[str]
) -> tuple[Tally, ...]:
    """All rolls of each side added up, measure by measure."""
    found = list(rolls)
    return tuple(
        _tally(side, measure, [r for r in found if (r.side, r.measure) == (side, measure)])
        for side in sides
        for measure in measures
    )


def _tally(side: str, measure: str, rolls: Sequence[Roll]) -> Tally:
    return Tally(
        side=side,
        measure=measure,
        rolled=sum(roll.rolled for roll in rolls),
        expected=sum(roll.expected for roll in rolls),
        deviation=sqrt(sum(roll.variance for roll in rolls)),
    )


# Worth in winning chance.


def effects(game: str, state: State) -> dict[object, tuple[int, float]]:
    """What chance may bring: by effect, one action that has it and its probability."""
    rolls = statistics(game).rolls
    found: dict[object, tuple[int, float]] = {}
    for action, probability in state.chances():
        effect = rolls.effect(state, action)
        first, so_far = found.get(effect, (action, 0.0))
        found[effect] = first, so_far + probability
    return found


def matters(game: str, state: State) -> bool:
    """Whether chance decides here, and more than one thing can happen."""
    return state.to_act() == CHANCE and len(effects(game, state)) > 1


def weighed(game: str, value: Valuation, state: State, action: int, seeds: Sequence[str]) -> Sample:
    """What an action of chance was worth to the first side, by tries that share all other luck."""
    rolls, ways = statistics(game).rolls, effects(game, state)
    actual = ways[rolls.effect(state, action)][0]
    sides = list(state.sides())
    side = rolls.roller(state)
    seat = sides.index(side) if side in sides else 0
    horizon = horizon_of(value, state, seat, bool(rolls.rolls(state, action)))

    def outlook(brought: int, seed: str) -> float:
        after = state.copy()
        after.apply(brought)
        return value.outlook(after, horizon, seed)

    found = []
    for seed in seeds:
        if len(ways) <= FEW:
            chances = {brought: outlook(brought, seed) for brought, _ in ways.values()}
            mean = sum(chances[brought] * share for brought, share in ways.values())
            found.append(chances[actual] - mean)
        else:
            other = sample(list(ways.values()), Random(f"{seed}/other"))
            same = other == actual
            found.append(0.0 if same else outlook(actual, seed) - outlook(other, seed))
    return Sample.of(found)


def horizon_of(value: Valuation, state: State, seat: int, dice: bool) -> int:
    """Where the effect of chance shows: of dice when the turn ends, of a card once it is played."""
    if dice or value.judge is None:
        return value.horizon(state, seat, reply=False)
    return value.horizon(state, seat, reply=True) + 1


@dataclass(frozen=True)
class Stroke:
    """One action of chance in a record, and what it was worth to the first side."""

    number: int
    side: str
    kind: Literal["dice", "cards"]
    worth: Sample = NONE


def fortunes(strokes: Sequence[Stroke], first: str) -> tuple[Fortune, ...]:
    """Luck added up by side and kind; what nobody had is left out."""
    groups: dict[tuple[str, Literal["dice", "cards"]], list[Stroke]] = {}
    for stroke in strokes:
        groups.setdefault((stroke.side, stroke.kind), []).append(stroke)
    found = []
    for (side, kind), group in sorted(groups.items()):
        total = sum(stroke.worth.mean for stroke in group)
        found.append(
            Fortune(
                side=side,
                kind=kind,
                events=len(group),
                luck=total if side in (first, "") else -total,
                error=error(group),
            )
        )
    return tuple(found)


def error(strokes: Sequence[Stroke]) -> float:
    """The standard error of a sum of luck."""
    return sqrt(sum(stroke.worth.error**2 for stroke in strokes))


def widest(strokes: Sequence[Stroke]) -> list[int]:
    """The places of the half whose worth is least sure, which need more tries."""
    order = sorted(range(len(strokes)), key=lambda place: -strokes[place].worth.error)
    return sorted(order[: -(-len(order) // 2)])
