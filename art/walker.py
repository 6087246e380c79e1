"""Draws a Walker from its six sides into `picture/symbols`: `python art/walker.py`.

The Walker is a model of a few convex solids, seen from above at an angle and lit from the upper
left like all symbols. North is away from the viewer, so the drawing turns as its counter does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, radians, sin, sqrt
from pathlib import Path
from typing import Final

Vector = tuple[float, float, float]
"""In the model: ahead, to the right, up. On the ground: to the right, away, up."""
Point = tuple[float, float]

SYMBOLS: Final = Path(__file__).parents[1] / "src" / "echobase" / "picture" / "symbols"
FACINGS: Final = {"n": 0, "ne": 60, "se": 120, "s": 180, "sw": 240, "nw": 300}
"""Degrees clockwise from the upper edge of the screen."""
ELEVATION: Final = radians(36)
TO_VIEWER: Final = (0.0, -cos(ELEVATION), sin(ELEVATION))
BOX: Final = (352, 336)
MIDDLE: Final = (176.0, 236.0)
"""The place of the drawing that stands in the middle of the hex."""
SCALE: Final = 1.72
INK, PLAIN = "var(--ink,#0b1a2e)", "var(--u,#5b82ad)"
LIT, SHADED = "var(--uh,#a9c6e2)", "var(--ud,#34567e)"
TONES: Final = (
    (0.80, f'fill="{LIT}"'),
    (0.56, f'fill="{LIT}" fill-opacity=".55"'),
    (0.28, ""),
    (0.02, f'fill="{SHADED}" fill-opacity=".6"'),
    (-1.0, f'fill="{SHADED}"'),
)
"""By how directly a face looks into the light, the brightest first; empty is the plain colour."""
TOUCHING: Final = 6.0
"""Solids may reach so far into each other and still be one behind the other."""


def dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def unit(vector: Vector) -> Vector:
    length = sqrt(dot(vector, vector)) or 1.0
    return vector[0] / length, vector[1] / length, vector[2] / length


def between(one: Vector, other: Vector) -> Vector:
    return other[0] - one[0], other[1] - one[1], other[2] - one[2]


def middle(points: Sequence[Vector]) -> Vector:
    xs, ys, zs = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys), sum(zs) / len(zs)


LIGHT: Final = unit((-0.62, -0.30, 0.72))


@dataclass(frozen=True)
class Solid:
    """Two outlines with the same number of corners, joined."""

    one: tuple[Vector, ...]
    other: tuple[Vector, ...]

    @property
    def corners(self) -> tuple[Vector, ...]:
        return self.one + self.other

    def faces(self) -> Iterator[tuple[Vector, ...]]:
        yield self.one
        yield self.other
        for place in range(len(self.one)):
            after = (place + 1) % len(self.one)
            yield self.one[place], self.one[after], self.other[after], self.other[place]


@dataclass(frozen=True)
class Part:
    """Solids that are drawn together, within one line."""

    solids: tuple[Solid, ...]
    line: float = 6.0
    """Its width; 0 means that all of it has the colour of the lines."""
    name: str = ""

    @property
    def corners(self) -> list[Vector]:
        return [corner for solid in self.solids for corner in solid.corners]

    def reach(self, axis: int) -> tuple[float, float]:
        places = [corner[axis] for corner in self.corners]
        return min(places), max(places)


# The model.


def along(x0: float, one: list[Point], x1: float, other: list[Point]) -> Solid:
    """From one cross-section (right, up) to another further ahead."""
    return Solid(tuple((x0, *place) for place in one), tuple((x1, *place) for place in other))


def upright(z0: float, one: list[Point], z1: float, other: list[Point]) -> Solid:
    """From one level (ahead, right) to a higher one."""
    return Solid(tuple((*place, z0) for place in one), tuple((*place, z1) for place in other))


def disc(x: float, z: float, radius: float, y0: float, y1: float) -> Solid:
    """A joint across the model."""
    angles = [pi * (place + 0.5) / 4 for place in range(8)]
    ring = [(x + radius * cos(angle), z + radius * sin(angle)) for angle in angles]
    return Solid(tuple((x, y0, z) for x, z in ring), tuple((x, y1, z) for x, z in ring))


def box(x: float, y: float, half_x: float, half_y: float) -> list[Point]:
    left, right = y - half_y, y + half_y
    return [(x - half_x, left), (x + half_x, left), (x + half_x, right), (x - half_x, right)]


def hull_section(half: float, low: float, high: float) -> list[Point]:
    """The body from the front: a roof, upright sides and a narrower floor."""
    rise = high - low
    side = [(0.62, 0.0), (1.0, 0.3), (1.0, 0.62), (0.68, 1.0)]
    right = [(half * across, low + rise * up) for across, up in side]
    return [*right, *[(-y, z) for y, z in reversed(right)]]


def head_section(half: float, low: float, high: float) -> list[Point]:
    rise = high - low
    right = [(half * 0.8, low), (half, low + rise * 0.45), (half * 0.72, high)]
    return [*right, *[(-y, z) for y, z in reversed(right)]]


def foot(x: float, y: float, half: float) -> list[Point]:
    inner = half * 0.6
    right = [(x - half, y + inner), (x - inner, y + half), (x + inner, y + half)]
    right.append((x + half, y + inner))
    return [*right, *[(px, 2 * y - py) for px, py in reversed(right)]]


def leg(x: float, y: float) -> list[Part]:
    """Foot, shin, knee and thigh; the knees bend away from the middle."""
    knee = x * 1.12
    return [
        Part((upright(0, foot(x, y, 12.5), 9, foot(x, y, 9)),)),
        Part((upright(9, box(x, y, 7, 5.5), 36, box(knee, y, 6, 5)),)),
        Part((disc(knee, 38, 7.5, y - 7, y + 7),)),
        Part((upright(40, box(knee, y, 6, 5), 68, box(x, y, 7.5, 5.5)),)),
    ]


def model() -> list[Part]:
    ends, sides = (30.0, -30.0), (-22.0, 22.0)
    parts = [part for x in ends for y in sides for part in leg(x, y)]
    hips = [disc(x, 69, 9, y * 1.1, y * 1.3) for x in ends for y in sides]
    parts += [Part((hip,)) for hip in hips]
    parts.append(Part((along(-26, box(0, 61, 12, 5), 26, box(0, 61, 12, 5)),)))
    back, waist, chest = (
        hull_section(20, 68, 98),
        hull_section(26.5, 64, 103),
        hull_section(22, 66, 100),
    )
    body = (along(-49, back, -38, waist), along(-38, waist, 36, waist), along(36, waist, 47, chest))
    parts.append(Part(body, name="body"))
    parts.append(Part((along(45, box(0, 80, 8, 8), 58, box(0, 80, 8, 8)),), 4.8))
    brow = head_section(16.5, 65, 94)
    head = (
        along(56, head_section(17, 65, 96), 76, brow),
        along(76, brow, 88, head_section(13, 68, 87)),
    )
    parts.append(Part(head, name="head"))
    parts.append(Part((along(70, box(0, 63.5, 9, 3.5), 82, box(0, 63.5, 9, 3.5)),), 4.8))
    for y in (-6.0, 6.0):
        parts.append(Part((along(80, box(y, 62.5, 2.2, 2.2), 104, box(y, 62.5, 2.2, 2.2)),), 0))
    for y in (-20.0, 20.0):
        parts.append(Part((along(66, box(y, 79, 3.2, 4), 79, box(y, 79, 3.2, 4)),), 4.4))
        parts.append(Part((along(79, box(y, 79, 1.8, 1.8), 96, box(y, 79, 1.8, 1.8)),), 0))
    return parts


# Seeing it.


@dataclass(frozen=True)
class Look:
    """The model turned to a direction of the screen."""

    angle: float

    def turned(self, place: Vector) -> Vector:
        x, y, z = place
        across, away = sin(self.angle), cos(self.angle)
        return x * across + y * away, x * away - y * across, z

    def screen(self, place: Vector) -> Point:
        x, y, z = self.turned(place)
        rise = y * sin(ELEVATION) + z * cos(ELEVATION)
        return MIDDLE[0] + SCALE * x, MIDDLE[1] - SCALE * rise

    def nearness(self, part: Part) -> float:
        return dot(self.turned(middle(part.corners)), TO_VIEWER)

    def shows(self, direction: Vector) -> float:
        """How much a face with this normal in the model is seen."""
        return dot(self.turned(direction), TO_VIEWER)

    def visible(self, solid: Solid) -> Iterator[tuple[tuple[Vector, ...], Vector]]:
        """The faces that are seen, with their normals on the ground."""
        inside = middle(solid.corners)
        for face in solid.faces():
            one, other = between(face[0], face[1]), between(face[0], face[2])
            x = one[1] * other[2] - one[2] * other[1]
            y = one[2] * other[0] - one[0] * other[2]
            z = one[0] * other[1] - one[1] * other[0]
            normal = unit((x, y, z))
            if dot(normal, between(inside, middle(face))) < 0:
                normal = (-normal[0], -normal[1], -normal[2])
            if self.shows(normal) > 0.02:
                yield face, self.turned(normal)

    def in_order(self, parts: list[Part]) -> list[Part]:
        """The farther ones first."""
        behind = {
            place: {far for far in range(len(parts)) if self.hides(part, parts[far])}
            for place, part in enumerate(parts)
        }
        drawn: list[int] = []
        while len(drawn) < len(parts):
            left = [place for place in behind if place not in drawn]
            free = [place for place in left if behind[place] <= set(drawn)]
            drawn.append(min(free or left, key=lambda place: self.nearness(parts[place])))
        return [parts[place] for place in drawn]

    def hides(self, near: Part, far: Part) -> bool:
        """Whether the first lies in front of the second along an axis of the model."""
        if near is far or not self.overlap(near, far):
            return False
        return self.gap(near, far) > max(self.gap(far, near), -TOUCHING)

    def overlap(self, one: Part, other: Part) -> bool:
        """Whether they could cover each other on the screen."""
        places = [[self.screen(corner) for corner in part.corners] for part in (one, other)]
        for axis in (0, 1):
            (low, high), (far_low, far_high) = (
                (min(place[axis] for place in part), max(place[axis] for place in part))
                for part in places
            )
            if high < far_low or far_high < low:
                return False
        return True

    def gap(self, near: Part, far: Part) -> float:
        """The widest gap between them along an axis on which the first is nearer."""
        widest = -100.0
        for axis, direction in enumerate(((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))):
            shown = self.shows(direction)
            (low, high), (far_low, far_high) = near.reach(axis), far.reach(axis)
            if shown > 0.01:
                widest = max(widest, low - far_high)
            elif shown < -0.01:
                widest = max(widest, far_low - high)
        return widest


# Drawing it.


def path(corners: Sequence[Point], closed: bool = True) -> str:
    """Corners as a path of whole steps."""
    places = [(round(x), round(y)) for x, y in corners]
    steps = [(x - px, y - py) for (px, py), (x, y) in pairwise(places)]
    words = "".join(f"{dx:d}" if dx < 0 else f" {dx:d}" for step in steps for dx in step)
    return f"M{places[0][0]} {places[0][1]}l{words.strip()}{'z' if closed else ''}"


def outline(corners: list[Point]) -> list[Point]:
    """The convex hull of points."""
    ordered = sorted({(round(x, 1), round(y, 1)) for x, y in corners})

    def half(places: list[Point]) -> list[Point]:
        found: list[Point] = []
        for x, y in places:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    return half(ordered) + half(ordered[::-1])


def draw(angle: float) -> str:
    look = Look(radians(angle))
    ground = [(50.0, 0.0), (44.0, 32.0), (-44.0, 32.0), (-50.0, 0.0), (-44.0, -32.0), (44.0, -32.0)]
    shadow = path([look.screen((x, y, 0)) for x, y in ground])
    lines = [
        f'<path fill="#0c1d33" fill-opacity=".2" stroke="none" d="{shadow}"/>',
        *[line for part in look.in_order(model()) for line in draw_part(part, look)],
    ]
    style = f'fill="{PLAIN}" stroke="{INK}" stroke-width="0" stroke-linejoin="round"'
    inside = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX[0]} {BOX[1]}">\n'
        f'<g {style} stroke-linecap="round" paint-order="stroke">\n{inside}\n</g>\n</svg>\n'
    )


def draw_part(part: Part, look: Look) -> Iterator[str]:
    shapes = [outline([look.screen(place) for place in one.corners]) for one in part.solids]
    whole = "".join(path(shape) for shape in shapes)
    if not part.line:
        yield f'<path fill="{INK}" d="{whole}"/>'
        return
    yield f'<path stroke-width="{part.line:g}" d="{whole}"/>'
    shades: dict[str, str] = {}
    for solid in part.solids:
        for face, normal in look.visible(solid):
            light = dot(normal, LIGHT)
            tone = next(paint for least, paint in TONES if light > least)
            shades[tone] = shades.get(tone, "") + path([look.screen(place) for place in face])
    yield from (f'<path {tone} d="{shades[tone]}"/>' for tone in shades if tone)
    if part.name == "body":
        yield from draw_panels(look)
    elif part.name == "head" and look.shows((1.0, 0.0, 0.0)) > 0:
        yield from draw_window(look)


def draw_panels(look: Look) -> Iterator[str]:
    """Joints of the armour over the roof and down the sides, and grilles at the back."""
    found = ""
    for x in (-14.0, 12.0):
        found += path([look.screen((x, y, 103)) for y in (-18, 18)], closed=False)
        for side in (-1, 1):
            if look.shows((0.0, side, 0.0)) > 0.05:
                seam = [(18 * side, 103.0), (26.5 * side, 88.0), (26.5 * side, 76.0)]
                found += path([look.screen((x, y, z)) for y, z in seam], closed=False)
    if look.shows((-1.0, 0.0, 0.0)) > 0.3:
        for y in (-7.0, 0.0, 7.0):
            found += path([look.screen((-49, y, z)) for z in (75, 91)], closed=False)
    yield f'<path fill="none" stroke-width="2.6" stroke-opacity=".8" d="{found}"/>'


def draw_window(look: Look) -> Iterator[str]:
    """The red eyes of the head."""
    frame = [(88.0, y, z) for y, z in ((-10.5, 76.5), (10.5, 76.5), (9.6, 83.5), (-9.6, 83.5))]
    glass = [(88.0, y, z) for y, z in ((-8.5, 78.2), (8.5, 78.2), (8, 82), (-8, 82))]
    yield f'<path fill="{INK}" d="{path([look.screen(place) for place in frame])}"/>'
    yield f'<path fill="#ff6a4a" d="{path([look.screen(place) for place in glass])}"/>'


def main() -> None:
    for facing, angle in FACINGS.items():
        (SYMBOLS / f"unit-walker-{facing}.svg").write_text(draw(angle), encoding="utf-8")


if __name__ == "__main__":
    main()
