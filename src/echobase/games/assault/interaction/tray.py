"""What is still to be placed, kind by kind, and the hexes that cannot take the unit that is due."""

from typing import Final

from echobase.core.sides import EMPIRE, REBEL
from echobase.games.assault.interaction.placing import current, judge_of_places, lifts
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.position import RESERVE
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import (
    AT_ST,
    AT_START,
    FIRST,
    HEAVY_SNOWTROOPER,
    HEAVY_TROOPER,
    KIND,
    KINDS,
    LASER_TOWER,
    LIGHT_SNOWTROOPER,
    LIGHT_TROOPER,
    SNOWSPEEDER,
    WALKER,
)
from echobase.play.game_log import GameLog
from echobase.play.offers import ClosedHexes, TrayUnits
from echobase.text import Text

SNOWTROOPERS: Final = (HEAVY_SNOWTROOPER, LIGHT_SNOWTROOPER)
SET_UP: Final = {
    EMPIRE: (WALKER, *SNOWTROOPERS, AT_ST),
    REBEL: (SNOWSPEEDER, LASER_TOWER, HEAVY_TROOPER, LIGHT_TROOPER),
}
"""By side: the kinds in the order of A-SETUP-18."""
STEPS: Final = (steps.PLACE, steps.FACE, steps.LOAD, steps.LUKE)


def tray(game_log: GameLog, text: Text) -> list[TrayUnits]:
    """The units of the side that sets up, or those that arrive; empty in all other steps."""
    state = as_assault(game_log.state)
    if state.step not in STEPS:
        return []
    if state.turn:
        return arriving(game_log, text)
    held = len(game_log.held)
    return [
        line(kind, placed(state, kind) + (held if due else 0), AT_START[kind], due, text)
        for kind in SET_UP[state.to_act()]
        for due in [is_due(state, kind)]
    ]


def arriving(game_log: GameLog, text: Text) -> list[TrayUnits]:
    """Units that an event brings; a Walker is alone, and only its facing is left to choose."""
    state, placing = as_assault(game_log.state), current(game_log)
    kind = KIND[state.placing]
    if placing is None:
        return [line(kind, int(state.step == steps.FACE), 1, True, text)]
    return [line(kind, len(placing.chosen()), len(placing.units()), True, text)]


def line(kind: int, placed: int, total: int, due: bool, text: Text) -> TrayUnits:
    name = text.name("kind", KINDS[kind])
    label = text("server-assault-tray", name=name, placed=placed, total=total)
    return TrayUnits(kind=KINDS[kind], label=label, placed=placed, total=total, current=due)


def placed(state: State, kind: int) -> int:
    """How many units of a kind are on the map, aboard or in the Base Box."""
    units = range(FIRST[kind], FIRST[kind] + AT_START[kind])
    return sum(state.place[unit] != RESERVE for unit in units)


def is_due(state: State, kind: int) -> bool:
    if state.step == steps.LOAD:
        return kind in SNOWTROOPERS
    return state.step != steps.LUKE and KIND[state.placing] == kind


def closed_hexes(game_log: GameLog, text: Text) -> list[ClosedHexes]:
    """Every hex that cannot take the unit that is due, by reason; empty when none is due."""
    state = as_assault(game_log.state)
    if state.step != steps.PLACE:
        return []
    found: dict[str, list[str]] = {}
    why_not, lifted = judge_of_places(game_log), lifts(game_log, state.to_act())
    for hex_, label in enumerate(state.setting.map.labels):
        reason = None if hex_ in lifted else why_not(hex_)
        if reason is not None:
            found.setdefault(text.say(reason), []).append(label)
    return [ClosedHexes(why=why, hexes=hexes) for why, hexes in found.items()]
