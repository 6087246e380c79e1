"""Pages of text that several commands show."""

from collections.abc import Sequence

from echobase.terminal.rule_catalogue import Rule
from echobase.terminal.screen import Screen


def show_rules(screen: Screen, found: Sequence[Rule], limit: int) -> int:
    """Rules with their IDs; returns how many were left out."""
    for rule in found[:limit]:
        screen.say(f"{rule.id} [{rule.tag}] {rule.text}", "", 0, 4)
    return max(len(found) - limit, 0)
