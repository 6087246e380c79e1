"""Games on a real database of their own, played by Litestar's test client.

The modules in BOTH run twice, on SQLite and on a PostgreSQL that is started for them; those in
LONG_TOO ask the store for nothing that is not asked for there, and use PostgreSQL in the long run.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from server.postgres import Cluster, running
from server.running_server import Server, open_server

from echobase.server.safety import tokens
from echobase.server.storage.databases import place, postgres

BOTH = ["campaign_people", "campaigns", "library", "restart", "runs", "store"]
LONG_TOO = ["lessons", "puzzles", "resign", "said", "standing", "undo"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        subject = metafunc.module.__name__.rpartition("test_")[2]
        kinds: list[Any] = ["sqlite"]
        if subject in [*BOTH, *LONG_TOO]:
            marks = [pytest.mark.long] if subject in LONG_TOO else []
            kinds.append(pytest.param("postgresql", marks=marks))
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of a test are the same whenever it runs."""
    numbers = count()
    monkeypatch.setattr(tokens, "fresh_secret", lambda: f"{next(numbers):064x}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as found:
        yield found


@pytest.fixture
def sqlite(folder: Path) -> str:
    """The address of an empty SQLite database."""
    return place(folder)


@pytest.fixture
def shared(cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database, as on the command line."""
    name = cluster.database()
    yield cluster.address(name)
    cluster.drop(name)


@pytest.fixture
def database(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """The address of an empty database: SQLite, and for some modules PostgreSQL as well."""
    if request.param == "sqlite":
        yield place(folder)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = cluster.database()
    yield postgres(cluster.address(name))
    cluster.drop(name)


@pytest.fixture(scope="module")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, where they do not disturb each other."""
    with open_server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with open_server(database) as opened:
        yield opened
