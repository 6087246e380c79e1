"""The files of the engine: this project, and the packages that it needs in a page."""

import re
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import echobase

PURE: Final = ("fluent.syntax", "platformdirs", "tomli_w", "typing_extensions")
"""Packages of plain Python, taken from this machine."""
PACKAGE: Final = Path(echobase.__file__).parent
LEFT_OUT: Final = (
    *("cli", "dataset", "envs", "observation", "site", "terminal"),
    *("lab/campaigns", "lab/puzzles", "server/static", "server/storage/migrations"),
)
"""Folders that no page needs, here or in a game."""
ABSENT: Final = re.compile(
    rb"^(?:from|import) (?:alembic|cryptography|cyclopts|echobase\.terminal|litestar|numpy"
    rb"|openskill|ray|rich|sqlalchemy|uvicorn|websockets)\b",
    re.MULTILINE,
)
"""The beginning of a module that cannot be imported in a page, because of what it needs."""
KINDS: Final = (".py", ".toml", ".ftl", ".svg", ".md", ".css", ".json", ".txt")
"""Endings of the files of this project that a page needs; what is compiled here runs only here."""


def own_files() -> Iterator[tuple[str, bytes]]:
    """The files of this project."""
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        if path.suffix not in KINDS or not path.is_file() or "__pycache__" in path.parts:
            continue
        if any(folder.match(left) for folder in inside.parents for left in LEFT_OUT):
            continue
        content = path.read_bytes()
        if path.suffix != ".py" or not ABSENT.search(content):
            yield f"echobase/{inside.as_posix()}", content


def own_metadata() -> Iterator[tuple[str, bytes]]:
    """What tells Python the version of this project, and where its games are."""
    found = distribution("echobase")
    folder = f"echobase-{found.version}.dist-info"
    head = f"Metadata-Version: 2.1\nName: echobase\nVersion: {found.version}\n"
    yield f"{folder}/METADATA", head.encode()
    games = [point for point in found.entry_points if point.group == "echobase.games"]
    lines = [f"{point.name} = {point.value}" for point in games]
    yield f"{folder}/entry_points.txt", "\n".join(["[echobase.games]", *lines, ""]).encode()


def pure_files() -> Iterator[tuple[str, bytes]]:
    """The packages of plain Python."""
    for name in PURE:
        for file in distribution(name).files or ():
            if file.suffix == ".py":
                yield file.as_posix(), Path(str(file.locate())).read_bytes()


def wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """The package of a wheel, without what describes it."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if ".dist-info/" not in name and Path(name).suffix in (".py", ".so"):
                yield name, packed.read(name)


def write_files(wheel: Path, to: Path) -> None:
    """Write all of them into a folder."""
    for part in (own_files(), own_metadata(), pure_files(), wheel_files(wheel)):
        for name, content in part:
            file = to / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
