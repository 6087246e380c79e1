"""`echobase replay` and `analyse`: a recorded game retold, and judged in hindsight."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from echobase import BadOption
from echobase.analysis import command as analysis
from echobase.analysis.page import Page
from echobase.campaigns.record import is_campaign
from echobase.campaigns.record import read as read_campaign
from echobase.cli.parameters import DISPLAY, WORK, Display, Force, Work, number
from echobase.core import record as records
from echobase.core.files import check_output
from echobase.picture.film import WEBP, refuse_without_film, save_film
from echobase.terminal.campaign_session import show_road
from echobase.terminal.replay import ReplayScreen
from echobase.terminal.screen import Screen
from echobase.text import Text


def replay(
    file: Annotated[Path, Parameter(help="A record or saved game.")],
    /,
    *,
    pause: Annotated[bool, Parameter(help="Wait for Enter after each turn.")] = False,
    film: Annotated[
        Path | None,
        Parameter(help="Make a film of it in this .webp file instead (needs echobase[picture])."),
    ] = None,
    force: Force = False,
    display: Display = DISPLAY,
) -> None:
    """Tell a recorded game turn by turn; of a campaign all battles, and then its road."""
    screen, text = display.open()
    if film is not None:
        return make_film(file, film, force, screen, text)
    if is_campaign(file):
        campaign = read_campaign(file)
        unfinished = [] if campaign.battle is None else [campaign.battle]
        for battle in (*campaign.battles, *unfinished):
            ReplayScreen(battle, screen, text, pause).tell()
        return show_road(campaign.run, screen, text)
    ReplayScreen(records.read(str(file)), screen, text, pause).tell()


def make_film(file: Path, path: Path, force: bool, screen: Screen, text: Text) -> None:
    """Show a recorded game in moving pictures."""
    check_output("film", path, (WEBP,), force)
    refuse_without_film()
    if is_campaign(file):
        raise BadOption(f"film: {file} is a campaign; make a film of one of its battles")
    save_film(records.read(str(file)), path, lang=text.lang)
    screen.say(text("ui-film-saved", path=str(path)))


def analyse(
    file: Annotated[Path, Parameter(help="A record or saved game; the analysis sees all hands.")],
    /,
    *,
    games: Annotated[
        int | None, number("Games played from each position, on average. Default: 64.")
    ] = None,
    seconds: Annotated[int | None, number("The time after which it stops. Default: 900.")] = None,
    player: Annotated[
        str | None,
        Parameter(help="The player that suggests better choices. Default: the adviser."),
    ] = None,
    out: Annotated[
        Path | None, Parameter(name="--json", help="Also write the analysis to this .json file.")
    ] = None,
    force: Force = False,
    work: Work = WORK,
    display: Display = DISPLAY,
) -> None:
    """Show who was winning when, which decisions were costly and why, and who was lucky."""
    screen, text = display.open()
    options = analysis.AnalysisOptions(games, player, out, force, seconds, **asdict(work))
    record, found = analysis.carry_out(file, options)
    Page(found, record, screen, text).show()
    if out is not None:
        screen.say()
        screen.say(text("ui-analysis-file", path=str(out)))
