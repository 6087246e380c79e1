"""Checks where a report may be written, and writes it in one step."""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from echobase.core.errors import BadOption
from echobase.core.files import CannotSave, replace
from echobase.jobs.files import AlreadyThere, refuse_place
from echobase.lab.report.page import page
from echobase.lab.results import BadResults, Results
from echobase.text import Text

ENDS: Final = (".html", ".htm")


def refuse_report(path: Path, force: bool) -> None:
    """Refuse a report that cannot be written there, before the first game."""
    if path.suffix.lower() not in ENDS:
        raise BadOption(f"report: {str(path)!r} must end in .html")
    try:
        refuse_place(path, force)
    except AlreadyThere:
        raise CannotSave(f"{path}: exists already; --force replaces it") from None
    folder = next(above for above in path.absolute().parents if above.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise CannotSave(f"{path}: cannot be written: {folder} is no folder to write in")


def write_report(path: str | Path, results: Results, lang: str = "en", force: bool = False) -> None:
    """Write results as one HTML file; BadResults when there are none."""
    path = Path(path)
    refuse_report(path, force)
    if not results.rows:
        raise BadResults(f"{results.path or 'results'}: no game is finished, nothing to report")
    write_page(path, page(results, Text(lang), datetime.now().astimezone()))


def write_page(path: Path, told: str) -> None:
    """Write the whole page in one step."""
    try:
        replace(path, told)
    except OSError as error:
        raise CannotSave(f"{path}: cannot be written: {error.strerror or error}") from None
