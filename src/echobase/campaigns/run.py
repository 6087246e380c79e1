"""A campaign in progress as a value: the road so far, what each side has won, what comes next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import msgspec

from echobase.campaigns.campaign import Campaign
from echobase.campaigns.conditions import RoadFacts, holds
from echobase.campaigns.tables import EdgeTable, EndingTable, NodeTable, RewardTable, VariantTable
from echobase.core.errors import BadOption
from echobase.core.game import Outcome, State

Stage = Literal["battle", "choice", "over"]


class BattleResult(msgspec.Struct, frozen=True):
    """How the battle of a node has ended."""

    node: str
    winner: str
    met: dict[str, bool]
    """By objective: whether it was met."""
    reason: str = ""
    turns: int = 0
    score: dict[str, int] = {}


class CardChoice(msgspec.Struct, frozen=True):
    """A card that a side has chosen as its reward."""

    node: str
    side: str
    card: str


@dataclass(frozen=True)
class OpenChoice:
    """A reward that a side still has to choose."""

    node: str
    side: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CampaignRun:
    """A campaign in progress; every step makes a new one."""

    campaign: Campaign
    agreed: Mapping[str, Any] = field(default_factory=dict)
    """Options of the game that hold for all battles: seats, leaders."""
    results: tuple[BattleResult, ...] = ()
    choices: tuple[CardChoice, ...] = ()

    # Where it stands.

    @property
    def place(self) -> str:
        """The id of the node to be played, or of the ending that was reached."""
        at = self.campaign.table.start
        for number, result in enumerate(self.results):
            at = edge_taken(self.campaign.table.node(result.node), self.facts(number + 1)).to
        return at

    @property
    def node(self) -> NodeTable | None:
        """The node to be played; None at the end."""
        return None if self.ending else self.campaign.table.node(self.place)

    @property
    def ending(self) -> EndingTable | None:
        """How the campaign has ended; None before."""
        return self.campaign.table.ending(self.place)

    @property
    def stage(self) -> Stage:
        """Whether a battle is due, a reward must be chosen first, or all is over."""
        if self.ending is not None:
            return "over"
        return "choice" if self.open_choices() else "battle"

    def facts(self, battles: int | None = None) -> RoadFacts:
        """What is known after all battles so far, or after the first few."""
        results = self.results[:battles]
        return RoadFacts(
            winners={one.node: one.winner for one in results},
            objectives={id_: met for one in results for id_, met in one.met.items()},
        )

    def variants(self) -> list[VariantTable]:
        """What earlier results change in the battle that is due."""
        node = self.node
        if node is None:
            return []
        return [one for one in node.variants if holds(one.when, node.id, self.facts())]

    # Rewards.

    def cards(self) -> dict[str, list[str]]:
        """The cards of each side, in the order in which it has won them."""
        return self._rewarded()[0]

    def brought(self) -> dict[str, list[str]]:
        """The cards that each side brings into the battle that is due."""
        node = self.node
        return within_lead(self.cards(), None if node is None else self.campaign.table.lead(node))

    def open_choices(self) -> list[OpenChoice]:
        """The rewards that must be chosen before the next battle."""
        return self._rewarded()[1]

    def _rewarded(self) -> tuple[dict[str, list[str]], list[OpenChoice]]:
        won: dict[str, list[str]] = {side: [] for side in self.campaign.sides}
        waiting = list(self.choices)
        due: list[OpenChoice] = []
        for number, result in enumerate(self.results):
            for reward in rewards_after(
                self.campaign.table.node(result.node), self.facts(number + 1)
            ):
                own = won[reward.side]
                own += [card for card in reward.cards if card not in own]
                offered = tuple(card for card in reward.choose if card not in own)
                if not reward.choose or not offered:
                    continue
                made = next(
                    (
                        one
                        for one in waiting
                        if (one.node, one.side) == (result.node, reward.side)
                        and one.card in offered
                    ),
                    None,
                )
                if len(offered) == 1:
                    own += offered
                elif made is None:
                    due.append(OpenChoice(result.node, reward.side, offered))
                else:
                    waiting.remove(made)
                    own.append(made.card)
        return won, due

    def choose(self, side: str, card: str) -> "CampaignRun":
        """The run after a side has chosen a reward; BadOption when it has nothing to choose."""
        if side not in self.campaign.sides:
            known = ", ".join(self.campaign.sides)
            raise BadOption(f"side: no side {side!r}; choose one of: {known}")
        due = next((one for one in self.open_choices() if one.side == side), None)
        if due is None:
            had = ", ".join(self.cards()[side]) or "no cards"
            raise BadOption(f"choose: {side} has no reward to choose now; it has {had}")
        if card not in due.cards:
            raise BadOption(
                f"choose: {card!r} is not offered; choose one of: {', '.join(due.cards)}"
            )
        return replace(self, choices=(*self.choices, CardChoice(due.node, side, card)))

    # Battles.

    def options(self) -> dict[str, Any]:
        """The options with which the next battle starts."""
        node = self._due()
        return {**self.agreed, **self.campaign.options(node, self.variants(), self.brought())}

    def start(self) -> State:
        """The next battle."""
        return self.campaign.start(self._due(), self.variants(), self.brought(), self.agreed)

    def _due(self) -> NodeTable:
        """The node to be played; BadOption when something else comes first."""
        if self.stage == "choice":
            sides = ", ".join(dict.fromkeys(one.side for one in self.open_choices()))
            raise BadOption(f"battle: a reward must be chosen first, by: {sides}")
        node = self.node
        if node is None:
            raise BadOption(f"battle: the campaign is over: {self.place}")
        return node

    def finish(self, state: State, outcome: Outcome) -> "CampaignRun":
        """The run after the battle that was due has ended."""
        node = self._due()
        if outcome.winner not in self.campaign.sides:
            raise BadOption("battle: nobody has won; a campaign goes on from a victory only")
        return self.take(
            BattleResult(
                node=node.id,
                winner=outcome.winner,
                met=self.campaign.rules.judge(state, outcome),
                reason=outcome.reason,
                turns=state.turn_number(),
                score=dict(outcome.score),
            )
        )

    def take(self, result: BattleResult) -> "CampaignRun":
        """The run with one more result."""
        return replace(self, results=(*self.results, result))


def within_lead(cards: Mapping[str, Sequence[str]], lead: int | None) -> dict[str, list[str]]:
    """The cards that come into a battle: a lead is limited, and those won last come (B-CAMP-11)."""
    if lead is None:
        return {side: list(own) for side, own in cards.items()}
    most = min(map(len, cards.values())) + lead
    return {side: list(own)[max(len(own) - most, 0) :] for side, own in cards.items()}


def edge_taken(node: NodeTable, facts: RoadFacts) -> EdgeTable:
    """Where the road leads from a node: the first edge that holds."""
    return next(edge for edge in node.edges if holds(edge.when, node.id, facts))


def rewards_after(node: NodeTable, facts: RoadFacts) -> list[RewardTable]:
    """The rewards of a node that were earned."""
    return [reward for reward in node.rewards if holds(reward.when, node.id, facts)]
