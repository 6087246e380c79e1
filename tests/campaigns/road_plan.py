"""Plans walks over the roads of a campaign until every edge was taken."""

import random
from collections.abc import Iterator, Mapping

from echobase.campaigns.campaign import Campaign
from echobase.campaigns.conditions import RoadFacts, holds
from echobase.campaigns.exploring import explore, results_of
from echobase.campaigns.tables import NodeTable

Edge = tuple[str, int]


class RoadPlan:
    """The edges that are left to be taken, and which results of battles lead to them."""

    def __init__(self, campaign: Campaign, seed: int) -> None:
        self.campaign, self.table = campaign, campaign.table
        self.rng = random.Random(seed)
        self.left: set[Edge] = set(explore(self.table, campaign.sides).edges)

    def after(
        self, node: NodeTable, facts: RoadFacts, winner: str, met: Mapping[str, bool]
    ) -> RoadFacts:
        """What is known after a battle, whose edge is taken now."""
        known = RoadFacts({**facts.winners, node.id: winner}, {**facts.objectives, **met})
        self.left.discard((node.id, edge_of(node, known)))
        return known

    def wished(self, node: NodeTable, facts: RoadFacts) -> list[RoadFacts]:
        """The results that lead to an edge that was not taken yet, or nearer to one."""
        results = list(results_of(node, facts, self.campaign.sides))
        worth = [self.worth(node, one) for one in results]
        return [one for one, value in zip(results, worth, strict=True) if value == max(worth)]

    def worth(self, node: NodeTable, facts: RoadFacts) -> int:
        """2 for an edge that was not taken yet, 1 for a way to one."""
        number = edge_of(node, facts)
        if (node.id, number) in self.left:
            return 2
        ahead = self.ahead(node.edges[number].to)
        return int(any(edge in self.left for edge in ahead))

    def ahead(self, place: str) -> Iterator[Edge]:
        if self.table.ending(place) is None:
            node = self.table.node(place)
            for number, edge in enumerate(node.edges):
                yield node.id, number
                yield from self.ahead(edge.to)


def edge_of(node: NodeTable, facts: RoadFacts) -> int:
    """The number of the edge that a result takes."""
    return next(place for place, edge in enumerate(node.edges) if holds(edge.when, node.id, facts))
