"""Spectators who see the game later than it is played, by turns or by minutes."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from echobase.play.game_log import GameLog
from echobase.play.table_terms import TableTerms


@dataclass(frozen=True, eq=False)
class DelayedLog:
    """The game as spectators see it."""

    whole: GameLog
    shown: GameLog
    until: float
    """Whatever was said from this time on is not shown either."""

    def same(self, other: "DelayedLog") -> bool:
        return self.whole is other.whole and self.shown.number == other.shown.number


def is_delayed(terms: TableTerms) -> bool:
    return bool(terms.delay_turns or terms.delay_minutes)


def delayed(
    game_log: GameLog, terms: TableTerms, times: Mapping[int, float], now: float
) -> DelayedLog:
    """The game so far without what spectators must not see yet; after the end, all of it."""
    if game_log.over:
        return DelayedLog(game_log, game_log, inf)
    hidden = hidden_turns(game_log, terms.delay_turns)
    hidden = max(hidden, hidden_minutes(game_log, terms, times, now))
    if not hidden:
        return DelayedLog(game_log, game_log, inf)
    first = game_log.entries[-hidden]
    shown = game_log.copy()
    shown.back(hidden)
    shown.number = shown.entries[-1].number if shown.entries else -1
    return DelayedLog(game_log, shown, times.get(first.number, now))


def hidden_turns(game_log: GameLog, turns: int) -> int:
    """How many entries belong to the last turns."""
    count, headings = 0, list[str]()
    for entry in reversed(game_log.entries if turns else []):
        heading = entry.before.heading()
        if not headings or headings[-1] != heading:
            headings.append(heading)
        if len(headings) > turns:
            break
        count += 1
    return count


def hidden_minutes(
    game_log: GameLog, terms: TableTerms, times: Mapping[int, float], now: float
) -> int:
    """How many entries are younger than the delay."""
    since, count = now - terms.delay_minutes * 60, 0
    for entry in reversed(game_log.entries if terms.delay_minutes else []):
        if times.get(entry.number, now) <= since:
            break
        count += 1
    return count
