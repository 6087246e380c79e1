"""A part of a picture: what lies around some hexes."""

import re
from collections.abc import Iterable
from typing import Final

from echobase.core.errors import BadOption
from echobase.picture.drawing import Box, Layout
from echobase.picture.layer import number

ROOM: Final = 8.0
"""The margin around the hexes."""
FRAME: Final = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')


def around(hexes: Iterable[str], layout: Layout) -> Box | None:
    """The box around some hexes; None when none are named."""
    if isinstance(hexes, str):
        raise BadOption("picture: show is a list of hexes, such as ['F3', 'F4']")
    corners = [corner for label in hexes for corner in layout.hexes.corners(label)]
    if not corners:
        return None
    left, top = min(x for x, _ in corners) - ROOM, min(y for _, y in corners) - ROOM
    width = max(x for x, _ in corners) + ROOM - left
    height = max(y for _, y in corners) + ROOM - top
    return left, top, width, height


def cropped(svg: str, box: Box) -> str:
    """The same picture, seen through a smaller frame."""
    left, top, width, height = (number(value) for value in box)
    frame = f'viewBox="{left} {top} {width} {height}" width="{width}" height="{height}"'
    return FRAME.sub(frame, svg, count=1)
