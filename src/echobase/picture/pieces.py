"""Small parts that both boards use: bases, rings, number chips."""

from echobase.picture.layer import Layer, Point, number, points
from echobase.picture.palette import AMBER, BASE, CASING, INK, LIT, ON_DARK

DONE = ' filter="url(#eb-done)" opacity=".86"'
"""The look of a unit that has acted."""


def base(layer: Layer, side: str, centre: Point, width: float, height: float) -> None:
    """The base of a figure: round for Rebels, angular for Imperials."""
    x, y = centre
    paint = f'fill="{BASE[side]}" stroke="{ON_DARK[side]}" stroke-width="1.6"'
    if side == "rebel":
        size = f'rx="{number(width)}" ry="{number(height)}"'
        layer.add(f'<ellipse cx="{number(x)}" cy="{number(y)}" {size} {paint}/>')
    else:
        layer.add(f'<polygon points="{points(plate(centre, width, height))}" {paint}/>')


def empty_base(layer: Layer, side: str, centre: Point, width: float, height: float) -> None:
    """Where a lost figure stood."""
    x, y = centre
    paint = f'fill="{BASE[side]}" fill-opacity=".16" stroke="{INK[side]}" stroke-opacity=".55"'
    paint += ' stroke-width="1.4" stroke-dasharray="3 2.4"'
    if side == "rebel":
        size = f'rx="{number(width)}" ry="{number(height)}"'
        layer.add(f'<ellipse cx="{number(x)}" cy="{number(y)}" {size} {paint}/>')
    else:
        layer.add(f'<polygon points="{points(plate(centre, width, height))}" {paint}/>')


def plate(centre: Point, width: float, height: float) -> list[Point]:
    """A flat hexagonal plate; width and height are measured from its centre."""
    x, y = centre
    inner = width * 0.58
    return [
        (x - width, y),
        (x - inner, y - height),
        (x + inner, y - height),
        (x + width, y),
        (x + inner, y + height),
        (x - inner, y + height),
    ]


def ring(layer: Layer, corners: list[Point]) -> None:
    """The amber ring of a unit that may act."""
    shape = f'<polygon points="{points(corners)}" fill="none" stroke-linejoin="round" '
    layer.add(
        f'{shape}stroke="{AMBER}" stroke-width="9" opacity=".7" filter="url(#eb-glow)"/>',
        f'{shape}stroke="{CASING}" stroke-width="5"/>',
        f'{shape}stroke="{AMBER}" stroke-width="2.6"/>',
    )


def chip(layer: Layer, side: str, centre: Point, words: str, size: float) -> None:
    """A number on a small plate: round for Rebels, angular for Imperials."""
    x, y = centre
    paint = f'fill="{INK[side]}" stroke="{LIT[side]}" stroke-width="1.4"'
    if side == "rebel":
        layer.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(size)}" {paint}/>')
    else:
        corners = plate(centre, size * 1.12, size)
        layer.add(f'<polygon points="{points(corners)}" {paint}/>')
    more = ' text-anchor="middle" font-weight="800"'
    layer.text((x, y + size * 0.4), words, size * 1.2, "#fff", more)


def inset(corners: list[Point], centre: Point, share: float) -> list[Point]:
    """A smaller polygon inside another."""
    x, y = centre
    return [(x + (cx - x) * share, y + (cy - y) * share) for cx, cy in corners]
