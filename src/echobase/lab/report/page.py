"""The whole page: the findings at a glance, then everything in turn."""

from collections.abc import Sequence
from datetime import datetime
from importlib import resources

from echobase.lab.report.bars import range_bar
from echobase.lab.report.players import player_table, standings_section
from echobase.lab.report.scenario import scenario_section
from echobase.lab.report.settings import settings_section
from echobase.lab.results import Results
from echobase.lab.summary import ScenarioLine, by_player, by_scenario, overall
from echobase.lab.words import all_labels, colour, labels, more_wins, share
from echobase.text import Text, html
from echobase.text.html import Content, Html, element


def page(results: Results, text: Text, now: datetime) -> str:
    """The report as HTML."""
    title = text("report-title", command=kind(results))
    return document(title, header(title, results, now, text), sections(results, now, text), text)


def document(title: str, header: Html, sections: Sequence[Html], text: Text) -> str:
    """A whole page without external files."""
    body = [
        header,
        element("main", sections),
        element("footer", element("p", text("report-fan-project"))),
    ]
    return html.document(title, style(), body, text.lang)


def style() -> str:
    return (resources.files("echobase.lab.report") / "report.css").read_text(encoding="utf-8")


def kind(results: Results) -> str:
    """The kind of the results; `several` for a mixture."""
    kinds = {plan.kind for plan in results.plans}
    return kinds.pop() if len(kinds) == 1 else "several"


def header(title: str, results: Results, now: datetime, text: Text) -> Html:
    players = dict.fromkeys(name for row in results.rows for name in row.players)
    scenarios = len(by_scenario(results))
    counts = {"games": len(results.rows), "scenarios": scenarios, "count": len(players)}
    parts: list[Content] = [
        element("p", f"Echo Base · {now:%Y-%m-%d}", class_="brand"),
        element("h1", title),
        element("p", text("report-about", players=", ".join(players), **counts), class_="about"),
    ]
    if not results.complete:
        told = text("report-unfinished", done=len(results.rows), wanted=results.wanted)
        parts.append(element("p", told, class_="warning"))
    given_up = sum(not row.finished for row in results.rows)
    if given_up:
        parts.append(element("p", text("ui-lab-unfinished", games=given_up), class_="warning"))
    return element("header", parts)


def sections(results: Results, now: datetime, text: Text) -> list[Html]:
    lines = by_scenario(results)
    names = labels(lines, text)
    ids = [f"s{number}" for number in range(1, len(lines) + 1)]
    found: list[Html] = []
    if any(plan.kind == "tournament" for plan in results.plans):
        found.append(standings_section(results, text))
    if len(lines) > 1:
        found.append(overview(results, list(zip(names, ids, lines, strict=True)), text))
    for name, id_, line in zip(names, ids, lines, strict=True):
        found.append(scenario_section(name, line, id_, text))
    found.append(notes(lines, text))
    found.append(settings_section(results, now, text))
    return found


def overview(results: Results, found: Sequence[tuple[str, str, ScenarioLine]], text: Text) -> Html:
    """All scenarios in a list, each with a link to its own section."""
    first = found[0][2]
    rows = [overview_row(element("a", name, href=f"#{id_}"), line) for name, id_, line in found]
    together = overall(results)
    for name, line in zip(all_labels(together, text), together, strict=True):
        rows.append(overview_row(element("strong", name), line))
    ends = (
        element("span", more_wins(side, text), class_=f"of {colour(first.game, side)}")
        for side in reversed(first.sides)
    )
    parts: list[Content] = [
        element("h2", text("report-overview")),
        element("div", ends, class_="ends"),
        element("ul", rows, class_="overview"),
        element("p", text("report-overview-note"), class_="note"),
    ]
    if any(plan.kind == "simulate" for plan in results.plans):
        parts.append(player_table(by_player(results.rows), text))
    return element("section", parts, id="overview")


def overview_row(name: Html, line: ScenarioLine) -> Html:
    first = next(iter(line.sides.values()))
    return element(
        "li",
        element("span", name, class_="name"),
        range_bar(first),
        element("span", share(first), class_="value"),
    )


def notes(lines: Sequence[ScenarioLine], text: Text) -> Html:
    """How to read the report."""
    ids = ["report-note-interval"]
    if any(line.course for line in lines):
        ids += ["report-note-verdict", "report-note-band", "report-note-heat"]
    return element(
        "section",
        element("h2", text("report-notes")),
        (element("p", text(id_)) for id_ in ids),
        id="notes",
    )
