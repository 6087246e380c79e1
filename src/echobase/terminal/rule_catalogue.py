"""The rule catalogue: every rule by its ID, found by prefix or by word."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from echobase.core import registry

RULE: Final = re.compile(r"- \*\*([AB]-[A-Z0-9-]+[a-z]?)\*\* (?:\[([^\]]*)\] )?(.*)")
SECTION: Final = re.compile(r"### (.*)")


@dataclass(frozen=True)
class Rule:
    """One rule of the catalogue."""

    id: str
    tag: str
    """Its source: the rulebook, a known fact, or a ruling of our own."""
    text: str
    section: str

    @property
    def topic(self) -> str:
        """`B-RETREAT` of `B-RETREAT-05`."""
        return self.id.rpartition("-")[0]


def folder() -> Path:
    """Inside an installed package, or in the checkout."""
    packaged = Path(__file__).parents[1] / "rulebooks"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@cache
def rules() -> list[Rule]:
    """All rules in the order of the catalogues, game by game."""
    found: list[Rule] = []
    for name in registry.names():
        path = folder() / f"{name}.md"
        section = ""
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        for line in lines:
            if heading := SECTION.fullmatch(line):
                section = re.sub(r"^[\d.]+ ", "", heading.group(1))
            elif rule := RULE.fullmatch(line):
                found.append(Rule(rule.group(1), rule.group(2) or "", rule.group(3), section))
    return found


def find(wanted: str, within: str = "") -> list[Rule]:
    """The rule with that ID, or else those that match every word; IDs must begin with `within`."""
    words = wanted.upper().split()
    candidates = [rule for rule in rules() if rule.id.startswith(within)]
    exact = [rule for rule in candidates if [rule.id.upper()] == words]
    return exact or [rule for rule in candidates if all(fits(rule, word) for word in words)]


def fits(rule: Rule, word: str) -> bool:
    """Whether the ID begins like that, or the word is in the text, in singular or plural."""
    if word.startswith(("A-", "B-")):
        return rule.id.upper().startswith(word)
    if len(word) > 3 and word.endswith("S") and not word.endswith("SS"):
        word = word[:-1]
    return word in rule.text.upper() or word in rule.section.upper()


def topics() -> list[tuple[str, str, int]]:
    """Every group of rules: prefix, section and number of rules."""
    found: dict[str, tuple[str, int]] = {}
    for rule in rules():
        section, count = found.get(rule.topic, (rule.section, 0))
        found[rule.topic] = (section, count + 1)
    return [(topic, section, count) for topic, (section, count) in found.items()]
