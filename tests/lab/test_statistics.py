"""Intervals and ratings against values known from elsewhere, and what must hold for all."""

from math import log10, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from echobase.lab.statistics import Share, Spread, Z, ratings, wilson

COUNTS = st.integers(0, 40)


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_of_wilson(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=5e-5)


@settings(max_examples=40)
@given(COUNTS, COUNTS)
def test_the_interval_holds_the_share(won: int, lost: int) -> None:
    share = Share(won, won + lost)
    low, high = share.interval
    assert 0 <= low <= high <= 1
    if share.rate is not None:
        assert low - 1e-12 <= share.rate <= high + 1e-12


def test_the_rate_of_nothing_is_none() -> None:
    assert Share(0, 0).rate is None
    assert Share(1, 4).rate == 0.25


def test_two_players() -> None:
    found = ratings("ab", {("a", "b"): 30, ("b", "a"): 10})
    difference = found["a"].points - found["b"].points
    assert difference == pytest.approx(400 * log10(30.5 / 10.5))
    error = sqrt(41 / (30.5 * 10.5))  # of the difference, on the logistic scale
    spread = 400 * log10(2.718281828459045) * Z * error / 2
    assert found["a"].high - found["a"].points == pytest.approx(spread)
    assert found["b"].points - found["b"].low == pytest.approx(spread)


def test_the_textbook_example_of_bradley_and_terry() -> None:
    won = {("a", "b"): 2, ("a", "d"): 1, ("b", "a"): 3, ("b", "c"): 5}
    won |= {("c", "b"): 3, ("c", "d"): 1, ("d", "a"): 4, ("d", "c"): 3}
    found = ratings("abcd", won, drawn=0)
    strengths = [10 ** ((found[name].points - 1500) / 400) for name in "abcd"]
    assert strengths == pytest.approx([0.640, 1.043, 0.660, 2.270], abs=1e-3)


def test_who_never_lost_has_a_rating() -> None:
    found = ratings(["best", "worst"], {("best", "worst"): 1000})
    assert found["best"].points - found["worst"].points == pytest.approx(400 * log10(2001))
    assert found["best"].high < 3000


def test_nobody_else_and_no_games() -> None:
    assert ratings(["one"], {})["one"].points == 1500
    few, many = (ratings("ab", {("a", "b"): n, ("b", "a"): n}) for n in (2, 200))
    assert few["a"].points == many["a"].points == pytest.approx(1500)
    assert few["a"].high > many["a"].high


@settings(max_examples=40)
@given(st.lists(COUNTS, min_size=12, max_size=12))
def test_ratings_expect_the_scores_there_were(counts: list[int]) -> None:
    names = "abcd"
    pairs = [(a, b) for a in names for b in names if a != b]
    won = dict(zip(pairs, counts, strict=True))
    found = ratings(names, won)
    assert sum(one.points for one in found.values()) == pytest.approx(4 * 1500)
    for a in names:
        score = sum(won[a, b] + 0.5 for b in names if b != a)
        expected = sum(
            (won[a, b] + won[b, a] + 1) / (1 + 10 ** ((found[b].points - found[a].points) / 400))
            for b in names
            if b != a
        )
        assert expected == pytest.approx(score, abs=1e-6)
        assert found[a].low < found[a].points < found[a].high


@pytest.mark.parametrize(
    ("values", "median", "low", "high"),
    [([7], 7, 7, 7), ([3, 1, 2], 2, 1, 3), ([4, 1, 3, 2], 2.5, 1, 4)],
)
def test_a_spread(values: list[int], median: float, low: int, high: int) -> None:
    spread = Spread.of(values)
    assert (spread.median, spread.range) == (median, (low, high))
    assert spread.mean == pytest.approx(sum(values) / len(values))


@settings(max_examples=40)
@given(st.lists(st.integers(), min_size=1), st.floats(0, 1))
def test_a_quantile_has_its_share_below(values: list[int], share: float) -> None:
    found = Spread.of(values).quantile(share)
    assert found in values
    assert sum(value <= found for value in values) >= share * len(values)
    assert sum(value < found for value in values) <= share * len(values)
