"""Advice with its reasons: why the adviser's choice is better than the best other one."""

from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from echobase.ai.comparison import differences, world_of
from echobase.ai.valuation import Valuation, valuation
from echobase.core.game import State
from echobase.play.reasons import Comparison, ReasonFact, sentence
from echobase.play.samples import Sample
from echobase.text import Text
from echobase.text.words import words

RIVALS: Final = 5
"""Other choices that are considered."""
QUICK: Final = 8
"""Tries of each of them."""
TRIES: Final = 48
"""Tries that the reasons are made of, if there is time."""
BATCH: Final = 8
SECONDS: Final = 2.0
"""How long the reasons may take."""
ALIKE: Final = ReasonFact("coach-alike")
"""Told when nothing that can be counted differs clearly."""


class Advice(msgspec.Struct, frozen=True):
    """A choice, the best other one (none if there is no other), and what speaks for the first."""

    action: int
    rival: int | None = None
    facts: tuple[ReasonFact, ...] = ()


def advice(game: str, state: State, action: int, seed: str, seconds: float = SECONDS) -> Advice:
    """The reasons for a choice of the seat to act, by what that seat may know."""
    deadline = monotonic() + seconds
    value = valuation(game)
    others = rivals(value, state, action, seed)
    if not others:
        return Advice(action)
    rival = strongest(value, state, action, others, seed, deadline)
    return compared(game, state, action, rival, seed, deadline - monotonic())


def compared(
    game: str, state: State, action: int, rival: int, seed: str, seconds: float = SECONDS
) -> Advice:
    """The reasons for a choice of the seat to act against another one."""
    deadline = monotonic() + seconds
    comparison = Comparison(game, state, action, rival)
    for first in range(0, TRIES, BATCH):
        comparison.add([f"{seed}/reason/{number}" for number in range(first, first + BATCH)])
        if monotonic() > deadline:
            break
    return Advice(action, rival, comparison.facts() or (ALIKE,))


def rivals(value: Valuation, state: State, action: int, seed: str) -> list[int]:
    """The other choices worth considering: the policy's own, or some of all."""
    policy: Any = value.policy
    found: list[int] = []
    if hasattr(policy, "ranked"):
        ranked = policy.ranked(world_of(state, seed), Random(seed))
        found = [other for _, other in ranked if other != action]
    if not found:
        found = [other for other in state.actions() if other != action]
        Random(seed).shuffle(found)
    return found[:RIVALS]


def strongest(
    value: Valuation, state: State, action: int, others: list[int], seed: str, deadline: float
) -> int:
    """The rival that does best in a few tries; the first one if there is no time."""
    horizon = value.horizon(state, state.to_act(), reply=True)
    seeds = [f"{seed}/rival/{number}" for number in range(QUICK)]
    found = [(0.0, others[0])]
    for other in others:
        if monotonic() > deadline:
            break
        lead = Sample.of(differences(value, state, action, other, horizon, seeds)).mean
        found.append((lead, other))
    return min(found[1:] or found)[1]


def advice_text(game: str, state: State, found: Advice, text: Text) -> list[str]:
    """The reasons in words: the best other choice, and what speaks against it."""
    if found.rival is None:
        return [text("coach-only")] if len(state.actions()) < 2 else []
    other = words(game).action(state, state.write(found.rival), text)
    return [text("coach-instead", words=other), *(sentence(fact, text) for fact in found.facts)]
