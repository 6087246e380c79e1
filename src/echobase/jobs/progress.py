"""How far many jobs have come."""

from collections.abc import Callable

Progress = Callable[[int, int], None]
"""Called at the start and after each job: how many are done, and out of how many."""
