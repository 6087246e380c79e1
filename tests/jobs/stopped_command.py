"""Commands that are stopped in the middle by a signal or a killed process."""

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import multiprocessing, os, signal
from contextlib import contextmanager
from echobase.cli import main
from echobase.{package} import command

@contextmanager
def stopping(name):
    yield lambda done, wanted: {stop} if done == {after} else None

if __name__ == "__main__":
    command.shown = stopping
    main()
"""


def ran(
    folder: Path, package: str, words: str, after: int = 0, stop: str = "None"
) -> subprocess.CompletedProcess[str]:
    """A command in a group of its own, until the last of its processes has ended.

    Once this many games are done, `stop` is carried out.
    """
    script = folder / "script.py"
    text = SCRIPT.format(package=package, stop=stop, after=after)
    script.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(script), *words.split()],
        capture_output=True,
        text=True,
        cwd=folder,
        start_new_session=True,
        timeout=120,
        check=False,
    )
