"""Golden playthroughs and records: whole games must go exactly as they were written down."""

import pytest
from playthrough import FOLDER, GAMES, playthrough

from echobase.core import record


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_has_not_changed(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == expected


def test_a_recorded_game_replays_to_its_exact_end() -> None:
    replayed = record.read(str(FOLDER / "battle-10.record"))
    outcome = replayed.state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("empire", "sudden-death")
    assert outcome.score == {"rebel": 3, "empire": 0}
    assert len(replayed.actions) == 249
    assert not replayed.cut_off
