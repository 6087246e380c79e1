"""What is played to measure a campaign: every battle in several set-ups, cards, whole campaigns."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

import msgspec

from echobase.campaigns.campaign import Campaign, as_tables
from echobase.campaigns.conditions import parts_of
from echobase.campaigns.exploring import Roads, by_size, explore
from echobase.campaigns.run import within_lead
from echobase.campaigns.tables import CampaignTable, NodeTable, VariantTable

Part = Literal["nodes", "extremes", "cards", "whole"]
PARTS: Final[tuple[Part, ...]] = ("nodes", "extremes", "cards", "whole")


class NodeSetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle as some road can bring it."""

    part: Part
    node: str = ""
    """Empty for a whole campaign."""
    variants: tuple[str, ...] = ()
    cards: dict[str, tuple[str, ...]] = {}
    favours: str = ""
    """In `extremes` the side that has won the most before, while the other has won the least; in
    `cards` the side of the card."""


class CampaignPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the results; it is stored at the beginning of their file."""

    campaign: str
    game: str
    digest: str
    document: dict[str, Any]
    players: tuple[str, ...]
    """By side."""
    games: int
    """Of each set-up, and of whole campaigns."""
    seed: int
    limit: int
    echobase: str
    set_ups: tuple[NodeSetUp, ...]

    @property
    def jobs(self) -> list[tuple[int, int]]:
        """All games: the number of the set-up, and the round."""
        return [
            (number, round_) for round_ in range(self.games) for number in range(len(self.set_ups))
        ]


def campaign_plan(
    campaign: Campaign,
    players: tuple[str, ...],
    games: int,
    seed: int,
    limit: int,
    version: str,
    parts: tuple[Part, ...] = PARTS,
    battles: tuple[str, ...] | None = None,
) -> CampaignPlan:
    """The plan for one campaign; of some battles only, it has no whole campaigns."""
    return CampaignPlan(
        campaign=campaign.table.id,
        game=campaign.table.game,
        digest=campaign.digest,
        document=as_tables(campaign),
        players=players,
        games=games,
        seed=seed,
        limit=limit,
        echobase=version,
        set_ups=tuple(
            one
            for one in set_ups(campaign)
            if one.part in parts and (battles is None or one.node in battles)
        ),
    )


def set_ups(campaign: Campaign) -> Iterator[NodeSetUp]:
    """All that is to be played."""
    roads = explore(campaign.table, campaign.sides)
    for node in campaign.table.nodes:
        plain = NodeSetUp("nodes", node.id, named(node, roads.variants(node)[0]))
        yield plain
        for favoured in campaign.sides:
            for one in extremes(campaign, node, roads, favoured):
                if any(one.cards.values()) or one.variants != plain.variants:
                    yield one
    for card, side in given_cards(campaign).items():
        for id_ in played_with(campaign, roads, card):
            node = campaign.table.node(id_)
            first = named(node, roads.variants(node)[0])
            yield NodeSetUp("cards", id_, first, {side: (card,)}, side)
    yield NodeSetUp("whole")


def named(node: NodeTable, numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(node.variants[number].id for number in numbers)


def extremes(
    campaign: Campaign, node: NodeTable, roads: Roads, favoured: str
) -> Iterator[NodeSetUp]:
    """A node with the most that a side can have won and the least of the other, as roads allow.

    A variant or a card more of the own counts as much as one less of the other side; where several
    set-ups have the same balance, all of them are played.
    """
    found = []
    for numbers in roads.variants(node):
        cards = within_lead(
            {
                side: by_size(known)[-1 if side == favoured else 0]
                for side, known in hoards_with(node, roads, numbers).items()
            },
            campaign.table.lead(node),
        )
        earned = [earner(campaign.table, node.variants[number]) for number in numbers]
        won = {side: len(own) + earned.count(side) for side, own in cards.items()}
        brought = {side: tuple(own) for side, own in cards.items()}
        set_up = NodeSetUp("extremes", node.id, named(node, numbers), brought, favoured)
        found.append((2 * won[favoured] - sum(won.values()), set_up))
    best = max(balance for balance, _ in found)
    yield from (set_up for balance, set_up in found if balance == best)


def hoards_with(
    node: NodeTable, roads: Roads, numbers: tuple[int, ...]
) -> dict[str, set[tuple[str, ...]]]:
    """The cards with which a side can come to a node where these variants hold."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for key, arrival in roads.arrivals.items():
        if arrival.node == node.id and roads.numbers(node, arrival) == numbers:
            for side, known in roads.hoards[key].items():
                found.setdefault(side, set()).update(known)
    return found


def earner(table: CampaignTable, variant: VariantTable) -> str:
    """The side whose victory or objective brings a variant; empty where it is not one side's."""
    sides = {one.id: one.side for node in table.nodes for one in node.objectives}
    earned = set()
    for _, condition in parts_of(variant.when, ""):
        earned |= {*condition.won.values(), *(sides[id_] for id_ in condition.met)}
    return earned.pop() if len(earned) == 1 else ""


def played_with(campaign: Campaign, roads: Roads, card: str) -> list[str]:
    """The nodes into which a side can bring this card while the other has none."""
    found = {arrival.node for key, arrival in roads.arrivals.items() if card in roads.possible[key]}
    table = campaign.table
    return [node.id for node in table.nodes if node.id in found and table.lead(node) != 0]


def given_cards(campaign: Campaign) -> Mapping[str, str]:
    """The cards that the campaign gives, each with its side."""
    return {
        card: reward.side
        for node in campaign.table.nodes
        for reward in node.rewards
        for card in (*reward.cards, *reward.choose)
    }
