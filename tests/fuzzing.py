"""Shared by the property tests of both games: random play, junk, cut records."""

import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

import echobase
from echobase import CHANCE, OVER, BadDocument, BadOption
from echobase.core import record

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | st.floats(-1, 9) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=4,
)
"""Any value that a document or an option could wrongly hold."""


def play_on(state: Any, seed: int, length: int) -> Any:
    """The state after this many random actions."""
    rng = random.Random(seed)
    for _ in range(length):
        if state.to_act() == OVER:
            break
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            state.apply(rng.choice(state.actions()))
    return state


def recorded(game: str, seed: int, length: int, **options: Any) -> record.Record:
    """The record of this many random actions."""
    played = record.begin(game, **options)
    rng = random.Random(seed)
    for _ in range(length):
        state = played.state
        if state.to_act() == OVER:
            break
        played.apply(rng.choice(state.actions() or [action for action, _ in state.chances()]))
    return played


def check_cut_off(played: record.Record, cut: int) -> None:
    """A record cut off after this many characters keeps its whole actions."""
    text = played.to_text()
    body = text.index("+++", 3) + 4
    part = text[: min(body + cut, len(text))]
    replayed = record.from_text(part)
    assert replayed.actions == played.actions[: len(replayed.actions)]
    assert len(replayed.actions) == part[body:].count(";")


def refusal(attempt: Callable[[], object]) -> str | None:
    """The message with which something is refused; any other error is a failure."""
    try:
        attempt()
    except (BadDocument, BadOption) as error:
        return str(error)
    return None
