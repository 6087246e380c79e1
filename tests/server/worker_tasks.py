"""What workers do in tests; in a file of its own, because their processes import it."""

import os
import signal
import subprocess
import sys
from pathlib import Path


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


def delegate(where: str) -> None:
    """Start another process that is never done, and write down its number; never be done."""
    child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
    Path(where).write_text(str(child.pid), encoding="utf-8")
    signal.pause()
