"""Campaigns in progress: begin one, read the result of its battle, choose rewards, go on."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from echobase.campaigns.facet import find_campaign
from echobase.campaigns.record import begin, held_campaign
from echobase.campaigns.run import CampaignRun
from echobase.core.errors import BadOption, EchoBaseError, Refusal
from echobase.core.game import Outcome, State
from echobase.play.game_log import rebuilt_log
from echobase.server.errors import Forbidden, Missing
from echobase.server.games.creation import seat_facts
from echobase.server.messages.campaigns import BegunCampaign, NewCampaign
from echobase.server.messages.new_games import NewGame, NewSeat
from echobase.server.safety.tokens import fresh_id, fresh_token, hashed
from echobase.server.storage.campaign_store import (
    CampaignProgress,
    CampaignSeat,
    StoredCampaign,
)
from echobase.server.storage.store import Store
from echobase.server.workers.uploads import UploadReader

PERSON: Final = "person"
TRIES: Final = 5
"""How often something is tried again that others have changed meanwhile."""
NOT_OVER: Final = "The battle of this campaign is not over; play it to its end first."
BUSY: Final = "Somebody else has just changed this campaign; try again."


class RunningCampaigns:
    """All campaigns in a store."""

    def __init__(self, store: Store, uploads: UploadReader) -> None:
        self.store = store
        self.uploads = uploads

    async def begin(self, wanted: NewCampaign) -> BegunCampaign:
        """A new campaign; its tokens are issued once and never again."""
        made, tokens = await asyncio.to_thread(prepared, wanted)
        await self.store.campaigns.create(made)
        return BegunCampaign(id=made.id, seats=tokens)

    async def find(self, id_: str) -> tuple[StoredCampaign, CampaignRun]:
        """A campaign as it stands; the result of a battle that has ended is taken first."""
        for _ in range(TRIES):
            stored = await self.store.campaigns.find(id_)
            run = await asyncio.to_thread(run_of, stored)
            progress, after = await self.settled(stored.progress, run, people_of(stored.seats))
            if progress == stored.progress:
                return stored, run
            written = await self.store.campaigns.write(stored, progress, over=over(after))
            if written is not None:
                return written, after
        raise Refusal(BUSY, "busy")

    async def settled(
        self, progress: CampaignProgress, run: CampaignRun, people: set[str]
    ) -> tuple[CampaignProgress, CampaignRun]:
        """The same after the battle in progress, if that is over or gone."""
        if not progress.battle:
            return progress, run
        try:
            if not (await self.store.digest(progress.battle)).finished:
                await self.store.facts(progress.battle)
                return progress, run
            state, outcome = await self.end_of(progress.battle)
        except Missing:  # somebody has deleted the game, so the battle is due again
            return msgspec.structs.replace(progress, battle=""), run
        if not outcome.winner:
            return msgspec.structs.replace(progress, battle="", undecided=True), run
        after = chosen_by_computers(run.finish(state, outcome), people)
        return progress_of(after), after

    async def end_of(self, id_: str) -> tuple[State, Outcome]:
        """How a finished game has ended."""
        facts, rows = await self.store.facts(id_), await self.store.rows(id_)
        played = await asyncio.to_thread(rebuilt_log, facts, rows)
        outcome = played.outcome()
        if outcome is None:
            raise EchoBaseError(f"battle: the game {id_} is listed as finished, but it is not")
        return played.state, outcome

    async def choose(self, id_: str, token: str, card: str) -> None:
        """Choose a reward; BadOption when there is none to choose, or not this one."""
        seat = await self.seat_of(id_, token)

        def chosen(stored: StoredCampaign, run: CampaignRun) -> CampaignProgress:
            if stored.progress.battle:
                raise Refusal(NOT_OVER, "not-over")
            return progress_of(run.choose(seat.side, card))

        await self.change(id_, chosen)

    async def battle(self, id_: str, token: str) -> str:
        """The game of the battle that is due; it is made when there is none yet."""
        await self.seat_of(id_, token)
        stored, run = await self.find(id_)
        if stored.progress.battle:
            return stored.progress.battle
        seats = [as_wanted(seat) for seat in stored.seats]
        options = await asyncio.to_thread(run.options)
        wanted = NewGame(game=stored.head.game, options=options, seats=seats)
        taken = await self.uploads.read(wanted)
        await self.store.create(taken.facts, [seat.hash for seat in stored.seats], taken.digest)
        progress = msgspec.structs.replace(progress_of(run), battle=taken.facts.id, undecided=False)
        if await self.store.campaigns.write(stored, progress, over=False) is not None:
            return taken.facts.id
        await self.store.forget(taken.facts.id)  # somebody else was faster
        stored, _ = await self.find(id_)
        if not stored.progress.battle:
            raise Refusal(BUSY, "busy")
        return stored.progress.battle

    async def change(
        self, id_: str, step: Callable[[StoredCampaign, CampaignRun], CampaignProgress]
    ) -> None:
        """Take a step from where the campaign stands now."""
        for _ in range(TRIES):
            stored, run = await self.find(id_)
            progress = step(stored, run)
            if await self.store.campaigns.write(stored, progress, over=over(run)) is not None:
                return
        raise Refusal(BUSY, "busy")

    async def seat_of(self, id_: str, token: str) -> CampaignSeat:
        """The seat of a token; Forbidden for any other."""
        return seat_in(await self.store.campaigns.find(id_), token)


def seat_in(stored: StoredCampaign, token: str) -> CampaignSeat:
    """The seat of a token in a campaign; Forbidden for any other."""
    own = hashed(token)
    for seat in stored.seats:
        if token and seat.hash == own:
            return seat
    raise Forbidden("wrong-seat", "This seat does not belong to this campaign.")


def prepared(wanted: NewCampaign) -> tuple[StoredCampaign, list[str | None]]:
    """A new campaign and its tokens; BadOption for a bad request."""
    if "." in wanted.campaign or "/" in wanted.campaign:
        raise BadOption(f"campaign: the id of a campaign; got {wanted.campaign[:40]!r}")
    found = find_campaign(wanted.campaign)
    record = begin(found)
    sides = record.run.start().sides()
    if len(wanted.seats) != len(sides):
        raise BadOption(
            f"seats: this campaign has {len(sides)}, one for each of: {', '.join(sides)}; "
            f"got {len(wanted.seats)}"
        )
    players = [seat_facts(seat, found.table.game) for seat in wanted.seats]
    if all(player.kind != PERSON for player in players):
        raise BadOption("seats: at least one is for a person")
    tokens = [fresh_token() if player.kind == PERSON else None for player in players]
    seats = [
        CampaignSeat(side, player, hashed(token) if token else "")
        for side, player, token in zip(sides, players, tokens, strict=True)
    ]
    return StoredCampaign(fresh_id(), record.head, seats, CampaignProgress()), tokens


def run_of(stored: StoredCampaign) -> CampaignRun:
    """The run that is stored; BadRecord when this program cannot continue it."""
    campaign = held_campaign(stored.head, f"campaign {stored.id}")
    done = stored.progress
    return CampaignRun(campaign, stored.head.agreed, tuple(done.results), tuple(done.choices))


def progress_of(run: CampaignRun) -> CampaignProgress:
    """How far a run has come, between two battles."""
    return CampaignProgress(list(run.results), list(run.choices))


def over(run: CampaignRun) -> bool:
    return run.stage == "over"


def people_of(seats: Sequence[CampaignSeat]) -> set[str]:
    """The sides that people play."""
    return {seat.side for seat in seats if seat.facts.kind == PERSON}


def chosen_by_computers(run: CampaignRun, people: set[str]) -> CampaignRun:
    """The run after computers have chosen their rewards."""
    while due := [one for one in run.open_choices() if one.side not in people]:
        run = run.choose(due[0].side, due[0].cards[0])
    return run


def as_wanted(seat: CampaignSeat) -> NewSeat:
    """A seat of the campaign as one of a new game."""
    if seat.facts.kind == PERSON:
        return NewSeat(kind="person", name=seat.facts.name)
    return NewSeat(kind="computer", player=seat.facts.player, name=seat.facts.name)
