"""How positions of a battle are judged: the facet `value`."""

from typing import Final

from echobase.ai.calibration import calibration
from echobase.ai.valuation import Valuation
from echobase.ai.weights import EVEN
from echobase.games.battle.ai.players import TABLES, first_value
from echobase.games.battle.ai.trooper import Trooper
from echobase.games.battle.ai.weights import Weights

FURTHER: Final = 4
"""Turns beyond the enemy's reply: with fewer, some choices that pay off later look even."""

VALUE: Final = Valuation(
    "battle",
    Trooper(Weights(TABLES.level(EVEN))),
    first_value(),
    calibration(TABLES.calibration()),
    FURTHER,
)
