"""The seats of campaigns: who begins one, links for others, sitting down, who is ready.

As at tables, a link is an invitation: whoever opens it first gets a token of their own.
"""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from echobase.campaigns.facet import find_campaign
from echobase.campaigns.record import begin
from echobase.core.errors import BadOption, Refusal
from echobase.server.errors import Forbidden, Missing
from echobase.server.games.creation import seat_facts
from echobase.server.messages.campaigns import NewCampaign
from echobase.server.messages.new_games import NewSeat
from echobase.server.messages.people import SatDown, SeatLink, SitDown
from echobase.server.people.profiles import person_name
from echobase.server.people.seating import TAKEN, listing
from echobase.server.safety.tokens import fresh_id, fresh_token, hashed
from echobase.server.storage.campaign_store import (
    CampaignProgress,
    CampaignSeat,
    CampaignStore,
    StoredCampaign,
)

Words = list[str | None]
TRIES: Final = 5
"""How often something is tried again that others have changed meanwhile."""
BUSY: Final = "Somebody else has just changed this campaign; try again."


def prepared(wanted: NewCampaign) -> tuple[StoredCampaign, Words, Words]:
    """A new campaign, the tokens of the own seats, and the words of the links to the others."""
    if "." in wanted.campaign or "/" in wanted.campaign:
        raise BadOption(f"campaign: the id of a campaign; got {wanted.campaign[:40]!r}")
    found = find_campaign(wanted.campaign)
    record = begin(found, wanted.options)
    sides = record.run.start().sides()
    if len(wanted.seats) != len(sides):
        raise BadOption(
            f"seats: this campaign has {len(sides)}, one for each of: {', '.join(sides)}; "
            f"got {len(wanted.seats)}"
        )
    seats = [
        CampaignSeat(side, seat_facts(seat, found.table.game), "")
        for side, seat in zip(sides, wanted.seats, strict=True)
    ]
    people = [place for place, seat in enumerate(seats) if seat.person]
    own = people if wanted.own is None else wanted.own
    if not people:
        raise BadOption("seats: at least one is for a person")
    if not own or not set(people).issuperset(own):
        raise BadOption(f"own: one or more of the seats of people: {listing(people)}; got {own}")
    tokens = [fresh_token() if place in own else None for place, _ in enumerate(seats)]
    links = [
        fresh_token() if seat.person and place not in own else None
        for place, seat in enumerate(seats)
    ]
    name = wanted.name if any(links) else ""
    given = zip(seats, tokens, links, strict=True)
    made = [given_out(seat, token, link, name) for seat, token, link in given]
    return StoredCampaign(fresh_id(), record.head, made, CampaignProgress()), tokens, links


def given_out(seat: CampaignSeat, token: str | None, link: str | None, name: str) -> CampaignSeat:
    """A seat with what opens it: the token of whoever begins, or the link for somebody else."""
    if link:
        return msgspec.structs.replace(seat, own=False, invitation=hashed(link))
    if token:
        seat = msgspec.structs.replace(seat, hash=hashed(token))
    return named(seat, name) if token and name else seat


def named(seat: CampaignSeat, name: str) -> CampaignSeat:
    """A seat with the name of whoever sits there."""
    return msgspec.structs.replace(
        seat, facts=msgspec.structs.replace(seat.facts, name=person_name(name))
    )


# Whose seat it is.


def place_in(seats: Sequence[CampaignSeat], token: str) -> int:
    """The number of the seat of a token; Forbidden for any other."""
    own = hashed(token)
    for place, seat in enumerate(seats):
        if token and seat.hash == own:
            return place
    raise Forbidden("wrong-seat", "This seat does not belong to this campaign.")


def seat_in(campaign: StoredCampaign, token: str) -> CampaignSeat:
    """The seat of a token in a campaign; Forbidden for any other."""
    return campaign.seats[place_in(campaign.seats, token)]


def linked(seats: Sequence[CampaignSeat], link: str) -> int:
    """The number of the seat of a link; Forbidden when it is none, or no longer one."""
    word = hashed(link)
    for place, seat in enumerate(seats):
        if link and seat.invitation == word:
            return place
    raise Forbidden("bad-link", "This link does not work any more; ask for a new one.")


# Who is ready.


def party_of(seats: Sequence[CampaignSeat], place: int) -> set[int]:
    """The seats that get ready together: all those of whoever began the campaign, or one."""
    if not seats[place].own:
        return {place}
    return {other for other, seat in enumerate(seats) if seat.own and seat.person}


def all_ready(seats: Sequence[CampaignSeat], ready: Collection[int]) -> bool:
    return all(place in ready for place, seat in enumerate(seats) if seat.person)


def as_wanted(seat: CampaignSeat) -> NewSeat:
    """A seat of the campaign as one of a new game."""
    if seat.person:
        return NewSeat(kind="person", name=seat.facts.name)
    return NewSeat(kind="computer", player=seat.facts.player, name=seat.facts.name)


# Links and sitting down.


class CampaignSeating:
    """The seats of all campaigns in a store that people take by links."""

    def __init__(self, store: CampaignStore) -> None:
        self.store = store

    async def new_link(self, id_: str, place: int, token: str) -> SeatLink:
        """Another link for a seat that nobody has taken; the one before is void."""
        link = fresh_token()
        for _ in range(TRIES):
            found = await self.store.find(id_)
            if not seat_in(found, token).own:
                raise Forbidden("not-host", "Only whoever began this campaign can make links.")
            if not 0 <= place < len(found.seats) or found.seats[place].own:
                raise Missing("unknown-seat", f"This campaign has no seat {place} for somebody.")
            seat = msgspec.structs.replace(found.seats[place], invitation=hashed(link))
            if await self.written(found, place, seat):
                return SeatLink(seat=place, link=link)
        raise Refusal(BUSY, "busy")

    async def sit(self, id_: str, asked: SitDown) -> SatDown:
        """Take the seat of a link; of two who want it, one gets it."""
        token = fresh_token()
        for _ in range(TRIES):
            found = await self.store.find(id_)
            place = linked(found.seats, asked.link)
            seat = named(found.seats[place], asked.name)
            if await self.written(found, place, msgspec.structs.replace(seat, hash=hashed(token))):
                return SatDown(id=id_, seat=place, token=token)
        raise Refusal(BUSY, "busy")

    async def written(self, found: StoredCampaign, place: int, seat: CampaignSeat) -> bool:
        """Change a seat that nobody has taken; False when somebody has changed the campaign."""
        if not found.seats[place].free:
            raise Refusal(TAKEN, "seat-taken")
        seats = [seat if other == place else one for other, one in enumerate(found.seats)]
        return await self.store.write(found, found.progress, over=False, seats=seats) is not None
