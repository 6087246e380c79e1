"""Map files: which are refused, with the reason, and which just pass (A-MAP-17)."""

from collections.abc import Callable
from typing import Any

import pytest
from games.assault.field import document, label, start
from games.assault.set_up import finish, places, small_map, standing

from echobase import BadDocument


def drawn(*lines: str) -> dict[str, Any]:
    return document("\n".join(lines))


def with_rows(change: Callable[[list[str]], object]) -> dict[str, Any]:
    tables = document("")
    change(tables["map"]["terrain"])
    return tables


def without(symbol: str, instead: str = ".") -> dict[str, Any]:
    """The open field without a feature."""
    tables = document("")
    tables["map"]["terrain"] = [row.replace(symbol, instead) for row in tables["map"]["terrain"]]
    return tables


def with_legend(symbol: str, terrain: str) -> dict[str, Any]:
    """The open field with one feature on other terrain."""
    features = {"B": "base_entry", "P": "power_grid", "G": "shield_generator"}
    legend: dict[str, Any] = {".": {"terrain": "clear"}}
    for other, feature in features.items():
        usual = "rough" if other == "G" else "clear"
        ground = terrain if other == symbol else usual
        legend[other] = {"terrain": ground, "feature": feature}
    return document("", legend=legend)


def with_sector(name: str, labels: list[str]) -> dict[str, Any]:
    tables = document("")
    tables["sectors"][name]["hexes"] = labels
    return tables


def with_line(first_row: int) -> dict[str, Any]:
    return document("", forward_line={"first_row_south": first_row})


def with_default(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The map of the box with its default set-up changed."""
    tables = start().state.document()
    for name in ("units", "play", "options"):
        tables.pop(name, None)
    change(tables["default_setup"])
    return tables


@pytest.mark.rule("A-MAP-17")
@pytest.mark.parametrize(
    ("tables", "reason"),
    [
        pytest.param(
            with_rows(lambda rows: rows.__setitem__(4, "." * 14)), "row 05 has 14", id="short row"
        ),
        pytest.param(
            with_rows(lambda rows: rows.__setitem__(4, "." * 16)), "row 05 has 16", id="long row"
        ),
        pytest.param(with_rows(lambda rows: rows.pop(4)), "36 rows expected", id="missing row"),
        pytest.param(
            with_rows(lambda rows: rows.__setitem__(4, "....?" + "." * 10)),
            r"unknown symbol '\?'",
            id="unknown symbol",
        ),
        pytest.param(without("G"), "no Shield Generator", id="no Generator"),
        pytest.param(without("P"), "no Power Grid", id="no Grid"),
        pytest.param(without("B"), "no Base entry", id="no entry"),
        pytest.param(drawn("35: B G P G"), "second Shield Generator", id="two Generators"),
        pytest.param(drawn("35: B P G P"), "second Power Grid", id="two Grids"),
        pytest.param(with_legend("G", "clear"), "rough", id="Generator in the clear"),
        pytest.param(with_legend("G", "cliff"), "cliff", id="Generator in a cliff"),
        pytest.param(with_legend("P", "cliff"), "Power Grid.*cliff", id="Grid in a cliff"),
        pytest.param(with_legend("B", "cliff"), "Base entry.*cliff", id="entry in a cliff"),
        pytest.param(small_map(imperial=5), "imperial.*at least 6.*got 5", id="Imperial sector"),
        pytest.param(small_map(rebel_4=4), "rebel_4.*at least 5.*got 4", id="Sector 4"),
        pytest.param(
            with_sector("rebel_3", ["0121", "0122"]), "rebel_3.*at least 3.*got 2", id="Sector 3"
        ),
        pytest.param(
            with_sector("rebel_3", ["0121", "0122", "0122"]), "twice", id="a hex twice in a sector"
        ),
        pytest.param(
            with_sector("rebel_3", ["0121", "0122", "1601"]), "1601.*outside", id="hex off the map"
        ),
        pytest.param(with_line(2), "south of the whole Imperial sector", id="line too far north"),
        pytest.param(with_line(36), "north of both installations", id="line too far south"),
        pytest.param(small_map(south=24), "at least 25.*got 24", id="too little room in the south"),
        pytest.param(drawn("1: . # .", "2: # #"), "cliffs cut", id="a hex cut off"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused_with_the_reason(
    tables: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadDocument, match=reason):
        start(map=tables)


@pytest.mark.rule("A-MAP-17")
def test_hexes_of_cliff_do_not_count_for_a_sector() -> None:
    cliffs = "1: # # . . . . . ."
    game_map = drawn(cliffs)
    game_map["sectors"]["imperial"]["hexes"] = [label(column, 1) for column in range(1, 8)]
    with pytest.raises(BadDocument, match=r"at least 6.*got 5"):
        start(map=game_map)
    game_map["sectors"]["imperial"]["hexes"].append("0801")
    assert places(start(map=game_map)) == {label(column, 1) for column in range(3, 9)}


@pytest.mark.rule("A-MAP-17")
@pytest.mark.parametrize(
    "tables",
    [
        pytest.param(small_map(), id="6, 5 and 25 hexes"),
        pytest.param(with_sector("rebel_3", ["0121", "0122", "0123"]), id="3 hexes of Sector 3"),
        pytest.param(with_line(3), id="line right behind the Imperial sector"),
        pytest.param(with_line(35), id="line right before the installations"),
        pytest.param(drawn("20: B . B P . . G"), id="several entries"),
    ],
)
def test_a_map_that_just_passes_is_taken(tables: dict[str, Any]) -> None:
    game = start(map=tables)
    finish(game, lambda legal: legal[-1])
    assert len(standing(game, "walker")) == 4


@pytest.mark.rule("A-MAP-17")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param(
            lambda setup: setup["empire"]["at_sts"].__setitem__(0, "0403"),
            "AT-ST 1 may not be set up on 0403: only in the Imperial Sector",
            id="outside the sector",
        ),
        pytest.param(
            lambda setup: setup["empire"]["at_sts"].__setitem__(0, "0602"),
            "may not be set up on 0602, which is taken",
            id="two units in a hex",
        ),
        pytest.param(
            lambda setup: setup["rebel"]["laser_towers"].__setitem__(0, "0408"),
            "may not be set up on 0408: only south of the Forward Line",
            id="north of the line",
        ),
        pytest.param(
            lambda setup: setup["rebel"]["heavy_troopers"].__setitem__(0, "0116"),
            "may not be set up on 0116, in a cliff",
            id="in a cliff",
        ),
        pytest.param(
            lambda setup: setup["rebel"]["snowspeeders"][0].update(hex="0535"),
            "Snowspeeder 1 may not be set up on 0535: only in Rebel Sector 4",
            id="speeder outside Sector 4",
        ),
        pytest.param(
            lambda setup: setup["rebel"]["laser_towers"].pop(),
            "Laser Tower: 6 start the game; got 5",
            id="a Tower missing",
        ),
        pytest.param(
            lambda setup: setup["rebel"]["base_box"].update(light_trooper=7),
            "Light Trooper: 10 start the game; got 11",
            id="a Trooper too many",
        ),
        pytest.param(
            lambda setup: setup["empire"]["walkers"].pop(),
            r"Walker \(AT-AT\): 4 start the game; got 3",
            id="a Walker missing",
        ),
        pytest.param(
            lambda setup: setup["empire"]["walkers"][1].update(number=1),
            "the Walkers have the numbers 1 to 4, each once; got: 1, 1, 3, 4",
            id="a number twice",
        ),
        pytest.param(
            lambda setup: setup["empire"]["walkers"][0]["passengers"].update(light_snowtrooper=3),
            "must carry 3",
            id="four aboard",
        ),
        pytest.param(
            lambda setup: setup["empire"]["walkers"][0]["passengers"].update(
                light_snowtrooper=1, heavy_snowtrooper=2
            ),
            "must be aboard",
            id="a heavy one too many",
        ),
    ],
)
def test_a_default_set_up_that_is_not_legal_is_refused(
    change: Callable[[dict[str, Any]], object], reason: str
) -> None:
    assert start(map=with_default(lambda setup: None)).can("suggested")
    with pytest.raises(BadDocument, match=reason):
        start(map=with_default(change))
