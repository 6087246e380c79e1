"""The captain plans a round: who acts in which order, what each does and whom each fires at.

It tries ways to play the round on copies of the state. What a way is worth is the sum of
what its actions gain, and a gain counts by exact odds what a unit may hit and what may hit it
back until the turn is over. The dice of the next action are weighed exactly: each result counts
by its probability. After that the best ways are followed side by side (a beam), where dice
always give the likeliest result.
"""

from time import monotonic
from typing import Final

from echobase.ai.search import Imagine
from echobase.core.aliases import Action
from echobase.core.chance import Rng
from echobase.core.sides import NOBODY
from echobase.games.assault.ai.by_side import BySide
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.actions import DAMAGE, DONE
from echobase.games.assault.rules.choices import is_forced
from echobase.games.assault.rules.damage import GUNNER, result
from echobase.games.assault.rules.fire import armour, counting
from echobase.games.assault.rules.state import State

UNITS_AHEAD: Final = 2
"""How many units are considered for the next action."""
FOR_EACH: Final = 3
LATER: Final = 2
"""The most choices considered for one unit, first and further on in the round."""

RESULTS: Final = GUNNER + 1
"""What a roll can do: hit or miss, or one of the results of the damage dice."""

NEVER: Final = 1e300
"""A deadline for players without a time limit."""
TOO_LATE: Final = -1e9
"""For ways that there was no time to follow."""

Way = tuple[float, State]
"""What the actions so far have gained, and where they lead."""


class Captain:
    """Implements `ai.player.Player`: thinks a round through before its next action."""

    def __init__(self, policy: BySide, width: int) -> None:
        self.policy = policy
        self.width = width
        """How many ways are followed side by side."""

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        """One of the legal actions, chosen within about `seconds` if there is a limit."""
        state = imagine(rng)
        assert isinstance(state, State)
        return self.plan(state, seconds, rng)

    def plan(self, state: State, seconds: float | None, rng: Rng) -> int:
        """The next action of the best way to play the round; outside rounds it needs no plan."""
        hurried = seconds is not None and seconds <= 0.0
        if state.step != steps.ROUND or is_forced(state) or hurried:
            return self.policy.choose(state, rng)
        deadline = NEVER if seconds is None else monotonic() + seconds
        choices = self.policy.options(state, rng, UNITS_AHEAD, FOR_EACH)
        if len(choices) < 2:
            return choices[0][1] if choices else DONE
        # The first is what the policy would do at once; it stands if there is no time.
        most = choices[0][0] + self._following(state, choices[0][1], deadline, rng)
        chosen = choices[0][1]
        for gain, action in choices[1:]:
            if monotonic() > deadline:
                break
            worth = gain + self._following(state, action, deadline, rng)
            if worth > most:
                most = worth
                chosen = action
        return chosen

    def _following(self, state: State, action: Action, deadline: float, rng: Rng) -> float:
        """What the rest of the round gains after an action, averaged over its dice."""
        after = state.copy()
        after.apply(action)
        found = 0.0
        open_ = [(1.0, after)]
        while open_:
            chance, there = open_.pop()
            self._answer(there, state, rng)
            if rolls(there):
                for luck, share in results(there):
                    other = there.copy()
                    other.apply(luck)
                    open_.append((chance * share, other))
            elif goes_on(there, state):
                found += chance * self._onward(there, deadline, rng)
        return found

    def _onward(self, state: State, deadline: float, rng: Rng) -> float:
        """The most that the rest of a round gains in the ways that are followed."""
        ways: list[Way] = [(0.0, state)]
        best = 0.0
        while ways:
            if monotonic() > deadline:
                return TOO_LATE
            further: list[tuple[float, int, int]] = []
            number = -1
            for worth, there in ways:
                number += 1
                for gain, action in self.policy.options(there, rng, UNITS_AHEAD, LATER):
                    further.append((worth + gain, number, action))
            further.sort(reverse=True)
            found: list[Way] = []
            for worth, number, action in further[: self.width]:
                best = max(best, worth)
                after = ways[number][1].copy()
                after.apply(action)
                self._likeliest(after, state, rng)
                if goes_on(after, state):
                    found.append((worth, after))
            ways = found
        return best

    def _answer(self, state: State, begun: State, rng: Rng) -> None:
        """Settle what belongs to an action with the policy: the rest of a walk, a reply."""
        while state.to_act() >= 0 and not goes_on(state, begun) and in_round(state, begun):
            state.apply(self.policy.choose(state, rng))

    def _likeliest(self, state: State, begun: State, rng: Rng) -> None:
        """Let an action end in its likeliest result."""
        self._answer(state, begun, rng)
        while rolls(state):
            likeliest = 0.0
            chosen = -1
            for luck, share in results(state):
                if share > likeliest:
                    likeliest = share
                    chosen = luck
            state.apply(chosen)
            self._answer(state, begun, rng)


def rolls(state: State) -> bool:
    """Whether the dice of a shot or harpoon come next."""
    return state.winner == NOBODY and state.step in (steps.ROLL, steps.DAMAGE)


def in_round(state: State, begun: State) -> bool:
    """Whether it is still the same round."""
    return state.winner == NOBODY and state.round == begun.round and state.turn == begun.turn


def goes_on(state: State, begun: State) -> bool:
    """Whether the next action of the same round is to be chosen."""
    return state.step == steps.ROUND and in_round(state, begun)


def results(state: State) -> list[tuple[int, float]]:
    """What dice may show, with probabilities: of rolls with the same effect only one is listed."""
    named = [-1] * RESULTS
    shares = [0.0] * RESULTS
    for roll, share in state.chances():
        if state.step == steps.DAMAGE:
            same = result(state.target, roll - DAMAGE)
        else:
            same = 1 if counting(state, roll) >= armour(state, state.target) else 0
        named[same] = roll
        shares[same] += share
    return [(named[same], shares[same]) for same in range(RESULTS) if shares[same] > 0.0]
