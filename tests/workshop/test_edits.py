"""Edits of both games: whatever is edited can be drawn, written, read and turned back."""

import copy
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from echobase.core import registry
from echobase.core.document import parse, to_toml
from echobase.core.errors import EchoBaseError
from echobase.text import Text
from echobase.workshop.facet import Workshop, need_workshop
from echobase.workshop.parts import (
    Edit,
    EraseEdit,
    MirrorEdit,
    MoveEdit,
    PaintEdit,
    PaletteTool,
    ResizeEdit,
    RotateEdit,
)

GAMES = ("battle", "assault")
TEXT = Text("en")
LAYERS: tuple[Any, ...] = ("", "terrain", "unit", "structure", "marker", "area")


def workshop(game: str) -> Workshop:
    return need_workshop(game)


@cache
def tools(game: str) -> list[PaletteTool]:
    return need_workshop(game).palette(TEXT).tools


def any_edit(game: str, labels: list[str], rng: random.Random) -> Edit:
    tool = rng.choice(tools(game))
    badge = rng.choice([*(one.id for one in tool.badges), ""])
    hexes = rng.sample(labels, rng.randint(1, 3))
    edits: list[Edit] = [
        PaintEdit(hexes=hexes, tool=tool.id, badge=badge, figures=rng.randint(0, 2)),
        PaintEdit(hexes=hexes, tool=tool.id),
        EraseEdit(hexes=hexes, layer=rng.choice(LAYERS)),
        MoveEdit(from_=labels[0], to=rng.choice(labels)),
        MirrorEdit(),
        RotateEdit(),
    ]
    return rng.choice(edits)


def all_labels(facet: Workshop, document: dict[str, Any]) -> list[str]:
    view = facet.sketch(document).state.view(None)
    if view.game == "battle":
        return [f"{row}{column}" for row in "ABCDEFG" for column in range(1, 10)]
    return [
        f"{column + 1:02}{row + 1:02}" for column in range(view.columns) for row in range(view.rows)
    ]


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10**6))
def test_every_edit_keeps_the_document_readable(game: str, seed: int) -> None:
    facet, rng = workshop(game), random.Random(seed)
    document = facet.document(rng.choice(["blank", *registry.game(game).scenarios()[7:10]]))
    labels = all_labels(facet, document)
    for _ in range(3):
        before = copy.deepcopy(document)
        changed = facet.edit(document, any_edit(game, labels, rng))
        assert document == before, "documents are never changed in place"
        document = changed
        assert parse(to_toml(document)) == document
        facet.sketch(document).state.view(None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("turn", [MirrorEdit(), RotateEdit()])
def test_turned_twice_is_the_same(game: str, turn: Edit) -> None:
    facet = workshop(game)
    for start in facet.starts(TEXT)[:6]:
        document = facet.document(start.id)
        once = facet.edit(document, turn)
        assert once != document or start.group == "blank"
        assert facet.edit(once, turn) == document


def test_both_sides_keep_their_ends_when_the_ground_of_a_map_turns() -> None:
    facet = workshop("assault")
    for id_ in registry.game("assault").scenarios():
        document = facet.document(id_)
        turned = facet.edit(document, RotateEdit())
        assert not facet.sketch(turned).flaws, id_
        assert {**turned, "map": {}} == {**document, "map": {}}
        before, after = ("".join(one["map"]["terrain"]) for one in (document, turned))
        assert after != before
        assert sorted(after) == sorted(before)
        assert after.index("G") == before.index("G")


def test_a_battle_is_mirrored_with_its_exits_and_positions() -> None:
    facet = workshop("battle")
    document = facet.document("medevac")
    mirrored = facet.edit(document, MirrorEdit())
    assert not facet.sketch(mirrored).flaws
    assert {unit["hex"] for unit in mirrored["units"]} >= {"A8", "D4", "G10"}
    assert mirrored["exits"][0]["hexes"] == ["C10", "G10"]
    assert mirrored["exits"][0]["edge"] == "right"
    assert mirrored["objectives"][0]["hexes"] == ["D3"]


def test_a_rotated_battle_has_its_baselines_swapped() -> None:
    document = {**workshop("battle").document("blank"), "retreat": {"rebel": "G"}}
    exit_ = {"id": "out", "hexes": ["A1"], "side": "rebel", "edge": "imperial_baseline"}
    rotated = workshop("battle").edit({**document, "exits": [exit_]}, RotateEdit())
    assert rotated["exits"] == [
        {"id": "out", "hexes": ["G10"], "side": "rebel", "edge": "rebel_baseline"}
    ]
    assert rotated["retreat"] == {"rebel": "A"}


def test_a_name_that_looks_like_a_hex_is_no_hex() -> None:
    document = {**workshop("battle").document("blank"), "name": "A1", "briefing": {"en": "A1"}}
    mirrored = workshop("battle").edit(document, MirrorEdit())
    assert (mirrored["name"], mirrored["briefing"]) == ("A1", {"en": "A1"})


def test_painting_replaces_what_was_there() -> None:
    facet = workshop("battle")
    document = facet.document("blank")
    for tool in ("terrain:ridge", "terrain:rocks", "unit:snowtrooper", "unit:echo_trooper"):
        document = facet.edit(document, PaintEdit(hexes=["D5"], tool=tool))
    assert document["terrain"] == {"rocks": ["D5"]}
    assert document["units"] == [{"kind": "echo_trooper", "hex": "D5"}]
    document = facet.edit(document, PaintEdit(hexes=["D5"], tool="structure:ion_cannon"))
    assert (document["units"], document["structures"]) == (
        [],
        [{"kind": "ion_cannon", "hex": "D5"}],
    )
    document = facet.edit(document, PaintEdit(hexes=["D5"], tool="terrain:open"))
    assert document["terrain"] == {}


def test_markers_become_objectives_exits_and_arrivals() -> None:
    facet = workshop("battle")
    document = facet.document("blank")
    for tool, hexes, side in (
        ("marker:temporary", ["D5", "D6"], "rebel"),
        ("marker:hold", ["C3", "C4"], ""),
        ("marker:exit", ["A1", "B1"], "empire"),
        ("marker:arrival", ["G1"], ""),
    ):
        document = facet.edit(document, PaintEdit(hexes=hexes, tool=tool, side=side))
    medals = [one for one in document["objectives"] if one["type"] == "temporary"]
    assert [(one["id"], one["hexes"]) for one in medals] == [
        ("temporary", ["D5"]),
        ("temporary-2", ["D6"]),
    ]
    assert document["objectives"][2]["hexes"] == ["C3", "C4"]
    assert document["exits"] == [
        {"id": "exit", "side": "empire", "medals": 1, "hexes": ["A1", "B1"]}
    ]
    assert document["arrivals"][0]["where"] == "hexes"
    erased = facet.edit(document, EraseEdit(hexes=["A1", "B1", "G1"], layer="marker"))
    assert "exits" not in erased
    assert "arrivals" not in erased


def test_the_eraser_takes_the_uppermost_first() -> None:
    facet = workshop("assault")
    document = facet.document("blank")
    for tool in ("terrain:rough", "structure:base_entry", "unit:walker"):
        document = facet.edit(document, PaintEdit(hexes=["0301"], tool=tool))
    seen = []
    while "0301" in document["sectors"]["imperial"]["hexes"]:
        document = facet.edit(document, EraseEdit(hexes=["0301"]))
        seen.append((document["map"]["terrain"][0][2], "default_setup" in document))
    assert seen[0] == ("B", False)
    assert [ground for ground, _ in seen] == ["B", ".", "."]

    battle = workshop("battle")
    scene = battle.edit(battle.document("blank"), PaintEdit(hexes=["C3"], tool="terrain:ridge"))
    scene = battle.edit(scene, PaintEdit(hexes=["C3"], tool="marker:exit"))
    scene = battle.edit(scene, PaintEdit(hexes=["C3"], tool="unit:at_at"))
    for gone in ("units", "exits", "terrain"):
        assert scene.get(gone)
        scene = battle.edit(scene, EraseEdit(hexes=["C3"]))
        assert not scene.get(gone)


def test_units_change_places() -> None:
    facet = workshop("battle")
    moved = facet.edit(facet.document("medevac"), MoveEdit(from_="A3", to="A4"))
    kinds = {unit["hex"]: unit["kind"] for unit in moved["units"]}
    assert (kinds["A4"], kinds["A3"]) == ("at_at", "snowtrooper")


def test_there_is_one_power_grid_and_troopers_wait_in_the_base() -> None:
    facet = workshop("assault")
    document = facet.edit(
        facet.document("blank"), PaintEdit(hexes=["0512", "0812"], tool="structure:power_grid")
    )
    assert "".join(document["map"]["terrain"]).count("P") == 1
    document = facet.edit(document, PaintEdit(hexes=["0515"], tool="unit:light_trooper"))
    assert document["default_setup"]["rebel"]["base_box"] == {
        "heavy_trooper": 4,
        "light_trooper": 9,
    }
    assert "default_setup" not in facet.edit(document, EraseEdit(hexes=["0515"], layer="unit"))


def test_a_smaller_map_loses_what_has_no_hex_any_more() -> None:
    facet = workshop("assault")
    small = facet.edit(facet.document("blizzard"), ResizeEdit(columns=10, rows=20))
    assert [len(row) for row in small["map"]["terrain"]] == [10] * 20
    assert all(int(hex_[:2]) <= 10 for hex_ in small["sectors"]["imperial"]["hexes"])
    big = facet.edit(small, ResizeEdit(columns=12, rows=21))
    assert big["map"]["terrain"][20] == "." * 12


@pytest.mark.parametrize(
    ("game", "edit", "said"),
    [
        ("battle", PaintEdit(hexes=["Z9"], tool="terrain:ridge"), "no hex 'Z9'"),
        ("battle", PaintEdit(hexes=["A1"], tool="unit:death_star"), "no tool"),
        ("battle", ResizeEdit(columns=3, rows=3), "one size"),
        ("assault", PaintEdit(hexes=["9999"], tool="terrain:rough"), "outside the map"),
        ("assault", ResizeEdit(columns=99, rows=99), "at most 99 columns, 99 rows and 1,000 hexes"),
    ],
)
def test_an_edit_that_makes_no_sense(game: str, edit: Edit, said: str) -> None:
    with pytest.raises(EchoBaseError, match=said):
        workshop(game).edit(workshop(game).document("blank"), edit)
