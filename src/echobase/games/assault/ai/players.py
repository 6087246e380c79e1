"""The players of Assault on Hoth by name, from weak to strong."""

from typing import Final

from echobase.ai.player import AtOnce, LevelledPlayers, Player, Players
from echobase.ai.search import Effort
from echobase.ai.weights import WeightTables
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


def trooper(style: str) -> Player:
    return AtOnce(Trooper(Weights(TABLES.level(style, "trooper"))))


def captain(style: str) -> Player:
    """Plans every round, with an eye on the rest of the turn."""
    eyes = Trooper(Weights(TABLES.level(style, "captain")))
    return Captain(BySide(eyes, eyes), width=WAYS)


def general(style: str) -> Player:
    """Plans with more knowledge, and tries what matters most."""
    return General(
        Captain(by_side(style), width=WAYS),
        learned_value(),
        shots=Effort(width=5, tries=24, point=0.003, doubt=0.006),
    )


def learned_value() -> Value:
    """What was learned about the chance of winning."""
    learned = TABLES.value()
    return Value(learned["features"], learned["maps"], rounds=2)


def by_side(style: str) -> BySide:
    """Knows everything, and each side for itself."""
    rebel, empire = (Trooper(Weights(TABLES.side(side, style))) for side in SIDES)
    return BySide(rebel, empire)


PLAYERS: Final[Players] = LevelledPlayers(
    TABLES, Cadet(), {"trooper": trooper, "captain": captain, "general": general}
)
