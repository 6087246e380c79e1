"""The tool that measures the table in the browser."""

import subprocess
import sys
from pathlib import Path

import pytest
from browser.conftest import CHROMIUM

SCRIPT = Path(__file__).parents[2] / "bench" / "table.py"


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here: make test installs it")
def test_a_click_is_measured_in_both_games() -> None:
    command = [sys.executable, "-X", "utf8", str(SCRIPT), "--clicks", "2"]
    told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    rows = [line.strip("|").split("|") for line in told.splitlines() if line.startswith("| ")][2:]
    assert [row[0].strip() for row in rows] == [
        "battle 1",
        "battle 12",
        "assault, short map",
        "assault",
    ]
    for _, move, slowest, over, _, trip, ratio in rows:
        assert all(float(cell) > 0 for cell in (move, slowest, trip, ratio))
        assert over.strip().endswith("%")
