"""`echobase library`: the battles and maps that people have published on a server."""

import asyncio
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from echobase.cli.parameters import DISPLAY, Data, Display, Force
from echobase.cli.serve import need_web
from echobase.core import registry
from echobase.core.document import to_toml
from echobase.core.files import check_output, replace
from echobase.text.words import words as words_of
from echobase.workshop.remote_library import RemoteLibrary

Server = Annotated[str, Parameter(help="Address of a server, such as https://hoth.example.org.")]
EntryId = Annotated[str, Parameter(help="Id of an entry, as the list shows it.")]

library = App(name="library", help="Battles and maps that people have published on a server.")


@library.command(name="list")
def list_entries(
    server: Server,
    /,
    *,
    game: Annotated[str, Parameter(help="Only those of one game.")] = "",
    words: Annotated[str, Parameter(help="Only those with these words in title or author.")] = "",
    sort: Annotated[
        Literal["new", "likes", "plays"],
        Parameter(help="The newest, the best liked or the most played first. Default: new."),
    ] = "new",
    display: Display = DISPLAY,
) -> None:
    """List what has been published."""
    screen, text = display.open()
    found = RemoteLibrary(server).entries(game, words, sort, text.lang)
    for one in found:
        title = registry.game(one.game).title if one.game in registry.names() else one.game
        about = [text("library-by", author=one.author)] if one.author else []
        about += [
            text("library-plays", plays=one.plays),
            *(f"{text.name('side', side)} {won}" for side, won in one.wins.items()),
            text("library-likes", likes=one.likes),
        ]
        screen.say(text("library-line", id=one.id, name=one.name, game=title))
        screen.say(f"    {', '.join(about)}")
    if not found:
        screen.say(text("library-empty"))


@library.command
def fetch(
    server: Server,
    id_: EntryId,
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="The .toml file to write. Default: ID.toml here.")
    ] = None,
    force: Force = False,
    display: Display = DISPLAY,
) -> None:
    """Fetch a battle or map as a file that `play`, `check` and the workshop take."""
    screen, text = display.open()
    path = Path(f"{id_}.toml") if out is None else out
    check_output("out", path, (".toml",), force)
    document = RemoteLibrary(server).document(id_)
    state = registry.owner(document, id_).load(document)
    replace(path, to_toml(document))
    name = words_of(document["game"]).scenario_name(state, text)
    screen.say(text("library-fetched", path=str(path), name=name))


@library.command
def check(server: Server, id_: EntryId, /, *, display: Display = DISPLAY) -> None:
    """Check whether an entry can be played with this version."""
    screen, text = display.open()
    document = RemoteLibrary(server).document(id_)
    state = registry.owner(document, id_).load(document)
    screen.say(f"{id_}: OK: {words_of(document['game']).summary(state, text)}")


@library.command
def remove(
    id_: EntryId,
    /,
    *,
    data: Data = None,
    database: Annotated[
        str,
        Parameter(help="The PostgreSQL database of the server.", env_var="ECHOBASE_DATABASE"),
    ] = "",
    display: Display = DISPLAY,
) -> None:
    """Remove an entry from the library of your own server."""
    need_web()
    from echobase.server.workshop.removing import remove_entry  # slow to import

    screen, text = display.open()
    asyncio.run(remove_entry(id_, data, database))
    screen.say(text("library-removed", id=id_))
