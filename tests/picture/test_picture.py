"""Pictures: sound SVG that shows all of a view at its place, and nothing that is hidden."""

import random
from pathlib import Path
from typing import Any

import pytest
from picture.positions import SVG, before_luke, parsed, play, positions, step, titles, unit_hexes

import echobase
from echobase import BadDocument, BadOption, picture
from echobase.core.document import to_toml
from echobase.games.assault.drawing import board as assault_board
from echobase.games.battle.documents.tables import raw_scenario
from echobase.games.battle.drawing import board as battle_board
from echobase.picture import sprite

SYMBOLS = Path(sprite.__file__).parent / "symbols"


def on_board(view: Any) -> list[str]:
    """The hexes of all units on the board, sorted."""
    places = [getattr(unit, "hex", "") or getattr(unit, "place", "") for unit in view.units]
    return sorted(place for place in places if any(sign.isdigit() for sign in place) and ok(place))


def ok(place: str) -> bool:
    """Whether a place is a hex: `B7` or `0812`, not a Walker such as `W3`."""
    return place.isdecimal() or place[0] in "ABCDEFG"


def test_every_position_is_a_sound_picture_with_every_unit_in_its_hex() -> None:
    for state in positions():
        view = state.view(None)
        svg = picture.draw(state).svg
        root = parsed(svg)
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert (root.findtext(f"{SVG}title") or "").endswith("Hoth")
        assert root.findtext(f"{SVG}desc")
        assert unit_hexes(svg) == on_board(view)


def test_pictures_need_nothing_from_outside() -> None:
    for state in positions():
        svg = picture.draw(state).svg
        known = {element.get("id") for element in parsed(svg).iter()}
        used = [element.get("href", "") for element in parsed(svg).iter(f"{SVG}use")]
        assert {link.removeprefix("#") for link in used} <= known
        assert all(link.startswith("#") for link in used)
        assert "var(" not in svg
        assert svg.count("http") == 1
        painted = {part.split(")")[0] for part in svg.split("url(#")[1:]}
        assert painted <= known


def test_ids_stand_once() -> None:
    for state in positions():
        ids = [element.get("id") for element in parsed(picture.draw(state).svg).iter()]
        given = [id_ for id_ in ids if id_]
        assert len(given) == len(set(given))


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_state_view_and_document_give_the_same_picture(game: str, tmp_path: Path) -> None:
    options = {"setup": "default"} if game == "assault" else {"scenario": 12}
    state = play(echobase.game(game).start(**options), random.Random(5), 300)
    path = tmp_path / "position.toml"
    path.write_text(to_toml(state.document()), encoding="utf-8")
    for seat in (None, 0, 1):
        svg = picture.draw(state, seat).svg
        assert picture.draw(state.view(seat)).svg == svg
        assert picture.draw(state.view(seat), seat).svg == svg
        assert picture.draw(state.document(), seat).svg == svg
        assert picture.draw(to_toml(state.document()), seat).svg == svg
        assert picture.draw(path, seat).svg == svg
        assert picture.draw(str(path), seat).svg == svg


def test_nobody_but_the_rebels_sees_luke() -> None:
    before = before_luke()
    games = []
    for action in before.actions():
        state = before.copy()
        state.apply(action)
        games.append(state)
    assert len(games) == 5
    for seat, pictures in ((None, 1), (1, 1), (0, 5)):
        assert len({picture.draw(state, seat).svg for state in games}) == pictures
    assert "Luke" not in picture.draw(games[0]).svg
    assert "Snowspeeder 3, " in picture.draw(games[2], 0).svg
    assert any("Luke Skywalker" in title for title in titles(picture.draw(games[2], 0).svg))


def test_luke_stays_hidden_while_the_game_goes_on() -> None:
    before = before_luke()
    actions = before.actions()
    games = [before.copy() for _ in actions]
    for state, action in zip(games, actions, strict=True):
        state.apply(action)
    rng = random.Random(4)
    for _ in range(25):
        if games[0].view(None).luke.revealed or games[0].to_act() == 0:
            break
        seed = rng.random()
        for state in games:
            step(state, random.Random(seed))
        assert len({picture.draw(state, 1).svg for state in games}) == 1


def test_hands_are_not_in_the_picture_of_a_battle() -> None:
    state = play(echobase.game("battle").start(scenario=3), random.Random(1), 40)
    dealt = [state.imagine(0, random.Random(seed)) for seed in range(5)]
    assert len({str(other.view(1).seats[1].hand) for other in dealt}) > 1
    assert {picture.draw(other, 0).svg for other in dealt} == {picture.draw(state).svg}


def test_arrows_reach_and_lines() -> None:
    state = echobase.game("battle").start(scenario=10)
    plain = picture.draw(state).svg
    assert 'class="arrow"' not in plain
    drawn = picture.draw(
        state, arrows=[("G5", "F5"), ("a1", "B1")], reach=["F3", "E4"], lines=[("F3", "E4")]
    ).svg
    parsed(drawn)
    assert drawn.count('class="arrow"') == 2
    assert drawn.count('class="reach"') == 2
    assert drawn.count('class="sight"') == 1
    on_map = echobase.game("assault").start(setup="default")
    drawn = picture.draw(on_map, arrows=[("0101", "0303")], reach=["0202"]).svg
    assert drawn.count('class="arrow"') == drawn.count('class="reach"') == 1


@pytest.mark.parametrize(
    "wish",
    [
        {"reach": ["H1"]},
        {"reach": "F3"},
        {"reach": [7]},
        {"reach": ["0101"]},
        {"arrows": [("G3", "B10")]},
        {"arrows": ["G3"]},
        {"lines": [("G3",)]},
    ],
)
def test_marks_that_cannot_be_drawn_are_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="picture:"):
        picture.draw(echobase.game("battle").start(scenario=1), **wish)


def test_labels_can_be_left_out() -> None:
    for state in (echobase.game("battle").start(), echobase.game("assault").start()):
        assert 'class="labels"' in picture.draw(state).svg
        bare = picture.draw(state, labels=False).svg
        assert 'class="labels"' not in bare
        assert len(bare) < len(picture.draw(state).svg)


def test_names_are_escaped() -> None:
    document = raw_scenario(4)
    document["objectives"][0]["id"] = "<b>&\"'</b>"
    svg = picture.draw(document).svg
    assert "<b>" not in svg
    assert any("<b>&\"'</b>" in title for title in titles(svg))
    document = echobase.game("assault").start(setup="default").document()
    document["id"] = "</svg><script>"
    svg = picture.draw(document).svg
    assert "<script>" not in svg
    assert "</svg><script>" in (parsed(svg).findtext(f"{SVG}desc") or "")


def test_a_map_of_ones_own_shows_its_own_macrohexes() -> None:
    document = echobase.game("assault").start(map="blizzard").document()
    document["id"] = "mine"
    document["macrohex"] = {"origin": "0202"}
    document["features"], document["checks"] = {}, {}
    state = echobase.game("assault").load(document)
    drawn = picture.draw(state).svg
    blizzard = picture.draw(echobase.game("assault").start(map="blizzard")).svg
    line = next(line for line in drawn.splitlines() if "macrohexes" in line)
    assert line not in blizzard
    assert picture.draw(state.view(None)).svg == drawn


def test_what_cannot_be_drawn_is_refused() -> None:
    state = echobase.game("battle").start(scenario=1)
    for seat in (2, -1, True):
        with pytest.raises(BadOption, match="seat: 0 to 1"):
            picture.draw(state, seat)
    with pytest.raises(BadOption, match="view of seat None"):
        picture.draw(state.view(None), 1)
    with pytest.raises(BadOption, match="no language 'xx'; known: en, it, pl"):
        picture.draw(state, lang="xx")
    with pytest.raises(BadDocument):
        picture.draw({"game": "chess"})
    with pytest.raises(BadDocument):
        picture.draw("no-such-file.toml")
    with pytest.raises(BadDocument, match="int"):
        picture.draw(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_other_languages(lang: str) -> None:
    for state in (echobase.game("battle").start(), echobase.game("assault").start(setup="default")):
        svg = picture.draw(state, lang=lang).svg
        parsed(svg)
        assert svg != picture.draw(state).svg
        assert "picture-" not in svg


def test_what_lies_still_is_drawn_once() -> None:
    for board, state in ((battle_board, positions()[1]), (assault_board, positions()[-1])):
        picture.draw(state)
        made = board.still.cache_info().misses
        later = state.copy()
        play(later, random.Random(1), 5)
        picture.draw(later)
        assert board.still.cache_info().misses == made


def test_every_symbol_is_a_sound_file_of_its_own() -> None:
    names = [path.stem for path in SYMBOLS.glob("*.svg")]
    assert len(names) > 40
    for name in names:
        assert parsed((SYMBOLS / f"{name}.svg").read_text(encoding="utf-8")).get("viewBox")
        assert sprite.symbol(name).startswith(f'<symbol id="eb-{name}"')
        assert all(size > 0 for size in sprite.size(name))


def test_sides_differ_by_shape_and_not_by_colour_alone() -> None:
    svg = picture.draw(echobase.game("battle").start(scenario=1)).svg
    for group in parsed(svg).iter(f"{SVG}g"):
        if group.get("class") == "unit rebel":
            assert group.find(f"{SVG}polygon") is None
        elif group.get("class") == "unit empire":
            assert group.find(f"{SVG}polygon") is not None
            assert group.find(f"{SVG}ellipse") is None
