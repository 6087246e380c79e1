"""The exact odds of attacks: the numbers of the worked examples, and a count of every roll."""

from fractions import Fraction
from itertools import product
from math import factorial
from typing import Any

import pytest
from games.battle.table import Table, position

F = Fraction
DIE = {"I": 2, "V": 1, "B": 1, "R": 1, "X": 1}
ATTACK_STEPS = ("roll", "reroll", "confirm", "shelter", "retreat")


def chance(faces: str) -> Fraction:
    """The probability of these faces in any sequence, from the faces of the die."""
    ways = factorial(len(faces))
    for face, count in DIE.items():
        ways = ways // factorial(faces.count(face)) * count ** faces.count(face)
    return F(ways, 6 ** len(faces))


def roll_again(table: Table, hitting: str) -> str:
    """An E-Web that rolls every die again which does not hit."""
    faces = str(table.state.view(None).attack["faces"])
    misses = "".join(face for face in faces if face not in hitting)
    return f"reroll {misses}" if misses else "keep"


def fates(table: Table, target: str, hitting: str) -> tuple[Fraction, Fraction]:
    """Walk through every roll to the end of the attack: target gone, target alive but pushed."""
    if table.step not in ATTACK_STEPS:
        view = table.state.view(None)
        if target in view.structures or table.unit(target) is not None:
            return F(0), F(0)
        dead = "battle-eliminated" in table.events or "battle-destroyed" in table.events
        return (F(1), F(0)) if dead else (F(0), F(1))
    if not table.waits_for_luck:
        if table.step == "reroll":
            choices = [roll_again(table, hitting)]
        elif table.step == "shelter":
            choices = ["ignore"]
        else:
            choices = table.legal()
        found = [fates(after(table, choice), target, hitting) for choice in choices]
        assert len(set(found)) == 1, "no way back is worse than another"
        return found[0]
    gone, pushed = F(0), F(0)
    total = F(0)
    for action, float_chance in table.state.chances():
        text = table.state.write(action)
        exact = chance(text.split()[1])
        assert float_chance == pytest.approx(float(exact))
        total += exact
        parts = fates(after(table, text), target, hitting)
        gone += exact * parts[0]
        pushed += exact * parts[1]
    assert total == 1
    return gone, pushed


def after(table: Table, action: str) -> Table:
    copy = Table(table.state.copy())
    copy.log = list(table.log)
    return copy.do(action)


def odds(table: Table, attack: str) -> tuple[Fraction, Fraction]:
    """What the engine says: eliminated, and pushed back alive."""
    found = table.state.odds(f"attack {attack}")
    return found.eliminate, found.retreat


# Worked example 9


@pytest.mark.rule("B-DICE-01", "B-HIT-01")
@pytest.mark.parametrize(
    ("text", "side", "attack", "card", "dice", "expected"),
    [
        ("D: . . . s\nE: . . . w", "rebel", "E4xD4", "", 4, F(1, 16)),
        ("D: . . . s\nE: . . . e", "rebel", "E4xD4", "", 3, F(0)),
        ("D: . . . s\nE: . . . e", "empire", "D4xE4", "", 3, F(1, 8)),
        ("D: . . . s\nE: . . . e", "empire", "D4xE4", "reinforcements", 4, F(5, 16)),
        ("F: . . . . s\nG: . . . . e", "empire", "F5xG5", "", 3, F(8, 27)),
    ],
    ids=[
        "4 dice on 4 snowtroopers",
        "3 dice on 4 snowtroopers",
        "3 dice on 3 Echo troopers",
        "4 dice on 3 Echo troopers",
        "3 dice on 3 Echo troopers on their baseline",
    ],
)
def test_example_9_the_chance_to_eliminate_infantry(
    text: str, side: str, attack: str, card: str, dice: int, expected: Fraction
) -> None:
    table = position(text, active=side, card=card)
    found = table.state.odds(f"attack {attack}")
    assert (found.dice, found.eliminate) == (dice, expected)


@pytest.mark.rule("B-HIT-01")
def test_example_9_with_hits_alone() -> None:
    """The probability of this many hits: half of all faces hit infantry."""
    table = position("D: . . . s\nE: . . . e")
    hits = table.state.odds("attack E4xD4").hits
    assert hits == [F(1, 8), F(3, 8), F(3, 8), F(1, 8)]
    table = position("D: . . . s\nE: . . . w")
    hits = table.state.odds("attack E4xD4").hits
    assert hits == [F(1, 16), F(4, 16), F(6, 16), F(4, 16), F(1, 16)]


# Worked example 10


@pytest.mark.rule("B-UNIT-ATAT-04", "B-UNIT-ATAT-05")
@pytest.mark.parametrize(
    ("unit", "hex_", "card", "dice", "expected"),
    [
        ("e", "E5", "", 2, F(35, 324)),
        ("e", "E4", "", 3, F(919, 5832)),
        ("w", "E4", "", 4, F(21455, 104976)),
        ("w", "E4", "tactical_assault", 5, F(469711, 1889568)),
        ("%w", "E4", "", 2, F(35, 324)),
    ],
    ids=["2 dice", "3 dice", "4 dice", "5 dice", "speeders in wreckage"],
)
def test_example_10_the_chance_to_destroy_a_walker(
    unit: str, hex_: str, card: str, dice: int, expected: Fraction
) -> None:
    row = ["."] * 6
    row[int(hex_[1]) - 1] = unit
    table = position(f"D: . . %a\nE: {' '.join(row)}", card=card)
    found = table.state.odds(f"attack {hex_}xD3")
    assert (found.dice, found.eliminate) == (dice, expected)
    assert found.eliminate == 1 - F(17, 18) ** dice
    assert found.retreat == 0


@pytest.mark.rule("B-UNIT-ATAT-04")
@pytest.mark.parametrize(("second", "falls"), [("XV", False), ("XB", True)])
def test_example_10_speeders_next_to_a_walker_on_wreckage(second: str, falls: bool) -> None:
    """Vehicle, blast, retreat, infantry: two dice hit and are rolled again."""
    table = position("A: p\nD: . . . %a\nE: . . . w")
    assert table.dice("E4xD4") == 4
    table.do("attack E4xD4", "roll VBRI")
    assert (table.step, table.kind("D4")) == ("confirm", "at_at")
    table.do(f"roll {second}")
    assert (table.kind("D4") == "") is falls


@pytest.mark.rule("B-BADGE-EWEB-01", "B-UNIT-ATAT-06")
def test_example_10_an_eweb_that_rolls_every_miss_again() -> None:
    table = position("D: . . . a\nE: . . . e'ew")
    found = table.state.odds("attack E4xD4")
    assert (found.dice, found.eliminate) == (3, F(39815, 157464))
    assert found.eliminate == 1 - F(49, 54) ** 3


@pytest.mark.rule("B-STRUCT-03", "B-STRUCT-04", "B-STRUCT-02")
@pytest.mark.parametrize(
    ("row", "attack", "dice", "expected"),
    [
        ("a . . ^I", "G1xG4", 2, F(11, 36)),
        (". . . ^I ^s", "G5xG4", 3, F(91, 216)),
    ],
    ids=["walker at three hexes", "infantry on the next ridge"],
)
def test_example_10_the_ion_cannon(row: str, attack: str, dice: int, expected: Fraction) -> None:
    table = position(f"A: e\nG: {row}", active="empire")
    found = table.state.odds(f"attack {attack}")
    assert (found.dice, found.eliminate, found.retreat) == (dice, expected, F(0))
    assert table.can(f"attack {attack}")


# Every roll counted

CASES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "open ground": ("D: . . . s2\nE: . . . e", "E4xD4", {}),
    "range two": ("C: . . . . s1\nE: . . . . e", "E5xC5", {}),
    "trench": ("D: . . . =s1\nE: . . . e", "E4xD4", {}),
    "trench with one way back": ("C: . . . e !\nD: . . . =s2\nE: . . . w", "E4xD4", {}),
    "trench on the baseline": ("A: . . . =s2\nB: . . . w", "B4xA4", {}),
    "no way back": ("C: . . . e e\nD: . . . s3\nE: . . . e", "E4xD4", {}),
    "one step and no more": ("B: . . e e e\nD: . . . s2\nE: . . . w", "E4xD4", {}),
    "corner": ("C: s3 e", "C2xC1", {}),
    "baseline": ("A: . . . s3\nB: . . . e", "B4xA4", {}),
    "speeders over a crevasse": ("D: . . . s\nE: . . . w2\nF: . . ~ ~ ~", "D4xE4", {}),
    "speeders before seracs": ("D: . . . s\nE: . . . w2\nF: . . ! !", "D4xE4", {}),
    "probe droids": ("D: . . . =p1\nE: . . . w", "E4xD4", {}),
    "artillery": ("D: . . . a\nE: . . . g", "D4xE4", {}),
    "walker": ("D: . . . a\nE: . . . w", "E4xD4", {}),
    "walker and a scout": ("D: . . . a\nE: . . . e . ^e'sc", "E4xD4", {}),
    "structure": ("D: . . . s\nE: . . . G", "D4xE4", {}),
    "structure on a ridge": ("D: . . . a\nE: . . . ^I", "D4xE4", {}),
    "E-Web in place": ("D: . . . s3\nE: . . . e'ew", "E4xD4", {}),
    "E-Web against a cornered unit": ("A: . . . s3\nB: . . . e'ew", "B4xA4", {}),
    "E-Web against a trench": ("D: . . . =s1\nE: . . . e'ew", "E4xD4", {}),
    "E-Web moving": ("D: . . . s3\nE: . . . e'mv", "E4xD4", {}),
    "E-Web against a walker": ("C: . . . . a\nE: . . . . e'ew", "E5xC5", {}),
    "E-Web against a structure": ("D: . . . s'ew\nE: . . . G", "D4xE4", {}),
    "Force Powers": ("D: . . . s\nE: . . . e2", "D4xE4", {"card": "force_powers"}),
    "Force Powers on speeders": ("D: . . . s\nE: . . . w2", "D4xE4", {"card": "force_powers"}),
    "Force Powers on artillery": ("D: . . . s\nE: . . . g", "D4xE4", {"card": "force_powers"}),
    "Force Powers on a structure": ("D: . . . s\nE: . . . G", "D4xE4", {"card": "force_powers"}),
    "Force Powers and E-Web": ("D: . . . s'ew\nE: . . . =e2", "D4xE4", {"card": "force_powers"}),
    "four dice by a card": ("D: . . . s\nE: . . . e2", "D4xE4", {"card": "reinforcements"}),
    "other direction": ("G: . . . s2 e", "G5xG4", {"retreat": {"empire": "G"}}),
}


@pytest.mark.rule("B-DICE-09", "B-HIT-01", "B-RETREAT-09", "B-RETREAT-12", "B-UNIT-ATAT-04")
@pytest.mark.parametrize(("text", "attack", "fields"), CASES.values(), ids=CASES.keys())
def test_the_odds_agree_with_all_rolls_played_out(
    text: str, attack: str, fields: dict[str, Any]
) -> None:
    """The engine's fractions against a walk through every outcome of the same attack."""
    start, target = attack.split("x")
    spare = "A: . . . . . . . . . p\nG: . . . . . . . . . g"
    drawn = merge(text, spare)
    imperial = position(drawn).kind(start) in ("snowtrooper", "at_at", "probe_droid")
    table = position(drawn, active="empire" if imperial else "rebel", ordered=start, **fields)
    expected = odds(table, attack)
    rolled = table.do(f"attack {attack}")
    assert fates(rolled, target, hitting_faces(table, target, fields)) == expected


def merge(text: str, spare: str) -> str:
    """The map with a spare unit far away for each side, so that nobody runs out of units."""
    rows = {line[0]: line for line in spare.split("\n")}
    for line in text.split("\n"):
        cells = line.split()[1:]
        if line[0] in rows:
            cells += ["."] * (9 - len(cells)) + rows[line[0]].split()[-1:]
        rows[line[0]] = f"{line[0]}: {' '.join(cells)}"
    return "\n".join(rows.values())


def hitting_faces(table: Table, target: str, fields: dict[str, Any]) -> str:
    faces = {"snowtrooper": "IB", "echo_trooper": "IB", "snowspeeder": "VB", "at_at": "VB"}
    blast = faces.get(table.kind(target), "B")
    return blast + "R" if fields.get("card") == "force_powers" else blast


@pytest.mark.rule("B-DICE-01", "B-HIT-01")
@pytest.mark.parametrize(
    ("text", "attack", "hitting"),
    [
        ("D: . . . s\nE: . . . w", "E4xD4", "IB"),
        ("D: . . . a\nE: . . . w", "E4xD4", "VB"),
        ("D: . . . p\nE: . . . w", "E4xD4", "B"),
    ],
)
def test_the_number_of_hits_agrees_with_all_throws_of_real_dice(
    text: str, attack: str, hitting: str
) -> None:
    """Six to the power of four throws, counted one by one."""
    found = position(text).state.odds(f"attack {attack}")
    counted = [0] * (found.dice + 1)
    for throw in product("IIVBRX", repeat=found.dice):
        counted[sum(face in hitting for face in throw)] += 1
    assert found.hits == [F(count, 6**found.dice) for count in counted]
    assert sum(found.hits) == 1


@pytest.mark.rule("B-SUPPORT-11", "B-RETREAT-12")
def test_desperate_stand_does_not_take_the_trench_away() -> None:
    """Two dice more, but the defender in the trench may still ignore a retreat."""
    table = position(
        merge("D: . . . =s3\nE: . . . e1", "A: . . . . . . . . . p\nG: . . . . . . . . . g"),
        ordered="E4",
        play={"support": ["desperate_stand"]},
    )
    table.do("support desperate_stand E4")
    expected = odds(table, "E4xD4")
    assert table.dice("E4xD4") == 4
    assert fates(table.do("attack E4xD4"), "D4", "IB") == expected


@pytest.mark.rule("B-SUPPORT-20", "B-RETREAT-12")
def test_rout_takes_protection_and_trench_choice_away() -> None:
    table = position(
        merge("D: . . . s\nE: . . . =e2", "A: . . . . . . . . . p\nG: . . . . . . . . . g"),
        active="empire",
        ordered="D4",
        play={"support": ["rout"]},
    )
    table.do("support rout D4")
    expected = odds(table, "D4xE4")
    assert table.dice("D4xE4") == 3
    assert fates(table.do("attack D4xE4"), "E4", "IB") == expected


@pytest.mark.rule("B-ATTACK-14")
def test_without_dice_nothing_can_happen() -> None:
    table = position("A: s\nE: e . . . s")
    found = table.state.odds("attack E1xE5")
    assert (found.dice, found.hits) == (0, [F(1)])
    assert (found.eliminate, found.retreat) == (F(0), F(0))


@pytest.mark.rule("B-DICE-03")
def test_the_reasons_add_up_to_the_dice() -> None:
    """Base, card, scout, protection and penalty are named one by one."""
    table = position("D: . . . *s\nE: . . . #w . ^e'sc", card="tactical_assault", ordered="E4")
    found = table.state.odds("attack E4xD4")
    named = {reason.id: reason.args["dice"] for reason in found.reasons}
    assert named == {
        "battle-dice-base": 4,
        "battle-dice-card": 1,
        "battle-dice-scout": 1,
        "battle-dice-protection": -2,
        "battle-dice-penalty": -2,
    }
    assert found.dice == sum(int(dice) for dice in named.values()) == 2
