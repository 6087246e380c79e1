"""The tools that paint a scenario."""

from typing import Final

from echobase.core.sides import SIDES
from echobase.games.battle.documents.data_files import KindTable, printed
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES
from echobase.games.battle.workshop.editing import ERASER
from echobase.games.battle.workshop.markers import MARKERS
from echobase.play.browser import piece, symbol
from echobase.text import Text
from echobase.workshop.parts import PaletteTool, WorkshopChoice
from echobase.workshop.tools import named_tools

SYMBOLS: Final = {
    "temporary": "eb-mark-medal",
    "permanent": "eb-mark-medal",
    "periodic": "eb-mark-medal-empty",
    "hold": "eb-mark-objective",
    "card": "eb-mark-card",
    "token": "eb-mark-token",
    "exit": "eb-mark-exit-rebel",
    "arrival": "eb-mark-rebel",
}
TWO_SIDES: Final = ("exit", "arrival", "token")
"""Markers that are never for either side."""


def tools(text: Text) -> list[PaletteTool]:
    """All tools, the eraser last."""
    eraser = PaletteTool(
        id=ERASER,
        group="eraser",
        name=text("workshop-battle-tool-eraser"),
        note=text("workshop-battle-tool-eraser-note"),
    )
    return [
        *named_tools("terrain", TERRAIN, "terrain", text),
        *units(text),
        *named_tools("structure", STRUCTURES, "structure", text, "rebel"),
        *markers(text),
        eraser,
    ]


def units(text: Text) -> list[PaletteTool]:
    found = []
    for key, table in printed().units.items():
        made = piece("unit", key, text)
        found.append(
            PaletteTool(
                id=f"unit:{key}",
                group="unit",
                name=made.name,
                note=made.text,
                side=table.side,
                symbol=symbol(key, "unit"),
                badges=[badge(one, text) for one in BADGES if one and fits(one, table)],
                figures=table.figures,
                most_figures=table.squadron_figures or table.figures,
            )
        )
    return found


def fits(badge: str, table: KindTable) -> bool:
    """Four badges are for infantry, the elite squadron is for snowspeeders (B-BADGE-01)."""
    if badge == "elite_squadron":
        return "flying" in table.traits
    return table.unit_class == "infantry"


def badge(key: str, text: Text) -> WorkshopChoice:
    return WorkshopChoice(id=key, name=text(f"badge-{key.replace('_', '-')}"))


def markers(text: Text) -> list[PaletteTool]:
    return [
        PaletteTool(
            id=f"marker:{key}",
            group="marker",
            name=text(f"workshop-battle-tool-{key}"),
            note=text(f"workshop-battle-tool-{key}-note"),
            symbol=SYMBOLS[key],
            sides=whom(key, text),
        )
        for key in MARKERS
    ]


def whom(key: str, text: Text) -> list[WorkshopChoice]:
    """Whom a marker can be for, the usual one first."""
    sides = list(SIDES) if key in TWO_SIDES else ["either", *SIDES]
    return [side_choice(side, text) for side in sides]


def side_choice(side: str, text: Text) -> WorkshopChoice:
    return WorkshopChoice(id=side, name=text(f"workshop-battle-word-{side}"))
