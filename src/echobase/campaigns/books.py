"""The books of a campaign in words: the page before a battle, the debriefing, the road so far."""

from echobase.campaigns.outlook import Prospect, VariantAhead, outlook
from echobase.campaigns.run import BattleResult, CampaignRun, rewards_after
from echobase.campaigns.tables import CampaignText, Degree, NodeTable
from echobase.play.structs import Struct
from echobase.text import Text
from echobase.text.player_names import side_name
from echobase.text.words import words

Achieved = frozenset[str]
"""The objectives that are met."""


class CardTold(Struct):
    """A card that can be won."""

    id: str
    side: str
    name: str
    text: str
    """What it does and when."""


class ObjectiveTold(Struct):
    """A secondary objective in words."""

    id: str
    side: str
    text: str
    met: bool | None
    """Whether it was met; None before the end of the battle."""


class ProspectTold(Struct):
    """What follows from a result, in sentences."""

    when: str
    lines: list[str]


class BookPage(Struct):
    """The page of one side's book before a battle."""

    side: str
    node: str
    chapter: str
    title: str
    vignette: str
    opening: str
    """How the book begins; empty after the first battle."""
    text: str
    more: list[str]
    """What the variants add for this side."""
    changes: list[str]
    """What is different because of earlier results, as both sides read it."""
    goals: dict[str, str]
    """By side: what it wins the battle by, which is no secret."""
    objectives: list[ObjectiveTold]
    """The side's own secret objectives."""
    cards: list[CardTold]
    """The side's own cards, as far as it brings them into the battle."""
    limits: list[str]
    """Own cards that stay behind this time, and how many a side may bring; empty without limit."""
    prospects: list[ProspectTold]
    """What winning, losing and the own objectives will change."""


class RewardTold(Struct):
    """What a side got after a battle, or may still choose."""

    side: str
    cards: list[CardTold]
    choose: bool
    """Whether it is a choice that is still open."""


class Debriefing(Struct):
    """What happened in a battle: open to both sides but for the text of the own book."""

    side: str
    node: str
    chapter: str
    title: str
    vignette: str
    winner: str
    turns: int
    score: dict[str, int]
    text: str
    objectives: list[ObjectiveTold]
    """The objectives of both sides, with what became of them."""
    rewards: list[RewardTold]


class RoadStep(Struct):
    """A place on the road so far."""

    id: str
    chapter: str
    title: str
    winner: str
    """The side that has won there; empty where the campaign stands now."""
    met: list[ObjectiveTold]
    ending: bool
    degree: Degree | None


class LastPage(Struct):
    """The end of a campaign."""

    side: str
    id: str
    title: str
    vignette: str
    winner: str
    degree: Degree
    text: str


# Pages.


def page(run: CampaignRun, side: str, text: Text) -> BookPage | None:
    """The page of a side before the battle that is due; None at the end."""
    node, ahead = run.node, outlook(run, side)
    if node is None or ahead is None:
        return None
    about, variants = run.campaign.table.campaign, run.variants()
    return BookPage(
        side=side,
        node=node.id,
        chapter=node.chapter,
        title=said(node.title, text),
        vignette=node.vignette or node.id,
        opening="" if run.results else said(about.book[side], text),
        text=said(node.book[side].before, text),
        more=[said(one.book[side], text) for one in variants if side in one.book],
        changes=[said(one.text, text) for one in variants],
        goals=main_goals(run, node, text),
        objectives=[
            ObjectiveTold(id=one.id, side=side, text=said(one.text, text), met=None)
            for one in node.objectives
            if one.side == side
        ],
        cards=[card_told(run, card, text) for card in run.brought()[side]],
        limits=limits_told(run, node, side, text),
        prospects=told(run, node, ahead.prospects, side, text),
    )


def debriefing(run: CampaignRun, side: str, text: Text) -> Debriefing | None:
    """What one side reads after the latest battle; None before the first."""
    if not run.results:
        return None
    result = run.results[-1]
    node = run.campaign.table.node(result.node)
    book = node.book[side]
    return Debriefing(
        side=side,
        node=node.id,
        chapter=node.chapter,
        title=said(node.title, text),
        vignette=node.vignette or node.id,
        winner=result.winner,
        turns=result.turns,
        score=result.score,
        text=said(book.won if result.winner == side else book.lost, text),
        objectives=objectives_told(node, result, text),
        rewards=_rewards_told(run, node, text),
    )


def last_page(run: CampaignRun, side: str, text: Text) -> LastPage | None:
    """The last page of a side's book; None before the end."""
    ending = run.ending
    if ending is None:
        return None
    return LastPage(
        side=side,
        id=ending.id,
        title=said(ending.title, text),
        vignette=ending.vignette or ending.id,
        winner=ending.winner,
        degree=ending.degree,
        text=said(ending.book[side], text),
    )


def road(run: CampaignRun, text: Text) -> list[RoadStep]:
    """The road so far, up to the battle that is due or to the ending."""
    table = run.campaign.table
    steps = [
        RoadStep(
            id=result.node,
            chapter=table.node(result.node).chapter,
            title=said(table.node(result.node).title, text),
            winner=result.winner,
            met=[one for one in objectives_told(table.node(result.node), result, text) if one.met],
            ending=False,
            degree=None,
        )
        for result in run.results
    ]
    ending, node = run.ending, run.node
    title = said((ending or table.node(run.place)).title, text)
    here = RoadStep(
        id=run.place,
        chapter="" if node is None else node.chapter,
        title=title,
        winner="" if ending is None else ending.winner,
        met=[],
        ending=ending is not None,
        degree=None if ending is None else ending.degree,
    )
    return [*steps, here]


# Parts of pages.


def said(words: CampaignText, text: Text) -> str:
    """A text of the campaign in the reader's language."""
    return words.said(text.lang)


def card_told(run: CampaignRun, card: str, text: Text) -> CardTold:
    rules = run.campaign.rules
    return CardTold(
        id=card,
        side=rules.rewards[card],
        name=text.name("card", card),
        text=rules.reward_text(card, text),
    )


def limits_told(run: CampaignRun, node: NodeTable, side: str, text: Text) -> list[str]:
    """Which own cards stay behind in the battle of a node, and why; nothing without a limit."""
    lead = run.campaign.table.lead(node)
    if lead is None:
        return []
    brought = run.brought()[side]
    names = [text.name("card", card) for card in run.cards()[side] if card not in brought]
    left = [text("campaign-behind", cards=", ".join(names))] if names else []
    return [*left, text("campaign-lead", cards=lead)]


def main_goals(run: CampaignRun, node: NodeTable, text: Text) -> dict[str, str]:
    """What wins the battle that is due, for each side."""
    campaign = run.campaign
    battle = campaign.start(node, run.variants(), run.brought(), run.agreed)
    return words(campaign.table.game).story(battle, text).goals or {}


def objectives_told(node: NodeTable, result: BattleResult, text: Text) -> list[ObjectiveTold]:
    """The objectives of a battle that is over."""
    return [
        ObjectiveTold(
            id=one.id, side=one.side, text=said(one.text, text), met=result.met.get(one.id, False)
        )
        for one in node.objectives
    ]


def _rewards_told(run: CampaignRun, node: NodeTable, text: Text) -> list[RewardTold]:
    """What the latest battle brought; what was chosen is told as a card that was got."""
    open_ = [one for one in run.open_choices() if one.node == node.id]
    chosen = [one for one in run.choices if one.node == node.id]
    found = [
        RewardTold(
            side=one.side, cards=[card_told(run, card, text) for card in one.cards], choose=True
        )
        for one in open_
    ]
    got = [(one.side, card) for one in rewards_after(node, run.facts()) for card in one.cards]
    got += [(one.side, one.card) for one in chosen]
    for side in run.campaign.sides:
        cards = [card_told(run, card, text) for other, card in got if other == side]
        if cards:
            found.append(RewardTold(side=side, cards=cards, choose=False))
    return found


# What will change.


def told(
    run: CampaignRun, node: NodeTable, prospects: list[Prospect], side: str, text: Text
) -> list[ProspectTold]:
    """Prospects in sentences: for each winner what follows anyway, then what objectives add."""
    found = []
    for winner in dict.fromkeys(one.winner for one in prospects):
        lines = {
            frozenset(one.met): consequences(run, one, side, text)
            for one in prospects
            if one.winner == winner
        }
        result = "won" if winner == side else "lost"
        anyway = [line for line in lines[frozenset()] if all(line in one for one in lines.values())]
        if anyway:
            found.append(ProspectTold(when=text(f"campaign-if-{result}"), lines=anyway))
        for met, more in added(lines, anyway).items():
            found.append(ProspectTold(when=_when(node, side, met, result, text), lines=more))
    return found


def added(lines: dict[Achieved, list[str]], anyway: list[str]) -> dict[Achieved, list[str]]:
    """By the objectives met: what follows besides; several only where they add up to more."""
    more = {met: [line for line in one if line not in anyway] for met, one in lines.items()}

    def adds_up(met: Achieved) -> bool:
        singly = {line for id_ in met for line in more[frozenset({id_})]}
        return len(met) > 1 and singly == set(more[met])

    return {met: one for met, one in more.items() if one and not adds_up(met)}


def _when(node: NodeTable, side: str, met: Achieved, result: str, text: Text) -> str:
    """A result and objectives that are met; the only one of a battle need not be named."""
    own = [one for one in node.objectives if one.side == side]
    if not met:
        return text(f"campaign-if-{result}-without", objectives=len(own))
    if len(own) == 1:
        return text(f"campaign-if-{result}-with-it")
    names = " ".join(said(one.text, text) for one in own if one.id in met)
    return text(f"campaign-if-{result}-with", objectives=names)


def consequences(run: CampaignRun, prospect: Prospect, side: str, text: Text) -> list[str]:
    """What follows from one result, a sentence each."""
    places = [place_name(run, place, text) for place in prospect.next]
    if len(places) == 1:
        lines = [text("campaign-leads-to", place=places[0])]
    else:
        lines = [text("campaign-leads-to-one-of", places=", ".join(places))]
    for reward in prospect.rewards:
        cards = ", ".join(text.name("card", card) for card in reward.cards)
        who = "you" if reward.side == side else "enemy"
        how = "choose" if reward.choose else "get"
        lines.append(text(f"campaign-{who}-{how}", cards=cards))
    return [*lines, *(variant_told(run, one, text) for one in prospect.variants)]


def variant_told(run: CampaignRun, ahead: VariantAhead, text: Text) -> str:
    """A change of a later battle."""
    node = run.campaign.table.node(ahead.node)
    change = next(one for one in node.variants if one.id == ahead.variant)
    id_ = "campaign-changes" if ahead.certain else "campaign-may-change"
    return text(id_, place=place_name(run, node.id, text), change=said(change.text, text))


def place_name(run: CampaignRun, place: str, text: Text) -> str:
    """A node with its chapter, or an ending with its degree."""
    ending = run.campaign.table.ending(place)
    if ending is None:
        node = run.campaign.table.node(place)
        return text("campaign-place", chapter=node.chapter, title=said(node.title, text))
    return text(
        f"campaign-ending-{ending.degree}",
        title=said(ending.title, text),
        name=side_name(ending.winner, text),
    )
