"""A unit or structure of a battle as a card: facts in words, each made once."""

from typing import Final

from echobase.core.sides import SIDES
from echobase.games.battle.documents.view import UnitView, View
from echobase.games.battle.rules.board import INDEX
from echobase.games.battle.rules.dice import BLAST, LETTERS, RETREAT
from echobase.games.battle.rules.move import still_attacks
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.units import CLASSES, Kind
from echobase.games.battle.words.names import badge_name
from echobase.picture.sprite import file_name
from echobase.play.structs import Fact, UnitCard
from echobase.text import Text

NEAREST: Final = 1
"""Range counts from the next hex."""


def unit_card(state: State, hex_: str, text: Text) -> UnitCard | None:
    """What stands on a hex; None when it is empty."""
    view: View = state.view(None)
    if hex_ in view.structures:
        return _structure(state, view, hex_, text)
    units = [unit for unit in view.units if unit.hex == hex_]
    return _unit(state, view, units[0], text) if units else None


def _unit(state: State, view: View, unit: UnitView, text: Text) -> UnitCard:
    number = state.at[INDEX[unit.hex]]
    kind = state.scenario.kinds[state.kind[number]]
    facts = [
        _move(state, number, kind, text),
        Fact(id="dice", name=text("unit-card-dice"), dice=kind.dice, nearest=NEAREST),
        *_dangers(kind, text),
        _worth(state, number, text),
        _abilities(kind, text),
        _badge(unit, text),
        _load(unit, text),
        _turn(unit, text),
        terrain(view, unit.hex, text),
    ]
    return UnitCard(
        place=unit.hex,
        name=text.name("unit", unit.kind),
        about=text(f"class-{CLASSES[kind.unit_class]}"),
        side=unit.side,
        where=unit.hex,
        symbol=file_name("unit", unit.kind),
        figures=unit.figures,
        full=unit.full,
        facts=[fact for fact in facts if fact is not None],
        subject=f"unit:{unit.kind}",
    )


def _move(state: State, unit: int, kind: Kind, text: Text) -> Fact:
    """How far it moves with its card, and after how much of that it may attack."""
    name = text("unit-card-move")
    if not kind.mobile:
        return Fact(id="move", name=name, value="0", text=text("unit-card-never-moves"))
    hexes = kind.move + (state.card.move if state.has_bonus(unit) else 0)
    reach = still_attacks(state, unit)
    id_ = "unit-card-attacks-after-any" if reach >= hexes else "unit-card-attacks-after"
    return Fact(id="move", name=name, value=str(hexes), text=text(id_, hexes=reach))


def _dangers(kind: Kind, text: Text) -> list[Fact]:
    """The faces of the die that hurt it or drive it back."""
    faces = [LETTERS[face] for face, hits in enumerate(kind.hit_faces) if hits]
    words = text("unit-card-confirmation") if kind.confirmation else ""
    found = [Fact(id="hit_by", name=text("unit-card-hit-by"), faces=faces, text=words)]
    name = text("unit-card-retreat")
    if kind.ignores_retreats:
        found.append(Fact(id="retreat", name=name, text=text("unit-card-holds")))
    else:
        words = text("unit-card-retreats")
        found.append(Fact(id="retreat", name=name, faces=[LETTERS[RETREAT]], text=words))
    return found


def _worth(state: State, unit: int, text: Text) -> Fact:
    """The medals that the enemy gets for eliminating it."""
    medals = state.scenario.kill_medals[state.kind[unit]]
    words = text("unit-card-medals", medals=medals)
    return Fact(id="worth", name=text("unit-card-worth"), text=words)


def _abilities(kind: Kind, text: Text) -> Fact | None:
    """What this kind of unit can do and others cannot, or the reverse."""
    known = {
        "unit-card-flies": kind.flying,
        "unit-card-no-ridge": not kind.climbs,
        "unit-card-no-protection": not kind.protected,
    }
    words = [text(id_) for id_, applies in known.items() if applies]
    if not words:
        return None
    return Fact(id="abilities", name=text("unit-card-abilities"), text=", ".join(words))


def _badge(unit: UnitView, text: Text) -> Fact | None:
    if not unit.badge:
        return None
    drawing = "eweb-moving" if unit.moving else unit.badge
    rule = text(f"badge-{unit.badge.replace('_', '-')}-about")
    name = badge_name(unit, text)
    return Fact(
        id="badge",
        name=name,
        text=rule,
        symbol=file_name("badge", drawing),
        subject=f"badge:{unit.badge}",
    )


def _load(unit: UnitView, text: Text) -> Fact | None:
    if not unit.carries:
        return None
    words = text("mark-token", token=unit.carries)
    return Fact(id="carries", name=text("unit-card-carries"), text=words, symbol="mark-token")


def _turn(unit: UnitView, text: Text) -> Fact | None:
    """What it has done this turn."""
    known = {
        "unit-card-ordered": unit.ordered,
        "unit-card-moved": unit.moved,
        "unit-card-attacked": unit.attacked,
    }
    words = [text(id_) for id_, applies in known.items() if applies]
    return Fact(id="turn", name=text("unit-card-turn"), text=", ".join(words)) if words else None


def terrain(view: View, hex_: str, text: Text) -> Fact:
    """The ground of a hex, and what it does."""
    kind = view.terrain.get(hex_, "open")
    return Fact(
        id="terrain",
        name=text(f"terrain-{kind}"),
        text=text(f"terrain-{kind}-about"),
        subject=f"terrain:{kind}",
    )


def _structure(state: State, view: View, hex_: str, text: Text) -> UnitCard:
    """A structure: one blast destroys it."""
    kind = view.structures[hex_]
    id_ = f"structure-{kind.replace('_', '-')}"
    return UnitCard(
        place=hex_,
        name=text(id_),
        about=text("unit-card-structure"),
        side=SIDES[state.scenario.structure_side],
        where=hex_,
        symbol=file_name("structure", kind),
        facts=[
            Fact(id="hit_by", name=text("unit-card-hit-by"), faces=[LETTERS[BLAST]]),
            Fact(id="abilities", name=text("unit-card-abilities"), text=text(f"{id_}-about")),
            terrain(view, hex_, text),
        ],
        subject=f"structure:{kind}",
    )
