"""Assault on Hoth in the browser: its catalogue, and what never changes on its board."""

from typing import Final

from echobase.core import game
from echobase.core.sides import SIDES
from echobase.games.assault.documents.tables import (
    AssaultTable,
    all_maps,
    workshop_ids,
    workshop_maps,
)
from echobase.games.assault.documents.view import View
from echobase.games.assault.drawing import board, geometry
from echobase.games.assault.game import GAME
from echobase.games.assault.options import SETUPS
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS, FULL_EVENT_DECK
from echobase.games.assault.rules.map import TERRAIN
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import KINDS, OWNER
from echobase.games.assault.words.names import feature
from echobase.games.assault.words.story import story
from echobase.games.assault.words.unit_card import unit_card
from echobase.play.browser import (
    BoardParts,
    Browser,
    general_catalogue,
    hexes,
    piece,
    shape,
    symbol,
)
from echobase.play.catalogue import CatalogueScenario, GameOf, Option, OptionValue
from echobase.play.structs import Card, UnitCard
from echobase.text import Text


class AssaultBrowser:
    """Implements `play.browser.Browser`."""

    client = "assault"
    view = View

    def catalogue(self, text: Text) -> GameOf:
        maps = [*enumerate(all_maps(), 1), *enumerate(workshop_maps(), 1)]
        return general_catalogue(
            "assault",
            text,
            scenarios=[map_(number, document, text) for number, document in maps],
            seats=[2],
            options=options(text),
        )

    def parts(self, state: game.State, text: Text, turned: bool) -> BoardParts:
        return parts(as_assault(state), text, turned)

    def unit_card(
        self, state: game.State, place: str, seat: int | None, text: Text
    ) -> UnitCard | None:
        return unit_card(as_assault(state), place, seat, text)


def map_(number: int, document: AssaultTable, text: Text) -> CatalogueScenario:
    about = story(GAME.start(map=document.id), text)
    size = f"{document.map.columns} × {document.map.rows}"
    return CatalogueScenario(
        id=document.id,
        number=number,
        name=about.name,
        briefing=[about.briefing],
        goals=about.goals or {},
        special="",
        facts=[f"{text('ui-assault-column-size')}: {size}"],
        first="",
        medals={},
        from_workshop=document.id in workshop_ids(),
    )


def options(text: Text) -> list[Option]:
    choices: dict[str, list[OptionValue]] = {
        "setup": [OptionValue(value=key, name=text(f"server-setup-{key}")) for key in SETUPS],
        "sets_up_first": [OptionValue(value=side, name=text(f"side-{side}")) for side in SIDES],
        "field_of_fire": [OptionValue(value=angle, name=f"{angle}°") for angle in (60, 120, 180)],
        "reshuffle_first_five": [
            OptionValue(value=True, name=text("ui-assault-yes")),
            OptionValue(value=False, name=text("ui-assault-no")),
        ],
    }
    usual = {
        "setup": "default",
        "sets_up_first": GAME.start().options().get("sets_up_first", "empire"),
        "field_of_fire": 120,
        "reshuffle_first_five": True,
    }
    return [
        Option(
            id=id_,
            name=text(f"option-{id_.replace('_', '-')}"),
            text=text(f"option-{id_.replace('_', '-')}-info"),
            choices=given,
            default=usual[id_],
        )
        for id_, given in choices.items()
    ]


def parts(state: State, text: Text, turned: bool) -> BoardParts:
    view: View = state.view(None)
    facts = geometry.MapGeometry(view, turned)
    names = {}
    for label in facts.spots:
        ground = text.name("terrain", view.terrain.get(label, "clear"))
        built = feature(label, view, text)
        names[label] = ", ".join(part for part in (label, ground, built) if part)
    still = board.still(facts, text.lang, named=False)
    middle = next(iter(facts.spots))
    units = {
        key: piece("kind", key, text, symbol(key, "unit", "structure"), SIDES[owner])
        for key, owner in zip(KINDS, OWNER, strict=True)
    }
    units |= {
        "base_entry": piece("feature", "base_entry", text, symbol("base_entry", "structure")),
        "luke": piece("hero", "luke", text, symbol("luke", "badge")),
    }
    return BoardParts(
        still=f"<g>{''.join(still.parts)}</g>",
        turned=turned,
        hexes=hexes(facts.board, names),
        **shape(facts.board.corners(middle), facts.board.centre(middle)),
        cards=cards(text),
        units=units,
        terrain={key: piece("terrain", key, text) for key in TERRAIN},
        badges={},
    )


def cards(text: Text) -> dict[str, Card]:
    found = {}
    for card in ACTION_CARDS:
        found[card.key] = Card(
            title=text.name("card", card.key),
            text=text(f"action-{card.key.replace('_', '-')}-info"),
            kind="action",
            side=SIDES[card.side] if card.side >= 0 else "",
            copies=card.copies,
        )
    for key, copies in zip(EVENT_CARDS, FULL_EVENT_DECK, strict=True):
        words = text(f"event-{key.replace('_', '-')}-info")
        found[key] = Card(title=text.name("event", key), text=words, kind="event", copies=copies)
    return found


BROWSER: Final[Browser] = AssaultBrowser()
