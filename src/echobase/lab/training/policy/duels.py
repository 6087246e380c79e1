"""Two policies against each other: two games with the same luck, sides swapped."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from echobase.ai.network_learning import NetworkLearning, network_learning
from echobase.ai.player import Policy
from echobase.ai.policy_learning import PolicyLearning, policy_learning
from echobase.core import registry
from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.lab.match import Luck


@dataclass(frozen=True)
class Duel:
    """Two games; policies are given by what they are made of."""

    setting: int
    seed: str
    one: Any
    other: Any


@dataclass(frozen=True)
class Duels:
    """Plays duels of policies that are numbers, in the order of `PolicyLearning.start`.

    Every process has its own copy.
    """

    game: str
    limit: int

    def __call__(self, duel: Duel) -> float:
        """The share of the two games that the first policy wins; an unfinished game counts half."""
        one, other = self.policy(duel.one), self.policy(duel.other)
        won = 0.0
        for ours in registry.sides(self.game):
            theirs = {side: one if side == ours else other for side in registry.sides(self.game)}
            winner = self._winner(duel, theirs)
            won += 0.5 if not winner else float(winner == ours)
        return won / 2

    def policy(self, of: Any) -> Policy:
        """The policy of these numbers."""
        return self._learning.policy(dict(zip(self._names, of, strict=True)))

    def settings(self) -> list[dict[str, Any]]:
        """The options for every way of playing the game."""
        return self._learning.settings()

    def _winner(self, duel: Duel, policies: Mapping[str, Policy]) -> str:
        """The side that wins a game, by first thoughts; empty if it was given up."""
        state = self._first[duel.setting].copy()
        sides = state.sides()
        minds = [Random(f"{duel.seed}/seat/{seat}") for seat in range(len(sides))]
        luck = Luck(duel.seed)
        decisions = 0
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(luck.draw(state))
                continue
            if decisions == self.limit:
                return ""
            mind = minds[seat]
            state.apply(policies[sides[seat]].choose(state.imagine(seat, mind), mind))
            decisions += 1
        outcome = state.outcome()
        return outcome.winner if outcome else ""

    @cached_property
    def _learning(self) -> PolicyLearning:
        return policy_learning(self.game)

    @cached_property
    def _names(self) -> list[str]:
        return list(self._learning.start())

    @cached_property
    def _first(self) -> list[State]:
        """Every setting before its first move, because setting it up takes time."""
        return [registry.game(self.game).start(**one) for one in self.settings()]


@dataclass(frozen=True)
class NetworkDuels(Duels):
    """Plays duels of policies that are tables with networks."""

    def policy(self, of: Any) -> Policy:
        """The policy of these tables."""
        for known, policy in self._latest:
            if known == of:
                return policy
        made = self._networks.policy(of)
        self._latest.append((of, made))
        del self._latest[:-2]
        return made

    def settings(self) -> list[dict[str, Any]]:
        return self._networks.settings()

    @cached_property
    def _latest(self) -> list[tuple[Any, Policy]]:
        """The policies of the last duel, because reading networks takes time."""
        return []

    @cached_property
    def _networks(self) -> NetworkLearning:
        return network_learning(self.game)
