"""What wins a battle, in sentences made of a document that has none of its own."""

from typing import Any

import pytest

import echobase
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.words.story import story
from echobase.text import LANGUAGES, Text

UNITS = [
    {"kind": "snowtrooper", "hex": "B5"},
    {"kind": "probe_droid", "hex": "B3"},
    {"kind": "echo_trooper", "hex": "F5"},
]
MEDALS = {"rebel": {"medals": 3}, "empire": {"medals": 4}}
ONES = "Each enemy unit that you eliminate is worth 1."


def goals(lang: str = "en", **more: Any) -> dict[str, str]:
    document = {
        "game": "battle",
        "rules_version": 2,
        "id": "hill",
        "name": "Hill",
        "first": "rebel",
        "hands": {"rebel": 4, "empire": 4},
        "victory": MEDALS,
        "units": UNITS,
        **more,
    }
    found = story(as_battle(echobase.game("battle").start(scenario=document)), Text(lang)).goals
    assert found is not None
    return found


def test_medals_and_what_they_are_given_for() -> None:
    assert goals() == {
        "rebel": f"Win 3 medals. {ONES} You get none for: Probe droids.",
        "empire": f"Win 4 medals. {ONES}",
    }
    assert goals(kill_medals={"probe_droid": 2})["rebel"].endswith("You get 2 for: Probe droids.")
    assert goals(no_kill_medals=["empire"])["empire"] == "Win 4 medals."


def test_marked_hexes_say_what_they_bring_and_to_whom() -> None:
    hill = {"id": "hill", "type": "temporary", "hexes": ["D5"], "side": "empire", "medals": 1}
    told = goals(objectives=[{**hill, "units": "infantry"}])
    assert "D5" not in told["rebel"]
    assert told["empire"].endswith(
        "D5: worth 1 while one of your units stands there (only: Snowtroopers)."
    )
    told = goals(objectives=[{**hill, "hexes": ["D5", "D6"]}])
    assert "D5, D6 together: worth 1" in told["empire"]


def test_exits_and_sudden_death() -> None:
    road = {"id": "road", "hexes": ["G1"], "edge": "left", "side": "rebel", "medals": 1}
    caught = [{"type": "eliminate", "units": "infantry", "need": 1}]
    told = goals(exits=[road], victory={**MEDALS, "empire": {"sudden_death": caught}})
    assert told["rebel"].endswith("Each of your units that leaves the board by G1 is worth 1.")
    assert told["empire"].startswith("Sudden death: you win as soon as 1 unit of these is")


def test_structures_of_several_kinds_are_named_by_none_of_them() -> None:
    both = [{"kind": "ion_cannon", "hex": "G5"}, {"kind": "shield_generator", "hex": "G9"}]
    broken = {"sudden_death": [{"type": "destroy_structures", "need": 2}]}
    told = goals(structures=both, victory={**MEDALS, "empire": broken})
    assert told["empire"].endswith("as soon as 2 structures are destroyed (G5, G9).")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("own", ["a text", ""])
def test_a_text_of_the_document_comes_first(lang: str, own: str) -> None:
    written = dict.fromkeys(LANGUAGES, own)
    texts = {"goals": {"rebel": written, "empire": written}} if own else {}
    assert (goals(lang, **texts)["rebel"] == "a text") is bool(own)
