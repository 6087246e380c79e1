"""Writing files without losing anything, and the folder for Echo Base's own files."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_data_path

from echobase.core.errors import BadOption, EchoBaseError


class CannotSave(EchoBaseError):
    """A file that cannot be written."""


class AlreadyThere(CannotSave):
    """A file that would be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: exists already; force=True replaces it")
        self.path = path


def folder(name: str) -> Path:
    """A folder of the user: `saves` holds games in progress, `records` finished ones."""
    return user_data_path("echobase", appauthor=False) / name


def check_ending(option: str, path: Path, endings: Sequence[str]) -> None:
    """BadOption for a file whose name says that it is something else."""
    if path.suffix.lower() not in endings:
        raise BadOption(f"{option}: {str(path)!r} must end in {' or '.join(endings)}")


def check_output(option: str, path: Path, endings: Sequence[str], force: bool) -> None:
    """Refuse a file that cannot be written, before anything is computed for it.

    BadOption for a wrong ending, AlreadyThere for a file that may not be replaced, CannotSave for
    everything else. Missing folders are no reason: `writing` makes them.
    """
    try:
        if path.is_dir():
            raise CannotSave(f"{path}: is a folder; name a file in it")
        if path.exists() and not path.is_file():
            raise CannotSave(f"{path}: is a device or a pipe; name an ordinary file")
        check_ending(option, path, endings)
        if path.exists() and not force:
            raise AlreadyThere(path)
        above = next(above for above in path.absolute().parents if above.exists())
    except (OSError, ValueError) as error:  # a name that no file can have
        raise _failure(path, error) from None
    if not above.is_dir():
        raise CannotSave(f"{path}: cannot be written: {above} is not a folder")
    if not os.access(above, os.W_OK):
        raise CannotSave(f"{path}: cannot be written: no permission to write in {above}")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Make the folder of a file; whatever goes wrong in writing it becomes CannotSave."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        raise _failure(path, error) from None


def _failure(path: Path, error: OSError | ValueError) -> CannotSave:
    reason = error.strerror if isinstance(error, OSError) else None
    return CannotSave(f"{path}: cannot be written: {reason or error}")


def replace(path: Path, content: str | bytes) -> None:
    """Write a file so that it holds either the old or the new content at any moment."""
    data = content.encode() if isinstance(content, str) else content
    with writing(path):
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
