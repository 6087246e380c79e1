"""The routes of campaigns: the list, beginning one, how it stands, rewards, the next battle."""

import asyncio
from typing import Any, Final

from echobase.server.campaigns.campaign_seats import linked
from echobase.server.campaigns.campaign_text import campaign_list, told_invitation, told_state
from echobase.server.house import (
    House,
    ProfileHeader,
    check_bounds,
    count_game,
    count_link,
    take,
)
from echobase.server.messages.campaigns import (
    BegunBattle,
    BegunCampaign,
    CampaignInList,
    CampaignInvitation,
    CampaignState,
    ChosenReward,
    KeptSeat,
    NewCampaign,
    OwnCampaign,
)
from echobase.server.messages.people import SatDown, SeatLink, SitDown
from echobase.server.routes.seats import LinkHeader, SeatHeader, SeatsHeader, seat_number
from echobase.server.web import (
    AppState,
    FromPath,
    FromQuery,
    JSONBody,
    MediaType,
    Request,
    delete,
    get,
    post,
)
from echobase.text import Text, language

LARGEST: Final = 16 * 1024
"""Bytes of a request about a campaign."""


async def count_battle(request: Request[Any, Any, Any]) -> None:
    """Refuse a battle that is one game too many of its address."""
    await take(request, "games")


@get("/api/campaigns")
async def known_campaigns(lang: FromQuery[str] = "en") -> list[CampaignInList]:
    """All campaigns that can be played."""
    return await asyncio.to_thread(campaign_list, language(lang))


@post("/api/campaigns", before_request=count_game, request_max_body_size=LARGEST)
async def new_campaign(
    state: AppState, data: JSONBody[NewCampaign], profile: ProfileHeader = ""
) -> BegunCampaign:
    """Begin a campaign; its tokens are issued once and open all its battles."""
    house: House = state.house
    return await house.campaigns.begin(data, await house.people.profiles.find(profile))


@get("/api/campaigns/mine")
async def own_campaigns(state: AppState, profile: ProfileHeader = "") -> list[OwnCampaign]:
    """The campaigns of a profile, the oldest first."""
    house: House = state.house
    return await house.campaigns.of_profile(await house.people.profiles.find(profile))


@get("/api/campaigns/kept")
async def kept_seats(
    state: AppState, lang: FromQuery[str] = "en", profile: ProfileHeader = ""
) -> list[KeptSeat]:
    """The seats of campaigns that friends keep for a profile."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    return await house.campaigns.kept_for(player, Text(language(lang)))


@get("/api/campaigns/{id_:str}")
async def campaign_state(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en", seat: SeatHeader = ""
) -> CampaignState:
    """How a campaign stands: the own book for a seat, the road alone for anybody else."""
    house: House = state.house
    text = Text(language(lang))
    stored, run = await house.campaigns.find(id_)
    own = None
    if seat:
        place = await house.campaigns.seats.place(stored, seat)
        house.campaigns.notices.seen(id_, place)
        own = stored.seats[place]
    return await asyncio.to_thread(told_state, stored, run, own, text)


@post(
    "/api/campaigns/{id_:str}/reward",
    before_request=check_bounds,
    status_code=204,
    request_max_body_size=LARGEST,
)
async def choose_reward(
    state: AppState, id_: FromPath[str], data: JSONBody[ChosenReward], seat: SeatHeader = ""
) -> None:
    """Choose one of the cards that the side of this seat is offered."""
    house: House = state.house
    await house.campaigns.choose(id_, seat, data.card)


@post("/api/campaigns/{id_:str}/battle", before_request=count_battle, status_code=200)
async def next_battle(state: AppState, id_: FromPath[str], seat: SeatHeader = "") -> BegunBattle:
    """The game of the battle that is due, or of the one in progress."""
    house: House = state.house
    return BegunBattle(id=await house.campaigns.battle(id_, seat))


# Other people.


@get("/api/campaigns/{id_:str}/invitation")
async def campaign_invitation(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en", link: LinkHeader = ""
) -> CampaignInvitation:
    """What a link to a seat offers, before anybody sits down."""
    house: House = state.house
    stored, run = await house.campaigns.find(id_)
    seat = linked(stored.seats, link)
    return await asyncio.to_thread(told_invitation, stored, run, seat, Text(language(lang)))


@post("/api/campaigns/{id_:str}/sit", status_code=200, request_max_body_size=LARGEST)
async def sit_in_campaign(
    state: AppState, id_: FromPath[str], data: JSONBody[SitDown], profile: ProfileHeader = ""
) -> SatDown:
    """Take a seat in all battles of a campaign, by a link or because a friend keeps it."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    return await house.campaigns.seats.sit(id_, data, player)


@post("/api/campaigns/{id_:str}/links/{number:str}", status_code=200, before_request=count_link)
async def campaign_link(
    state: AppState, id_: FromPath[str], number: FromPath[str], seat: SeatHeader = ""
) -> SeatLink:
    """Another link for a seat that nobody has taken; the one before is void."""
    house: House = state.house
    return await house.campaigns.seats.new_link(id_, seat_number(number), seat)


# Afterwards.


@get("/api/campaigns/{id_:str}/record", media_type=MediaType.TEXT)
async def campaign_record(state: AppState, id_: FromPath[str]) -> str:
    """The whole campaign as one file, after its end."""
    house: House = state.house
    return await house.campaigns.record(id_)


@delete("/api/campaigns/{id_:str}")
async def forget_campaign(state: AppState, id_: FromPath[str], seats: SeatsHeader = "") -> None:
    """Delete a campaign and its battle in progress; needs all seats that people have taken."""
    house: House = state.house
    battle = await house.campaigns.forget(id_, [token for token in seats.split(",") if token])
    if battle:
        await house.rooms.forget(battle)


ROUTES: Final = (
    *(
        known_campaigns,
        new_campaign,
        own_campaigns,
        kept_seats,
        campaign_state,
        choose_reward,
        next_battle,
    ),
    *(campaign_invitation, sit_in_campaign, campaign_link, campaign_record, forget_campaign),
)
