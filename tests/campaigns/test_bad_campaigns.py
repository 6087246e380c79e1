"""Campaigns that cannot be played: one clear message each, with the file and the field."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from campaigns import thin_line

from echobase import BadDocument
from echobase.core.document import to_toml

Spoil = Callable[[dict[str, Any]], object]


def node(document: dict[str, Any], number: int) -> Any:
    return document["nodes"][number]


FAULTS: dict[str, tuple[Spoil, str]] = {
    "unknown-node": (
        lambda doc: node(doc, 0)["edges"][0].update(to="nowhere"),
        "nodes[0].edges[0].to: 'nowhere' is not known; choose one of: patrol, relay, gate",
    ),
    "dead-end": (
        lambda doc: node(doc, 1)["edges"].pop(),
        "nodes[1].edges: a dead end: no edge holds when empire wins and somebody meets squadron",
    ),
    "unreachable-node": (
        lambda doc: node(doc, 0)["edges"][1].update(to="relay"),
        "nodes[2]: no road reaches the node 'gate'",
    ),
    "unreachable-ending": (
        lambda doc: node(doc, 1)["edges"].pop(0),
        "endings[0]: no road reaches the ending 'unseen'",
    ),
    "edge-never-taken": (
        lambda doc: node(doc, 0)["edges"].insert(0, {"to": "gate"}),
        "nodes[0].edges[1]: it is never taken",
    ),
    "way-back": (
        lambda doc: node(doc, 1)["edges"][2].update(to="patrol"),
        "nodes[1].edges: the road comes back: patrol -> relay -> patrol",
    ),
    "wrong-winner": (
        lambda doc: doc["endings"][2].update(winner="rebel"),
        "endings[2].winner: whoever wins the last battle wins the campaign, and empire can come",
    ),
    "text-missing": (
        lambda doc: node(doc, 0)["title"].pop("pl"),
        "nodes[0].title.pl: this field is missing",
    ),
    "empty-text": (
        lambda doc: node(doc, 0)["title"].update(it=""),
        "nodes[0].title.it: expected text of at least 1 characters",
    ),
    "book-missing": (
        lambda doc: node(doc, 2)["book"].pop("empire"),
        "nodes[2].book.empire: this field is missing",
    ),
    "unknown-side": (
        lambda doc: node(doc, 0)["objectives"][0].update(side="hutts"),
        "nodes[0].objectives[0].side: 'hutts' is not known; choose one of: rebel, empire",
    ),
    "objective-twice": (
        lambda doc: node(doc, 1)["objectives"][0].update(id="silence"),
        "nodes[1].objectives[0].id: 'silence' is the id of nodes[0].objectives[0], too",
    ),
    "unknown-objective": (
        lambda doc: node(doc, 1)["variants"][0].update(when={"met": ["noise"]}),
        "nodes[1].variants[0].when.met: 'noise' is not known",
    ),
    "battle-to-come": (
        lambda doc: node(doc, 1)["variants"][0].update(when={"winner": "rebel"}),
        "nodes[1].variants[0].when.winner: the battle is still to come",
    ),
    "never-played-before": (
        lambda doc: node(doc, 2)["edges"][1].update(when={"won": {"relay": "rebel"}}),
        "nodes[2].edges[1]: it is never taken",
    ),
    "asks-about-another-branch": (
        lambda doc: node(doc, 2)["edges"][1].update(
            when={"unmet": ["squadron"], "met": ["through"]}
        ),
        "nodes[2].edges[1].when.unmet: 'squadron' belongs to 'relay', never played before this",
    ),
    "foreign-card": (
        lambda doc: node(doc, 0)["rewards"][1].update(cards=["air_support"]),
        "nodes[0].rewards[1].cards: 'air_support' is not known; choose one of: special_orders",
    ),
    "no-choice": (
        lambda doc: node(doc, 0)["rewards"][0].update(choose=["air_support"]),
        "nodes[0].rewards[0].choose: two different cards to choose from",
    ),
    "unknown-scenario": (
        lambda doc: node(doc, 0).update(scenario="endor"),
        "nodes[0].scenario: no scenario 'endor'; known: imperial-scout-mission",
    ),
    "missing-file": (
        lambda doc: node(doc, 0).update(scenario="endor.toml"),
        "nodes[0].scenario: endor.toml: there is no such file",
    ),
    "two-battles": (
        lambda doc: node(doc, 1).update(scenario="medevac"),
        "nodes[1]: a node has either a `scenario` or a `battle` of its own",
    ),
    "nobody-to-leave-out": (
        lambda doc: node(doc, 0)["changes"].update(without=["D5"]),
        "nodes[0].changes: without: there is no unit on 'D5'",
    ),
    "bad-battle": (
        lambda doc: node(doc, 1)["battle"]["units"][0].update(hex="B5"),
        "nodes[1].battle.units[1].hex: B5 is taken already: Snowtroopers",
    ),
    "bad-variant": (
        lambda doc: node(doc, 1)["variants"][0]["changes"].update(without=[]),
        "nodes[1].battle.units[9].hex: B5 is taken already: Snowtroopers (with the variants",
    ),
    "unknown-change": (
        lambda doc: node(doc, 0)["changes"].update(weather="snow"),
        "nodes[0].changes: weather: unknown field; known: without, units, values",
    ),
    "two-questions": (
        lambda doc: node(doc, 0)["objectives"][0].update(goals=[{"win": True, "medals": 2}]),
        "nodes[0].battle.secondary[0].goals[0]: a goal asks exactly one question",
    ),
    "too-many-to-eliminate": (
        lambda doc: node(doc, 0)["objectives"][0]["goals"][0].update(need=3),
        "nodes[0].objectives[0].goals[0].eliminate: it can never be met: the enemy has 2 such",
    ),
    "nobody-can-stand-there": (
        lambda doc: node(doc, 0)["objectives"][0].update(goals=[{"reach": ["B6"]}]),
        "nodes[0].objectives[0].goals[0].reach: it can never be met: none of its units can stand",
    ),
    "nothing-to-destroy": (
        lambda doc: node(doc, 0)["objectives"][1].update(goals=[{"destroy": 1}]),
        "nodes[0].objectives[1].goals[0].destroy: it can never be met: there are 0 structures",
    ),
    "more-medals-than-there-are": (
        lambda doc: node(doc, 0)["objectives"][1].update(goals=[{"medals": 4}]),
        "nodes[0].objectives[1].goals[0].medals: it can never be met: the battle is over with 3",
    ),
    "nobody-begins-there": (
        lambda doc: node(doc, 0)["objectives"][0].update(goals=[{"keep": "D5"}]),
        "nodes[0].objectives[0].goals[0].keep: it can never be met: no unit begins on D5",
    ),
    "unknown-exit": (
        lambda doc: node(doc, 0)["objectives"][0].update(goals=[{"exit": "south"}]),
        "nodes[0].battle.secondary[0].goals[0].exit: no exit of this side 'south' here",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named(fault: str) -> None:
    spoil, message = FAULTS[fault]
    document = thin_line.tables()
    spoil(document)
    with pytest.raises(BadDocument) as caught:
        thin_line.checked(document)
    assert str(caught.value).startswith(f"{thin_line.SOURCE}: {message}")


def test_a_scenario_may_lie_beside_the_campaign(tmp_path: Path) -> None:
    document = thin_line.tables()
    battle = node(document, 1).pop("battle")
    head = {"game": "battle", "rules_version": 2, "id": "relay", "name": "Relay"}
    (tmp_path / "relay.toml").write_text(to_toml({**head, **battle}), encoding="utf-8")
    node(document, 1)["scenario"] = "relay.toml"
    assert thin_line.checked(document, tmp_path).digest == thin_line.campaign().digest
