"""Pictures in files: SVG, PNG with and without the extra, and the command line."""

import random
import struct
import sys
from pathlib import Path

import pytest
from picture.positions import parsed, play, unit_hexes

import echobase
from echobase import BadOption, picture
from echobase.cli import run
from echobase.core import record
from echobase.core.document import to_toml
from echobase.games.assault.documents.tables import map_ids

RECORD = Path(__file__).parent.parent / "golden" / "battle-10.record"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def drawn() -> picture.Picture:
    return picture.draw(echobase.game("battle").start(scenario=10))


@pytest.fixture
def _without_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_notebooks_show_the_svg(drawn: picture.Picture) -> None:
    assert drawn._repr_svg_() == drawn.svg


def test_png_has_the_width_asked_for(drawn: picture.Picture) -> None:
    for width in (200, 1280):
        data = drawn.png(width=width)
        assert data.startswith(PNG)
        assert struct.unpack(">I", data[16:20]) == (width,)


def test_a_map_as_png() -> None:
    data = picture.draw(echobase.game("assault").start(setup="default")).png(width=300)
    width, height = struct.unpack(">II", data[16:24])
    assert width == 300
    assert height > 2 * width


@pytest.mark.parametrize("width", [0, -5, 10**6, True, "wide"])
def test_a_width_that_cannot_be(drawn: picture.Picture, width: int) -> None:
    with pytest.raises(BadOption, match="width"):
        drawn.png(width=width)


@pytest.mark.usefixtures("_without_extra")
def test_without_the_extra_png_says_how_to_get_it(drawn: picture.Picture, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"pip install 'echobase\[picture\]'"):
        drawn.png()
    with pytest.raises(BadOption, match="pip install"):
        drawn.save(tmp_path / "x.png")
    assert not (tmp_path / "x.png").exists()
    drawn.save(tmp_path / "x.svg")


def test_save(drawn: picture.Picture, tmp_path: Path) -> None:
    drawn.save("x.svg")
    drawn.save(tmp_path / "x.PNG", width=150)
    assert (tmp_path / "x.svg").read_text(encoding="utf-8") == drawn.svg
    assert (tmp_path / "x.PNG").read_bytes().startswith(PNG)
    with pytest.raises(BadOption, match=r"must end in \.svg or \.png"):
        drawn.save("x.gif")
    drawn.save("no/such/folder/x.svg")
    assert (tmp_path / "no/such/folder/x.svg").is_file()


def test_show_writes_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["show", "10", "--svg", "ten.svg", "--png", "ten.png"]) == 0
    assert capsys.readouterr().out == "Picture saved: ten.svg\nPicture saved: ten.png\n"
    assert (tmp_path / "ten.png").read_bytes().startswith(PNG)
    parsed((tmp_path / "ten.svg").read_text(encoding="utf-8"))
    assert run(["show", "blizzard", "--svg", "map.svg", "--lang", "it"]) == 0
    assert "Mappa" in (tmp_path / "map.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--svg", "x.png"], "svg: 'x.png' must end in .svg"),
        (["--png", "x"], "png: 'x' must end in .png"),
        (["--png", "folder.png"], "folder.png: is a folder; name a file in it"),
    ],
)
def test_files_that_cannot_be_written_are_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "folder.png").mkdir()
    assert run(["show", "1", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"echobase: {message}\n")


@pytest.mark.parametrize("id_", map_ids())
def test_show_draws_maps_with_the_set_up_they_suggest(id_: str, tmp_path: Path) -> None:
    assert run(["show", id_, "--svg", "map.svg"]) == 0
    suggested = echobase.game("assault").start(map=id_, setup="default").view(None)
    expected = sorted(unit.place for unit in suggested.units if unit.place.isdecimal())
    assert unit_hexes((tmp_path / "map.svg").read_text(encoding="utf-8")) == expected


def test_show_draws_positions_and_the_end_of_records(tmp_path: Path) -> None:
    state = play(echobase.game("assault").start(setup="default"), random.Random(2), 400)
    (tmp_path / "position.toml").write_text(to_toml(state.document()), encoding="utf-8")
    assert run(["show", "position.toml", "--svg", "position.svg"]) == 0
    assert (tmp_path / "position.svg").read_text(encoding="utf-8") == picture.draw(state).svg
    assert run(["show", str(RECORD), "--svg", "record.svg"]) == 0
    end = picture.draw(record.read(str(RECORD)).state)
    assert (tmp_path / "record.svg").read_text(encoding="utf-8") == end.svg


@pytest.mark.parametrize(
    ("subject", "message"),
    [
        (["99"], "no scenario '99'; `echobase scenarios` lists them"),
        (["endor"], "no scenario 'endor'; `echobase scenarios` lists them"),
        (["endor.toml"], "endor.toml: there is no such file"),
        (["1", "--lang", "xx"], "lang: no language 'xx'; known: en, it, pl"),
        (["broken.toml"], "broken.toml: not valid TOML: Invalid value (at end of document)"),
        (["broken.record"], "broken.record: head: rules_version: this field is missing"),
    ],
)
def test_what_cannot_be_shown_is_one_line(
    subject: list[str], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "broken.toml").write_text("terrain = [", encoding="utf-8")
    (tmp_path / "broken.record").write_text("+++\ngame = 'chess'\n+++\n", encoding="utf-8")
    assert run(["show", *subject, "--svg", "x.svg"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"echobase: {message}")
    assert err.count("\n") == 1
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.usefixtures("_without_extra")
def test_show_without_the_extra(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "1", "--png", "x.png"]) == 2
    assert capsys.readouterr().err == (
        "echobase: a PNG picture needs the package 'resvg_py': pip install 'echobase[picture]'\n"
    )
