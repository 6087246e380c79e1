"""Units and choices by name: nobody at a screen reads the codes of notation."""

import random
import re

import pytest
from later import later
from server.game_logs import ENGLISH, game_log, played_on, settled, table

from echobase.games.assault.rules.state import State as AssaultState
from echobase.games.assault.words import counters
from echobase.play.offers import Decision
from echobase.server.games.catalogue import catalogue
from echobase.server.games.players import seats_of, title
from echobase.text import LANGUAGES, Text
from echobase.text.words import words

CODE = re.compile(r"\b(?:W|A|LS|HS|S|T|LT|HT)\d+\b")
RAW = re.compile(r"\[[A-G]\d|\b\d{4}:[NS]|\b[A-G]\d+[-x][A-G]\d")
SHORT = "north-ridge-short"


def words_of(decision: Decision) -> list[str]:
    """Everything that a decision says."""
    offers = [offer for group in decision.groups for offer in group.offers]
    found: list[str | None] = [decision.prompt, *(group.label for group in decision.groups)]
    found += [words for offer in offers for words in (offer.label, offer.guard, offer.detail or "")]
    found += [decision.done.guard or ""] if decision.done else []
    return [words for words in found if words]


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_no_code_is_said(game: str) -> None:
    options = {"scenario": 10} if game == "battle" else {"setup": "default", "map": SHORT}
    said = 0
    for played, _, _, decision in played_on(game_log(game, **options), random.Random(5), 60):
        for label in words_of(decision):
            assert game == "battle" or not CODE.search(label), label
            assert not RAW.search(label), label
        for action in played.state.actions()[:40]:
            told = words(played.facts.game).action(
                played.state, played.state.write(action), ENGLISH
            )
            assert told
            assert game == "battle" or not CODE.search(told), told
            assert not RAW.search(told), told
            said += 1
    assert said > 300


QUOTES = {"en": ("“", "”"), "it": ("«", "»"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", later(LANGUAGES))
def test_no_quotation_stands_inside_another(lang: str) -> None:
    begins, ends = QUOTES[lang]
    quoted = 0
    for first in (game_log("battle", scenario=10), game_log("assault", setup="default", map=SHORT)):
        for played, _, seat, _ in played_on(first, random.Random(5), 40):
            told = table(played, seat, Text(lang))
            said = words_of(told.decision) if told.decision else []
            said += [line.text for moment in told.moments for line in moment.lines]
            for line in said:
                signs = [sign for sign in line if sign in (begins, ends)]
                assert signs == [begins, ends] * (len(signs) // 2), line
                quoted += bool(signs)
    assert quoted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_an_option_names_its_choices(lang: str) -> None:
    options = {option.id: option for game in catalogue(lang).games for option in game.options}
    for id_ in ("setup", "field_of_fire"):
        for choice in options[id_].choices:
            assert choice.name.rstrip("°") in options[id_].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_those_who_could_still_act_are_counted(lang: str) -> None:
    played = settled(game_log("assault", setup="default", map=SHORT))
    state = played.state
    assert isinstance(state, AssaultState)
    text = Text(lang)
    waiting = counters.idle_units(["LS1", "LS3", "A1"], state)
    assert len(waiting) == 5
    told = counters.idle(waiting, state, text)
    riders, alone = told.rsplit(", ", 1)
    assert riders.startswith("4 ")
    assert riders.endswith("(0501, 0502)")
    assert alone == "AT-ST 1 (0701)"


def test_counters_have_names() -> None:
    assert counters.in_words("take a hit off W2, 0502: G", ENGLISH) == (
        "take a hit off Walker 2, 0502: Shield Generator"
    )
    assert counters.counted(["LS1", "LS2", "HS1"], ENGLISH) == [
        "2 light Snowtroopers",
        "Heavy Snowtrooper 1",
    ]


def test_a_walk_says_whom_it_crushes() -> None:
    """Random games are tried until a Walker can step on somebody."""
    for seed in range(40):
        first = game_log("assault", setup="default", map=SHORT)
        for _, _, _, decision in played_on(first, random.Random(seed), 300):
            walks = [o for g in decision.groups for o in g.offers if o.kind == "walk"]
            assert all(offer.detail and "point" in offer.detail for offer in walks)
            if any(", crushes " in str(offer.detail) for offer in walks):
                return
    pytest.fail("no Walker came near anybody")


def test_all_orders_of_a_card_can_be_given_at_once() -> None:
    seen = set()
    for played, interaction, seat, decision in played_on(
        game_log("battle", scenario=10), random.Random(6), 120
    ):
        if decision.step != "order":
            assert not decision.all
            continue
        seen.add(decision.all)
        if not decision.all:
            continue
        after, wanted = played.copy(), {o.hex for g in decision.groups for o in g.offers}
        while (asked := interaction.decision(after, ENGLISH)).step == "order" and asked.groups:
            assert asked.all
            assert interaction.answer(after, seat, asked.groups[0].offers[0].action)
        ordered = {unit.hex for unit in after.state.view(seat).units if unit.ordered}
        assert wanted <= ordered
    assert seen == {True, False}


def test_computer_players_are_named_by_level_and_style() -> None:
    assert title("trooper:bold", ENGLISH) == "Trooper, bold"
    assert title("cadet", ENGLISH) == "Cadet"
    assert title("", ENGLISH) == ""
    assert title("somebody", ENGLISH) == ""
    played = game_log("battle", scenario=1)
    assert [
        seat.title for seat in seats_of(played.facts, ["rebel", "empire"], ["", ""], ENGLISH)
    ] == ["", ""]
