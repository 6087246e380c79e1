"""Puzzles of Assault on Hoth: which choices make one, and what it is about."""

from collections.abc import Sequence
from random import Random
from typing import Final

from echobase.core import game
from echobase.core.events import Message
from echobase.core.sides import REBEL, SIDES
from echobase.games.assault.endgames import beginning, cut_down
from echobase.games.assault.offers.actors import actor, pair_of
from echobase.games.assault.rules.cards import TRANSPORTS_TO_WIN
from echobase.games.assault.rules.state import as_assault
from echobase.games.assault.rules.units import BY_NAME, GENERATOR, GRID, is_walker
from echobase.play.puzzles import Puzzles

WORTHY: Final = ("fire", "harpoon", "armour", "soften", "suffer", "repair")
"""Verbs of choices that can be the answer. The steps of a walk mean something only together, and a
move to the next hex is nearly always as good as the best."""


class AssaultPuzzles:
    """Implements `play.puzzles.Puzzles`."""

    package = "echobase.games.assault"
    solvers: Sequence[str] = ("cadet", "trooper", "captain")

    knows_endgames = True
    most_of_a_kind = 0.3

    def endgame(self, state: game.State, rng: Random) -> bool:
        assault = as_assault(state)
        shape = beginning(assault, rng)
        if shape is not None:
            cut_down(assault, shape, rng)
        return shape is not None

    def worthy(self, state: game.State, action: int) -> bool:
        return state.write(action).split()[0] in WORTHY

    def competes(self, answer: str, other: str) -> bool:
        """Those of the unit that acts: the units of a side act in any sequence."""
        return actor(answer) == actor(other)

    def task(self, answer: str) -> Message | None:
        unit = actor(answer)
        return Message("puzzle-task-unit", {"unit": unit}) if unit else None

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
