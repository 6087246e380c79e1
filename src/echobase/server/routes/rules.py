"""The routes of the rulebooks."""

import asyncio
from typing import Final

from echobase.rulebook import links, page
from echobase.server.games import rulebooks
from echobase.server.house import DAY, SVG
from echobase.server.messages.rules import RuleChapter, RuleEntry, RuleFound, RuleParagraph, RulesOf
from echobase.server.web import FromPath, FromQuery, MediaType, Response, get
from echobase.text import Text, language


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


@get("/api/rulebooks/{game:str}/pictures/{example:str}", media_type=SVG)
async def rulebook_picture(
    game: FromPath[str], example: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """The picture of an example: NAME.svg."""
    name = example.removesuffix(".svg")
    svg = await asyncio.to_thread(rulebooks.picture, game, name, language(lang))
    return Response(svg, media_type=SVG, headers={"cache-control": DAY})


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


ROUTES: Final = (
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
)
