"""The six kinds of units: figures, movement, dice, what hits them and what they are worth."""

import pytest
from games.battle.table import Table, position, start

SIDE = {"e": "rebel", "w": "rebel", "g": "rebel", "s": "empire", "a": "empire", "p": "empire"}


def foe(unit: str) -> str:
    """Infantry of the other side."""
    return "s" if SIDE[unit] == "rebel" else "e"


def reach(unit: str) -> int:
    """How far the unit on E4 can move over open ground, counted along its row."""
    table = position(f"E: . . . {unit}\nA: {foe(unit)}", active=SIDE[unit], step="move")
    return sum(1 for column in range(5, 11) if table.can(f"move E4-E{column}"))


def attacks_after(unit: str, hexes: int) -> bool:
    """Whether the unit may still attack an enemy beside it after moving this many hexes."""
    end = f"E{2 + hexes}"
    row = ["."] * 9
    row[1 + hexes] = foe(unit)
    table = position(f"D: {' '.join(row)}\nE: . {unit}", active=SIDE[unit], step="move")
    if table.step == "move":
        table.do(f"move E2-{end}" if hexes else "done")
    return table.can(f"attack {end}xD{2 + hexes}")


def strip(unit: str) -> list[int]:
    """Dice on open ground at distance 1, 2, 3 ... until there are none."""
    found: list[int] = []
    for distance in range(1, 10):
        row = [unit, *["."] * (distance - 1), foe(unit)]
        table = position(f"E: {' '.join(row)}", active=SIDE[unit])
        dice = table.dice(f"E1xE{1 + distance}")
        assert table.can(f"attack E1xE{1 + distance}") is (dice > 0)
        found.append(dice)
    while found and found[-1] == 0:
        found.pop()
    return found


def hit_by(unit: str) -> str:
    """The faces that cost the unit a figure, or earn a confirmation roll against it."""
    found = ""
    for face in "IVBRX":
        table = position(f"E: . . . {unit} . {foe(unit)}", active=SIDE[foe(unit)])
        before = table.figures("E4")
        table.do("attack E6xE4", f"roll {face}X")
        if table.step == "confirm" or 0 < table.figures("E4") < before or table.winner:
            found += face
    return found


def worth(unit: str) -> int:
    """Medals for eliminating the unit with its last figure."""
    spare = "G: g" if SIDE[unit] == "rebel" else "A: p"
    last = unit if unit in "ag" else f"{unit}1"
    enemy = foe(unit)
    table = position(f"E: . . . {last} . {enemy}\n{spare}", active=SIDE[enemy])
    table.do("attack E6xE4", "roll BX")
    if table.step == "confirm":
        table.do("roll B")
    assert table.unit("E4") is None
    return table.medals(SIDE[enemy])


@pytest.mark.rule(
    "B-UNIT-ECHO-01",
    "B-UNIT-SNOW-01",
    "B-UNIT-SPEEDER-01",
    "B-UNIT-ATAT-01",
    "B-UNIT-ATAT-02",
    "B-UNIT-ART-01",
    "B-UNIT-PROBE-01",
)
@pytest.mark.parametrize(
    ("unit", "figures", "moves", "attacks", "dice", "faces", "medals"),
    [
        ("e", 3, 2, 1, [3, 2, 1], "IB", 1),
        ("s", 4, 2, 1, [3, 2, 1], "IB", 1),
        ("w", 3, 3, 3, [4, 2], "VB", 1),
        ("a", 1, 1, 1, [3, 3, 3], "VB", 1),
        ("g", 1, 0, 0, [3, 3, 2, 2], "B", 0),
        ("p", 2, 2, 2, [2, 1], "B", 0),
    ],
    ids=["Echo troopers", "snowtroopers", "snowspeeders", "AT-AT", "artillery", "probe droids"],
)
def test_the_unit_table(
    unit: str, figures: int, moves: int, attacks: int, dice: list[int], faces: str, medals: int
) -> None:
    """Figures, hexes of movement, hexes after which it still attacks, dice, weak faces, medals."""
    table = position(f"E: . . . {unit}\nG: {foe(unit)}", active=SIDE[unit])
    assert table.figures("E4") == figures
    assert reach(unit) == moves
    assert [attacks_after(unit, hexes) for hexes in range(moves + 1)] == [
        hexes <= attacks for hexes in range(moves + 1)
    ]
    assert strip(unit) == dice
    assert hit_by(unit) == faces
    assert worth(unit) == medals


# Snowspeeders


@pytest.mark.rule("B-UNIT-SPEEDER-02")
@pytest.mark.parametrize("end", ["E3", "E4", "E5"])
def test_snowspeeders_enter_cross_and_stop_on_crevasses(end: str) -> None:
    """Everything ahead is crevasse; they may stop on the first or the last of them."""
    table = position(
        """
        D: ~ ~ ~ ~ ~
        E: . w ~ ~ ~
        F: ~ ~ ~ ~ ~
        A: s
        """,
        step="move",
        beyond_box=True,
    )
    assert table.can(f"move E2-{end}")
    assert table.do(f"move E2-{end}").kind(end) == "snowspeeder"


@pytest.mark.rule("B-UNIT-SPEEDER-02")
def test_snowspeeders_attack_from_above_a_crevasse() -> None:
    table = position(
        """
        E: . w . ~
        D: . . . s
        """,
        step="move",
    )
    table.do("move E2-E4")
    assert table.can("attack E4xD4")
    assert table.dice("E4xD4") == 4


@pytest.mark.rule("B-UNIT-SPEEDER-03")
@pytest.mark.parametrize("ground", "*#%")
def test_stop_terrain_stops_flyers_too(ground: str) -> None:
    """A wall of such hexes cannot be crossed in one move, and entering it forbids an attack."""
    table = position(
        f"""
        D: . . {ground} s
        E: . w {ground} . .
        F: . . {ground}
        C: . . . {ground}
        G: . . . {ground}
        """,
        step="move",
    )
    assert table.can("move E2-E3")
    assert not table.can("move E2-E4")
    table.do("move E2-E3")
    assert table.waits_for_luck
    assert "battle-attacked" not in table.events


@pytest.mark.rule("B-UNIT-SPEEDER-03")
@pytest.mark.parametrize("wall", ["!", "G", "e", "s", "a"])
def test_seracs_structures_and_units_close_the_way_to_flyers(wall: str) -> None:
    """In the corner behind three such hexes there is nowhere to fly."""
    table = position(
        f"""
        A: . . . . . . . . . s
        D: {wall}
        E: w {wall}
        F: {wall}
        """,
        step="move",
        ordered="E1",
    )
    assert table.legal("move") == []
    assert table.kind("E1") == "snowspeeder"


@pytest.mark.rule("B-UNIT-SPEEDER-03")
def test_flyers_are_protected_and_block_sight_like_any_vehicle() -> None:
    table = position(
        """
        A: . . . . . e
        C: s
        E: e w s . . *w . s
        F: . s . . . =w . s
        """,
        active="empire",
    )
    assert table.dice("E8xE6") == 2 - 1
    assert table.dice("F8xF6") == 2
    assert not table.sees("E1", "E3")
    assert table.why("attack E3xE1") == "battle-why-sight"


@pytest.mark.rule("B-UNIT-SPEEDER-04")
def test_a_crevasse_gives_no_protection() -> None:
    table = position(
        """
        D: . . . s . . a
        E: . . . ~w . . ~w
        """,
        active="empire",
    )
    assert table.dice("D4xE4") == 3
    assert table.dice("D7xE7") == 3


# AT-AT


@pytest.mark.rule("B-UNIT-ATAT-03")
def test_a_walker_never_climbs_a_ridge() -> None:
    table = position(
        """
        D: . . . ^ .
        E: . . . a
        G: e
        """,
        active="empire",
        step="move",
    )
    assert not table.can("move E4-D4")
    assert table.why("move E4-D4") == "battle-why-closed"
    assert table.can("move E4-D3")


def walker_hit(*rolls: str) -> Table:
    """Echo troopers next to an AT-AT roll three dice, then what has to be rolled again."""
    table = position(
        """
        A: p
        D: . . . a
        E: . . . e
        """
    )
    return table.do("attack E4xD4", *(f"roll {faces}" for faces in rolls))


@pytest.mark.rule("B-UNIT-ATAT-04")
@pytest.mark.parametrize(
    ("first", "second", "falls"),
    [
        ("VXX", "B", True),
        ("BXX", "B", True),
        ("VXX", "V", False),
        ("BXX", "X", False),
        ("VBX", "XB", True),
        ("VBX", "XV", False),
        ("VBV", "RIB", True),
        ("BBB", "RIX", False),
    ],
)
def test_the_confirmation_roll(first: str, second: str, falls: bool) -> None:
    """The dice that hit are rolled once more, and one blast brings the walker down."""
    table = walker_hit(first, second)
    assert (table.kind("D4") == "") is falls
    assert table.medals("rebel") == (1 if falls else 0)


@pytest.mark.rule("B-UNIT-ATAT-05")
def test_only_the_hitting_dice_are_rolled_again() -> None:
    table = walker_hit("VIX")
    assert table.step == "confirm"
    assert table.why("roll BB") == "battle-why-dice"
    assert len(table.state.chances()) == 5


@pytest.mark.rule("B-UNIT-ATAT-05")
def test_there_is_no_third_roll_and_no_extra_for_more_blasts() -> None:
    assert walker_hit("VVV", "BBB").medals("rebel") == 1
    survived = walker_hit("VVV", "VVV")
    assert survived.step == "draw"
    assert survived.kind("D4") == "at_at"


@pytest.mark.rule("B-UNIT-ATAT-05")
def test_a_walker_carries_no_damage_over_to_the_next_attack() -> None:
    table = position(
        """
        A: p
        D: . . . a
        E: . . . e e
        """
    )
    table.do("attack E4xD4", "roll BBB", "roll VVV")
    assert table.figures("D4") == 1
    table.do("attack E5xD4", "roll VXX", "roll V")
    assert (table.kind("D4"), table.medals("rebel")) == ("at_at", 0)


@pytest.mark.rule("B-UNIT-ATAT-06")
def test_extra_dice_enlarge_the_first_roll_only() -> None:
    """Card and scout make five dice of three; the one that hits is one die to confirm."""
    table = position(
        """
        A: p
        D: . . . a
        E: . . . e
        F: . . . . . ^e'sc
        """,
        card="orders_from_the_princess",
        ordered="E4",
    )
    assert table.dice("E4xD4") == 5
    table.do("attack E4xD4", "roll VXXXX")
    assert table.step == "confirm"
    assert not table.can("roll BX")
    assert table.do("roll B").kind("D4") == ""


@pytest.mark.rule("B-UNIT-ATAT-06", "B-BADGE-EWEB-07")
def test_an_eweb_rolls_again_before_the_confirmation_never_in_it() -> None:
    table = position(
        """
        A: p
        D: . . . a
        E: . . . e'ew
        """
    )
    table.do("attack E4xD4", "roll VXX")
    assert table.step == "reroll"
    table.do("reroll XX", "roll VX")
    assert table.step == "confirm"
    table.do("roll XX")
    assert table.step == "draw"
    assert table.kind("D4") == "at_at"


@pytest.mark.rule("B-UNIT-ATAT-06", "B-SUPPORT-08")
def test_the_support_card_for_new_rolls_leaves_the_confirmation_alone() -> None:
    table = position(
        """
        A: p
        D: . . . a
        E: . . . e
        """,
        play={"support": ["lets_finish_this"]},
    )
    table.do("attack E4xD4", "roll VXX")
    assert table.step == "reroll"
    table.do("keep")
    assert table.step == "confirm"
    table.do("roll X")
    assert table.step == "draw"
    assert table.state.view(None).support == ["lets_finish_this"]


@pytest.mark.rule("B-UNIT-ATAT-07")
@pytest.mark.parametrize("rolls", [("RRR",), ("RRV", "X"), ("RXX",)])
def test_a_walker_stands_its_ground(rolls: tuple[str, ...]) -> None:
    """Retreats neither move it nor cost it anything, even with every way back closed."""
    table = position(
        """
        C: . . . s s
        D: . . . a
        E: . . . e
        """
    )
    table.do("attack E4xD4", *(f"roll {faces}" for faces in rolls))
    assert table.kind("D4") == "at_at"
    assert table.step == "draw"


@pytest.mark.rule("B-UNIT-ATAT-08")
@pytest.mark.parametrize("ground", ".#%*=")
def test_terrain_never_protects_a_walker(ground: str) -> None:
    table = position(
        f"""
        D: . . . {ground}a
        E: . . . e w
        """
    )
    assert (table.dice("E4xD4"), table.dice("E5xD4")) == (3, 4)


@pytest.mark.rule("B-UNIT-ATAT-08")
@pytest.mark.parametrize(("ground", "dice"), [(".", 4), ("#", 2), ("%", 2), ("*", 4)])
def test_the_attackers_own_penalty_counts_against_a_walker(ground: str, dice: int) -> None:
    table = position(
        f"""
        D: . . . %a
        E: . . . {ground}w
        """
    )
    assert table.dice("E4xD4") == dice


@pytest.mark.rule("B-UNIT-ATAT-09")
@pytest.mark.parametrize("ground", "#%*")
def test_a_walker_that_enters_stop_terrain_may_not_attack(ground: str) -> None:
    table = position(
        f"""
        D: . . . {ground}
        E: . . . a
        G: . . . e
        """,
        active="empire",
        step="move",
    )
    table.do("move E4-D4")
    assert table.step == "draw"
    assert "battle-attacked" not in table.events


@pytest.mark.rule("B-UNIT-ATAT-09")
def test_stop_terrain_ends_a_walkers_longer_move() -> None:
    """A card gives it two hexes, but the only way on leads through the rocks."""
    text = """
        C: ! ! ! . !
        D: . . ! * !
        E: . . ! a !
        G: e
    """
    table = position(text, active="empire", step="move", card="precision_fire")
    assert table.can("move E4-D4")
    assert not table.can("move E4-C4")


@pytest.mark.rule("B-UNIT-ATAT-09")
@pytest.mark.parametrize(("ground", "dice"), [(".", 3), ("*", 3), ("#", 1), ("%", 1), ("=", 3)])
def test_a_walker_in_a_building_or_wreckage_rolls_two_dice_fewer(ground: str, dice: int) -> None:
    table = position(
        f"""
        D: . . . {ground}a
        E: . . . e
        """,
        active="empire",
    )
    assert table.dice("D4xE4") == dice


@pytest.mark.rule("B-UNIT-ATAT-10")
@pytest.mark.parametrize(("second", "falls"), [("XB", True), ("VV", False)])
def test_air_support_has_to_be_confirmed_as_well(second: str, falls: bool) -> None:
    table = position(
        """
        A: p . . a
        G: e
        """,
        play={"support": ["air_support"]},
    )
    table.do("support air_support A4", "roll VB")
    assert (table.step, table.kind("A4")) == ("confirm", "at_at")
    table.do(f"roll {second}")
    assert (table.kind("A4") == "") is falls


# Rebel artillery


@pytest.mark.rule("B-UNIT-ART-01")
@pytest.mark.parametrize("card", ["", "in_formation", "rebel_spearhead"])
def test_artillery_never_moves(card: str) -> None:
    table = position(
        """
        E: . . . g
        G: e
        A: s
        """,
        step="move",
        card=card,
    )
    assert [text for text in table.legal("move") if text.startswith("move E4")] == []
    assert table.why("move E4-E5") == "battle-why-immobile"


@pytest.mark.rule("B-UNIT-ART-01")
def test_artillery_is_hit_by_blasts_only_stays_and_pays_nothing() -> None:
    text = """
        D: . . . s
        E: . . . g
        G: e
    """
    missed = position(text, active="empire").do("attack D4xE4", "roll IVR")
    assert missed.figures("E4") == 1
    hit = position(text, active="empire").do("attack D4xE4", "roll XXB")
    assert (hit.figures("E4"), hit.medals("empire")) == (0, 0)


@pytest.mark.rule("B-UNIT-ART-02", "B-UNIT-ART-03")
def test_artillery_reaches_four_hexes_and_needs_sight() -> None:
    table = position(
        """
        E: g . . . s
        F: g e . . s
        """
    )
    assert table.dice("E1xE5") > 0
    assert table.can("attack E1xE5")
    assert not table.can("attack F1xF5")


@pytest.mark.rule("B-UNIT-ART-03", "B-UNIT-PROBE-02")
def test_the_inferred_dice_are_data_that_a_game_may_change() -> None:
    """Printed nowhere in the rulebook: 3/3/2/2 and 2/1 unless the players know better."""
    better = {"units.rebel_artillery.dice": [2, 2, 2, 2], "units.probe_droid.dice": [2, 2]}
    text = """
        D: p . s . e
        E: g . s
    """
    table = position(text)
    assert table.dice("E1xE3") == 3
    assert position(text, options={"values": better}).dice("E1xE3") == 2
    droids = """
        D: p . e
    """
    assert position(droids, active="empire").dice("D1xD3") == 1
    assert position(droids, active="empire", options={"values": better}).dice("D1xD3") == 2


@pytest.mark.rule("B-UNIT-ART-04")
def test_artillery_is_ordered_and_attacks_like_any_unit() -> None:
    table = position(
        """
        C: . . . . s
        E: . . . . g
        """,
        step="play",
        hands=[["recon_centre"], ["recon_left"]],
    )
    table.do("play recon_centre", "order E5")
    assert table.can("attack E5xC5")
    assert table.do("attack E5xC5", "roll IBX").figures("C5") == 2


@pytest.mark.rule("B-UNIT-ART-04")
def test_artillery_counts_as_an_adjacent_friend() -> None:
    """Scoundrel's Support: one die for the gun next to the troopers."""
    text = """
        D: . . . s
        E: . . . e {beside}
    """
    alone = position(text.format(beside="."), card="scoundrels_support")
    helped = position(text.format(beside="g"), card="scoundrels_support", ordered="E4")
    assert (alone.dice("E4xD4"), helped.dice("E4xD4")) == (3, 4)


@pytest.mark.rule("B-UNIT-ART-04", "B-OBJ-TEMP-04")
def test_artillery_holds_an_objective() -> None:
    table = start(
        """
        E: . . . g
        A: s
        """,
        objectives=[
            {"id": "hill", "type": "temporary", "hexes": ["E4"], "side": "either", "medals": 2}
        ],
    )
    assert table.medals("rebel") == 2


# Probe droids


@pytest.mark.rule("B-UNIT-PROBE-02")
def test_probe_droids_roll_two_dice_and_one() -> None:
    table = position(
        """
        D: e p . e . . e
        """,
        active="empire",
    )
    assert [table.dice(f"D2x{hex_}") for hex_ in ("D1", "D4", "D7")] == [2, 1, 0]


@pytest.mark.rule("B-UNIT-PROBE-03")
def test_probe_droids_fall_back_like_infantry() -> None:
    table = position(
        """
        D: . . . p
        E: . . . e
        """
    )
    table.do("attack E4xD4", "roll RXX")
    assert (table.to_act, table.legal()) == (1, ["retreat C4", "retreat C5"])
    assert table.do("retreat C4").figures("C4") == 2


@pytest.mark.rule("B-UNIT-PROBE-03")
def test_a_trench_neither_protects_nor_holds_probe_droids() -> None:
    table = position(
        """
        D: . . . =p
        E: . . . e
        """
    )
    assert table.dice("E4xD4") == 3
    table.do("attack E4xD4", "roll RXX")
    assert table.step == "retreat"


@pytest.mark.rule("B-UNIT-PROBE-03")
def test_cornered_probe_droids_lose_figures() -> None:
    table = position(
        """
        A: . . . p . s
        B: . . . e
        """
    )
    table.do("attack B4xA4", "roll RRX")
    assert table.unit("A4") is None
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-UNIT-PROBE-04")
@pytest.mark.parametrize(("ground", "dice"), [(".", 2), ("*", 1), ("#", 1), ("%", 1), ("^", 1)])
def test_probe_droids_lose_one_die_against_cover(ground: str, dice: int) -> None:
    """Vehicles would lose two against rocks, buildings and wreckage."""
    table = position(
        f"""
        D: . . . p
        E: . . . {ground}e
        """,
        active="empire",
    )
    assert table.dice("D4xE4") == dice


@pytest.mark.rule("B-UNIT-PROBE-04")
def test_probe_droids_suffer_no_vehicle_penalty_of_their_own() -> None:
    table = position(
        """
        D: . . . #p
        E: . . . e
        """,
        active="empire",
    )
    assert table.dice("D4xE4") == 2
