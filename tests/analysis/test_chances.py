"""Chances over time: what value and games say together, and where the next games are played."""

from math import log

import pytest

from echobase.ai.calibration import Calibration, log_odds, sigmoid
from echobase.analysis.chances import Band, Spot, blended, neediest, smoothed

KNOWN = Calibration(doubt=0.8, drift=0.4)


def test_without_games_the_value_stands_with_all_its_doubt() -> None:
    (found,) = blended([Spot(0.7)], KNOWN)
    assert found.chance == pytest.approx(0.7)
    assert log_odds(found.high) - log_odds(found.low) == pytest.approx(2 * 1.96 * 0.8)


def test_value_and_games_count_by_their_certainty() -> None:
    """One point: the posterior of two normal distributions, worked out by hand."""
    (found,) = blended([Spot(0.5, wins=29.5, games=39)], KNOWN)
    noise = 1 / 30 + 1 / 10
    gain = 0.64 / (0.64 + noise)
    assert log_odds(found.chance) == pytest.approx(gain * log(3))
    deviation = ((1 - gain) * 0.64) ** 0.5
    assert log_odds(found.high) == pytest.approx(gain * log(3) + 1.96 * deviation)


def test_many_games_outweigh_a_wrong_value() -> None:
    (found,) = blended([Spot(0.9, wins=200, games=1000)], KNOWN)
    assert found.chance == pytest.approx(0.2, abs=0.01)
    assert found.width < 0.06


def test_games_from_one_point_teach_about_its_neighbours() -> None:
    alone = blended([Spot(0.5), Spot(0.5), Spot(0.5)], KNOWN)
    found = blended([Spot(0.5), Spot(0.5, wins=90, games=100), Spot(0.5)], KNOWN)
    assert found[0].chance == pytest.approx(found[2].chance)
    assert 0.5 < found[0].chance < found[1].chance
    assert found[1].width < found[0].width < alone[0].width


def test_the_smoother_agrees_with_solving_all_equations_at_once() -> None:
    """Two points: the joint normal distribution of both errors, conditioned on both results."""
    one, other = Spot(0.5, wins=60, games=80), Spot(0.6, wins=20, games=60)
    keeps = 1 - 0.4**2 / (2 * 0.64)
    prior, both = 0.64, keeps * 0.64
    seen = [log(60.5 / 20.5), log(20.5 / 40.5) - log_odds(0.6)]
    noise = [1 / 60.5 + 1 / 20.5, 1 / 20.5 + 1 / 40.5]
    a, d = prior + noise[0], prior + noise[1]
    det = a * d - both**2
    weights = [(d * seen[0] - both * seen[1]) / det, (a * seen[1] - both * seen[0]) / det]
    means = [prior * weights[0] + both * weights[1], both * weights[0] + prior * weights[1]]
    variance = prior - (prior**2 * d - 2 * prior * both * both + both**2 * a) / det
    found = smoothed([one, other], KNOWN)
    assert [mean for mean, _ in found] == pytest.approx(means)
    assert found[0][1] == pytest.approx(variance)


def test_the_next_games_go_where_little_is_sure_or_much_changes() -> None:
    def band(chance: float, half: float) -> Band:
        return Band(chance, chance - half, chance + half)

    wide = [band(0.5, 0.1), band(0.5, 0.3), band(0.5, 0.1), band(0.5, 0.2)]
    assert neediest(wide) == [1, 3]
    steep = [band(0.2, 0.1), band(0.2, 0.1), band(0.9, 0.1), band(0.9, 0.1)]
    assert neediest(steep) == [1, 2]
    assert neediest([band(0.5, 0.1)]) == [0]


def test_a_correction_changes_the_log_odds() -> None:
    known = Calibration(slope=0.5, offset=1.0)
    assert known.corrected(0.5) == pytest.approx(sigmoid(1.0))
    assert log_odds(known.corrected(0.8)) == pytest.approx(0.5 * log(4) + 1.0)
    assert 0 < known.corrected(0.0) < known.corrected(1.0) < 1
