"""The tutorial builds Thin Ice: its code blocks are the files, and its commands do what it says."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from third_game.distributions import EXAMPLE, install

import echobase

TUTORIAL = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TRANSLATED = ("messages/it/", "messages/pl/")


def taught() -> dict[str, str]:
    """The files as the tutorial builds them, blocks of one file one after the other."""
    files: dict[str, str] = {}
    for name, text in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")):
        files[name] = files.get(name, "") + text
    return files


def without_gaps(text: str) -> list[str]:
    """The lines of a file; between two blocks there may be an empty one more or less."""
    return [line for line in text.splitlines() if line]


def test_the_tutorial_is_the_example() -> None:
    files = taught()
    for name, text in files.items():
        assert without_gaps(text) == without_gaps((EXAMPLE / name).read_text("utf-8")), name
    there = {str(path.relative_to(EXAMPLE)) for path in EXAMPLE.rglob("*") if path.is_file()}
    source = {name for name in there if not any(part in name for part in ("pycache", *TRANSLATED))}
    assert source == set(files)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who typed the tutorial and installed it."""
    folder = tmp_path_factory.mktemp("tutorial")
    for name, text in taught().items():
        path = folder / "typed" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    install(folder / "typed", folder / "work", folder / "site")
    return folder / "site"


def test_its_commands_say_what_it_shows(built: Path, tmp_path: Path) -> None:
    source = Path(echobase.__file__).parents[1]
    paths = os.pathsep.join(map(str, (source, built)))
    environ = {**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(tmp_path), "LANG": "en"}
    blocks = CONSOLE.findall(TUTORIAL.read_text(encoding="utf-8"))
    commands = [part for block in blocks for part in block.split("$ echobase ")[1:]]
    assert len(commands) == 4
    for command in commands:
        typed, *shown = command.splitlines()
        done = subprocess.run(
            [sys.executable, "-m", "echobase", *typed.split()],
            capture_output=True,
            text=True,
            env=environ,
            cwd=tmp_path,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "\n".join(shown) in done.stdout
