"""What networks learn about the decisions of a battle: the facet `networks`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from echobase.ai.network_learning import Doubter, NetworkLearning, Tables
from echobase.ai.player import Policy
from echobase.ai.search import TryJudge
from echobase.ai.weights import EVEN
from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.battle.ai.choice_features import ATTACK, MOVE
from echobase.games.battle.ai.choice_inputs import NAMES
from echobase.games.battle.ai.doubting_trooper import DoubtingTrooper
from echobase.games.battle.ai.network_trooper import kind_of
from echobase.games.battle.ai.players import (
    TABLES,
    fitting_networks,
    learned_value,
    taught,
    weights_of,
)
from echobase.games.battle.ai.standing import COMMON
from echobase.games.battle.documents.tables import scenario_ids
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.rules.steps import step_of


class BattleNetworks:
    """Implements `ai.network_learning.NetworkLearning`: moves and attacks."""

    game = "battle"
    about = (
        "What the general of Battle of Hoth adds to the table [all] of levels.toml: what things\n"
        "are worth to each side, points for the features of choices (choice_features.py), and\n"
        "networks that correct the result (choice_inputs.py)."
    )
    common: Sequence[str] = COMMON
    inputs: Mapping[str, Sequence[str]] = {kind: NAMES[kind] for kind in (MOVE, ATTACK)}
    shares: Mapping[str, float] = {MOVE: 0.35, ATTACK: 0.6}
    point = 0.022

    def __init__(self) -> None:
        self.judge: TryJudge = learned_value()

    def settings(self) -> list[dict[str, Any]]:
        return [{"scenario": id_} for id_ in scenario_ids().values()]

    def tables(self) -> Tables:
        return TABLES.policy()

    def policy(self, tables: Tables) -> Policy:
        return taught(EVEN, tables)

    def kind(self, state: State) -> str:
        kind = kind_of(step_of(as_battle(state).todo[-1]))
        return kind if kind in self.inputs else ""

    def doubters(self, tables: Tables, temperature: float) -> dict[str, Doubter]:
        networks = fitting_networks(tables, "policy")
        return {
            side: DoubtingTrooper(weights_of(EVEN, tables, side), tables, networks, temperature)
            for side in SIDES
        }


NETWORKS: Final[NetworkLearning] = BattleNetworks()
