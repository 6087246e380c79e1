"""Time that a test moves: no test waits for a clock."""

from dataclasses import dataclass

import pytest

from echobase.server.affairs import server_time, timekeeper


@dataclass
class MovedTime:
    """The time of the server."""

    at: float = 1_000_000.0

    def now(self) -> float:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += seconds


def moved_time(monkeypatch: pytest.MonkeyPatch) -> MovedTime:
    """The time of a server that looks at its clocks often."""
    time = MovedTime()
    monkeypatch.setattr(server_time, "now", time.now)
    monkeypatch.setattr(timekeeper, "PERIOD", 0.01)
    return time
