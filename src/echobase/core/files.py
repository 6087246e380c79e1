"""Writing files without losing anything, and the folder for Echo Base's own files."""

import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from echobase.core.errors import EchoBaseError


class CannotSave(EchoBaseError):
    """A file that cannot be written."""


def folder(name: str) -> Path:
    """A folder of the user: `saves` holds games in progress, `records` finished ones."""
    return user_data_path("echobase", appauthor=False) / name


def replace(path: Path, text: str) -> None:
    """Write a file so that it holds either the old or the new text at any moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
