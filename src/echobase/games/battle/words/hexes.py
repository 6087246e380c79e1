"""Hexes in what players type."""

import re
from typing import Final

from echobase.games.battle.rules.board import INDEX
from echobase.play.refusal import Refusal
from echobase.text import Text

HEX: Final = re.compile(r"(?<![A-WYZa-wyz])[A-Za-z][0-9]+")
"""A hex label; in `F3xE4` there are two."""


def check_hexes(line: str, text: Text) -> None:
    """Reject text that names a hex that is not on the board."""
    for hex_ in HEX.findall(line):
        if hex_.upper() not in INDEX:
            raise Refusal(text("ui-no-hex", hex=hex_))
