"""Assault on Hoth as a picture."""

from typing import Final

from echobase.games.assault.documents.tables import workshop_maps
from echobase.games.assault.documents.view import View
from echobase.games.assault.drawing import units as assault_units
from echobase.games.assault.drawing.board import draw_labels, still
from echobase.games.assault.drawing.geometry import FOOT, HEAD, MapGeometry
from echobase.games.assault.rules.cards import TRANSPORTS_TO_WIN
from echobase.games.assault.rules.units import KINDS
from echobase.picture.drawing import Drawing, Layout
from echobase.picture.layer import Layer, Point, document
from echobase.picture.marks import Marks, draw_arrows, draw_blocked, draw_lines, draw_reach
from echobase.picture.palette import MUTED, ON_DARK, TEXT
from echobase.picture.plain import ROOM
from echobase.picture.sprite import file_name, size
from echobase.text import Text


class AssaultDrawing(Drawing):
    """Draws assaults."""

    def draw(self, view: View, marks: Marks, lang: str) -> str:
        text, layer = Text(lang), Layer()
        facts = MapGeometry(view)
        board = facts.board
        layer.lay(still(facts, lang))
        _head(layer, view, facts, text)
        _foot(layer, view, facts, text)
        draw_reach(layer, marks.reach, board)
        if marks.labels:
            draw_labels(layer, facts, assault_units.covered(view))
        assault_units.features(layer, view, text)
        assault_units.units(layer, view, text)
        if marks.labels:
            assault_units.raised_labels(layer, view)
        draw_lines(layer, marks.lines, board)
        draw_blocked(layer, marks.blocked, board)
        draw_arrows(layer, marks.arrows, board)
        return document(layer, facts.box, text("game-assault"), about(view, text))

    def layout(self, view: View) -> Layout:
        facts = MapGeometry(view)
        left, top, width, height = facts.box
        field = (left, top + HEAD - ROOM, width, height - HEAD - FOOT + 2 * ROOM)
        return Layout(facts.box, field, facts.board, list(facts.spots))


def about(view: View, text: Text) -> str:
    """The picture described in a sentence."""
    there = [unit for unit in view.units if unit.place.isdecimal()]
    rebels = sum(unit.side == "rebel" for unit in there)
    return text(
        "picture-assault-about",
        map=map_name(view, text),
        rebels=rebels,
        imperials=len(there) - rebels,
        turn=view.turn,
        transports=view.transports,
    )


def map_name(view: View, text: Text) -> str:
    """The name of a map that comes with the game, otherwise its id."""
    if text.has(f"map-{view.map}"):
        return text(f"map-{view.map}")
    made = [map_ for map_ in workshop_maps() if map_.id == view.map]
    return made[0].named(text.lang) if made else view.map


def _head(layer: Layer, view: View, facts: MapGeometry, text: Text) -> None:
    """Above the map: its name, the turn and the transports that are away."""
    left, top, width, _ = facts.box
    layer.text((left + 20, top + 27), map_name(view, text), 17, TEXT)
    turn = text("picture-turn", turn=view.turn)
    if view.luke.force:
        turn += f"  ·  {text('picture-force', force=view.luke.force)}"
    layer.text((left + 20, top + 46), turn, 12.5, MUTED)
    layer.open(text("picture-transports", transports=view.transports))
    for number in range(TRANSPORTS_TO_WIN):
        away = number < view.transports
        colour = ON_DARK["rebel"] if away else "#3d5677"
        at = (left + width - 20 - 62 * (TRANSPORTS_TO_WIN - number), top + 15)
        layer.use("mark-transport", at, 52, f' color="{colour}"')
    layer.close()


def _foot(layer: Layer, view: View, facts: MapGeometry, text: Text) -> None:
    """Below the map: who is in the Base Box, and what is destroyed."""
    left, top, _, height = facts.box
    x, y = left + 20, top + height - FOOT + 12
    end = _tally(layer, view, "base", text("feature-base-box"), (x, y))
    _tally(layer, view, "destroyed", text("picture-destroyed"), (max(end + 40, x + 280), y))


def _tally(layer: Layer, view: View, place: str, name: str, at: Point) -> float:
    """The counters in one place, by kind with their number; returns where the row ends."""
    x, y = at
    layer.open(name, f' class="{place}"')
    layer.text((x, y + 12), name, 12, MUTED)
    for kind in KINDS:
        count = sum(unit.kind == kind and unit.place == place for unit in view.units)
        if not count:
            continue
        symbol = file_name("unit", kind)
        across, high = size(symbol)
        scale = min(32 / high, 46 / across)
        layer.use(symbol, (x, y + 50 - scale * high), scale * across)
        layer.text((x + scale * across + 4, y + 46), f"×{count}", 14, TEXT)
        x += scale * across + 42
    layer.close()
    return x


DRAWING: Final[Drawing] = AssaultDrawing()
