"""Analysing Battle of Hoth: hits, figures and retreats of the attack dice."""

from collections.abc import Hashable
from typing import Final

from echobase.core import game
from echobase.core.chance import CHANCE
from echobase.core.sides import NOBODY, REBEL, SIDES
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.actions import roll_number
from echobase.games.battle.rules.dice import BLAST, COUNTS, FACES, RETREAT, Counts
from echobase.games.battle.rules.resolve import count_hits
from echobase.games.battle.rules.state import State, as_battle
from echobase.games.battle.rules.steps import about, step_of
from echobase.games.battle.words.choices import Chooser, engine_step
from echobase.play.statistics import Roll, Rolls, weigh
from echobase.text import Text

RESOLUTION: Final = (steps.ROLL, steps.REROLL, steps.HITS)
"""What lies on the stack of steps above the step that called for the dice."""
MANY: Final = 99
"""Hits that remove any unit."""
BEYOND_MEAN: Final[dict[tuple[float, ...], dict[int, float]]] = {}
"""The loss beyond its mean, by roll and by all else it depends on: faces, those that hit, dice, the
roll before, and how much the target can lose."""


class BattleRolls:
    """Implements `play.statistics.Rolls`."""

    measures: tuple[str, ...] = ("hits", "figures", "retreats")

    def moment(self, state: game.State) -> str:
        """Every turn."""
        return state.heading()

    def rolls(self, state: game.State, action: int) -> list[Roll]:
        if state.to_act() != CHANCE:
            return []
        position = as_battle(state)
        step = step_of(position.todo[-1])
        if step == steps.ROLL:
            return attack_rolls(position, action)
        return [confirmation(position, action)] if step == steps.CONFIRM else []

    def surplus(self, state: game.State, action: int) -> float:
        """Figures that the dice remove beyond the mean."""
        position = as_battle(state)
        step = step_of(position.todo[-1])
        sign = 1.0 if position.active == REBEL else -1.0
        if step == steps.ROLL:
            return sign * figures_beyond_mean(position, action)
        if step == steps.CONFIRM:
            roll = confirmation(position, action)
            return sign * (roll.rolled - roll.expected)
        return 0.0

    def effect(self, state: game.State, action: int) -> Hashable:
        """Of dice only hits and retreats count, and of a confirmation roll whether there is one."""
        position = as_battle(state)
        step = step_of(position.todo[-1])
        if step == steps.CONFIRM:
            return counts(action)[BLAST] > 0
        if step != steps.ROLL:
            return action
        hits = count_hits(counts(action), faces_that_hit(position))
        return hits, count_hits(counts(action), faces_that_push(position))

    def roller(self, state: game.State) -> str:
        position = as_battle(state)
        frame = position.todo[-1]
        if step_of(frame) in (steps.DRAW, steps.DEAL):
            return SIDES[position.scenario.sides[about(frame)]]
        return SIDES[position.active]

    def when(self, state: game.State, text: Text) -> str:
        position = as_battle(state)
        if not any(position.turns):
            return text.name("step", "deal")
        turn = position.turns[position.active]
        return text("battle-turn", side=SIDES[position.active], turn=turn)

    def words(self, state: game.State, action: int, text: Text) -> str:
        position = as_battle(state)
        chooser = Chooser(position, text, engine_step(position), signs=False)
        choice = chooser.choice(position.write(action))
        return f"{choice.group}: {choice.label}" if choice.group else choice.label


def attack_rolls(state: State, action: int) -> list[Roll]:
    """Dice against a target. Rerolled dice count with what they add to the others."""
    side = SIDES[state.active]
    hitting, pushing = faces_that_hit(state), faces_that_push(state)
    kept = count_hits(COUNTS[state.roll], hitting)

    def hits(roll: int) -> int:
        return count_hits(counts(roll), hitting)

    return [
        weigh(side, "hits", state, action, hits),
        weigh(
            side,
            "figures",
            state,
            action,
            lambda roll: loss(state, kept + hits(roll)) - loss(state, kept),
        ),
        weigh(side, "retreats", state, action, lambda roll: count_hits(counts(roll), pushing)),
    ]


def figures_beyond_mean(state: State, action: int) -> float:
    """The same for the figures alone. It is asked many times in a second, so results are kept."""
    hitting = faces_that_hit(state)
    key = (
        *state.scenario.faces,
        *hitting,
        int(state.dice),
        int(state.roll),
        loss(state, 1),
        loss(state, MANY),
    )
    found = BEYOND_MEAN.get(key)
    if found is None:
        kept = count_hits(COUNTS[state.roll], hitting)
        ways = state.chances()
        losses = {roll: loss(state, kept + count_hits(counts(roll), hitting)) for roll, _ in ways}
        mean = sum(probability * losses[roll] for roll, probability in ways)
        found = {roll: lost - mean for roll, lost in losses.items()}
        BEYOND_MEAN[key] = found
    return found[action]


def confirmation(state: State, action: int) -> Roll:
    """The second roll against an AT-AT settles what the first counted as likely."""
    likely = loss(state, state.dice)
    return weigh(
        SIDES[state.active],
        "figures",
        state,
        action,
        lambda roll: (1.0 if counts(roll)[BLAST] else 0.0) - likely,
    )


def counts(roll: int) -> Counts:
    return COUNTS[roll_number(roll)]


def loss(state: State, hits: int) -> float:
    """The figures that this many hits remove; for an AT-AT, what its confirmation roll is worth."""
    if state.target == NOBODY:
        return 1.0 if hits else 0.0
    if state.scenario.kinds[state.kind[state.target]].confirmation:
        faces = state.scenario.faces
        return 1.0 - (1.0 - faces[BLAST] / sum(faces)) ** hits
    return float(min(hits, state.figures[state.target]))


def faces_that_hit(state: State) -> list[bool]:
    """The faces that hit the target; only blasts hit a structure (B-STRUCT-05)."""
    if state.target == NOBODY:
        found = [face == BLAST for face in range(len(FACES))]
    else:
        found = state.scenario.kinds[state.kind[state.target]].hit_faces.copy()
    found[RETREAT] = found[RETREAT] or retreats_hit(state)
    return found


def faces_that_push(state: State) -> list[bool]:
    """Retreats, unless the target ignores them or they count as hits."""
    pushed = state.target != NOBODY and not retreats_hit(state)
    if pushed:
        pushed = not state.scenario.kinds[state.kind[state.target]].ignores_retreats
    return [pushed and face == RETREAT for face in range(len(FACES))]


def retreats_hit(state: State) -> bool:
    """Force Powers and Orbital Strike (B-CARD-38, B-CARD-37)."""
    if state.attacker != NOBODY:
        return state.card.retreat_is_blast and state.has_bonus(state.attacker)
    below = [step for step in map(step_of, state.todo) if step not in RESOLUTION]
    return below[-1:] == [steps.STRIKE]


ROLLS: Final[Rolls] = BattleRolls()
