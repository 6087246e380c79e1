"""`echobase lab even`: what is looked for, shown and written."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase.core import registry
from echobase.core.document import to_toml
from echobase.core.files import check_output, replace
from echobase.jobs.progress_bar import shown
from echobase.jobs.workers import all_cores
from echobase.lab.even_search import GAMES, EvenSearch, make_even
from echobase.lab.screen_table import table
from echobase.lab.words import share
from echobase.terminal.screen import Screen
from echobase.text import Text

ENDING: Final = ".toml"


@dataclass(frozen=True)
class EvenOptions:
    """What was typed."""

    file: Path
    games: int | None = None
    player: str | None = None
    out: Path | None = None
    force: bool = False
    seed: int | None = None
    workers: int | None = None
    ray: str | None = None


def carry_out(options: EvenOptions, text: Text) -> EvenSearch:
    """Look for changes, and write the most even document if that is wanted."""
    if options.out is not None:
        check_output("out", options.out, (ENDING,), options.force)
    with shown(text("ui-even-progress")) as progress:
        search = make_even(
            options.file,
            player=options.player,
            games=GAMES if options.games is None else options.games,
            seed=options.seed or 0,
            workers=all_cores(options.workers, options.ray),
            ray=options.ray,
            progress=progress,
        )
    if options.out is not None and search.proposals:
        replace(options.out, to_toml(search.proposals[0].document).encode())
    return search


def show(search: EvenSearch, screen: Screen, text: Text) -> None:
    """The document as it is, and the proposals, the most even first."""
    side = registry.sides(search.game)[0]
    heads = [text("ui-even-change"), text.name("side", side), text("ui-lab-games")]
    rows = [[text("ui-even-before"), share(search.before), str(search.before.of)]]
    rows += [[text.say(one.what), share(one.share), str(one.share.of)] for one in search.proposals]
    table(screen, text("ui-even-title"), heads, rows)
    if not search.proposals:
        screen.say()
        screen.say(text("ui-even-none"))


def written(options: EvenOptions, search: EvenSearch, text: Text) -> str:
    """What to say about the file; empty when none was wanted or written."""
    if options.out is None or not search.proposals:
        return ""
    return text("ui-even-file", path=str(options.out))
