"""The analysis of a recorded game: chances over time, costly decisions, luck; `analyse`.

See docs/analysis.md.
"""

from echobase.analysis.judge import Estimate, Judge, Playouts
from echobase.analysis.results import Analysis, CostlyDecision, Point, Tally, read, write
from echobase.analysis.running import analyse

__all__ = [
    "Analysis",
    "CostlyDecision",
    "Estimate",
    "Judge",
    "Playouts",
    "Point",
    "Tally",
    "analyse",
    "read",
    "write",
]
