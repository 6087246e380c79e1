"""A board that lies the other way round: hexes change places, drawings stay upright."""

import re
from itertools import pairwise

import pytest
from picture.positions import SVG, parsed

import echobase
from echobase.games.assault.documents.tables import map_ids
from echobase.games.assault.drawing import board as assault_board
from echobase.games.assault.drawing.geometry import MapGeometry
from echobase.picture.layer import Point
from echobase.play.browser import BoardParts, browser
from echobase.text import Text

GAMES = ["battle", "assault"]


def parts(game: str, turned: bool) -> BoardParts:
    return browser(game).parts(echobase.game(game).start(), Text("en"), turned)


def extent(board: BoardParts) -> Point:
    """The sums of the least and the greatest coordinates of the hexes."""
    xs, ys = [hex_.x for hex_ in board.hexes.values()], [hex_.y for hex_ in board.hexes.values()]
    return min(xs) + max(xs), min(ys) + max(ys)


def drawings(board: BoardParts) -> list[tuple[str, float, float]]:
    """What is drawn on the ground, and around which point."""
    ground = parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{board.still}</svg>')
    found = []
    for use in ground.iter(f"{SVG}use"):
        assert use.get("transform") is None
        x, y, width, height = (float(use.get(key, "")) for key in ("x", "y", "width", "height"))
        found.append((use.get("href", ""), x + width / 2, y + height / 2))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_hex_is_opposite_to_where_it_was(game: str) -> None:
    there, turned = parts(game, False), parts(game, True)
    wide, high = extent(there)
    assert (there.turned, turned.turned) == (False, True)
    assert there.hexes.keys() == turned.hexes.keys()
    for label, hex_ in there.hexes.items():
        other = turned.hexes[label]
        assert (other.x, other.y) == pytest.approx((wide - hex_.x, high - hex_.y), abs=0.1)
        assert other.name == hex_.name


@pytest.mark.parametrize("game", GAMES)
def test_the_ground_goes_with_its_hexes_and_stays_upright(game: str) -> None:
    there, turned = parts(game, False), parts(game, True)
    wide, high = extent(there)
    found = drawings(turned)
    for name, x, y in drawings(there):
        assert any(
            other == name and abs(wide - x - u) + abs(high - y - v) < 3 for other, u, v in found
        )
    assert len(found) == len(drawings(there))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("id_", map_ids())
def test_the_outline_of_a_map_holds_its_hexes(id_: str, turned: bool) -> None:
    view = echobase.game("assault").start(map=id_).view(None)
    facts = MapGeometry(view, turned)
    svg = "".join(assault_board.still(facts, "en").parts)
    outline = re.search(r'<path d="M([^"]*)z" fill="url\(#eb-snow\)"', svg)
    assert outline is not None
    ends = [tuple(map(float, point.split(","))) for point in outline[1].split()]
    for label in facts.spots:
        assert holds(ends, *facts.board.centre(label)), label


def holds(ends: list[tuple[float, ...]], x: float, y: float) -> bool:
    """Whether a closed line runs around a point: one crosses it an odd number of times to leave."""
    crossed = 0
    for (ax, ay), (bx, by) in pairwise([*ends, ends[0]]):
        if (ay > y) != (by > y) and ax + (y - ay) / (by - ay) * (bx - ax) > x:
            crossed += 1
    return crossed % 2 == 1
