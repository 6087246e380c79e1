"""Narrating a log that grows and is undone."""

import random

import pytest
from server.game_logs import game_log, played_on

from echobase.play.log_narrator import LogNarrator
from echobase.text import Text


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_what_was_undone_leaves_no_trace_in_the_narration(game: str) -> None:
    rng, text, undone = random.Random(5), Text("en"), 0
    for played, facet, seat, _ in played_on(game_log(game), rng, 60):
        narrator = LogNarrator(facet, text)
        narrator.skip(played, len(played.entries))
        if not facet.can_undo(played, seat):
            continue
        draft = played.copy()
        facet.undo(draft, seat)
        for place in narrator.new_places(draft):
            narrator.tell(draft.entries[place], draft.after(place))
        fresh = LogNarrator(facet, text)
        fresh.skip(draft, len(draft.entries))
        assert narrator.narrated == fresh.narrated == [entry.number for entry in draft.entries]
        assert vars(narrator.narrator) == vars(fresh.narrator)
        undone += 1
    assert undone > 5
