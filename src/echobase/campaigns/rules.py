"""What only a game can say about its campaigns: set-ups, goals and rewards."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from echobase.campaigns.tables import CampaignObjective, Support
from echobase.core.game import Outcome, State
from echobase.text import Text


class CampaignRules(Protocol):
    """The part of the facet `campaigns` that a game writes itself."""

    @property
    def goal_type(self) -> type[msgspec.Struct]:
        """What an entry of `goals` is."""
        ...

    @property
    def changes_type(self) -> type[msgspec.Struct]:
        """What `changes` are."""
        ...

    @property
    def rewards(self) -> Mapping[str, str]:
        """The cards that can be won, each with its side."""
        ...

    def change(self, tables: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
        """A scenario with these changes; BadDocument or BadOption for what cannot be changed."""
        ...

    def with_objectives(
        self, tables: dict[str, Any], objectives: Sequence[CampaignObjective]
    ) -> dict[str, Any]:
        """A scenario with its secondary objectives, as far as the game has to know them."""
        ...

    def options(self, cards: Mapping[str, Sequence[str]], support: Support) -> dict[str, Any]:
        """The options with which a battle starts when the sides have these cards."""
        ...

    def judge(self, state: State, outcome: Outcome) -> dict[str, bool]:
        """At the end of a battle: whether each of its secondary objectives was met."""
        ...

    def reward_text(self, card: str, text: Text) -> str:
        """What a card does and when."""
        ...

    def goal_problem(
        self, first: State, objectives: Sequence[CampaignObjective]
    ) -> tuple[str, str] | None:
        """The first goal that can never be met in a battle that begins so.

        Its place after `objectives`, such as `[0].goals[1].hold`, and why.
        """
        ...
