"""The wishes of the command line as options of an assault."""

from pathlib import Path

import pytest
from games.assault.terminal.positions import position, save

from echobase import BadDocument
from echobase.core import document
from echobase.games.assault.game import GAME
from echobase.games.assault.options import OPTIONS


def test_a_map_file_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    which = save(position("walkers_move"), tmp_path)
    read: list[str | Path] = []
    read_text = document.read_text

    def counted(path: str | Path) -> str:
        read.append(path)
        return read_text(path)

    monkeypatch.setattr(document, "read_text", counted)
    assert GAME.start(**OPTIONS.read({"map": which})).document() == (
        position("walkers_move").document()
    )
    assert read == [Path(which)]


def test_a_wish_goes_before_the_options_of_the_file(tmp_path: Path) -> None:
    which = save(GAME.start(field_of_fire=180, reshuffle_first_five=False), tmp_path)
    setting = GAME.start(**OPTIONS.read({"map": which, "field_of_fire": 60})).setting
    assert setting.field_of_fire == 60
    assert not setting.reshuffle_first_five


def test_what_is_wrong_in_a_file_is_told_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[map]\n", encoding="utf-8")
    with pytest.raises(BadDocument, match=r"mine\.toml"):
        OPTIONS.read({"map": str(path)})
