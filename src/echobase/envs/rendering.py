"""Showing a table: the render modes of PettingZoo and Gymnasium."""

import contextlib
from io import BytesIO, StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from echobase import picture
from echobase.core.extras import need_to_import
from echobase.observation.episode import Episode
from echobase.terminal.screen import Screen
from echobase.terminal.screens import screens
from echobase.text import Text
from echobase.text.words import words

RENDER_MODES: Final = ("ansi", "human", "rgb_array")
WIDTH: Final = 200
HEIGHT: Final = 120
"""The size of the text of a board: wide and high enough for every map."""
PICTURE_WIDTH: Final = 800
"""The width of a picture in pixels: enough to read the labels of the hexes."""


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode, ImportError for one whose packages are missing."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: no mode {mode!r}; known: {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        need_to_import("this environment", "picture", "resvg_py", "PIL")


def rendered(table: Episode, mode: str | None) -> Any:
    """What a spectator sees: text (ansi), pixels (rgb_array), or printed text and nothing."""
    if mode == "ansi":
        return board_text(table)
    if mode == "rgb_array":
        return pixels(table)
    if mode == "human":
        print(board_text(table))
    return None


def board_text(table: Episode) -> str:
    """The board as a spectator sees it, and the score."""
    sheet = StringIO()
    console = Console(file=sheet, width=WIDTH, height=HEIGHT, color_system=None, highlight=False)
    screen = Screen(console=console)
    screen.plain = False
    text = Text("en")
    facet = words(table.name)
    with contextlib.closing(sheet):
        screens(table.name).show_board(screen, table.state, None, text)
        screen.say(facet.score(table.state.view(None), text))
        if table.is_over():
            screen.say(facet.result(table.state, text))
        return sheet.getvalue()


def pixels(table: Episode) -> NDArray[np.uint8]:
    """The picture that a spectator sees: rows, columns, red, green and blue."""
    from PIL import Image  # part of an extra

    drawn = picture.draw(table.state).png(PICTURE_WIDTH)
    with Image.open(BytesIO(drawn)) as image:
        return np.array(image.convert("RGB"))
