"""Losses in Assault on Hoth, and what is counted: the transports that are away."""

from collections.abc import Sequence
from typing import Final

from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.assault.rules.position import ABOARD, DESTROYED
from echobase.games.assault.rules.state import State as AssaultState
from echobase.games.assault.rules.state import as_assault
from echobase.games.assault.rules.units import GENERATOR, GRID, KIND, KINDS, SIDE
from echobase.play.statistics import Loss, Losses


class AssaultLosses:
    """Implements `play.statistics.Losses` by comparing places, because events name no hex."""

    group = "kind"

    def score(self, state: State) -> dict[str, int]:
        return {"transports": as_assault(state).transports()}

    def apply(self, state: State, action: int) -> list[Loss]:
        game = as_assault(state)
        places, grid = list(game.place), game.grid_stands
        game.apply(action)
        losses = []
        if places != list(game.place):
            losses = [
                loss(game, unit, hex_before(places, unit))
                for unit, (before, now) in enumerate(zip(places, game.place, strict=True))
                if now == DESTROYED != before
            ]
        if grid and not game.grid_stands:
            losses.append(loss(game, GRID, game.setting.map.grid))
        if game.reason == "generator":
            losses.append(loss(game, GENERATOR, game.setting.map.generator))
        return losses


def hex_before(places: Sequence[int], unit: int) -> int:
    """Where a unit was; if aboard a Walker, where the Walker was."""
    place = places[unit]
    return place if place > ABOARD else places[ABOARD - place]


def loss(game: AssaultState, unit: int, hex_: int) -> Loss:
    return Loss(SIDES[SIDE[unit]], KINDS[KIND[unit]], game.setting.map.labels[hex_])


LOSSES: Final[Losses] = AssaultLosses()
