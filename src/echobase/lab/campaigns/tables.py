"""The results of a campaign as rows of words and figures, for the screen and for the report."""

from dataclasses import dataclass

from echobase.campaigns.tables import NodeTable
from echobase.lab.campaigns.summary import (
    CampaignResults,
    SetUpLine,
    card_lines,
    edge_lines,
    ending_shares,
    set_up_lines,
    visits,
    whole_nodes,
    whole_share,
)
from echobase.lab.words import percent, share
from echobase.text import Text


@dataclass(frozen=True)
class ResultTable:
    """A table under its title."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def tables(results: CampaignResults, text: Text) -> list[ResultTable]:
    """Everything that was measured; tables without a row are left out."""
    found = [
        whole_table(results, text),
        edge_table(results, text),
        node_table(results, text),
        objective_table(results, text),
        extreme_table(results, text),
        card_table(results, text),
    ]
    return [one for one in found if one.rows]


def node_name(node: NodeTable, text: Text) -> str:
    return text("campaign-place", chapter=node.chapter, title=node.title.said(text.lang))


def place(results: CampaignResults, id_: str, text: Text) -> str:
    """A node, or an ending by its title."""
    ending = results.campaign.table.ending(id_)
    if ending is not None:
        return ending.title.said(text.lang)
    return node_name(results.campaign.table.node(id_), text)


def first_side(results: CampaignResults, text: Text) -> str:
    return text("ui-campaign-won-by", name=text.name("side", results.campaign.sides[0]))


def whole_table(results: CampaignResults, text: Text) -> ResultTable:
    """Who wins campaigns, and how."""
    heads = [text("ui-campaign-outcome"), text("ui-lab-won"), text("ui-lab-games")]
    rows = []
    sides = results.campaign.sides
    if whole_share(results, sides[0]).of:
        for side in sides:
            found = whole_share(results, side)
            rows.append([text.name("side", side), share(found), str(found.of)])
        for id_, found in ending_shares(results).items():
            rows.append([place(results, id_, text), share(found), str(found.of)])
    return ResultTable(text("ui-campaign-table-whole"), heads, rows)


def edge_table(results: CampaignResults, text: Text) -> ResultTable:
    """Where the road leads."""
    heads = [
        text("ui-campaign-from"),
        text("ui-campaign-to"),
        text("ui-campaign-taken"),
        text("ui-lab-games"),
    ]
    rows = [
        [
            place(results, line.node, text),
            place(results, line.to, text),
            share(line.taken),
            str(line.taken.of),
        ]
        for line in edge_lines(results)
        if line.taken.of
    ]
    return ResultTable(text("ui-campaign-table-edges"), heads, rows)


def node_table(results: CampaignResults, text: Text) -> ResultTable:
    """Every battle by itself and within whole campaigns."""
    heads = [
        text("ui-campaign-battle"),
        first_side(results, text),
        text("ui-campaign-in-campaigns"),
        text("ui-campaign-reached"),
        text("ui-lab-turns"),
        text("ui-lab-games"),
    ]
    inside, reached = whole_nodes(results), visits(results)
    rows = []
    for line in set_up_lines(results, "nodes"):
        node = results.campaign.table.node(line.set_up.node)
        rows.append(
            [
                node_name(node, text),
                percent(line.first),
                percent(inside[node.id]),
                percent(reached[node.id]),
                f"{line.turns:.1f}",
                str(line.first.of),
            ]
        )
    return ResultTable(text("ui-campaign-table-nodes"), heads, rows)


def objective_table(results: CampaignResults, text: Text) -> ResultTable:
    """How often the secondary objectives are met, in battles without cards."""
    heads = [
        text("ui-campaign-battle"),
        text("ui-lab-side"),
        text("ui-campaign-objective"),
        text("ui-campaign-objectives-met"),
    ]
    rows = [
        [
            node_name(results.campaign.table.node(line.set_up.node), text),
            text.name("side", one.side),
            one.id,
            percent(line.met[one.id]),
        ]
        for line in set_up_lines(results, "nodes")
        for one in results.campaign.table.node(line.set_up.node).objectives
    ]
    return ResultTable(text("ui-campaign-table-objectives"), heads, rows)


def extreme_table(results: CampaignResults, text: Text) -> ResultTable:
    """Every battle with the most that one side can have won before and the least of the other."""
    heads = [
        text("ui-campaign-battle"),
        text("ui-campaign-favoured"),
        text("ui-campaign-brings"),
        first_side(results, text),
        text("ui-lab-games"),
    ]
    rows = [
        [
            node_name(results.campaign.table.node(line.set_up.node), text),
            text.name("side", line.set_up.favours),
            brought(line, text),
            percent(line.first),
            str(line.first.of),
        ]
        for line in set_up_lines(results, "extremes")
    ]
    return ResultTable(text("ui-campaign-table-extremes"), heads, rows)


def brought(line: SetUpLine, text: Text) -> str:
    """The variants of a set-up and the cards of both sides."""
    cards = [text.name("card", card) for own in line.set_up.cards.values() for card in own]
    return ", ".join([*line.set_up.variants, *cards]) or "-"


def card_table(results: CampaignResults, text: Text) -> ResultTable:
    """What each card does for its side, in battles with the same luck."""
    heads = [
        text("ui-campaign-card-head"),
        text("ui-lab-side"),
        text("ui-campaign-with"),
        text("ui-campaign-without"),
        text("ui-lab-games"),
    ]
    rows = [
        [
            text.name("card", line.card),
            text.name("side", line.side),
            share(line.with_),
            share(line.without),
            str(line.with_.of),
        ]
        for line in card_lines(results)
    ]
    return ResultTable(text("ui-campaign-table-cards"), heads, rows)
