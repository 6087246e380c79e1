"""Golden playthroughs and records: whole games must go exactly as they were written down."""

import pytest
from playthrough import FOLDER, GAMES, playthrough

from echobase.core import record


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_has_not_changed(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == expected


@pytest.mark.parametrize(
    ("name", "winner", "reason", "score", "actions"),
    [
        ("battle-10", "empire", "sudden-death", {"rebel": 3, "empire": 0}, 249),
        ("assault-cadets", "empire", "generator", {"transports": 2, "turn": 5}, 692),
    ],
)
def test_a_recorded_game_replays_to_its_exact_end(
    name: str, winner: str, reason: str, score: dict[str, int], actions: int
) -> None:
    replayed = record.read(str(FOLDER / f"{name}.record"))
    outcome = replayed.state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (winner, reason)
    assert outcome.score == score
    assert len(replayed.actions) == actions
    assert not replayed.cut_off
