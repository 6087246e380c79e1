"""The players of Battle of Hoth by name, from weak to strong."""

from functools import cache
from typing import Any, Final

from echobase.ai.network import Network
from echobase.ai.network_file import read_networks, refuse_other_inputs
from echobase.ai.network_learning import Tables
from echobase.ai.plan_search import PlanEffort
from echobase.ai.player import AtOnce, Level, LevelledPlayers, Player, Players
from echobase.ai.policy_learning import policy_table
from echobase.ai.search import Effort, RankingPolicy
from echobase.ai.weights import EVEN, WeightTables
from echobase.core.errors import BadOption
from echobase.core.sides import SIDES
from echobase.games.battle.ai.cadet import Cadet
from echobase.games.battle.ai.captain import Captain
from echobase.games.battle.ai.choice_inputs import NAMES
from echobase.games.battle.ai.general import General
from echobase.games.battle.ai.network_trooper import NetworkTrooper
from echobase.games.battle.ai.planner import Breadth
from echobase.games.battle.ai.standing import COMMON
from echobase.games.battle.ai.taught_trooper import TaughtPair, TaughtTrooper
from echobase.games.battle.ai.trooper import Trooper
from echobase.games.battle.ai.value import NetworkValue, Value, WishfulValue
from echobase.games.battle.ai.value_inputs import value_inputs
from echobase.games.battle.ai.weights import Weights

TABLES: Final = WeightTables("echobase.games.battle.ai")
PLANS: Final = 6000
"""How often a general tries plans of a turn: the first ones, and again those near the best."""
ATTACKS: Final = 240
"""How often it tries an attack, on average."""
FIRST_GENERAL: Final = "general-1"
REBELS: Final = ".rebel"
"""How the names of inputs end that tell a scenario."""


def trooper(style: str) -> Player:
    return AtOnce(Trooper(Weights(TABLES.level(style, "trooper")), plans=False))


def captain(style: str) -> Player:
    """Plans the turn for every card and what units do in it, and considers the reply."""
    return thinker(
        Trooper(Weights(TABLES.level(style, "trooper"))),
        cards=Effort(width=6, tries=8, point=0.018, doubt=0.05),
        units=Effort(width=4, tries=6, point=0.03, doubt=0.04, reply=False),
    )


def general(style: str) -> Player:
    """Knows more, also by experience, and plans whole turns."""
    return planner(taught(style, TABLES.policy(), "policy.toml"))


def admiral(style: str) -> Player:
    """A general that tries five times as much."""
    return planner(taught(style, TABLES.policy(), "policy.toml"), times=5)


def general_by(path: str) -> Player:
    """A general with a policy that `echobase lab train --policy` has learned."""
    return planner(taught(EVEN, policy_table(path), path))


def planner(policy: TaughtPair, times: float = 1.0) -> Player:
    """Tries as many plans and attacks as a general does, or `times` as many."""
    return General(
        policy,
        WishfulValue(learned_value()),
        PlanEffort(tries=int(PLANS * times), doubt=0.025),
        Breadth(cards=6, each=6, near=24, stray=0.4, points=(0.018, 0.03)),
        units=Effort(
            width=5,
            tries=int(ATTACKS * times),
            point=0.03,
            doubt=0.025,
            reply=False,
            paired=True,
        ),
    )


def first_general(times: float = 1.0) -> Player:
    """The general before it learned from its own games: a yardstick for those that follow."""
    return thinker(
        Trooper(Weights(TABLES.level(EVEN))),
        cards=Effort(width=6, tries=int(150 * times), point=0.018, doubt=0.025),
        units=Effort(width=5, tries=int(40 * times), point=0.03, doubt=0.025, reply=False),
    )


def taught(style: str, tables: Tables, where: str = "policy") -> TaughtPair:
    """First thoughts as learned: weights for each side, and corrections by kind of decision.

    `where` names the file of the tables, for errors.
    """
    networks = fitting_networks(tables, where)
    rebel, empire = (
        NetworkTrooper(weights, tables, networks) if networks else TaughtTrooper(weights, tables)
        for weights in [weights_of(style, tables, side) for side in SIDES]
    )
    return TaughtPair(rebel, empire)


def weights_of(style: str, tables: Tables, side: str) -> Weights:
    """What things are worth to a side, as learned, in a style."""
    return Weights(TABLES.styled(style, TABLES.level(EVEN) | tables.get(side, {})))


def fitting_networks(tables: Tables, where: str) -> dict[str, Network]:
    """The networks of a policy, by kind of decision; BadOption for those made for other inputs."""
    networks = read_networks(tables, where)
    for kind, network in networks.items():
        if kind not in NAMES:
            raise BadOption(f"{where}: network.{kind}: known are {', '.join(NAMES)}")
        refuse_other_inputs(network, [*COMMON, *NAMES[kind]], f"{where}: network.{kind}")
    return networks


def thinker(policy: RankingPolicy, cards: Effort, units: Effort) -> Player:
    """Tries choices before making them, and judges by what was learned."""
    return Captain(policy, WishfulValue(first_value()), cards, units)


@cache
def learned_value() -> NetworkValue:
    """What was learned about the chance of winning."""
    return network_value(TABLES.value(), "value.toml")


def network_value(tables: dict[str, Any], where: str) -> NetworkValue:
    """The value in the tables of a file; BadOption unless its network sees what players note."""
    network = read_networks(tables, where)["value"]
    scenarios = [name[: -len(REBELS)] for name in network.inputs if name.endswith(REBELS)]
    refuse_other_inputs(network, value_inputs(scenarios), where)
    return NetworkValue(Weights(TABLES.level(EVEN)), network, scenarios)


def first_value() -> Value:
    """The value of the first general."""
    tables = TABLES.past(FIRST_GENERAL)
    weights = Weights(TABLES.level(EVEN))
    return Value(weights, tables["mover"], tables["other"], tables["scenarios"])


PLAYERS: Final[Players] = LevelledPlayers(
    TABLES,
    Cadet(),
    [
        Level("trooper", trooper),
        Level("captain", captain),
        Level("general", general, seconds=1.0),
        Level("admiral", admiral, seconds=5.0),
    ],
    past={FIRST_GENERAL: first_general},
    by_file=general_by,
)
