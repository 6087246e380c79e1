"""What networks learn about the decisions of a battle: the facet `networks`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from echobase.ai.network_learning import Explorer, NetworkLearning, Tables
from echobase.ai.player import Policy
from echobase.ai.weights import EVEN
from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.battle.ai.choice_inputs import NAMES
from echobase.games.battle.ai.exploring_trooper import ExploringTrooper
from echobase.games.battle.ai.luck import LUCK, Fortune
from echobase.games.battle.ai.outlook import COMMON
from echobase.games.battle.ai.players import TABLES, fitting_networks, taught, weights_of
from echobase.games.battle.documents.tables import scenario_ids
from echobase.games.battle.rules.state import as_battle


class BattleNetworks:
    """Implements `ai.network_learning.NetworkLearning`: cards, orders, moves and attacks."""

    game = "battle"
    about = (
        "What the general of Battle of Hoth adds to the table [all] of levels.toml: what things\n"
        "are worth to each side, points for the features of choices (choice_features.py), and\n"
        "networks that correct the result (choice_inputs.py)."
    )
    common: Sequence[str] = COMMON
    inputs: Mapping[str, Sequence[str]] = NAMES
    point = 0.022
    lucks = len(LUCK)

    def __init__(self) -> None:
        self._fortune = Fortune()

    def settings(self) -> list[dict[str, Any]]:
        return [{"scenario": id_} for id_ in scenario_ids().values()]

    def tables(self) -> Tables:
        return TABLES.policy()

    def policy(self, tables: Tables) -> Policy:
        return taught(EVEN, tables, "policy")

    def explorers(self, tables: Tables, temperature: float, share: float) -> dict[str, Explorer]:
        networks = fitting_networks(tables, "policy")
        found: dict[str, Explorer] = {}
        for side in SIDES:
            weights = weights_of(EVEN, tables, side)
            found[side] = ExploringTrooper(weights, tables, networks, temperature, share)
        return found

    def turn(self, state: State) -> int:
        return as_battle(state).turns[0] + as_battle(state).turns[1]

    def luck(self, state: State, outcome: int) -> list[float]:
        return self._fortune.of(as_battle(state), outcome)


NETWORKS: Final[NetworkLearning] = BattleNetworks()
