"""The seventeen scenarios: their set-ups and their special rules, each on its own map (B-SCN)."""

import re
from pathlib import Path
from typing import Any

import pytest
from games.battle.table import REBELS, Table, document, position, scenario

import echobase
from echobase.core.errors import BadOption, EchoBaseError
from echobase.games.battle.documents.tables import all_scenarios, raw_scenario
from echobase.games.battle.rules.board import DISTANCE, INDEX

CATALOGUE = Path(__file__).parents[4] / "docs" / "rules" / "battle.md"
NUMBERS = range(1, 18)


def battle(
    number: int,
    active: str,
    step: str,
    *,
    shift: dict[str, str] | None = None,
    gone: str = "",
    figures: dict[str, int] | None = None,
    badges: dict[str, str] | None = None,
    ordered: str = "all",
    values: dict[str, Any] | None = None,
    **play: Any,
) -> Table:
    """A turn in a scenario of the book. Some units have moved from hex to hex or are `gone`.

    `figures` and `badges` go by the hex where the unit stands now; all else is the play table.
    """
    tables = raw_scenario(number)
    units = [unit for unit in tables["units"] if unit["hex"] not in gone.split()]
    for unit in units:
        unit["hex"] = (shift or {}).get(unit["hex"], unit["hex"])
        if unit["hex"] in (figures or {}):
            unit["figures"] = (figures or {})[unit["hex"]]
        if unit["hex"] in (badges or {}):
            unit["badge"] = (badges or {})[unit["hex"]]
    tables["units"] = units
    mine = [unit["hex"] for unit in units if (unit["kind"] in REBELS) == (active == "rebel")]
    acting = mine if ordered == "all" else ordered.split()
    tables["play"] = {
        "active": active,
        "step": step,
        "ordered": acting if step in ("move", "attack") else [],
        "hands": [["recon_left", "recon_right"], ["recon_left", "recon_right"]],
        **play,
    }
    if values:
        tables["options"] = {"values": values}
    return Table(echobase.game("battle").load(tables))


def reach(table: Table, hex_: str) -> set[str]:
    """Where the unit may move now."""
    ways = [text.split()[1].split("-") for text in table.legal("move")]
    return {way[1] for way in ways if way[0] == hex_}


def idle(table: Table) -> Table:
    """Let one action of doing as little as possible happen; luck brings the first possibility."""
    if table.waits_for_luck:
        table.state.apply(table.state.chances()[0][0], table.log)
    else:
        legal = table.legal()
        table.do("done" if "done" in legal else legal[0])
    return table


def idle_until(table: Table, active: str, step: str) -> Table:
    """Go on without doing anything until this side stands at this step."""
    for _ in range(100):
        view = table.state.view(None)
        if table.over or (view.active == active and view.step == step):
            break
        idle(table)
    return table


def token(table: Table) -> tuple[list[str], str]:
    """Where the officer of scenario 8 is, and who carries him."""
    officer = table.state.view(None).objectives[0]
    return officer.hexes, officer.held_by


# Set-ups, as section 3.6 of the catalogue lists them

BADGES = {
    "as": "assault",
    "ew": "eweb",
    "sc": "scout",
    "el": "elite",
    "sq": "elite_squadron",
}
KINDS = {
    "snowtroopers": "snowtrooper",
    "AT-AT": "at_at",
    "probe droids": "probe_droid",
    "Echo troopers": "echo_trooper",
    "snowspeeders": "snowspeeder",
    "artillery": "rebel_artillery",
}


def listed(number: int) -> dict[str, str]:
    """The lines of one scenario in the catalogue by their first word."""
    text = CATALOGUE.read_text(encoding="utf-8").split("### 3.6")[1].split("\n---")[0]
    block = re.split(r"\n\*\*\d+\. ", text)[number]
    lines = [line[2:].split(": ", 1) for line in block.splitlines() if line.startswith("- ")]
    return dict(lines)


@pytest.mark.parametrize("number", NUMBERS)
def test_units_stand_as_listed(number: int) -> None:
    lines = listed(number)
    wanted = set()
    for group in f"{lines['Empire']}; {lines['Rebels']}".split("; "):
        name = next(name for name in KINDS if group.startswith(name))
        for hex_, badge in re.findall(r"\b([A-G]\d+)(?:\((\w\w)\))?", group):
            wanted.add((hex_, KINDS[name], BADGES.get(badge, "")))
    units = scenario(number).state.view(None).units
    assert {(unit.hex, unit.kind, unit.badge) for unit in units} == wanted
    assert all(unit.figures == unit.full for unit in units)


@pytest.mark.parametrize("number", NUMBERS)
def test_terrain_lies_as_listed(number: int) -> None:
    wanted = {}
    for group in listed(number)["Terrain"].split("; "):
        name, *hexes = group.split()
        wanted.update(dict.fromkeys(hexes, name))
    assert scenario(number).state.view(None).terrain == wanted


@pytest.mark.parametrize("number", NUMBERS)
def test_structures_stand_as_listed(number: int) -> None:
    found = re.findall(r"(shield generator|ion cannon) ([A-G]\d+)", listed(number)["Markers"])
    wanted = {hex_: kind.replace(" ", "_") for kind, hex_ in found}
    assert scenario(number).state.view(None).structures == wanted


@pytest.mark.parametrize(
    ("number", "pairs", "in_sight", "near", "closest"),
    [
        (1, 49, 20, 0, 4),
        (2, 56, 23, 0, 4),
        (3, 64, 8, 0, 3),
        (4, 48, 13, 0, 4),
        (5, 49, 10, 3, 3),
        (6, 48, 13, 6, 2),
        (7, 80, 14, 1, 3),
        (8, 56, 17, 9, 2),
        (9, 49, 9, 0, 6),
        (10, 90, 30, 4, 3),
        (11, 49, 11, 1, 3),
        (12, 72, 9, 0, 3),
        (13, 40, 20, 2, 3),
        (14, 64, 38, 0, 4),
        (15, 70, 41, 19, 3),
        (16, 63, 9, 2, 2),
        (17, 64, 4, 1, 3),
    ],
)
def test_who_sees_whom_at_the_start(
    number: int, pairs: int, in_sight: int, near: int, closest: int
) -> None:
    """The cross-check table of section 4: enemy pairs, in sight, in sight within three hexes."""
    table = scenario(number)
    units = table.state.view(None).units
    rebels = [unit.hex for unit in units if unit.side == "rebel"]
    empire = [unit.hex for unit in units if unit.side == "empire"]
    seen = [(a, b) for a in rebels for b in empire if table.sees(a, b)]
    steps = [DISTANCE[INDEX[a]][INDEX[b]] for a in rebels for b in empire]
    close = [pair for pair in seen if DISTANCE[INDEX[pair[0]]][INDEX[pair[1]]] <= 3]
    assert (len(steps), len(seen), len(close), min(steps)) == (pairs, in_sight, near, closest)


# Special rules in general


@pytest.mark.rule("B-SCN-00")
def test_a_special_rule_changes_only_what_it_names() -> None:
    """The Empire gets nothing for Rebels in scenario 13, but the Rebels get their medals."""
    shift = {"B1": "F1", "B7": "F9"}
    table = battle(13, "rebel", "attack", shift=shift, figures={"F1": 1})
    table.do("attack G1xF1", "roll BXXX")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-SCN-00")
def test_steep_ridges_are_ridges_in_every_other_way() -> None:
    """Scenario 11 makes them slow to climb; they protect as ever, and open ground costs 1."""
    table = battle(11, "rebel", "move", shift={"G5": "E5", "A2": "D5"}, ordered="E5")
    assert table.dice("E5xD5") == 2
    assert "G5" in reach(table, "E5")


@pytest.mark.rule("B-SCN-18")
def test_the_battle_for_two_boxes_is_not_part_of_the_data() -> None:
    with pytest.raises(BadOption):
        scenario(18)
    assert [table.number for table in all_scenarios()] == list(NUMBERS)


# 1 to 3: medals for certain units


@pytest.mark.rule("B-SCN-01a")
def test_a_probe_droid_is_worth_two_medals_in_scenario_1() -> None:
    table = battle(1, "rebel", "attack", shift={"B7": "F8", "C9": "F9"}, figures={"F8": 2, "F9": 1})
    table.do("attack G8xF8", "roll BBX")
    assert table.medals("rebel") == 2
    table.do("attack G9xF9", "roll IXX")
    assert table.medals("rebel") == 3


@pytest.mark.rule("B-SCN-01a")
def test_both_probe_droids_win_scenario_1() -> None:
    table = battle(1, "rebel", "attack", shift={"B7": "F8"}, gone="A3", medals={"rebel": 2})
    table.do("attack G8xF8", "roll BBX")
    assert table.winner == "rebel"
    assert table.reason == "medals"


@pytest.mark.rule("B-SCN-02a")
def test_scenario_2_is_a_plain_race() -> None:
    """Droids give nothing, a walker one medal, and four medals win."""
    view = scenario(2).state.view(None)
    assert view.objectives == []
    assert view.structures == {}
    assert view.medals_to_win == {"rebel": 4, "empire": 4}
    shift = {"B3": "F1", "B7": "F4", "A4": "F7"}
    table = battle(2, "rebel", "attack", shift=shift, medals={"rebel": 2}, figures={"F7": 1})
    table.do("attack G1xF1", "roll BBXX")
    assert table.medals("rebel") == 2
    table.do("attack G4xF4", "roll VXXX", "roll B")
    assert table.medals("rebel") == 3
    table.do("attack G7xF7", "roll IXX")
    assert table.winner == "rebel"


@pytest.mark.rule("B-SCN-03a")
def test_the_walker_of_scenario_3_is_worth_two_medals() -> None:
    table = battle(3, "rebel", "attack", shift={"A2": "F7"})
    table.do("attack G7xF7", "roll VXXX", "roll B")
    assert table.medals("rebel") == 2


# 4 and 5: hexes worth temporary medals


@pytest.mark.rule("B-SCN-04a")
def test_the_rebels_open_scenario_4_with_the_medal_of_the_building() -> None:
    table = scenario(4)
    assert (table.medals("rebel"), table.medals("empire")) == (1, 0)


@pytest.mark.rule("B-SCN-04a")
def test_leaving_the_building_gives_the_medal_back() -> None:
    table = battle(4, "rebel", "move", held={"building": "rebel"}).do("move F6-F5")
    assert table.medals("rebel") == 0
    table.do("move G4-F4", "move G8-F6")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-SCN-04a")
def test_the_empire_may_hold_the_building_as_well() -> None:
    table = battle(4, "empire", "move", shift={"A3": "E6", "F6": "G5"}).do("move E6-F6")
    assert (table.medals("rebel"), table.medals("empire")) == (0, 1)


@pytest.mark.rule("B-SCN-05a", "B-SCN-05b")
def test_the_wreckage_of_scenario_5_is_worth_two_medals_together() -> None:
    """Killing the gun pays nothing, but takes both medals from the Rebels."""
    assert scenario(5).medals("rebel") == 2
    table = battle(5, "empire", "attack", shift={"C3": "C5"}, held={"wreckage": "rebel"})
    assert table.medals("rebel") == 2
    table.do("attack C5xD5", "roll BX")
    assert (table.medals("rebel"), table.medals("empire")) == (0, 0)


@pytest.mark.rule("B-SCN-05a", "B-SCN-05b")
@pytest.mark.parametrize(
    ("side", "shift", "move"),
    [("empire", {"C3": "C5"}, "C5-D5"), ("rebel", {"G8": "E5"}, "E5-D5")],
)
def test_whoever_takes_the_empty_wreckage_has_both_medals(
    side: str, shift: dict[str, str], move: str
) -> None:
    table = battle(5, side, "move", gone="D5", shift=shift)
    assert table.medals(side) == 0
    table.do(f"move {move}")
    assert table.medals(side) == 2


# 6: data and replacements

ON_THE_DATA = {"D3": "C1", "F3": "D3"}


@pytest.mark.rule("B-SCN-06a")
def test_data_is_collected_at_the_start_of_every_rebel_turn() -> None:
    """Before a card is played, and again each turn."""
    table = battle(6, "rebel", "start", shift=ON_THE_DATA)
    assert table.step == "play"
    assert table.medals("rebel") == 1
    idle_until(table, "empire", "play")
    assert table.medals("rebel") == 1
    idle_until(table, "rebel", "play")
    assert table.medals("rebel") == 2


@pytest.mark.rule("B-SCN-06a")
def test_data_medals_are_kept_and_reaching_the_wreckage_pays_nothing_yet() -> None:
    table = battle(6, "rebel", "move", shift={"D3": "C1", "F3": "E3"}).do("move E3-D3")
    assert table.medals("rebel") == 0
    table = battle(6, "rebel", "move", shift=ON_THE_DATA, medals={"rebel": 2}).do("move D3-E3")
    assert table.medals("rebel") == 2


@pytest.mark.rule("B-SCN-06a")
def test_collecting_data_can_win_at_once() -> None:
    table = battle(6, "rebel", "start", shift=ON_THE_DATA, medals={"rebel": 4})
    assert table.winner == "rebel"


@pytest.mark.rule("B-SCN-06a")
@pytest.mark.parametrize("shift", [{"D3": "C1", "G8": "D3"}, {}])
def test_only_rebel_infantry_collects_data(shift: dict[str, str]) -> None:
    """Neither speeders nor the droids that stand there at the start."""
    table = battle(6, "rebel", "start", shift=shift)
    assert (table.medals("rebel"), table.medals("empire")) == (0, 0)
    table = battle(6, "empire", "start", shift=ON_THE_DATA)
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-06b", "B-SCN-06c", "B-SCN-06d")
def test_lost_imperial_infantry_is_replaced_when_the_next_imperial_turn_ends() -> None:
    """Four figures without badge in row A, not on the crevasse A7; the Rebels keep their medal."""
    table = battle(6, "rebel", "attack", shift={"B5": "E4"}, figures={"E4": 1})
    table.do("attack F3xE4", "roll IXX", "done")
    assert table.medals("rebel") == 1
    idle_until(table, "empire", "play")
    assert table.step == "play"
    idle_until(table, "empire", "arrive")
    assert table.to_act == 1
    free = ["A1", "A3", "A5", "A6", "A8", "A9", "A10"]
    assert table.legal() == [f"place {hex_}" for hex_ in free]
    table.do("place A5")
    assert table.state.view(None).active == "rebel"
    unit = table.unit("A5")
    assert unit is not None
    assert (unit["kind"], unit["figures"], unit["full"], unit["badge"]) == ("snowtrooper", 4, 4, "")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-SCN-06b")
def test_nothing_replaces_walkers_and_droids() -> None:
    table = battle(6, "rebel", "attack", shift={"D3": "E4"}, figures={"E4": 1})
    table.do("attack F3xE4", "roll BXX", "done")
    idle_until(table, "empire", "draw")
    idle(table)
    assert table.state.view(None).active == "rebel"


@pytest.mark.rule("B-SCN-06c")
def test_all_units_lost_come_back_in_the_same_step() -> None:
    table = battle(6, "empire", "refill", gone="B5 B9", due=[2])
    idle(table).do("place A1", "place A9")
    assert table.figures("A1") == table.figures("A9") == 4
    assert table.state.view(None).active == "rebel"


@pytest.mark.rule("B-SCN-06c")
def test_a_replacement_without_a_free_hex_waits_for_a_later_turn() -> None:
    """Row A is full at the end of this turn; in the next turn A5 becomes free."""
    shift = {"B1": "A1", "F3": "A3", "B5": "A5", "D7": "A6", "D3": "A8", "B9": "A9", "B8": "A10"}
    hands = [["recon_right"], ["recon_centre"]]
    table = battle(6, "empire", "refill", shift=shift, due=[1], hands=hands)
    idle_until(table, "rebel", "play")
    assert table.state.view(None).active == "rebel"
    idle_until(table, "empire", "play")
    table.do("play recon_centre", "order A5", "move A5-B5")
    idle_until(table, "empire", "arrive")
    assert table.legal() == ["place A5"]
    table.do("place A5")
    assert table.figures("A5") == 4


@pytest.mark.rule("B-SCN-06d")
def test_a_replacement_is_worth_a_medal_of_its_own() -> None:
    table = battle(
        6,
        "rebel",
        "attack",
        shift={"A2": "E4"},
        figures={"E4": 1},
        medals={"rebel": 1},
        fallen={"snowtrooper": 1},
    )
    table.do("attack F3xE4", "roll IXX")
    assert table.medals("rebel") == 2


# 7: the outpost and the air reinforcement


@pytest.mark.rule("B-SCN-07a")
def test_the_outpost_pays_the_empire_once_and_for_good() -> None:
    table = battle(7, "empire", "move", shift={"E6": "G6", "A4": "D6", "A1": "D4"})
    table.do("move D6-E6")
    assert table.medals("empire") == 1
    table = battle(
        7,
        "empire",
        "move",
        shift={"E6": "G6", "A4": "E6", "A7": "E7"},
        held={"outpost": "empire"},
        medals={"empire": 1},
    )
    table.do("move E6-D6", "move E7-E6")
    assert table.medals("empire") == 1


@pytest.mark.rule("B-SCN-07a")
def test_the_outpost_pays_the_rebels_nothing() -> None:
    assert scenario(7).medals("rebel") == 0
    table = battle(7, "rebel", "move", shift={"E6": "G6", "F7": "E7"}).do("move E7-E6")
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-07b", "B-SCN-07c")
def test_speeders_come_on_in_the_sixth_rebel_turn_and_act_at_once() -> None:
    """Two fresh units on row G, before the card is played."""
    hands = [["assault_left"], []]
    table = battle(7, "rebel", "start", turns={"rebel": 4, "empire": 5}, hands=hands)
    assert table.step == "play"
    table = battle(7, "rebel", "start", turns={"rebel": 5, "empire": 6}, hands=hands)
    assert table.step == "arrive"
    assert all(text == "done" or text.startswith("place G") for text in table.legal())
    assert not {"place G1", "place G10"} & set(table.legal())
    table.do("place G3", "place G7")
    assert table.step == "play"
    for hex_ in ("G3", "G7"):
        assert (table.kind(hex_), table.figures(hex_)) == ("snowspeeder", 3)
    table.do("play assault_left", "order G3")
    assert "D3" in reach(table, "G3")


@pytest.mark.rule("B-SCN-07b", "B-SCN-07c")
def test_the_rebels_may_wait_with_their_speeders_but_have_them_once() -> None:
    table = battle(7, "rebel", "start", turns={"rebel": 5, "empire": 6}).do("done")
    assert table.step == "play"
    idle_until(table, "empire", "play")
    idle_until(table, "rebel", "arrive")
    assert table.state.view(None).turns["rebel"] == 7
    table.do("place G2", "place G3")
    idle_until(table, "empire", "play")
    for _ in range(30):
        idle(table)
        assert table.step != "arrive"


@pytest.mark.rule("B-SCN-07c")
def test_with_one_free_hex_one_unit_of_speeders_enters_and_the_other_is_lost() -> None:
    shift = {"E5": "G2", "E6": "G3", "F3": "G4", "F7": "G5", "F8": "G6", "F6": "G7", "A4": "G8"}
    table = battle(7, "rebel", "start", shift=shift, turns={"rebel": 5, "empire": 6})
    assert table.legal() == ["done", "place G9"]
    table.do("place G9")
    assert table.step == "play"
    idle_until(table, "empire", "play")
    idle_until(table, "rebel", "play")
    assert table.state.view(None).turns["rebel"] == 7
    assert "battle-arrived" in table.events
    assert table.events.count("battle-arrived") == 1


# 8: the officer

CARRIED: dict[str, Any] = {"held": {"officer": "D7"}}


@pytest.mark.rule("B-SCN-08a")
@pytest.mark.parametrize("exit_", ["C1", "G1"])
def test_the_rebels_win_when_the_officer_leaves_the_board(exit_: str) -> None:
    shift = {"C1": "A1", "G1": "G3", "D8": exit_}
    table = battle(8, "rebel", "move", shift=shift, held={"officer": exit_})
    table.do(f"exit {exit_}")
    assert table.winner == "rebel"
    assert table.reason == "sudden-death"


@pytest.mark.rule("B-SCN-08a")
def test_nobody_leaves_without_the_officer() -> None:
    table = battle(8, "rebel", "move", shift={"C1": "A1", "D8": "C1"})
    assert table.legal("exit") == []
    assert table.why("exit C1") == "battle-why-no-exit"
    assert table.why("exit G1") == "battle-why-no-exit"


@pytest.mark.rule("B-SCN-08a", "B-SCN-08c")
def test_the_officer_starts_free_on_d7() -> None:
    assert token(scenario(8)) == (["D7"], "")


@pytest.mark.rule("B-SCN-08b", "B-SCN-08f")
def test_the_empire_wins_by_stepping_onto_the_officer() -> None:
    table = battle(8, "empire", "move", shift={"A7": "C8"}).do("move C8-D7")
    assert table.winner == "empire"
    assert table.reason == "sudden-death"


@pytest.mark.rule("B-SCN-08c")
def test_a_rebel_unit_picks_the_officer_up_on_its_way() -> None:
    """D7 lies between D6 and C8; the unit continues with its second hex."""
    table = battle(8, "rebel", "move").do("move D6-C8 via D7")
    assert token(table) == (["C8"], "rebel")
    assert (table.unit("C8") or {})["carries"] == "officer"


@pytest.mark.rule("B-SCN-08c")
def test_the_officer_is_left_alone_on_a_way_around() -> None:
    table = battle(8, "rebel", "move", shift={"C7": "C9"}).do("move D6-C7")
    assert token(table) == (["D7"], "")


@pytest.mark.rule("B-SCN-08c")
def test_a_retreat_onto_the_officer_picks_him_up() -> None:
    """C7 has to fall back; D6 is held by a friend, so it runs into D7."""
    table = battle(8, "empire", "attack", shift={"A7": "B7"})
    table.do("attack B7xC7", "roll RX", "take")
    assert token(table) == (["D7"], "rebel")
    assert table.winner == ""


@pytest.mark.rule("B-SCN-08d")
def test_the_officer_goes_wherever_his_carrier_goes() -> None:
    """Moving does not cost more, and the carrier may still attack."""
    table = battle(8, "rebel", "move", shift={"D8": "D7", "A7": "B8"}, ordered="D7", **CARRIED)
    assert all(text == "done" or text.startswith("move D7-") for text in table.legal())
    table.do("move D7-D8")
    assert token(table) == (["D8"], "rebel")
    table.do("attack D8xB8", "roll XX")


@pytest.mark.rule("B-SCN-08d")
def test_the_officer_retreats_with_his_carrier() -> None:
    table = battle(8, "empire", "attack", shift={"D8": "D7", "A7": "C8"}, gone="E8", **CARRIED)
    table.do("attack C8xD7", "roll RXX")
    assert token(table) == (["E8"], "rebel")


@pytest.mark.rule("B-SCN-08e")
def test_the_officer_stays_where_his_carrier_fell() -> None:
    table = battle(
        8, "empire", "attack", shift={"D8": "D7", "A7": "C8"}, figures={"D7": 1}, **CARRIED
    )
    table.do("attack C8xD7", "roll IXX")
    assert table.kind("D7") == ""
    assert token(table) == (["D7"], "")
    assert table.winner == ""


@pytest.mark.rule("B-SCN-08e")
def test_a_carrier_that_dies_on_the_run_drops_the_officer_in_the_hex_it_reached() -> None:
    """One step to E8, the next two cannot be made."""
    shift = {"D8": "D7", "A7": "C8", "E8": "F8", "D6": "F7"}
    table = battle(8, "empire", "attack", shift=shift, figures={"D7": 2}, **CARRIED)
    table.do("attack C8xD7", "roll RRR")
    assert table.kind("E8") == ""
    assert token(table) == (["E8"], "")


@pytest.mark.rule("B-SCN-08e")
def test_over_a_crevasse_only_speeders_can_fetch_the_officer() -> None:
    shift = {"G1": "E6", "D8": "F6"}
    table = battle(8, "rebel", "move", shift=shift, tokens={"officer": "E7"})
    assert not table.can("move F6-E7")
    table.do("move E6-E7")
    assert token(table) == (["E7"], "rebel")


@pytest.mark.rule("B-SCN-08f")
def test_a_carried_officer_cannot_be_taken() -> None:
    """First the carrier must fall; then an Imperial unit that comes there wins."""
    shift = {"D8": "D7", "A7": "C8"}
    table = battle(8, "empire", "move", shift=shift, **CARRIED)
    assert not table.can("move C8-D7")
    table = battle(8, "empire", "move", shift={"A7": "C8"})
    assert table.do("move C8-D7").winner == "empire"


@pytest.mark.rule("B-SCN-08f")
def test_a_breakthrough_takes_the_officer() -> None:
    table = battle(
        8,
        "empire",
        "attack",
        shift={"D8": "D7", "A7": "C8"},
        figures={"D7": 1},
        badges={"C8": "assault"},
        **CARRIED,
    )
    table.do("attack C8xD7", "roll IXX", "breakthrough D7")
    assert table.winner == "empire"
    assert table.reason == "sudden-death"


@pytest.mark.rule("B-SCN-08f")
def test_an_imperial_retreat_onto_the_officer_takes_him() -> None:
    """Even on the Rebel turn: driven from E8, the unit can only fall back to D7."""
    table = battle(8, "rebel", "attack", shift={"G7": "E8", "E8": "F8", "A10": "B9"})
    table.do("attack F8xE8", "roll RX", "take")
    assert table.winner == "empire"


@pytest.mark.rule("B-SCN-08g")
def test_five_medals_win_scenario_8_for_either_side() -> None:
    shift = {"A7": "B7"}
    table = battle(8, "empire", "attack", shift=shift, figures={"C7": 1}, medals={"empire": 4})
    assert table.do("attack B7xC7", "roll IX").winner == "empire"
    table = battle(8, "rebel", "attack", shift=shift, figures={"B7": 1}, medals={"rebel": 4})
    assert table.do("attack C7xB7", "roll IXX").winner == "rebel"
    assert table.reason == "medals"


# 9: three hexes at once


@pytest.mark.rule("B-SCN-09a", "B-SCN-09b")
def test_three_positions_held_at_once_win_scenario_9() -> None:
    table = battle(9, "rebel", "move", shift={"G2": "C6", "G3": "D1", "G9": "E9"})
    assert table.winner == ""
    table.do("move E9-D9")
    assert table.winner == "rebel"
    assert table.reason == "sudden-death"
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-09a")
def test_two_positions_are_not_enough() -> None:
    """Whoever leaves one hex to take another still has two."""
    table = battle(9, "rebel", "move", shift={"G2": "E1", "G3": "D8", "G9": "C6"})
    table.do("move E1-D1", "move C6-B6", "move D8-D9")
    assert table.winner == ""
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-09b")
def test_a_retreat_on_the_imperial_turn_can_complete_the_positions() -> None:
    shift = {"G2": "C6", "G3": "D1", "G9": "C10", "A8": "B9"}
    table = battle(9, "empire", "attack", shift=shift).do("attack B9xC10", "roll RX")
    assert table.kind("D9") == "echo_trooper"
    assert table.winner == "rebel"


@pytest.mark.rule("B-SCN-09b")
def test_a_breakthrough_can_complete_the_positions() -> None:
    shift = {"G2": "C6", "G3": "D1", "G8": "E9", "A8": "D9"}
    table = battle(9, "rebel", "attack", shift=shift, figures={"D9": 1})
    table.do("attack E9xD9", "roll IX", "breakthrough D9")
    assert table.winner == "rebel"


# 10: the shield generators


@pytest.mark.rule("B-SCN-10a")
def test_both_generators_must_fall() -> None:
    """Each to a single blast of an ordinary attack."""
    shift = {"B1": "G1", "B7": "G10"}
    table = battle(10, "empire", "attack", shift=shift)
    table.do("attack G1xG2", "roll BXX")
    assert table.winner == ""
    assert table.state.view(None).structures == {"G9": "shield_generator"}
    table.do("attack G10xG9", "roll BXX")
    assert table.winner == "empire"
    assert table.reason == "sudden-death"


@pytest.mark.rule("B-SCN-10a")
def test_no_other_face_harms_a_generator() -> None:
    table = battle(10, "empire", "attack", shift={"B1": "G1"}, destroyed=["G9"])
    table.do("attack G1xG2", "roll IVR")
    assert table.winner == ""
    assert table.state.view(None).structures == {"G2": "shield_generator"}


@pytest.mark.rule("B-SCN-10b")
def test_the_empire_has_no_use_for_medals_in_scenario_10() -> None:
    assert scenario(10).state.view(None).medals_to_win == {"rebel": 5, "empire": 0}
    table = battle(10, "empire", "attack", shift={"B1": "E2"}, figures={"F1": 1})
    table.do("attack E2xF1", "roll IX")
    assert table.kind("F1") == ""
    assert table.medals("empire") == 0
    table = battle(10, "rebel", "attack", shift={"B1": "E2"}, figures={"E2": 1})
    assert table.do("attack F1xE2", "roll IXX").medals("rebel") == 1


# 11: breakout over steep ridges


@pytest.mark.rule("B-SCN-11a")
@pytest.mark.parametrize("start", ["A1", "A6", "A10", "B6"])
def test_every_rebel_unit_that_leaves_by_row_a_is_worth_a_medal(start: str) -> None:
    """From row A with one hex, from row B with two; the Empire gets nothing for it."""
    table = battle(11, "rebel", "move", shift={"G5": start}).do(f"exit {start}")
    assert table.kind(start) == ""
    assert (table.medals("rebel"), table.medals("empire")) == (1, 0)


@pytest.mark.rule("B-SCN-11a")
def test_the_fifth_medal_may_come_from_an_exit() -> None:
    table = battle(11, "rebel", "move", shift={"G5": "A6"}, medals={"rebel": 4}).do("exit A6")
    assert table.winner == "rebel"


@pytest.mark.rule("B-SCN-11b")
def test_a_probe_droid_is_worth_one_medal_in_scenario_11() -> None:
    table = battle(11, "rebel", "attack", shift={"A8": "F6"}, figures={"F6": 1})
    table.do("attack G7xF6", "roll BXX", "done")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-SCN-11c", "B-SCN-11d")
def test_climbing_a_ridge_costs_two_hexes() -> None:
    """Plain infantry has used all its movement then, and does not attack."""
    table = battle(11, "rebel", "move", shift={"G5": "E5", "B5": "C5"}, ordered="E5")
    assert {"D5", "E4"} <= reach(table, "E5")
    table.do("move E5-D5")
    assert table.step == "draw"


@pytest.mark.rule("B-SCN-11d")
def test_a_ridge_is_out_of_reach_after_one_hex() -> None:
    table = battle(11, "rebel", "move", shift={"G5": "F5"}, ordered="F5")
    assert "E5" in reach(table, "F5")
    assert not {"D5", "E4"} & reach(table, "F5")


@pytest.mark.rule("B-SCN-11d")
def test_elite_infantry_climbs_and_attacks() -> None:
    table = battle(11, "rebel", "move", shift={"F9": "E5", "B5": "C5"}, ordered="E5")
    table.do("move E5-D5", "attack D5xC5", "roll XXX")
    assert table.figures("C5") == 4


@pytest.mark.rule("B-SCN-11d")
def test_ignoring_terrain_restrictions_makes_a_ridge_an_ordinary_hex() -> None:
    shift = {"G5": "F4", "B5": "C5"}
    table = battle(
        11,
        "rebel",
        "move",
        shift=shift,
        ordered="F4",
        card="rebel_spearhead",
        played=["rebel_spearhead"],
    )
    assert {"D5", "E4"} <= reach(table, "F4")
    table.do("move F4-E4", "attack E4xC5", "roll XX")


@pytest.mark.rule("B-SCN-11d")
def test_a_retreat_climbs_without_paying() -> None:
    """C4 falls back two hexes over the ridge D3: no figure is lost."""
    shift = {"G5": "C4", "B2": "B4"}
    table = battle(11, "empire", "attack", shift=shift, ordered="B4")
    table.do("attack B4xC4", "roll RR")
    assert table.to_act == 0
    table.do("retreat E3")
    assert table.figures("E3") == 3


@pytest.mark.rule("B-SCN-11d")
def test_a_breakthrough_onto_a_ridge_is_one_step() -> None:
    """And it leaves the second attack, wherever the unit came from."""
    shift = {"G4": "E5", "A2": "D5", "B5": "C5"}
    table = battle(11, "rebel", "attack", shift=shift, figures={"D5": 1}, ordered="E5")
    table.do("attack E5xD5", "roll IX", "breakthrough D5", "attack D5xC5", "roll XXX")
    assert table.kind("D5") == "echo_trooper"


# 12: the base under siege

INSIDE = {"A6": "E1", "B7": "G4"}
EMPTY_BASE = "F1 G2 G3 G4"


@pytest.mark.rule("B-SCN-12a")
def test_imperial_infantry_in_the_base_is_worth_one_medal_however_many_hexes_it_holds() -> None:
    table = battle(12, "empire", "move", shift=INSIDE, gone=EMPTY_BASE)
    table.do("move E1-F1")
    assert table.medals("empire") == 1
    table.do("move G4-G3")
    assert table.medals("empire") == 1


@pytest.mark.rule("B-SCN-12a")
def test_the_medal_of_the_base_is_lost_with_the_last_hex() -> None:
    inside = {"A6": "F1", "B7": "G3"}
    table = battle(12, "empire", "move", shift=inside, gone=EMPTY_BASE, held={"base": "empire"})
    table.do("move F1-E1")
    assert table.medals("empire") == 1
    table.do("move G3-G4")
    assert table.medals("empire") == 0


@pytest.mark.rule("B-SCN-12a")
def test_a_step_from_one_hex_of_the_base_to_another_keeps_the_medal() -> None:
    inside = {"A6": "F1"}
    table = battle(12, "empire", "move", shift=inside, gone=EMPTY_BASE, held={"base": "empire"})
    assert table.do("move F1-F2").medals("empire") == 1


@pytest.mark.rule("B-SCN-12a", "B-SCN-12b")
def test_walkers_and_rebels_score_nothing_in_the_base() -> None:
    assert scenario(12).medals("rebel") == 0
    table = battle(12, "empire", "move", shift={"A7": "E1"}, gone=EMPTY_BASE).do("move E1-F1")
    assert table.medals("empire") == 0
    table = battle(12, "rebel", "move", gone="F1 G2").do("move G3-G2")
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-12b")
def test_who_may_claim_the_base_can_be_changed() -> None:
    objectives = raw_scenario(12)["objectives"]
    objectives[0]["side"] = "either"
    table = battle(12, "rebel", "move", gone="F1 G2", values={"scenario.objectives": objectives})
    assert table.do("move G3-G2").medals("rebel") == 1


# 12 and 17 have rules of their own for retreats and passing that nobody knows


@pytest.mark.rule("B-SCN-12c", "B-SCN-17c")
@pytest.mark.parametrize("number", [12, 17])
def test_retreats_go_to_the_own_baseline_and_nobody_passes(number: int) -> None:
    table = battle(number, "rebel", "play")
    assert not table.can("pass")
    table = battle(number, "empire", "play")
    assert not table.can("pass")


@pytest.mark.rule("B-SCN-12c")
def test_the_retreat_rule_of_scenario_12_is_a_switch() -> None:
    """The standard way is back to row G; a better source may turn it round."""
    shift = {"C9": "C3", "F5": "D3"}
    table = battle(12, "empire", "attack", shift=shift).do("attack C3xD3", "roll RXX")
    assert table.kind("E4") == "echo_trooper"
    values = {"scenario.retreat": {"rebel": "A"}}
    table = battle(12, "empire", "attack", shift=shift, values=values)
    table.do("attack C3xD3", "roll RXX")
    assert table.kind("C4") == "echo_trooper"


@pytest.mark.rule("B-SCN-17c")
def test_the_retreat_rule_of_scenario_17_is_a_switch() -> None:
    shift = {"A2": "B2", "A3": "F3"}
    table = battle(17, "rebel", "attack", shift=shift, ordered="F2").do("attack F2xF3", "roll RXX")
    assert table.step == "reroll"
    table.do("keep")
    assert set(table.legal()) == {"retreat E3", "retreat E4"}
    values = {"scenario.retreat": {"empire": "G"}}
    table = battle(17, "rebel", "attack", shift=shift, ordered="F2", values=values)
    table.do("attack F2xF3", "roll RXX", "keep")
    assert set(table.legal()) == {"retreat G3", "retreat G4"}


@pytest.mark.rule("B-SCN-12c", "B-SCN-17c")
@pytest.mark.parametrize("number", [12, 17])
def test_passing_is_a_switch(number: int) -> None:
    """A turn that is passed plays, orders and draws nothing."""
    table = battle(number, "rebel", "play", values={"scenario.passing": True})
    hand = table.hand(0)
    table.do("pass")
    assert table.state.view(None).active == "empire"
    assert table.hand(0) == hand


# 13: into the base

NEXT_TO_WALKERS = ["A1", "A3", "A4", "A6", "A7", "A9", "B2", "B4", "B5", "B8"]


@pytest.mark.rule("B-SCN-13a")
def test_the_rebels_win_when_the_last_walker_falls() -> None:
    table = battle(13, "rebel", "attack", shift={"A2": "F1"}, gone="A5 A8", fallen={"at_at": 2})
    table.do("attack G1xF1", "roll VXXX", "roll B")
    assert table.winner == "rebel"
    assert table.reason == "sudden-death"


@pytest.mark.rule("B-SCN-13a")
def test_two_walkers_are_two_medals_and_no_victory() -> None:
    table = battle(
        13,
        "rebel",
        "attack",
        shift={"A2": "F1"},
        gone="A5",
        fallen={"at_at": 1},
        medals={"rebel": 1},
    )
    table.do("attack G1xF1", "roll VXXX", "roll B")
    assert table.winner == ""
    assert table.medals("rebel") == 2


@pytest.mark.rule("B-SCN-13a")
def test_five_medals_win_scenario_13_for_the_rebels() -> None:
    table = battle(
        13, "rebel", "attack", shift={"B1": "F1"}, figures={"F1": 1}, medals={"rebel": 4}
    )
    assert table.do("attack G1xF1", "roll BXXX").winner == "rebel"


@pytest.mark.rule("B-SCN-13b")
@pytest.mark.parametrize("gate", ["G3", "G8"])
@pytest.mark.parametrize(("inside", "winner"), [(1, ""), (2, "empire")])
def test_the_empire_wins_with_the_third_infantry_unit_inside(
    inside: int, winner: str, gate: str
) -> None:
    shift = {gate: "G5", "B1": gate}
    table = battle(13, "empire", "move", shift=shift, left={"gates": inside}).do(f"exit {gate}")
    assert table.winner == winner
    assert table.medals("empire") == table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-13b")
def test_walkers_cannot_enter_the_base() -> None:
    table = battle(13, "empire", "move", shift={"G8": "G7", "A2": "G8"})
    assert table.why("exit G8") == "battle-why-no-exit"


@pytest.mark.rule("B-SCN-13c")
def test_the_empire_has_no_use_for_medals_in_scenario_13() -> None:
    assert scenario(13).state.view(None).medals_to_win == {"rebel": 5, "empire": 0}
    table = battle(13, "empire", "attack", shift={"B1": "D3"}, figures={"E3": 1})
    table.do("attack D3xE3", "roll IX")
    assert table.kind("E3") == ""
    assert table.medals("empire") == 0


@pytest.mark.rule("B-SCN-13d", "B-SCN-13e")
def test_fresh_infantry_lands_beside_a_walker_at_the_end_of_each_imperial_turn() -> None:
    """From the first turn on, after the draw; the Empire may also do without."""
    table = scenario(13)
    idle_until(table, "empire", "draw")
    idle_until(table, "empire", "arrive")
    assert table.state.view(None).turns == {"rebel": 0, "empire": 1}
    assert table.to_act == 1
    assert table.legal() == ["done", *[f"place {hex_}" for hex_ in NEXT_TO_WALKERS]]
    table.do("place B8")
    unit = table.unit("B8")
    assert unit is not None
    assert (unit["kind"], unit["figures"], unit["badge"]) == ("snowtrooper", 4, "")
    assert table.state.view(None).active == "rebel"
    idle_until(table, "empire", "play")
    assert table.events.count("battle-arrived") == 1
    idle_until(table, "empire", "arrive")
    assert "place B8" not in table.legal()
    table.do("done")
    assert table.state.view(None).active == "rebel"


@pytest.mark.rule("B-SCN-13e")
def test_without_walkers_nobody_lands() -> None:
    table = idle(battle(13, "empire", "refill", gone="A2 A5 A8", fallen={"at_at": 1}))
    assert table.state.view(None).active == "rebel"


@pytest.mark.rule("B-SCN-13e")
@pytest.mark.parametrize(("units", "lands"), [(7, True), (8, False)])
def test_nobody_lands_beside_eight_infantry_units(units: int, lands: bool) -> None:
    text = f"A: a . . .\nC: {'s1 ' * units}\nG: e"
    arrivals = raw_scenario(13)["arrivals"]
    table = idle(position(text, active="empire", step="refill", arrivals=arrivals))
    assert (table.step == "arrive") == lands


# 14: the ion cannon


@pytest.mark.rule("B-SCN-14a", "B-SCN-14d")
@pytest.mark.parametrize(("charges", "after", "medals"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_three_charges_make_a_medal(charges: int, after: int, medals: int) -> None:
    """One charge at the start of each Rebel turn, before the card."""
    table = battle(14, "rebel", "start", charges=charges)
    assert table.step == "play"
    assert table.state.view(None).charges == after
    assert table.medals("rebel") == medals


@pytest.mark.rule("B-SCN-14a", "B-SCN-14d")
def test_the_cannon_gathers_nothing_on_imperial_turns() -> None:
    assert battle(14, "empire", "start", charges=1).state.view(None).charges == 1


@pytest.mark.rule("B-SCN-14d")
def test_the_cannon_decides_the_battle_at_the_start_of_the_ninth_rebel_turn() -> None:
    table = scenario(14)
    for _ in range(500):
        if table.over:
            break
        idle(table)
    assert table.winner == "rebel"
    assert table.state.view(None).turns["rebel"] == 9
    assert table.reason == "medals"


@pytest.mark.rule("B-SCN-14b")
def test_units_give_no_medals_in_scenario_14() -> None:
    table = battle(14, "empire", "attack", shift={"A3": "D2"}, figures={"E3": 1})
    table.do("attack D2xE3", "roll IX")
    assert table.kind("E3") == ""
    assert table.medals("empire") == 0
    table = battle(14, "rebel", "attack", shift={"A3": "D2"}, figures={"D2": 1})
    table.do("attack E3xD2", "roll IXX")
    assert table.kind("D2") == ""
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-14c", "B-SCN-14e")
def test_one_blast_on_the_cannon_wins_for_the_empire() -> None:
    """From open ground the ridge below it costs a die, from the ridge G5 it does not."""
    table = battle(14, "empire", "attack", shift={"A3": "G5", "A6": "G1"})
    assert table.dice("G1xG4") == 2
    table.do("attack G5xG4", "roll IVR")
    assert table.winner == ""
    table.do("attack G1xG4", "roll BX")
    assert table.winner == "empire"
    assert table.reason == "sudden-death"


# 15: through the south gate


@pytest.mark.rule("B-SCN-15a")
@pytest.mark.parametrize("gate", ["G5", "G6"])
def test_infantry_that_leaves_by_the_gate_is_worth_a_medal(gate: str) -> None:
    table = battle(15, "rebel", "move", shift={"D4": gate}).do(f"exit {gate}")
    assert table.kind(gate) == ""
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-SCN-15a")
def test_five_units_through_the_gate_win() -> None:
    table = battle(15, "rebel", "move", shift={"D4": "G5"}, medals={"rebel": 4}).do("exit G5")
    assert table.winner == "rebel"


@pytest.mark.rule("B-SCN-15b")
def test_the_rebels_score_nothing_for_imperial_units() -> None:
    table = battle(15, "rebel", "attack", shift={"A2": "C1", "A3": "C2"}, figures={"C1": 1})
    table.do("attack D1xC1", "roll IXX")
    assert table.kind("C1") == ""
    table.do("attack D2xC2", "roll BXX", "roll B")
    assert table.kind("C2") == ""
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-15c")
@pytest.mark.parametrize(("fallen", "winner"), [(2, ""), (3, "empire")])
def test_the_fourth_infantry_unit_lost_ends_scenario_15(fallen: int, winner: str) -> None:
    table = battle(
        15,
        "empire",
        "attack",
        shift={"A2": "C1"},
        figures={"D1": 1},
        fallen={"echo_trooper": fallen},
    )
    assert table.do("attack C1xD1", "roll IXX").winner == winner


@pytest.mark.rule("B-SCN-15c")
def test_speeders_and_guns_do_not_count_toward_the_four() -> None:
    table = battle(
        15, "empire", "attack", shift={"A2": "E1"}, figures={"F1": 1}, fallen={"echo_trooper": 3}
    )
    table.do("attack E1xF1", "roll BXX")
    assert table.kind("F1") == ""
    assert table.winner == ""


@pytest.mark.rule("B-SCN-15d")
def test_the_gate_is_a_building_where_a_unit_must_stop() -> None:
    table = battle(15, "rebel", "move", shift={"D4": "F5"}, ordered="F5")
    assert not table.can("exit F5")
    table.do("move F5-G5")
    assert table.legal("exit") == []
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SCN-15d")
def test_speeders_may_not_leave_by_the_gate() -> None:
    table = battle(15, "rebel", "move", shift={"F1": "G5"})
    assert table.why("exit G5") == "battle-why-no-exit"


@pytest.mark.rule("B-SCN-15d")
def test_a_unit_that_left_was_not_eliminated() -> None:
    table = battle(15, "rebel", "move", shift={"D4": "G5"}, fallen={"echo_trooper": 3})
    assert table.do("exit G5").winner == ""


# 16: evacuation and the ridge that gives a card

HANDS = [["recon_left", "raid_left"], ["recon_left", "raid_left"]]
HOLD: dict[str, Any] = {"held": {"card_ridge": "rebel"}, "card_seats": {"card_ridge": 0}}


@pytest.mark.rule("B-SCN-16a")
@pytest.mark.parametrize(("unit", "hex_"), [("E5", "A1"), ("G1", "A10")])
def test_every_unit_evacuated_over_row_a_is_worth_a_medal(unit: str, hex_: str) -> None:
    """Infantry and speeders alike."""
    table = battle(16, "rebel", "move", shift={unit: hex_}).do(f"exit {hex_}")
    assert table.medals("rebel") == 1
    assert table.kind(hex_) == ""


@pytest.mark.rule("B-SCN-16b", "B-SCN-16c")
def test_taking_the_ridge_brings_a_card_at_once() -> None:
    """One more card in hand, for good: the turn ends with one more than it began."""
    table = battle(16, "rebel", "play", shift={"F3": "E4"}, hands=HANDS)
    table.do("play recon_left")
    assert table.legal("order") == ["order G1", "order G3"]
    table = battle(16, "rebel", "move", shift={"F3": "E4"}, hands=HANDS, ordered="E4 G3")
    table.do("move E4-D3")
    assert table.waits_for_luck
    table.do("draw recon_right")
    assert table.hand(0) == ["raid_left", "recon_left", "recon_right"]
    assert table.to_act == 0
    assert table.step == "move"


@pytest.mark.rule("B-SCN-16c")
def test_holding_the_ridge_brings_no_second_card() -> None:
    """The hand stays one card larger, turn after turn."""
    table = battle(16, "rebel", "play", shift={"F3": "D3", "D2": "A1"}, hands=HANDS, **HOLD)
    for _ in range(3):
        assert len(table.hand(0)) == 2
        idle_until(table, "empire", "play")
        idle_until(table, "rebel", "play")


@pytest.mark.rule("B-SCN-16b", "B-SCN-16c")
def test_leaving_the_ridge_costs_a_card_of_the_players_choice() -> None:
    """The card lying in front of the player is not in the hand and cannot be given up."""
    table = battle(
        16,
        "rebel",
        "move",
        shift={"F3": "D3"},
        hands=HANDS,
        card="direct_from_hq",
        played=["direct_from_hq"],
        **HOLD,
    )
    table.do("move D3-C4")
    assert table.to_act == 0
    assert table.legal() == ["discard raid_left", "discard recon_left"]
    table.do("discard recon_left")
    assert table.hand(0) == ["raid_left"]
    assert table.state.view(None).seats[0].discard == ["recon_left"]
    assert table.step == "move"


@pytest.mark.rule("B-SCN-16b", "B-SCN-16c")
def test_a_unit_killed_on_the_ridge_costs_its_side_a_card() -> None:
    """On the Imperial turn the Rebel player chooses, before the turn continues."""
    table = battle(
        16,
        "empire",
        "attack",
        shift={"F3": "D3"},
        figures={"D3": 1},
        hands=HANDS,
        ordered="D2",
        **HOLD,
    )
    table.do("attack D2xD3", "roll IX")
    assert table.kind("D3") == ""
    assert table.to_act == 0
    table.do("discard raid_left")
    assert table.hand(0) == ["recon_left"]
    assert table.step == "draw"


@pytest.mark.rule("B-SCN-16c")
def test_a_unit_driven_off_the_ridge_costs_its_side_a_card() -> None:
    table = battle(16, "empire", "attack", shift={"F3": "D3"}, hands=HANDS, ordered="D2", **HOLD)
    table.do("attack D2xD3", "roll RX")
    while table.step == "retreat":
        table.do(table.legal()[0])
    assert table.step == "give_up_card"
    table.do("discard raid_left")
    assert table.hand(0) == ["recon_left"]


@pytest.mark.rule("B-SCN-16c")
def test_an_empty_hand_loses_nothing() -> None:
    table = battle(
        16,
        "empire",
        "attack",
        shift={"F3": "D3"},
        figures={"D3": 1},
        hands=[[], []],
        ordered="D2",
        **HOLD,
    )
    table.do("attack D2xD3", "roll IX")
    assert table.step == "draw"


@pytest.mark.rule("B-SCN-16b", "B-SCN-16c")
def test_the_empire_may_take_the_ridge_and_its_card() -> None:
    table = battle(16, "empire", "move", hands=HANDS, ordered="D2 B3").do("move D2-D3")
    assert table.waits_for_luck
    table.do("draw recon_right")
    assert table.hand(1) == ["raid_left", "recon_left", "recon_right"]


@pytest.mark.rule("B-SCN-16c")
def test_a_retreat_onto_the_ridge_brings_the_card_to_its_owner() -> None:
    """Rebels driven from C4 to D3 on the Imperial turn draw a card."""
    shift = {"F3": "C4", "B3": "B4", "D2": "A1", "G3": "D4"}
    table = battle(16, "empire", "attack", shift=shift, hands=HANDS, ordered="B4")
    table.do("attack B4xC4", "roll RXX")
    assert table.kind("D3") == "echo_trooper"
    table.do("draw recon_right")
    assert len(table.hand(0)) == 3


@pytest.mark.rule("B-SCN-16c")
def test_passing_over_the_ridge_brings_nothing() -> None:
    """Rocks on both sides: the only short way from E4 to C4 leads over D3."""
    table = battle(16, "rebel", "move", shift={"F3": "E4", "D2": "A1"}, hands=HANDS)
    table.do("move E4-C4")
    assert not table.waits_for_luck
    assert len(table.hand(0)) == 2


# 17: the last stand


@pytest.mark.rule("B-SCN-17a")
def test_every_rebel_unit_that_leaves_by_g1_is_worth_a_medal() -> None:
    table = battle(17, "rebel", "move", shift={"C5": "G1", "C6": "G2"})
    assert table.legal("exit") == ["exit G1"]
    table.do("exit G1")
    assert table.medals("rebel") == 1
    table.do("exit G2")
    assert table.medals("rebel") == 2


@pytest.mark.rule("B-SCN-17b")
def test_the_ridge_of_scenario_17_pays_the_empire_two_medals_together() -> None:
    table = scenario(17)
    assert table.kind("D5") == "rebel_artillery"
    assert (table.medals("rebel"), table.medals("empire")) == (0, 0)
    table = battle(17, "empire", "move", shift={"A2": "D4", "A1": "E4"}, gone="D5 E5")
    assert not table.can("move E4-D5")
    table.do("move D4-D5")
    assert table.medals("empire") == 2


@pytest.mark.rule("B-SCN-17b")
def test_the_ridge_of_scenario_17_pays_once_and_for_good() -> None:
    table = battle(
        17,
        "empire",
        "move",
        shift={"A2": "D5", "A3": "D4"},
        gone="D5 E5",
        held={"ridge": "empire"},
        medals={"empire": 2},
    )
    table.do("move D5-E5", "move D4-D5")
    assert table.medals("empire") == 2


@pytest.mark.rule("B-SCN-17b")
def test_crossing_the_ridge_of_scenario_17_is_enough() -> None:
    table = battle(17, "empire", "move", shift={"A2": "D4"}, gone="D5 E5")
    table.do("move D4-E5 via D5")
    assert table.kind("E5") == "snowtrooper"
    assert table.medals("empire") == 2


@pytest.mark.rule("B-SCN-17b")
def test_the_ridge_of_scenario_17_pays_the_rebels_nothing() -> None:
    table = battle(17, "rebel", "move", gone="D5").do("move C5-D5")
    assert (table.medals("rebel"), table.medals("empire")) == (0, 0)


# Values that a better source may change (section 5 of the catalogue)


@pytest.mark.rule("B-UNIT-ART-03")
@pytest.mark.parametrize("dice", [[2, 2, 2, 2], [3, 3, 2, 2, 1, 1]])
def test_artillery_dice_can_be_changed_for_one_game(dice: list[int]) -> None:
    table = scenario(10, values={"units.rebel_artillery.dice": dice})
    assert table.dice("F3xB3") == dice[3]
    assert scenario(10).dice("F3xB3") == 2


@pytest.mark.rule("B-UNIT-PROBE-02")
@pytest.mark.parametrize("dice", [[2, 2], [2]])
def test_probe_droid_dice_can_be_changed_for_one_game(dice: list[int]) -> None:
    options = {"values": {"units.probe_droid.dice": dice}}
    table = position(
        "D: . . . . p\nE: . . . . . . e\nF: . . . . e", active="empire", options=options
    )
    assert table.dice("D5xE7") == (dice[1] if len(dice) > 1 else 0)
    assert table.can("attack D5xE7") == (len(dice) > 1)


@pytest.mark.rule("B-DICE-01")
def test_the_faces_of_the_die_can_be_changed_for_one_game() -> None:
    """A die with two blasts and no vehicle cannot show a vehicle any more."""
    options = {"values": {"die.vehicle": 0, "die.blast": 2}}
    table = position("D: . . . . s\nE: . . . . e", options=options).do("attack E5xD5")
    faces = {table.state.write(action) for action, _ in table.state.chances()}
    assert "roll BBB" in faces
    assert not any("V" in face for face in faces)
    assert sum(chance for _, chance in table.state.chances()) == pytest.approx(1)


@pytest.mark.rule("B-BADGE-SCOUT-04")
@pytest.mark.parametrize(("add_up", "dice"), [(False, 4), (True, 5)])
def test_stacking_of_scouts_is_a_switch(add_up: bool, dice: int) -> None:
    text = "D: . . . . s\nE: . . . . e\nG: ^e'sc . . . . . . ^e'sc"
    table = position(text, options={"values": {"switches.scouts_add_up": add_up}})
    assert table.sees("G1", "D5")
    assert table.sees("G8", "D5")
    assert table.dice("E5xD5") == dice


@pytest.mark.rule("B-SCN-07c")
def test_the_arrivals_of_scenario_7_can_be_changed() -> None:
    arrivals = raw_scenario(7)["arrivals"]
    arrivals[0].update(from_turn=1, count=1, where="hexes", hexes=["F1"], optional=False)
    table = battle(7, "rebel", "start", values={"scenario.arrivals": arrivals})
    assert table.legal() == ["place F1"]


@pytest.mark.rule("B-SCN-08g")
def test_the_medal_targets_of_scenario_8_can_be_changed() -> None:
    values = {"scenario.victory.rebel.medals": 3, "scenario.victory.empire.medals": 0}
    assert scenario(8, values=values).state.view(None).medals_to_win == {"rebel": 3, "empire": 0}


@pytest.mark.rule("B-SCN-13e")
def test_the_landings_of_scenario_13_can_be_changed() -> None:
    arrivals = raw_scenario(13)["arrivals"]
    arrivals[0].update(when="start_of_turn", from_turn=2)
    values = {"scenario.arrivals": arrivals}
    table = battle(13, "empire", "start", values=values)
    assert table.step == "play"
    table = battle(13, "empire", "start", values=values, turns={"empire": 1, "rebel": 1})
    assert table.step == "arrive"


@pytest.mark.rule("B-SCN-14d")
def test_the_charges_of_scenario_14_can_be_changed() -> None:
    values = {"scenario.charge.cost": 4, "scenario.charge.per_turn": 2}
    table = battle(14, "rebel", "start", charges=2, values=values)
    assert table.medals("rebel") == 1
    assert table.state.view(None).charges == 0


@pytest.mark.rule("B-SCN-16c")
def test_the_ridge_of_scenario_16_can_be_changed() -> None:
    objectives = raw_scenario(16)["objectives"]
    objectives[0].update(type="temporary", side="rebel", medals=1)
    table = battle(
        16, "rebel", "move", shift={"F3": "E4"}, values={"scenario.objectives": objectives}
    )
    table.do("move E4-D3")
    assert not table.waits_for_luck
    assert table.medals("rebel") == 1


def look_up(tables: Any, path: list[str]) -> Any:
    """A value of nested tables; a table in a list is found by its id."""
    for name in path:
        if isinstance(tables, list):
            tables = next(entry for entry in tables if entry.get("id") == name)
        else:
            tables = tables[name]
    return tables


INFERRED = [
    (number, path) for number in NUMBERS for path in raw_scenario(number).get("inferred", [])
]


@pytest.mark.parametrize(("number", "path"), INFERRED)
def test_every_inferred_value_of_a_scenario_can_be_given_by_its_path(
    number: int, path: str
) -> None:
    value = look_up(raw_scenario(number), path.split("."))
    table = scenario(number, values={f"scenario.{path}": value})
    assert table.state.view(None).units == scenario(number).state.view(None).units


@pytest.mark.parametrize(
    "path", ["units.rebel_artillery.colour", "units.tank.dice", "scenario.weather", "nothing"]
)
def test_a_path_that_leads_nowhere_is_refused(path: str) -> None:
    with pytest.raises(EchoBaseError):
        scenario(1, values={path: 1})


def test_the_standard_values_are_untouched_by_a_game_with_its_own() -> None:
    scenario(10, values={"units.rebel_artillery.dice": [1], "scenario.hands.rebel": 8})
    text = document("E: . . . . g s")
    table = Table(echobase.game("battle").start(scenario=text))
    assert table.dice("E5xE6") == 3
