"""Finds choices and luck with which a battle comes to a wished result, before it is played."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from campaigns.nearness import hunter, nearness

from echobase.campaigns.conditions import RoadFacts
from echobase.core.chance import CHANCE
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.scenario import AIM_WIN
from echobase.games.battle.rules.secondary import achieved, met
from echobase.games.battle.rules.state import State

TRIES = 12
"""How often a battle is begun anew when it leads nowhere."""
TURNS = 30
LINES = 60
"""How many ways to play a turn are tried."""
LONG = 200
"""Choices in a turn that are more than any has."""
PICK = 4
"""Of so many moves the best is taken."""
Step = tuple[int, int]
"""Who acts, a seat or chance, and what is done."""


@dataclass
class Line:
    """What is done one after the other, with the luck in between, and where it leads."""

    steps: list[Step]
    state: State


@dataclass
class Script:
    """A battle from where it stands until somebody resigns, or until it is over."""

    steps: list[Step]
    loser: int | None


class ScriptWriter:
    """Writes scripts for the battle of one node."""

    def __init__(
        self, node: str, sides: Sequence[str], wished: list[RoadFacts], rng: random.Random
    ) -> None:
        self.node, self.sides, self.wished, self.rng = node, sides, wished, rng

    def write(self, state: State) -> Script | None:
        """A script; None when none of those that were tried leads to a wished result."""
        for _ in range(TRIES):
            script = self.attempt(state)
            if script is not None:
                return script
        return None

    def attempt(self, state: State) -> Script | None:
        found: list[Step] = []
        for _ in range(TURNS):
            if self.is_wished(state):
                return Script(found, None)
            loser = self.loser(state)
            if loser is not None:
                return Script(found, loser)
            eager = self.eager(state)
            count = LINES if state.active in eager else 1
            lines = [self.line(state, eager) for _ in range(count)]
            lines = [one for one in lines if one.state.outcome() is None or self.ready(one.state)]
            if not lines:
                return None
            best = max(lines, key=lambda one: (self.worth(one.state), -len(one.steps)))
            found, state = found + best.steps, best.state
        return None

    # Where a battle stands.

    def is_wished(self, state: State) -> bool:
        """Whether the battle is over with a wished result."""
        outcome = state.outcome()
        return outcome is not None and self.leads_right(state, self.sides.index(outcome.winner))

    def loser(self, state: State) -> int | None:
        """The seat that brings a wished result by resigning now; None when neither does."""
        if state.outcome() is not None:
            return None
        seats = self.rng.sample((0, 1), 2)
        return next((seat for seat in seats if self.leads_right(state, 1 - seat)), None)

    def leads_right(self, state: State, winner: int) -> bool:
        done = achieved(state, winner)
        return any(
            one.winners[self.node] == self.sides[winner]
            and all(one.objectives[id_] == value for id_, value in done.items())
            for one in self.wished
        )

    def ready(self, state: State) -> bool:
        return self.is_wished(state) or self.loser(state) is not None

    def missing(self, state: State) -> dict[str, bool]:
        """The objectives that are not as the nearest of the wished results has them."""

        def differing(one: RoadFacts) -> dict[str, bool]:
            done = achieved(state, self.sides.index(one.winners[self.node]))
            return {
                id_: one.objectives[id_] for id_ in done if one.objectives[id_] is not done[id_]
            }

        return min(map(differing, self.wished), key=len)

    def goals(self, state: State) -> list[tuple[int, bool]]:
        """The goals to be met, and those of which one must be missed."""
        wanted = self.missing(state)
        return [
            (number, wanted[aim.objective])
            for number, aim in enumerate(state.aims)
            if aim.objective in wanted and met(state, number, aim.side) != wanted[aim.objective]
        ]

    def eager(self, state: State) -> set[int]:
        """The sides that must do something; the others let their turns go by."""
        return {
            hunter(state, number, wanted)
            for number, wanted in self.goals(state)
            if state.aims[number].type != AIM_WIN  # only time brings that
        }

    def worth(self, state: State) -> float:
        if self.ready(state):
            return 1.0
        return sum(nearness(state, number, wanted) for number, wanted in self.goals(state))

    # Playing.

    def line(self, state: State, eager: set[int]) -> Line:
        """A turn, until it is over or the result is near enough."""
        begun, found, state = state.heading(), list[Step](), state.copy()
        while state.outcome() is None and state.heading() == begun and len(found) < LONG:
            if found and self.ready(state):
                break
            step = state.to_act(), self.chosen(state, state.active in eager)
            state.apply(step[1])
            found.append(step)
        return Line(found, state)

    def chosen(self, state: State, eager: bool) -> int:
        """Luck and choices at random; who is not eager does as little as possible."""
        if state.to_act() == CHANCE:
            return self.rng.choice(state.chances())[0]
        possible = state.actions()
        if not eager:
            return DONE if DONE in possible else self.rng.choice(possible)
        if DONE in possible and len(possible) > 1 and self.rng.random() < 0.95:
            possible = [action for action in possible if action != DONE]
        if not any(map(actions.is_move, possible)):
            return self.rng.choice(possible)
        tried = self.rng.sample(possible, min(PICK, len(possible)))
        return max(tried, key=lambda action: self.worth_after(state, action))

    def worth_after(self, state: State, action: int) -> float:
        after = state.copy()
        after.apply(action)
        return self.worth(after)
