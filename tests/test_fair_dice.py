"""The derivation of dice, by fixed examples that the client computes as well, and its rules."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from echobase.core.fair_dice import (
    Contribution,
    DiceTerms,
    broken_at,
    commitment,
    drawn,
    from_words,
    hashed_text,
    is_due,
    keeps_seal,
    setup_hash,
    to_words,
)
from echobase.core.record import begin
from echobase.play.game_log import GameLog, GameSettings, SeatFacts

EXAMPLE: dict[str, Any] = json.loads(
    (Path(__file__).parent / "golden" / "dice.json").read_text(encoding="utf-8")
)
"""Computed once without this program; web/src/lib/dice/derivation.test.ts reads the same file."""
TERMS = msgspec.convert(EXAMPLE["terms"], DiceTerms)
GIVEN = msgspec.convert(EXAMPLE["contributions"], list[Contribution])
FIRST = Contribution(0, 0, "a" * 64, hashed_text("b" * 64))
OTHER = Contribution(1, 5, "c" * 64, hashed_text("d" * 64))
ANSWER = Contribution(0, 6, "b" * 64)


def test_the_draws_of_an_example_are_what_they_were() -> None:
    assert setup_hash(EXAMPLE["options"]) == TERMS.setup
    assert commitment(EXAMPLE["secret"], TERMS) == EXAMPLE["luck"]
    for place, value in EXAMPLE["draws"].items():
        assert drawn(EXAMPLE["secret"], TERMS.id, int(place), GIVEN) == value


def test_games_of_older_versions_go_on_as_they_began() -> None:
    older = EXAMPLE["older"]
    assert commitment(older["secret"], TERMS) == older["luck"]
    for place, value in older["draws"].items():
        assert drawn(older["secret"], TERMS.id, int(place), GIVEN) == value


@pytest.mark.parametrize(
    "field",
    [{"id": "x"}, {"game": "assault"}, {"rules_version": 4}, {"setup": ""}, {"sides": ["empire"]}],
)
def test_the_commitment_names_what_it_is_for(field: dict[str, Any]) -> None:
    other = msgspec.structs.replace(TERMS, **field)
    assert commitment(EXAMPLE["secret"], other) != EXAMPLE["luck"]


def test_a_seat_gives_first_and_after_each_other_seat_that_joins() -> None:
    assert is_due([], 0)
    assert not is_due([FIRST], 0)
    assert is_due([FIRST], 1)
    assert is_due([FIRST, OTHER], 0)
    assert not is_due([FIRST, OTHER, ANSWER], 0)
    assert not is_due([FIRST, OTHER, ANSWER], 1)
    third = Contribution(2, 9, "e" * 64)
    assert is_due([FIRST, OTHER, ANSWER, third], 1)


def test_what_follows_must_be_what_was_sealed() -> None:
    assert keeps_seal([FIRST, OTHER], 0, ANSWER.given)
    assert not keeps_seal([FIRST, OTHER], 0, "e" * 64)
    assert not keeps_seal([Contribution(0, 0, "a" * 64)], 0, "")
    assert broken_at([FIRST, OTHER, ANSWER]) is None
    assert broken_at([FIRST, ANSWER]) == 1
    assert broken_at([FIRST, OTHER, Contribution(0, 6, "e" * 64)]) == 2


def test_contributions_are_read_as_they_were_written() -> None:
    assert from_words(to_words([FIRST, OTHER, ANSWER])) == [FIRST, OTHER, ANSWER]
    assert from_words("") == []
    for wrong in ("0@0", f"0@0:{'a' * 63}:", f"-1@0:{'a' * 64}:", f"0@0:{'A' * 64}:"):
        assert from_words(wrong) is None


def test_an_undo_leaves_what_was_given_in_force() -> None:
    begun = begin("battle", scenario=2)
    facts = GameSettings(
        id="x",
        game="battle",
        rules_version=1,
        options=begun.head.options,
        seats=[SeatFacts("person"), SeatFacts("person")],
        dice="server",
        hints=False,
        undo=True,
        record=False,
        secret="",
    )
    log = GameLog(facts, begun.state, begun.state)
    for _ in range(5):
        log.do(log.state.chances()[0][0])
    log.contribute(1, "a" * 64, "")
    assert [(one.seat, one.place) for one in log.contributions] == [(1, 5)]
    rows = list(log.fresh)
    log.undo(0, 2)
    assert [one.place for one in log.contributions] == [3]
    again = GameLog(facts, begun.state, begun.state)
    for row in [*rows, log.fresh[-1]]:
        again.take(row)
    assert again.contributions == log.contributions
