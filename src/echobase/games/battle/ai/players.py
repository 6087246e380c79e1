"""The players of Battle of Hoth by name, from weak to strong."""

from typing import Final

from echobase.ai.network import Network
from echobase.ai.network_file import read_networks, refuse_other_inputs
from echobase.ai.network_learning import Tables
from echobase.ai.player import AtOnce, LevelledPlayers, Player, Players
from echobase.ai.policy_learning import policy_table
from echobase.ai.search import Effort, RankingPolicy
from echobase.ai.weights import EVEN, WeightTables
from echobase.core.errors import BadOption
from echobase.core.sides import SIDES
from echobase.games.battle.ai.cadet import Cadet
from echobase.games.battle.ai.captain import Captain
from echobase.games.battle.ai.choice_inputs import NAMES
from echobase.games.battle.ai.network_trooper import NetworkTrooper
from echobase.games.battle.ai.outlook import COMMON
from echobase.games.battle.ai.taught_trooper import TaughtPair, TaughtTrooper
from echobase.games.battle.ai.trooper import Trooper
from echobase.games.battle.ai.value import Value, WishfulValue
from echobase.games.battle.ai.weights import Weights

Learned = tuple[Weights, dict[str, float], dict[str, float], dict[str, list[float]]]
"""What makes a value."""
TABLES: Final = WeightTables("echobase.games.battle.ai")


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
    """Knows more, also by experience, and tries more."""
    return tireless(taught(style, TABLES.policy(), "policy.toml"))


def general_by(path: str) -> Player:
    """A general with a policy that `echobase lab train --policy` has learned."""
    return tireless(taught(EVEN, policy_table(path), path))


def first_general() -> Player:
    """The general before it learned from its own games: a yardstick for those that follow."""
    return tireless(Trooper(Weights(TABLES.level(EVEN))))


def tireless(policy: RankingPolicy) -> Player:
    """Tries as much as a general does."""
    return thinker(
        policy,
        cards=Effort(width=6, tries=150, point=0.018, doubt=0.025),
        units=Effort(width=5, tries=40, point=0.03, doubt=0.025, reply=False),
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
    return Captain(policy, WishfulValue(*learned()), cards, units)


def learned_value() -> Value:
    """What was learned about the chance of winning."""
    return Value(*learned())


def learned() -> Learned:
    """The weights of a value."""
    tables = TABLES.value()
    return Weights(TABLES.level(EVEN)), tables["mover"], tables["other"], tables["scenarios"]


PLAYERS: Final[Players] = LevelledPlayers(
    TABLES,
    Cadet(),
    {"trooper": trooper, "captain": captain, "general": general},
    past={"general-1": first_general},
    by_file=general_by,
)
