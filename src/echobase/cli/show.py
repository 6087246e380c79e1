"""`echobase games`, `scenarios` and `show`: what is installed, and what a scenario looks like."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from echobase import picture
from echobase.cli.output import complain
from echobase.cli.parameters import DISPLAY, AnyGame, Display, Force, Lang
from echobase.core import registry
from echobase.core.files import check_output
from echobase.core.game import Game, State
from echobase.picture.picture import PNG, SVG, refuse_without_extra
from echobase.terminal.finding import find
from echobase.terminal.screen import Screen
from echobase.terminal.screens import screens
from echobase.text import Text


def games(*, lang: Lang = None) -> None:
    """List the games that are installed, and say why one cannot be used."""
    screen, text = Display(lang, plain=True).open()
    for name in registry.names():
        faults = registry.faults(name)
        told = text("games-broken", reason="; ".join(faults)) if faults else ""
        screen.say(f"{name} ({registry.distribution(name)}): {told or registry.game(name).title}")


def scenarios(*, game: AnyGame = None, display: Display = DISPLAY) -> None:
    """List all scenarios and maps."""
    screen, text = display.open()

    def show_list(one: Game) -> None:
        shown = screens(one.name)
        if game is None:
            screen.head(one.title)
        screen.fit(shown.width)
        shown.show_list(screen, text)

    if game is not None:
        return show_list(registry.game(game))
    for reason in registry.problems().values():
        complain(reason)
    registry.for_each(show_list, complain)


def show(
    scenario: Annotated[
        str, Parameter(help="Number, id or file of a scenario or map; or a record.")
    ],
    /,
    *,
    svg: Annotated[Path | None, Parameter(help="Draw the board into this .svg file.")] = None,
    png: Annotated[
        Path | None, Parameter(help="Draw it into this .png file (needs echobase[picture]).")
    ] = None,
    force: Force = False,
    display: Display = DISPLAY,
) -> None:
    """Show a scenario or map: board, briefing, goals, special rules and forces."""
    screen, text = display.open()
    refuse_pictures(svg, png, force)
    found = find(scenario)
    if svg is not None or png is not None:
        save_pictures(found.game.preview(found.state), svg, png, screen, text)
        return
    shown = screens(found.game.name)
    screen.fit(shown.width)
    shown.show_overview(screen, found.state, text)


def refuse_pictures(svg: Path | None, png: Path | None, force: bool) -> None:
    """Refuse files that cannot be written, before anything is drawn."""
    if svg is not None:
        check_output("svg", svg, (SVG,), force)
    if png is not None:
        check_output("png", png, (PNG,), force)
        refuse_without_extra()


def save_pictures(
    state: State, svg: Path | None, png: Path | None, screen: Screen, text: Text
) -> None:
    """Draw what a spectator may see into the requested files."""
    drawn = picture.draw(state, lang=text.lang)
    for path in (svg, png):
        if path is not None:
            drawn.save(path)
            screen.say(text("ui-picture-saved", path=str(path)))
