"""Checks where a report may be written, and writes it in one step."""

from datetime import datetime
from pathlib import Path
from typing import Final

from echobase.core.files import check_output, replace
from echobase.lab.report.page import page
from echobase.lab.results import BadResults, Results
from echobase.text import Text

ENDINGS: Final = (".html", ".htm")


def refuse_report(path: Path, force: bool) -> None:
    """Refuse a report that cannot be written there, before the first game."""
    check_output("report", path, ENDINGS, force)


def write_report(path: str | Path, results: Results, lang: str = "en", force: bool = False) -> None:
    """Write results as one HTML file; BadResults when there are none."""
    path = Path(path)
    refuse_report(path, force)
    if not results.rows:
        raise BadResults(f"{results.path or 'results'}: no game is finished, nothing to report")
    replace(path, page(results, Text(lang), datetime.now().astimezone()))
