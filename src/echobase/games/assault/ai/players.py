"""The players of Assault on Hoth by name, from weak to strong."""

from collections.abc import Mapping
from typing import Final

from echobase.ai.player import AtOnce, Level, LevelledPlayers, Player, Players
from echobase.ai.policy_learning import policy_table
from echobase.ai.search import Effort
from echobase.ai.weights import EVEN, Table, WeightTables
from echobase.core.sides import SIDES
from echobase.games.assault.ai.by_side import BySide
from echobase.games.assault.ai.cadet import Cadet
from echobase.games.assault.ai.captain import Captain
from echobase.games.assault.ai.general import General
from echobase.games.assault.ai.trooper import Trooper
from echobase.games.assault.ai.value import Value
from echobase.games.assault.ai.weights import Weights

TABLES: Final = WeightTables("echobase.games.assault.ai")
WAYS: Final = 4
"""Ways to play a round that captain and general follow side by side."""
TRIES: Final = 24
"""How often a general tries a shot."""
FIRST_GENERAL: Final = "general-1"


def trooper(style: str) -> Player:
    return AtOnce(Trooper(Weights(TABLES.level(style, "trooper"))))


def captain(style: str) -> Player:
    """Plans every round, with an eye on the rest of the turn."""
    eyes = Trooper(Weights(TABLES.level(style, "captain")))
    return Captain(BySide(eyes, eyes), width=WAYS)


def general(style: str) -> Player:
    """Plans with more knowledge, and tries what matters most."""
    return planner(by_side(style, TABLES.policy()))


def admiral(style: str) -> Player:
    """A general that tries five times as much."""
    return planner(by_side(style, TABLES.policy()), tries=5 * TRIES)


def general_by(path: str) -> Player:
    """A general with a policy that `echobase lab train --policy` has learned."""
    return planner(by_side(EVEN, policy_table(path)))


def first_general() -> Player:
    """The general before it learned from its own games: a yardstick for those that follow."""
    return planner(by_side(EVEN, TABLES.past(FIRST_GENERAL)))


def planner(policy: BySide, tries: int = TRIES) -> Player:
    """Plans and tries as much as a general does, or more."""
    return General(
        Captain(policy, width=WAYS),
        learned_value(),
        shots=Effort(width=5, tries=tries, point=0.003, doubt=0.006),
    )


def learned_value() -> Value:
    """What was learned about the chance of winning."""
    learned = TABLES.value()
    return Value(learned["features"], learned["maps"], rounds=2)


def by_side(style: str, tables: Mapping[str, Table]) -> BySide:
    """First thoughts by the weights that a policy has for each side, in a style."""
    rebel, empire = (
        Trooper(Weights(TABLES.styled(style, TABLES.level(EVEN) | tables.get(side, {}))))
        for side in SIDES
    )
    return BySide(rebel, empire)


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
