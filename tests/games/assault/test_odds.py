"""The exact odds of shots, harpoons and replies in Assault on Hoth, against a count of every roll.

The count knows nothing of the formulas: it declares the attack on a copy of the state, tries every
face of every fire die and of both damage dice, and looks at what is left of the target.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from games.assault.field import Field, position

from echobase import IllegalAction

F = Fraction
FRONT = ("0819", "0721", "0623", "0526", "0428", "0331", "0233")
"""Hexes at range 0, 1, 2 and so on from 0818, all before a Walker that faces S there."""
DAMAGE_DICE = Counter(one + two for one, two in product(range(1, 7), repeat=2))
TRACKS = {"W": ("blaster", "legs", "body"), "S": ("gunner", "body")}

Fates = dict[str, Fraction]


def after(field: Field, action: str) -> Field:
    """A copy on which one more thing has happened."""
    copy = Field(field.state.copy())
    copy.log = list(field.log)
    return copy.do(action)


def without_reply(field: Field) -> Field:
    """The Rebels spend no points."""
    answers = {"armour": "armour 0", "critical": "suffer"}
    return after(field, answers[field.step]) if field.step in answers else field


def is_gone(field: Field, target: str) -> bool:
    if target == "P":
        return not field.state.view(None).grid_stands
    if target == "G":
        return field.winner == "empire"
    return field.place(target) == "destroyed"


def effect(before: Field, now: Field, target: str) -> str:
    """What the damage dice did, read off the display of the target."""
    old, new = before.unit(target), now.unit(target)
    for track in TRACKS[target[0]]:
        if getattr(new, track) > getattr(old, track):
            if track == "gunner":
                return "gunner"
            name = "hull" if target[0] == "S" else track
            return f"{name}-{getattr(new, track)}"
    assert is_gone(now, target), "a result without any effect"
    return "critical"


def count(field: Field, attack: str) -> tuple[Fraction, Fates, Fraction]:
    """Hit, effects and destruction, by trying every roll."""
    return follow(without_reply(after(field, attack)), attack.split()[1].split("x")[1])


def follow(field: Field, target: str) -> tuple[Fraction, Fates, Fraction]:
    """The same for a shot that nothing but the dice decide any more."""
    hit, gone = F(0), F(0)
    fates: Fates = defaultdict(Fraction)
    for rolled, chance in rolls(field):
        if is_gone(rolled, target):
            hit += chance
            gone += chance
        elif rolled.step == "damage":
            hit += chance
            for total, ways in DAMAGE_DICE.items():
                hurt = without_reply(after(rolled, f"damage {total}"))
                part = chance * F(ways, 36)
                fates[effect(rolled, hurt, target)] += part
                if is_gone(hurt, target):
                    gone += part
    return hit, dict(fates), gone


def rolls(field: Field) -> list[tuple[Field, Fraction]]:
    """All ways the fire dice can fall; none are rolled when the Force hits."""
    if field.step != "roll":
        return [(field, F(1))]
    dice = field.state.view(None).shot.dice
    faces = Counter("".join(sorted(roll)) for roll in product("VSB", repeat=dice))
    assert sum(faces.values()) == 3**dice
    return [(after(field, f"roll {roll}"), F(ways, 3**dice)) for roll, ways in faces.items()]


def check(field: Field, attack: str) -> Any:
    """The engine and the count agree; the engine's answer."""
    found = field.state.odds(attack)
    hit, fates, gone = count(field, attack)
    assert found.hit == hit
    assert {name: chance for name, chance in found.damage.items() if chance} == fates
    assert found.destroy == gone
    assert sum(int(reason.args["dice"]) for reason in found.reasons) == found.dice
    return found


def duel(shot: str, apart: int = 0, rough: bool = False, **more: Any) -> Field:
    """Firer on 0818, target at some range before it, an AT-ST far away that can still act."""
    firer, target = shot.split("x")
    card = {"W": "walkers", "A": "at_sts", "S": "snowspeeders", "T": "towers"}.get(firer[0])
    if firer[1] in "ST" or card is None:
        card = "snowtroopers" if firer[1] == "S" else "troopers"
    units = {"A3": "1501", firer: "0818:S" if firer[0] == "W" else "0818"}
    cells = ["."] * 15
    place = FRONT[apart]
    if target in "PG":
        cells[int(place[:2]) - 1] = target
    else:
        units[target] = f"{place}:N" if target[0] == "W" else place
        cells[int(place[:2]) - 1] = "r" if rough else "."
    text = f"{place[2:]}: {' '.join(cells)}"
    return position(text, f"{card}_fire", units={**units, **more.pop("units", {})}, **more)


# Against the count


@pytest.mark.parametrize(
    "shot",
    ["W1xT1", "W1xLT1", "W1xHT1", "A1xT1", "LS1xLT1", "HS1xHT1", "T1xA1", "T1xLS1", "HT1xHS1"],
)
@pytest.mark.parametrize("apart", [0, 1, 2])
@pytest.mark.parametrize("rough", [False, True])
def test_shots_at_small_units(shot: str, apart: int, rough: bool) -> None:
    field = duel(shot, apart, rough)
    if not field.can(f"fire {shot}"):
        found = field.state.odds(f"fire {shot}")
        assert found.dice < found.armour
        assert (found.hit, found.damage, found.destroy) == (F(0), {}, F(0))
        return
    found = check(field, f"fire {shot}")
    assert found.damage == {}
    assert found.hit == found.destroy > 0


@pytest.mark.parametrize(
    ("shot", "grid"), [("W1xP", True), ("W1xG", True), ("W1xG", False), ("LS1xP", True)]
)
def test_shots_at_installations(shot: str, grid: bool) -> None:
    field = duel(shot, play={"grid_stands": grid})
    found = check(field, f"fire {shot}")
    assert found.armour == (3 if grid else 2)
    assert found.dice == (6 if shot[0] == "W" else 3) - (1 if shot[-1] == "G" else 0)


@pytest.mark.parametrize("blaster", [0, 1, 2])
@pytest.mark.parametrize("legs", [0, 1, 2])
@pytest.mark.parametrize("body", [0, 1, 2])
def test_every_damage_of_a_walker(blaster: int, legs: int, body: int) -> None:
    hits = {"W1": {"blaster": blaster, "legs": legs, "body": body}}
    units = {"LS1": "W1"} if body < 2 else {}
    found = check(duel("T1xW1", 1, hits=hits, units=units), "fire T1xW1")
    assert sum(found.damage.values()) == found.hit


@pytest.mark.parametrize("gunner", [0, 1])
@pytest.mark.parametrize("body", [0, 1])
@pytest.mark.parametrize("target", ["S2", "S6"])
def test_every_damage_of_a_snowspeeder(gunner: int, body: int, target: str) -> None:
    hits = {target: {"gunner": gunner, "body": body}}
    found = check(duel(f"W1x{target}", 1, hits=hits), f"fire W1x{target}")
    assert sum(found.damage.values()) == found.hit


@pytest.mark.parametrize("blaster", [0, 1])
@pytest.mark.parametrize("veers", [False, True])
@pytest.mark.parametrize("target", ["T1", "S6"])
def test_a_walker_with_a_damaged_blaster_and_with_veers(
    blaster: int, veers: bool, target: str
) -> None:
    play = {"held": ["veers"]}
    field = duel(f"W1x{target}", 1, hits={"W1": {"blaster": blaster}}, play=play)
    found = check(field, f"fire W1x{target}{' veers' if veers else ''}")
    assert found.dice == 6 - 3 * blaster + 2 * veers - 1


@pytest.mark.parametrize("gunner", [0, 1])
@pytest.mark.parametrize("points", [0, 1, 3])
@pytest.mark.parametrize("force", [False, True])
def test_luke_with_and_without_a_gunner_points_and_the_force_card(
    gunner: int, points: int, force: bool
) -> None:
    play = {"held": ["the_force"], "force": 5}
    field = duel("S1xW1", luke="S1", hits={"S1": {"gunner": gunner}}, play=play)
    extras = (f" +{points}" if points else "") + (" force" if force else "")
    found = check(field, f"fire S1xW1{extras}")
    assert found.dice == 5 - 2 * gunner + points
    if force:
        assert found.hit == 1


@pytest.mark.parametrize("apart", [0, 2])
def test_hotshot_on_fire(apart: int) -> None:
    found = check(duel("S2xW1", apart, play={"hotshot": "S2"}), "fire S2xW1")
    assert found.dice == 5 + 2 - apart


def test_armour_that_luke_has_raised() -> None:
    play = {"revealed": True, "force": 8, "raised": 2}
    found = check(duel("W1xS1", luke="S1", play=play), "fire W1xS1")
    assert found.armour == 4


def test_odds_leave_out_what_luke_may_reply() -> None:
    """Neither armour points nor softening, and nothing that would tell him from the others."""
    field = duel("W1xS1", luke="S1", units={"S2": "0719"})
    luke, other = field.state.odds("fire W1xS1"), field.state.odds("fire W1xS2")
    assert (luke.dice, luke.armour, luke.hit, luke.damage) == (
        other.dice,
        other.armour,
        other.hit,
        other.damage,
    )
    assert luke.damage["critical"] == luke.hit * F(3, 36)


def harpoons(here: str = "0818", there: str = "0819", **more: Any) -> Field:
    units = {"S3": here, "W1": f"{there}:N", "A3": "1501", "LS1": "W1"}
    return position(card="snowspeeders_move_fire_or_harpoon", units=units, luke="S3", **more)


@pytest.mark.parametrize("points", [0, 1, 2])
@pytest.mark.parametrize("hotshot", [False, True])
@pytest.mark.parametrize(("here", "there", "dice"), [("0818", "0819", 5), ("0820", "0819", 4)])
def test_harpoons(here: str, there: str, dice: int, hotshot: bool, points: int) -> None:
    field = harpoons(here, there, play={"hotshot": "S3"} if hotshot else {})
    found = check(field, f"harpoon S3xW1{f' +{points}' if points else ''}")
    assert found.dice == dice + 2 * hotshot + points
    assert (found.armour, found.damage) == (3, {})
    assert found.destroy == found.hit


def test_a_harpoon_does_not_care_for_the_damage_of_the_walker() -> None:
    hits = {"W1": {"blaster": 2, "legs": 2, "body": 1}}
    assert check(harpoons(hits=hits), "harpoon S3xW1").hit == F(51, 243)


# The tables of the catalogue


HIT_ODDS = """
    1  33.3  0    0    0    0    0
    2  55.6  11.1 0    0    0    0
    3  70.4  25.9 3.7  0    0    0
    4  80.2  40.7 11.1 1.2  0    0
    5  86.8  53.9 21.0 4.5  0.4  0
    6  91.2  64.9 32.0 10.0 1.8  0.1
    7  94.1  73.7 42.9 17.3 4.5  0.7
    8  96.1  80.5 53.2 25.9 8.8  2.0
    9  97.4  85.7 62.3 35.0 14.5 4.2
    10 98.3  89.6 70.1 44.1 21.3 7.7
    11 98.8  92.5 76.6 52.7 28.9 12.2
    12 99.2  94.6 81.9 60.7 36.8 17.8
"""
"""Table 3.6: dice, then percent by armour 1 to 6."""
HIT_ROWS = [line.split() for line in HIT_ODDS.strip().splitlines()]


@pytest.mark.parametrize("row", HIT_ROWS, ids=[row[0] for row in HIT_ROWS])
def test_the_table_of_hit_odds_for_printed_armour(row: list[str]) -> None:
    """Luke fires with as many points as it takes, at armour 1, 2 and 3."""
    dice = int(row[0])
    gunner = 1 if dice < 5 else 0
    apart = max(0, 3 - dice) if gunner else 0
    points = dice - (3 - apart if gunner else 5)
    for target, percent in zip(("LS1", "A1", "W1"), row[1:4], strict=True):
        field = duel(f"S1x{target}", apart, luke="S1", hits={"S1": {"gunner": gunner}})
        found = field.state.odds(f"fire S1x{target}{f' +{points}' if points else ''}")
        assert found.dice == dice
        assert f"{float(found.hit * 100):.1f}" == f"{float(percent):.1f}"


@pytest.mark.parametrize("row", HIT_ROWS[:8], ids=[row[0] for row in HIT_ROWS[:8]])
def test_the_table_of_hit_odds_for_armour_that_luke_has_raised(row: list[str]) -> None:
    """A Walker has at most 8 dice; armour 3 to 6 is 2 and points of Luke's."""
    dice = int(row[0])
    hurt = dice <= 3
    veers = dice > 6
    apart = (3 if hurt else 8 if veers else 6) - dice
    for raised, percent in enumerate(row[3:], 1):
        play = {"revealed": True, "force": 4, "raised": raised, "held": ["veers"]}
        hits = {"W1": {"blaster": int(hurt)}}
        busy = {"W2": "0101:S", "LT1": "0102"}
        field = duel("W1xS1", apart, luke="S1", hits=hits, play=play, units=busy)
        found = field.state.odds(f"fire W1xS1{' veers' if veers else ''}")
        assert (found.dice, found.armour) == (dice, 2 + raised)
        assert f"{float(found.hit * 100):.1f}" == f"{float(percent):.1f}"


def test_the_whole_table_of_hit_odds_by_the_formula_of_the_dice() -> None:
    from echobase.games.assault.rules.dice import chance_of_hit

    for row in HIT_ROWS:
        for armour, percent in enumerate(row[1:], 1):
            exact = chance_of_hit(int(row[0]), armour)
            assert f"{float(exact * 100):.1f}" == f"{float(percent):.1f}"


def test_chances_of_the_damage_tables() -> None:
    """Table 3.5, on undamaged targets."""
    walker = duel("T1xW1").state.odds("fire T1xW1")
    assert {name: chance / walker.hit for name, chance in walker.damage.items()} == {
        "blaster-1": F(3, 36),
        "body-1": F(27, 36),
        "legs-1": F(5, 36),
        "critical": F(1, 36),
    }
    speeder = duel("W1xS6").state.odds("fire W1xS6")
    assert {name: chance / speeder.hit for name, chance in speeder.damage.items()} == {
        "gunner": F(6, 36),
        "hull-1": F(27, 36),
        "critical": F(3, 36),
    }


def test_full_tracks_turn_into_body_hits() -> None:
    full = {"W1": {"blaster": 2, "legs": 2, "body": 2}}
    found = duel("T1xW1", hits=full).state.odds("fire T1xW1")
    assert found.damage == {"body-3": found.hit * F(35, 36), "critical": found.hit * F(1, 36)}
    assert found.destroy == found.hit
    found = duel("W1xS6", hits={"S6": {"gunner": 1}}).state.odds("fire W1xS6")
    assert found.damage == {"hull-1": found.hit * F(33, 36), "critical": found.hit * F(3, 36)}
    assert found.destroy == found.hit * F(3, 36)


def mean_hits(shot: str, **hits: int) -> Fraction:
    """How many hits, this one included, still destroy the target on average."""
    found = duel(shot, hits={shot.split("x")[1]: hits}).state.odds(f"fire {shot}")
    mean = F(1)
    for effect_, chance in found.damage.items():
        track, _, number = effect_.partition("-")
        if effect_ not in ("critical", "body-3", "hull-2"):
            track = "body" if track == "hull" else track
            mean += chance / found.hit * mean_hits(shot, **{**hits, track: int(number or 1)})
    return mean


@pytest.mark.parametrize(("shot", "mean"), [("T1xW1", "3.68"), ("W1xS6", "2.19")])
def test_mean_number_of_hits_that_destroy(shot: str, mean: str) -> None:
    """The figures below table 3.5."""
    assert f"{float(mean_hits(shot)):.2f}" == mean


# Reasons


@pytest.mark.parametrize(
    ("shot", "apart", "rough", "more", "reasons"),
    [
        ("W1xT1", 0, False, {}, {"strength": 6}),
        ("W1xT1", 2, True, {}, {"strength": 6, "range": -2, "cover": -1}),
        (
            "W1xT1 veers",
            1,
            True,
            {"hits": {"W1": {"blaster": 1}}, "play": {"held": ["veers"]}},
            {"strength": 6, "blaster": -3, "veers": 2, "range": -1, "cover": -1},
        ),
        (
            "S1xA1 +4",
            3,
            True,
            {"play": {"hotshot": "S1"}},
            {"strength": 5, "hotshot": 2, "force": 4, "range": -3, "cover": -1},
        ),
        (
            "S1xW1 +2",
            1,
            True,
            {"hits": {"S1": {"gunner": 1}}},
            {"strength": 5, "gunner": -2, "force": 2, "range": -1},
        ),
        ("LT1xLS1", 0, False, {}, {"strength": 3}),
    ],
)
def test_reasons_name_every_part_and_add_up_to_the_dice(
    shot: str, apart: int, rough: bool, more: dict[str, Any], reasons: dict[str, int]
) -> None:
    found = duel(shot.split()[0], apart, rough, **more).state.odds(f"fire {shot}")
    assert {part.id: part.args["dice"] for part in found.reasons} == {
        f"assault-dice-{name}": dice for name, dice in reasons.items()
    }
    assert found.dice == sum(reasons.values())


def test_reasons_of_a_harpoon() -> None:
    found = harpoons(play={"hotshot": "S3"}).state.odds("harpoon S3xW1 +2")
    assert [(part.id, part.args["dice"]) for part in found.reasons] == [
        ("assault-dice-harpoon", 5),
        ("assault-dice-hotshot", 2),
        ("assault-dice-force", 2),
    ]
    assert found.dice == 9


def test_a_shot_that_range_has_used_up_has_no_dice() -> None:
    found = duel("LT1xLS1", 6).state.odds("fire LT1xLS1")
    assert (found.dice, found.hit, found.destroy) == (0, F(0), F(0))
    assert sum(int(part.args["dice"]) for part in found.reasons) == 3 - 6


@pytest.mark.parametrize("shot", ["T1xW1", "W1xS6"])
def test_an_impossible_shot_has_no_chance_of_anything(shot: str) -> None:
    found = duel(shot, 6).state.odds(f"fire {shot}")
    assert found.dice == 0
    assert not any(found.damage.values())
    assert found.destroy == 0


def test_the_force_card_does_not_make_a_shot_possible() -> None:
    found = duel("LT1xW1", 1, play={"held": ["the_force"]}).state.odds("fire LT1xW1 force")
    assert (found.dice, found.armour) == (2, 3)
    assert found.hit == 0


def test_odds_may_be_asked_before_the_round_comes_and_change_nothing() -> None:
    """For planning: the other side's round, a turn of the Walker still to be made."""
    field = position(card="troopers_move", units={"W1": "0818:N", "T1": "0819", "LT1": "0135"})
    before = field.state.document()
    assert not field.can("fire W1xT1")
    assert field.state.odds("fire W1xT1").dice == 6
    assert field.state.odds("fire T1xW1").dice == 6
    assert field.state.document() == before


# Nonsense


@pytest.mark.parametrize(
    ("attack", "says"),
    [
        ("", "empty line"),
        ("done", "shots, harpoons and replies"),
        ("move S3-0712", "shots, harpoons and replies"),
        ("step W1", "shots, harpoons and replies"),
        ("fire W1", "fire W2xT4"),
        ("fire W9xT1", "no unit 'W9'"),
        ("fire W1xT9", "no target 'T9'"),
        ("fire PxW1", "no unit 'P'"),
        ("fire W1xT1 force", "'force' cannot be understood"),
        ("fire S3xW1 veers", "'veers' cannot be understood"),
        ("fire S3xW1 +11", "not a number from 1 to 10"),
        ("harpoon S3xA1", "harpoon S3xW1"),
        ("harpoon T1xW1", "harpoon S3xW1"),
        ("harpoon S3xW1 force", "only +points"),
        ("fire W1xA1", "A1 is on the side of W1"),
        ("fire T1xG", "G is on the side of T1"),
        ("fire W1xLT1", "W1 cannot fire at LT1"),
        ("fire LT1xW1", "LT1 cannot fire at W1"),
        ("fire LS1xT1", "LS1 cannot fire at T1"),
        ("fire T1xLS1", "T1 cannot fire at LS1"),
        ("fire W1xT2", "W1 cannot fire at T2"),
        ("fire W1xT3", "W1 cannot fire at T3"),
        ("fire W2xT1", "W2 cannot fire at T1"),
        ("fire S4xW1", "S4 cannot fire at W1"),
        ("harpoon S5xW1", "S5 and W1 must be on the map"),
        ("harpoon S3xW3", "S3 and W3 must be on the map"),
    ],
)
def test_nonsense_is_refused_with_a_clear_word(attack: str, says: str) -> None:
    field = position(
        "21: . . . . . . . #",
        "walkers_fire",
        units={
            "W1": "0818:S",
            "W2": "0617:S",
            "A1": "0101",
            "T1": "0819",
            "T2": "destroyed",
            "S3": "0817",
            "S4": "0821",
            "LT1": "base",
            "LS1": "W1",
        },
        hits={"W2": {"blaster": 2}},
    )
    with pytest.raises(IllegalAction, match=r".") as caught:
        field.state.odds(attack)
    assert says in str(caught.value)


def test_a_snowspeeder_in_the_cliffs_has_no_odds_as_a_target() -> None:
    """It is not fired at (A-FIRE-04), just as it does not fire."""
    field = position(
        "20: . . . . . . . #", "walkers_fire", units={"W1": "0818:S", "S6": "0820", "T1": "0819"}
    )
    with pytest.raises(IllegalAction, match="S6"):
        field.state.odds("fire W1xS6")


def test_a_destroyed_grid_has_no_odds() -> None:
    """It is a target only while it stands (A-FIRE-03)."""
    field = duel("W1xP", play={"grid_stands": False}, units={"T1": "0820"})
    with pytest.raises(IllegalAction, match="P"):
        field.state.odds("fire W1xP")


def test_a_harpoon_that_cannot_reach_has_no_odds() -> None:
    """Two hexes away there is no harpoon (A-HARPOON-02)."""
    with pytest.raises(IllegalAction, match="S3"):
        harpoons("0817", "0819").state.odds("harpoon S3xW1")


def test_a_harpoon_without_a_gunner_has_no_odds() -> None:
    """A dead gunner forbids harpoons for the rest of the game (A-DAMAGE-SPEEDER-02)."""
    with pytest.raises(IllegalAction, match="S3"):
        harpoons(hits={"S3": {"gunner": 1}}).state.odds("harpoon S3xW1")


# Replies


@pytest.mark.rule("A-LUKE-04", "A-FIRE-28", "A-FIRE-29")
@pytest.mark.parametrize("points", [0, 1, 2, 5, 10])
@pytest.mark.parametrize("hits", [{}, {"S1": {"body": 1}}, {"S1": {"gunner": 1}}])
@pytest.mark.parametrize("extra", ["", " veers"])
def test_what_a_shot_can_still_do_after_points_for_armour(
    points: int, hits: dict[str, dict[str, int]], extra: str
) -> None:
    field = duel("W1xS1", 1, hits=hits, play={"held": ["veers"]}).do(f"fire W1xS1{extra}")
    found = field.state.odds(f"armour {points}")
    hit, fates, gone = follow(after(field, f"armour {points}"), "S1")
    assert (found.hit, found.destroy) == (hit, gone)
    assert {name: chance for name, chance in found.damage.items() if chance} == fates
    assert found.dice == sum(int(reason.args["dice"]) for reason in found.reasons)
    assert found.dice == (7 if extra else 5)
    assert found.armour == 2 + points


@pytest.mark.rule("A-LUKE-05")
def test_points_that_are_in_force_count_in_the_next_reply() -> None:
    field = duel("W1xS1", units={"W2": "0718:S"}, play={"force": 9})
    field.do("fire W1xS1", "armour 1", "roll BBBBBB", "fire W2xS1")
    assert [field.state.odds(f"armour {points}").armour for points in (0, 2)] == [3, 5]
    assert field.state.odds("armour 2").hit == follow(after(field, "armour 2"), "S1")[0]


@pytest.mark.rule("A-LUKE-09")
@pytest.mark.parametrize(("hull", "softened"), [(0, F(0)), (1, F(1))])
def test_what_a_critical_hit_still_does_after_a_reply(hull: int, softened: Fraction) -> None:
    field = duel("W1xS1", hits={"S1": {"body": hull}} if hull else {})
    field.do("fire W1xS1", "armour 0", "roll VVBBBB", "damage 12")
    for reply, chance in (("suffer", F(1)), ("soften", softened)):
        found = field.state.odds(reply)
        assert (found.hit, found.destroy) == (F(1), chance)
        assert is_gone(after(field, reply), "S1") == bool(chance)
        assert list(found.damage) == [effect(field, after(field, reply), "S1")]


@pytest.mark.rule("A-LUKE-16")
def test_the_odds_of_a_reply_tell_nothing_about_luke() -> None:
    shots = [duel("W1xS1", luke=luke).do("fire W1xS1") for luke in ("S1", "S4")]
    odds = [[field.state.odds(f"armour {n}") for n in range(11)] for field in shots]
    assert odds[0] == odds[1]


@pytest.mark.parametrize("reply", ["armour 1", "suffer", "soften"])
def test_a_reply_to_nothing_has_no_odds(reply: str) -> None:
    with pytest.raises(IllegalAction, match="waits for this reply"):
        duel("W1xS1").state.odds(reply)
