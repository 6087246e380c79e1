"""The engine as one archive: this project, and the packages that it needs in a page."""

import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path
from typing import Final

import echobase

PURE: Final = ("fluent.syntax", "platformdirs", "tomli_w", "typing_extensions")
"""Packages of plain Python, taken from this machine."""
PACKAGE: Final = Path(echobase.__file__).parent
LEFT_OUT: Final = (
    *("cli", "dataset", "envs", "site", "terminal", "server/static", "server/storage/migrations"),
    *("lab/campaigns", "lab/puzzles"),
)
"""Folders that no page needs."""
KINDS: Final = (".py", ".toml", ".ftl", ".svg", ".md", ".css", ".json", ".so", ".txt")
MOMENT: Final = (2020, 1, 1, 0, 0, 0)
"""The date of packed files, so that the same sources make the same archive."""


def own_files() -> Iterator[tuple[str, bytes]]:
    """The files of this project."""
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE).as_posix()
        if path.suffix not in KINDS or not path.is_file() or "__pycache__" in path.parts:
            continue
        if not any(inside == left or inside.startswith(f"{left}/") for left in LEFT_OUT):
            yield f"echobase/{inside}", path.read_bytes()


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


def archive(wheel: Path, to: Path) -> None:
    """Write the archive; packed together, files are half as large as each for itself."""
    parts = (own_files(), own_metadata(), pure_files(), wheel_files(wheel))
    with tarfile.open(to, "w:xz", preset=9) as packed:
        for part in parts:
            for name, content in part:
                entry = tarfile.TarInfo(name)
                entry.size = len(content)
                packed.addfile(entry, BytesIO(content))
