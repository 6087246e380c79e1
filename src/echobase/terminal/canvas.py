"""A sheet of characters to draw a board on: styled text, and frames that join by themselves."""

from typing import Final

from rich.text import Text as Line

from echobase.terminal.screen import STYLES

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
JOINTS: Final = " │││─┘┐┤─└┌├─┴┬┼"
"""The box character for each sum of UP, DOWN, LEFT and RIGHT."""


class Canvas:
    """A sheet of characters with styles, and borders that join by themselves."""

    def __init__(self, width: int, height: int) -> None:
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.borders = [[0] * width for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """A frame; the next one begins `width` columns to the right or `height` lines below."""
        right, low = x + width, y + height
        for column in range(x, right):
            for row in (y, low):
                self.borders[row][column] |= RIGHT
                self.borders[row][column + 1] |= LEFT
        for row in range(y, low):
            for column in (x, right):
                self.borders[row][column] |= DOWN
                self.borders[row + 1][column] |= UP

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, char in enumerate(text):
            self.chars[y][x + offset] = char
            self.styles[y][x + offset] = style

    def lines(self, boxes: bool) -> list[Line]:
        """The sheet, with borders in box characters or in plain ones."""
        found = []
        for chars, styles, borders in zip(self.chars, self.styles, self.borders, strict=True):
            line = Line()
            for char, style, border in zip(chars, styles, borders, strict=True):
                if border and char == " ":
                    char, style = joint(border, boxes), "faint"
                line.append(char, STYLES[style])
            line.rstrip()
            found.append(line)
        return found


def joint(border: int, boxes: bool) -> str:
    if boxes:
        return JOINTS[border]
    if border == UP | DOWN:
        return "|"
    return "-" if border == LEFT | RIGHT else "+"
