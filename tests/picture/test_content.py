"""What is drawn is what is there: counted against scenarios, maps and views."""

import math
import re
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest
from games.assault import field
from picture.positions import SVG, assaults, battles, parsed, positions, titles

import echobase
from echobase import picture
from echobase.games.assault.drawing.geometry import centre
from echobase.games.battle.rules.state import State
from echobase.picture import sprite

SCENARIOS = resources.files("echobase.games.battle") / "data" / "scenarios"
VARIANT = re.compile(r"-\d$|-front$")


def symbols(svg: str) -> Counter[str]:
    """How often each symbol is drawn; variants of a drawing count as one, fronts not at all."""
    names = [use.get("href", "") for use in parsed(svg).iter(f"{SVG}use")]
    kept = [name.removeprefix("#eb-") for name in names if not name.endswith("-front")]
    return Counter(VARIANT.sub("", name) for name in kept)


def wanted(svg: str, *beginnings: str) -> dict[str, int]:
    return {name: n for name, n in symbols(svg).items() if name.startswith(beginnings)}


def documents() -> list[Any]:
    files = sorted(SCENARIOS.iterdir(), key=lambda file: file.name)
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    return [
        pytest.param(document, id=file.name[:2]) for document, file in zip(read, files, strict=True)
    ]


@pytest.mark.parametrize("document", documents())
def test_scenarios_are_drawn_as_their_files_say(document: dict[str, Any]) -> None:
    svg = picture.draw(document).svg
    terrain = {f"terrain-{kind}": len(hexes) for kind, hexes in document["terrain"].items()}
    terrain.pop("terrain-open", None)
    drawn = wanted(svg, "terrain-")
    drawn.pop("terrain-open", None)
    assert drawn == terrain
    assert sum(wanted(svg, "structure-").values()) == len(document.get("structures", []))
    exits = sum(len(way_out["hexes"]) for way_out in document.get("exits", []))
    assert sum(wanted(svg, "mark-exit-").values()) == exits
    flags = Counter(one["type"] for one in document.get("objectives", []) for _ in one["hexes"])
    assert symbols(svg)["mark-token"] == flags.pop("token", 0)
    assert symbols(svg)["mark-card"] == flags.pop("card", 0)
    assert symbols(svg)["mark-objective"] == sum(flags.values())


def test_every_figure_and_badge_of_a_battle_is_drawn() -> None:
    for state in battles():
        view = state.view(None)
        svg = picture.draw(view).svg
        figures: Counter[str] = Counter()
        for unit in view.units:
            figures[sprite.file_name("unit", unit.kind)] += unit.figures
        assert wanted(svg, "unit-") == figures
        assert sum(wanted(svg, "badge-").values()) == sum(bool(unit.badge) for unit in view.units)
        lost = sum(min(unit.full, 4) - unit.figures for unit in view.units if unit.full <= 4)
        assert svg.count('stroke-dasharray="3 2.4"') == lost


def test_every_counter_hit_and_passenger_of_an_assault_is_drawn() -> None:
    hit_boxes = 0
    for state in assaults():
        view = state.view(None)
        svg = picture.draw(view).svg
        there = [unit for unit in view.units if unit.place.isdecimal()]
        names = {unit.unit for unit in there}
        aboard = [unit for unit in view.units if unit.place in names]
        tallies = {(unit.kind, unit.place) for unit in view.units}
        drawn = Counter(
            f"unit-walker-{unit.facing.lower()}"
            if unit.facing
            else sprite.file_name("unit", unit.kind)
            for unit in [*there, *aboard]
        )
        drawn += Counter(
            sprite.file_name("unit", kind)
            for kind, place in tallies
            if place in ("base", "destroyed")
        )
        assert wanted(svg, "unit-") == drawn
        assert svg.count('class="facing"') == sum(unit.kind == "walker" for unit in there)
        hits = sum(unit.blaster + unit.legs + unit.body + unit.gunner for unit in there)
        assert svg.count('rx="1.4" fill="#ff5a3c"') == hits
        hit_boxes += hits
        rough = Counter(view.terrain.values())["rough"]
        assert symbols(svg)["terrain-rough"] == rough
    assert hit_boxes


@pytest.mark.parametrize("facing", ["N", "NE", "SE", "S", "SW", "NW"])
def test_the_wedge_of_a_walker_points_into_the_hex_that_it_faces(facing: str) -> None:
    tables = field.document(f"4: . . . . W1:{facing}", play={"card": "walkers_move", "luke": "S1"})
    svg = picture.draw(echobase.game("assault").start(map=tables)).svg
    shapes = parsed(svg).iter(f"{SVG}polygon")
    wedge = next(shape for shape in shapes if shape.get("class") == "facing")
    tip = [float(part) for part in wedge.get("points", "").split()[0].split(",")]
    places = {"N": "0503", "NE": "0603", "SE": "0604", "S": "0505", "SW": "0404", "NW": "0403"}
    nearest = min(places.values(), key=lambda hex_: math.dist(tip, centre(hex_)))
    assert nearest == places[facing]
    assert symbols(svg)[f"unit-walker-{facing.lower()}"] == 1


def labels(svg: str) -> list[str]:
    groups = [g for g in parsed(svg).iter(f"{SVG}g") if g.get("class") == "labels"]
    return [text.text or "" for group in groups for text in group.iter(f"{SVG}text")]


def test_every_hex_has_its_label_once() -> None:
    for state in positions():
        svg = picture.draw(state).svg
        hexes = re.findall(r'<path id="eb-([A-G]\d+|\d{4})"', svg)
        assert len(hexes) == len(set(hexes)) > 60
        assert sorted(labels(svg)) == sorted(hexes)


def exit_picture(edge: str, hexes: list[str]) -> str:
    document = tomllib.loads((SCENARIOS / "17-last-stand.toml").read_text(encoding="utf-8"))
    document["exits"] = [{"id": "out", "side": "rebel", "hexes": hexes, "edge": edge}]
    return picture.draw(document).svg


@pytest.mark.parametrize(
    ("edge", "hex_", "angle"),
    [
        ("left", "G1", 270),
        ("rebel_baseline", "G1", 180),
        ("", "G1", 180),
        ("", "A10", 0),
        ("right", "A10", 90),
        ("", "C10", 90),
        ("", "B1", 270),
    ],
)
def test_exits_point_over_their_border(edge: str, hex_: str, angle: int) -> None:
    svg = exit_picture(edge, [hex_])
    arrow = next(line for line in svg.splitlines() if "mark-exit-rebel" in line and "<use" in line)
    assert f"rotate({angle} " in arrow


def test_exits_tell_how_many_have_left() -> None:
    state = echobase.game("battle").start(scenario=13)
    assert isinstance(state, State)
    assert not any("left" in title for title in titles(picture.draw(state).svg))
    state.left[0] = 2
    drawn = picture.draw(state).svg
    assert "Exit G3, G8: Empire, 2 units have left" in titles(drawn)
    gate = next(g for g in parsed(drawn).iter(f"{SVG}g") if g.get("class") == "exit")
    assert [text.text for text in gate.iter(f"{SVG}text")] == ["2"]


def test_a_walker_on_its_way_has_a_ring() -> None:
    game = field.position("17: . . . . . . . W1:S", "walkers_move")
    assert "eb-glow)" not in picture.draw(game.state).svg
    game.do("step W1")
    assert picture.draw(game.state).svg.count("eb-glow)") == 1
