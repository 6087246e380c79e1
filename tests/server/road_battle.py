"""A battle of a campaign that is played until a side can resign with a wished result."""

from collections.abc import Callable
from typing import Any

from campaigns.road_plan import BEARER, RoadPlan
from server.running_server import Seat

from echobase.ai import decide, player
from echobase.campaigns.conditions import RoadFacts
from echobase.campaigns.tables import NodeTable
from echobase.games.battle.rules.board import DISTANCE, INDEX

LONGEST = 400
"""Decisions in a battle; then a side resigns whatever has been met."""


class RoadBattle:
    """Both seats of a battle, and which results are wished for."""

    def __init__(
        self,
        plan: RoadPlan,
        node: NodeTable,
        wished: list[RoadFacts],
        seats: list[Seat],
        state: Callable[[], Any],
    ) -> None:
        self.plan, self.node, self.wished, self.seats = plan, node, wished, seats
        self.state = state
        """The state of the game at the server."""
        self.rng, self.sides = plan.rng, plan.campaign.sides
        self.strengths = plan.strengths(node, wished)

    def loser(self) -> int | None:
        """Play until somebody shall resign, and say who; None when the battle is over before."""
        for _ in range(LONGEST):
            for seat in self.seats:
                seat.at(0)
            number = max(seat.table["number"] for seat in self.seats)
            if any(seat.at(number)["result"] for seat in self.seats):
                return None
            loser = self.resigning()
            if loser is not None:
                return loser
            self.act()
        return self.rng.randrange(2)

    def resigning(self) -> int | None:
        """The seat that brings a wished result by resigning now; None when neither does."""
        for loser in self.rng.sample((0, 1), 2):
            winner = self.sides[1 - loser]
            met = {
                one["id"]: all(
                    goal["met"] and (goal["type"] != "win" or winner == one["side"])
                    for goal in one["goals"]
                )
                for seat in self.seats
                for one in seat.table["view"]["secondary"]
            }
            for wish in self.wished:
                if wish.winners[self.node.id] == winner and all(
                    wish.objectives[id_] == done for id_, done in met.items()
                ):
                    return loser
        return None

    def act(self) -> None:
        """Let whoever decides choose as a computer player would, where that is offered."""
        asked = next((seat for seat in self.seats if seat.table["decision"]), None)
        if asked is None:
            self.seats[0].until("table")
            return
        state = self.state()
        offered = {offer["action"] for offer in asked.offers()}
        seat = self.seats.index(asked)
        decides = offered and state.to_act() == seat  # and is not only asked to go on
        wanted = self.choice(state, self.strengths[seat], offered) if decides else -1
        if wanted in offered:
            asked.act(wanted)
        elif asked.table["decision"]["done"] is not None:
            asked.done()
        else:
            asked.choose(self.rng)

    def choice(self, state: Any, who: str, offered: set[int]) -> int:
        """What a player would do."""
        if who != BEARER:
            return decide(player(who, self.plan.table.game), state, self.rng, 1)
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
