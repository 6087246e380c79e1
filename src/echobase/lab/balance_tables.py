"""Balance on the screen: the length of games, the scores, and who falls where."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from echobase.core import registry
from echobase.lab.curves import Curve, Curves
from echobase.lab.screen_table import table
from echobase.lab.summary import ScenarioLine
from echobase.lab.words import NOTHING, score_name, spread
from echobase.play.statistics import statistics
from echobase.terminal.screen import Screen
from echobase.text import Text

WORST: Final = 3
"""How many kinds and hexes are named."""


def show(lines: Sequence[ScenarioLine], names: Sequence[str], screen: Screen, text: Text) -> None:
    """The tables about the course of the games."""
    named = list(zip(names, lines, strict=True))
    show_lengths(named, screen, text)
    told = [(name, line.game, line.course) for name, line in named if line.course]
    show_scores(told, screen, text)
    show_losses(told, screen, text)


def show_lengths(named: Sequence[tuple[str, ScenarioLine]], screen: Screen, text: Text) -> None:
    """Median and range."""
    heads = [text(id_) for id_ in ("ui-lab-scenario", "ui-lab-turns", "ui-lab-decisions")]
    rows = [[name, spread(line.turns), spread(line.decisions)] for name, line in named]
    table(screen, text("ui-lab-by-length"), heads, rows)


def show_scores(told: Sequence[tuple[str, str, Curves]], screen: Screen, text: Text) -> None:
    """The score after a quarter, half and three quarters of the turns, and at the end."""
    heads = [text("ui-lab-scenario"), text("ui-lab-score")]
    heads += [text("ui-lab-stage", percent=percent) for percent in (25, 50, 75, 100)]
    rows = [
        [name, score_name(key, game, text), *stages(curve)]
        for name, game, course in told
        for key, curve in course.score.items()
    ]
    table(screen, text("ui-lab-by-score"), heads, rows, words=2)


def stages(curve: Curve) -> Iterator[str]:
    turns = len(curve.mean)
    for stage in (1, 2, 3, 4):
        yield f"{curve.mean[max(turns * stage // 4, 1) - 1]:.1f}"


def show_losses(told: Sequence[tuple[str, str, Curves]], screen: Screen, text: Text) -> None:
    """The losses of a side: how many, which and where."""
    ids = (
        "ui-lab-scenario",
        "ui-lab-side",
        "ui-lab-lost",
        "ui-lab-lost-kinds",
        "ui-lab-lost-hexes",
    )
    rows = [
        [
            name,
            text.name("side", side),
            lost(course, side),
            kinds(game, course, side, text),
            hexes(course, side),
        ]
        for name, game, course in told
        for side in registry.sides(game)
    ]
    table(screen, text("ui-lab-by-loss"), [text(id_) for id_ in ids], rows, words=5)


def lost(course: Curves, side: str) -> str:
    return f"{sum(course.kinds[side].values()):.1f}"


def kinds(game: str, course: Curves, side: str, text: Text) -> str:
    group = statistics(game).losses.group
    worst = islice(course.kinds[side].items(), WORST)
    return ", ".join(f"{text.name(group, kind)} {count:.1f}" for kind, count in worst) or NOTHING


def hexes(course: Curves, side: str) -> str:
    worst = islice(course.hexes[side].items(), WORST)
    return ", ".join(f"{label} {count / course.games:.2f}" for label, count in worst) or NOTHING
