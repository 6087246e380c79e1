"""The table of predictions and results, for screen and report."""

from echobase.lab.training.learned import Learned
from echobase.text import Text


def calibration_heads(text: Text) -> list[str]:
    return [
        text("report-train-tenth"),
        text("report-train-positions"),
        text("report-train-expected"),
        text("report-train-won"),
    ]


def calibration_rows(learned: Learned) -> list[list[str]]:
    """The rows, tenth by tenth."""
    return [
        [
            f"{100 * one.low:.0f}–{100 * one.high:.0f}%",
            str(one.positions),
            f"{100 * one.expected:.1f}%",
            f"{100 * one.won:.1f}%",
        ]
        for one in learned.tenths
    ]
