"""Answers that never change, as files: a page shows them before Python is there.

This runs as a program of its own, because it leaves Litestar out as the page does.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Final
from urllib.parse import quote

LANGUAGES: Final = ("en", "it", "pl")
SUFFIXES: Final = {
    "application/json": "json",
    "image/svg+xml": "svg",
    "text/css": "css",
    "text/html": "html",
    "text/plain": "txt",
}


def addresses() -> list[str]:
    """Everything that is asked for in these words and never changes."""
    from echobase.rulebook.markup import pictures
    from echobase.server.games import catalogue, rulebooks

    books = [entry.id for entry in rulebooks.listed("en")]
    found = ["api/sprite.svg", "api/rulebooks/style.css", "api/version"]
    found += [f"api/messages/{lang}" for lang in LANGUAGES]
    found += [f"api/rulebooks/{book}/links" for book in books]
    for lang in LANGUAGES:
        found += [f"api/{what}?lang={lang}" for what in ("catalogue", "puzzles", "campaigns")]
        found += [f"api/rulebooks?lang={lang}", *(f"api/rulebooks/{b}?lang={lang}" for b in books)]
        pages = [f"{book}/{page}.html" for book in books for page in ("print", "sheets")]
        shown = [
            f"{book}/pictures/{quote(picture)}.svg"
            for book in books
            for paragraph in rulebooks.book_of(book, lang).paragraphs
            for picture in pictures(paragraph.blocks)
        ]
        found += [f"api/rulebooks/{page}?lang={lang}" for page in (*pages, *shown)]
        found += [
            f"api/catalogue/{game}/{id_}/picture.svg?lang={lang}" for game, id_ in catalogue.ids()
        ]
    return found


async def write(folder: Path) -> None:
    """Write the answers, and by address where each is."""
    from echobase.server.in_page.page_house import routes_only

    dispatcher, places, same = routes_only(), {}, dict[str, str]()
    for number, address in enumerate(addresses()):
        answer = await dispatcher.ask("GET", f"/{address}", {}, b"")
        if answer.status != 200:
            raise SystemExit(f"{address}: {answer.status} {answer.body[:200]}")
        name = f"fixed/{number}.{SUFFIXES[answer.type.partition(';')[0]]}"
        if (known := same.setdefault(answer.body, name)) == name:
            (folder / "fixed").mkdir(exist_ok=True)
            (folder / name).write_text(answer.body, encoding="utf-8")
        places[address] = known
    (folder / "files.json").write_text(json.dumps(places), encoding="utf-8")


if __name__ == "__main__":
    for missing in ("litestar", "sqlalchemy"):
        sys.modules[missing] = None  # type: ignore[assignment]
    asyncio.run(write(Path(sys.argv[1])))
