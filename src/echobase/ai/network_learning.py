"""What networks can learn about decisions in a game: their inputs, and which choices to compare."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from echobase.ai.player import Policy
from echobase.ai.search import TryJudge
from echobase.core import registry
from echobase.core.aliases import Action
from echobase.core.chance import Rng
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.core.vectors import vec

Tables = Mapping[str, Any]
"""The tables of a policy, as a file has them; its networks are in the table `network`."""


class Alternative:
    """Two choices of a decision: the one that a policy makes, and another that seems good."""

    def __init__(self, kind: str, common: vec[float]) -> None:
        self.kind = kind
        """The kind of the decision."""
        self.common: list[float] = list(common)
        """The inputs that all choices of the decision share."""
        self.actions: list[int] = []
        """The choice that is made, and the other one."""
        self.rows: list[float] = []
        """The other inputs of both, one after the other."""
        self.priors: list[float] = []
        """What both seem to be worth without a network, in points."""

    def add(self, action: Action, row: vec[float], prior: float) -> None:
        self.actions.append(action)
        self.rows.extend(row)
        self.priors.append(prior)


class Doubter(Protocol):
    """Knows what else a policy might do."""

    def alternative(self, state: State, rng: Rng) -> Alternative | None:
        """What the policy does, and something else; None where there is no question."""


class NetworkLearning(Protocol):
    """The facet `networks` of a game: first thoughts that networks correct."""

    game: str
    about: str
    """The heading of the file, as its first lines."""
    common: Sequence[str]
    """The inputs that all choices of a decision share."""
    inputs: Mapping[str, Sequence[str]]
    """By kind of decision: the other inputs of a choice."""
    shares: Mapping[str, float]
    """By kind of decision: how many decisions of a game are tried both ways."""
    point: float
    """The chance of winning that a point of a choice's worth stands for."""
    judge: TryJudge
    """How far a decision is followed, and who is ahead there."""

    def settings(self) -> list[dict[str, Any]]:
        """The options for every way of playing the game."""

    def tables(self) -> Tables:
        """The policy that players have now."""

    def policy(self, tables: Tables) -> Policy:
        """The policy of these tables, for all seats."""

    def kind(self, state: State) -> str:
        """The kind of the decision, or empty where networks have no say."""

    def doubters(self, tables: Tables, temperature: float) -> dict[str, Doubter]:
        """By side: who knows what else the policy of these tables might do. Alternatives are e
        times as likely as those that seem to be worth `temperature` points less."""


def network_learning(game: str) -> NetworkLearning:
    """What networks can learn about a game; BadOption when they cannot."""
    found: NetworkLearning | None = registry.facet(game, "networks")
    if found is None:
        title = registry.game(game).title
        raise BadOption(f"networks: the players of {title} cannot learn with networks")
    return found
