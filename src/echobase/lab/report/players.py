"""Players in the report: the wins of each, and the standings of a tournament."""

from collections.abc import Iterable, Sequence

from echobase.lab.report.bars import placed_bar, styled
from echobase.lab.results import Results
from echobase.lab.statistics import Share
from echobase.lab.summary import PlayerLine, Standing, pairings, standings
from echobase.lab.words import NOTHING, each_side, percent, player_cells, player_heads
from echobase.text import Text
from echobase.text.html import Html, element, table


def player_table(lines: Iterable[PlayerLine], text: Text) -> Html:
    lines = list(lines)
    sides = each_side(lines)
    heads = [text("ui-lab-player"), text("ui-lab-games"), *player_heads(sides, text)]
    rows = [[line.name, str(line.games), *player_cells(line, sides)] for line in lines]
    return table(heads, rows, "numbers")


def standings_section(results: Results, text: Text) -> Html:
    """Ratings, the strongest first, and who won against whom."""
    found = standings(results.rows)
    return element(
        "section",
        element("h2", text("ui-lab-standings")),
        rating_table(found, text),
        element("h3", text("ui-lab-scores")),
        score_table([one.line.name for one in found], pairings(results.rows), text),
        id="standings",
    )


def rating_table(found: Sequence[Standing], text: Text) -> Html:
    low = min(one.rating.low for one in found)
    wide = max(max(one.rating.high for one in found) - low, 1)
    sides = each_side(one.line for one in found)
    heads = [text(id_) for id_ in ("ui-lab-player", "ui-lab-rating", "ui-lab-interval")]
    heads += [text("ui-lab-games"), *player_heads(sides, text)]
    rows = [
        [
            one.line.name,
            f"{one.rating.points:.0f}",
            [
                f"{one.rating.low:.0f}–{one.rating.high:.0f}",
                placed_bar(
                    "scale",
                    "lead",
                    (one.rating.points - low) / wide,
                    (one.rating.low - low) / wide,
                    (one.rating.high - low) / wide,
                ),
            ],
            str(one.line.games),
            *player_cells(one.line, sides),
        ]
        for one in found
    ]
    return table(heads, rows, "numbers standings")


def score_table(names: Sequence[str], scores: dict[tuple[str, str], Share], text: Text) -> Html:
    """The wins of each against each other; the greener the more."""
    rows = [[a, *(score_cell(scores.get((a, b))) for b in names)] for a in names]
    return table([text("ui-lab-player"), *names], rows, "numbers scores")


def score_cell(found: Share | None) -> Html:
    if found is None or found.rate is None:
        return element("span", NOTHING)
    return element("span", percent(found), class_="score", style=styled(at=found.rate))
