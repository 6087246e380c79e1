"""The facts of the attack panel: they agree with the rules, and each face does what it says."""

import random
from typing import Any

import pytest
from games.battle.table import Table, position
from server.game_logs import ENGLISH, game_log, played_on

from echobase.games.battle.rules.state import State
from echobase.games.battle.words import odds
from echobase.play.offers import Offer
from echobase.text import percent

LETTERS = "IVBRX"


def attacks(scenario: int, seed: int) -> list[tuple[State, Offer]]:
    """The attacks offered in a random game, with the state in which they are."""
    found: list[tuple[State, Offer]] = []
    for now, _, _, decision in played_on(
        game_log("battle", scenario=scenario), random.Random(seed), 300
    ):
        offers = [offer for group in decision.groups for offer in group.offers]
        state: Any = now.state
        found += [(state, offer) for offer in offers if offer.odds is not None]
    return found


@pytest.mark.parametrize(("scenario", "seed"), [(2, 1), (10, 3), (12, 4)])
def test_what_is_offered_agrees_with_the_rules(scenario: int, seed: int) -> None:
    found = attacks(scenario, seed)
    assert len(found) > 10
    for state, offer in found:
        exact, facts = state.odds(offer.notation), offer.odds
        assert facts is not None
        assert facts.dice == exact.dice == sum(reason.dice for reason in facts.reasons)
        assert facts.chances[0].percent == percent(exact.harm)
        assert facts.chances[0].share == float(exact.harm)


def outcome(table: Table, attack: str, face: str) -> str:
    """What happens when all dice show one face."""
    target = attack.partition("x")[2]
    before = table.unit(target)["figures"] if table.unit(target) else 1
    copy = Table(table.state.copy())
    copy.do(f"attack {attack}")
    copy.do(f"roll {face * copy.state.dice}")
    if copy.step == "reroll":
        copy.do("keep")
    if copy.step == "confirm":
        return "hit"
    if copy.step in ("retreat", "shelter") or "battle-retreated" in copy.events:
        return "push"
    unit = copy.unit(target)
    after = unit["figures"] if unit else int(target in copy.state.view(None).structures)
    if after < before:
        return "push" if "battle-cornered" in copy.events else "hit"
    return "miss"


CASES = [
    ("rebel", "D: . . . s\nE: . . . e", "E4xD4", "", "hit miss hit push miss"),
    ("empire", "D: . . . w\nE: . . . s", "E4xD4", "", "miss hit hit push miss"),
    ("rebel", "D: . . . a\nE: . . . w", "E4xD4", "", "miss hit hit miss miss"),
    ("rebel", "D: . . . p\nE: . . . e", "E4xD4", "", "miss miss hit push miss"),
    ("empire", "D: . . . g\nE: . . . s", "E4xD4", "", "miss miss hit miss miss"),
    ("empire", "D: . . . G\nE: . . . s", "E4xD4", "", "miss miss hit miss miss"),
    ("empire", "D: . . . =e\nE: . . . s", "E4xD4", "", "hit miss hit push miss"),
    ("empire", "D: . . . e\nE: . . . s", "E4xD4", "force_powers", "hit miss hit hit miss"),
    ("rebel", "D: . . . s\nE: . . . e'ew", "E4xD4", "", "hit miss hit push miss"),
    ("empire", "F: . . . . s\nG: . . . . e", "F5xG5", "", "hit miss hit push miss"),
]


@pytest.mark.rule("B-HIT-01", "B-STRUCT-05", "B-CARD-38", "B-UNIT-ATAT-04")
@pytest.mark.parametrize(("side", "text", "attack", "card", "expected"), CASES)
def test_each_face_does_what_the_panel_says(
    side: str, text: str, attack: str, card: str, expected: str
) -> None:
    table = position(text, active=side, card=card, ordered=attack.partition("x")[0])
    said = table.state.odds(f"attack {attack}").faces
    assert said == expected.split()
    assert [outcome(table, attack, face) for face in LETTERS] == said


def test_an_at_at_shows_both_rolls() -> None:
    table = position("D: . . . a\nE: . . . w")
    found = table.state.odds("attack E4xD4")
    facts = odds.facts(found, ENGLISH)
    destroyed, first, second = facts.chances
    assert [chance.part for chance in facts.chances] == [False, True, True]
    assert first.share * second.share == pytest.approx(destroyed.share)
    assert destroyed.share == float(found.eliminate)
    assert any("confirmed" in note for note in facts.notes)


@pytest.mark.parametrize(
    ("side", "text", "attack", "note"),
    [
        ("rebel", "D: . . . #a\nE: . . . w", "E4xD4", "battle-note-unprotected"),
        ("empire", "D: . . . g\nE: . . . s", "E4xD4", "battle-note-never-retreats"),
        ("empire", "D: . . . =e\nE: . . . s", "E4xD4", "battle-note-shelter"),
        ("empire", "F: . . . . s\nG: . . . . e", "F5xG5", "battle-note-cornered"),
        ("rebel", "D: . . . s\nE: . . . e'ew", "E4xD4", "battle-note-rerolls"),
    ],
)
def test_what_is_special_about_an_attack_is_noted(
    side: str, text: str, attack: str, note: str
) -> None:
    table = position(text, active=side)
    assert note in [message.id for message in table.state.odds(f"attack {attack}").notes]


def test_reasons_have_names_and_no_numbers() -> None:
    table = position("D: . . . *s\nE: . . . #w . ^e'sc", card="tactical_assault", ordered="E4")
    facts = odds.facts(table.state.odds("attack E4xD4"), ENGLISH)
    assert [(reason.text, reason.dice) for reason in facts.reasons] == [
        ("Range 1", 4),
        ("Tactical Assault", 1),
        ("Scout on E6", 1),
        ("Rocks", -2),
        ("Attacks from: Building", -2),
    ]
