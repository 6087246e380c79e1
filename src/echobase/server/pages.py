"""Files of the browser client, as `make` built them, and the page that replaces missing ones."""

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from echobase.server.errors import Missing

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
HASHED: Final = "assets"
"""The folder of files whose names change with their content."""
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
NOT_BUILT: Final = (
    "<!doctype html><meta charset=utf-8><title>Echo Base</title>"
    "<p>The browser client is not built here: run <code>npm ci && npm run build</code> in the "
    "project's folder <code>web</code>, then reload this page. The server itself works: see "
    "<a href=/api/docs>/api/docs</a>.</p>"
)


def found(path: str, folder: Path = STATIC) -> tuple[bytes, str, str]:
    """The file at a path, or else the client's page: content, type and how long to cache it.

    The client finds out by itself which of its screens an address means.
    """
    inside = folder.resolve()
    try:
        wanted = (inside / path.lstrip("/")).resolve()
        wanted.is_file()
    except (OSError, ValueError):
        raise Missing("unknown-address", "No file can have this name; go to / instead.") from None
    if wanted.parent == inside / HASHED and not wanted.is_file():
        raise Missing("unknown-address", "This file is of another version; reload the page.")
    if not wanted.is_relative_to(inside) or not wanted.is_file():
        wanted = inside / INDEX
    if not wanted.is_file():
        return NOT_BUILT.encode(), "text/html", FRESH
    kind = guess_type(wanted.name)[0] or "application/octet-stream"
    return wanted.read_bytes(), kind, FOREVER if wanted.parent.name == HASHED else FRESH
