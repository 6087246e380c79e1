"""The analysis of a recorded game: chances over time, costly decisions, luck; `analyse`.

See docs/analysis.md.
"""

from echobase.analysis.results import (
    Analysis,
    CostlyDecision,
    Fortune,
    Point,
    SeatReview,
    Tally,
    read,
    write,
)
from echobase.analysis.running import analyse
from echobase.play.reasons import ReasonFact

__all__ = [
    "Analysis",
    "CostlyDecision",
    "Fortune",
    "Point",
    "ReasonFact",
    "SeatReview",
    "Tally",
    "analyse",
    "read",
    "write",
]
