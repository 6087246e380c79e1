"""The lab: many games at once and what they tell; `simulate`, `tournament`, `read`, `merge`, ...

See docs/lab.md.
"""

from echobase.lab.match import Row
from echobase.lab.plan import Plan, Scenario
from echobase.lab.results import BadResults, Results, merge
from echobase.lab.running import read, simulate, tournament, write
from echobase.lab.statistics import Rating, Share, ratings, wilson
from echobase.lab.summary import (
    PlayerLine,
    ScenarioLine,
    Standing,
    by_player,
    by_scenario,
    pairings,
    standings,
)

__all__ = [
    "BadResults",
    "Plan",
    "PlayerLine",
    "Rating",
    "Results",
    "Row",
    "Scenario",
    "ScenarioLine",
    "Share",
    "Standing",
    "by_player",
    "by_scenario",
    "merge",
    "pairings",
    "ratings",
    "read",
    "simulate",
    "standings",
    "tournament",
    "wilson",
    "write",
]
