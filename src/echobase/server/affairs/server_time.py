"""The time of the server, which is the truth for all clocks; tests can move it."""

import time


def now() -> float:
    """Seconds since 1970."""
    return time.time()
