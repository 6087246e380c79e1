"""What is counted in Battle of Hoth: the facet that lab, analysis and hints use."""

from typing import Final

from echobase.games.battle.statistics.ledger import LEDGER
from echobase.games.battle.statistics.losses import LOSSES
from echobase.games.battle.statistics.rolls import ROLLS
from echobase.play.statistics import Ledger, Losses, Rolls, Statistics


class BattleStatistics:
    """Implements `play.statistics.Statistics`."""

    losses: Losses = LOSSES
    rolls: Rolls = ROLLS
    ledger: Ledger = LEDGER


STATISTICS: Final[Statistics] = BattleStatistics()
