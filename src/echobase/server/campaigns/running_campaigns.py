"""Campaigns in progress: begin one, read the result of its battle, choose rewards, go on."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from echobase.campaigns.record import BATTLE, CHOOSE, CampaignRecord, held_campaign
from echobase.campaigns.run import CampaignRun, CardChoice
from echobase.core.errors import EchoBaseError, Refusal
from echobase.play.game_log import GameLog, rebuilt_log
from echobase.server.campaigns.campaign_seats import (
    BUSY,
    TRIES,
    CampaignSeating,
    all_ready,
    as_wanted,
    party_of,
    prepared,
)
from echobase.server.campaigns.campaign_text import told_kept
from echobase.server.errors import Forbidden, Missing
from echobase.server.messages.campaigns import BegunCampaign, KeptSeat, NewCampaign, OwnCampaign
from echobase.server.messages.new_games import NewGame
from echobase.server.storage.game_store import GameStore
from echobase.server.storage.stored_campaigns import (
    CampaignProgress,
    CampaignSeat,
    StoredCampaign,
)
from echobase.server.workers.uploads import UploadReader
from echobase.text import Text

if TYPE_CHECKING:
    from echobase.server.campaigns.campaign_notices import CampaignNotices
    from echobase.server.people.services import PeopleServices

NOT_OVER: Final = "The battle of this campaign is not over; play it to its end first."
SECRET: Final = "The record tells both books, so there is one when the campaign is over."
OTHERS: Final = "Others play this campaign as well, so it stays."


class RunningCampaigns:
    """All campaigns in a store."""

    def __init__(
        self,
        store: GameStore,
        uploads: UploadReader,
        people: "PeopleServices",
        notices: "CampaignNotices",
    ) -> None:
        self.store = store
        self.uploads = uploads
        self.people = people
        self.seats = CampaignSeating(store.campaigns, people.profiles)
        self.notices = notices

    async def begin(self, wanted: NewCampaign, profile: str | None) -> BegunCampaign:
        """A new campaign; its tokens and links are issued once and never again."""
        await self.people.lobby.check_invited(wanted.invited.values(), profile)
        made, tokens, links = await asyncio.to_thread(prepared, wanted, profile)
        await self.store.campaigns.create(made)
        return BegunCampaign(id=made.id, seats=tokens, links=links)

    async def find(self, id_: str) -> tuple[StoredCampaign, CampaignRun]:
        """A campaign as it stands; the result of a battle that has ended is taken first."""
        for _ in range(TRIES):
            stored = await self.store.campaigns.find(id_)
            run = await asyncio.to_thread(run_of, stored)
            progress, after = await self.settled(stored, run)
            if progress == stored.progress:
                return stored, run
            written = await self.store.campaigns.write(stored, progress, over=over(after))
            if written is not None:
                self.notices.moved_on(written, after)
                return written, after
        raise Refusal(BUSY, "busy")

    async def settled(
        self, stored: StoredCampaign, run: CampaignRun
    ) -> tuple[CampaignProgress, CampaignRun]:
        """The progress after the battle in progress, if that is over or gone."""
        progress = stored.progress
        if not progress.battle:
            return progress, run
        try:
            if not (await self.store.digest(progress.battle)).finished:
                await self.store.facts(progress.battle)
                return progress, run
            played = await self.ended(progress.battle)
        except Missing:  # somebody has deleted the game, so the battle is due again
            return msgspec.structs.replace(progress, battle=""), run
        outcome = played.outcome()
        if outcome is None:
            raise EchoBaseError(f"battle: {progress.battle} is listed as finished, but it is not")
        fought = [f"{BATTLE} {run.place}", *played.record({}).body()]
        if not outcome.winner:
            return progressed(progress, run, *fought, undecided=True), run
        after = chosen_by_computers(run.finish(played.state, outcome), people_of(stored.seats))
        chosen = [chosen_line(one) for one in after.choices[len(run.choices) :]]
        return progressed(progress, after, *fought, *chosen), after

    async def ended(self, id_: str) -> GameLog:
        """A finished game."""
        facts, rows = await self.store.facts(id_), await self.store.rows(id_)
        return await asyncio.to_thread(rebuilt_log, facts, rows)

    async def choose(self, id_: str, token: str, card: str) -> None:
        """Choose a reward; BadOption when there is none to choose, or not this one."""
        found = await self.store.campaigns.find(id_)
        place = await self.seats.place(found, token)
        self.notices.seen(id_, place)
        seat = found.seats[place]

        def chosen(stored: StoredCampaign, run: CampaignRun) -> CampaignProgress:
            if stored.progress.battle:
                raise Refusal(NOT_OVER, "not-over")
            after = run.choose(seat.side, card)
            return progressed(stored.progress, after, chosen_line(after.choices[-1]))

        await self.change(id_, chosen)

    async def battle(self, id_: str, token: str) -> str:
        """The game of the battle that is due, made as soon as all are ready; empty before that."""
        for _ in range(TRIES):
            stored, run = await self.find(id_)
            place = await self.seats.place(stored, token)
            self.notices.seen(id_, place)
            if stored.progress.battle:
                return stored.progress.battle
            options = await asyncio.to_thread(run.options)
            ready = sorted({*stored.progress.ready, *party_of(stored.seats, place)})
            if all_ready(stored.seats, ready):
                seats = [as_wanted(seat) for seat in stored.seats]
                wanted = NewGame(game=stored.head.game, options=options, seats=seats)
                begun = await self.fought(stored, wanted)
            else:
                waiting = msgspec.structs.replace(stored.progress, ready=ready)
                written = await self.store.campaigns.write(stored, waiting, over=False)
                begun = None if written is None else ""
            if begun is not None:
                return begun
        raise Refusal(BUSY, "busy")

    async def fought(self, stored: StoredCampaign, wanted: NewGame) -> str | None:
        """Make the game of a battle; None when somebody else was faster."""
        taken = await self.uploads.read(wanted)
        id_ = taken.facts.id
        await self.store.create(taken.facts, [seat.hash for seat in stored.seats], taken.digest)
        if any(not seat.own for seat in stored.seats):
            host = next(place for place, seat in enumerate(stored.seats) if seat.own and seat.hash)
            await self.people.seating.convene(taken.facts, host, stored.players)
        elif stored.players:
            await self.people.seating.bind(taken.facts, next(iter(stored.players.values())))
        progress = msgspec.structs.replace(stored.progress, battle=id_, undecided=False, ready=[])
        if await self.store.campaigns.write(stored, progress, over=False) is not None:
            await self.notices.begin_battle(stored.id, id_)
            return id_
        await self.store.forget(id_)
        return None

    async def change(
        self, id_: str, step: Callable[[StoredCampaign, CampaignRun], CampaignProgress]
    ) -> None:
        """Take a step from where the campaign stands now."""
        for _ in range(TRIES):
            stored, run = await self.find(id_)
            progress = step(stored, run)
            written = await self.store.campaigns.write(stored, progress, over=over(run))
            if written is not None:
                self.notices.moved_on(written, run_of(written))
                return
        raise Refusal(BUSY, "busy")

    async def record(self, id_: str) -> str:
        """The whole campaign as one file, which replays it; there is one after its end."""
        stored, run = await self.find(id_)
        if not over(run):
            raise Refusal(SECRET, "not-over")
        return CampaignRecord(stored.head, run, stored.progress.lines).to_text()

    async def battle_over(self, game: str) -> None:
        """Take the result of a battle, so that those who are away are told of what comes next."""
        id_ = await self.store.campaigns.of_battle(game)
        if id_ is not None:
            await self.find(id_)

    async def of_profile(self, profile: str | None) -> list[OwnCampaign]:
        """The campaigns of a profile, the oldest first."""
        if profile is None:
            return []
        found = await self.store.campaigns.of_profile(profile)
        return [OwnCampaign(id=id_, seats=seats) for id_, seats in found.items()]

    async def kept_for(self, profile: str | None, text: Text) -> list[KeptSeat]:
        """The seats that friends keep for a profile."""
        kept = {} if profile is None else await self.store.campaigns.kept_for(profile)
        found = []
        for id_, seats in kept.items():
            stored = await self.store.campaigns.find(id_)
            run = await asyncio.to_thread(run_of, stored)
            found += [
                told_kept(stored, run, seat, text) for seat in seats if stored.seats[seat].free
            ]
        return found

    async def forget(self, id_: str, tokens: Sequence[str]) -> str:
        """Delete a campaign; whoever asks must hold all seats that are taken.

        Returns the game of its battle in progress, which nobody needs any more; empty for none.
        """
        stored = await self.store.campaigns.find(id_)
        held = {await self.seats.place(stored, token) for token in tokens}
        if not held:
            raise Forbidden("wrong-seat", "Only somebody who plays this campaign can delete it.")
        if not held.issuperset(place for place, seat in enumerate(stored.seats) if seat.hash):
            raise Refusal(OTHERS, "others-play")
        await self.store.campaigns.forget(id_)
        return stored.progress.battle


def run_of(stored: StoredCampaign) -> CampaignRun:
    """The run that is stored; BadRecord when this program cannot continue it."""
    campaign = held_campaign(stored.head, f"campaign {stored.id}")
    done = stored.progress
    return CampaignRun(campaign, stored.head.agreed, tuple(done.results), tuple(done.choices))


def progressed(
    was: CampaignProgress, run: CampaignRun, *lines: str, undecided: bool = False
) -> CampaignProgress:
    """How far a run has come between two battles, with further lines for its record."""
    return CampaignProgress(
        list(run.results), list(run.choices), undecided=undecided, lines=[*was.lines, *lines]
    )


def chosen_line(choice: CardChoice) -> str:
    """A choice as a line of the record."""
    return f"{CHOOSE} {choice.side} {choice.card}"


def over(run: CampaignRun) -> bool:
    return run.stage == "over"


def people_of(seats: Sequence[CampaignSeat]) -> set[str]:
    """The sides that people play."""
    return {seat.side for seat in seats if seat.person}


def chosen_by_computers(run: CampaignRun, people: set[str]) -> CampaignRun:
    """The run after computers have chosen their rewards."""
    while due := [one for one in run.open_choices() if one.side not in people]:
        run = run.choose(due[0].side, due[0].cards[0])
    return run
