"""The course of many games in numbers: the score and the losses turn by turn, and their hexes.

A finished game keeps its last score, so every turn counts all games.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from echobase.lab.chronicle import GameFacts
from echobase.lab.statistics import Spread

BAND: Final = 0.8
"""The share of games between `low` and `high` of a curve."""
MOST_OVER: Final = 0.95
"""Curves end with the turn after which this share of games is over."""


@dataclass(frozen=True)
class Curve:
    """A number turn by turn, from the first turn on."""

    mean: tuple[float, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]


@dataclass(frozen=True)
class Curves:
    """What happened in the games of one scenario."""

    games: int
    score: dict[str, Curve]
    """By score: medals of a side, or transports."""
    lost: dict[str, Curve]
    """By side: units and structures lost so far."""
    kinds: dict[str, dict[str, float]]
    """By side and kind: the mean of its losses in a game; the most frequent first."""
    hexes: dict[str, dict[str, int]]
    """By side and hex: the losses in all games; the most frequent first."""


def course(games: Iterable[GameFacts], sides: Sequence[str]) -> Curves | None:
    """The games taken together; None without games, and for a game that counts nothing."""
    games = list(games)
    if not games or not games[0].score:
        return None
    turns = Spread.of(max(map(len, facts.score.values())) for facts in games).quantile(MOST_OVER)
    score = {name: curve([facts.score[name] for facts in games], turns) for name in games[0].score}
    lost: dict[str, Curve] = {
        side: curve([losses(facts, side, turns) for facts in games], turns) for side in sides
    }
    fallen = [one for facts in games for one in facts.fallen]
    kinds = {side: counted(one.kind for one in fallen if one.side == side) for side in sides}
    return Curves(
        games=len(games),
        score=score,
        lost=lost,
        kinds={
            side: {kind: count / len(games) for kind, count in counts.items()}
            for side, counts in kinds.items()
        },
        hexes={side: counted(one.hex for one in fallen if one.side == side) for side in sides},
    )


def counted(words: Iterable[str]) -> dict[str, int]:
    """The most frequent first, then by name, so that the same games give the same order."""
    return dict(sorted(Counter(words).items(), key=lambda item: (-item[1], item[0])))


def losses(facts: GameFacts, side: str, turns: int) -> list[int]:
    """The number of losses of a side after each turn."""
    fell = [one.turn for one in facts.fallen if one.side == side]
    return [sum(turn <= now for turn in fell) for now in range(1, turns + 1)]


def curve(games: Sequence[Sequence[int]], turns: int) -> Curve:
    """Mean and band of each turn."""
    spreads = [
        Spread.of(values[min(turn, len(values) - 1)] for values in games) for turn in range(turns)
    ]
    return Curve(
        mean=tuple(spread.mean for spread in spreads),
        low=tuple(spread.quantile((1 - BAND) / 2) for spread in spreads),
        high=tuple(spread.quantile((1 + BAND) / 2) for spread in spreads),
    )
