"""Results in words and figures, for tables and reports."""

from collections.abc import Iterable, Sequence
from typing import Final

from echobase.core import registry
from echobase.core.registry import game as registered
from echobase.lab.statistics import Share, Spread
from echobase.lab.summary import Ending, PlayerLine, ScenarioLine
from echobase.text import Text
from echobase.text.words import words

NOTHING: Final = "-"
COLOURS: Final = ("rebel", "empire")
"""The classes of the first and the second side in the style sheet of the report."""


def labels(lines: Sequence[ScenarioLine], text: Text) -> list[str]:
    """The names of the scenarios; where two are the same, with their options."""
    names = []
    for line in lines:
        state = registered(line.game).start(**line.options)
        names.append(words(line.game).scenario_name(state, text))
    return [
        f"{name} ({told})" if names.count(name) > 1 and (told := options(line)) else name
        for name, line in zip(names, lines, strict=True)
    ]


def all_labels(together: Sequence[ScenarioLine], text: Text) -> list[str]:
    """The names of the games; a single one is simply all."""
    if len(together) == 1:
        return [text("ui-lab-all")]
    return [registry.game(line.game).title for line in together]


def options(line: ScenarioLine) -> str:
    """The options that were given in addition to the scenario or map."""
    plain = {key: value for key, value in line.options.items() if key not in ("scenario", "map")}
    return ", ".join(f"{key} {value}" for key, value in plain.items())


def each_side(lines: Iterable[ScenarioLine | PlayerLine]) -> list[str]:
    """The sides of all lines, without duplicates."""
    return list(dict.fromkeys(side for line in lines for side in line.sides))


def share(found: Share | None) -> str:
    """`43.2% (40.1–46.3)`."""
    if found is None or found.rate is None:
        return NOTHING
    low, high = found.interval
    return f"{found.rate * 100:.1f}% ({low * 100:.1f}–{high * 100:.1f})"


def percent(found: Share | None) -> str:
    """`43 (40–46)`."""
    if found is None or found.rate is None:
        return NOTHING
    low, high = found.interval
    return f"{found.rate * 100:.0f} ({low * 100:.0f}–{high * 100:.0f})"


def of(found: Share | None) -> str:
    """`3/10`."""
    return f"{found.won}/{found.of}" if found is not None and found.of else NOTHING


def player_heads(sides: Sequence[str], text: Text) -> list[str]:
    """The heads of `player_cells`: won in all, on each side, seconds of thinking."""
    return [
        text("ui-lab-won"),
        *(text.name("side", side) for side in sides),
        text("ui-lab-seconds"),
    ]


def player_cells(line: PlayerLine, sides: Sequence[str]) -> list[str]:
    return [share(line.won), *(of(line.sides.get(side)) for side in sides), f"{line.seconds:.2f}"]


def has_words(side: str, text: Text) -> bool:
    """Whether the report has sentences of its own about a side."""
    return text.has(f"report-more-{side}")


def more_wins(side: str, text: Text) -> str:
    """The label at the end of a scale where a side wins more."""
    return text(f"report-more-{side}") if has_words(side, text) else text.name("side", side)


def verdict(id_: str, side: str, percent: str, text: Text) -> str:
    """Who is ahead, in one sentence; for a side without words of its own only the number."""
    if has_words(side, text):
        return text(id_, side=side, percent=percent)
    return text("plain-report-lead", name=text.name("side", side), percent=percent)


def colour(game: str, side: str) -> str:
    """The class of a side in the style sheet of the report, by its place; also for nobody."""
    sides = registry.sides(game)
    return COLOURS[sides.index(side) % len(COLOURS)] if side in sides else "nobody"


def spread(found: Spread) -> str:
    """`9 (5–14)`."""
    low, high = found.range
    return f"{found.median:g} ({low}–{high})"


def ending_name(ending: Ending, game: str, text: Text) -> str:
    """`Empire: enough medals`."""
    reason = text.name("reason", ending.reason, game)
    return f"{text.name('side', ending.winner)}: {reason}" if ending.winner else reason


def score_title(game: str, text: Text) -> str:
    """The title of a game's score."""
    id_ = f"report-score-{game}"
    return text(id_ if text.has(id_) else "ui-lab-score")


def score_name(key: str, game: str, text: Text) -> str:
    """The name of a score: the medals of a side, or transports."""
    counted = score_title(game, text)
    return f"{counted}, {text.name('side', key)}" if key in registry.sides(game) else counted
