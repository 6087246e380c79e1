"""How a table is shown: the render modes of PettingZoo and Gymnasium."""

import contextlib
from io import BytesIO, StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from echobase import picture
from echobase.envs.episode import Table
from echobase.envs.extras import need
from echobase.terminal.fronts import front
from echobase.terminal.screen import Screen
from echobase.text import Text

RENDER_MODES: Final = ("ansi", "human", "rgb_array")
WIDTH: Final = 200
HEIGHT: Final = 120
"""The sheet on which a board is written: wide and high enough for every map."""
PICTURE_WIDTH: Final = 800
"""Pixels across a picture: enough to read the labels of the hexes."""


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode, ImportError for one whose packages are missing."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: no mode {mode!r}; known: {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        need("resvg_py", "picture")
        need("PIL", "picture")


def rendered(table: Table, mode: str | None) -> Any:
    """What a spectator sees: text (ansi), pixels (rgb_array), or printed text and nothing."""
    if mode == "ansi":
        return text(table)
    if mode == "rgb_array":
        return pixels(table)
    if mode == "human":
        print(text(table))
    return None


def text(table: Table) -> str:
    """The board as a spectator sees it, and how the game stands."""
    sheet = StringIO()
    console = Console(file=sheet, width=WIDTH, height=HEIGHT, color_system=None, highlight=False)
    screen = Screen(console=console)
    screen.plain = False
    words = Text("en")
    shown = front(table.name)
    with contextlib.closing(sheet):
        shown.show_board(screen, table.state, None, words)
        screen.say(shown.score(table.state.view(None), words))
        if table.is_over():
            screen.say(shown.result(table.state, words))
        return sheet.getvalue()


def pixels(table: Table) -> NDArray[np.uint8]:
    """The picture that a spectator sees: rows, columns, red, green and blue."""
    from PIL import Image  # part of an extra

    drawn = picture.draw(table.state).png(PICTURE_WIDTH)
    with Image.open(BytesIO(drawn)) as image:
        return np.array(image.convert("RGB"))
