"""Tools whose names and drawings a game has anyway."""

from collections.abc import Sequence
from typing import Literal

from echobase.play.browser import piece, symbol
from echobase.text import Text
from echobase.workshop.parts import PaletteTool


def named_tools(
    group: Literal["terrain", "structure"],
    keys: Sequence[str],
    words: str,
    text: Text,
    side: str = "",
) -> list[PaletteTool]:
    """Tools called `GROUP:KEY`; `words` begins the IDs of the messages with their names."""
    found = []
    for key in keys:
        made = piece(words, key, text)
        found.append(
            PaletteTool(
                id=f"{group}:{key}",
                group=group,
                name=made.name,
                note=made.text,
                side=side,
                symbol=symbol(key, group),
            )
        )
    return found
