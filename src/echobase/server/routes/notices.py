"""The routes of notices: how this server sends them, and where a seat wants them."""

from typing import Annotated, Final

from echobase.server.errors import Forbidden
from echobase.server.house import House, check_bounds, seat_of
from echobase.server.messages.notices import NewNotice, NoticeWays
from echobase.server.web import AppState, FromPath, HeaderParameter, JSONBody, delete, get, post

Token = Annotated[str, HeaderParameter(name="x-seat")]


@get("/api/notices")
async def notice_ways(state: AppState) -> NoticeWays:
    """How this server can tell somebody that it is their turn."""
    house: House = state.house
    return house.notices.ways()


@post("/api/games/{id_:str}/notices", before_request=check_bounds, status_code=204)
async def new_notice(
    state: AppState, id_: FromPath[str], data: JSONBody[NewNotice], seat: Token = ""
) -> None:
    """Have notices sent for a seat; in a battle of a campaign, for the whole of it."""
    house: House = state.house
    place = await own_seat(house, id_, seat)
    campaign = await house.store.campaigns.of_battle(id_)
    if campaign is None:
        await house.notices.add(id_, place, data)
    else:
        found = await house.store.campaigns.find(campaign)
        await house.campaigns.notices.add(found, place, data)


@delete("/api/games/{id_:str}/notices")
async def no_notices(state: AppState, id_: FromPath[str], seat: Token = "") -> None:
    """Have no more notices sent for a seat."""
    house: House = state.house
    place = await own_seat(house, id_, seat)
    await house.notices.store.remove(id_, place)
    campaign = await house.store.campaigns.of_battle(id_)
    if campaign is not None:
        await house.campaigns.notices.store.remove(campaign, place)


@post("/api/campaigns/{id_:str}/notices", before_request=check_bounds, status_code=204)
async def new_campaign_notice(
    state: AppState, id_: FromPath[str], data: JSONBody[NewNotice], seat: Token = ""
) -> None:
    """Have notices sent for a seat in a campaign and in all its battles."""
    house: House = state.house
    found = await house.store.campaigns.find(id_)
    place = await house.campaigns.seats.place(found, seat)
    await house.campaigns.notices.add(found, place, data)


@delete("/api/campaigns/{id_:str}/notices")
async def no_campaign_notices(state: AppState, id_: FromPath[str], seat: Token = "") -> None:
    """Have no more notices sent for a seat in a campaign and its battles."""
    house: House = state.house
    found = await house.store.campaigns.find(id_)
    await house.campaigns.notices.remove(found, await house.campaigns.seats.place(found, seat))


async def own_seat(house: House, id_: str, token: str) -> int:
    await house.store.facts(id_)
    seat = await seat_of(house, id_, token)
    if seat is None:
        raise Forbidden("wrong-seat", "Only somebody who sits at this game gets notices of it.")
    return seat


ROUTES: Final = (notice_ways, new_notice, no_notices, new_campaign_notice, no_campaign_notices)
