"""A process that holds the lock of a file."""

from multiprocessing.connection import Connection
from pathlib import Path

from echobase.jobs.lock import only_writer


def hold(pipe: Connection, path: Path) -> None:
    """Say so, and wait for the end."""
    with only_writer(path):
        pipe.send(True)
        pipe.recv()
