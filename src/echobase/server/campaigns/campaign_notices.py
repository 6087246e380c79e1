"""Notices of campaigns: whoever is away hears when a book is to be read or a reward to be chosen.

During a battle its table sends notices; it gets the addresses of the campaign when it begins.
"""

import asyncio
import time
from typing import Final

from echobase.campaigns.run import CampaignRun
from echobase.server.games.summaries import TEXTS
from echobase.server.messages.notices import NewNotice
from echobase.server.notices.turn_notices import TurnNotices, kinds_for
from echobase.server.storage.campaign_tables import campaign_notices
from echobase.server.storage.notice_store import NoticeStore, Subscription
from echobase.server.storage.store import Store
from echobase.server.storage.stored_campaigns import StoredCampaign
from echobase.text import Text

HERE: Final = 10.0
"""Seconds for which somebody counts as looking at a campaign; an open page asks more often."""
MOST_SEEN: Final = 10_000
"""Seats that are remembered; whoever is forgotten gets a letter too many, nothing else."""


class CampaignNotices:
    """Where the seats of campaigns want notices, and sending them."""

    def __init__(self, notices: TurnNotices, store: Store) -> None:
        self.notices = notices
        self.store = NoticeStore(store.engine, campaign_notices, "campaign")
        self.looked: dict[tuple[str, int], float] = {}
        """When somebody last looked at a campaign, by campaign and seat."""

    def seen(self, id_: str, place: int) -> None:
        """Somebody looks at a campaign."""
        if len(self.looked) >= MOST_SEEN:
            self.looked.clear()
        self.looked[id_, place] = time.monotonic()

    async def add(self, campaign: StoredCampaign, place: int, wanted: NewNotice) -> None:
        """Note where a seat wants notices, also of the battle in progress."""
        await self.notices.check(wanted)
        await self.notices.check_room(self.store, campaign.id, place)
        await self.store.add(campaign.id, place, wanted)
        if campaign.progress.battle:
            await self.notices.note(campaign.progress.battle, place, wanted)

    async def remove(self, campaign: StoredCampaign, place: int) -> None:
        await self.store.remove(campaign.id, place)
        if campaign.progress.battle:
            await self.notices.store.remove(campaign.progress.battle, place)

    async def begin_battle(self, id_: str, game: str) -> None:
        """A battle has begun: its table tells those whom the campaign tells."""
        for seat, wanted in await self.store.wanted(id_):
            await self.notices.note(game, seat, wanted)

    def moved_on(self, campaign: StoredCampaign, run: CampaignRun) -> None:
        """A campaign has come further: tell those for whom it waits now."""
        if any(not seat.own for seat in campaign.seats):
            self.notices.run(self.tell(campaign, run), campaign.id)

    async def tell(self, campaign: StoredCampaign, run: CampaignRun) -> None:
        due = f"{len(run.results)} {run.stage} {campaign.progress.undecided}"
        for place in waited_for(campaign, run):
            last = self.looked.get((campaign.id, place), -HERE)
            kinds = kinds_for(here=time.monotonic() - last < HERE)
            found = await self.store.claimed(campaign.id, place, due, kinds)
            await asyncio.gather(*(self.send(one, campaign.id, run) for one in found))

    async def send(self, where: Subscription, id_: str, run: CampaignRun) -> None:
        title, text = told(run, TEXTS[where.lang])
        link = f"{self.notices.options.link}#/campaign/{id_}"
        message = {"title": title, "text": text, "game": id_, "link": link}
        await self.notices.send(self.store, where, message)


def waited_for(campaign: StoredCampaign, run: CampaignRun) -> list[int]:
    """The seats whose people have something to read or to choose now."""
    choosing = {one.side for one in run.open_choices()}
    return [
        place
        for place, seat in enumerate(campaign.seats)
        if seat.person and seat.hash and place not in campaign.progress.ready
        if run.stage != "choice" or seat.side in choosing
    ]


def told(run: CampaignRun, text: Text) -> tuple[str, str]:
    """The title and the text of a notice."""
    campaign, lang = run.campaign.table.campaign.title.said(text.lang), text.lang
    ending, node = run.ending, run.node
    if ending is not None:
        over = text("book-notice-over", name=ending.title.said(lang))
        return text("book-notice-over-title", name=campaign), over
    title = text("talk-notice-title", name=campaign)
    if node is None or run.stage == "choice":
        return title, text("book-notice-choose")
    return title, text("book-notice-read", name=f"{node.chapter} · {node.title.said(lang)}")
