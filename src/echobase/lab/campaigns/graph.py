"""The graph of a campaign as a drawing: battles from top to bottom, shares on the edges."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from echobase.campaigns.campaign import Campaign
from echobase.campaigns.exploring import in_order
from echobase.campaigns.tables import EndingTable, NodeTable
from echobase.lab.campaigns.summary import (
    CampaignResults,
    EdgeLine,
    edge_lines,
    ending_shares,
    visits,
    whole_nodes,
)
from echobase.lab.statistics import Share
from echobase.lab.words import COLOURS, NOTHING
from echobase.text import Text
from echobase.text.html import Content, Html, element

WIDTH: Final = 172.0
HEIGHT: Final = 64.0
ACROSS: Final = 184.0
DOWN: Final = 146.0
EDGE: Final = 4.0
INSIDE: Final = 10.0
"""The margin of a box."""
CLEARANCE: Final = 8.0
"""Between a box and an edge that passes it."""
LETTER: Final = 6.9
"""The usual width of a bold letter."""
BETWEEN: Final = 16.0
"""From an edge's label to the box above it."""

Point = tuple[float, float]


def levels(campaign: Campaign) -> list[list[str]]:
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
    listed = levels(results.campaign)
    wide = max(map(len, listed)) * ACROSS + 2 * EDGE
    tall = (len(listed) - 1) * DOWN + HEIGHT + 2 * EDGE
    at = {
        place: (
            wide / 2 + (across - (len(row) - 1) / 2) * min(ACROSS * 2, wide / len(row)),
            EDGE + down * DOWN,
        )
        for down, row in enumerate(listed)
        for across, place in enumerate(row)
    }
    lines = edge_lines(results)
    parts = [_edge(line, way) for line, way in zip(lines, _ways(lines, at), strict=True)]
    parts += [_place(results, place, at[place], text) for place in at]
    drawn = element(
        "svg",
        parts,
        viewBox=f"0 0 {wide:.0f} {tall:.0f}",
        width=wide,
        height=tall,
        role="img",
        aria_label=results.campaign.table.campaign.title.said(text.lang),
    )
    return element("div", drawn, class_="scroll road")


def _ways(lines: Sequence[EdgeLine], at: dict[str, Point]) -> list[list[Point]]:
    """The points that each edge goes through: side by side at boxes, and past those between."""
    leaving: dict[str, list[EdgeLine]] = defaultdict(list)
    coming: dict[str, list[EdgeLine]] = defaultdict(list)
    for line in lines:
        leaving[line.node].append(line)
        coming[line.to].append(line)
    for group in leaving.values():
        group.sort(key=lambda line: at[line.to])
    for group in coming.values():
        group.sort(key=lambda line: at[line.node])
    found, taken = [], set[Point]()
    for line in lines:
        x, y = at[line.node]
        to_x, to_y = at[line.to]
        x += _beside(leaving[line.node].index(line), len(leaving[line.node]))
        to_x += _beside(coming[line.to].index(line), len(coming[line.to]))
        way = [(x, y + HEIGHT)]
        for passed in sorted({other for _, other in at.values() if y < other < to_y}):
            past = x + (to_x - x) * (passed - y) / (to_y - y)
            boxes = [middle for middle, other in at.values() if other == passed]
            past = _clear(past, passed, boxes, taken)
            way += [(past, passed), (past, passed + HEIGHT)]
        found.append([*way, (to_x, to_y)])
    return found


def _beside(number: int, of: int) -> float:
    """How far from the middle of a box one of several edges begins or ends."""
    return (number - (of - 1) / 2) * (WIDTH - 2 * INSIDE) / max(of, 3)


def _clear(x: float, y: float, boxes: Sequence[float], taken: set[Point]) -> float:
    """The nearest place beside the boxes of a level where no other edge passes."""
    for middle in boxes:
        if abs(x - middle) < WIDTH / 2 + CLEARANCE:
            side = 1 if x >= middle else -1
            x = middle + side * (WIDTH / 2 + CLEARANCE)
            while (x, y) in taken:
                x += side * CLEARANCE
    taken.add((x, y))
    return x


def _edge(line: EdgeLine, way: Sequence[Point]) -> Html:
    """A line as thick as the share that takes it, and the share on it."""
    rate = line.taken.rate
    x, y = way[0]
    path = f"M{x:.0f} {y:.0f}"
    for number, (to_x, to_y) in enumerate(way[1:]):
        middle = (y + to_y) / 2
        straight = number % 2 == 1  # beside the boxes of a level
        bend = f"C{x:.0f} {middle:.0f} {to_x:.0f} {middle:.0f}"
        path += f" {'L' if straight else bend} {to_x:.0f} {to_y:.0f}"
        x, y = to_x, to_y
    drawn = element("path", d=path, stroke_width=1 + 7 * (rate or 0.0))
    x, y = way[0]
    share = NOTHING if rate is None else f"{100 * rate:.0f}%"
    label = element("text", share, x=x, y=y + BETWEEN, class_="share")
    return element("g", drawn, label)


def _place(results: CampaignResults, place: str, at: Point, text: Text) -> Html:
    """A battle with the shares of the sides, or an ending with how often it was reached."""
    table = results.campaign.table
    ending = table.ending(place)
    if ending is None:
        return _battle(results, table.node(place), at, text)
    return _ending(results, ending, at, text)


def _battle(results: CampaignResults, node: NodeTable, at: Point, text: Text) -> Html:
    x, y = at
    first = whole_nodes(results)[node.id]
    parts: list[Content] = [
        _box(x, y, None),
        _title(f"{node.chapter} {node.title.said(text.lang)}", x, y + 19),
        _line(_came(visits(results)[node.id], text), x, y + 35),
    ]
    if first.rate is not None:
        long = 76 * first.rate
        for rate, start, width, anchor, end, side in (
            (first.rate, x - 38, long, "end", x - 42, COLOURS[0]),
            (1 - first.rate, x - 38 + long, 76 - long, "start", x + 42, COLOURS[1]),
        ):
            bar = element("rect", x=start, y=y + 44, width=width, height=9.0, class_=side)
            parts += [bar, _line(f"{100 * rate:.0f}%", end, y + 53, anchor)]
    return element("g", parts)


def _ending(results: CampaignResults, ending: EndingTable, at: Point, text: Text) -> Html:
    x, y = at
    won = f"{text.name('side', ending.winner)}: {text(f'campaign-degree-{ending.degree}')}"
    parts = [
        _box(x, y, COLOURS[results.campaign.sides.index(ending.winner)]),
        _title(ending.title.said(text.lang), x, y + 19),
        _line(won, x, y + 36),
        _line(_came(ending_shares(results)[ending.id], text), x, y + 53),
    ]
    return element("g", parts)


def _came(reached: Share, text: Text) -> str:
    if reached.rate is None:
        return NOTHING
    return text("ui-campaign-came", share=f"{100 * reached.rate:.0f}%")


def _box(x: float, y: float, side: str | None) -> Html:
    kind = "box" if side is None else f"box of-{side}"
    return element("rect", x=x - WIDTH / 2, y=y, width=WIDTH, height=HEIGHT, rx=8.0, class_=kind)


def _title(words: str, x: float, y: float) -> Html:
    """A title; a long one is set more narrowly."""
    room = WIDTH - 2 * INSIDE
    narrow = len(words) * LETTER > room
    return element(
        "text",
        words,
        x=x,
        y=y,
        class_="name",
        textLength=room if narrow else None,
        lengthAdjust="spacingAndGlyphs" if narrow else None,
    )


def _line(words: str, x: float, y: float, anchor: str = "middle") -> Html:
    return element("text", words, x=x, y=y, text_anchor=anchor)
