"""The routes of campaigns: the list, beginning one, how it stands, rewards, the next battle."""

import asyncio
from typing import Any, Final

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody

from echobase.server.campaigns.running_campaigns import seat_in
from echobase.server.campaigns.telling import campaign_list, told_state
from echobase.server.house import House, check_bounds, count_game, take
from echobase.server.messages.campaigns import (
    BegunBattle,
    BegunCampaign,
    CampaignInList,
    CampaignState,
    ChosenReward,
    NewCampaign,
)
from echobase.server.routes.games import SeatHeader
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
async def new_campaign(state: AppState, data: JSONBody[NewCampaign]) -> BegunCampaign:
    """Begin a campaign; its tokens are issued once and open all its battles."""
    house: House = state.house
    return await house.campaigns.begin(data)


@get("/api/campaigns/{id_:str}")
async def campaign_state(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en", seat: SeatHeader = ""
) -> CampaignState:
    """How a campaign stands: the own book for a seat, the road alone for anybody else."""
    house: House = state.house
    text = Text(language(lang))
    stored, run = await house.campaigns.find(id_)
    own = seat_in(stored, seat) if seat else None
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


ROUTES: Final = (known_campaigns, new_campaign, campaign_state, choose_reward, next_battle)
