"""Whatever is wrong with a document of the assault: it is refused by field, or can be played."""

import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from spoiling import Spoiler, check_refused_or_playable, moments

import echobase
from echobase.games.assault.documents.tables import map_ids, raw_map

GAME: Any = echobase.game("assault")
GAMES: list[dict[str, Any]] = [
    {"setup": "free", "sets_up_first": "rebel"},
    {"setup": "default", "map": "blizzard", "field_of_fire": 180},
    {"setup": "default", "map": "north-ridge-short"},
]


@cache
def spoiler() -> Spoiler:
    """Spoils maps, and positions of random games."""
    documents = [raw_map(id_) for id_ in map_ids()]
    for seed, options in enumerate(GAMES):
        documents += moments(GAME.start(**options), seed, 1200)
    return Spoiler(documents)


@settings(max_examples=3 * settings().max_examples)
@given(st.integers(0, 10**9))
def test_a_spoilt_document_is_refused_by_field_or_can_be_played(seed: int) -> None:
    check_refused_or_playable(GAME, spoiler().spoilt(random.Random(seed)), seed)
