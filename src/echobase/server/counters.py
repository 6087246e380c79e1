"""What this process counts while it runs; `metrics.py` tells it to Prometheus."""

from typing import Final


class Counter:
    """A number that only grows while the process lives."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.value = 0.0

    def add(self, amount: float = 1) -> None:
        self.value += amount


ROWS: Final = Counter("echobase_rows_total", "Actions that were stored, chance included.")
WRITES: Final = Counter("echobase_writes_total", "Transactions that stored actions.")
WRITING: Final = Counter("echobase_writing_seconds_total", "Time that these transactions took.")
NOT_STORED: Final = Counter("echobase_not_stored_total", "Choices that could not be stored.")
REFUSALS: Final = Counter("echobase_refusals_total", "Messages of players that were refused.")
THOUGHTS: Final = Counter("echobase_thoughts_total", "Decisions asked of computer players.")
NOTICES: Final = Counter("echobase_notices_total", "Changes that other processes told of.")
COUNTERS: Final = (ROWS, WRITES, WRITING, NOT_STORED, REFUSALS, THOUGHTS, NOTICES)
