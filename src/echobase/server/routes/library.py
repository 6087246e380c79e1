"""The routes of the library: publish, browse, fetch, like, withdraw."""

import asyncio
from typing import Annotated, Any, Final, get_args

from echobase.core import registry
from echobase.core.errors import BadOption, Refusal
from echobase.server.errors import Forbidden, Missing
from echobase.server.house import DAY, SVG, House, ProfileHeader, check_bounds, take
from echobase.server.messages.library import (
    EntryOf,
    LibraryPage,
    Publication,
    Published,
    WantedLike,
    WholeEntry,
)
from echobase.server.routes.measuring import who_asks
from echobase.server.safety.tokens import fresh_token, hashed
from echobase.server.storage.library_store import PAGE, LibraryEntry, LibraryStore, Sort, Wanted
from echobase.server.web import (
    AppState,
    FromPath,
    FromQuery,
    HeaderParameter,
    JSONBody,
    Request,
    Response,
    delete,
    get,
    post,
)
from echobase.server.workshop import library
from echobase.text import Text, language

LARGEST: Final = 128 * 1024
"""Bytes of a document that is published."""
AuthorHeader = Annotated[str, HeaderParameter(name="x-author")]
"""The token that the author of an entry has got."""
LAST: Final = 100_000


def shelves(state: AppState) -> LibraryStore:
    """The library; Missing when the operator of this server does not want one."""
    house: House = state.house
    if house.library is None:
        raise Missing("no-library", "This server has no library; its operator can open one.")
    return house.library


async def count_publication(request: Request[Any, Any, Any]) -> None:
    """Refuse what is not well formed, or one publication too many of its address."""
    await check_bounds(request)
    await take(request, "publications")


async def count_like(request: Request[Any, Any, Any]) -> None:
    await check_bounds(request)
    await take(request, "edits")


@get("/api/library")
async def entries(
    state: AppState,
    request: Request[Any, Any, Any],
    game: FromQuery[str] = "",
    words: FromQuery[str] = "",
    sort: FromQuery[str] = "new",
    offset: FromQuery[str] = "0",
    lang: FromQuery[str] = "en",
) -> LibraryPage:
    """Entries of the library, by game and words: the newest, the best liked or the most played."""
    found = shelves(state)
    await found.catch_up()
    listed = await found.listed(wanted(game, words, sort, offset))
    return LibraryPage(
        entries=await told(state, request, listed[:PAGE], Text(language(lang))),
        more=len(listed) > PAGE,
    )


def wanted(game: str, words: str, sort: str, offset: str) -> Wanted:
    if game:
        registry.game(game)
    if not (offset.isascii() and offset.isdecimal()) or int(offset[:9]) > LAST:
        raise BadOption(f"offset: a number from 0 to {LAST}; got {offset[:20]!r}")
    for known in get_args(Sort):
        if sort == known:
            return Wanted(game, words[:100], known, int(offset))
    raise BadOption(f"sort: {', '.join(get_args(Sort))}; got {sort[:20]!r}")


async def told(
    state: AppState, request: Request[Any, Any, Any], found: list[LibraryEntry], text: Text
) -> list[EntryOf]:
    """Entries in words, with what whoever asks thinks of them."""
    house: House = state.house
    who = await who_asks(house, request)
    liked = await shelves(state).liked([entry.id for entry in found], hashed(who))
    return [library.told(entry, entry.id in liked, who, text) for entry in found]


@post("/api/library", before_request=count_publication, request_max_body_size=LARGEST)
async def publish(
    state: AppState,
    data: JSONBody[Publication],
    lang: FromQuery[str] = "en",
    profile: ProfileHeader = "",
) -> Published:
    """Publish a document; the token to withdraw it is issued once and never again."""
    house: House = state.house
    found, text = shelves(state), Text(language(lang))
    who = await house.people.profiles.find(profile) if profile else None
    if who is not None and not data.author:
        data.author = await house.people.profiles.name(who)
    token = fresh_token()
    entry, digest = await asyncio.to_thread(library.entry_of, data, hashed(token), who or "", text)
    same = await found.add(entry, digest)
    if same:
        name = (await found.find(same)).title
        raise Refusal(text("library-twice", name=name), "already-published")
    return Published(id=entry.id, token=token)


@get("/api/library/{id_:str}")
async def entry_with_document(
    state: AppState,
    request: Request[Any, Any, Any],
    id_: FromPath[str],
    lang: FromQuery[str] = "en",
) -> WholeEntry:
    """An entry with its document."""
    return await shown(state, request, id_, Text(language(lang)))


@get("/api/library/{id_:str}/picture.svg", media_type=SVG)
async def entry_picture(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """The picture of an entry."""
    found = await shelves(state).find(id_)
    drawn = await asyncio.to_thread(library.picture_of, found, language(lang))
    return Response(drawn, media_type=SVG, headers={"cache-control": DAY})


@post("/api/library/{id_:str}/like", before_request=count_like, status_code=200)
async def like(
    state: AppState,
    request: Request[Any, Any, Any],
    id_: FromPath[str],
    data: JSONBody[WantedLike],
    lang: FromQuery[str] = "en",
) -> WholeEntry:
    """Like an entry, or no longer; everybody counts once."""
    house: House = state.house
    found = shelves(state)
    await found.find(id_)
    await found.like(id_, hashed(await who_asks(house, request)), data.like)
    return await shown(state, request, id_, Text(language(lang)))


async def shown(
    state: AppState, request: Request[Any, Any, Any], id_: str, text: Text
) -> WholeEntry:
    found = await shelves(state).find(id_)
    (one,) = await told(state, request, [found], text)
    return WholeEntry(entry=one, document=found.document)


@delete("/api/library/{id_:str}")
async def withdraw(
    state: AppState, id_: FromPath[str], author: AuthorHeader = "", profile: ProfileHeader = ""
) -> None:
    """Withdraw an entry; games that were begun from it go on."""
    house: House = state.house
    found = await shelves(state).find(id_)
    who = await house.people.profiles.find(profile) if profile else None
    own = bool(found.profile) and found.profile == who
    if not own and hashed(author) != found.hash:
        raise Forbidden("not-yours", "Only its author can withdraw this entry.")
    await shelves(state).remove(id_)


ROUTES: Final = (
    *(entries, publish, entry_with_document),
    *(entry_picture, like, withdraw),
)
