"""Sheets of one piece of memory are written and wiped without touching each other."""

from echobase.core.aliases import u8
from echobase.core.vectors import vec
from echobase.observation.sheet import FEW, Sheet, new_sheet

GROUND = bytes(place % 7 for place in range(2 * FEW))


def test_rows_side_by_side() -> None:
    ground, cells = vec[u8](GROUND), vec[u8](GROUND * 2)
    sheets = [Sheet(ground, cells, 0), Sheet(ground, cells, len(GROUND))]
    sheets[1][3] = 99
    sheets[1][3] = 100
    assert sheets[1][3] == 100
    assert sheets[0][3] == 3
    assert bytes(cells)[len(GROUND) + 3] == 100
    assert [len(sheet) for sheet in sheets] == [0, 2]
    sheets[1].wipe()
    assert bytes(cells) == GROUND * 2


def test_more_is_written_than_was_expected() -> None:
    sheet, cells = new_sheet(vec[u8](GROUND))
    for place in range(2 * FEW):
        sheet[place] = 200
    assert set(bytes(cells)) == {200}
    assert [sheet.written(number) for number in (0, FEW, 2 * FEW - 1)] == [0, FEW, 2 * FEW - 1]
    sheet.wipe()
    assert bytes(cells) == GROUND
    assert len(sheet) == 0
