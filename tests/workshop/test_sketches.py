"""Unfinished and hostile documents: drawn as far as they go, with everything wrong in words."""

from typing import Any

import pytest

from echobase.core import registry
from echobase.text import LANGUAGES, Text
from echobase.workshop.facet import need_workshop, told
from echobase.workshop.parts import EraseEdit, PaintEdit

GAMES = ("battle", "assault")
TEXT = Text("en")


def flaws(game: str, document: dict[str, Any]) -> dict[str, str]:
    """By field: what is wrong."""
    return {flaw.field: told(flaw, TEXT) for flaw in need_workshop(game).sketch(document).flaws}


def medevac() -> dict[str, Any]:
    return need_workshop("battle").document("medevac")


@pytest.mark.parametrize("game", GAMES)
def test_every_start_but_the_blank_one_can_be_played(game: str) -> None:
    facet = need_workshop(game)
    for start in facet.starts(TEXT):
        sketch = facet.sketch(facet.document(start.id))
        assert sketch.playable == (start.group != "blank"), start.id
        assert sketch.playable or sketch.flaws


def test_a_start_brings_the_words_of_the_book_along() -> None:
    state = registry.game("battle").load(medevac())
    board = registry.facet("battle", "words").story(state, Text("it"))
    book = registry.facet("battle", "words").story(
        registry.game("battle").start(scenario="medevac"), Text("it")
    )
    assert board == book


def test_a_unit_that_may_not_stand_there_is_shown_all_the_same() -> None:
    facet = need_workshop("battle")
    document = medevac()
    hex_ = document["units"][0]["hex"]
    painted = facet.edit(document, PaintEdit([hex_], "terrain:serac"))
    sketch = facet.sketch(painted)
    assert [flaw.hexes for flaw in sketch.flaws] == [(hex_,)]
    before = facet.marks(document, facet.sketch(document), TEXT)
    (shown,) = [mark for mark in facet.marks(painted, sketch, TEXT) if mark not in before]
    name = TEXT.name("unit", document["units"][0]["kind"])
    assert (shown.hex, shown.text, shown.standing) == (hex_, name, True)


def test_all_problems_are_found_at_once_with_their_places() -> None:
    document = medevac()
    document["units"].insert(0, {"kind": "rancor", "hex": "A1"})
    document["units"].append({"kind": "at_at", "hex": "A3"})
    document["units"].append({"kind": "snowtrooper", "hex": "D2"})
    document["exits"][0]["hexes"].append("D5")
    document["hands"]["rebel"] = 20
    del document["first"]
    found = need_workshop("battle").sketch(document)
    places = {flaw.field: flaw.hexes for flaw in found.flaws}
    assert places == {
        "first": (),
        "exits[0].hexes": ("D5",),
        "hands.rebel": (),
        "units[0].kind": ("A1",),
        "units[16].hex": ("A3",),
        "units[17].hex": ("D2",),
    }
    assert len(found.state.view(None).units) == 15, "the others are drawn"


def test_a_new_part_of_a_form_says_that_its_hex_is_missing() -> None:
    document = medevac()
    document["units"].append({"kind": "echo_trooper", "hex": ""})
    assert list(flaws("battle", document).values()) == ["No hex is chosen"]


def test_a_condition_is_not_blamed_for_the_token_it_lost() -> None:
    document = medevac()
    document["objectives"][0]["hexes"] = []
    assert list(flaws("battle", document)) == ["objectives[0]"]


def test_what_the_box_does_not_hold() -> None:
    document = medevac()
    document["units"] += [{"kind": "at_at", "hex": hex_} for hex_ in ("B1", "B2", "B3")]
    assert flaws("battle", document) == {
        "beyond_box": "AT-AT: 4 figures, but the box holds 3; "
        "“More pieces than in the box” (beyond_box) allows more"
    }
    facet = need_workshop("battle")
    counts = {one.piece: one for one in facet.counts(facet.sketch(document), TEXT)}
    assert (counts["at_at"].used, counts["at_at"].available) == (4, 3)
    assert counts["tiles"].used == 14


@pytest.mark.parametrize(
    ("kind", "hex_", "said"),
    [
        ("walker", "1702", "Walker (AT-AT): 4 start the game; got 5"),
        ("laser_tower", "1729", "Laser Tower: 6 start the game; got 7"),
    ],
)
def test_units_that_the_box_does_not_hold_are_told_at_their_place(
    kind: str, hex_: str, said: str
) -> None:
    facet = need_workshop("assault")
    more = PaintEdit(hexes=[hex_], tool=f"unit:{kind}")
    found = facet.sketch(facet.edit(facet.document("open-ice"), more))
    assert (said, (hex_,)) in [(told(flaw, TEXT), flaw.hexes) for flaw in found.flaws]


def test_of_a_set_up_that_is_not_complete_only_the_units_themselves_are_missed() -> None:
    facet = need_workshop("assault")
    found = facet.sketch(facet.edit(facet.document("open-ice"), EraseEdit(hexes=["0402"])))
    assert [told(flaw, TEXT) for flaw in found.flaws] == ["Walker (AT-AT): 4 start the game; got 3"]


def test_a_map_tells_where_it_is_wrong() -> None:
    document = need_workshop("assault").document("blizzard")
    rows = document["map"]["terrain"]
    document["map"]["terrain"] = [rows[0].replace(".", "x", 1), *rows[1:]]
    document["sectors"]["rebel_4"]["hexes"].append("0101")
    found = need_workshop("assault").sketch(document)
    assert {(flaw.field, flaw.hexes) for flaw in found.flaws} == {
        ("map.terrain[0]", ("0101",)),
        ("sectors.rebel_4.hexes", ("0101",)),
    }


def test_cliffs_cut_off_the_smaller_part_of_a_map() -> None:
    facet = need_workshop("assault")
    walled = PaintEdit(hexes=["0201", "0102"], tool="terrain:cliff")
    found = facet.sketch(facet.edit(facet.document("open-ice"), walled))
    (flaw,) = found.flaws
    assert told(flaw, TEXT) == "Cliffs cut 0101 off from the rest of the map"
    assert flaw.hexes == ("0101",)


def test_rows_that_do_not_fit_are_drawn_with_clear_terrain() -> None:
    document = need_workshop("assault").document("blank")
    document["map"]["terrain"] = ["#"]
    found = need_workshop("assault").sketch(document)
    assert found.flaws[0].field == "map.terrain"
    assert found.state.view(None).terrain == {"0101": "cliff"}
    assert found.state.view(None).features == {}


HOSTILE: dict[str, Any] = {
    "nothing": {},
    "another game": {"game": "chess"},
    "numbers": {"units": 5, "terrain": 7, "victory": [], "map": "x", "sectors": 3},
    "lists for words": {"units": [{"kind": ["at_at"], "hex": {"a": 1}}], "id": []},
    "nulls": {"units": [None], "exits": None, "hands": None, "map": None, "legend": None},
    "newer": {"rules_version": 99},
    "odd map": {"map": {"columns": -3, "rows": 10**9, "terrain": [[]]}, "legend": {"x": 3}},
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_documents_are_drawn_all_the_same(game: str, case: str) -> None:
    facet = need_workshop(game)
    for base in ({}, facet.document("blank")):
        sketch = facet.sketch({**base, **HOSTILE[case]})
        assert sketch.flaws
        assert sketch.state.view(None).game == game


def test_a_newer_document_says_so() -> None:
    document = {**medevac(), "rules_version": 99}
    assert flaws("battle", document) == {
        "rules_version": "Made with version 99 of the rules, but this program knows 1 to 2"
    }


def test_very_many_units_end_in_time() -> None:
    document = medevac()
    document["units"] = [{"kind": "at_at", "hex": "A1"}] * 3000
    assert len(flaws("battle", document)) > 0


def test_deep_nesting() -> None:
    deep: Any = {}
    for _ in range(5000):
        deep = {"a": deep}
    assert flaws("battle", {**medevac(), "provenance": deep}) == {
        "": "Nested too deeply to be a document"
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tools_and_forms_have_names_in_every_language(game: str, lang: str) -> None:
    palette = need_workshop(game).palette(Text(lang))
    fields = [field for form in palette.forms for field in form.fields]
    names = [tool.name for tool in palette.tools] + [form.name for form in palette.forms]
    names += [field.name for field in fields]
    names += [choice.name for field in fields for choice in field.choices]
    assert all(name and f"{game}-" not in name for name in names)
    assert len({tool.id for tool in palette.tools}) == len(palette.tools)
