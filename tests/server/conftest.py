"""Games on a real database in a folder of their own, played by Litestar's test client."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from server.running_server import Server, open_server

from echobase.server import fair_dice as luck


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of a test are the same whenever it runs."""
    numbers = count()
    monkeypatch.setattr(luck, "fresh_secret", lambda: f"{next(numbers):064x}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    with open_server(folder) as opened:
        yield opened
