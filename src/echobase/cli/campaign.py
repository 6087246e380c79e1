"""`echobase campaign`: battles that hang together, in the terminal."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from echobase import BadOption, BadRecord
from echobase.ai import beginner, player
from echobase.campaigns import record as records
from echobase.campaigns.facet import campaigns_of, find_campaign
from echobase.cli.output import complain
from echobase.cli.parameters import DISPLAY, AnyGame, Display, number
from echobase.core import registry
from echobase.core.files import CannotSave, folder
from echobase.core.game import Game
from echobase.terminal.campaign_session import ENDING, CampaignSession, show_road
from echobase.terminal.opening import BOTH, PlayOptions, fresh_seed, people_on
from echobase.terminal.saved_game import HUMAN

campaign = App(name="campaign", help="Play battles that hang together, in the terminal.")


@campaign.default
@campaign.command(name="list")
def show_campaigns(*, game: AnyGame = None, display: Display = DISPLAY) -> None:
    """List the campaigns."""
    screen, text = display.open()
    shown = 0

    def show(one: Game) -> int:
        found = campaigns_of(one.name)
        listed = [] if found is None else list(found.by_id.values())
        if listed:
            screen.head(one.title)
        for each in listed:
            about = each.table.campaign
            row = text(
                "ui-campaign-row",
                id=each.table.id,
                title=about.title.said(text.lang),
                blurb=about.blurb.said(text.lang),
                battles=len(each.table.nodes),
                endings=len(each.table.endings),
                minutes=about.minutes,
            )
            screen.say(row, "", 0, 2)
        return len(listed)

    if game is not None:
        shown = show(registry.game(game))
    else:
        shown = sum(registry.for_each(show, complain))
    if not shown:
        screen.say(text("ui-campaign-none"))


@campaign.command
def play(
    name: Annotated[str, Parameter(help="Id or file of a campaign.")],
    /,
    *,
    side: Annotated[
        str | None,
        Parameter(help="The side you play: rebel, empire ..., or both to share the screen."),
    ] = None,
    opponent: Annotated[
        str | None,
        Parameter(help="The computer player: cadet (default), trooper, captain ..."),
    ] = None,
    seed: Annotated[int | None, number("Seed for dice, cards and computer players.")] = None,
    save: Annotated[
        Path | None, Parameter(help="Where to save. Default: your data folder.")
    ] = None,
    display: Display = DISPLAY,
) -> int:
    """Play a campaign against the computer, or with somebody at the same screen."""
    screen, text = display.open()
    found = find_campaign(name)
    if save is not None and save.exists():
        raise CannotSave(f"{save}: exists already; continue it with resume, or choose another")
    against = opponent or beginner(found.table.game)
    player(against, found.table.game)
    people = people_on(side, found.sides)
    seated = [HUMAN if people in (BOTH, one) else against for one in found.sides]
    about = {"players": " ".join(seated), "seed": fresh_seed(PlayOptions(seed=seed))}
    begun = records.begin(found, about=about)
    session = CampaignSession(begun, save or fresh_path(found.table.id), screen, text)
    session.save()
    return session.play()


@campaign.command
def resume(
    file: Annotated[
        Path | None, Parameter(help="The campaign to continue. Default: the newest.")
    ] = None,
    /,
    *,
    display: Display = DISPLAY,
) -> int:
    """Go on with a campaign where it was left."""
    screen, text = display.open()
    path = file or newest()
    record = records.read(path)
    known = record.head.about.get("players", "").split()
    if len(known) != len(record.run.campaign.sides):
        raise BadRecord(f"{path}: head: about.players: one for each side; got {known}")
    record.head.about.setdefault("seed", fresh_seed(PlayOptions()))
    return CampaignSession(record, path, screen, text).play()


@campaign.command(name="road")
def show_the_road(
    file: Annotated[Path | None, Parameter(help="The campaign. Default: the newest.")] = None,
    /,
    *,
    display: Display = DISPLAY,
) -> None:
    """Show the road so far: what was won, and where the campaign stands."""
    screen, text = display.open()
    show_road(records.read(file or newest()).run, screen, text)


def newest() -> Path:
    """The campaign that was played last."""
    found = sorted(folder("campaigns").glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadOption("campaign: there is no saved campaign; `echobase campaign play` begins one")
    return found[-1]


def fresh_path(name: str) -> Path:
    """A file name that does not exist yet for a new campaign."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path, count = folder("campaigns") / f"{stamp}-{name}{ENDING}", 2
    while path.exists():
        path = folder("campaigns") / f"{stamp}-{name}-{count}{ENDING}"
        count += 1
    return path
