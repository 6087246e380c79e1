"""The shots of a position: who could fire at what from where it stands, and with what odds."""

from echobase.core.errors import IllegalAction
from echobase.core.sides import SIDES
from echobase.games.assault.rules.field_of_fire import in_field
from echobase.games.assault.rules.fire import can_fire, target_hex, targets
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import NAMES, SIDE, is_walker
from echobase.games.assault.words import counters, odds
from echobase.text import Text
from echobase.workshop.parts import DeskAttack


def attacks(state: State, side: str, text: Text) -> list[DeskAttack]:
    """All shots of a side as if each unit could fire now; those that cannot hit are left out."""
    found = []
    for unit, place in enumerate(state.place):
        if place >= 0 and SIDES[SIDE[unit]] == side and can_fire(state, unit):
            found += _shots(state, unit, text)
    return found


def _shots(state: State, unit: int, text: Text) -> list[DeskAttack]:
    labels, found = state.setting.map.labels, []
    for target in targets(state, SIDE[unit]):
        try:
            exact = state.odds(f"fire {NAMES[unit]}x{NAMES[target]}")
        except IllegalAction:
            continue
        if exact.dice < exact.armour:
            continue
        hex_ = target_hex(state, target)
        clear = not is_walker(unit) or in_field(state, unit, hex_)
        why = text("assault-why-field", unit=NAMES[unit], foe=NAMES[target])
        found.append(
            DeskAttack(
                attacker=labels[state.place[unit]],
                unit=counters.name(NAMES[unit], text),
                target=labels[hex_],
                foe=counters.name(NAMES[target], text),
                clear=clear,
                blocked_by=[],
                why="" if clear else why,
                odds=odds.facts(exact, text) if clear else None,
            )
        )
    return found
