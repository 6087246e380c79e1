"""Symbols that a program draws are as that program draws them."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SYMBOLS = ROOT / "src" / "echobase" / "picture" / "symbols"


@pytest.mark.skipif(not (ROOT / "art").is_dir(), reason="only a checkout has the programs")
def test_the_six_sides_of_a_walker_are_fresh() -> None:
    art = runpy.run_path(str(ROOT / "art" / "walker.py"))
    for facing, angle in art["FACINGS"].items():
        drawn = (SYMBOLS / f"unit-walker-{facing}.svg").read_text(encoding="utf-8")
        assert drawn == art["draw"](angle)
