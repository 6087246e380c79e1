"""What networks can learn about decisions in a game: their inputs, and who plays to find out."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from echobase.ai.player import Policy
from echobase.core import registry
from echobase.core.aliases import i64
from echobase.core.chance import Rng
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.core.vectors import vec

Tables = Mapping[str, Any]
"""The tables of a policy, as a file has them; its networks are in the table `network`."""


class Notes:
    """Decisions of one kind in one game, to learn from: flat lists of numbers."""

    def __init__(self) -> None:
        self.common: list[float] = []
        """The inputs that all choices of a decision share."""
        self.rows: list[float] = []
        """By choice: its other inputs."""
        self.priors: list[float] = []
        """By choice: what it seemed to be worth without a network, in points."""
        self.worths: list[float] = []
        """By choice: what it seemed to be worth."""
        self.sizes: list[int] = []
        """By decision: the number of its choices."""
        self.chosen: list[int] = []
        """By decision: which of its choices was made."""
        self.turns: list[int] = []
        """By decision: the number of the turn."""

    def begin(self, common: vec[float], chosen: int, turn: i64) -> None:
        """Note a decision; its choices follow."""
        self.common.extend(common)
        self.sizes.append(0)
        self.chosen.append(chosen)
        self.turns.append(turn)

    def add(self, row: vec[float], prior: float, worth: float) -> None:
        """Note a choice of the latest decision."""
        self.rows.extend(row)
        self.priors.append(prior)
        self.worths.append(worth)
        self.sizes[-1] += 1


class Explorer(Protocol):
    """A policy that sometimes tries what it does not think best, and notes it."""

    notes: dict[str, Notes]
    """By kind of decision."""

    def choose(self, state: State, rng: Rng) -> int: ...


class NetworkLearning(Protocol):
    """The facet `networks` of a game: first thoughts that networks correct.

    What a position is worth, and when a turn begins, comes from the facet `learning`.
    """

    game: str
    about: str
    """The heading of the file, as its first lines."""
    common: Sequence[str]
    """The inputs that all choices of a decision share."""
    inputs: Mapping[str, Sequence[str]]
    """By kind of decision: the other inputs of a choice."""
    point: float
    """The chance of winning that a point of a choice's worth stands for."""
    lucks: int
    """The numbers that measure luck."""

    def settings(self) -> list[dict[str, Any]]:
        """The options for every way of playing the game."""

    def tables(self) -> Tables:
        """The policy that players have now."""

    def policy(self, tables: Tables) -> Policy:
        """The policy of these tables, for all seats."""

    def explorers(self, tables: Tables, temperature: float, share: float) -> dict[str, Explorer]:
        """By side: an explorer with the policy of these tables.

        In a share of its decisions it makes a choice e times as often as one that seems to be
        worth `temperature` points less; only those are noted. Otherwise it does what is best.
        """

    def turn(self, state: State) -> int:
        """The number of the turn in the notes."""

    def luck(self, state: State, outcome: int) -> list[float]:
        """How lucky the side whose turn it is was with this outcome of chance; each number is 0
        on average."""


def network_learning(game: str) -> NetworkLearning:
    """What networks can learn about a game; BadOption when they cannot."""
    found: NetworkLearning | None = registry.facet(game, "networks")
    if found is None:
        title = registry.game(game).title
        raise BadOption(f"networks: the players of {title} cannot learn with networks")
    return found
