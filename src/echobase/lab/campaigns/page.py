"""The report about a campaign: its graph with shares on the edges, then all tables."""

from datetime import datetime

from echobase import __version__, build
from echobase.lab.campaigns.graph import graph
from echobase.lab.campaigns.summary import CampaignResults, whole_rows
from echobase.lab.campaigns.tables import tables
from echobase.lab.report.page import document
from echobase.lab.report.scenario import legend
from echobase.text import Text, html
from echobase.text.html import Content, Html, element


def page(results: CampaignResults, text: Text) -> str:
    """The report as HTML."""
    title = results.campaign.table.campaign.title.said(text.lang)
    return document(title, header(results, title, text), sections(results, text), text)


def header(results: CampaignResults, title: str, text: Text) -> Html:
    played = text(
        "ui-campaign-played",
        games=len(results.rows),
        wanted=len(results.plan.jobs),
        players=", ".join(dict.fromkeys(results.plan.players)),
        seed=results.plan.seed,
    )
    return element(
        "header",
        element("p", f"Echo Base · {datetime.now():%Y-%m-%d}", class_="brand"),
        element("h1", title),
        element("p", played, class_="about"),
        element("p", f"Echo Base {__version__} ({build()})", class_="about"),
    )


def sections(results: CampaignResults, text: Text) -> list[Html]:
    found: list[Html] = []
    if whole_rows(results):
        parts: list[Content] = [
            element("h2", text("ui-campaign-graph")),
            element("p", text("ui-campaign-graph-note"), class_="note"),
            legend(results.plan.game, results.campaign.sides, text),
            graph(results, text),
        ]
        found.append(element("section", parts, id="graph"))
    for number, one in enumerate(tables(results, text)):
        told = html.table(one.heads, one.rows)
        found.append(element("section", element("h2", one.title), told, id=f"t{number}"))
    return found
