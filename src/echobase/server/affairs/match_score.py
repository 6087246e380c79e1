"""The score of a match of two games: who leads after the first, and who has won after both."""

from collections.abc import Callable, Sequence
from typing import Final

from echobase.play.game_log import GameLog
from echobase.server.messages.talk import PairScore
from echobase.text import Text

HALF: Final = 0.5
PAIR: Final = 2
"""The sides of a match."""


def won(game_log: GameLog) -> list[float]:
    """By seat: 1 for a victory, a half for a game that nobody won, nothing otherwise."""
    outcome, sides = game_log.outcome(), game_log.state.sides()
    if outcome is None:
        return [0.0 for _ in sides]
    if not outcome.winner:
        return [HALF for _ in sides]
    return [float(side == outcome.winner) for side in sides]


def pair_score(
    game_log: GameLog, before: Sequence[float] | None, name: Callable[[int], str], text: Text
) -> PairScore | None:
    """The score of a match; `before` is what each seat has won in its first game, if it is over.

    None while the first game is played, and in a game of more or fewer than two sides.
    """
    sides = game_log.state.sides()
    if (before is None and not game_log.over) or len(set(sides)) != PAIR:
        return None
    points = won(game_log)
    if before is not None:
        points = [one + two for one, two in zip(before, points, strict=True)]
    done = before is not None and game_log.over
    teams = [members(sides, side) for side in dict.fromkeys(sides)]
    first, second = (points[seats[0]] for seats in teams)
    names = [" · ".join(map(name, seats)) for seats in teams]
    key = "level" if first == second else "leads"
    return PairScore(
        points=points,
        done=done,
        text=text(
            f"match-{'end' if done else 'now'}-{key}",
            one=names[0],
            other=names[1],
            score=f"{in_halves(first)} : {in_halves(second)}",
            ahead=names[0] if first > second else names[1],
        ),
    )


def members(sides: Sequence[str], wanted: str) -> list[int]:
    return [seat for seat, side in enumerate(sides) if side == wanted]


def in_halves(points: float) -> str:
    """Points as people write them: 0, ½, 1, 1½, 2."""
    whole = int(points)
    if points == whole:
        return str(whole)
    return f"{whole or ''}½"
