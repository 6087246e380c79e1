"""Geometry: distances, neighbours and exact lines, on any hex grid."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from echobase import hexes

CUBES = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


@given(CUBES, CUBES, CUBES)
def test_distance_is_a_metric(a: hexes.Cube, b: hexes.Cube, c: hexes.Cube) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(CUBES)
def test_a_hex_has_six_neighbours_at_distance_one(a: hexes.Cube) -> None:
    around = hexes.neighbours(a)
    assert len(set(around)) == 6
    assert all(hexes.distance(a, b) == 1 for b in around)


@given(CUBES, CUBES)
def test_a_line_meets_the_same_hexes_both_ways_with_its_sides_swapped(
    a: hexes.Cube, b: hexes.Cube
) -> None:
    there = hexes.line(a, b)
    back = hexes.line(b, a)
    assert set(there.crossed) == set(back.crossed)
    assert set(there.left) == set(back.right)
    assert set(there.right) == set(back.left)


@given(CUBES, CUBES)
def test_only_lines_of_even_distance_in_six_directions_run_along_borders(
    a: hexes.Cube, b: hexes.Cube
) -> None:
    x, z = b[0] - a[0], b[1] - a[1]
    along = (x, z) != (0, 0) and (x == z or 2 * x == -z or 2 * z == -x)
    line = hexes.line(a, b)
    assert bool(line.left) == bool(line.right) == along
    if along:
        half = hexes.distance(a, b) // 2
        assert (len(line.left), len(line.right), len(line.crossed)) == (half, half, half - 1)


@given(CUBES, CUBES, st.integers(1, 10**6))
def test_every_point_of_a_line_lies_in_a_hex_it_meets(
    a: hexes.Cube, b: hexes.Cube, step: int
) -> None:
    share = Fraction(step, 10**6 + 1)
    x = a[0] + (b[0] - a[0]) * share
    z = a[1] + (b[1] - a[1]) * share
    line = hexes.line(a, b)
    assert any(contains(hex_, x, z) for hex_ in [a, b, *line.crossed, *line.left])


def contains(hex_: hexes.Cube, x: Fraction, z: Fraction) -> bool:
    dx, dz = x - hex_[0], z - hex_[1]
    dy = -dx - dz
    return max(abs(dx - dy), abs(dy - dz), abs(dz - dx)) <= 1


@pytest.mark.parametrize("end", [(0, 0), (1, 0), (0, 1), (-1, 1)])
def test_nothing_lies_between_neighbours(end: hexes.Cube) -> None:
    line = hexes.line((0, 0), end)
    assert not line.crossed + line.left + line.right
