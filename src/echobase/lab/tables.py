"""Results on the screen: tables by scenario and player, standings and scores of a tournament."""

from collections.abc import Sequence

from rich.table import Table

from echobase.core.registry import game as registered
from echobase.core.sides import SIDES
from echobase.lab.results import Results
from echobase.lab.statistics import Share
from echobase.lab.summary import (
    PlayerLine,
    ScenarioLine,
    by_scenario,
    overall,
    pairings,
    standings,
)
from echobase.terminal.fronts import front
from echobase.terminal.screen import Screen
from echobase.text import Text

NOTHING = "-"


def show(results: Results, screen: Screen, text: Text) -> None:
    """All that the results tell: tournaments have standings, the rest goes by scenario."""
    if not results.rows:
        return
    if any(plan.kind == "tournament" for plan in results.plans):
        show_standings(results, screen, text)
        show_scores(results, screen, text)
    lines = by_scenario(results)
    names = labels(lines, text)
    if len(lines) > 1:
        lines.append(overall(results))
        names.append(text("ui-lab-all"))
    show_scenarios(lines, names, screen, text)
    show_players(lines, names, screen, text)
    show_endings(lines, names, screen, text)
    given_up = sum(not row.finished for row in results.rows)
    if given_up:
        screen.say()
        screen.say(text("ui-lab-unfinished", games=given_up))


def show_scenarios(
    lines: Sequence[ScenarioLine], names: Sequence[str], screen: Screen, text: Text
) -> None:
    """Who wins, and how long it takes."""
    sides = [text.name("side", side) for side in SIDES]
    heads = ["ui-lab-scenario", "ui-lab-games", "", "", "ui-lab-turns", "ui-lab-decisions"]
    found = [text(id_) if id_ else sides.pop(0) for id_ in heads]
    rows = [
        [
            name,
            str(line.games),
            *(share(line.sides[side]) for side in SIDES),
            f"{line.turns:.1f}",
            f"{line.decisions:.0f}",
        ]
        for name, line in zip(names, lines, strict=True)
    ]
    table(screen, text("ui-lab-by-scenario"), found, rows)


def show_players(
    lines: Sequence[ScenarioLine], names: Sequence[str], screen: Screen, text: Text
) -> None:
    """What each player won, and how long it thought."""
    heads = [text(id_) for id_ in ("ui-lab-scenario", "ui-lab-player", *PLAYER_HEADS)]
    rows = [
        [name, player.name, *player_cells(player)]
        for name, line in zip(names, lines, strict=True)
        for player in line.players
    ]
    table(screen, text("ui-lab-by-player"), heads, rows, words=2)


PLAYER_HEADS = ("ui-lab-won", "ui-lab-as-rebel", "ui-lab-as-empire", "ui-lab-seconds")


def player_cells(player: PlayerLine) -> list[str]:
    """The cells under PLAYER_HEADS."""
    return [
        share(player.won),
        *(of(player.sides[side]) for side in SIDES),
        f"{player.seconds:.2f}",
    ]


def show_endings(
    lines: Sequence[ScenarioLine], names: Sequence[str], screen: Screen, text: Text
) -> None:
    """The reasons, the most frequent first."""
    heads = [text("ui-lab-scenario"), text("ui-lab-endings")]
    rows = []
    for name, line in zip(names, lines, strict=True):
        told = (
            f"{text.name('reason', reason, line.game)} {100 * count / line.games:.1f} %"
            for reason, count in line.reasons.items()
        )
        rows.append([name, ", ".join(told)])
    table(screen, text("ui-lab-by-ending"), heads, rows, words=2)


def show_standings(results: Results, screen: Screen, text: Text) -> None:
    """Ratings, the strongest player first."""
    heads = [text(id_) for id_ in ("ui-lab-player", "ui-lab-rating", "ui-lab-interval")]
    heads += [text("ui-lab-games"), *(text(id_) for id_ in PLAYER_HEADS)]
    rows = [
        [
            line.name,
            f"{rating.points:.0f}",
            f"{rating.low:.0f}–{rating.high:.0f}",
            str(line.games),
            *player_cells(line),
        ]
        for rating, line in ((one.rating, one.line) for one in standings(results.rows))
    ]
    table(screen, text("ui-lab-standings"), heads, rows)


def show_scores(results: Results, screen: Screen, text: Text) -> None:
    """What each player won against each other, in per cent."""
    names = [one.line.name for one in standings(results.rows)]
    scores = pairings(results.rows)
    rows = [[a, *(percent(scores.get((a, b))) for b in names)] for a in names]
    table(screen, text("ui-lab-scores"), [text("ui-lab-player"), *names], rows)


def table(
    screen: Screen, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1
) -> None:
    """Rows under their heads, or one sentence each; `words` columns hold words, then numbers."""
    screen.head(title)
    if screen.plain:
        for cells in rows:
            told = [f"{head} {cell}" for head, cell in zip(heads, cells, strict=True)]
            screen.say(f"{cells[0]}: {', '.join(told[1:])}")
        return
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        if number < words:
            drawn.add_column(head)
        else:
            drawn.add_column(head, justify="right", no_wrap=True)
    for cells in rows:
        drawn.add_row(*cells)
    screen.console.print(drawn)


def labels(lines: Sequence[ScenarioLine], text: Text) -> list[str]:
    """The scenarios in words; where two are called the same, with their options."""
    names = []
    for line in lines:
        state = registered(line.game).start(**line.options)
        names.append(front(line.game).scenario_name(state, text))
    return [
        f"{name} ({told})" if names.count(name) > 1 and (told := options(line)) else name
        for name, line in zip(names, lines, strict=True)
    ]


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
