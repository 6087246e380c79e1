"""Pairs of games: luck with the dice is taken away from the difference, and nothing else."""

from pathlib import Path
from random import Random

import pytest

from echobase.analysis.pairs import LEAST, Pairs
from echobase.core import record
from echobase.core.chance import CHANCE
from echobase.play.statistics import statistics

GOLDEN = Path(__file__).parents[1] / "golden"


def lucky(count: int, lead: float = 0.06, worth: float = 0.1) -> tuple[list[float], list[float]]:
    """Leads that are mostly luck: each unit of it is worth as much as told."""
    rng = Random(7)
    luck = [rng.gauss(0, 2) for _ in range(count)]
    return [lead + worth * gift + rng.gauss(0, 0.02) for gift in luck], luck


def test_what_goes_along_with_luck_is_taken_away() -> None:
    leads, luck = lucky(200)
    found = Pairs.of(leads, luck)
    assert found.slope == pytest.approx(0.1, abs=0.005)
    assert found.mean == pytest.approx(0.06, abs=0.005)
    assert found.error == pytest.approx(0.02 / 200**0.5, rel=0.2)
    assert found.leads.error > 5 * found.error


def test_luck_that_changes_nothing_leaves_all_as_it_is() -> None:
    leads, luck = lucky(200, worth=0.0)
    found = Pairs.of(leads, luck)
    assert found.mean == pytest.approx(found.leads.mean, abs=0.001)
    assert found.error == pytest.approx(found.leads.error, rel=0.05)


def test_a_few_pairs_or_no_dice_tell_nothing_about_luck() -> None:
    few = Pairs.of(*lucky(LEAST - 1))
    assert (few.slope, few.mean, few.error) == (0, few.leads.mean, few.leads.error)
    none = Pairs.of(lucky(50)[0], [0.0] * 50)
    assert (none.slope, none.mean, none.error) == (0, none.leads.mean, none.leads.error)


def test_pairs_add_up() -> None:
    leads, luck = lucky(60)
    both = Pairs.of(leads[:25], luck[:25]) + Pairs.of(leads[25:], luck[25:])
    whole = Pairs.of(leads, luck)
    assert both.count == 60
    assert (both.mean, both.error) == pytest.approx((whole.mean, whole.error))


@pytest.mark.parametrize("name", ["battle-10.record", "assault-cadets.record"])
def test_dice_bring_nothing_on_average_and_draws_never(name: str) -> None:
    told = record.read(str(GOLDEN / name))
    rolls = statistics(told.head.game).rolls
    gained = set()
    for state, action in told.states():
        if state.to_act() == CHANCE:
            ways = [(rolls.surplus(state, other), share) for other, share in state.chances()]
            assert sum(surplus * share for surplus, share in ways) == pytest.approx(0, abs=1e-9)
            for roll in rolls.rolls(state, action)[:1]:
                better_for_rebels = (roll.rolled > roll.expected) == (roll.side == "rebel")
                gained.add((roll.side, rolls.surplus(state, action) > 0, better_for_rebels))
            if not rolls.rolls(state, action):
                assert not any(surplus for surplus, _ in ways)
    assert {(side, up, up) for side in ("rebel", "empire") for up in (True, False)} <= gained


def test_figures_beyond_the_mean_are_those_of_the_rolls() -> None:
    told = record.read(str(GOLDEN / "battle-10.record"))
    rolls = statistics("battle").rolls
    for state, action in told.states():
        for roll in rolls.rolls(state, action):
            if roll.measure == "figures":
                sign = 1 if roll.side == "rebel" else -1
                beyond = sign * (roll.rolled - roll.expected)
                assert rolls.surplus(state, action) == pytest.approx(beyond, abs=1e-9)
