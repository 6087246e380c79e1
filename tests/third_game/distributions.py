"""Distributions that a test installs into a folder, and what must forget the games afterwards."""

import shutil
import subprocess
import sys
from pathlib import Path

from echobase.ai import players
from echobase.core import registry
from echobase.server.games.catalogue import catalogue
from echobase.text.messages import messages, source

EXAMPLE = Path(__file__).parents[2] / "examples" / "thinice"
CACHES = (
    registry._found,
    registry.problems,
    registry._loaded,
    registry.sides,
    registry.facet,
    players,
    messages,
    source,
    catalogue,
)


def forget_games() -> None:
    """Look for games once more when they are next asked for."""
    for cached in CACHES:
        cached.cache_clear()


def install(project: Path, work: Path, target: Path) -> None:
    """Build and install a distribution; a copy is built, so that the folder stays clean."""
    copy = work / project.name
    shutil.copytree(project, copy, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "--disable-pip-version-check", "--target", str(target), str(copy)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def write_broken(target: Path, name: str, point: str, **modules: str) -> None:
    """A distribution as pip would leave it in a folder, for games that do not even load."""
    for module, code in modules.items():
        (target / f"{module}.py").write_text(code, encoding="utf-8")
    info = target / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[echobase.games]\n{name} = {point}\n", "utf-8")
