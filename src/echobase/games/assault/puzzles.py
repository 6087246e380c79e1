"""Puzzles of Assault on Hoth: which choices make one, and what it is about."""

from collections.abc import Sequence
from typing import Final

from echobase.core import game
from echobase.core.sides import REBEL, SIDES
from echobase.games.assault.offers.actors import actor, pair_of
from echobase.games.assault.rules.cards import TRANSPORTS_TO_WIN
from echobase.games.assault.rules.state import as_assault
from echobase.games.assault.rules.units import BY_NAME, GENERATOR, GRID, is_walker
from echobase.play.puzzles import Puzzles

WORTHY: Final = ("fire", "harpoon", "move", "armour", "soften", "suffer", "repair")
"""Verbs of choices that mean something by themselves; the steps of a walk do so only together."""


class AssaultPuzzles:
    """Implements `play.puzzles.Puzzles`."""

    package = "echobase.games.assault"
    solvers: Sequence[str] = ("cadet", "trooper", "captain")

    def worthy(self, state: game.State, action: int) -> bool:
        return state.write(action).split()[0] in WORTHY

    def choices(self, state: game.State, action: int) -> list[int]:
        """Those of the unit that acts: the units of a side act in any sequence."""
        unit = actor(state.write(action))
        return [other for other in state.actions() if actor(state.write(other)) == unit]

    def themes(self, state: game.State, action: int) -> list[str]:
        notation = state.write(action)
        found = [_kind(notation)]
        if "force" in notation or found[0] == "luke":
            found = ["luke"]
        if as_assault(state).transports() >= TRANSPORTS_TO_WIN - 1:
            rebel = state.sides()[state.to_act()] == SIDES[REBEL]
            found.append("last-transport" if rebel else "last-chance")
        return found


def _kind(notation: str) -> str:
    """What sort of choice it is."""
    verb = notation.split()[0]
    if verb in ("armour", "soften", "suffer"):
        return "luke"
    if verb == "fire":
        target = BY_NAME.get(pair_of(notation)[1], -1)
        if target in (GENERATOR, GRID):
            return "power"
        return "walker-hunt" if target >= 0 and is_walker(target) else "fire"
    return {"move": "march"}.get(verb, verb)


PUZZLES: Final[Puzzles] = AssaultPuzzles()
