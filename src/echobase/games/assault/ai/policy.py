"""What the first thoughts of the general are made of: the facet `policy`."""

from collections.abc import Mapping
from typing import Any, Final

from echobase.ai.player import Policy
from echobase.ai.policy_learning import Numbers, PolicyLearning, nested
from echobase.ai.weights import EVEN
from echobase.core.sides import SIDES
from echobase.games.assault.ai.players import TABLES, by_side
from echobase.games.assault.documents.tables import map_ids

SHARE: Final = 0.075
"""How far a weight is varied, as a share of it."""


class AssaultPolicy:
    """Implements `ai.policy_learning.PolicyLearning`: the weights of each side."""

    game = "assault"
    about = (
        "What things are worth to each side in Assault on Hoth, where it differs from the table\n"
        "[all] of levels.toml."
    )

    def settings(self) -> list[dict[str, Any]]:
        return [{"map": id_, "setup": "default"} for id_ in map_ids()]

    def start(self) -> Numbers:
        return {
            f"{side}.{name}": weight
            for side in SIDES
            for name, weight in TABLES.side(side, EVEN).items()
            if weight
        }

    def sizes(self) -> Numbers:
        return {name: SHARE * abs(weight) for name, weight in self.start().items()}

    def policy(self, numbers: Mapping[str, float]) -> Policy:
        return by_side(EVEN, nested(numbers))


POLICY: Final[PolicyLearning] = AssaultPolicy()
