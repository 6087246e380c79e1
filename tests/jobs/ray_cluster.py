"""A Ray of two cores for tests, in a folder and with a token of its own."""

import os
import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from echobase.jobs.on_ray import stand_apart
from echobase.jobs.processes import begin


@contextmanager
def settings() -> Iterator[Path]:
    """Whatever Ray keeps is kept in this folder for a while, and only we may use it."""
    # The path of a socket must be short, so it is none of pytest's folders.
    with TemporaryDirectory(prefix="ray") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        yield Path(folder)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a Ray that runs until the end of the block."""
    with settings():
        process, pipe = begin(live)
        address: str = pipe.recv()
        try:
            yield address
        finally:
            pipe.close()
            process.join()


def live(pipe: Connection) -> None:
    """The life of the process that holds it."""
    stand_apart()
    import ray

    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    pipe.send(ray.get_runtime_context().gcs_address)
    try:
        pipe.recv()
    except EOFError:
        ray.shutdown()


def processes(*signs: str) -> list[int]:
    """Those whose command line has all of these in it."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            line = (place / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue  # it has just ended
        if all(sign in line for sign in signs):
            found.append(int(place.name))
    return found


def kill_workers() -> None:
    """All processes that do a job for Ray right now."""
    for number in processes("ray::labour"):
        os.kill(number, signal.SIGKILL)
