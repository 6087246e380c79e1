"""What the games of a campaign show: shares of battles, edges, endings and cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from echobase.campaigns.campaign import Campaign
from echobase.lab.campaigns.plan import CampaignPlan, NodeSetUp
from echobase.lab.campaigns.playing import BattlePlayed, CampaignRow
from echobase.lab.statistics import Share


@dataclass(frozen=True)
class CampaignResults:
    """The games of a plan that were played."""

    plan: CampaignPlan
    campaign: Campaign
    rows: tuple[CampaignRow, ...]
    stopped: str = ""
    """Why not all of them were played; empty when they were."""


@dataclass(frozen=True)
class SetUpLine:
    """The battles of one set-up."""

    set_up: NodeSetUp
    first: Share
    """Won by the first side."""
    met: dict[str, Share]
    turns: float


@dataclass(frozen=True)
class CardLine:
    """What one card does for its side."""

    card: str
    side: str
    with_: Share
    without: Share
    """The same battles with the same luck, without the card."""


@dataclass(frozen=True)
class EdgeLine:
    """An edge in whole campaigns."""

    node: str
    to: str
    taken: Share
    """Of the campaigns that came through the node."""


def battles_of(results: CampaignResults, number: int) -> list[BattlePlayed]:
    """The finished battles of one set-up."""
    return [
        row.battles[0]
        for row in results.rows
        if row.set_up == number and row.battles and row.battles[0].winner
    ]


def won_by(battles: Sequence[BattlePlayed], side: str) -> Share:
    return Share(sum(one.winner == side for one in battles), len(battles))


def set_up_lines(results: CampaignResults, part: str) -> list[SetUpLine]:
    """The set-ups of one part of the plan."""
    found = []
    for number, set_up in enumerate(results.plan.set_ups):
        battles = battles_of(results, number)
        if set_up.part != part:
            continue
        node = results.campaign.table.node(set_up.node)
        found.append(
            SetUpLine(
                set_up,
                won_by(battles, results.campaign.sides[0]),
                {
                    one.id: Share(sum(each.met[one.id] for each in battles), len(battles))
                    for one in node.objectives
                },
                sum(one.turns for one in battles) / max(len(battles), 1),
            )
        )
    return found


def card_lines(results: CampaignResults) -> list[CardLine]:
    """Every card, over all battles in which its side can have it."""
    plain = {
        set_up.node: number
        for number, set_up in enumerate(results.plan.set_ups)
        if set_up.part == "nodes"
    }
    found: dict[str, tuple[str, list[BattlePlayed], list[BattlePlayed]]] = {}
    for number, set_up in enumerate(results.plan.set_ups):
        if set_up.part != "cards":
            continue
        (card,) = set_up.cards[set_up.favours]
        _, with_, without = found.setdefault(card, (set_up.favours, [], []))
        with_ += battles_of(results, number)
        without += battles_of(results, plain[set_up.node]) if set_up.node in plain else []
    return [
        CardLine(card, side, won_by(with_, side), won_by(without, side))
        for card, (side, with_, without) in found.items()
    ]


def whole_rows(results: CampaignResults) -> list[CampaignRow]:
    """Campaigns that were played from start to end."""
    return [row for row in results.rows if row.ending]


def whole_share(results: CampaignResults, side: str) -> Share:
    """How often a side has won the campaign."""
    rows = whole_rows(results)
    winners = [results.campaign.table.ending(row.ending) for row in rows]
    return Share(sum(one is not None and one.winner == side for one in winners), len(rows))


def ending_shares(results: CampaignResults) -> dict[str, Share]:
    """How often each ending was reached."""
    rows = whole_rows(results)
    counts = Counter(row.ending for row in rows)
    return {one.id: Share(counts[one.id], len(rows)) for one in results.campaign.table.endings}


def visits(results: CampaignResults) -> dict[str, Share]:
    """How many campaigns came through each node."""
    rows = whole_rows(results)
    counts = Counter(battle.node for row in rows for battle in row.battles)
    return {node.id: Share(counts[node.id], len(rows)) for node in results.campaign.table.nodes}


def whole_nodes(results: CampaignResults) -> dict[str, Share]:
    """How often the first side has won each node in whole campaigns."""
    side = results.campaign.sides[0]
    return {
        node.id: won_by(
            [one for row in whole_rows(results) for one in row.battles if one.node == node.id],
            side,
        )
        for node in results.campaign.table.nodes
    }


def edge_lines(results: CampaignResults) -> list[EdgeLine]:
    """How often each way from a node was taken."""
    taken = Counter(
        (battle.node, battle.to) for row in whole_rows(results) for battle in row.battles
    )
    seen = visits(results)
    return [
        EdgeLine(node.id, to, Share(taken[node.id, to], seen[node.id].won))
        for node in results.campaign.table.nodes
        for to in dict.fromkeys(edge.to for edge in node.edges)
    ]
