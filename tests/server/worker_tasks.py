"""What workers do in tests; in a file of its own, because their processes import it."""

import os
import signal


def work(job: str) -> str:
    """Shout, fail or die."""
    if job == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if job == "fail":
        raise ValueError("cannot")
    return job.upper()


def sleep(job: str) -> None:
    """Never be done."""
    signal.pause()


def work_or_hang(job: str) -> str:
    """Shout, or never be done."""
    if job == "hang":
        signal.pause()
    return job.upper()
