"""Where results may be written: to an ordinary file, replacing an old one only if asked to."""

from pathlib import Path

from echobase.core.files import CannotSave


class AlreadyThere(CannotSave):
    """A file that would be overwritten."""


def refuse_place(path: Path, force: bool) -> None:
    """CannotSave where no file can be written, AlreadyThere for one that may not be replaced."""
    if path.is_dir():
        raise CannotSave(f"{path}: is a folder; name a file in it")
    if path.exists() and not path.is_file():
        raise CannotSave(f"{path}: is a device or a pipe; name an ordinary file")
    if path.exists() and not force:
        raise AlreadyThere(f"{path}: exists already; force=True replaces it")
