"""The seats of campaigns: who begins one, links for others, sitting down, who is ready.

As at tables, a link is an invitation: whoever opens it first gets a token of their own.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from echobase.campaigns.facet import find_campaign
from echobase.campaigns.record import begin
from echobase.core.errors import BadOption, Refusal
from echobase.server.errors import Forbidden, Missing
from echobase.server.games.creation import seat_facts
from echobase.server.messages.campaigns import NewCampaign
from echobase.server.messages.new_games import NewSeat
from echobase.server.messages.people import SatDown, SeatLink, SitDown
from echobase.server.people.names import SEAT_MARK, TAKEN, listing, person_name
from echobase.server.safety.tokens import fresh_id, fresh_token, hashed
from echobase.server.storage.game_store import CampaignKeeper
from echobase.server.storage.stored_campaigns import (
    CampaignProgress,
    CampaignSeat,
    StoredCampaign,
)

if TYPE_CHECKING:
    from echobase.server.people.profiles import Profiles

Words = list[str | None]
TRIES: Final = 5
"""How often something is tried again that others have changed meanwhile."""
BUSY: Final = "Somebody else has just changed this campaign; try again."


def prepared(wanted: NewCampaign, profile: str | None) -> tuple[StoredCampaign, Words, Words]:
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
    if not set(people).difference(own).issuperset(wanted.invited):
        raise BadOption(f"invited: seats that are left: {listing(set(people).difference(own))}")
    tokens = [fresh_token() if place in own else None for place, _ in enumerate(seats)]
    links = [
        fresh_token() if seat.person and place not in own else None
        for place, seat in enumerate(seats)
    ]
    name = wanted.name if any(links) else ""
    given = zip(seats, tokens, links, strict=True)
    made = [given_out(seat, token, link, name) for seat, token, link in given]
    players = {place: profile for place in own if profile}
    begun = StoredCampaign(
        fresh_id(), record.head, made, CampaignProgress(), 0, players, wanted.invited
    )
    return begun, tokens, links


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


def nameless(seat: CampaignSeat) -> CampaignSeat:
    return msgspec.structs.replace(seat, facts=msgspec.structs.replace(seat.facts, name=""))


# Whose seat it is.


def place_of(campaign: StoredCampaign, token: str, profile: str | None) -> int:
    """The number of the seat of a token, or of KEY.SEAT of a profile; Forbidden for any other."""
    own = hashed(token)
    for place, seat in enumerate(campaign.seats):
        if token and seat.hash == own:
            return place
        if profile and token.endswith(f"{SEAT_MARK}{place}"):
            if campaign.players.get(place) == profile:
                return place
    raise Forbidden("wrong-seat", "This seat does not belong to this campaign.")


def linked(seats: Sequence[CampaignSeat], link: str) -> int:
    """The number of the seat of a link; Forbidden when it is none, or no longer one."""
    word = hashed(link)
    for place, seat in enumerate(seats):
        if link and seat.invitation == word:
            return place
    raise Forbidden("bad-link", "This link does not work any more; ask for a new one.")


def kept(campaign: StoredCampaign, asked: SitDown, profile: str | None) -> int:
    """The seat that is kept for whoever asks; Forbidden for anybody else."""
    if profile is None or campaign.invited.get(asked.seat) != profile:
        raise Forbidden("bad-link", "This campaign is private; ask for a link to a seat.")
    return asked.seat


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
    """The seats of all campaigns in a store: whose they are, and who takes them by links."""

    def __init__(self, store: CampaignKeeper, profiles: "Profiles") -> None:
        self.store = store
        self.profiles = profiles

    async def place(self, campaign: StoredCampaign, token: str) -> int:
        """The number of the seat that somebody shows; Forbidden when it is not theirs."""
        key, mark, _ = token.rpartition(SEAT_MARK)
        return place_of(campaign, token, await self.profiles.find(key) if mark else None)

    async def new_link(self, id_: str, place: int, token: str) -> SeatLink:
        """Another link for a seat that nobody has taken; the one before is void."""
        link = fresh_token()
        for _ in range(TRIES):
            found = await self.store.find(id_)
            if not found.seats[await self.place(found, token)].own:
                raise Forbidden("not-host", "Only whoever began this campaign can make links.")
            if not 0 <= place < len(found.seats) or found.seats[place].own:
                raise Missing("unknown-seat", f"This campaign has no seat {place} for somebody.")
            seat = msgspec.structs.replace(found.seats[place], invitation=hashed(link))
            if await self.written(found, place, seat):
                return SeatLink(seat=place, link=link)
        raise Refusal(BUSY, "busy")

    async def sit(self, id_: str, asked: SitDown, profile: str | None) -> SatDown:
        """Take the seat of a link, or one that is kept for a friend; of two, one gets it."""
        token = fresh_token()
        for _ in range(TRIES):
            found = await self.store.find(id_)
            place = linked(found.seats, asked.link) if asked.link else kept(found, asked, profile)
            seat = named(found.seats[place], asked.name)
            players = {**found.players, place: profile} if profile else None
            taken = msgspec.structs.replace(seat, hash=hashed(token))
            if await self.written(found, place, taken, players):
                return SatDown(id=id_, seat=place, token=token)
        raise Refusal(BUSY, "busy")

    async def written(
        self,
        found: StoredCampaign,
        place: int,
        seat: CampaignSeat,
        players: Mapping[int, str] | None = None,
    ) -> bool:
        """Change a seat that nobody has taken; False when somebody has changed the campaign."""
        if not found.seats[place].free:
            raise Refusal(TAKEN, "seat-taken")
        seats = [seat if other == place else one for other, one in enumerate(found.seats)]
        progress = found.progress
        written = await self.store.write(found, progress, over=False, seats=seats, players=players)
        return written is not None

    async def forget_player(self, profile: str) -> None:
        """The seats of a profile that is deleted are somebody's from now on."""
        for id_, own in (await self.store.of_profile(profile)).items():
            for _ in range(TRIES):
                found = await self.store.find(id_)
                seats = [
                    nameless(seat) if place in own else seat
                    for place, seat in enumerate(found.seats)
                ]
                over = found.over
                if await self.store.write(found, found.progress, over=over, seats=seats):
                    break
