"""Python's library and the engine as byte code, so that no page compiles them at each visit.

Byte code belongs to one version of Python: the interpreter that the page has makes it, in Node.
"""

import tarfile
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from echobase.site import downloads, engine

LIBRARY: Final = "python_stdlib.zip"
PROGRAM: Final = Path(__file__).parent / "byte_code.mjs"
MOMENT: Final = (2020, 1, 1, 0, 0, 0)
"""The date of packed files, so that the same sources make the same archive."""
NOT_NEEDED: Final = (
    *("_pyrepl/", "ctypes/", "doctest", "encodings/cp", "encodings/mac_", "encodings/iso"),
    *("encodings/big5", "encodings/euc", "encodings/gb", "encodings/hz", "encodings/johab"),
    *("encodings/koi8", "encodings/shift", "encodings/ptcp", "encodings/kz", "encodings/tis"),
    *("_pydatetime", "_pydecimal", "_pyio", "_pylong", "argparse", "bdb", "cProfile", "cgi"),
    *("cmd.", "compileall", "configparser", "difflib", "filecmp", "fileinput", "ftplib"),
    *("getopt", "getpass", "http/", "imaplib", "logging/config", "logging/handlers", "mailbox"),
    *("modulefinder", "multiprocessing/", "netrc", "nntplib", "optparse", "pdb", "pickletools"),
    *("plistlib", "poplib", "profile", "pstats", "py_compile", "pyclbr", "pydoc", "rlcompleter"),
    *("shelve", "smtplib", "socketserver", "sqlite3/", "ssl.", "symtable", "tabnanny"),
    *("telnetlib", "timeit", "trace.", "tracemalloc", "turtle", "unittest/", "urllib/request"),
    *("urllib/robotparser", "wave", "wsgiref/", "xml/", "xmlrpc/", "zipapp"),
)
"""Parts of Python's library that no page needs, by the beginning of their names."""


class Compiled(NamedTuple):
    """The folders with byte code."""

    library: Path
    engine: Path


def compiled(folder: Path, pyodide: Path, wheel: Path) -> Compiled:
    """Write the library and the engine into a folder, and compile them there."""
    made = Compiled(folder / "library", folder / "engine")
    with zipfile.ZipFile(pyodide / LIBRARY) as packed:
        needed = [name for name in packed.namelist() if not name.startswith(NOT_NEEDED)]
        packed.extractall(made.library, needed)
    engine.write_files(wheel, made.engine)
    command = [*downloads.node_programs().node, str(PROGRAM), str(pyodide), str(folder)]
    downloads.run(command, folder, "Python files cannot be compiled for a page")
    return made


def files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """What a page gets of a folder: byte code instead of sources."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def pack_library(folder: Path, to: Path) -> None:
    """Write the library as Python starts with it."""
    with zipfile.ZipFile(to, "w") as packed:
        for name, content in files(folder):
            packed.writestr(zipfile.ZipInfo(name, MOMENT), content, zipfile.ZIP_DEFLATED, 9)


def pack_engine(folder: Path, to: Path) -> None:
    """Write the engine; packed together, files are half as large as each for itself."""
    with tarfile.open(to, "w:xz", preset=9, format=tarfile.USTAR_FORMAT) as packed:
        for name, content in files(folder):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            packed.addfile(entry, BytesIO(content))
