"""One run of each command; the compiled build has no other tests of commands."""

import random
import shutil
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from analysis.sample_records import missed_chance, played_on
from campaigns import thin_line
from server.running_server import open_server

from echobase.cli import app

GOLDEN = Path(__file__).parent / "golden" / "battle-10.record"
GAME = "game.record"
SMALL = "--players random --limit 40 --workers 1"
COMMANDS = {
    "play": ("play --terminal --scenario 14 --seed 1", "--resume"),
    "learn": ("learn rounds --seed 1", "a card opens each round"),
    "puzzles": ("puzzles --game battle", "battle-001"),
    "campaign": ("campaign play thin-line.toml", "A, The Patrol"),
    "reports": ("reports --data .", "Nobody has reported anything."),
    "games": ("games", "Battle of Hoth"),
    "scenarios": ("scenarios", "Blizzard"),
    "show": ("show 7 --svg 7.svg --png 7.png", "Picture saved: 7.png"),
    "replay": (f"replay {GAME}", "wins the battle"),
    "analyse": ("analyse short.record --games 1 --player cadet --workers 2", "Rebel turn 1"),
    "check": (f"check {GAME}", GAME),
    "rules": ("rules B-RETREAT-05", "B-RETREAT-05"),
    "schema": ("schema --game assault", "AssaultTable"),
    "simulate": (f"simulate --games 1 {SMALL} --out s.jsonl", "s.jsonl: 1 game"),
    "tournament": ("tournament --games 2 --players random,cadet --limit 40 --workers 1", "cadet"),
    "balance": (f"balance --games 1 --map blizzard {SMALL} --report b.html", "b.html"),
    "results": ("results s.jsonl", "Imperial Scout Mission"),
    "dataset": ("dataset --games 1 --players random --workers 1 --out d.parquet", "d.parquet"),
    "lab": ("lab train --games 12 --player random --workers 1", "Learned from 12"),
}
"""What is typed, and what the answer has in it."""


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_does_its_work(
    name: str,
    typed: Callable[[list[str]], tuple[int, str, str]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\nquit\n"))
    shutil.copy(GOLDEN, GAME)
    Path(thin_line.SOURCE).write_text(thin_line.written(), encoding="utf-8")
    short = played_on(missed_chance(), 2).to_text()
    Path("short.record").write_text(short, encoding="utf-8")
    if name == "results":
        typed(COMMANDS["simulate"][0].split())
    words, answer = COMMANDS[name]
    code, out, err = typed(words.split())
    assert (code, err) == (0, "")
    assert answer in out


def test_a_served_game_is_played(tmp_path: Path) -> None:
    rng = random.Random(1)
    with open_server(tmp_path) as server:
        made = server.make("assault", ("", "trooper"), options={"setup": "default"})
        with server.sit(made) as seat:
            for _ in range(3):
                assert seat.asked()["decision"]
                seat.choose(rng)


def test_every_command_is_tried() -> None:
    hidden = {"--help", "-h", "--version"}
    alone = {"backup", "bot", "docs", "library", "serve", "site", "verify"}
    assert {*app} - hidden == {*COMMANDS, *alone}
