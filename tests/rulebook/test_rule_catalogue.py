"""Rules as people read them: plain words, and where they come from."""

import re

from echobase.rulebook.rule_catalogue import Rule, all_rules, find, readable


def only(id_: str) -> Rule:
    (found,) = find(id_)
    return found


def test_no_rule_shows_a_mark_of_the_catalogue() -> None:
    for rule in all_rules():
        for text in (rule.words, rule.note):
            assert not re.search(r"\*\*|`|\[|Why:|\b(MED|HIGH|LOW)\b", text), rule.id


def test_a_ruling_gives_its_reason() -> None:
    rule = only("B-RETREAT-18")
    assert rule.words.endswith("(unless ignored).")
    assert rule.note == "Our ruling: no row is nearer."
    assert only("B-EXIT-02").note == "Our ruling: it follows from rule B-MOVE-09."


def test_what_is_not_in_the_rulebook_says_so() -> None:
    assert only("B-RETREAT-05").note == ""
    assert only("B-UNIT-ATAT-02").note == "Not in the rulebook, but known from other sources."
    assert only("B-SCN-08a").note == "Not in the rulebook; other sources suggest it."


def test_references_read_well() -> None:
    assert readable("**Fog** blocks `sight` (B-LOS-14).") == "Fog blocks sight (see B-LOS-14)."
    assert readable("(A-WIN, A-LUKE-09)") == "(see A-WIN, A-LUKE-09)"
    assert readable("under A-LUKE-13 and A-LUKE-14") == "under rules A-LUKE-13 and A-LUKE-14"
    assert readable("an AT-AT, rows A-C") == "an AT-AT, rows A-C"
