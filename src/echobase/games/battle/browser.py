"""Battle of Hoth in the browser: its catalogue, and what never changes on its board."""

from typing import Final

from echobase.core import game
from echobase.core.sides import SIDES
from echobase.games.battle.documents import data_files
from echobase.games.battle.documents.tables import (
    ScenarioTable,
    all_scenarios,
    workshop_ids,
    workshop_scenarios,
)
from echobase.games.battle.documents.view import View
from echobase.games.battle.drawing import board
from echobase.games.battle.game import GAME
from echobase.games.battle.rules.board import INDEX
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS, CommandCard
from echobase.games.battle.rules.state import State, as_battle
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, Kind
from echobase.games.battle.words.story import story
from echobase.games.battle.words.unit_card import unit_card
from echobase.play.browser import (
    BoardParts,
    Browser,
    general_catalogue,
    hexes,
    piece,
    shape,
    symbol,
)
from echobase.play.catalogue import CatalogueScenario, GameOf, Named
from echobase.play.structs import Bonus, Card, Piece, UnitCard
from echobase.text import Text

COVER: Final = "target-the-shield-generators"
"""The scenario whose picture shows most of what a battle has."""


class BattleBrowser:
    """Implements `play.browser.Browser`."""

    client = "battle"
    view = View

    def catalogue(self, text: Text) -> GameOf:
        tables = data_files.load({})
        documents = [*enumerate(all_scenarios(), 1), *enumerate(workshop_scenarios(), 1)]
        return general_catalogue(
            "battle",
            text,
            scenarios=[scenario(number, document, text) for number, document in documents],
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

    def parts(self, state: game.State, text: Text, turned: bool) -> BoardParts:
        return parts(as_battle(state), text, turned)

    def unit_card(
        self, state: game.State, place: str, seat: int | None, text: Text
    ) -> UnitCard | None:
        return unit_card(as_battle(state), place.upper(), text)


def scenario(number: int, document: ScenarioTable, text: Text) -> CatalogueScenario:
    about = story(GAME.start(scenario=document.id), text)
    facts = []
    for side in SIDES:
        parts = [text("ui-hand-size", cards=document.hands[side])]
        if document.first == side:
            parts.insert(0, text("ui-begins"))
        if document.victory[side].medals:
            parts.append(text("ui-medals-to-win", medals=document.victory[side].medals))
        facts.append(f"{text('side-' + side)}: {', '.join(parts)}")
    return CatalogueScenario(
        id=document.id,
        number=number,
        name=about.name,
        briefing=[about.briefing] if about.briefing else [],
        goals=about.goals or {},
        special=about.special,
        facts=facts,
        first=document.first,
        medals={side: document.victory[side].medals for side in SIDES},
        from_workshop=document.id in workshop_ids(),
    )


def parts(state: State, text: Text, turned: bool) -> BoardParts:
    view: View = state.view(None)
    names = {
        label: f"{label}, {text.name('terrain', view.terrain.get(label, 'open'))}"
        for label in INDEX
    }
    still = board.still(tuple(view.terrain.items()), text.lang, turned, named=False)
    units = {kind.key: unit(kind, text) for kind in state.scenario.kinds}
    units |= {
        key: piece("structure", key, text, symbol(key, "structure")) for key in STRUCTURES if key
    }
    return BoardParts(
        still=f"<g>{''.join(still.parts)}</g>",
        turned=turned,
        hexes=hexes(board.TURNED_BOARD if turned else board.BOARD, names),
        **shape(board.corners("D5"), board.BOARD.centre("D5")),
        cards=cards(state, text),
        units=units,
        terrain={key: piece("terrain", key, text) for key in ("open", *TERRAIN) if key},
        badges={key: piece("badge", key, text, symbol(key, "badge")) for key in BADGES if key},
    )


def unit(kind: Kind, text: Text) -> Piece:
    """A kind of unit."""
    return piece("unit", kind.key, text, symbol(kind.key, "unit"), SIDES[kind.side])


def cards(state: State, text: Text) -> dict[str, Card]:
    found = {}
    for number, cards in enumerate(state.scenario.cards):
        for card in cards:
            if card.support >= 0:
                continue
            found[card.key] = command_card(card, state.scenario.kinds, SIDES[number], text)
    for number, key in enumerate(SUPPORTS):
        words = text(f"support-{key.replace('_', '-')}-text")
        side = SIDES[SUPPORT_SIDE[number]]
        found[key] = Card(title=text.name("card", key), text=words, kind="support", side=side)
    return found


def command_card(card: CommandCard, kinds: list[Kind], side: str, text: Text) -> Card:
    sections = {"left": card.left, "centre": card.centre, "right": card.right}
    choose = "section" if card.choose_section else "class" if card.choose_class else ""
    return Card(
        title=text.name("card", card.key),
        text=text(f"card-{card.key.replace('_', '-')}-text"),
        kind="leader" if card.leader else "command",
        side=side,
        leader=card.leader,
        orders=card.orders,
        sections=None if card.everywhere or card.choose_section else sections,
        units=ordered_kinds(card, kinds, side),
        choose=choose,
        bonuses=bonuses(card),
    )


def ordered_kinds(card: CommandCard, kinds: list[Kind], side: str) -> list[str]:
    """The kinds that a card orders; nothing when it orders any: both sides have such cards."""
    mine = [number for number, kind in enumerate(kinds) if SIDES[kind.side] == side]
    found = [number for number in mine if card.kinds >> number & 1]
    return [] if found == mine else [kinds[number].key for number in found]


def bonuses(card: CommandCard) -> list[Bonus]:
    """What a card does besides giving orders, as its picture shows it."""
    counted = {
        "dice": card.dice,
        "close_dice": card.close_dice,
        "move": card.move,
        "after": card.after,
        "attacks": card.attacks if card.attacks > 1 else 0,
        "heals": card.heals_reduced,
        "exchanges": card.discards,
        "strikes": card.strikes,
    }
    plain = {
        "twice": card.twice,
        "support_dice": card.support_dice,
        "concentrated": card.concentrated,
        "ignores_terrain": card.ignore_terrain,
        "retreat_is_blast": card.retreat_is_blast,
        "restores": card.restores,
        "no_move": not card.may_move,
        "no_attack": not card.may_attack,
    }
    found = [Bonus(kind=kind, count=count) for kind, count in counted.items() if count]
    return found + [Bonus(kind=kind) for kind, applies in plain.items() if applies]


BROWSER: Final[Browser] = BattleBrowser()
