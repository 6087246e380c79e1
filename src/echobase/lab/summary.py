"""Results in numbers: by scenario, by player, by pairing, and the standings of a tournament."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

from echobase.core import registry
from echobase.lab.curves import Curves, course
from echobase.lab.match import Row
from echobase.lab.results import Results
from echobase.lab.statistics import Rating, Share, Spread, ratings

PAIR: Final = 2
"""Players in a pairing."""


class Ending(NamedTuple):
    """Who won, and how; nobody won a game that was stopped."""

    winner: str
    reason: str


@dataclass(frozen=True)
class ScenarioLine:
    """The games of one scenario with one set of options."""

    game: str
    name: str
    options: dict[str, Any]
    games: int
    unfinished: int
    sides: dict[str, Share]
    """Wins by side."""
    players: "list[PlayerLine]"
    turns: Spread
    ends: dict[str, dict[int, int]]
    """By winner, or nobody: how many games ended in each turn."""
    decisions: Spread
    endings: dict[Ending, int]
    """The most frequent first."""
    course: Curves | None = None
    """The course of those games that include it."""


@dataclass(frozen=True)
class PlayerLine:
    """One player; games against itself and unfinished ones do not count in the shares."""

    name: str
    games: int
    won: Share
    sides: dict[str, Share]
    """The same for the games in which it played that side."""
    seconds: float
    """Seconds of thinking, the mean per game and seat."""


@dataclass(frozen=True)
class Standing:
    """One player of a tournament."""

    rating: Rating
    line: PlayerLine


def by_scenario(results: Results) -> list[ScenarioLine]:
    """Each scenario in the order of the plans; the same scenario of several plans is merged."""
    groups: dict[bytes, list[Row]] = {}
    about: dict[bytes, tuple[str, str, dict[str, Any]]] = {}
    for row in results.rows:
        plan = results.plans[row.plan]
        scenario = plan.scenarios[plan.planned(row.number).scenario]
        key = msgspec.json.encode((plan.game, scenario), order="sorted")
        about[key] = (plan.game, scenario.name, scenario.options)
        groups.setdefault(key, []).append(row)
    return [
        _scenario_line(*about[key], rows, _course(about[key][0], rows))
        for key, rows in groups.items()
    ]


def _course(game: str, rows: list[Row]) -> Curves | None:
    return course((row.facts for row in rows if row.facts), registry.sides(game))


def overall(results: Results) -> list[ScenarioLine]:
    """For each game everything that was played, as if it were one scenario."""
    rows: dict[str, list[Row]] = {}
    for row in results.rows:
        rows.setdefault(results.plans[row.plan].game, []).append(row)
    return [_scenario_line(game, "", {}, played, None) for game, played in rows.items()]


def _scenario_line(
    game: str, name: str, options: dict[str, Any], rows: list[Row], course: Curves | None
) -> ScenarioLine:
    finished = [row for row in rows if row.finished]
    sides = registry.sides(game)
    return ScenarioLine(
        game=game,
        name=name,
        options=options,
        games=len(rows),
        unfinished=len(rows) - len(finished),
        sides={side: _share(row.winner == side for row in finished) for side in sides},
        players=by_player(rows),
        turns=Spread.of(row.turns for row in rows),
        ends={
            winner: dict(Counter(row.turns for row in rows if row.winner == winner))
            for winner in (*sides, "")
        },
        decisions=Spread.of(row.decisions for row in rows),
        endings=dict(Counter(Ending(row.winner, row.reason) for row in rows).most_common()),
        course=course,
    )


def by_player(rows: Iterable[Row]) -> list[PlayerLine]:
    """Each player in the order of appearance."""
    rows = list(rows)
    names = dict.fromkeys(name for row in rows for name in row.players)
    return [_player_line(name, [row for row in rows if name in row.players]) for name in names]


def _player_line(name: str, rows: list[Row]) -> PlayerLine:
    counted = [(row, side) for row in rows if (side := _only_side(row, name)) and row.finished]
    thinking = [
        spent
        for row in rows
        for player, spent in zip(row.players, row.seconds, strict=True)
        if player == name
    ]
    return PlayerLine(
        name=name,
        games=len(rows),
        won=_share(row.winner == side for row, side in counted),
        sides={
            wanted: _share(row.winner == side for row, side in counted if side == wanted)
            for wanted in dict.fromkeys(side for row in rows for side in row.sides)
        },
        seconds=sum(thinking) / len(thinking),
    )


def _only_side(row: Row, name: str) -> str:
    """The side a player is on; empty when it is on both."""
    on = [side for side in dict.fromkeys(row.sides) if name in row.of_side(side)]
    return on[0] if len(on) == 1 else ""


def _share(outcomes: Iterable[bool]) -> Share:
    found = list(outcomes)
    return Share(sum(found), len(found))


def pairings(rows: Iterable[Row]) -> dict[tuple[str, str], Share]:
    """The wins of one player against another, for games with one player on each side."""
    won: Counter[tuple[str, str]] = Counter()
    for row in rows:
        by_side = {side: row.of_side(side) for side in dict.fromkeys(row.sides)}
        alone = [next(iter(names)) for names in by_side.values() if len(names) == 1]
        if row.finished and len(set(alone)) == len(by_side) == PAIR:
            (winner,) = by_side.pop(row.winner)
            ((loser,),) = by_side.values()
            won[winner, loser] += 1
    pairs = {pair for a, b in won for pair in ((a, b), (b, a))}
    return {(a, b): Share(won[a, b], won[a, b] + won[b, a]) for a, b in sorted(pairs)}


def standings(rows: Iterable[Row]) -> list[Standing]:
    """All players with a rating, the strongest first."""
    rows = list(rows)
    lines = {line.name: line for line in by_player(rows)}
    rated = ratings(list(lines), {pair: share.won for pair, share in pairings(rows).items()})
    found = [Standing(rated[name], line) for name, line in lines.items()]
    return sorted(found, key=lambda standing: -standing.rating.points)
