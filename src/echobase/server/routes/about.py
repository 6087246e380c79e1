"""The routes of the server itself: version, messages, the catalogue, the files of the client."""

import asyncio
import logging
from typing import Any, Final

import echobase
from echobase import picture
from echobase.core import registry
from echobase.picture import sprite
from echobase.play.puzzle_words import PuzzleInList
from echobase.server import pages
from echobase.server.documented_errors import REASONS, spec
from echobase.server.errors import CannotStore, Missing
from echobase.server.games import catalogue
from echobase.server.house import DAY, SVG, House
from echobase.server.messages.new_games import Catalogue, Health, Version
from echobase.server.messages.protocol import PROTOCOL
from echobase.server.socket_docs import socket_document
from echobase.server.storage.store_errors import StoreError
from echobase.server.web import AppState, FromPath, FromQuery, MediaType, Response, get
from echobase.text import language
from echobase.text.messages import source

log = logging.getLogger(__name__)


@get("/api/version")
async def version(state: AppState) -> Version:
    """The version that runs here, and its protocol."""
    rules = {game.name: game.rules_version for game in registry.usable()}
    house: House = state.house
    return Version(
        version=echobase.__version__,
        build=echobase.build(),
        protocol=PROTOCOL,
        rules=rules,
        library=house.library is not None,
    )


@get("/api/health", responses={503: spec(REASONS[503], Health)})
async def health(state: AppState) -> Response[Health]:
    """Whether games can be read and written."""
    house: House = state.house
    try:
        count = await house.store.count()
    except (StoreError, OSError) as error:
        log.error("the store does not answer: %s", error)
        return Response(Health(ok=False, games=0, database="down"), status_code=503)
    try:
        await house.store.write()
    except (CannotStore, OSError) as error:
        log.error("the store cannot be written: %s", error)
        return Response(Health(ok=False, games=count, database="read-only"), status_code=503)
    return Response(Health(ok=True, games=count, database="up"))


@get("/api/asyncapi.json")
async def asyncapi() -> dict[str, Any]:
    """The messages of the WebSocket, as an AsyncAPI document."""
    return socket_document()


@get("/api/messages/{lang:str}", media_type=MediaType.TEXT)
async def messages(lang: FromPath[str]) -> str:
    """The messages of the client and the names of the games, in Fluent."""
    return source(language(lang))


@get("/api/sprite.svg", media_type=SVG)
async def symbols() -> Response[str]:
    """All drawings, each under the id eb-NAME."""
    drawings = "".join(sprite.symbol(name) for name in sprite.names())
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg">{drawings}</svg>'
    return Response(sheet, media_type=SVG, headers={"cache-control": DAY})


@get("/api/catalogue")
async def catalogue_of(lang: FromQuery[str] = "en") -> Catalogue:
    """Everything that can be played."""
    return await asyncio.to_thread(catalogue.catalogue, language(lang))


@get("/api/catalogue/{game:str}/{id_:str}/picture.svg", media_type=SVG)
async def catalogue_picture(
    game: FromPath[str], id_: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """The picture of a scenario or map."""
    if (game, id_) not in catalogue.ids():
        raise Missing("unknown-scenario", f"There is no {id_!r} in {game!r}; see /api/catalogue.")
    chosen = registry.game(game)
    state = chosen.preview(chosen.start(**{chosen.scenario_option: id_}))
    drawn = await asyncio.to_thread(picture.draw, state, lang=language(lang))
    return Response(drawn.svg, media_type=SVG, headers={"cache-control": DAY})


@get("/api/puzzles")
async def puzzle_list(lang: FromQuery[str] = "en") -> list[PuzzleInList]:
    """All puzzles; one is opened as a game."""
    return await asyncio.to_thread(catalogue.puzzles, language(lang))


@get(["/api", "/api/{path:path}"], include_in_schema=False)
async def unknown_route(path: FromPath[str] = "") -> None:
    raise Missing("unknown-address", f"There is nothing at /api{path[:80]}; see /api/docs.")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page."""
    content, kind, keeping = await asyncio.to_thread(pages.found, path)
    return Response(content, media_type=kind, headers={"cache-control": keeping})


ROUTES: Final = (
    version,
    health,
    asyncapi,
    messages,
    symbols,
    catalogue_of,
    catalogue_picture,
    puzzle_list,
    unknown_route,
    client,
)
