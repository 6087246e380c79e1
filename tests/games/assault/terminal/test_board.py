"""The map of Assault on Hoth drawn and described."""

import pytest
from games.assault.terminal.positions import position

from echobase.core.errors import Refusal
from echobase.games.assault.game import GAME
from echobase.games.assault.rules.state import State
from echobase.games.assault.terminal import board, window
from echobase.games.assault.words.description import describe
from echobase.text import Text

TEXT = Text("en")


def drawn(state: State, rows: tuple[int, int], eyes: int | None = None, boxes: bool = True) -> str:
    columns = (1, state.setting.map.columns)
    lines = board.draw(state.view(eyes), [rows], columns, boxes)
    return "\n".join(line.plain for line in lines)


def test_flat_topped_hexes_with_labels_and_units() -> None:
    assert drawn(position(), (1, 2)).splitlines()[1:6] == [
        "    ____      ____      ____      ____      ____      ____      ____      ____",
        r"01 /0101\____/0301\____/0501\____/0701\____/W4↓ \____/ A2 \____/1301\____/1501" + "\\",
        r"   \____/0201\____/ A1 \____/W2↓ \____/0801\____/1001\____/1201\____/1401\____/",
        r"02 /0102\____/0302\____/0502\____/0702\____/W3↓ \____/1102\____/1302\____/1502" + "\\",
        r"   \____/0202\____/0402\____/W1↓ \____/0802\____/1002\____/1202\____/1402\____/",
    ]


def test_the_map_of_the_box_fits_eighty_columns() -> None:
    assert max(map(len, drawn(position(), (1, 36)).splitlines())) <= 80


def test_facings_are_letters_where_arrows_cannot_be_shown() -> None:
    state = position(units={"W1": "0710 NE"})
    assert "/W1NE\\" in drawn(state, (10, 10), boxes=False)
    assert "/W1↗ \\" in drawn(state, (10, 10))


def test_terrain_features_and_the_forward_line() -> None:
    shown = drawn(position(), (1, 36))
    assert shown.count("BASE") == 5
    assert shown.count("GRID") == shown.count("GEN!") == 1
    assert shown.count("####") == 43
    assert shown.count("====") == 14
    assert shown.count("=^^=") == 1


def test_a_destroyed_grid_is_a_ruin() -> None:
    state = position()
    state.grid_stands = False
    shown = drawn(state, (20, 30))
    assert "GRID" not in shown
    assert "xxxx" in shown
    assert "xxxx Power Grid destroyed" in board.legend(state.view(None), TEXT)


def test_only_the_rebels_see_luke() -> None:
    state = position(luke="S3")
    assert "S3*" in drawn(state, (36, 36), eyes=0)
    assert "*" not in drawn(state, (36, 36), eyes=1)
    assert "*" not in drawn(state, (36, 36), eyes=None)
    assert not any("Luke" in line for line in board.legend(state.view(1), TEXT))


def test_a_part_of_a_wide_map() -> None:
    state = position("walkers_move")
    assert window.columns(state, 15) == (1, 15)
    first, last = window.columns(state, 6)
    assert (first, last) == (4, 9)
    lines = board.draw(state.view(None), [(1, 1)], (first, last))
    assert lines[0].plain.split() == ["04", "05", "06", "07", "08", "09"]
    assert "/ A1 \\" in lines[3].plain


def test_the_rows_that_matter() -> None:
    assert window.fitting(position("walkers_move"), 20) == [(1, 7)]
    assert window.fitting(position("walkers_move"), 5) == [(1, 5)]
    assert window.fitting(position("snowspeeders_move"), 20) == [(31, 36)]
    far = position("walkers_move", units={"W1": "0820 S"})
    assert window.fitting(far, 12) == [(1, 5), (17, 23)]
    assert window.fitting(position("walkers_fire", units={"T1": "0609"}), 30) == [(1, 14)]
    assert window.fitting(GAME.start(), 20) == [(1, 7)]
    assert window.rows_that_matter(position()) >= {1, 2, 36}


@pytest.mark.parametrize(
    ("words", "bands"),
    [
        ("", [(1, 36)]),
        ("10-20", [(10, 20)]),
        ("20 - 10", [(10, 20)]),
        ("30-99", [(30, 36)]),
        ("12", [(7, 17)]),
        ("0812", [(7, 17)]),
        ("w1", [(1, 7)]),
        ("g", [(28, 36)]),
    ],
)
def test_a_part_of_the_map_on_request(words: str, bands: window.Bands) -> None:
    assert window.bands_named(position(), words, TEXT) == bands


@pytest.mark.parametrize("words", ["0", "40", "9901", "77-80", "x", "LT9"])
def test_what_is_not_on_the_map_is_refused(words: str) -> None:
    with pytest.raises(Refusal):
        window.bands_named(position(), words, TEXT)


def test_the_position_in_sentences() -> None:
    state = position("walkers_move", units={"S1": "0603"})
    lines = describe(state, 0, TEXT, with_terrain=True)
    assert "Rebel Alliance, Base Box: LT5; LT6; LT7; LT8; LT9; LT10" in lines
    assert "S3 0936, Luke Skywalker" in lines[0]
    walkers = next(line for line in lines if line.startswith("Galactic Empire, Walker"))
    assert "W1 0602, faces south, carries LS1 LS2 HS1; W2 0601" in walkers
    assert "Next to W1: north 0601 W2, south 0603 S1." in lines
    assert "The Forward Line lies between rows 08 and 09." in lines
    assert any(line.startswith("Rough terrain: 0212 0213") for line in lines)
    assert "Luke" not in "".join(describe(state, 1, TEXT, with_terrain=True))
