"""Every edge of the campaigns is taken at the server: battles end by resigning, at once where that
leads the right way, else when the objectives that decide have been met on the board."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from server.campaign_at_server import CampaignAtServer
from server.running_server import Game, Seat, Server

from echobase.ai import decide, player
from echobase.campaigns.campaign import Campaign
from echobase.campaigns.conditions import RoadFacts, holds
from echobase.campaigns.exploring import explore, results_of
from echobase.campaigns.facet import need_campaigns
from echobase.campaigns.tables import NodeTable

Edge = tuple[str, int]
RUNS = 120
"""More runs than any campaign needs."""
LONGEST = 400
"""Decisions in a battle; then a side resigns whatever has been met."""


class Walker:
    """Walks the roads of a campaign at a server until every edge was taken."""

    def __init__(self, server: Server, campaign: Campaign, seed: int) -> None:
        self.server, self.campaign, self.table = server, campaign, campaign.table
        self.rng = random.Random(seed)
        self.left: set[Edge] = set(explore(self.table, campaign.sides).edges)

    def run(self) -> None:
        """One campaign from its start to its end."""
        run = CampaignAtServer(self.server, "", "", campaign=self.table.id)
        facts = RoadFacts()
        while (state := run.state())["stage"] != "over":
            for side in state["choosing"]:
                seat = self.campaign.sides.index(side)
                cards = [card["id"] for card in run.state(seat)["choose"]]
                assert run.choose(self.rng.choice(cards), seat).status_code == 204
            if state["choosing"]:
                continue
            node = self.table.node(state["road"][-1]["id"])
            self.fight(run.battle(), node, self.wished(node, facts))
            told = run.state()["chapters"][len(facts.winners)]["debriefing"]
            facts = RoadFacts(
                {**facts.winners, node.id: told["winner"]},
                {**facts.objectives, **{one["id"]: one["met"] for one in told["objectives"]}},
            )
            self.left.discard((node.id, edge_of(node, facts)))

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

    def fight(self, made: Game, node: NodeTable, wished: list[RoadFacts]) -> None:
        """Play until a side can resign with one of the wished results."""
        strengths = self.strengths(node, wished)
        with self.server.sit(made, 0) as rebel, self.server.sit(made, 1) as empire:
            seats = [rebel, empire]
            for seat in seats:
                seat.until("table")
            for _ in range(LONGEST):
                number = max(seat.table["number"] for seat in seats)
                if any(seat.at(number)["result"] for seat in seats):
                    return
                loser = self.resigning(node, wished, seats)
                if loser is not None:
                    break
                self.act(made, seats, strengths)
            else:
                loser = self.rng.randrange(2)
            seats[loser].send(type="resign")
            while not seats[loser].until("table")["result"]:
                pass

    def resigning(self, node: NodeTable, wished: list[RoadFacts], seats: list[Seat]) -> int | None:
        """The seat that brings a wished result by resigning now; None when neither does."""
        for loser in self.rng.sample((0, 1), 2):
            winner = self.campaign.sides[1 - loser]
            met = {
                one["id"]: all(
                    goal["met"] and (goal["type"] != "win" or winner == one["side"])
                    for goal in one["goals"]
                )
                for seat in seats
                for one in seat.table["view"]["secondary"]
            }
            for wish in wished:
                if wish.winners[node.id] == winner and all(
                    wish.objectives[id_] == done for id_, done in met.items()
                ):
                    return loser
        return None

    def strengths(self, node: NodeTable, wished: list[RoadFacts]) -> list[str]:
        """By seat: a computer player who knows its objectives where all depends on one of them."""
        needed = [one for one in node.objectives if all(w.objectives[one.id] for w in wished)]
        eager = {one.side for one in needed}
        if not eager:
            return ["cadet", "cadet"]
        return ["trooper" if side in eager else "random" for side in self.campaign.sides]

    def act(self, made: Game, seats: list[Seat], strengths: list[str]) -> None:
        """Let whoever decides choose as a computer player would, where that is offered."""
        asked = next((seat for seat in seats if seat.table["decision"]), None)
        if asked is None:
            seats[0].until("table")
            return
        house: Any = self.server.client.app.state.house
        state = house.rooms.open[made.id].game_log.state
        offered = {offer["action"] for offer in asked.offers()}
        who = player(strengths[seats.index(asked)], self.table.game)
        wanted = decide(who, state, self.rng, 1) if offered else -1
        if wanted in offered:
            asked.act(wanted)
        elif asked.table["decision"]["done"] is not None:
            asked.done()
        else:
            asked.choose(self.rng)


def edge_of(node: NodeTable, facts: RoadFacts) -> int:
    """The number of the edge that a result takes."""
    return next(place for place, edge in enumerate(node.edges) if holds(edge.when, node.id, facts))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("id_", sorted(need_campaigns("battle").by_id))
def test_every_edge_is_taken(server: Server, id_: str) -> None:
    walker = Walker(server, need_campaigns("battle").by_id[id_], seed=1)
    for _ in range(RUNS):
        if not walker.left:
            break
        walker.run()
    assert not walker.left
