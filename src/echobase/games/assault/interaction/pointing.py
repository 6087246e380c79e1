"""What somebody means who points at a hex that offers nothing, and why that cannot be done."""

from typing import Final

from echobase.core.errors import Refusal
from echobase.core.events import Message
from echobase.games.assault.interaction.placing import judge_of_places, lifts
from echobase.games.assault.offers import secrecy, walks
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.explain import comes_first, why_idle
from echobase.games.assault.rules.fire import target_hex
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import (
    BY_NAME,
    GENERATOR,
    GRID,
    NAMES,
    SIDE,
    is_walker,
)
from echobase.games.assault.words.names import no_hex
from echobase.play.game_log import GameLog
from echobase.play.offers import Pointing
from echobase.text import Text

SET_UP: Final = (steps.FACE, steps.LOAD, steps.LUKE)
"""Steps of the set-up that are not about a hex."""


def why_not_there(game_log: GameLog, pointing: Pointing, viewer: int, text: Text) -> Message | None:
    """Why nothing can be done there; None when something can."""
    state = as_assault(game_log.state)
    index = state.setting.map.index
    for hex_ in (pointing.to, pointing.hex or pointing.to, pointing.end or pointing.to):
        if hex_ not in index:
            raise Refusal(no_hex(hex_[:10], state, text), "unknown-hex")
    if pointing.unit and pointing.unit not in BY_NAME:
        raise Refusal(text("ui-assault-no-unit", name=pointing.unit[:10]), "unknown-unit")
    if state.step == steps.PLACE:
        there = index[pointing.to]
        return None if there in lifts(game_log, viewer) else judge_of_places(game_log)(there)
    if state.step == steps.FACE:
        return why_not_face(state, pointing.to)
    if state.step in SET_UP and not state.turn:
        return comes_first(state)
    if state.step == steps.DISPLACE:
        return state.why_not(f"displace {NAMES[state.target]}-{pointing.to}")
    unit = BY_NAME[pointing.unit] if pointing.unit else -1
    if unit < 0 and pointing.hex:
        unit = state.at[index[pointing.hex]]
    if unit >= 0 and pointing.end and SIDE[unit] == viewer:
        facing = facing_to(state, pointing.end, pointing.to)
        if is_walker(unit) and facing is not None:
            return why_no_walk(state, unit, pointing.end, facing)
    there = state.at[index[pointing.to]]
    acts = unit >= 0 and SIDE[unit] == viewer and pointing.hex != pointing.to
    if acts and (there < 0 or SIDE[there] != viewer):
        return why_not_act(state, unit, pointing.to, viewer)
    if there >= 0:
        return why_idle(secrecy.as_seen_by(state, viewer), there)
    return Message("ui-assault-nobody-there", {"hex": pointing.to})


def why_not_act(state: State, unit: int, to: str, viewer: int) -> Message | None:
    """Why a unit cannot fire at what stands there, or go there."""
    foe = target_on(state, unit, to)
    if foe:
        fire = state.read(f"fire {NAMES[unit]}x{foe}")
        return secrecy.why_not(state, fire, viewer)
    if not is_walker(unit):
        return secrecy.why_not(state, state.read(f"move {NAMES[unit]}-{to}"), viewer)
    return why_no_walk(state, unit, to, FACINGS[state.facing[unit]])


def why_no_walk(state: State, walker: int, to: str, facing: str) -> Message | None:
    """Why a Walker cannot end there with this facing."""
    wanted = walks.WALK.fullmatch(f"walk {NAMES[walker]}-{to}:{facing}")
    assert wanted is not None
    return walks.why_not(wanted, state)


def why_not_face(state: State, to: str) -> Message | None:
    """A Walker that arrives can face only the hexes around it."""
    here = state.setting.map.labels[state.place[state.placing]]
    if facing_to(state, here, to) is not None:
        return None
    return Message("ui-assault-not-beside", {"unit": NAMES[state.placing], "hex": to})


def facing_to(state: State, here: str, there: str) -> str | None:
    """The facing with which a Walker looks from one hex into another; None if they do not touch."""
    map_ = state.setting.map
    beside = list(map_.neighbours[map_.index[here]])
    there_ = map_.index[there]
    return FACINGS[beside.index(there_)] if there_ in beside else None


def target_on(state: State, unit: int, to: str) -> str:
    """What the unit's side may fire at on a hex; empty when there is nothing."""
    hex_ = state.setting.map.index[to]
    there = state.at[hex_]
    if there >= 0:
        return NAMES[there]
    installations = [target for target in (GRID, GENERATOR) if target_hex(state, target) == hex_]
    enemies = [NAMES[target] for target in installations if SIDE[target] != SIDE[unit]]
    return enemies[0] if enemies else ""
