"""What the first thoughts of the general are made of: the facet `policy`."""

from collections.abc import Mapping
from typing import Any, Final

from echobase.ai.player import Policy
from echobase.ai.policy_learning import Numbers, PolicyLearning, nested
from echobase.ai.weights import EVEN
from echobase.games.assault.ai.players import TABLES, by_side
from echobase.games.assault.documents.tables import map_ids


class AssaultPolicy:
    """Implements `ai.policy_learning.PolicyLearning`: what strides.toml lists for each side."""

    game = "assault"
    about = (
        "What things are worth to each side in Assault on Hoth, where it differs from the table\n"
        "[all] of levels.toml."
    )
    lengths: tuple[float, ...] = (0.1, 0.3)

    def settings(self) -> list[dict[str, Any]]:
        return [{"map": id_, "setup": "default"} for id_ in map_ids()]

    def start(self) -> Numbers:
        found: Numbers = {}
        for side, strides in TABLES.strides().items():
            weights = TABLES.level(EVEN) | TABLES.policy()[side]
            for name in strides:
                found[f"{side}.{name}"] = weights[name]
        return found

    def sizes(self) -> Numbers:
        return {
            f"{side}.{name}": stride
            for side, strides in TABLES.strides().items()
            for name, stride in strides.items()
        }

    def policy(self, numbers: Mapping[str, float]) -> Policy:
        return by_side(EVEN, nested(numbers))


POLICY: Final[PolicyLearning] = AssaultPolicy()
