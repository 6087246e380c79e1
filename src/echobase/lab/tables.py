"""Results on the screen: tables by scenario and player, standings and scores of a tournament."""

from collections.abc import Sequence

from echobase.lab import balance_tables
from echobase.lab.results import Results
from echobase.lab.screen_table import table
from echobase.lab.summary import (
    ScenarioLine,
    by_scenario,
    overall,
    pairings,
    standings,
)
from echobase.lab.words import (
    all_labels,
    each_side,
    ending_name,
    labels,
    percent,
    player_cells,
    player_heads,
    share,
)
from echobase.terminal.screen import Screen
from echobase.text import Text


def show(results: Results, screen: Screen, text: Text) -> None:
    """Everything in the results: tournaments have standings, the rest is shown by scenario."""
    if not results.rows:
        return
    if any(plan.kind == "tournament" for plan in results.plans):
        show_standings(results, screen, text)
        show_scores(results, screen, text)
    lines = by_scenario(results)
    names = labels(lines, text)
    if len(lines) > 1:
        together = overall(results)
        lines += together
        names += all_labels(together, text)
    show_scenarios(lines, names, screen, text)
    if any(line.course for line in lines):
        balance_tables.show(lines, names, screen, text)
    if any(plan.kind != "balance" for plan in results.plans):
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
    sides = each_side(lines)
    found = [text("ui-lab-scenario"), text("ui-lab-games")]
    found += [text.name("side", side) for side in sides]
    found += [text("ui-lab-turns"), text("ui-lab-decisions")]
    rows = [
        [
            name,
            str(line.games),
            *(share(line.sides.get(side)) for side in sides),
            f"{line.turns.mean:.1f}",
            f"{line.decisions.mean:.0f}",
        ]
        for name, line in zip(names, lines, strict=True)
    ]
    table(screen, text("ui-lab-by-scenario"), found, rows)


def show_players(
    lines: Sequence[ScenarioLine], names: Sequence[str], screen: Screen, text: Text
) -> None:
    """The wins of each player, and how long it thought."""
    sides = each_side(lines)
    heads = [text("ui-lab-scenario"), text("ui-lab-player"), *player_heads(sides, text)]
    rows = [
        [name, player.name, *player_cells(player, sides)]
        for name, line in zip(names, lines, strict=True)
        for player in line.players
    ]
    table(screen, text("ui-lab-by-player"), heads, rows, words=2)


def show_endings(
    lines: Sequence[ScenarioLine], names: Sequence[str], screen: Screen, text: Text
) -> None:
    """The reasons, the most frequent first."""
    heads = [text("ui-lab-scenario"), text("ui-lab-endings")]
    rows = []
    for name, line in zip(names, lines, strict=True):
        told = (
            f"{ending_name(ending, line.game, text)} {100 * count / line.games:.1f}%"
            for ending, count in line.endings.items()
        )
        rows.append([name, ", ".join(told)])
    table(screen, text("ui-lab-by-ending"), heads, rows, words=2)


def show_standings(results: Results, screen: Screen, text: Text) -> None:
    """Ratings, the strongest player first."""
    heads = [text(id_) for id_ in ("ui-lab-player", "ui-lab-rating", "ui-lab-interval")]
    found = standings(results.rows)
    sides = each_side(one.line for one in found)
    heads += [text("ui-lab-games"), *player_heads(sides, text)]
    rows = [
        [
            line.name,
            f"{rating.points:.0f}",
            f"{rating.low:.0f}–{rating.high:.0f}",
            str(line.games),
            *player_cells(line, sides),
        ]
        for rating, line in ((one.rating, one.line) for one in found)
    ]
    table(screen, text("ui-lab-standings"), heads, rows)


def show_scores(results: Results, screen: Screen, text: Text) -> None:
    """The wins of each player against each other, in per cent."""
    names = [one.line.name for one in standings(results.rows)]
    scores = pairings(results.rows)
    rows = [[a, *(percent(scores.get((a, b))) for b in names)] for a in names]
    table(screen, text("ui-lab-scores"), [text("ui-lab-player"), *names], rows)
