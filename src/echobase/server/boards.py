"""The board of a game for the browser: what never changes, drawn and in words."""

from collections.abc import Sequence
from typing import Any

from echobase.core.chance import OVER
from echobase.core.sides import SIDES
from echobase.games.assault.documents.view import View as AssaultView
from echobase.games.assault.drawing import board as assault_board
from echobase.games.assault.drawing import geometry as assault_map
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS
from echobase.games.assault.rules.map import TERRAIN as ASSAULT_TERRAIN
from echobase.games.assault.rules.state import State as AssaultState
from echobase.games.assault.rules.units import KINDS, OWNER
from echobase.games.assault.words.names import feature
from echobase.games.battle.documents.view import View as BattleView
from echobase.games.battle.drawing import board as battle_board
from echobase.games.battle.rules.board import INDEX
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.cards import Card as CommandCard
from echobase.games.battle.rules.state import State as BattleState
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, Kind
from echobase.picture import sprite
from echobase.picture.marks import Geometry
from echobase.picture.plain import plain
from echobase.picture.sprite import file_name
from echobase.play.game_log import Course
from echobase.play.interaction import Desk
from echobase.server import fair_dice as luck
from echobase.server.moments import ground_of
from echobase.server.players import seats_of
from echobase.server.protocol import Board, Card, HexOf, Piece
from echobase.server.summaries import leaders
from echobase.text import Text
from echobase.text.words import words


def board(course: Course, desk: Desk, text: Text) -> Board:
    """All that a client needs once."""
    state, facts = course.first, course.facts
    story = words(facts.game).story(state, text)
    drawn = plain(state, text.lang)
    own = battle_words(state, text) if facts.game == "battle" else assault_words(state, text)
    return Board(
        id=facts.id,
        game=facts.game,
        name=story.name,
        briefing=[line for line in (story.briefing, story.special) if line],
        goals=story.goals or {},
        box=drawn.layout.field,
        sides=list(state.sides()),
        seats=seats_of(facts, state.sides(), leaders(course.first.view(None)), text),
        ground=ground_of(state, desk),
        options=course.open_options(),
        dice=facts.dice,
        hints=facts.hints,
        undo=facts.undo,
        luck=luck.commitment(facts.secret),
        secret=facts.secret if course.state.to_act() == OVER else "",
        record=facts.record,
        **own,
    )


def hexes(geometry: Geometry, names: dict[str, str]) -> dict[str, HexOf]:
    found = {}
    for label, name in names.items():
        x, y = geometry.centre(label)
        found[label] = HexOf(x=round(x, 2), y=round(y, 2), name=name)
    return found


def shape(corners: list[tuple[float, float]], centre: tuple[float, float]) -> dict[str, Any]:
    """The corners of any hex around its centre, and its width."""
    around = [(round(x - centre[0], 2), round(y - centre[1], 2)) for x, y in corners]
    return {"shape": around, "size": max(x for x, _ in around) - min(x for x, _ in around)}


def piece(
    group: str,
    key: str,
    text: Text,
    symbol: str = "",
    side: str = "",
    facts: Sequence[str] = (),
) -> Piece:
    """A thing with its name and what it does."""
    id_ = f"{group}-{key.replace('_', '-')}"
    about = next((f"{id_}-{end}" for end in ("about", "info") if text.has(f"{id_}-{end}")), "")
    words = text(about) if about else ""
    return Piece(name=text(id_), text=words, symbol=symbol, side=side, facts=list(facts))


# Battle of Hoth.


def battle_words(state: object, text: Text) -> dict[str, Any]:
    assert isinstance(state, BattleState)
    view: BattleView = state.view(None)
    names = {
        label: f"{label}, {text.name('terrain', view.terrain.get(label, 'open'))}"
        for label in INDEX
    }
    still = battle_board.still(tuple(view.terrain.items()), text.lang)
    units = {kind.key: battle_unit(kind, text) for kind in state.scenario.kinds}
    units |= {
        key: piece("structure", key, text, symbol(key, "structure")) for key in STRUCTURES if key
    }
    return {
        "still": f"<g>{''.join(still.parts)}</g>",
        "hexes": hexes(battle_board.BOARD, names),
        **shape(battle_board.corners("D5"), battle_board.BOARD.centre("D5")),
        "cards": battle_cards(state, text),
        "units": units,
        "terrain": {key: piece("terrain", key, text) for key in ("open", *TERRAIN) if key},
        "badges": {key: piece("badge", key, text, symbol(key, "badge")) for key in BADGES if key},
    }


def battle_unit(kind: Kind, text: Text) -> Piece:
    """A kind of unit with its figures, and its dice by range."""
    facts = [text("ui-figures", figures=kind.figures), "/".join(map(str, kind.dice))]
    drawing = symbol(kind.key, "unit")
    return piece("unit", kind.key, text, drawing, SIDES[kind.side], facts)


def battle_cards(state: BattleState, text: Text) -> dict[str, Card]:
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


# Assault on Hoth.


def assault_words(state: object, text: Text) -> dict[str, Any]:
    assert isinstance(state, AssaultState)
    view: AssaultView = state.view(None)
    facts = assault_map.Facts(view)
    names = {}
    for label in facts.spots:
        ground = text.name("terrain", view.terrain.get(label, "clear"))
        built = feature(label, view, text)
        names[label] = ", ".join(part for part in (label, ground, built) if part)
    still = assault_board.still(facts, text.lang)
    middle = next(iter(facts.spots))
    units = {
        key: piece("kind", key, text, symbol(key, "unit", "structure"), SIDES[owner])
        for key, owner in zip(KINDS, OWNER, strict=True)
    }
    units |= {
        "base_entry": piece("feature", "base_entry", text, symbol("base_entry", "structure")),
        "luke": piece("hero", "luke", text, symbol("luke", "badge")),
    }
    return {
        "still": f"<g>{''.join(still.parts)}</g>",
        "hexes": hexes(facts.board, names),
        **shape(assault_map.corners(middle), assault_map.centre(middle)),
        "cards": assault_cards(text),
        "units": units,
        "terrain": {key: piece("terrain", key, text) for key in ASSAULT_TERRAIN},
        "badges": {},
    }


def assault_cards(text: Text) -> dict[str, Card]:
    found = {}
    for card in ACTION_CARDS:
        found[card.key] = Card(
            title=text.name("card", card.key),
            text=text(f"action-{card.key.replace('_', '-')}-info"),
            kind="action",
            side=SIDES[card.side] if card.side >= 0 else "",
        )
    for key in EVENT_CARDS:
        words = text(f"event-{key.replace('_', '-')}-info")
        found[key] = Card(title=text.name("event", key), text=words, kind="event")
    return found


def symbol(key: str, *groups: str) -> str:
    """The id of the drawing in the sprite, from the first group that has one."""
    names = [file_name(group, key) for group in groups]
    return next((f"eb-{name}" for name in names if name in sprite.names()), "")
