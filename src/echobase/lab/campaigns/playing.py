"""Plays the games of a campaign's plan: single battles, and whole campaigns from start to end."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random

import msgspec

from echobase.ai import decide, player
from echobase.campaigns.campaign import Campaign
from echobase.campaigns.facet import need_campaigns
from echobase.campaigns.run import CampaignRun
from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.lab.campaigns.plan import CampaignPlan, NodeSetUp
from echobase.lab.match import Luck


class BattlePlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle that was played."""

    node: str
    winner: str
    """Empty when it was stopped at the limit of decisions."""
    met: dict[str, bool]
    turns: int
    to: str = ""
    """In a whole campaign: where the road led."""


class CampaignRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one game of the plan."""

    set_up: int
    round: int
    battles: tuple[BattlePlayed, ...]
    ending: str = ""
    """Of a whole campaign; empty when a battle was stopped."""
    cards: dict[str, tuple[str, ...]] = {}
    """Of a whole campaign: what each side has won."""


@dataclass(frozen=True)
class CampaignMatches:
    """Plays a game given by its set-up and round; every process has its own copy."""

    plan: CampaignPlan

    @cached_property
    def campaign(self) -> Campaign:
        found = need_campaigns(self.plan.game)
        return found.convert(self.plan.document, Path(), self.plan.campaign)

    def __call__(self, job: tuple[int, int]) -> CampaignRow:
        number, round_ = job
        set_up = self.plan.set_ups[number]
        # Battles of one node share their seeds, so that set-ups are compared with equal luck.
        seed = f"{self.plan.seed}/{self.plan.campaign}/{set_up.node}/{round_}"
        if set_up.part == "whole":
            return self.whole(number, round_, seed)
        state = self.first(set_up)
        return CampaignRow(number, round_, (self.battle(set_up.node, state, seed),))

    def first(self, set_up: NodeSetUp) -> State:
        """The battle of a set-up before its first turn."""
        node = self.campaign.table.node(set_up.node)
        variants = [one for one in node.variants if one.id in set_up.variants]
        return self.campaign.start(node, variants, set_up.cards, {})

    def battle(self, node: str, state: State, seed: str) -> BattlePlayed:
        """Play a battle to its end or to the limit."""
        self.play(state, seed)
        outcome = state.outcome()
        if outcome is None:
            return BattlePlayed(node, "", {}, state.turn_number())
        met = self.campaign.rules.judge(state, outcome)
        return BattlePlayed(node, outcome.winner, met, state.turn_number())

    def play(self, state: State, seed: str) -> None:
        by_side = dict(zip(self.campaign.sides, self.plan.players, strict=True))
        seated = [player(by_side[side], self.plan.game) for side in state.sides()]
        minds = [Random(f"{seed}/seat/{seat}") for seat in range(len(seated))]
        luck, decisions = Luck(seed), 0
        while (seat := state.to_act()) != OVER and decisions < self.plan.limit:
            if seat == CHANCE:
                state.apply(luck.draw(state))
                continue
            state.apply(decide(seated[seat], state, minds[seat]))
            decisions += 1

    def whole(self, number: int, round_: int, seed: str) -> CampaignRow:
        """A campaign from start to end; rewards are chosen at random."""
        run, taste = CampaignRun(self.campaign), Random(f"{seed}/rewards")
        battles: list[BattlePlayed] = []
        while run.stage != "over":
            if run.stage == "choice":
                due = run.open_choices()[0]
                run = run.choose(due.side, taste.choice(due.cards))
                continue
            state, node = run.start(), run.place
            played = self.battle(node, state, f"{seed}/{node}")
            outcome = state.outcome()
            if outcome is None:
                return CampaignRow(number, round_, (*battles, played))
            run = run.finish(state, outcome)
            battles.append(msgspec.structs.replace(played, to=run.place))
        won = {side: tuple(cards) for side, cards in run.cards().items()}
        return CampaignRow(number, round_, tuple(battles), run.place, won)
