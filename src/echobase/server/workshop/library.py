"""The library: what may be published, and entries in words."""

import unicodedata
from typing import Any, Final

from echobase import picture
from echobase.core import registry
from echobase.core.errors import BadOption, EchoBaseError, Refusal
from echobase.server.messages.library import EntryOf, Publication
from echobase.server.safety.tokens import fresh_id
from echobase.server.storage.library_store import LibraryEntry, played_digest
from echobase.server.workshop.measuring import checked
from echobase.text import Text

LONGEST_TITLE: Final = 80
LONGEST_AUTHOR: Final = 40
LEFT_OUT: Final = ("provenance", "inferred")
"""Tables that are nobody's business."""


def entry_of(sent: Publication, hash_: str, profile: str, text: Text) -> tuple[LibraryEntry, str]:
    """The entry of what was sent, and what tells it from all others; Refusal says what lacks."""
    title = line(sent.name, LONGEST_TITLE)
    if not title:
        raise Refusal(text("editor-no-name"), "no-name")
    checked(sent.game, sent.document, text)
    game = registry.game(sent.game)
    document = {name: one for name, one in sent.document.items() if name not in LEFT_OUT}
    document["name"] = title
    try:
        options = game.start(**{game.scenario_option: document}).options()
    except EchoBaseError as error:
        raise BadOption(f"document: {error}") from None
    entry = LibraryEntry(
        id=fresh_id(),
        game=game.name,
        title=title,
        author=line(sent.author, LONGEST_AUTHOR),
        hash=hash_,
        profile=profile,
        document=document,
    )
    return entry, played_digest(game.name, options)


def line(words_: str, longest: int) -> str:
    """A name in one line, without signs that nobody sees."""
    shown = [sign for sign in words_ if unicodedata.category(sign) not in ("Cf", "Co", "Cs", "Cn")]
    plain = ["" if unicodedata.category(sign) == "Cc" and sign != "\t" else sign for sign in shown]
    return " ".join("".join(plain).split())[:longest].strip()


def told(entry: LibraryEntry, liked: bool, profile: str | None, text: Text) -> EntryOf:
    """An entry in one language."""
    return EntryOf(
        id=entry.id,
        game=entry.game,
        name=own_name(entry, text.lang),
        author=entry.author,
        text=briefing(entry, text.lang),
        created=entry.created,
        likes=entry.likes,
        liked=liked,
        plays=entry.plays,
        wins=entry.wins,
        own=bool(entry.profile) and entry.profile == profile,
    )


def own_name(entry: LibraryEntry, lang: str) -> str:
    names: Any = entry.document.get("names", {})
    return str(names.get(lang) or entry.title)


def briefing(entry: LibraryEntry, lang: str) -> str:
    texts: Any = entry.document.get("briefing", {})
    return str(texts.get(lang) or texts.get("en") or next(iter(texts.values()), ""))


def picture_of(entry: LibraryEntry, lang: str) -> str:
    """The position at the start as SVG."""
    game = registry.game(entry.game)
    return picture.draw(game.preview(game.load(entry.document)), lang=lang).svg
