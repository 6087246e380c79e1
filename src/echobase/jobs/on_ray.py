"""A pool on Ray, here or on a cluster; a process of its own speaks with Ray.

So this process holds nothing of Ray. The other one may die with a lost connection, which no program
that holds one survives, and write to the screen as it likes.
"""

import os
import pickle
import signal
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import lru_cache, partial
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Final
from urllib.parse import urlsplit

from echobase import __version__
from echobase.core.errors import BadOption
from echobase.core.extras import need
from echobase.jobs.processes import UNGUARDED, begin
from echobase.jobs.signals import STOPS, undisturbed
from echobase.jobs.worker_pool import Reply, WorkerLost, attempt, cores

LOCAL: Final = "local"
"""The address that stands for a Ray of our own, started here and ended with the work."""
AUTO: Final = "auto"
"""The address of a Ray that already runs on this machine."""
KNOCK_SECONDS: Final = 5
CONNECT_SECONDS: Final = 90
FAREWELL_SECONDS: Final = 20


def check(address: str) -> None:
    """BadOption when Ray is not installed, or does not answer at its address."""
    need("--ray", "ray", "ray")
    if address in (LOCAL, AUTO):
        return
    host, port = _parts(address)
    try:
        socket.create_connection((host, port), KNOCK_SECONDS).close()
    except OSError as error:
        raise BadOption(f"ray: nobody answers at {address}: {error.strerror or error}") from None


def _parts(address: str) -> tuple[str, int]:
    """Host and port."""
    place = address.removeprefix("ray://")
    try:
        parts = urlsplit(f"//{place}")
        if parts.netloc == place and parts.hostname and parts.port:
            return parts.hostname, parts.port
    except ValueError:
        pass  # a port that is not a number
    raise BadOption(
        f"ray: {LOCAL}, {AUTO}, HOST:PORT or ray://HOST:PORT is an address; got {address!r}"
    )


class RayPool:
    """Sends all jobs through one pipe; Ray decides who does them."""

    def __init__(self, pipe: Connection, address: str) -> None:
        self.size = 0
        self.under_way = 0
        self._pipe = pipe
        self._address = address

    def meet(self) -> None:
        """Wait until Ray is there and says how many jobs it can take."""
        if not self._pipe.poll(CONNECT_SECONDS):
            raise WorkerLost(f"no Ray answers at {self._address}")
        try:
            size, error = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerLost(
                f"Ray ({self._address}) ended before it began: out of memory, or {UNGUARDED}"
            ) from None
        if error is not None:
            raise WorkerLost(f"Ray ({self._address}): {error}")
        self.size = size

    def give(self, number: int, job: Any) -> None:
        try:
            self._pipe.send((number, job))
        except OSError:
            raise self._lost() from None
        self.under_way += 1

    def reply(self) -> tuple[int, Reply]:
        try:
            number, reply = self._pipe.recv()
        except (EOFError, OSError):
            self.under_way = 0
            raise self._lost() from None
        self.under_way -= 1
        if isinstance(reply[1], WorkerLost):
            raise reply[1]
        return number, reply

    def _lost(self) -> WorkerLost:
        return WorkerLost(f"the connection to Ray ({self._address}) is lost")


@contextmanager
def pool(
    work: Callable[[Any], Any], jobs: int, workers: int | None, address: str
) -> Iterator[RayPool]:
    """The pool that Ray offers for n jobs; a Ray of our own ends with the block."""
    with undisturbed():
        process, pipe = begin(mediate, address, jobs, workers, pickle.dumps(work))
    try:
        found = RayPool(pipe, address)
        found.meet()
        yield found
    finally:
        pipe.close()
        process.join(FAREWELL_SECONDS)
        process.kill()
        process.join()


def mediate(pipe: Connection, address: str, jobs: int, workers: int | None, work: bytes) -> None:
    """The main loop of the process between; it ends when its parent is done or gone."""
    stand_apart()
    import ray

    try:
        pipe.send((connect(address, jobs, workers), None))
    except Exception as error:
        pipe.send((0, reason(error)))
        return
    task = ray.remote(num_cpus=1, max_retries=0)(labour)
    shared = ray.put(work)
    tell = partial(pass_on, pipe, Lock())
    try:
        while True:
            number, job = pipe.recv()
            doing = task.remote(__version__, shared, job).future()
            doing.add_done_callback(partial(tell, number))
    except (EOFError, OSError):
        ray.shutdown()


def stand_apart() -> None:
    """Shield the process from Ctrl-C, which Ray would handle itself, and silence it."""
    if hasattr(os, "setsid"):
        os.setsid()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


def connect(address: str, jobs: int, workers: int | None) -> int:
    """Start or join Ray; returns how many jobs it gets at once."""
    import ray

    options: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    if address == LOCAL:
        options["num_cpus"] = min(workers or cores(), jobs)
        options["include_dashboard"] = False
    ray.init(address, **options)
    if workers is not None:
        return workers
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    # Twice as many as cores, so that nobody waits for the next job to arrive.
    return 2 * max(1, int(resources.get("CPU", 0)))


def labour(version: str, work: bytes, job: Any) -> Reply:
    """One job, in a process of Ray."""
    if version != __version__:
        found = f"ray: its workers have echobase {__version__}, but this is {version}"
        return None, BadOption(f"{found}; install the same everywhere")
    return attempt(unpacked(work), job)


@lru_cache(maxsize=1)
def unpacked(work: bytes) -> Callable[[Any], Any]:
    """Load the work once for all jobs in a row: it often caches what took time to prepare."""
    found: Callable[[Any], Any] = pickle.loads(work)
    return found


def pass_on(pipe: Connection, lock: Lock, number: int, done: "Future[Reply]") -> None:
    """Hand a reply to whoever gave the job."""
    error = done.exception()
    lost = WorkerLost(f"a Ray worker ended before its time: {reason(error)}") if error else None
    with lock:
        pipe.send((number, (None, lost) if lost else done.result()))


def reason(error: BaseException) -> str:
    """The first line of Ray's message, which can be very long."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__).rstrip(".")
