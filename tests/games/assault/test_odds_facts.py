"""The facts of the attack panel of an assault agree with the rules, and name their reasons."""

import random
from typing import Any

import pytest
from games.assault.field import position
from server.game_logs import ENGLISH, game_log, played_on

from echobase.games.assault.words import odds
from echobase.text import percent


def test_what_is_offered_agrees_with_the_rules() -> None:
    found = 0
    played = played_on(
        game_log("assault", setup="default", map="north-ridge-short"), random.Random(3), 150
    )
    for now, _, _, decision in played:
        state: Any = now.state
        for offer in [offer for group in decision.groups for offer in group.offers]:
            if offer.odds is None:
                continue
            exact, facts = state.odds(offer.notation), offer.odds
            assert facts.dice == exact.dice == sum(reason.dice for reason in facts.reasons)
            assert facts.needs == exact.armour
            assert facts.chances[0].percent == percent(exact.hit)
            assert facts.chances[0].share == float(exact.hit)
            found += 1
    assert found > 50


@pytest.mark.rule("A-FIRE-13", "A-FIRE-08", "A-RANGE-01")
def test_the_symbol_that_counts_and_the_named_reasons() -> None:
    table = position("19: . . . . . . . r", "walkers_fire", units={"W1": "0815:S", "LT1": "0819"})
    facts = odds.facts(table.state.odds("fire W1xLT1"), ENGLISH)
    assert {face.letter: face.effect for face in facts.faces} == {
        "V": "hit",
        "S": "miss",
        "B": "miss",
    }
    reasons = [(reason.text, reason.dice) for reason in facts.reasons]
    assert reasons[0] == ("Fire strength", 6)
    assert reasons[-1] == ("Rough terrain", -1)
    assert all(reason.text.startswith("Range") for reason in facts.reasons[1:-1])


@pytest.mark.rule("A-LUKE-13")
@pytest.mark.parametrize(
    ("target", "play", "note"),
    [
        ("S2", {}, "assault-note-maybe-luke"),
        ("S1", {}, "assault-note-maybe-luke"),
        ("S6", {}, ""),
        ("S1", {"force": 4}, "assault-note-luke"),
        ("S2", {"force": 4}, ""),
    ],
)
def test_a_shot_that_luke_may_answer_says_so(target: str, play: dict[str, Any], note: str) -> None:
    units = {"W1": "0818:S", target: "0819"}
    table = position(card="walkers_fire", units={"S1": "0215"} | units, play=play)
    notes = [message.id for message in table.state.odds(f"fire W1x{target}").notes]
    assert [id_ for id_ in notes if "luke" in id_] == ([note] if note else [])
