"""How positions of an assault are judged: the facet `value`."""

from typing import Final

from echobase.ai.calibration import calibration
from echobase.ai.valuation import Valuation
from echobase.ai.weights import EVEN
from echobase.games.assault.ai.players import TABLES, by_side, learned_value

FURTHER: Final = 10
"""Rounds beyond those in which the enemy may reply: half a turn."""

VALUE: Final = Valuation(
    "assault",
    by_side(EVEN, TABLES.policy()),
    learned_value(),
    calibration(TABLES.calibration()),
    FURTHER,
)
