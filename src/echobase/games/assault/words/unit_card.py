"""A counter or installation of an assault as a card: facts in words, each made once."""

from typing import Final

from echobase.core.sides import SIDES
from echobase.games.assault.documents.view import UnitView, View
from echobase.games.assault.offers.secrecy import as_seen_by
from echobase.games.assault.rules.damage import MOST_BLASTER, MOST_LEGS, SPEEDER_DIES, WALKER_DIES
from echobase.games.assault.rules.fire import armour, fire_strength
from echobase.games.assault.rules.odds import strength_reasons
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import (
    BY_NAME,
    GENERATOR,
    GRID,
    KIND,
    KINDS,
    MOVEMENT_POINTS,
    SIDE,
    TAKES_COVER,
    TROOP_BAY,
    is_snowtrooper,
    is_speeder,
    is_trooper,
    is_walker,
)
from echobase.games.assault.rules.walker import movement_points
from echobase.games.assault.words import counters
from echobase.games.assault.words.names import feature, passengers, place
from echobase.picture.sprite import file_name
from echobase.play.offers import Reason, added_up
from echobase.play.structs import Fact, UnitCard
from echobase.text import Text

INSTALLATIONS: Final = {"power_grid": GRID, "shield_generator": GENERATOR}
GUNNER: Final = 1
"""Gunners of a Snowspeeder."""


def unit_card(state: State, asked: str, seat: int | None, text: Text) -> UnitCard | None:
    """A counter, or what stands on a hex, as far as a seat may know; None when it is empty."""
    state = as_seen_by(state, seat)
    view: View = state.view(seat)
    code = asked.upper()
    for unit in view.units:
        if asked == unit.place or code == unit.unit:
            return _counter(state, view, unit, text)
    built = INSTALLATIONS.get(view.features.get(asked, ""), BY_NAME.get(code, -1))
    return _installation(state, view, built, text) if built in (GRID, GENERATOR) else None


def _counter(state: State, view: View, unit: UnitView, text: Text) -> UnitCard:
    number = BY_NAME[unit.unit]
    facts = [
        *_fire(state, number, text),
        _armour(state, number, text),
        _move(state, number, text),
        _field(state, unit, text),
        *_damage(unit, text),
        _aboard(view, unit, text),
        _harpoon(unit, text),
        _luke(view, unit, text),
        _abilities(number, text),
        _turn(unit, text),
        _ground(view, unit.place, TAKES_COVER[KIND[number]], text),
    ]
    return UnitCard(
        place=unit.unit,
        name=counters.name(unit.unit, text),
        about=text.name("kind", unit.kind),
        side=unit.side,
        where=_where(view, unit, text),
        symbol=file_name("unit", unit.kind),
        facts=[fact for fact in facts if fact is not None],
        subject=f"unit:{unit.kind}",
    )


def _where(view: View, unit: UnitView, text: Text) -> str:
    """A hex, the Walker that carries it, or wherever else it is."""
    if unit.place.isdecimal():
        return unit.place
    if unit.place in BY_NAME:
        return text("ui-assault-aboard", name=counters.name(unit.place, text))
    return place(unit.place, view, text)


def _fire(state: State, unit: int, text: Text) -> list[Fact]:
    """Its strength with what has changed it, and the dice that leaves at every range."""
    broken = is_walker(unit) and state.blaster[unit] >= MOST_BLASTER
    strength = 0 if broken else fire_strength(state, unit)
    why = text("unit-card-no-fire")
    if strength:
        reasons = [Reason.of(message, text) for message in strength_reasons(state, unit)]
        why = added_up(reasons) if len(reasons) > 1 else ""
    found = [Fact(id="fire", name=text("unit-card-fire"), value=str(strength), text=why)]
    if strength:
        dice = list(range(strength, 0, -1))
        found.append(Fact(id="dice", name=text("unit-card-dice-range"), dice=dice))
    return found


def _armour(state: State, unit: int, text: Text) -> Fact:
    """Symbols that a shot needs, and what a hit does."""
    lasting = is_walker(unit) or is_speeder(unit)
    id_ = "unit-card-hit-damages" if lasting else "unit-card-hit-destroys"
    value = str(armour(state, unit))
    return Fact(id="armour", name=text("unit-card-armour"), value=value, text=text(id_))


def _move(state: State, unit: int, text: Text) -> Fact:
    """Movement points as they are now."""
    name = text("unit-card-points")
    if KINDS[KIND[unit]] == "laser_tower":
        return Fact(id="move", name=name, value="0", text=text("unit-card-never-moves"))
    points = movement_points(state, unit) if is_walker(unit) else MOVEMENT_POINTS
    words = text("unit-card-walks") if is_walker(unit) else ""
    return Fact(id="move", name=name, value=str(points), text=words)


def _field(state: State, unit: UnitView, text: Text) -> Fact:
    """Where it can fire to."""
    name = text("unit-card-field")
    if unit.kind != "walker":
        return Fact(id="field", name=name, text=text("unit-card-all-round"))
    angle = state.setting.field_of_fire
    if not unit.facing:
        return Fact(id="field", name=name, text=text("unit-card-angle", angle=angle))
    towards = text.name("facing", unit.facing)
    return Fact(id="field", name=name, text=text("unit-card-ahead", angle=angle, towards=towards))


def _damage(unit: UnitView, text: Text) -> list[Fact]:
    """The tracks of a Walker or Snowspeeder, with what the hits have done."""
    tracks: list[tuple[str, str, int, int]] = []
    if unit.kind == "walker":
        tracks = [
            ("blaster", "blaster", unit.blaster, MOST_BLASTER),
            ("legs", "legs", unit.legs, MOST_LEGS),
            ("body", "body", unit.body, WALKER_DIES),
        ]
    elif unit.kind == "snowspeeder":
        tracks = [("gunner", "gunner", unit.gunner, GUNNER)]
        tracks += [("body", "hull", unit.body, SPEEDER_DIES)]
    return [
        Fact(
            id=track,
            name=text(f"web-track-{track}"),
            text=_effect(effect, hits, text),
            symbol=f"mark-{track}",
            hits=hits,
            most=most,
        )
        for track, effect, hits, most in tracks
    ]


def _effect(track: str, hits: int, text: Text) -> str:
    """What the last hit on a track has done."""
    if not hits:
        return ""
    return text("damage-gunner" if track == "gunner" else f"damage-{track}-{hits}")


def _aboard(view: View, unit: UnitView, text: Text) -> Fact | None:
    """The Snowtroopers that a Walker carries."""
    if unit.kind != "walker":
        return None
    aboard = passengers(unit.unit, view)
    words = ", ".join(counters.counted(aboard, text))
    value = text("unit-card-room", count=len(aboard), room=TROOP_BAY)
    return Fact(id="aboard", name=text("unit-card-aboard"), value=value, text=words)


def _harpoon(unit: UnitView, text: Text) -> Fact | None:
    if unit.kind != "snowspeeder":
        return None
    words = text("unit-card-no-harpoon" if unit.gunner else "unit-card-harpoon-how")
    return Fact(id="harpoon", name=text("unit-card-harpoon"), text=words)


def _luke(view: View, unit: UnitView, text: Text) -> Fact | None:
    """Luke and the hotshot gunner, for those who may know."""
    if unit.unit == view.luke.unit:
        words = text("unit-card-force", points=view.luke.force)
        return Fact(
            id="luke",
            name=text("hero-luke"),
            text=words,
            symbol="badge-luke",
            subject="hero:luke",
        )
    if unit.hotshot:
        words = text("event-hotshot-gunner-info")
        return Fact(
            id="hotshot",
            name=text("ui-assault-hotshot"),
            text=words,
            symbol="badge-hotshot",
            subject="card:hotshot_gunner",
        )
    return None


def _abilities(unit: int, text: Text) -> Fact | None:
    """What only this kind of unit can do."""
    known = {
        "unit-card-rides": is_snowtrooper(unit),
        "unit-card-tunnels": is_trooper(unit),
        "unit-card-flies-cliffs": is_speeder(unit),
        "unit-card-crushes": is_walker(unit),
    }
    words = [text(id_) for id_, applies in known.items() if applies]
    if not words:
        return None
    return Fact(id="abilities", name=text("unit-card-abilities"), text=", ".join(words))


def _turn(unit: UnitView, text: Text) -> Fact | None:
    if not unit.used:
        return None
    return Fact(id="turn", name=text("unit-card-round"), text=text("unit-card-used"))


def _ground(view: View, hex_: str, covered: bool, text: Text) -> Fact | None:
    """The terrain of a hex and what it does; None off the map."""
    if not hex_.isdecimal():
        return None
    kind = view.terrain.get(hex_, "clear")
    built = feature(hex_, view, text)
    name = ", ".join(part for part in (text(f"terrain-{kind}"), built) if part)
    words = [text(f"terrain-{kind}-about")]
    if kind == "rough" and not covered:
        words.append(text("unit-card-no-cover"))
    return Fact(id="terrain", name=name, text=" ".join(words), subject=f"terrain:{kind}")


def _installation(state: State, view: View, built: int, text: Text) -> UnitCard:
    """The Power Grid or the Shield Generator."""
    kind = KINDS[KIND[built]]
    hex_ = next(hex_ for hex_, key in view.features.items() if key == kind)
    id_ = f"kind-{kind.replace('_', '-')}"
    facts = [
        _armour(state, built, text),
        Fact(id="abilities", name=text("unit-card-abilities"), text=text(f"{id_}-about")),
        _ground(view, hex_, TAKES_COVER[KIND[built]], text),
    ]
    gone = built == GRID and not view.grid_stands
    return UnitCard(
        place=hex_,
        name=text(id_),
        about=text("ui-assault-destroyed") if gone else text("unit-card-installation"),
        side=SIDES[SIDE[built]],
        where=hex_,
        symbol="structure-ruin" if gone else file_name("structure", kind),
        facts=[fact for fact in facts if fact is not None],
        subject=f"unit:{kind}",
    )
