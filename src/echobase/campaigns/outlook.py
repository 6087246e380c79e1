"""What a battle will change: every result as one side can know it before the battle (B-CAMP-04)."""

from itertools import product

import msgspec

from echobase.campaigns.conditions import RoadFacts, judged, parts_of
from echobase.campaigns.run import CampaignRun
from echobase.campaigns.tables import CampaignTable, NodeTable, RoadCondition


class VariantAhead(msgspec.Struct, frozen=True):
    """A change of a later battle that a result brings."""

    node: str
    variant: str
    certain: bool
    """Whether it is certain if that battle is played; otherwise more must come together."""


class RewardAhead(msgspec.Struct, frozen=True):
    """Cards that a side gets after the battle."""

    side: str
    cards: list[str]
    """The card, or two to choose from; cards that the side has already are left out."""
    choose: bool


class Prospect(msgspec.Struct, frozen=True):
    """One result of the battle and what follows from it, as a side can know it."""

    winner: str
    met: list[str]
    """The side's own objectives that are met."""
    next: list[str]
    """Where the road leads: a node or an ending; several when secrets of the enemy decide."""
    rewards: list[RewardAhead]
    """What is certain; what hangs on secrets of the enemy is not told."""
    variants: list[VariantAhead]


class Outlook(msgspec.Struct, frozen=True):
    """All that a side can know before a battle about what it will change."""

    side: str
    node: str
    objectives: list[str]
    """The side's own secondary objectives."""
    prospects: list[Prospect]
    """One for each winner and each set of own objectives met."""


def outlook(run: CampaignRun, side: str) -> Outlook | None:
    """What the battle that is due will change, as one side can know it; None at the end."""
    node = run.node
    if node is None:
        return None
    own = [one.id for one in node.objectives if one.side == side]
    prospects = [
        _prospect(run, node, winner, own, met)
        for winner in (side, *(other for other in run.campaign.sides if other != side))
        for met in product((True, False), repeat=len(own))
    ]
    return Outlook(side=side, node=node.id, objectives=own, prospects=prospects)


def _prospect(
    run: CampaignRun, node: NodeTable, winner: str, own: list[str], met: tuple[bool, ...]
) -> Prospect:
    facts = _assumed(run, node, winner, dict(zip(own, met, strict=True)))
    roads: list[str] = []
    for edge in node.edges:
        answer = judged(edge.when, node.id, facts)
        if answer is not False and edge.to not in roads:
            roads.append(edge.to)
        if answer:
            break
    return Prospect(
        winner=winner,
        met=[id_ for id_, done in zip(own, met, strict=True) if done],
        next=roads,
        rewards=_rewards(run, node, facts),
        variants=_variants(run, node, facts, reachable(run.campaign.table, roads)),
    )


def _assumed(run: CampaignRun, node: NodeTable, winner: str, own: dict[str, bool]) -> RoadFacts:
    """What is known if the battle ends so: battles ahead and secrets of the enemy are open.

    A battle that was passed by will never be played, which is certain as well.
    """
    so_far = run.facts()
    later = reachable(run.campaign.table, [edge.to for edge in node.edges])
    return RoadFacts(
        winners={**so_far.winners, node.id: winner},
        objectives={**so_far.objectives, **own},
        open_nodes=frozenset(later),
        open_objectives=frozenset(
            objective.id
            for one in run.campaign.table.nodes
            if one.id in later or one.id == node.id
            for objective in one.objectives
            if objective.id not in own
        ),
    )


def _rewards(run: CampaignRun, node: NodeTable, facts: RoadFacts) -> list[RewardAhead]:
    has = run.cards()
    found = []
    for reward in node.rewards:
        offered = [card for card in (*reward.cards, *reward.choose) if card not in has[reward.side]]
        if offered and judged(reward.when, node.id, facts):
            choose = bool(reward.choose) and len(offered) > 1
            found.append(RewardAhead(reward.side, offered, choose))
    return found


def _variants(
    run: CampaignRun, node: NodeTable, facts: RoadFacts, ahead: set[str]
) -> list[VariantAhead]:
    """The changes of the battles ahead that this result has something to do with."""
    open_ = RoadFacts(
        winners={id_: side for id_, side in facts.winners.items() if id_ != node.id},
        objectives=run.facts().objectives,
        open_nodes=facts.open_nodes | {node.id},
        open_objectives=facts.open_objectives | {one.id for one in node.objectives},
    )
    own = {one.id for one in node.objectives}
    secrets = own & facts.open_objectives
    found = []
    for later in run.campaign.table.nodes:
        if later.id not in ahead:
            continue
        for variant in later.variants:
            now = judged(variant.when, later.id, facts)
            if now is None and _asked(variant.when) & secrets:
                continue  # a secret of the enemy decides, and not even that is told
            if now is not False and _asked(variant.when) & {node.id, *own}:
                if judged(variant.when, later.id, open_) is None:
                    found.append(VariantAhead(later.id, variant.id, now is True))
    return found


def reachable(table: CampaignTable, places: list[str]) -> set[str]:
    """The nodes that can still be played when the road leads to one of these places."""
    found: set[str] = set()
    waiting = [place for place in places if table.ending(place) is None]
    while waiting:
        at = waiting.pop()
        if at not in found:
            found.add(at)
            to = [edge.to for edge in table.node(at).edges]
            waiting += [place for place in to if table.ending(place) is None]
    return found


def _asked(condition: RoadCondition) -> set[str]:
    """The nodes and objectives that a condition asks about."""
    return {
        name for _, part in parts_of(condition, "") for name in (*part.won, *part.met, *part.unmet)
    }
