"""What a scenario can begin from: nothing, the book, or a battle of a campaign."""

import copy
from functools import cache
from typing import Any, Final

from echobase.core.errors import BadOption
from echobase.core.sides import SIDES
from echobase.games.battle.campaigns import CAMPAIGNS
from echobase.games.battle.documents import tables as documents
from echobase.games.battle.documents.tables import RULES_VERSION
from echobase.games.battle.game import GAME
from echobase.games.battle.words.story import story
from echobase.text import LANGUAGES, Text
from echobase.workshop.facet import Tables
from echobase.workshop.parts import WorkshopStart

BLANK: Final = "blank"
OWN_ID: Final = "my-battle"
"""The id of a new document; one of the book would bring the words of the book."""
BOOK_ONLY: Final = ("number", "rules", "inferred", "provenance")
"""Fields that say where a scenario of the book comes from."""
BETWEEN: Final = ":"
"""Stands between a campaign and its battle."""


def blank() -> Tables:
    """A scenario with nothing on the board."""
    return {
        "game": "battle",
        "rules_version": RULES_VERSION,
        "id": OWN_ID,
        "first": "rebel",
        "hands": {"rebel": 4, "empire": 4},
        "victory": {"rebel": {"medals": 5}, "empire": {"medals": 5}},
        "units": [],
        "terrain": {},
    }


def starts(text: Text) -> list[WorkshopStart]:
    """The blank board, the book, and the battles of the campaigns."""
    found = [
        WorkshopStart(
            id=BLANK,
            name=text("workshop-battle-start-blank"),
            group="blank",
            note=text("workshop-battle-start-blank-note"),
        )
    ]
    for number, id_ in documents.scenario_ids().items():
        name = text(f"scenario-{id_}")
        found.append(WorkshopStart(id=id_, name=f"{number}. {name}", group="scenario"))
    for made in documents.workshop_scenarios():
        found.append(WorkshopStart(id=made.id, name=made.named(text.lang), group="workshop"))
    for campaign in CAMPAIGNS.by_id.values():
        for node in campaign.table.nodes:
            found.append(
                WorkshopStart(
                    id=f"{campaign.table.id}{BETWEEN}{node.id}",
                    name=node.title.said(text.lang),
                    group="campaign",
                    note=campaign.table.campaign.title.said(text.lang),
                )
            )
    return found


def document(start: str) -> Tables:
    """A new document; BadOption when there is no such start."""
    if start == BLANK:
        return blank()
    if start in documents.scenario_ids().values():
        return copy.deepcopy(_of_book(start))
    if start in documents.workshop_ids():
        return {**documents.raw_scenario(start), "id": OWN_ID}
    campaign, _, node = start.partition(BETWEEN)
    known = CAMPAIGNS.by_id.get(campaign)
    nodes = [] if known is None else [one for one in known.table.nodes if one.id == node]
    if known is None or not nodes:
        raise BadOption(f"start: no start {start[:60]!r}; the list of starts names them all")
    tables = copy.deepcopy(known.scenario(nodes[0], []))
    return {**tables, "id": OWN_ID}


@cache
def _of_book(id_: str) -> dict[str, Any]:
    """A scenario of the book with its words in all languages, which it no longer has by its id."""
    raw = {name: one for name, one in documents.raw_scenario(id_).items() if name not in BOOK_ONLY}
    state = GAME.start(scenario=id_)
    told = {lang: story(state, Text(lang)) for lang in LANGUAGES}
    own: dict[str, Any] = {
        "id": OWN_ID,
        "name": told["en"].name,
        "names": {lang: told[lang].name for lang in LANGUAGES if lang != "en"},
        "briefing": {lang: one.briefing for lang, one in told.items()},
        "goals": {
            side: {lang: (one.goals or {})[side] for lang, one in told.items()} for side in SIDES
        },
    }
    special = {lang: one.special for lang, one in told.items() if one.special}
    return {**raw, **own, **({"special": special} if special else {})}
