"""Old entries of a log know as much as new ones, although they keep less."""

import random

import pytest
from server.game_logs import game_log

from echobase.core.chance import CHANCE
from echobase.core.events import Log
from echobase.core.game import State
from echobase.play.game_log import GameLog
from echobase.play.log_entry import RECENT, SPACING


def step(state: State, rng: random.Random) -> int:
    """Something that may happen next."""
    if state.to_act() == CHANCE:
        return rng.choice(state.chances())[0]
    return rng.choice(state.actions())


@pytest.fixture(params=["battle", "assault"])
def played(request: pytest.FixtureRequest) -> tuple[GameLog, list[State], list[Log]]:
    """A log, and what a keeper of everything has noted beside it."""
    log, rng = game_log(request.param), random.Random(7)
    states, told = [], []
    for _ in range(4 * (RECENT + SPACING)):
        before, heard = log.state.copy(), Log()
        action = step(before, rng)
        after = before.copy()
        after.apply(action, heard)
        log.do(action)
        states.append(before)
        told.append(heard)
    return log, states, told


def test_every_entry_knows_the_position_before_it(
    played: tuple[GameLog, list[State], list[Log]],
) -> None:
    log, states, _ = played
    for place in random.Random(1).sample(range(len(states)), len(states)):
        assert log.entries[place].before.document() == states[place].document()


def test_every_entry_knows_what_happened(played: tuple[GameLog, list[State], list[Log]]) -> None:
    log, _, told = played
    assert [entry.log for entry in log.entries] == told


def test_a_long_log_keeps_few_positions(played: tuple[GameLog, list[State], list[Log]]) -> None:
    log, states, _ = played
    kept = sum(entry._before is not None for entry in log.entries)
    assert kept <= RECENT + 1 + len(states) // SPACING


def test_an_undo_leads_back_beyond_the_recent_entries(
    played: tuple[GameLog, list[State], list[Log]],
) -> None:
    log, states, _ = played
    log.undo(0, len(states) - 5)
    assert log.state.document() == states[5].document()
    rng = random.Random(2)
    for _ in range(2 * RECENT):
        log.do(step(log.state, rng))
    assert [entry.before.document() for entry in log.entries[:5]] == [
        state.document() for state in states[:5]
    ]
