"""Server processes that are killed and started again, and PostgreSQL for several of them."""

import asyncio
import http.client
import json
import os
import signal
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from load import SERVE, UNLIMITED

sys.path.append(str(Path(__file__).parents[2] / "tests"))
from server.postgres import Cluster

STARTING: Final = 600.0
"""Seconds that a server may take to start."""
DURABLE: Final = ("fsync", "synchronous_commit", "full_page_writes")
"""What PostgreSQL needs to keep its word when it is stopped at once."""
WORKER: Final = b"--multiprocessing-fork"
"""A word on the command line of every worker process."""
TRACEBACK: Final = "Traceback (most recent call last)"


class ServerProcess:
    """A server that goes by a new address each time it is started."""

    def __init__(self, options: Sequence[str], log: Path) -> None:
        self.options = options
        self.log = log
        self.url = ""
        self.up = asyncio.Event()
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        if self.up.is_set():
            return
        words = ["serve", "--port", "0", *UNLIMITED, *self.options]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-u", "-c", SERVE, *words),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), STARTING)).decode()
        found = [word for word in line.split() if word.startswith("http")]
        if not found:
            raise SystemExit(f"the server does not start:\n{self.log.read_text()[-2000:]}")
        self.url = found[0]
        self.up.set()

    def crashed(self) -> int:
        """The exit code of a server that has ended by itself; 0 if it has not."""
        running = self.process if self.up.is_set() else None
        return 0 if running is None else running.returncode or 0

    async def end(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process is None:
            return
        self.up.clear()
        with suppress(ProcessLookupError):
            self.process.send_signal(how)
        await self.process.wait()
        self.process = None

    async def address(self) -> str:
        """Where it is, once it is there."""
        await self.up.wait()
        return self.url

    async def ask(self, path: str, body: object = None, **headers: str) -> bytes:
        """The answer to a request; it is asked again while the server is down."""
        while True:
            url = await self.address()
            try:
                return await asyncio.to_thread(request, f"{url}{path}", body, headers)
            except urllib.error.HTTPError as error:
                if error.code != 503:  # the database is away
                    raise
            except (OSError, http.client.HTTPException):
                pass
            await asyncio.sleep(0.1)

    def workers(self) -> list[int]:
        """The processes in which computer players think."""
        own = str(self.process.pid) if self.process is not None else ""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
                if parent == own and WORKER in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
        return sorted(found)

    def kill_worker(self) -> bool:
        """Kill a process in which a computer player thinks; whether there was one."""
        for pid in self.workers():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                return True
        return False

    def tracebacks(self) -> int:
        """How many errors that nobody expected it has written to its log."""
        return self.log.read_text(errors="replace").count(TRACEBACK)


def request(url: str, body: object, headers: dict[str, str]) -> bytes:
    """A body of bytes is sent as it is, any other as JSON."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if body is None or isinstance(body, bytes):
        data = body
    else:
        data = json.dumps(body).encode()
        named["content-type"] = "application/json"
    wanted = urllib.request.Request(url, data, named)
    with urllib.request.urlopen(wanted, timeout=60) as answer:
        return bytes(answer.read())


async def asked(server: ServerProcess, path: str, body: object = None, **headers: str) -> Any:
    """The answer to a request, read as JSON."""
    return json.loads(await server.ask(path, body, **headers))


@contextmanager
def durable_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that loses nothing it has confirmed, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="eb-pg-", dir="/tmp") as folder:
        cluster = Cluster(Path(folder))
        with (Path(folder) / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = on\n" for name in DURABLE)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
