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
from echobase.games.battle.rules.board import DISTANCE, INDEX

Edge = tuple[str, int]
RUNS = 120
"""More runs than any campaign needs."""
BEARER = "bearer"
"""Brings a token home; computer players seldom do."""
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
        """By seat: who plays better than at random, because all depends on an objective."""
        eager: dict[str, str] = {}
        for one in node.objectives:
            told = {wish.objectives[one.id] for wish in wished}
            if told == {True}:
                eager[one.side] = BEARER if "token" in one.goals[0] else "trooper"
            elif told == {False}:
                eager |= {side: "trooper" for side in self.campaign.sides if side != one.side}
        usual = "random" if eager else "cadet"
        return [eager.get(side, usual) for side in self.campaign.sides]

    def act(self, made: Game, seats: list[Seat], strengths: list[str]) -> None:
        """Let whoever decides choose as a computer player would, where that is offered."""
        asked = next((seat for seat in seats if seat.table["decision"]), None)
        if asked is None:
            seats[0].until("table")
            return
        house: Any = self.server.client.app.state.house
        state = house.rooms.open[made.id].game_log.state
        offered = {offer["action"] for offer in asked.offers()}
        seat = seats.index(asked)
        decides = offered and state.to_act() == seat  # and is not only asked to go on
        wanted = self.choice(state, strengths[seat], offered) if decides else -1
        if wanted in offered:
            asked.act(wanted)
        elif asked.table["decision"]["done"] is not None:
            asked.done()
        else:
            asked.choose(self.rng)

    def choice(self, state: Any, who: str, offered: set[int]) -> int:
        """What a player would do."""
        if who != BEARER:
            return decide(player(who, self.table.game), state, self.rng, 1)
        possible = [action for action in state.actions() if action in offered]
        return max(
            possible, key=lambda action: (near(state, action), self.rng.random()), default=-1
        )


def near(state: Any, action: int) -> int:
    """How near an action brings the token to the exit of its side, or somebody to the token."""
    own, after = state.to_act(), state.copy()
    after.apply(action)
    seen = after.view(own)
    token = next(one for one in seen.objectives if one.type == "token")
    if token.held_by == "escaped":
        return 100
    place = INDEX[token.hexes[0]]
    if token.held_by:
        return 50 - min(DISTANCE[place][INDEX[hex_]] for one in seen.exits for hex_ in one.hexes)
    units = [unit.hex for unit in seen.units if unit.side == token.side]
    return -min((DISTANCE[place][INDEX[hex_]] for hex_ in units), default=100)


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
