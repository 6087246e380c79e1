"""Whatever is wrong with a document of the battle: it is refused by field, or can be played."""

import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from spoiling import Spoiler, check_refused_or_playable, moments

import echobase
from echobase.games.battle.documents.tables import raw_scenario
from echobase.games.battle.rules.cards import SUPPORTS

GAME: Any = echobase.game("battle")
BATTLES: list[dict[str, Any]] = [
    {"scenario": 1, "leaders": {"rebel": "luke", "empire": "vader"}},
    {"scenario": 8},
    {"scenario": 10, "support": list(SUPPORTS)},
    {"scenario": 13, "seats": 3},
    {"scenario": 16, "seats": 4},
]


@cache
def spoiler() -> Spoiler:
    """Spoils scenarios, and positions of random battles."""
    documents = [raw_scenario(number) for number in (4, 6, 7, 14, 17)]
    for seed, options in enumerate(BATTLES):
        documents += moments(GAME.start(**options), seed, 400)
    return Spoiler(documents)


@settings(max_examples=8 * settings().max_examples)
@given(st.integers(0, 10**9))
def test_a_spoilt_document_is_refused_by_field_or_can_be_played(seed: int) -> None:
    check_refused_or_playable(GAME, spoiler().spoilt(random.Random(seed)), seed)
