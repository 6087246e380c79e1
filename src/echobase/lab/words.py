"""Results in words and figures, for tables and reports."""

from collections.abc import Sequence
from typing import Final

from echobase.core import registry
from echobase.core.registry import game as registered
from echobase.core.sides import SIDES
from echobase.lab.statistics import Share, Spread
from echobase.lab.summary import Ending, ScenarioLine
from echobase.text import Text
from echobase.text.words import words

NOTHING: Final = "-"


def labels(lines: Sequence[ScenarioLine], text: Text) -> list[str]:
    """The scenarios in words; where two are called the same, with their options."""
    names = []
    for line in lines:
        state = registered(line.game).start(**line.options)
        names.append(words(line.game).scenario_name(state, text))
    return [
        f"{name} ({told})" if names.count(name) > 1 and (told := options(line)) else name
        for name, line in zip(names, lines, strict=True)
    ]


def all_labels(together: Sequence[ScenarioLine], text: Text) -> list[str]:
    """The games in words; one is simply all."""
    if len(together) == 1:
        return [text("ui-lab-all")]
    return [registry.game(line.game).title for line in together]


def options(line: ScenarioLine) -> str:
    """The options that were given beside the scenario or map."""
    plain = {key: value for key, value in line.options.items() if key not in ("scenario", "map")}
    return ", ".join(f"{key} {value}" for key, value in plain.items())


def share(found: Share) -> str:
    """`43.2 % (40.1–46.3)`."""
    if found.rate is None:
        return NOTHING
    low, high = found.interval
    return f"{found.rate * 100:.1f} % ({low * 100:.1f}–{high * 100:.1f})"


def percent(found: Share | None) -> str:
    """`43 (40–46)`."""
    if found is None or found.rate is None:
        return NOTHING
    low, high = found.interval
    return f"{found.rate * 100:.0f} ({low * 100:.0f}–{high * 100:.0f})"


def of(found: Share) -> str:
    """`3/10`."""
    return f"{found.won}/{found.of}" if found.of else NOTHING


def spread(found: Spread) -> str:
    """`9 (5–14)`."""
    low, high = found.range
    return f"{found.median:g} ({low}–{high})"


def ending_name(ending: Ending, game: str, text: Text) -> str:
    """`Empire: enough medals`."""
    reason = text.name("reason", ending.reason, game)
    return f"{text.name('side', ending.winner)}: {reason}" if ending.winner else reason


def score_name(key: str, game: str, text: Text) -> str:
    """What is counted: the medals of a side, or transports."""
    counted = text(f"report-score-{game}")
    return f"{counted}, {text.name('side', key)}" if key in SIDES else counted
