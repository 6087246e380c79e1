"""A broken game is named in one line, and the others work as if it were not there."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.running_server import open_server
from third_game.distributions import EXAMPLE, forget_games, write_broken

import echobase
from echobase.core import registry
from echobase.core.errors import BadGame

Typed = Callable[[list[str]], tuple[int, str, str]]

MANIFEST = """
from thinice.game import ThinIce

class Broken(ThinIce):
    name = "{name}"
    {more}

GAME = Broken()
"""
BROKEN = {
    "crash": ("import nothing_like_that\n", "ModuleNotFoundError: No module named"),
    "empty": ("GAME = object()\n", "its manifest lacks name, title, contract"),
    "none": ("", "AttributeError: module 'none_game' has no attribute 'GAME'"),
    "old": ("contract = 0", "written for version 0 of the contract; this is version 1"),
    "other": ("title = 'x'\n    name = 'y'", "its manifest is called 'y'"),
    "facet": (
        "facets = {'options': 'no_such_module:OPTIONS'}",
        "its facet options cannot be loaded: ModuleNotFoundError: No module named",
    ),
    "browser": (
        "facets = {'browser': 'thinice.game:NOTHING', 'drawing': 'thinice.drawing:DRAWING'}",
        "its facet browser cannot be loaded: AttributeError: module 'thinice.game'",
    ),
}
LOADS = ("facet", "browser")
"""Those whose manifest is in order."""


@pytest.fixture(params=BROKEN)
def broken(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[str]:
    """One broken game beside the sound ones."""
    name: str = request.param
    code, _ = BROKEN[name]
    if name not in ("crash", "empty", "none"):
        code = MANIFEST.format(name=name, more=code)
    target = tmp_path / "site"
    target.mkdir()
    write_broken(target, name, f"{name}_game:GAME", **{f"{name}_game": code})
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(target))
    forget_games()
    yield name
    monkeypatch.undo()
    forget_games()


def test_it_is_named_with_its_reason(broken: str, typed: Typed) -> None:
    code, out, _ = typed(["games"])
    assert code == 0
    line = next(line for line in out.splitlines() if line.startswith(f"{broken} "))
    assert line.startswith(f"{broken} ({broken} 1.0): cannot be used: game {broken!r}")
    assert BROKEN[broken][1] in line
    assert "battle (echobase " in out
    assert len(out.splitlines()) == 3


def test_it_cannot_be_played(broken: str, typed: Typed) -> None:
    code, _, err = typed(["play", "--terminal", "--game", broken, "--map", "lake"])
    if broken != "browser":  # the terminal needs nothing of the browser
        assert code == 2
        assert err.startswith(f"echobase: game {broken!r}")
        assert len(err.splitlines()) == 1
    if broken not in LOADS:
        with pytest.raises(BadGame):
            echobase.game(broken)


def test_the_other_games_go_on(broken: str, typed: Typed, tmp_path: Path) -> None:
    code, out, _ = typed(["scenarios"])
    assert code == 0
    assert "Battle of Hoth" in out
    assert "Assault on Hoth" in out
    code, _, err = typed(["play", "--terminal", "--game", "assault", "--leaders", "x"])
    assert "--leaders: not an option of Assault on Hoth; it belongs to Battle of Hoth" in err
    assert typed(["check", "last-stand"])[0] == 0
    assert {"battle", "assault"} <= {game.name for game in registry.sound()}
    assert broken not in {game.name for game in registry.sound()}
    with open_server(tmp_path / "data") as server:
        games = server.client.get("/api/catalogue?lang=en").json()["games"]
        assert [game["id"] for game in games][:2] == ["battle", "assault"]
        server.make("battle")
