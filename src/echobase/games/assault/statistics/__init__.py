"""What is counted in Assault on Hoth: the facet that lab, analysis and hints use."""

from typing import Final

from echobase.games.assault.statistics.ledger import LEDGER
from echobase.games.assault.statistics.losses import LOSSES
from echobase.games.assault.statistics.rolls import ROLLS
from echobase.play.statistics import Ledger, Losses, Rolls, Statistics


class AssaultStatistics:
    """Implements `play.statistics.Statistics`."""

    losses: Losses = LOSSES
    rolls: Rolls = ROLLS
    ledger: Ledger = LEDGER


STATISTICS: Final[Statistics] = AssaultStatistics()
