"""How lucky a roll was: what it did to its target, less what was to be expected."""

from typing import Final

from echobase.core.aliases import Action
from echobase.core.sides import NOBODY
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.dice import BLAST, COUNTS, NO_DICE, RETREAT
from echobase.games.battle.rules.resolve import count_hits
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of

LUCK: Final = ("kill", "medals", "hits", "push", "structure")
"""What is measured."""


class Fortune:
    """Measures luck; remembers what is to be expected.

    The expectation of each number is 0, so results can be corrected for luck without a bias.
    """

    def __init__(self) -> None:
        self._expected: dict[tuple[str, int, int, int], list[float]] = {}

    def of(self, state: State, outcome: Action) -> list[float]:
        """The luck of the side whose turn it is, in the order of LUCK; 0 for what is no roll."""
        found = [0.0] * len(LUCK)
        if step_of(state.todo[-1]) != steps.ROLL or state.roll != NO_DICE:
            return found
        target = state.target
        kind: int = -1 if target == NOBODY else state.kind[target]
        figures: int = 0 if target == NOBODY else state.figures[target]
        dice: int = state.dice
        key = (state.scenario_id(), dice, kind, figures)
        expected = self._expected.get(key)
        if expected is None:
            expected = [0.0] * len(LUCK)
            for possible, probability in state.scenario.roll_table(state.dice).chances:
                for number, result in enumerate(results(state, possible)):
                    expected[number] += probability * result
            self._expected[key] = expected
        for number, result in enumerate(results(state, outcome)):
            found[number] = result - expected[number]
        return found


def results(state: State, roll: Action) -> list[float]:
    """What a roll does, but for second rolls, confirmation and retreats that are ignored."""
    counts = COUNTS[actions.roll_number(roll)]
    if state.target == NOBODY:
        return [0.0, 0.0, 0.0, 0.0, 1.0 if counts[BLAST] else 0.0]
    number = state.kind[state.target]
    kind = state.scenario.kinds[number]
    hits = count_hits(counts, kind.hit_faces)
    needed = 1 if kind.confirmation else state.figures[state.target]
    killed = 1.0 if hits >= needed else 0.0
    pushed = 1.0 if counts[RETREAT] and not killed and not kind.ignores_retreats else 0.0
    medals = killed * float(state.scenario.kill_medals[number])
    return [killed, medals, (1.0 - killed) * float(hits), pushed, 0.0]
