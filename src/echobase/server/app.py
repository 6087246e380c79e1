"""The routes: games, records and boards by REST, play by WebSocket, and the client's files."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from sqlalchemy.exc import SQLAlchemyError

import echobase
from echobase import picture
from echobase.core import bounds, registry
from echobase.core.errors import BadGame, EchoBaseError, Refusal
from echobase.core.game_faults import game_at_fault
from echobase.picture import sprite
from echobase.play.puzzle_words import PuzzleInList
from echobase.rulebook import links, page
from echobase.server import ai_workers as robots
from echobase.server import boards, catalogue, games, pages, records, rulebooks, uploads
from echobase.server.ai_workers import Robots, Thinkers, Workers
from echobase.server.analyses import (
    Analyses,
    examine,
    other_line,
    patience,
    position,
    worded,
)
from echobase.server.api_docs import CallsPage
from echobase.server.client_feed import SeatFeed
from echobase.server.errors import Forbidden, Missing
from echobase.server.gate import Gate
from echobase.server.play import Connection, close_broken, joining
from echobase.server.protocol import (
    PROTOCOL,
    Board,
    Branch,
    Catalogue,
    Examined,
    Fault,
    Health,
    Loaded,
    NewGame,
    Replay,
    RuleChapter,
    RuleEntry,
    RuleFound,
    RuleParagraph,
    RulesOf,
    Seated,
    SeatTokens,
    Summary,
    Version,
)
from echobase.server.rooms import Room, Rooms
from echobase.server.store import Store, connect
from echobase.server.tokens import fresh_token, hashed
from echobase.server.uploads import UploadReader
from echobase.text import Text, language
from echobase.text.messages import source

LARGEST: Final = 4 * 1024 * 1024
LARGEST_GAME: Final = 512 * 1024
"""Bytes of a request; a new game may include a document, but not a record."""
UNKNOWN_GAME, WRONG_SEAT, MALFORMED, OLD_PROTOCOL = 4404, 4403, 4400, 4409
"""Codes for the server closing a connection."""
LONGEST_FAULT: Final = 500
"""Characters of an error, which may quote the request."""
DAY: Final = "public, max-age=86400"
SeatHeader = Annotated[str, HeaderParameter(name="x-seat")]
"""The token of a seat; never in an address, which browsers and proxies keep."""
SeatsHeader = Annotated[str, HeaderParameter(name="x-seats")]
"""The tokens of several seats of one game, separated by commas."""

log = logging.getLogger(__name__)


@dataclass
class House:
    """The services that all requests share."""

    store: Store
    rooms: Rooms
    uploads: UploadReader
    analyses: Analyses
    closing: list[Workers] = field(default_factory=list)


def make_app(
    url: str,
    thinkers: Thinkers | None = None,
    readers: Thinkers | None = None,
    names: Sequence[str] = (),
) -> Litestar:
    """The application, on a database that is up to date; `names` are those of its host."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(connect(url))
        players, examiners = robots.thinkers(), Workers(examine, 1, patience(), shares=True)
        strangers = Workers(uploads.read, 1, uploads.PATIENCE)
        rooms = Rooms(store, Robots(thinkers or players))
        house = House(
            store,
            rooms,
            UploadReader(readers or strangers),
            Analyses(store, examiners),
            [players, strangers, examiners],
        )
        app.state.house = house
        try:
            yield
        finally:
            await rooms.close()
            await house.analyses.close()
            for crew in house.closing:
                crew.close()
            await store.close()

    return Litestar(
        route_handlers=[
            version,
            health,
            messages,
            symbols,
            catalogue_of,
            catalogue_picture,
            puzzle_list,
            rulebook_list,
            rulebook_style,
            rulebook,
            rulebook_contents,
            rulebook_paragraph,
            rulebook_search,
            rulebook_links,
            rulebook_picture,
            rulebook_print,
            rulebook_sheets,
            new_game,
            own_games,
            board,
            record,
            load_record,
            replay,
            analysis,
            branch,
            forget,
            unknown_route,
            play,
            client,
        ],
        lifespan=[open_house],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=6
        ),
        openapi_config=OpenAPIConfig(
            title="Echo Base",
            version=echobase.__version__,
            description="The battle of Hoth. The WebSocket is described in docs/protocol.md.",
            path="/api/docs",
            render_plugins=[CallsPage(path="/")],
        ),
        exception_handlers={
            EchoBaseError: complain,
            HTTPException: complain_http,
            SQLAlchemyError: complain_store,
            Exception: complain_unexpected,
        },
        middleware=[DefineMiddleware(Gate, names=names)],
        request_max_body_size=LARGEST,
        signature_types=[AppState],
        logging_config=None,
    )


# Errors.


def fault(status: int, error: str, text: str) -> Response[Fault]:
    shown = text if len(text) <= LONGEST_FAULT else f"{text[:LONGEST_FAULT]}…"
    return Response(Fault(status=status, error=error, text=shown), status_code=status)


def complain(_: Request[Any, Any, Any], error: EchoBaseError) -> Response[Fault]:
    """The response when a request cannot be carried out; our errors say why."""
    if isinstance(error, Forbidden):
        return fault(403, error.error, str(error))
    if isinstance(error, Missing):
        return fault(404, error.error, str(error))
    if isinstance(error, Refusal):
        return fault(409, error.error, str(error))
    if isinstance(error, BadGame):
        log.error("%s", error)
        return fault(500, "broken-game", str(error))
    return fault(400, "bad-request", str(error))


def complain_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    words = {404: "unknown-address", 405: "wrong-method", 413: "too-long"}
    reasons = [str(one.get("message", one)) for one in error.extra or [] if isinstance(one, dict)]
    text = ": ".join([error.detail, *reasons])
    return fault(error.status_code, words.get(error.status_code, "bad-request"), text)


def complain_store(_: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Fault]:
    log.error("the store does not answer: %s", error)
    return fault(503, "no-store", "The games cannot be read or written now.")


def complain_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    broken = game_at_fault(error)
    if broken is not None:
        return complain(request, broken)
    log.error("unexpected", exc_info=error)
    return fault(500, "unexpected", "Something went wrong in the server; its log says more.")


# The server itself.


@get("/api/version")
async def version() -> Version:
    """The version that runs here, and its protocol."""
    rules = {game.name: game.rules_version for game in registry.usable()}
    return Version(
        version=echobase.__version__, build=echobase.build(), protocol=PROTOCOL, rules=rules
    )


@get("/api/health")
async def health(state: AppState) -> Response[Health]:
    """Whether games can be read and written."""
    house: House = state.house
    try:
        count = await house.store.count()
    except (SQLAlchemyError, OSError) as error:
        log.error("the store does not answer: %s", error)
        return Response(Health(ok=False, games=0, database="down"), status_code=503)
    return Response(Health(ok=True, games=count, database="up"))


@get("/api/messages/{lang:str}", media_type=MediaType.TEXT)
async def messages(lang: FromPath[str]) -> str:
    """The messages of the client and the names of the games, in Fluent."""
    return source(language(lang))


@get("/api/sprite.svg")
async def symbols() -> Response[str]:
    """All drawings, each under the id eb-NAME."""
    drawings = "".join(sprite.symbol(name) for name in sprite.names())
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg">{drawings}</svg>'
    return Response(sheet, media_type="image/svg+xml", headers={"cache-control": DAY})


@get("/api/catalogue")
async def catalogue_of(lang: FromQuery[str] = "en") -> Catalogue:
    """Everything that can be played."""
    return await asyncio.to_thread(catalogue.catalogue, language(lang))


@get("/api/catalogue/{game:str}/{id_:str}/picture.svg")
async def catalogue_picture(
    game: FromPath[str], id_: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """The picture of a scenario or map."""
    if (game, id_) not in catalogue.ids():
        raise Missing("unknown-scenario", f"There is no {id_!r} in {game!r}; see /api/catalogue.")
    chosen = registry.game(game)
    state = chosen.preview(chosen.start(**{chosen.scenario_option: id_}))
    drawn = await asyncio.to_thread(picture.draw, state, lang=language(lang))
    return Response(drawn.svg, media_type="image/svg+xml", headers={"cache-control": DAY})


@get("/api/puzzles")
async def puzzle_list(lang: FromQuery[str] = "en") -> list[PuzzleInList]:
    """All puzzles; one is opened as a game."""
    return await asyncio.to_thread(catalogue.puzzles, language(lang))


# The rules.


@get("/api/rulebooks")
async def rulebook_list(lang: FromQuery[str] = "en") -> list[RuleEntry]:
    """The games that have a rulebook."""
    return rulebooks.listed(language(lang))


@get("/api/rulebooks/style.css", media_type="text/css")
async def rulebook_style() -> Response[str]:
    """The look of rulebooks and sheets, on screens and on paper."""
    return Response(page.style(), media_type="text/css", headers={"cache-control": DAY})


@get("/api/rulebooks/{game:str}")
async def rulebook(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesOf:
    """A whole rulebook with its sheets."""
    return await asyncio.to_thread(rulebooks.whole, game, language(lang))


@get("/api/rulebooks/{game:str}/contents")
async def rulebook_contents(game: FromPath[str], lang: FromQuery[str] = "en") -> list[RuleChapter]:
    """The chapters and paragraphs of a rulebook by title."""
    return await asyncio.to_thread(rulebooks.contents, game, language(lang))


@get("/api/rulebooks/{game:str}/paragraphs/{address:str}")
async def rulebook_paragraph(
    game: FromPath[str], address: FromPath[str], lang: FromQuery[str] = "en"
) -> RuleParagraph:
    """One paragraph by its address."""
    return await asyncio.to_thread(rulebooks.paragraph, game, address, language(lang))


@get("/api/rulebooks/{game:str}/search")
async def rulebook_search(
    game: FromPath[str], words: FromQuery[str] = "", lang: FromQuery[str] = "en"
) -> list[RuleFound]:
    """The paragraphs that contain all words, the best first."""
    return await asyncio.to_thread(rulebooks.find, game, words, language(lang))


@get("/api/rulebooks/{game:str}/links")
async def rulebook_links(game: FromPath[str]) -> dict[str, str]:
    """By subject, such as `terrain:rocks`: the address of the paragraph that explains it."""
    return links(rulebooks.book_of(game, "en").game)


@get("/api/rulebooks/{game:str}/pictures/{example:str}")
async def rulebook_picture(
    game: FromPath[str], example: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """The picture of an example: NAME.svg."""
    name = example.removesuffix(".svg")
    svg = await asyncio.to_thread(rulebooks.picture, game, name, language(lang))
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": DAY})


@get("/api/rulebooks/{game:str}/print.html", media_type=MediaType.HTML)
async def rulebook_print(game: FromPath[str], lang: FromQuery[str] = "en") -> str:
    """The rulebook as one page to print."""
    book = rulebooks.book_of(game, language(lang))
    return await asyncio.to_thread(page.rulebook_page, book.game, Text(language(lang)))


@get("/api/rulebooks/{game:str}/sheets.html", media_type=MediaType.HTML)
async def rulebook_sheets(game: FromPath[str], lang: FromQuery[str] = "en") -> str:
    """The reference sheets, one to a page."""
    book = rulebooks.book_of(game, language(lang))
    return await asyncio.to_thread(page.sheets_page, book.game, Text(language(lang)))


# Games.


async def check_bounds(request: Request[Any, Any, Any]) -> None:
    """Refuse JSON that is too large or too deep for a parser."""
    bounds.check(text_of(await request.body(), "game"), "game")


def text_of(body: bytes, what: str) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise EchoBaseError(f"{what}: not a text in UTF-8 (byte {error.start})") from None


@post("/api/games", before_request=check_bounds, request_max_body_size=LARGEST_GAME)
async def new_game(state: AppState, data: JSONBody[NewGame]) -> Seated:
    """Make a game; its tokens are issued once and never again."""
    house: House = state.house
    taken = await house.uploads.read(data)
    return await games.make(house.store, taken.facts, taken.digest)


@post("/api/games/mine", before_request=check_bounds, status_code=200)
async def own_games(
    state: AppState, data: JSONBody[SeatTokens], lang: FromQuery[str] = "en"
) -> list[Summary]:
    """The games of these seats, newest first."""
    house: House = state.house
    lang = language(lang)
    listed = await house.store.listed([hashed(token) for token in data.tokens])
    return [games.summary(one, lang) for one in listed]


async def seat_of(house: House, id_: str, token: str) -> int | None:
    """The seat of a token; None without one; Forbidden for the token of another game."""
    if not token:
        return None
    seat = await house.store.seat(id_, hashed(token))
    if seat is None:
        raise Forbidden("wrong-seat", "This seat does not belong to this game.")
    return seat


@get("/api/games/{id_:str}/board")
async def board(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en", bottom: FromQuery[str] = "0"
) -> Board:
    """The facts that never change during a game; a seat's side is at the bottom of the board."""
    house: House = state.house
    room = await house.rooms.room(id_)
    seat = seat_at(room, "bottom", bottom)
    text = Text(language(lang))
    return await asyncio.to_thread(boards.board, room.game_log, room.interaction, text, seat)


def seat_at(room: Room, name: str, words: str, *others: str) -> int:
    """The number of a seat that a request names; `others` are further words it might have."""
    seats = [str(seat) for seat in range(len(room.facts.seats))]
    if words not in seats:
        wanted = ", or ".join([*others, f"a seat from 0 to {seats[-1]}"])
        raise EchoBaseError(f"{name}: {wanted}; got {words[:20]!r}")
    return int(words)


@get("/api/games/{id_:str}/record", media_type=MediaType.TEXT)
async def record(state: AppState, id_: FromPath[str], seat: SeatHeader = "") -> str:
    """The record: all of it after the end; before that, only what the seat may know."""
    house: House = state.house
    room = await house.rooms.room(id_)
    who = await seat_of(house, id_, seat)
    return await asyncio.to_thread(records.written, room.game_log, who)


@post("/api/records", media_type=MediaType.JSON)
async def load_record(
    state: AppState, request: Request[Any, Any, Any], lang: FromQuery[str] = "en"
) -> Loaded:
    """Load a record or a saved game for replay."""
    house: House = state.house
    text = text_of(await request.body(), "record")
    bounds.check_length(text, "record")
    taken = await house.uploads.read(text)
    token = fresh_token()
    others = [fresh_token() for _ in taken.facts.seats[1:]]
    hashes = [hashed(one) for one in (token, *others)]
    await house.store.create(taken.facts, hashes, taken.digest, taken.rows)
    return Loaded(id=taken.facts.id, token=token)


@get("/api/games/{id_:str}/replay")
async def replay(
    state: AppState,
    id_: FromPath[str],
    lang: FromQuery[str] = "en",
    eyes: FromQuery[str] = "open",
    last: FromQuery[str] = "",
    line: FromQuery[str] = "",
) -> Replay:
    """A finished game, or a record, from its beginning.

    With `last`, only so many moments; with `line`, what might have happened.
    """
    house: House = state.house
    room = await house.rooms.room(id_)
    finished(room)
    seat = None if eyes == "open" else seat_at(room, "eyes", eyes, "open")
    text = Text(language(lang))
    shown = room.game_log
    if line:
        shown = other_line(room.game_log, await house.analyses.report(room.game_log), line)
    return await asyncio.to_thread(
        records.replay, shown, room.interaction, seat, text, moments_wanted(last)
    )


def moments_wanted(words: str) -> int:
    """How many of the last moments are asked for; 0 for all of them."""
    if words and not (words.isascii() and words.isdecimal() and int(words[:9])):
        raise EchoBaseError(f"last: a number of moments from 1; got {words[:20]!r}")
    return int(words[:9] or 0)


def finished(room: Room) -> None:
    """Refuse a request that would reveal hidden cards."""
    if not room.facts.record and not room.game_log.over:
        raise Refusal("This game is not over yet; it can be replayed after its end.", "not-over")


@get("/api/games/{id_:str}/analysis")
async def analysis(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[Examined]:
    """The analysis of a game; while it is being computed, 202 with what is known so far."""
    house: House = state.house
    room = await house.rooms.room(id_)
    finished(room)
    report = await house.analyses.report(room.game_log)
    body = await asyncio.to_thread(worded, report, room.game_log, Text(language(lang)))
    return Response(body, status_code=200 if report.done else 202)


@post("/api/games/{id_:str}/branch", before_request=check_bounds)
async def branch(state: AppState, id_: FromPath[str], data: JSONBody[Branch]) -> Seated:
    """A new game from a position of a finished one, of a record, or of a puzzle."""
    house: House = state.house
    room = await house.rooms.room(id_)
    if not (room.facts.puzzle and room.stopped(room.game_log)):
        finished(room)
    begun = await asyncio.to_thread(position, room.game_log, data.number)
    option = registry.game(room.facts.game).scenario_option
    wanted = NewGame(game=room.facts.game, options={option: begun}, seats=data.seats)
    taken = await house.uploads.read(wanted)
    return await games.make(house.store, taken.facts, taken.digest)


@delete("/api/games/{id_:str}")
async def forget(state: AppState, id_: FromPath[str], seats: SeatsHeader = "") -> None:
    """Delete a game for good; whoever asks must hold the seats of all people in it."""
    house: House = state.house
    facts = await house.store.facts(id_)
    held = {await seat_of(house, id_, token) for token in seats.split(",") if token}
    people = [seat for seat, _ in enumerate(facts.seats) if facts.is_person(seat)]
    if facts.record:
        people = [0]
    if not held:
        raise Forbidden("wrong-seat", "Only somebody who sits at this game can delete it.")
    if not held.issuperset(people):
        raise Refusal("Others play this game as well, so it stays; you can resign.", "others-play")
    await house.rooms.forget(id_)


@get(["/api", "/api/{path:path}"], include_in_schema=False)
async def unknown_route(path: FromPath[str] = "") -> None:
    raise Missing("unknown-address", f"There is nothing at /api{path[:80]}; see /api/docs.")


# Playing.


@websocket("/api/games/{id_:str}/play")
async def play(socket: WebSocket[Any, Any, Any], state: AppState, id_: FromPath[str]) -> None:
    """One seat of a game, or a spectator; the first message says which."""
    house: House = state.house
    await socket.accept()
    try:
        asked = await joining(socket)
        if asked is None:
            return
        text = Text(language(asked.lang))
    except EchoBaseError as error:
        await socket.close(MALFORMED, str(error)[:100])
        return
    if asked.protocol != PROTOCOL:
        await socket.close(OLD_PROTOCOL, "reload the page")
        return
    try:
        room = await house.rooms.room(id_)
        seat = await seat_of(house, id_, asked.seat)
    except Forbidden as error:
        await socket.close(WRONG_SEAT, str(error)[:100])
        return
    except (Missing, Refusal) as error:
        await socket.close(UNKNOWN_GAME, str(error)[:100])
        return
    except Exception as error:
        await close_broken(socket, id_, error)
        return
    await Connection(socket, room, SeatFeed(room, seat, text, asked.after, asked.eyes)).serve()


# The client.


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page."""
    content, kind, keeping = await asyncio.to_thread(pages.found, path)
    return Response(content, media_type=kind, headers={"cache-control": keeping})
