"""Battle of Hoth in the browser: its catalogue, and what never changes on its board."""

from typing import Final

from echobase.core import game
from echobase.core.sides import SIDES
from echobase.games.battle.documents import data_files
from echobase.games.battle.documents.tables import ScenarioTable, all_scenarios
from echobase.games.battle.documents.view import View
from echobase.games.battle.drawing import board
from echobase.games.battle.game import GAME
from echobase.games.battle.narrow import battle
from echobase.games.battle.rules.board import INDEX
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.cards import Card as CommandCard
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, Kind
from echobase.games.battle.words.story import story
from echobase.play.browser import (
    BoardParts,
    Browser,
    general_catalogue,
    hexes,
    piece,
    shape,
    symbol,
)
from echobase.play.catalogue import GameOf, Named, Scenario
from echobase.play.pieces import Card, Piece
from echobase.text import Text

COVER: Final = "target-the-shield-generators"
"""The scenario whose picture shows most of what a battle has."""


class BattleBrowser:
    """Implements `play.browser.Browser`."""

    client = "battle"
    view = View

    def catalogue(self, text: Text) -> GameOf:
        tables = data_files.load({})
        return general_catalogue(
            "battle",
            text,
            scenarios=[scenario(document, text) for document in all_scenarios()],
            seats=[2, 3, 4],
            cover=COVER,
            leaders=[
                Named(id=key, name=text(f"leader-{key}"), side=side)
                for side in SIDES
                for key in tables.leaders[side]
            ],
            support=[
                Named(
                    id=key,
                    name=text.name("card", key),
                    text=text(f"support-{key.replace('_', '-')}-text"),
                    side=SIDES[SUPPORT_SIDE[number]],
                )
                for number, key in enumerate(SUPPORTS)
            ],
        )

    def parts(self, state: game.State, text: Text) -> BoardParts:
        return parts(battle(state), text)


def scenario(document: ScenarioTable, text: Text) -> Scenario:
    told = story(GAME.start(scenario=document.id), text)
    facts = []
    for side in SIDES:
        parts = [text("ui-hand-size", cards=document.hands[side])]
        if document.first == side:
            parts.insert(0, text("ui-begins"))
        if document.victory[side].medals:
            parts.append(text("ui-medals-to-win", medals=document.victory[side].medals))
        facts.append(f"{text('side-' + side)}: {', '.join(parts)}")
    return Scenario(
        id=document.id,
        number=document.number,
        name=told.name,
        briefing=[told.briefing] if told.briefing else [],
        goals=told.goals or {},
        special=told.special,
        facts=facts,
        first=document.first,
        medals={side: document.victory[side].medals for side in SIDES},
    )


def parts(state: State, text: Text) -> BoardParts:
    view: View = state.view(None)
    names = {
        label: f"{label}, {text.name('terrain', view.terrain.get(label, 'open'))}"
        for label in INDEX
    }
    still = board.still(tuple(view.terrain.items()), text.lang)
    units = {kind.key: unit(kind, text) for kind in state.scenario.kinds}
    units |= {
        key: piece("structure", key, text, symbol(key, "structure")) for key in STRUCTURES if key
    }
    return BoardParts(
        still=f"<g>{''.join(still.parts)}</g>",
        hexes=hexes(board.BOARD, names),
        **shape(board.corners("D5"), board.BOARD.centre("D5")),
        cards=cards(state, text),
        units=units,
        terrain={key: piece("terrain", key, text) for key in ("open", *TERRAIN) if key},
        badges={key: piece("badge", key, text, symbol(key, "badge")) for key in BADGES if key},
    )


def unit(kind: Kind, text: Text) -> Piece:
    """A kind of unit with its figures, and its dice by range."""
    facts = [text("ui-figures", figures=kind.figures), "/".join(map(str, kind.dice))]
    drawing = symbol(kind.key, "unit")
    return piece("unit", kind.key, text, drawing, SIDES[kind.side], facts)


def cards(state: State, text: Text) -> dict[str, Card]:
    found = {}
    for number, cards in enumerate(state.scenario.cards):
        for card in cards:
            found[card.key] = command_card(card, SIDES[number], text)
    for number, key in enumerate(SUPPORTS):
        words = text(f"support-{key.replace('_', '-')}-text")
        side = SIDES[SUPPORT_SIDE[number]]
        found[key] = Card(title=text.name("card", key), text=words, kind="support", side=side)
    return found


def command_card(card: CommandCard, side: str, text: Text) -> Card:
    sections = {"left": card.left, "centre": card.centre, "right": card.right}
    return Card(
        title=text.name("card", card.key),
        text=text(f"card-{card.key.replace('_', '-')}-text"),
        kind="leader" if card.leader else "command",
        side=side,
        leader=card.leader,
        orders=card.orders,
        sections=None if card.everywhere or card.choose_section else sections,
    )


BROWSER: Final[Browser] = BattleBrowser()
