"""Luck: what was rolled and what was to be expected, worked out by hand."""

from math import sqrt

import pytest
from analysis.sample_records import EvenJudge, recorded, walkers_fire
from games.assault import field
from games.battle import table

from echobase.analysis import analyse
from echobase.core.record import Record

Numbers = tuple[float, float, float]
NONE = (0.0, 0.0, 0.0)


def luck(told: Record, side: str) -> dict[str, Numbers]:
    """By measure: rolled, expected, standard deviation."""
    found = analyse(told, games=1, judge=EvenJudge()).luck
    return {t.measure: (t.rolled, t.expected, t.deviation) for t in found if t.side == side}


def close(found: Numbers, rolled: float, expected: float, variance: float) -> bool:
    return found == pytest.approx((rolled, expected, sqrt(variance)))


def test_three_dice_at_four_figures() -> None:
    """Half of the faces hit infantry (two infantry, one blast), one in six is a retreat."""
    shot = recorded("battle", table.position("D: . s4\nE: . e3"), "attack E2xD2", "roll IBR")
    found = luck(shot, "rebel")
    assert close(found["hits"], 2, 3 / 2, 3 / 4)
    assert close(found["figures"], 2, 3 / 2, 3 / 4)
    assert close(found["retreats"], 1, 3 / 6, 3 * 5 / 36)
    assert luck(shot, "empire") == {"hits": NONE, "figures": NONE, "retreats": NONE}


def test_more_hits_than_figures_remove_no_more() -> None:
    shot = recorded("battle", table.position("D: . s1\nE: . e3"), "attack E2xD2", "roll III")
    found = luck(shot, "rebel")
    assert close(found["hits"], 3, 3 / 2, 3 / 4)
    assert close(found["figures"], 1, 7 / 8, 7 / 64)


def test_rolls_of_several_attacks_add_up() -> None:
    told = recorded(
        "battle",
        table.position("D: . s4 s4\nE: . e3 e3"),
        *("attack E2xD2", "roll XXX", "attack E3xD3", "roll IXX"),
    )
    assert close(luck(told, "rebel")["hits"], 1, 3, 6 / 4)


def test_the_dice_of_the_empire_are_the_luck_of_the_empire() -> None:
    told = recorded(
        "battle",
        table.position("D: . s4\nE: . e3", active="empire"),
        *("attack D2xE2", "roll IXX"),
    )
    assert luck(told, "empire")["hits"][0] == 1
    assert luck(told, "rebel")["hits"] == NONE


def test_an_at_at_falls_by_two_rolls() -> None:
    """Of 6 faces 2 hit it (vehicle, blast), and each hit needs a blast when it is rolled again."""
    told = recorded(
        "battle",
        table.position("D: . a\nE: . e3"),
        *("attack E2xD2", "roll VVX", "roll BX"),
    )
    found = luck(told, "rebel")
    dice = 3
    falls = 1 - (1 - 1 / 18) ** dice
    by_hits = [0.0, 1 / 6, 11 / 36, 91 / 216]
    ways = [8 / 27, 12 / 27, 6 / 27, 1 / 27]
    first = sum(p * (worth - falls) ** 2 for p, worth in zip(ways, by_hits, strict=True))
    assert close(found["hits"], 2, dice / 3, dice * 2 / 9)
    assert close(found["figures"], 1, falls, first + 11 / 36 * 25 / 36)


def test_dice_that_are_rolled_again_count_with_what_they_add() -> None:
    told = recorded(
        "battle",
        table.position("D: . s2\nE: . e3'ew"),
        *("attack E2xD2", "roll IXX", "reroll XX", "roll IX"),
    )
    found = luck(told, "rebel")
    assert close(found["hits"], 2, 3 / 2 + 2 / 2, 3 / 4 + 2 / 4)
    # Three dice at two figures remove 0, 1, 2 or 2; two more dice add one figure at most.
    first = (0 + 3 * 1 + 3 * 2 + 1 * 2) / 8
    spread = (0 + 3 * 1 + 3 * 4 + 1 * 4) / 8 - first**2
    assert close(found["figures"], 2, first + 3 / 4, spread + 3 / 16)


def with_card(card: str, text: str, *actions: str) -> Record:
    """The Empire plays a card and acts with it."""
    hand = table.position(text, active="empire", step="play", hands=[[], [card]])
    return recorded("battle", hand, f"play {card}", *actions)


def test_orbital_strike_counts_retreats_as_hits() -> None:
    found = luck(with_card("orbital_strike", "D: . s4\nE: . e3", "strike E2", "roll R"), "empire")
    assert close(found["hits"], 1, 4 / 6, 8 / 36)
    assert close(found["retreats"], *NONE)


def test_force_powers_count_retreats_as_hits() -> None:
    actions = ("order D4", "done", "attack D4xE5", "roll RRX")
    found = luck(with_card("force_powers", "A: s\nD: . . . s\nE: . . . . e", *actions), "empire")
    assert close(found["hits"], 2, 3 * 4 / 6, 3 * 8 / 36)
    assert close(found["retreats"], *NONE)


def test_a_structure_falls_to_one_blast() -> None:
    told = recorded(
        "battle",
        table.position("D: . s4\nE: . G", active="empire"),
        *("attack D2xE2", "roll BBX"),
    )
    found = luck(told, "empire")
    assert close(found["hits"], 2, 3 / 6, 3 * 5 / 36)
    missed = (5 / 6) ** 3
    assert close(found["figures"], 1, 1 - missed, missed * (1 - missed))


def test_a_shot_at_a_snowspeeder() -> None:
    """Six dice against armour 2; of 36 ways to roll damage 33 cost a point, 3 both of its hull."""
    told = recorded("assault", walkers_fire("S6"), "fire W1xS6", "roll VVSSBB", "damage 12")
    found = luck(told, "empire")
    hit = 473 / 729
    assert close(found["hits"], 1, hit, hit * (1 - hit))
    mean = 39 / 36
    assert close(
        found["damage"],
        *(2, hit * mean),
        hit * (1 - hit) * mean**2 + 33 / 36 * (1 - mean) ** 2 + 3 / 36 * (2 - mean) ** 2,
    )
    assert luck(told, "rebel") == {"hits": NONE, "damage": NONE}


def test_a_shot_at_troopers_that_misses() -> None:
    told = recorded("assault", walkers_fire("LT1"), "fire W1xLT1", "roll SSSSSS")
    found = luck(told, "empire")
    hit = 1 - (2 / 3) ** 6
    assert close(found["hits"], 0, hit, hit * (1 - hit))
    assert found["damage"] == found["hits"]


def test_a_harpoon_is_worth_what_is_left_of_the_walker() -> None:
    adjacent = field.position(
        card="snowspeeders_move_fire_or_harpoon",
        units={"S6": "0818", "W1": "0819:S"},
        hits={"W1": {"body": 1}},
    )
    told = recorded("assault", adjacent, "harpoon S6xW1", "roll SSSBB")
    found = luck(told, "rebel")
    hit = 51 / 243
    assert close(found["hits"], 1, hit, hit * (1 - hit))
    assert close(found["damage"], 2, 2 * hit, 4 * hit * (1 - hit))
