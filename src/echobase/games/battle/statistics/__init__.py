"""What is counted in Battle of Hoth: the facet that lab and analysis use."""

from typing import Final

from echobase.games.battle.statistics.losses import LOSSES
from echobase.games.battle.statistics.rolls import ROLLS
from echobase.play.statistics import Losses, Rolls, Statistics


class BattleStatistics:
    """Implements `play.statistics.Statistics`."""

    losses: Losses = LOSSES
    rolls: Rolls = ROLLS


STATISTICS: Final[Statistics] = BattleStatistics()
