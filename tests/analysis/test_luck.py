"""Luck in figures and in winning chance: what was rolled and what was to be expected, by hand."""

from math import sqrt

import pytest
from analysis.sample_records import Figures, judged_by, recorded, walkers_fire
from games.assault import field
from games.battle import table

from echobase.analysis.luck import Stroke, effects, fortunes, tallied, weighed, widest
from echobase.core.chance import CHANCE
from echobase.core.record import Record
from echobase.play.samples import Sample
from echobase.play.statistics import statistics

Numbers = tuple[float, float, float]
NONE = (0.0, 0.0, 0.0)


def luck(told: Record, side: str) -> dict[str, Numbers]:
    """By measure: rolled, expected, standard deviation."""
    rolls = statistics(told.head.game).rolls
    fallen = [roll for state, action in told.states() for roll in rolls.rolls(state, action)]
    found = tallied(fallen, ("rebel", "empire"), rolls.measures)
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


# In winning chance.


def shot() -> Record:
    return recorded("battle", table.position("D: . s4\nE: . e3"), "attack E2xD2")


def test_dice_with_the_same_effect_count_once() -> None:
    state = shot().state
    found = effects("battle", state)
    assert sum(share for _, share in found.values()) == pytest.approx(1)
    assert len(found) == 10  # hits and retreats of three dice
    hits = {effect: share for effect, (_, share) in found.items()}
    assert hits[3, 0] == pytest.approx(1 / 8)


def test_what_has_the_same_effect_leads_to_the_same_position() -> None:
    state = shot().state
    after: dict[object, set[str]] = {}
    for action, _ in state.chances():
        other = state.copy()
        other.apply(action)
        effect = statistics("battle").rolls.effect(state, action)
        units = str([(unit.hex, unit.figures) for unit in other.view(None).units])
        after.setdefault(effect, set()).add(f"{units}/{other.to_act()}")
    assert all(len(positions) == 1 for positions in after.values())
    assert len({tuple(positions) for positions in after.values()}) > 4


def test_the_worth_of_all_rolls_together_is_nothing() -> None:
    """Luck is the value after a roll less its mean, so that its own mean is 0."""
    state, value = shot().state, judged_by(Figures())
    seeds = [str(number) for number in range(100)]
    worth = [
        (share, weighed("battle", value, state, action, seeds).mean)
        for action, share in effects("battle", state).values()
    ]
    assert sum(share * luck for share, luck in worth) == pytest.approx(0, abs=0.03)
    assert max(luck for _, luck in worth) > 0.1


def test_the_worth_of_a_roll_by_hand() -> None:
    """A confirmation roll against the only AT-AT: one of two dice must show a blast."""
    told = recorded("battle", table.position("D: . a\nE: . e3"), *("attack E2xD2", "roll VVX"))
    found = weighed("battle", judged_by(Figures()), told.state, told.state.read("roll BX"), ["x"])
    falls, full = 11 / 36, 3 / 4
    assert found.mean == pytest.approx(1.0 - (falls * 1.0 + (1 - falls) * full))


def test_whose_luck_it_is() -> None:
    battle, assault = statistics("battle").rolls, statistics("assault").rolls
    assert battle.roller(shot().state) == "rebel"
    drawn = recorded("battle", table.position("D: . s1\nE: . e1"), "done").state
    assert (drawn.to_act(), battle.roller(drawn)) == (CHANCE, "rebel")
    assert assault.roller(recorded("assault", walkers_fire("S6"), "fire W1xS6").state) == "empire"


def test_luck_is_added_up_by_side_and_kind() -> None:
    strokes = [
        Stroke(0, "rebel", "dice", Sample(2, 0.2, 0.1)),
        Stroke(1, "rebel", "dice", Sample(2, 0.4, 0.1)),
        Stroke(2, "empire", "dice", Sample(2, 0.4, 0.1)),
        Stroke(3, "", "cards", Sample(2, -0.2, 0.1)),
    ]
    found = {(one.side, one.kind): one for one in fortunes(strokes, "rebel")}
    assert found["rebel", "dice"].luck == pytest.approx(0.3)
    assert found["rebel", "dice"].events == 2
    assert found["empire", "dice"].luck == pytest.approx(-0.2)
    assert found["", "cards"].luck == pytest.approx(-0.1)
    expected = sqrt(strokes[0].worth.error ** 2 + strokes[1].worth.error ** 2)
    assert found["rebel", "dice"].error == pytest.approx(expected)


def test_the_least_certain_half_is_tried_again() -> None:
    spreads = (0.1, 0.4, 0.2, 0.3)
    strokes = [Stroke(n, "", "dice", Sample(4, 0.0, spread)) for n, spread in enumerate(spreads)]
    assert widest(strokes) == [1, 3]
