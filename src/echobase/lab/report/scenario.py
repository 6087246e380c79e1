"""One scenario in the report: the verdict, who won, how long it took, what happened and where."""

from collections.abc import Iterable
from typing import Final

from echobase.core import registry
from echobase.core.registry import game as registered
from echobase.lab.curves import Curve, Curves
from echobase.lab.report.bars import ending_bars, win_bar
from echobase.lab.report.charts import Series, columns, curves
from echobase.lab.report.heat import heat_maps
from echobase.lab.report.players import player_table
from echobase.lab.summary import ScenarioLine
from echobase.lab.words import COLOURS, colour, score_title, spread, verdict
from echobase.play.statistics import statistics
from echobase.text import Text
from echobase.text.html import Content, Html, element, table

VERDICTS: Final = ((0.25, "lopsided"), (0.35, "favoured"), (0.5, "edge"), (1.0, "open"))
"""Verdicts: the word for a weaker side that surely wins no more than this share."""


def scenario_section(name: str, line: ScenarioLine, id_: str, text: Text) -> Html:
    """Everything about one scenario."""
    parts: list[Content] = [
        element("h2", name),
        element("p", headline(line, text), class_="headline"),
        win_bar(line, text),
        element("p", lengths(line, text), class_="facts"),
        ending_bars(line, text),
        element("div", cards(line, text), class_="cards"),
    ]
    if line.course:
        state = registered(line.game).start(**line.options)
        parts += [
            element("h3", text("report-heat")),
            heat_maps(line.game, state, line.course, f"board-{id_}", text),
            losses_table(line.game, line.course, text),
        ]
    else:
        parts.append(player_table(line.players, text))
    return element("section", parts, id=id_, class_="scenario")


def headline(line: ScenarioLine, text: Text) -> str:
    """Who is ahead, in one sentence; a verdict only where both sides were played alike."""
    sides = {side: won.rate or 0.0 for side, won in line.sides.items()}
    lead = max(sides, key=lambda side: sides[side])
    weak = min(sides, key=lambda side: (side == lead, sides[side]))
    if not line.sides[lead].of:
        return text("report-none-finished")
    percent = f"{100 * sides[lead]:.0f}"
    if not line.course:
        even = sides[lead] == sides[weak]
        return text("report-even") if even else verdict("report-lead", lead, percent, text)
    most = line.sides[weak].interval[1]
    found = next(name for limit, name in VERDICTS if most < limit or limit == 1)
    return verdict(f"report-{found}", lead, percent, text)


def lengths(line: ScenarioLine, text: Text) -> str:
    return text(
        "report-lengths",
        games=line.games,
        turns=spread(line.turns),
        decisions=spread(line.decisions),
    )


def cards(line: ScenarioLine, text: Text) -> list[Html]:
    """Charts side by side."""
    turn = text("ui-lab-turns")
    ends = {side: found for side, found in line.ends.items() if found}
    drawn = {colour(line.game, side): found for side, found in ends.items()}
    found = course_cards(line.game, line.course, text) if line.course else []
    chart = columns(text("report-ends"), turn, drawn)
    return [*found, card(text("report-ends"), chart, legend(line.game, ends, text))]


def course_cards(game: str, course: Curves, text: Text) -> list[Html]:
    """The score and the losses, turn by turn."""
    score, lost = score_title(game, text), text("report-lost")
    return [
        curve_card(game, score, course.score, text),
        curve_card(game, lost, course.lost, text),
    ]


def curve_card(game: str, title: str, found: dict[str, Curve], text: Text) -> Html:
    """Curves by side; scores without a side count for the first."""
    keys = [key for key in found if key in registry.sides(game)]
    series = [
        Series(
            text.name("side", key) if key in keys else title,
            colour(game, key) if key in keys else COLOURS[0],
            curve,
        )
        for key, curve in found.items()
    ]
    return card(title, curves(title, text("ui-lab-turns"), series), legend(game, keys, text))


def card(title: str, *content: Content) -> Html:
    return element("div", element("h3", title), *content, class_="card")


def legend(game: str, keys: Iterable[str], text: Text) -> Html:
    """The colours and their sides."""
    names = {
        key: text.name("side", key) if key else text.name("reason", "unfinished") for key in keys
    }
    return element(
        "p",
        (element("span", name, class_=f"of {colour(game, key)}") for key, name in names.items()),
        class_="legend",
    )


def losses_table(game: str, course: Curves, text: Text) -> Html:
    """The losses of a side by kind."""
    group = statistics(game).losses.group
    rows = [
        (text.name(group, kind), text.name("side", side), f"{count:.2f}")
        for side in course.kinds
        for kind, count in course.kinds[side].items()
    ]
    heads = [text(id_) for id_ in ("report-unit", "ui-lab-side", "report-lost-a-game")]
    summary = element("summary", text("report-kinds"))
    return element("details", summary, table(heads, rows, "numbers"))
