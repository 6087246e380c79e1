"""Campaigns in words: the list for everybody, and for each seat what it may know of its own."""

import logging
from dataclasses import replace
from functools import lru_cache

from echobase.campaigns.books import card_told, debriefing, last_page, page, road
from echobase.campaigns.campaign import Campaign
from echobase.campaigns.exploring import lengths
from echobase.campaigns.facet import campaigns_of
from echobase.campaigns.run import CampaignRun
from echobase.core import registry
from echobase.play.browser import title_of
from echobase.server.games.players import title
from echobase.server.messages.campaigns import (
    BookChapter,
    CampaignInList,
    CampaignInvitation,
    CampaignState,
    KeptSeat,
)
from echobase.server.messages.protocol import SeatOf
from echobase.server.storage.stored_campaigns import CampaignSeat, StoredCampaign
from echobase.text import Text

log = logging.getLogger(__name__)


@lru_cache(maxsize=8)
def campaign_list(lang: str) -> list[CampaignInList]:
    """All campaigns, game by game."""
    text = Text(lang)
    found = registry.for_each(lambda game: of_game(game.name, text), log.warning)
    return [one for own in found for one in own]


def of_game(game: str, text: Text) -> list[CampaignInList]:
    known = campaigns_of(game)
    return [] if known is None else [in_list(one, text) for one in known.by_id.values()]


def in_list(campaign: Campaign, text: Text) -> CampaignInList:
    table = campaign.table
    about, first = table.campaign, table.node(table.start)
    shortest, longest = lengths(table)
    return CampaignInList(
        id=table.id,
        game=table.game,
        title=about.title.said(text.lang),
        blurb=about.blurb.said(text.lang),
        minutes=about.minutes,
        battles=len(table.nodes),
        shortest=shortest,
        longest=longest,
        endings=len(table.endings),
        vignette=first.vignette or first.id,
        sides=list(campaign.sides),
    )


def told_state(
    stored: StoredCampaign, run: CampaignRun, seat: CampaignSeat | None, text: Text
) -> CampaignState:
    """How a campaign stands, as one seat may know it; without a seat, only what both know."""
    side = "" if seat is None else seat.side
    due = run.open_choices() if run.stage == "choice" else []
    return CampaignState(
        id=stored.id,
        campaign=stored.head.campaign,
        game=stored.head.game,
        title=run.campaign.table.campaign.title.said(text.lang),
        side=side,
        seats=[seat_told(one, text) for one in stored.seats],
        players=players_told(stored),
        free=[number for number, one in enumerate(stored.seats) if one.free],
        ready=stored.progress.ready,
        host=seat is not None and seat.own,
        stage=run.stage,
        road=road(run, text),
        chapters=chapters(run, side, text) if side else [],
        last=last_page(run, side, text) if side else None,
        choose=next(
            ([card_told(run, card, text) for card in one.cards] for one in due if one.side == side),
            [],
        ),
        choosing=list(dict.fromkeys(one.side for one in due)),
        battle=stored.progress.battle,
        undecided=stored.progress.undecided,
        changed=changed(stored),
    )


def told_invitation(
    stored: StoredCampaign, run: CampaignRun, seat: int, text: Text
) -> CampaignInvitation:
    """What somebody with a link may know before sitting down."""
    about = in_list(run.campaign, text)
    return CampaignInvitation(
        campaign=about.id,
        game=about.game,
        game_title=title_of(about.game, text),
        title=about.title,
        blurb=about.blurb,
        minutes=about.minutes,
        vignette=about.vignette,
        seat=seat,
        seats=[seat_told(one, text) for one in stored.seats],
        players=players_told(stored),
        taken=not stored.seats[seat].free,
    )


def chapters(run: CampaignRun, side: str, text: Text) -> list[BookChapter]:
    """The book of a side so far; what comes next is told when all rewards are chosen."""
    found = []
    for number, _ in enumerate(run.results):
        before = page(up_to(run, number), side, text)
        after = debriefing(up_to(run, number + 1), side, text)
        if before is not None:
            found.append(BookChapter(page=before, debriefing=after))
    now = page(run, side, text) if run.stage == "battle" else None
    return found if now is None else [*found, BookChapter(page=now, debriefing=None)]


def up_to(run: CampaignRun, battles: int) -> CampaignRun:
    """The run as it was after so many battles, with the rewards that were chosen then."""
    results = run.results[:battles]
    nodes = {one.node for one in results}
    choices = tuple(one for one in run.choices if one.node in nodes)
    return replace(run, results=results, choices=choices)


def told_kept(stored: StoredCampaign, run: CampaignRun, seat: int, text: Text) -> KeptSeat:
    """A seat that is kept for somebody."""
    return KeptSeat(
        id=stored.id,
        game=stored.head.game,
        game_title=title_of(stored.head.game, text),
        title=run.campaign.table.campaign.title.said(text.lang),
        seat=seat,
        side=stored.seats[seat].side,
        seats=len(stored.seats),
        people=[one.facts.name for one in stored.seats if one.facts.name],
    )


def players_told(stored: StoredCampaign) -> list[str]:
    return [stored.players.get(place, "") for place, _ in enumerate(stored.seats)]


def seat_told(seat: CampaignSeat, text: Text) -> SeatOf:
    return SeatOf(
        side=seat.side,
        kind=seat.facts.kind,
        player=seat.facts.player,
        title=title(seat.facts.player, text),
        name=seat.facts.name,
        leader="",
    )


def changed(stored: StoredCampaign) -> bool:
    """Whether the campaign of this name is another one by now."""
    known = campaigns_of(stored.head.game)
    now = None if known is None else known.by_id.get(stored.head.campaign)
    return now is not None and now.digest != stored.head.digest
