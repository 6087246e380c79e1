"""Ctrl-C, SIGTERM and lost processes: an analysis ends at once and leaves nothing behind."""

from pathlib import Path

import pytest
from analysis.sample_records import missed_chance, played_on
from jobs.stopped_command import ran

WORDS = "analyse game.txt --games 2 --workers 2 --json found.json"


@pytest.mark.parametrize(
    ("stop", "code", "message"),
    [
        ("os.killpg(0, signal.SIGTERM)", 130, ""),
        ("[child.kill() for child in multiprocessing.active_children()]", 2, "worker process"),
    ],
)
def test_what_is_stopped_leaves_nothing(stop: str, code: int, message: str, tmp_path: Path) -> None:
    text = played_on(missed_chance(figures=3), 2).to_text()
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    done = ran(tmp_path, "analysis", WORDS, 2, stop)
    assert (done.returncode, done.stdout) == (code, "")
    assert message in done.stderr
    assert done.stderr.count("\n") == (1 if message else 0)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "script.py"]
