"""Thin Ice, really installed as a distribution of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from third_game.distributions import EXAMPLE, forget_games, install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the distribution of Thin Ice was installed."""
    folder = tmp_path_factory.mktemp("third")
    install(EXAMPLE, folder, folder / "site")
    return folder / "site"


@pytest.fixture
def thinice(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Thin Ice among the games, for one test."""
    monkeypatch.syspath_prepend(str(site))
    forget_games()
    yield
    monkeypatch.undo()
    forget_games()
