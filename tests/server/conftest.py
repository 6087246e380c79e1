"""Games on a real database in a folder of their own, played by Litestar's test client."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.house import House, open_house


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def house(folder: Path) -> Iterator[House]:
    with open_house(folder) as opened:
        yield opened
