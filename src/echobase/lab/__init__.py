"""The lab: many games at once and their statistics; `simulate`, `tournament`, `balance`, ...

See docs/lab.md.
"""

from echobase.lab.chronicle import Fallen, GameFacts
from echobase.lab.curves import Curve, Curves
from echobase.lab.even_search import EvenSearch, Proposal, make_even
from echobase.lab.match import Row
from echobase.lab.plan import Plan, PlannedScenario
from echobase.lab.report import write_report
from echobase.lab.results import BadResults, Results, merge
from echobase.lab.running import balance, read, simulate, tournament, write
from echobase.lab.statistics import Rating, Share, Spread, ratings, wilson
from echobase.lab.summary import (
    Ending,
    PlayerLine,
    ScenarioLine,
    Standing,
    by_player,
    by_scenario,
    pairings,
    standings,
)
from echobase.lab.training import Learned, Tenth, train, write_learned_report

__all__ = [
    "BadResults",
    "Curve",
    "Curves",
    "Ending",
    "EvenSearch",
    "Fallen",
    "GameFacts",
    "Learned",
    "Plan",
    "PlannedScenario",
    "PlayerLine",
    "Proposal",
    "Rating",
    "Results",
    "Row",
    "ScenarioLine",
    "Share",
    "Spread",
    "Standing",
    "Tenth",
    "balance",
    "by_player",
    "by_scenario",
    "make_even",
    "merge",
    "pairings",
    "ratings",
    "read",
    "simulate",
    "standings",
    "tournament",
    "train",
    "wilson",
    "write",
    "write_learned_report",
    "write_report",
]
