"""Films: every move of a recorded game is a frame."""

from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from echobase import BadOption
from echobase.cli import run
from echobase.core import record
from echobase.core.record import Record
from echobase.picture.film import arrow, film, frames

GOLDEN = Path(__file__).parents[1] / "golden" / "battle-10.record"


def beginning(actions: int) -> Record:
    """The first actions of a recorded battle."""
    found = record.read(str(GOLDEN))
    found.back_to(actions)
    return found


def test_moves_and_attacks_have_arrows() -> None:
    hexes = {"B3", "C4", "0412", "0413"}
    assert arrow("move B3-C4", hexes) == (("B3", "C4"),)
    assert arrow("attack B3xC4", hexes) == (("B3", "C4"),)
    assert arrow("order B3", hexes) == ()
    assert arrow("attack B3xZ9", hexes) == ()


def test_a_film_shows_what_happened_and_nothing_twice() -> None:
    shown = [one.svg for one in frames(beginning(30))]
    assert sum('class="arrow"' in one for one in shown) >= 4
    assert all(one != other for one, other in pairwise(shown))
    assert len(shown) < 30


def test_a_film_is_a_moving_picture() -> None:
    with Image.open(BytesIO(film(beginning(14), width=200))) as found:
        assert found.format == "WEBP"
        assert found.size[0] == 200
        assert getattr(found, "n_frames", 1) > 1


def test_a_width_is_checked() -> None:
    with pytest.raises(BadOption, match="200 to 1600 pixels; got 20"):
        film(beginning(1), width=20)


def test_a_command_makes_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = tmp_path / "short.record"
    short.write_text(beginning(10).to_text(), encoding="utf-8")
    out = tmp_path / "film.webp"
    assert run(["replay", str(short), "--film", str(out), "--lang", "en"]) == 0
    assert str(out) in capsys.readouterr().out.replace("\n", "")
    assert out.read_bytes()[8:12] == b"WEBP"
