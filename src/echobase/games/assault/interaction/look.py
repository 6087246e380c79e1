"""What a unit could do from its hex: where it can go, and whom it could hit."""

from echobase.core.errors import IllegalAction, Refusal
from echobase.games.assault.documents.view import View
from echobase.games.assault.offers.actors import end_of
from echobase.games.assault.offers.secrecy import as_seen_by
from echobase.games.assault.rules.field_of_fire import in_field
from echobase.games.assault.rules.fire import can_fire, target_hex, targets
from echobase.games.assault.rules.map import TERRAIN
from echobase.games.assault.rules.move import moves
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import NAMES, SIDE, is_walker
from echobase.games.assault.words import counters
from echobase.games.assault.words.information import Info
from echobase.play.offers import Look, Shot
from echobase.text import Text, percent


def look(real: State, id_: int, hex_: str, viewer: int | None, text: Text) -> Look:
    """The facts about a hex, and the reach and targets of the unit there."""
    state = as_seen_by(real, viewer)
    map_ = state.setting.map
    lines = facts(state, hex_, viewer, text)
    here = map_.index.get(hex_, -1)
    unit = state.at[here] if here >= 0 else -1
    return Look(
        id=id_,
        hex=hex_,
        reach=reach(state, unit) if unit >= 0 else [],
        shots=shots(state, unit, text) if unit >= 0 else [],
        field=field_of(state, unit) if unit >= 0 and is_walker(unit) else [],
        lines=lines,
        subject=f"terrain:{TERRAIN[map_.terrain[here]]}" if here >= 0 else "",
    )


def facts(state: State, hex_: str, viewer: int | None, text: Text) -> list[str]:
    """What is known about a hex or a unit, with names instead of codes."""
    try:
        lines = Info(state, viewer, text).about(hex_)
    except Refusal as refused:
        raise Refusal(str(refused), "unknown-hex") from None
    view: View = state.view(viewer)
    there = [unit for unit in view.units if hex_ in (unit.place, unit.unit)]
    if hex_ in state.setting.map.index:
        lines = lines[1:-1]  # without its name and its neighbours, which everybody sees
    lines[: len(there)] = [counters.line(unit, view, text) for unit in there]
    return lines


def field_of(state: State, walker: int) -> list[str]:
    """The hexes in the field of fire of a Walker."""
    labels = state.setting.map.labels
    return [label for hex_, label in enumerate(labels) if in_field(state, walker, hex_)]


def reach(state: State, unit: int) -> list[str]:
    """Where a unit could go with a card that lets it move."""
    labels = state.setting.map.labels
    if is_walker(unit):
        return sorted({labels[plan.hex] for plan in state.plans(unit) if plan.actions})
    ends = [end_of(state.write(action)) for action in moves(state, unit)]
    return sorted({end for end in ends if end.isdecimal()})


def shots(state: State, unit: int, text: Text) -> list[Shot]:
    """The enemies a unit could hit from where it is; for a Walker, also those outside its field."""
    labels, found = state.setting.map.labels, []
    for target in targets(state, SIDE[unit]):
        try:
            odds = state.odds(f"fire {NAMES[unit]}x{NAMES[target]}")
        except IllegalAction:
            continue
        hex_ = target_hex(state, target)
        clear = not is_walker(unit) or in_field(state, unit, hex_)
        if can_fire(state, unit) and odds.dice >= odds.armour:
            name = counters.name(NAMES[target], text)
            outside = text("assault-why-field", unit=NAMES[unit], foe=NAMES[target])
            chance = f"{percent(odds.hit)}%" if clear else text("server-assault-outside")
            found.append(
                Shot(
                    hex=labels[hex_],
                    clear=clear,
                    dice=odds.dice,
                    name=name,
                    why="" if clear else outside,
                    text=f"{name}: {chance}",
                )
            )
    return found
