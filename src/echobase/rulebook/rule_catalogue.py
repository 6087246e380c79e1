"""The rule catalogue, for developers: every rule by its ID, found by prefix or by word."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from echobase.core import registry

RULE: Final = re.compile(r"- \*\*([AB]-[A-Z0-9-]+[a-z]?)\*\* (?:\[([^\]]*)\] )?(.*)")
SECTION: Final = re.compile(r"### (.*)")
ID: Final = r"[AB]-[A-Z]{2,}[A-Z0-9-]*[a-z]?"
BEGINNINGS: Final = ("A-", "B-")
IDS: Final = rf"{ID}(?:(?:, | and | or | to ){ID})*"
REFERENCE: Final = re.compile(rf"\b{IDS}|\(({IDS})\)")
"""Other rules that a rule mentions, alone in brackets or not."""
REASON: Final = " Why: "
SURE: Final = ("fact", "fact HIGH")
"""The tags of what is not in the rulebook but certain."""


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

    @property
    def words(self) -> str:
        """The rule without marks of the catalogue."""
        return readable(self.text.partition(REASON)[0])

    @property
    def note(self) -> str:
        """Where it comes from, unless that is the rulebook."""
        reason = self.text.partition(REASON)[2]
        if reason:
            follows = "it follows from " if re.match(ID, reason) else ""
            return f"Our ruling: {follows}{readable(reason)}"
        if self.tag in SURE:
            return "Not in the rulebook, but known from other sources."
        return "Not in the rulebook; other sources suggest it." if "fact" in self.tag else ""


def readable(text: str) -> str:
    """A text without emphasis, and with its references as people write them."""
    return REFERENCE.sub(_reference, re.sub(r"\*\*|`", "", text))


def _reference(found: re.Match[str]) -> str:
    if found[1]:
        return f"(see {found[1]})"
    return f"{'rules' if ' ' in found[0] else 'rule'} {found[0]}"


def folder() -> Path:
    """Inside an installed package, or in the checkout."""
    packaged = Path(__file__).parents[1] / "rule_catalogues"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def all_rules() -> list[Rule]:
    """All rules in the order of the catalogues, game by game."""
    return [rule for name in registry.names() for rule in rules(name)]


@cache
def rules(game: str) -> list[Rule]:
    """The rules of a game in the order of its catalogue; none where it has no catalogue."""
    path = folder() / f"{game}.md"
    found: list[Rule] = []
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
    candidates = [rule for rule in all_rules() if rule.id.startswith(within)]
    exact = [rule for rule in candidates if [rule.id.upper()] == words]
    return exact or [rule for rule in candidates if all(fits(rule, word) for word in words)]


def is_id(wanted: str) -> bool:
    """Whether somebody asks for rules by their ID, or by its beginning."""
    return wanted.upper().startswith(BEGINNINGS)


def fits(rule: Rule, word: str) -> bool:
    """Whether the ID begins like that, or the word is in the text, in singular or plural."""
    if is_id(word):
        return rule.id.upper().startswith(word)
    if len(word) > 3 and word.endswith("S") and not word.endswith("SS"):
        word = word[:-1]
    return word in rule.text.upper() or word in rule.section.upper()


def topics() -> list[tuple[str, str, int]]:
    """Every group of rules: prefix, section and number of rules."""
    found: dict[str, tuple[str, int]] = {}
    for rule in all_rules():
        section, count = found.get(rule.topic, (rule.section, 0))
        found[rule.topic] = (section, count + 1)
    return [(topic, section, count) for topic, (section, count) in found.items()]
