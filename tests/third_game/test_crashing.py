"""A game that crashes in its own code is named in one line, and the others work without it."""

import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from server.running_server import Server, open_server
from third_game.distributions import EXAMPLE, forget_games, write_broken

from echobase.core.files import folder

Typed = Callable[[list[str]], tuple[int, str, str]]
Wreck = Callable[[str], None]

WRECK = """
import os

from echobase.text.words import PlainWords
from abyss.drawing import DRAWING
from abyss.game import GAME
from abyss.rules import RaceState


class Words(PlainWords):
    pass


WORDS = Words("abyss")
GAME.facets = {**GAME.facets, "words": "abyss.wreck:WORDS"}
OWNERS = {"game": type(GAME), "state": RaceState, "words": Words, "drawing": type(DRAWING)}


def sink(*given, **more):
    raise RuntimeError("sank\\nwith all hands")


def wreck(what):
    owner, method = what.split(".")
    setattr(OWNERS[owner], method, sink)


if "SINKS" in os.environ:  # in a worker process, too
    wreck(os.environ["SINKS"])
"""
SANK = "game 'abyss' (abyss 1.0): RuntimeError: sank (wreck.py, line "


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Wreck]:
    """Thin Ice under another name; a call of the fixture makes a method crash: `state.actions`."""
    target = tmp_path / "site"
    shutil.copytree(EXAMPLE / "thinice", target / "abyss")
    for file in [*target.rglob("*.py"), *target.rglob("*.ftl")]:
        text = file.read_text(encoding="utf-8").replace("Thin Ice", "Abyss")
        file.write_text(text.replace("thinice", "abyss"), encoding="utf-8")
    (target / "abyss" / "wreck.py").write_text(WRECK, encoding="utf-8")
    write_broken(target, "abyss", "abyss.wreck:GAME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.syspath_prepend(str(target))
    forget_games()

    def wreck(what: str) -> None:
        monkeypatch.setenv("SINKS", what)
        import_module("abyss.wreck").wreck(what)

    yield wreck
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.partition(".")[0] == "abyss"]:
        del sys.modules[name]
    forget_games()


PLAY = "play --terminal --game abyss"
SIMULATE = "simulate --game abyss --games 1 --players random"


@pytest.mark.parametrize(
    ("what", "command"),
    [
        ("game.start", PLAY),
        ("game.start", SIMULATE),
        ("game.start", "show lake"),
        ("game.preview", "show lake --svg x.svg"),
        ("game.schema", "schema --game abyss"),
        ("game.scenarios", "scenarios --game abyss"),
        ("state.to_act", PLAY),
        ("state.actions", PLAY),
        ("state.actions", SIMULATE),
        ("state.apply", SIMULATE + " --workers 2"),
        ("state.view", "show lake"),
        ("words.story", "show lake"),
        ("words.scenario_name", PLAY),
        ("words.narrator", PLAY),
        ("drawing.draw", "show lake --svg x.svg"),
    ],
)
def test_a_crash_is_one_line_that_names_the_game(
    what: str, command: str, crashing: Wreck, typed: Typed
) -> None:
    crashing(what)
    code, _, err = typed(command.split())
    assert (code, len(err.splitlines())) == (2, 1), err
    assert err.startswith(f"echobase: {SANK}")


@pytest.mark.parametrize("what", ["game.find_scenario", "game.scenarios", "game.start"])
def test_the_other_games_go_on(what: str, crashing: Wreck, typed: Typed) -> None:
    crashing(what)
    assert typed(["show", "blizzard"])[0] == 0
    assert typed(["check", "last-stand"])[0] == 0
    code, out, _ = typed(["scenarios"])
    assert code == 0
    assert "Blizzard" in out


def test_a_game_that_does_not_start_is_listed_as_broken(crashing: Wreck, typed: Typed) -> None:
    crashing("game.start")
    out = typed(["games"])[1]
    assert "abyss (abyss 1.0): cannot be used: game 'abyss': cannot be started: RuntimeError" in out


def test_one_bad_scenario_does_not_end_a_check(crashing: Wreck, typed: Typed) -> None:
    crashing("words.summary")
    code, out, err = typed(["check", "lake", "last-stand"])
    assert (code, err) == (2, f"echobase: lake: {err.partition('lake: ')[2]}")
    assert SANK in err
    assert "last-stand: OK" in out


def test_a_saved_game_of_it_is_left_alone(
    crashing: Wreck, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("saw B4\n"))
    typed(PLAY.split())
    saved = list(folder("saves").glob("*.txt"))
    assert len(saved) == 1
    crashing("state.apply")
    code, _, err = typed(["play", "--terminal"])
    assert (code, SANK in err) == (0, True)
    assert list(folder("saves").glob("*lake*")) == saved


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path / "data") as opened:
        yield opened


def test_the_server_says_which_game_cannot_be_started(crashing: Wreck, server: Server) -> None:
    crashing("game.start")
    wanted = {"game": "abyss", "seats": [{"kind": "person"}, {"kind": "person"}]}
    answer = server.client.post("/api/games", json=wanted)
    assert (answer.status_code, answer.json()["error"]) == (500, "broken-game")
    assert answer.json()["text"].startswith(SANK)
    games = server.client.get("/api/catalogue?lang=en").json()["games"]
    assert [game["id"] for game in games] == ["battle", "assault"]
    server.make("battle")


def test_a_table_that_cannot_be_shown_is_closed(crashing: Wreck, server: Server) -> None:
    made = server.make("abyss", ("", ""))
    crashing("words.score")
    with server.sit(made) as seat, pytest.raises(WebSocketDisconnect) as closed:
        seat.hear()
    assert closed.value.code == 4500


def test_a_crash_in_the_middle_changes_nothing(crashing: Wreck, server: Server) -> None:
    made = server.make("abyss", ("", ""))
    with server.sit(made) as seat:
        seat.asked()
        before = seat.table["number"]
        crashing("state.apply")
        seat.act(seat.offers()[0]["action"])
        refused = seat.heard[-1]
        assert (refused["error"], refused["number"]) == ("broken-game", before)
        assert refused["text"].startswith("An error in the game’s own code")


def test_a_computer_s_turn_that_crashes_closes_the_table(crashing: Wreck, server: Server) -> None:
    crashing("state.apply")
    made = server.make("abyss", ("random", ""))
    with server.sit(made, 1) as seat, pytest.raises(WebSocketDisconnect) as closed:
        seat.until("no such message")
    assert closed.value.code == 4500
