"""The routes of people: profiles, tables by link, the lobby, friends and pages of players."""

from typing import Any, Final

from echobase.server.house import House, ProfileHeader, count_game, count_link, seat_of, take
from echobase.server.messages.new_games import NewTable
from echobase.server.messages.people import (
    Friend,
    Invitation,
    LinkWord,
    Lobby,
    Matched,
    NewProfile,
    OneTimeLink,
    OpenedTable,
    OpenTable,
    PlayerPage,
    Profile,
    QuickMatch,
    SatDown,
    SeatLink,
    SitDown,
)
from echobase.server.people.lobby import quick_table
from echobase.server.people.profiles import FRIEND, MOVE
from echobase.server.routes.games import LARGEST_GAME
from echobase.server.routes.seats import LinkHeader, SeatHeader, seat_number
from echobase.server.web import (
    AppState,
    FromPath,
    FromQuery,
    JSONBody,
    Request,
    delete,
    get,
    post,
    put,
)
from echobase.text import language

SMALL: Final = 4096
"""Bytes of a request that has only names and words."""


# Profiles.


@get("/api/profile")
async def own_profile(state: AppState, profile: ProfileHeader = "") -> Profile:
    """The profile of a key."""
    house: House = state.house
    return await house.people.lobby.profile(await house.people.profiles.need(profile))


@put("/api/profile", request_max_body_size=SMALL)
async def save_profile(
    state: AppState,
    request: Request[Any, Any, Any],
    data: JSONBody[NewProfile],
    profile: ProfileHeader = "",
) -> Profile:
    """Make a profile, or give it another name."""
    house: House = state.house
    if await house.people.profiles.find(profile) is None:
        await take(request, "profiles")
    return await house.people.lobby.profile(await house.people.profiles.save(profile, data.name))


@delete("/api/profile")
async def delete_profile(state: AppState, profile: ProfileHeader = "") -> None:
    """Delete a profile with its name, ratings and friends; its games stay."""
    house: House = state.house
    player = await house.people.profiles.need(profile)
    games = await house.people.seating.games_of(player)
    await house.campaigns.seats.forget_player(player)
    await house.people.profiles.delete(player)
    for id_ in games:
        await house.people.seating.introduce(house.rooms.opened(id_))


@post("/api/profile/move", before_request=count_link)
async def move_profile(state: AppState, profile: ProfileHeader = "") -> OneTimeLink:
    """The word for a link that takes the profile to another device, once."""
    house: House = state.house
    return await house.people.profiles.link(MOVE, await house.people.profiles.need(profile))


@post(
    "/api/profile/arrive",
    status_code=200,
    before_request=count_link,
    request_max_body_size=SMALL,
)
async def arrive(state: AppState, data: JSONBody[LinkWord], profile: ProfileHeader = "") -> Profile:
    """Take a profile over on this device, whose key stands in the header."""
    house: House = state.house
    player = await house.people.profiles.arrive(profile, data.word)
    return await house.people.lobby.profile(player)


# Tables.


@post("/api/tables", before_request=count_game, request_max_body_size=LARGEST_GAME)
async def open_table(
    state: AppState, data: JSONBody[NewTable], profile: ProfileHeader = ""
) -> OpenedTable:
    """Make a game with other people; the words for the links are issued once."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    await house.people.lobby.check_invited(data.invited.values(), player)
    return await opened(house, data, player)


async def opened(house: House, wanted: NewTable, player: str | None) -> OpenedTable:
    read = await house.uploads.read(wanted.game)
    return await house.people.seating.open(wanted, read.facts, read.digest, player)


@get("/api/tables/{id_:str}/invitation")
async def invitation(
    state: AppState,
    id_: FromPath[str],
    lang: FromQuery[str] = "en",
    link: LinkHeader = "",
    profile: ProfileHeader = "",
) -> Invitation:
    """What a link offers, before anybody sits down."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    await house.people.seating.opening(id_)
    place = await house.people.seating.linked(id_, link)
    table = await house.people.lobby.table(id_, player, language(lang))
    return Invitation(table=table, seat=place.seat)


@get("/api/tables/{id_:str}")
async def table(
    state: AppState,
    id_: FromPath[str],
    lang: FromQuery[str] = "en",
    profile: ProfileHeader = "",
) -> OpenTable:
    """A table with its seats, for those who know its id."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    return await house.people.lobby.table(id_, player, language(lang))


@post("/api/tables/{id_:str}/sit", status_code=200, request_max_body_size=SMALL)
async def sit_down(
    state: AppState, id_: FromPath[str], data: JSONBody[SitDown], profile: ProfileHeader = ""
) -> SatDown:
    """Take a seat."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    sat = await house.people.seating.sit(id_, data, player)
    await house.people.seating.introduce(house.rooms.opened(id_))
    return sat


@post("/api/tables/{id_:str}/links/{seat:str}", status_code=200, before_request=count_link)
async def renew_link(
    state: AppState, id_: FromPath[str], seat: FromPath[str], host: SeatHeader = ""
) -> SeatLink:
    """Another link for a seat that nobody has taken; the one before is void."""
    house: House = state.house
    asks = await seat_of(house, id_, host)
    return await house.people.seating.new_link(id_, seat_number(seat), asks)


@delete("/api/tables/{id_:str}/links/{seat:str}")
async def revoke_link(
    state: AppState, id_: FromPath[str], seat: FromPath[str], host: SeatHeader = ""
) -> None:
    """Make the link of a seat void."""
    house: House = state.house
    asks = await seat_of(house, id_, host)
    await house.people.seating.revoke(id_, seat_number(seat), asks)


# The lobby.


@get("/api/lobby")
async def lobby(state: AppState, lang: FromQuery[str] = "en", profile: ProfileHeader = "") -> Lobby:
    """The tables that wait for somebody."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    return await house.people.lobby.lobby(player, language(lang))


@post("/api/lobby/match", status_code=200, request_max_body_size=SMALL)
async def quick_match(
    state: AppState,
    request: Request[Any, Any, Any],
    data: JSONBody[QuickMatch],
    profile: ProfileHeader = "",
) -> Matched:
    """Sit down at a table that waits and fits, or open one."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    found = await house.people.lobby.find_seat(data, player)
    if found is None:
        await take(request, "games")
        made = await opened(house, quick_table(data), player)
        return Matched(id=made.id, seats=made.seats, waits=True)
    await house.people.seating.introduce(house.rooms.opened(found.id))
    return found


@get("/api/friends")
async def friends(
    state: AppState, lang: FromQuery[str] = "en", profile: ProfileHeader = ""
) -> list[Friend]:
    """The friends of a profile, and where they wait for somebody."""
    house: House = state.house
    player = await house.people.profiles.need(profile)
    return await house.people.lobby.friends(player, language(lang))


@post("/api/friends/link", before_request=count_link)
async def friend_link(state: AppState, profile: ProfileHeader = "") -> OneTimeLink:
    """The word for a link that makes friends; the one before is void."""
    house: House = state.house
    return await house.people.profiles.link(FRIEND, await house.people.profiles.need(profile))


@post("/api/friends", status_code=200, before_request=count_link, request_max_body_size=SMALL)
async def befriend(
    state: AppState, data: JSONBody[LinkWord], profile: ProfileHeader = ""
) -> Profile:
    """Become friends with whoever gave the link."""
    house: House = state.house
    player = await house.people.profiles.need(profile)
    other = await house.people.profiles.befriend(player, data.word)
    return await house.people.lobby.profile(other)


@delete("/api/friends/{id_:str}")
async def part(state: AppState, id_: FromPath[str], profile: ProfileHeader = "") -> None:
    """Be friends no longer."""
    house: House = state.house
    await house.people.profiles.part(await house.people.profiles.need(profile), id_)


@get("/api/players/{id_:str}")
async def player_page(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en"
) -> PlayerPage:
    """What everybody may know about a player."""
    house: House = state.house
    return await house.people.lobby.page(id_, language(lang))


ROUTES: Final = (
    *(own_profile, save_profile, delete_profile, move_profile, arrive),
    *(open_table, invitation, table, sit_down, renew_link, revoke_link),
    *(lobby, quick_match, friends, friend_link, befriend, part, player_page),
)
