"""Boards on which nobody stands, for pictures drawn on top."""

import pytest

from echobase.core.registry import game
from echobase.picture.plain import plain


@pytest.mark.parametrize(
    ("name", "hexes"), [("battle", ("A1", "G10")), ("assault", ("0101", "1536"))]
)
def test_a_plain_board(name: str, hexes: tuple[str, str]) -> None:
    board = plain(game(name).start())
    assert "unit-" not in board.picture.svg
    assert "terrain-" in board.picture.svg
    left, top, width, height = board.layout.field
    corners = [corner for hex_ in hexes for corner in board.layout.hexes.corners(hex_)]
    assert min(x for x, _ in corners) - left == pytest.approx(
        left + width - max(x for x, _ in corners)
    )
    assert left < min(x for x, _ in corners)
    assert top < min(y for _, y in corners)
    assert max(y for _, y in corners) < top + height
    outer_left, outer_top, outer_width, outer_height = board.layout.box
    assert outer_left <= left
    assert left + width <= outer_left + outer_width
    assert outer_top < top
    assert top + height < outer_top + outer_height
