"""Puzzles of Battle of Hoth: which choices make one, and what it is about."""

from collections.abc import Sequence
from random import Random
from typing import Final

from echobase.core import game
from echobase.core.events import Message
from echobase.games.battle.documents.view import GoalView, View
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.board import DISTANCE, OFF
from echobase.games.battle.rules.state import as_battle
from echobase.play.puzzles import Puzzles

WORTHY: Final = ("play", "move", "exit", "attack", "retreat", "breakthrough", "section", "support")
"""Verbs of choices that mean something by themselves; orders mean something only together."""


class BattlePuzzles:
    """Implements `play.puzzles.Puzzles`."""

    package = "echobase.games.battle"
    solvers: Sequence[str] = ("cadet", "trooper", "captain")

    knows_endgames = False
    most_of_a_kind = 1.0

    def endgame(self, state: game.State, rng: Random) -> bool:
        return False

    def worthy(self, state: game.State, action: int) -> bool:
        return state.write(action).split()[0] in WORTHY

    def competes(self, answer: str, other: str) -> bool:
        return True

    def task(self, answer: str) -> Message | None:
        return None

    def themes(self, state: game.State, action: int) -> list[str]:
        view: View = state.view(state.to_act())
        own = state.sides()[state.to_act()]
        found = [_kind(state, action)]
        if any(goal.type not in ("medals", "charge") and near(goal) for goal in view.goals):
            found.append("sudden-death")
        if any(goal.type == "medals" and near(goal) and goal.side == own for goal in view.goals):
            found.append("last-medal")
        if any(goal.type != "charge" and near(goal) and goal.side != own for goal in view.goals):
            found.append("last-defence")
        return found


def _kind(state: game.State, action: int) -> str:
    """What sort of choice it is."""
    if actions.is_attack(action):
        attacker, target_hex = actions.unpack_attack(action)
        return "close-combat" if DISTANCE[attacker][target_hex] == 1 else "fire"
    if actions.is_move(action):
        return "exit" if actions.unpack_move(action)[1] == OFF else "march"
    verb = as_battle(state).write(action).split()[0]
    return {"play": "command", "section": "command", "support": "command"}.get(verb, verb)


def near(goal: GoalView) -> bool:
    """Whether one more step reaches a goal."""
    return goal.done >= goal.need - 1


PUZZLES: Final[Puzzles] = BattlePuzzles()
