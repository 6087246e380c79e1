"""The library of a server, as a program reads it."""

import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec

from echobase.core import bounds
from echobase.core.errors import EchoBaseError

PATIENCE: Final = 20.0
"""Seconds that a server may take."""


class NoLibrary(EchoBaseError):
    """A server that does not answer, or has no such thing; the message says which."""


class RemoteEntry(msgspec.Struct, frozen=True):
    """An entry of a library in a list."""

    id: str
    game: str
    name: str
    author: str = ""
    text: str = ""
    likes: int = 0
    plays: int = 0
    wins: dict[str, int] = {}


class RemotePage(msgspec.Struct, frozen=True):
    """A part of the list."""

    entries: list[RemoteEntry]
    more: bool = False


class RemoteLibrary:
    """The library at an address such as https://hoth.example.org."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise NoLibrary(
                f"{address[:80]!r} is not the address of a server; it looks like "
                "https://hoth.example.org"
            )
        self.address = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"

    def entries(
        self, game: str = "", words: str = "", sort: str = "new", lang: str = "en"
    ) -> list[RemoteEntry]:
        """All entries that fit."""
        found: list[RemoteEntry] = []
        while True:
            asked = {
                "game": game,
                "words": words,
                "sort": sort,
                "lang": lang,
                "offset": str(len(found)),
            }
            page = self._typed(f"/api/library?{urlencode(asked)}", RemotePage)
            found += page.entries
            if not page.more or not page.entries:
                return found

    def document(self, id_: str) -> dict[str, Any]:
        """The document of an entry."""
        found = self._json(f"/api/library/{quote(id_, safe='')}").get("document")
        if not isinstance(found, dict):
            raise NoLibrary(f"{self.address}: this is not a library of Echo Base")
        return found

    def _typed(self, path: str, type_: type[RemotePage]) -> RemotePage:
        try:
            return msgspec.convert(self._json(path), type_)
        except msgspec.ValidationError:
            raise NoLibrary(f"{self.address}: this is not a library of Echo Base") from None

    def _json(self, path: str) -> dict[str, Any]:
        request = Request(f"{self.address}{path}", headers={"accept": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read(bounds.LONGEST + 1).decode("utf-8", "replace")
        except HTTPError as error:
            raise NoLibrary(f"{self.address}: {_fault(error)}") from None
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise NoLibrary(f"{self.address}: cannot be reached: {reason}") from None
        try:
            bounds.check(text, self.address)
            found = json.loads(text)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise NoLibrary(f"{self.address}: this is not a library of Echo Base")
        return found


def _fault(error: HTTPError) -> str:
    """What a server says is wrong."""
    try:
        said = json.loads(error.read(10_000))["text"]
    except (ValueError, KeyError, TypeError, OSError):
        said = f"it answers with status {error.code}"
    return str(said)[:300]
