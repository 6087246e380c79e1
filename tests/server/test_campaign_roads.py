"""Every edge of the campaigns is taken at the server: battles end by resigning, at once where that
leads the right way, else when the objectives that decide have been met on the board."""

import pytest
from campaigns.road_plan import RoadPlan
from server.campaign_at_server import CampaignAtServer
from server.road_battle import RoadBattle
from server.running_server import Game, Server

from echobase.campaigns.conditions import RoadFacts
from echobase.campaigns.facet import need_campaigns
from echobase.campaigns.tables import NodeTable

RUNS = 120
"""More runs than any campaign needs."""


class Walker:
    """Walks the roads of a campaign at a server until every edge was taken."""

    def __init__(self, server: Server, plan: RoadPlan) -> None:
        self.server, self.plan = server, plan

    def run(self) -> None:
        """One campaign from its start to its end."""
        run = CampaignAtServer(self.server, "", "", campaign=self.plan.table.id)
        facts = RoadFacts()
        while (state := run.state())["stage"] != "over":
            for side in state["choosing"]:
                seat = self.plan.campaign.sides.index(side)
                cards = [card["id"] for card in run.state(seat)["choose"]]
                assert run.choose(self.plan.rng.choice(cards), seat).status_code == 204
            if state["choosing"]:
                continue
            node = self.plan.table.node(state["road"][-1]["id"])
            self.fight(run.battle(), node, self.plan.wished(node, facts))
            facts = self.plan.after(node, facts, *run.result(len(facts.winners)))

    def fight(self, made: Game, node: NodeTable, wished: list[RoadFacts]) -> None:
        """Play until a side can resign with one of the wished results."""
        with self.server.sit(made, 0) as rebel, self.server.sit(made, 1) as empire:
            seats = [rebel, empire]
            battle = RoadBattle(self.plan, node, wished, seats, lambda: self.server.log_of(made.id))
            loser = battle.loser()
            if loser is None:
                return
            seats[loser].send(type="resign")
            while not seats[loser].until("table")["result"]:
                pass


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("id_", sorted(need_campaigns("battle").by_id))
def test_every_edge_is_taken(server: Server, id_: str) -> None:
    walker = Walker(server, RoadPlan(need_campaigns("battle").by_id[id_], seed=1))
    for _ in range(RUNS):
        if not walker.plan.left:
            break
        walker.run()
    assert not walker.plan.left
