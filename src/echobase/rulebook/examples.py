"""The examples of a rulebook: real positions of the game, drawn like its board."""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from echobase import picture
from echobase.core import registry
from echobase.core.document import convert, parse, read_text
from echobase.core.errors import BadDocument, EchoBaseError
from echobase.core.game import State
from echobase.picture.crop import around
from echobase.picture.drawing import drawing
from echobase.rulebook.facet import facet
from echobase.rulebook.tables import ClaimTable, ExampleTable, PictureTable

SHARED = "base.toml"
"""The file with what the positions of all examples have in common."""


@dataclass(frozen=True)
class Example:
    """A position that a paragraph tells about."""

    game: str
    path: Path
    position: dict[str, Any]
    picture: PictureTable | None
    claims: list[ClaimTable]

    def state(self) -> State:
        """The position; BadDocument names the file."""
        try:
            return registry.game(self.game).load(self.position)
        except EchoBaseError as error:
            raise BadDocument(f"{self.path}: position: {error}") from None


@cache
def example(game: str, id_: str) -> Example:
    """An example of the rulebook of a game."""
    found = facet(game)
    if found is None:
        raise BadDocument(f"{game}: this game has no rulebook")
    folder = found.folder / "examples"
    path = folder / f"{id_}.toml"
    table = convert(parse(read_text(path), str(path)), ExampleTable, str(path))
    shared = folder / SHARED
    base = parse(read_text(shared), str(shared)) if shared.is_file() else {}
    return Example(game, path, merged(base, table.position), table.picture, table.claims)


def merged(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Tables with the fields of both; where both have one, tables are merged, others replaced."""
    found = dict(base)
    for name, value in own.items():
        before = found.get(name)
        both = isinstance(value, dict) and isinstance(before, dict)
        found[name] = merged(before, value) if both else value  # type: ignore[arg-type]
    return found


@lru_cache(maxsize=256)
def size(game: str, id_: str) -> tuple[int, int]:
    """The width and height of the picture of an example, so that a page can leave room for it."""
    found = example(game, id_)
    view = found.state().view(None)
    layout = drawing(game).layout(view)
    shown = around(found.picture.show if found.picture else [], layout) or layout.box
    return round(shown[2]), round(shown[3])


@lru_cache(maxsize=256)
def drawn(game: str, id_: str, lang: str) -> str:
    """The picture of an example as SVG."""
    found = example(game, id_)
    wanted = found.picture
    if wanted is None:
        raise BadDocument(f"{found.path}: picture: this example is not drawn")
    try:
        return picture.draw(
            found.state(),
            lang=lang,
            arrows=wanted.arrows,
            reach=wanted.reach,
            lines=wanted.lines,
            blocked=wanted.blocked,
            show=wanted.show,
        ).svg
    except EchoBaseError as error:
        raise BadDocument(f"{found.path}: picture: {error}") from None
