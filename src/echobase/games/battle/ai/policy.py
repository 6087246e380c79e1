"""What the first thoughts of the general are made of: the facet `policy`."""

from collections.abc import Mapping
from typing import Any, Final

from echobase.ai.player import Policy
from echobase.ai.policy_learning import Numbers, PolicyLearning, nested
from echobase.ai.weights import EVEN
from echobase.core.sides import SIDES
from echobase.games.battle.ai.players import TABLES, taught
from echobase.games.battle.documents.tables import scenario_ids

FIXED: Final = ("medal", "wish", "carry", "support")
"""Weights that are the same for both sides: the others are measured by a medal, and the scenarios
need no more of them."""
SHARE: Final = 0.075
"""How far a weight of a side is varied, as a share of it."""


class BattlePolicy:
    """Implements `ai.policy_learning.PolicyLearning`: weights of each side, and corrections."""

    game = "battle"
    about = (
        "What the general of Battle of Hoth adds to the table [all] of levels.toml: what things\n"
        "are worth to each side, and points for the features of choices (choice_features.py)."
    )
    lengths: tuple[float, ...] = (0.3, 0.75)

    def settings(self) -> list[dict[str, Any]]:
        return [{"scenario": id_} for id_ in scenario_ids().values()]

    def start(self) -> Numbers:
        known = TABLES.policy()
        found: Numbers = {}
        for side in SIDES:
            weights = TABLES.level(EVEN) | known.get(side, {})
            for name, weight in weights.items():
                if name not in FIXED:
                    found[f"{side}.{name}"] = weight
        for kind, strides in TABLES.strides().items():
            for name in strides:
                found[f"{kind}.{name}"] = float(known.get(kind, {}).get(name, 0.0))
        return found

    def sizes(self) -> Numbers:
        level = TABLES.level(EVEN)
        found: Numbers = {}
        for side in SIDES:
            for name, weight in level.items():
                if name not in FIXED:
                    found[f"{side}.{name}"] = SHARE * weight
        for kind, strides in TABLES.strides().items():
            for name, stride in strides.items():
                found[f"{kind}.{name}"] = stride
        return found

    def policy(self, numbers: Mapping[str, float]) -> Policy:
        return taught(EVEN, nested(numbers))


POLICY: Final[PolicyLearning] = BattlePolicy()
