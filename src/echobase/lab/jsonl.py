"""Results as JSON Lines: a head with the plans, then one line for each game."""

import os
from pathlib import Path
from typing import BinaryIO, Final, Self, TypeVar

import msgspec

from echobase.core.errors import BadOption
from echobase.core.files import check_output, replace, writing
from echobase.jobs.signals import undisturbed
from echobase.lab.match import Row
from echobase.lab.plan import Plan, differences
from echobase.lab.results import BadResults, Results, sorted_rows

FORMAT: Final = "echobase results"
VERSION: Final = 1
"""Increases when lines change in a way that old readers would misunderstand."""

LINES: Final = ".jsonl"
"""How the name of such a file ends."""

T = TypeVar("T", bound=msgspec.Struct)


class Mark(msgspec.Struct, frozen=True):
    """Identifies a head, whatever else its version contains."""

    format: str = ""
    version: int = 0


class FirstLine(Mark, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    plans: tuple[Plan, ...] = ()


def head_line(plans: tuple[Plan, ...]) -> bytes:
    return msgspec.json.encode(FirstLine(FORMAT, VERSION, plans))


def read_head(text: bytes | str, source: str) -> FirstLine:
    """The head of results; BadResults says why they cannot be used."""
    try:
        mark = msgspec.json.decode(text, type=Mark)
    except (msgspec.DecodeError, UnicodeDecodeError):
        mark = Mark()
    if mark.format != FORMAT:
        raise BadResults(f"{source}: no results of `echobase simulate`, `tournament` or `balance`")
    if mark.version != VERSION:
        raise BadResults(
            f"{source}: results of version {mark.version}, but this program reads {VERSION}; "
            "use the echobase that made them"
        )
    head = _decoded(text, FirstLine, f"{source}: line 1")
    if not head.plans:
        raise BadResults(f"{source}: line 1: there is no plan")
    return head


def read_lines(path: Path) -> tuple[Results, int]:
    """The content of a file, and where its last complete line ends, as a kill may cut one off."""
    data = _bytes(path)
    end = data.rfind(b"\n") + 1
    first, *lines = data[:end].split(b"\n")[:-1] or [b""]
    head = read_head(first, str(path))
    rows: dict[tuple[int, int], Row] = {}
    for number, line in enumerate(lines, 2):
        row = _decoded(line, Row, f"{path}: line {number}")
        check_row(row, head.plans, f"{path}: line {number}")
        rows.setdefault((row.plan, row.number), row)
    return Results(head.plans, sorted_rows(list(rows.values())), path), end


def check_row(row: Row, plans: tuple[Plan, ...], source: str) -> None:
    """Refuse a game that is in none of the plans."""
    if not (0 <= row.plan < len(plans) and 0 <= row.number < plans[row.plan].total):
        raise BadResults(f"{source}: game {row.number} is not part of the plan")


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadResults(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadResults(f"{path}: cannot be read: {error.strerror}") from None


def _decoded(text: bytes | str, type_: type[T], source: str) -> T:
    try:
        return msgspec.json.decode(text, type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadResults(f"{source}: {error}") from None


def write_lines(path: Path, results: Results) -> None:
    """Write the whole file in one step."""
    lines = [head_line(results.plans), *map(msgspec.json.encode, results.rows)]
    replace(path, b"".join(line + b"\n" for line in lines))


class LinesFile:
    """A file that grows game by game; finished games stay, whatever happens."""

    def __init__(self, path: Path, plans: tuple[Plan, ...], resume: bool, force: bool) -> None:
        self.path = path
        self.done: tuple[Row, ...] = ()
        """The games that were there before."""
        if resume and force:
            raise BadOption("resume and force: results are continued or replaced, not both")
        check_output("out", path, (LINES,), resume or force)
        end: int | None = None
        if resume:
            found, end = read_lines(path)
            refuse_other_plans(found, plans)
            self.done = found.rows
        else:
            write_lines(path, Results(plans, ()))
        self._file = self._opened(end)

    def add(self, row: Row) -> None:
        """Add one more game, handed to the system at once."""
        with writing(self.path), undisturbed():
            self._file.write(msgspec.json.encode(row) + b"\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _opened(self, end: int | None) -> BinaryIO:
        with writing(self.path):
            if end is not None:
                os.truncate(self.path, end)
            return self.path.open("ab", buffering=0)


def refuse_other_plans(found: Results, plans: tuple[Plan, ...]) -> None:
    """Raise BadResults when a file was made with other plans; the message says what differs."""
    if len(found.plans) != len(plans):
        raise BadResults(
            f"{found.path}: merged from several runs or games; continue it without other settings"
        )
    pairs = zip(plans, found.plans, strict=True)
    told = [told for asked, there in pairs for told in differences(asked, there)]
    if told:
        raise BadResults(
            f"{found.path}: made with other settings ({'; '.join(told)}); "
            "only the same can be continued"
        )
