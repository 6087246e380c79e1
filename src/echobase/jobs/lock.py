"""One writer for a file: a lock of the operating system, which ends with its process."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from echobase.core.errors import EchoBaseError
from echobase.core.files import CannotSave

if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextmanager
def only_writer(path: Path) -> Iterator[None]:
    """Hold a file that is being written; CannotSave when somebody else holds it."""
    try:
        with alone(path) as free:
            if not free:
                words = "another run is writing it; wait for its end or name another"
                raise CannotSave(f"{path}: {words}")
            yield
    except CannotLock as error:
        raise CannotSave(str(error)) from None


class CannotLock(EchoBaseError):
    """A file beside which no lock can be made."""


@contextmanager
def alone(path: Path) -> Iterator[bool]:
    """Hold a file; False when somebody else does. A killed process no longer holds anything.

    The lock is on a hidden file beside it, because the file itself may be replaced.
    """
    beside = path.with_name(f".{path.name}.lock")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        handle = _held(beside)
    except OSError as error:
        raise CannotLock(f"{path}: cannot be written: {error.strerror or error}") from None
    if handle is None:
        yield False
        return
    try:
        yield True
    finally:
        if sys.platform == "win32":
            os.close(handle)
            with suppress(OSError):  # somebody has opened it since
                beside.unlink()
        else:
            beside.unlink(missing_ok=True)
            os.close(handle)


def _held(path: Path) -> int | None:
    """The handle of the lock, or None when somebody else has it."""
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT)
        if not _locked(handle):
            os.close(handle)
            return None
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(handle), path.stat()):
                return handle
        os.close(handle)  # the previous holder has removed it meanwhile
