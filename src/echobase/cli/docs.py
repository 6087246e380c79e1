"""`echobase docs`: opens the documentation, where it has been built."""

import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

import echobase
from echobase import BadOption

BUILT: Final = Path("docs", "_build", "html", "index.html")
SETTINGS: Final = Path("docs", "site_pages.py")
"""What only our own folder of documentation has."""


def docs(
    *,
    no_browser: Annotated[
        bool, Parameter(help="Only print where it is; open it yourself.")
    ] = False,
) -> None:
    """Open the documentation in the browser."""
    page = next((root / BUILT for root in checkouts() if (root / BUILT).is_file()), None)
    if page is None:
        raise BadOption(
            "docs: the documentation is not built here; in a checkout of the project, `make docs` "
            "builds it, and README.md names all its pages"
        )
    print(page)
    if not no_browser:
        webbrowser.open(page.as_uri())


def checkouts() -> Iterator[Path]:
    """The checkouts that this program may belong to: by its sources, or by its environment."""
    for root in (Path(echobase.__file__).resolve().parents[2], Path(sys.prefix).resolve().parent):
        if (root / SETTINGS).is_file():
            yield root
