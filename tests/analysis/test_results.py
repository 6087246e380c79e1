"""An analysis as JSON: what is written is read again, and what is not an analysis is refused."""

import json
from pathlib import Path

import pytest
from analysis.sample_records import EVEN, missed_chance

from echobase import analysis
from echobase.analysis.results import BadAnalysis
from echobase.core.files import AlreadyThere


@pytest.fixture
def found() -> analysis.Analysis:
    return analysis.analyse(missed_chance(), games=2, value=EVEN)


def test_what_was_written_is_read_again(found: analysis.Analysis, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    analysis.write(path, found)
    assert analysis.read(path) == found
    tables = json.loads(path.read_text(encoding="utf-8"))
    assert tables["format"] == "echobase analysis"
    assert sum(tables["points"][0]["chances"].values()) == pytest.approx(1)


def test_nothing_is_replaced_unless_told_so(found: analysis.Analysis, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(AlreadyThere):
        analysis.write(path, found)
    assert path.read_text(encoding="utf-8") == "mine"
    analysis.write(path, found, force=True)
    assert analysis.read(path) == found


@pytest.mark.parametrize("text", ["", "{}", '{"format": "x"}', "[1]", "\xff"])
def test_what_is_no_analysis_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadAnalysis, match=r"bad\.json: no analysis of this version"):
        analysis.read(path)
    with pytest.raises(BadAnalysis, match="there is no such file"):
        analysis.read(tmp_path / "none.json")


def test_another_version_is_refused(found: analysis.Analysis, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    analysis.write(path, found)
    text = path.read_text(encoding="utf-8").replace('"version": 2', '"version": 3')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadAnalysis, match="Invalid enum value 3"):
        analysis.read(path)
