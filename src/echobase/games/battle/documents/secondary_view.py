"""The secondary objectives that a seat may know, and how far they have come (B-CAMP-09)."""

import msgspec

from echobase.core.masks import each
from echobase.core.sides import NOBODY, SIDES, enemy
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import AIM_ELIMINATE, AIMS, Aim
from echobase.games.battle.rules.secondary import achieved, lost, met, progress
from echobase.games.battle.rules.terrain import STRUCTURES
from echobase.games.battle.rules.units import BADGES


class AimView(msgspec.Struct, frozen=True):
    """One goal of a secondary objective, and how far it has come."""

    type: str
    """What is asked: `hold`, `reach`, `eliminate` and so on."""
    done: int
    need: int
    """How much is needed; for `losses` the most that is allowed."""
    what: list[str]
    """The kinds of units or structures that count, or the token; empty for any."""
    hexes: list[str]
    """Where: hexes to hold or reach, the exit, or the unit that it is about."""
    badge: str
    by_turn: int
    """The last turn of the side in which it counts; 0 for any."""
    met: bool
    """Whether it is met as things stand."""
    lost: bool
    """Whether it can no longer be met."""


class SecondaryView(msgspec.Struct, frozen=True):
    """A secondary objective."""

    id: str
    side: str
    goals: list[AimView]
    met: bool
    """Whether it is met as things stand; until the end that can change."""


def secondary_view(state: Position, seat: int | None) -> list[SecondaryView]:
    """Secret to the other side until the battle is over (B-CAMP-09)."""
    over = state.winner != NOBODY
    own = NOBODY if seat is None else state.scenario.sides[seat]
    shown = [n for n, aim in enumerate(state.aims) if over or aim.side == own]
    winner = state.winner if over else own
    done = achieved(state, winner)
    return [
        SecondaryView(
            id=id_,
            side=SIDES[next(aim.side for aim in state.aims if aim.objective == id_)],
            goals=[_aim(state, n, winner) for n in shown if state.aims[n].objective == id_],
            met=done[id_],
        )
        for id_ in dict.fromkeys(state.aims[n].objective for n in shown)
    ]


def _aim(state: Position, number: int, winner: int) -> AimView:
    scenario, aim = state.scenario, state.aims[number]
    type_, hexes = AIMS[aim.type], aim.hexes
    what = _kinds(state, aim) if aim.start < 0 else []
    if type_ in ("destroy", "guard"):
        what = [STRUCTURES[kind] for kind in dict.fromkeys(scenario.structure_kinds)]
        hexes = scenario.structures
    elif type_ == "token":
        what = [scenario.objectives[aim.of].id]
    elif type_ == "exit":
        hexes = each(scenario.exits[aim.of].hexes)
    elif type_ in ("eliminate", "keep") and aim.start >= 0:
        unit = state.aim_units[number]
        hexes = [state.hex[unit]] if unit != NOBODY else []
    return AimView(
        type=type_,
        done=progress(state, number),
        need=aim.need,
        what=what,
        hexes=[LABELS[hex_] for hex_ in hexes],
        badge=BADGES[aim.badge] if aim.badge >= 0 else "",
        by_turn=aim.by_turn,
        met=met(state, number, winner),
        lost=lost(state, number),
    )


def _kinds(state: Position, aim: Aim) -> list[str]:
    """The kinds of units that a goal is about; nothing when it is about any of the side's."""
    side = enemy(aim.side) if aim.type == AIM_ELIMINATE else aim.side
    kinds = [(n, kind.key) for n, kind in enumerate(state.scenario.kinds) if kind.side == side]
    found = [key for n, key in kinds if aim.kinds >> n & 1]
    return [] if len(found) == len(kinds) else found
