"""A PostgreSQL of the tests' own: in a temporary folder, on a socket there, not as root."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

from echobase.server.storage.databases import postgres
from echobase.server.storage.store import migrate

DEBIAN = Path("/usr/lib/postgresql")
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=")
"""Settings for data that nobody needs after the tests."""


def programs() -> Path:
    """The folder of initdb and pg_ctl: of the newest version of Debian, or in the PATH."""
    debian = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = str(debian[-1]) if debian else shutil.which("initdb")
    assert found, "PostgreSQL is missing: apt-get install postgresql"
    return Path(found).parent


class Cluster:
    """A database server that can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = programs()
        self.user = unprivileged() if os.getuid() == 0 else None
        self.numbers = count()
        if self.user is not None:
            shutil.chown(folder, self.user)
        self.run("initdb", "--auth=trust", "--username=echobase", "--encoding=UTF8", "--no-sync")
        settings = [*FAST, f"unix_socket_directories={folder}"]
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in map(pair, settings))

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, "--pgdata", self.folder / "data", *words],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        self.run("pg_ctl", "start", "--wait", "--log", str(self.folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def address(self, name: str) -> str:
        """A database, as somebody would name it on the command line."""
        return f"postgresql://echobase@/{name}?host={self.folder}"

    def ask(self, words: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(words.encode())

    def database(self) -> str:
        """The name of a new database whose tables are up to date."""
        number = next(self.numbers)
        if not number:
            self.ask("CREATE DATABASE fresh")
            migrate(postgres(self.address("fresh")))
        name = f"games{number}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE fresh")
        return name

    def drop(self, name: str) -> None:
        self.ask(f"DROP DATABASE {name} WITH (FORCE)")


def unprivileged() -> str:
    """A user that PostgreSQL runs as when the tests run as root."""
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def pair(setting: str) -> tuple[str, str]:
    name, _, value = setting.partition("=")
    return name, value


@contextmanager
def running() -> Iterator[Cluster]:
    """A database server, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="eb-pg-", dir="/tmp") as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
