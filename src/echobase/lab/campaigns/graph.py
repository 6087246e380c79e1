"""The graph of a campaign as a drawing: battles in columns, shares on the edges."""

from typing import Final

from echobase.campaigns.campaign import Campaign
from echobase.campaigns.exploring import in_order
from echobase.lab.campaigns.summary import (
    CampaignResults,
    edge_lines,
    ending_shares,
    visits,
    whole_nodes,
)
from echobase.lab.statistics import Share
from echobase.lab.words import COLOURS
from echobase.text import Text
from echobase.text.html import Html, element

ACROSS: Final = 300
DOWN: Final = 92
WIDTH: Final = 180
HEIGHT: Final = 58
EDGE: Final = 20


def columns(campaign: Campaign) -> list[list[str]]:
    """Nodes and endings by how many battles lie before them at most; endings come last."""
    depth = {campaign.table.start: 0}
    for id_ in in_order(campaign.table):
        for edge in campaign.table.node(id_).edges:
            depth[edge.to] = max(depth.get(edge.to, 0), depth[id_] + 1)
    last = max(depth.values())
    for ending in campaign.table.endings:
        depth[ending.id] = last
    found: list[list[str]] = [[] for _ in range(last + 1)]
    table = campaign.table
    for place in (*(one.id for one in table.nodes), *(one.id for one in table.endings)):
        found[depth[place]].append(place)
    return found


def graph(results: CampaignResults, text: Text) -> Html:
    """The drawing; it scrolls on its own if it is too wide."""
    listed = columns(results.campaign)
    tall = max(map(len, listed)) * DOWN
    at = {
        place: (EDGE + across * ACROSS, EDGE + (row + 0.5) * tall / len(column))
        for across, column in enumerate(listed)
        for row, place in enumerate(column)
    }
    parts = [_edge(at[line.node], at[line.to], line.taken) for line in edge_lines(results)]
    parts += [_place(results, place, at[place], text) for place in at]
    wide = EDGE * 2 + (len(listed) - 1) * ACROSS + WIDTH
    drawn = element(
        "svg",
        parts,
        viewBox=f"0 0 {wide} {tall + 2 * EDGE}",
        width=float(wide),
        height=float(tall + 2 * EDGE),
        role="img",
        aria_label=results.campaign.table.campaign.title.said(text.lang),
        font_size=12.0,
        font_family="sans-serif",
    )
    return element("div", drawn, style="overflow-x:auto")


def _edge(start: tuple[float, float], end: tuple[float, float], taken: Share) -> Html:
    """A line as thick as the share that takes it, and the share on it."""
    x, y = start[0] + WIDTH, start[1]
    to_x, to_y = end
    rate = taken.rate or 0.0
    middle = (x + to_x) / 2
    path = f"M{x:.0f} {y:.0f} C{middle:.0f} {y:.0f} {middle:.0f} {to_y:.0f} {to_x:.0f} {to_y:.0f}"
    line = element(
        "path",
        d=path,
        fill="none",
        stroke="currentColor",
        stroke_width=1 + 7 * rate,
        opacity="0.35",
    )
    # Nearer to the node from which it leads, where edges have not met yet.
    share = "-" if taken.rate is None else f"{100 * rate:.0f}%"
    label = element(
        "text",
        share,
        x=x + (to_x - x) * 0.32,
        y=y + (to_y - y) * 0.22 - 5,
        text_anchor="middle",
        fill="currentColor",
        stroke="Canvas",
        stroke_width=3.0,
        paint_order="stroke",
    )
    return element("g", line, label)


def _place(results: CampaignResults, place: str, at: tuple[float, float], text: Text) -> Html:
    """A battle with the shares of the sides, or an ending with how often it was reached."""
    table, (x, y) = results.campaign.table, at
    ending = table.ending(place)
    if ending is None:
        node, reached = table.node(place), visits(results)[place]
        name = f"{node.chapter} {node.title.said(text.lang)}"
        first = whole_nodes(results)[place].rate
        told = "-" if first is None else f"{100 * first:.0f} : {100 - 100 * first:.0f}"
        colour = ""
    else:
        name, reached = ending.title.said(text.lang), ending_shares(results)[place]
        degree = text(f"campaign-degree-{ending.degree}")
        told = f"{text.name('side', ending.winner)}: {degree}"
        colour = COLOURS[results.campaign.sides.index(ending.winner)]
    share = "-" if reached.rate is None else f"{100 * reached.rate:.0f}%"
    box = element(
        "rect",
        x=x,
        y=y - HEIGHT / 2,
        width=float(WIDTH),
        height=float(HEIGHT),
        rx=8.0,
        class_=colour or None,
        fill="Canvas",
        stroke="currentColor",
        stroke_width=2.0 if ending else 1.0,
    )
    lines = [
        element(
            "text",
            words,
            x=x + WIDTH / 2,
            y=y + offset,
            text_anchor="middle",
            fill="currentColor",
            font_weight="bold" if offset < 0 else None,
        )
        for words, offset in ((name[:24], -10.0), (told, 6.0), (share, 22.0))
    ]
    return element("g", box, lines)
