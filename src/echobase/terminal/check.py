"""One line about a valid document, lesson, campaign or record; everything else raises its error."""

from pathlib import Path

from echobase.campaigns.books import place_name
from echobase.campaigns.facet import campaign_in
from echobase.campaigns.record import is_campaign
from echobase.campaigns.record import read as read_campaign
from echobase.core import registry
from echobase.lessons.facet import lesson_in
from echobase.terminal.finding import find
from echobase.text import Text
from echobase.text.words import result_text, words


def summary(which: str, text: Text) -> str:
    """The content of a file or a scenario."""
    lesson = lesson_in(Path(which)) if Path(which).is_file() else None
    if lesson is not None:
        title = registry.game(lesson.game).title
        name = text(lesson.base)
        return text("ui-check-lesson", game=title, number=lesson.lesson.number, name=name)
    campaign = campaign_in(Path(which)) if Path(which).is_file() else None
    if campaign is not None:
        return text(
            "ui-check-campaign",
            game=registry.game(campaign.table.game).title,
            name=campaign.table.campaign.title.said(text.lang),
            nodes=len(campaign.table.nodes),
            endings=len(campaign.table.endings),
        )
    if is_campaign(Path(which)):
        run = read_campaign(Path(which)).run
        return text(
            "ui-check-campaign-record",
            name=run.campaign.table.campaign.title.said(text.lang),
            battles=len(run.results),
            place=place_name(run, run.place, text),
        )
    found = find(which)
    named, state, record = words(found.game.name), found.state, found.record
    if record is None:
        return named.summary(state, text)
    line = text(
        "ui-check-record",
        name=named.scenario_name(state, text),
        actions=len(record.actions),
        turns=state.turn_number(),
    )
    outcome = record.outcome()
    if outcome is None:
        line += " " + text("ui-not-finished")
    else:
        line += " " + result_text(found.game.name, state, outcome, text)
    if record.cut_off:
        line += " " + text("ui-cut-off")
    return line
