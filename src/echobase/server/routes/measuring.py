"""The routes of what is computed in the workshop: balance, making even, the position desk."""

import asyncio
from typing import Any, Final

from echobase.server.house import PROFILE, House, check_bounds, take
from echobase.server.messages.measuring import (
    BalanceState,
    BegunRun,
    Desk,
    EvenState,
    WantedBalance,
    WantedDesk,
    WantedEven,
)
from echobase.server.routes.workshop import LARGEST_DRAFT
from echobase.server.web import AppState, FromPath, FromQuery, JSONBody, Request, delete, get, post
from echobase.server.workshop import desk, measuring, run_words
from echobase.text import Text, language


async def count_run(request: Request[Any, Any, Any]) -> None:
    """Refuse what is not well formed, or one run too many of its address."""
    await check_bounds(request)
    await take(request, "runs")


async def who_asks(house: House, request: Request[Any, Any, Any]) -> str:
    """Whose turn it is in the queue: that of a profile, or else of an address."""
    key = request.headers.get(PROFILE, "")
    profile = await house.people.profiles.find(key) if key else None
    return profile or house.limits.address(request.scope)


@post("/api/workshop/balance", before_request=count_run, request_max_body_size=LARGEST_DRAFT)
async def measure_balance(
    state: AppState,
    request: Request[Any, Any, Any],
    data: JSONBody[WantedBalance],
    lang: FromQuery[str] = "en",
) -> BegunRun:
    """Let the computer play a document against itself, in the background."""
    house: House = state.house
    text, who = Text(language(lang)), await who_asks(house, request)
    run = await asyncio.to_thread(
        measuring.balance_run, data.game, data.document, data.games, data.player, text
    )
    return BegunRun(id=await house.runs.begin(run, who, text))


@get("/api/workshop/balance/{id_:str}")
async def balance_so_far(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en"
) -> BalanceState:
    """How far a measurement is: shares with their intervals, endings, and where units fell."""
    house: House = state.house
    text = Text(language(lang))
    run = await house.runs.find(id_, text)
    return run_words.balance_state(run, await house.runs.ahead(run), text)


@delete("/api/workshop/balance/{id_:str}")
async def stop_balance(state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en") -> None:
    """Stop a measurement; what it has found can still be asked for."""
    house: House = state.house
    await house.runs.stop(id_, Text(language(lang)))


@post("/api/workshop/even", before_request=count_run, request_max_body_size=LARGEST_DRAFT)
async def make_even(
    state: AppState,
    request: Request[Any, Any, Any],
    data: JSONBody[WantedEven],
    lang: FromQuery[str] = "en",
) -> BegunRun:
    """Look for small changes that make a document more even, in the background."""
    house: House = state.house
    text, who = Text(language(lang)), await who_asks(house, request)
    run = await asyncio.to_thread(
        measuring.even_run, data.game, data.document, data.games, data.player, data.seed, text
    )
    return BegunRun(id=await house.runs.begin(run, who, text))


@get("/api/workshop/even/{id_:str}")
async def even_so_far(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en"
) -> EvenState:
    """How far a search is, and its proposals with their intervals."""
    house: House = state.house
    text = Text(language(lang))
    run = await house.runs.find(id_, text)
    return run_words.even_state(run, await house.runs.ahead(run), text)


@delete("/api/workshop/even/{id_:str}")
async def stop_even(state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en") -> None:
    """Stop a search; what it has found can still be asked for."""
    house: House = state.house
    await house.runs.stop(id_, Text(language(lang)))


async def count_desk(request: Request[Any, Any, Any]) -> None:
    """Refuse what is not well formed, or one question too many of its address."""
    await check_bounds(request)
    await take(request, "hints")


@post(
    "/api/workshop/desk",
    before_request=count_desk,
    status_code=200,
    request_max_body_size=LARGEST_DRAFT,
)
async def look_at_position(
    state: AppState,
    request: Request[Any, Any, Any],
    data: JSONBody[WantedDesk],
    lang: FromQuery[str] = "en",
) -> Desk:
    """Exact odds, lines of sight, what the adviser would do, and the chance to win."""
    house: House = state.house
    text = Text(language(data.lang or lang))
    found = await asyncio.to_thread(desk.position, data.game, data.document, text)
    if not data.think:
        return await asyncio.to_thread(desk.at_once, data.game, found, text)
    who = await who_asks(house, request)
    async with house.runs.turns.turn(who):
        return await desk.thought(
            data.game, found, house.rooms.robots, house.runs.workers, who, text
        )


ROUTES: Final = (
    *(measure_balance, balance_so_far, stop_balance),
    *(make_even, even_so_far, stop_even, look_at_position),
)
