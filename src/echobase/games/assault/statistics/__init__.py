"""What is counted in Assault on Hoth: the facet that lab and analysis use."""

from typing import Final

from echobase.games.assault.statistics.losses import LOSSES
from echobase.games.assault.statistics.rolls import ROLLS
from echobase.play.statistics import Losses, Rolls, Statistics


class AssaultStatistics:
    """Implements `play.statistics.Statistics`."""

    losses: Losses = LOSSES
    rolls: Rolls = ROLLS


STATISTICS: Final[Statistics] = AssaultStatistics()
