"""A choice as the inputs of a network: what it changes, for whom, and how the battle stands.

A seat's own cards count, those of others never do. All inputs are of the size of 1.
"""

from typing import Final

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.vectors import append, extend, vec
from echobase.games.battle.ai.assessment import MOST_DICE, Assessment
from echobase.games.battle.ai.choice_features import (
    ATTACK,
    CARD,
    MANY,
    MOVE,
    SECTIONS,
    blow_to,
    orders_of,
)
from echobase.games.battle.ai.features import PLACE, place_of
from echobase.games.battle.ai.standing import BattleStanding, flag, share
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import count_dice
from echobase.games.battle.rules.board import DISTANCE, OFF
from echobase.games.battle.rules.cards import CommandCard
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.units import INFANTRY, VEHICLE

UNIT: Final = (
    "infantry",
    "vehicle",
    "flying",
    "artillery",
    "dice",
    "reach",
    "figures",
    "weak",
    "medals",
)
"""Who acts, or is attacked."""
CHANGES: Final = tuple([f"{name}_change" for name in PLACE])
MOVE_NAMES: Final = (
    "done",
    "worth",
    *UNIT,
    *PLACE,
    *CHANGES,
    "leaves",
    "steps",
    "ready",
    "shot_before",
    "shot",
    "can_shoot",
    "spent_shot",
    "targets",
    "threats",
    "threats_change",
    "hand_change",
    "exit",
    "exit_change",
)
ATTACK_NAMES: Final = (
    "done",
    "worth",
    "support",
    *UNIT,
    *tuple([f"target_{name}" for name in UNIT]),
    "structure",
    "adjacent",
    "dice_rolled",
    "kill",
    "hits",
    "push",
    "kill_medals",
    "wins",
    "worn",
    "holds",
    "others_can",
    "others_kill",
    "choices",
    "behind",
    "best_of_unit",
    "own_danger",
    "own_threats",
    "target_threatens",
)
CARD_NAMES: Final = (
    "done",
    "worth",
    "support",
    "behind",
    "best_other",
    "orders",
    "units_ordered",
    "dice",
    "close",
    "after",
    "twice",
    "attacks",
    "strikes",
    "heals",
    "no_move",
    "no_attack",
    "flying",
    "discards",
    "everywhere",
    "by_class",
    "fallback",
    "leader",
    "free",
    "chooses_section",
    "retreat_is_blast",
    "restores",
    "left",
    "centre",
    "right",
    "kept_left",
    "kept_centre",
    "kept_right",
    "kept_least",
    "kept_for_units",
)
NAMES: Final[dict[str, list[str]]] = {
    CARD: list(CARD_NAMES),
    MOVE: list(MOVE_NAMES),
    ATTACK: list(ATTACK_NAMES),
}
"""By kind of decision: the inputs of a choice, after those of COMMON."""


def add_unit(row: vec[float], state: State, unit: Unit) -> vec[float]:
    """Who acts, or is attacked."""
    number = state.kind[unit]
    kind = state.scenario.kinds[number]
    figures = state.figures[unit]
    row = append(row, flag(kind.unit_class == INFANTRY))
    row = append(row, flag(kind.unit_class == VEHICLE))
    row = append(row, flag(kind.flying))
    row = append(row, flag(kind.artillery))
    row = append(row, 0.25 * float(kind.dice[0]))
    row = append(row, 0.25 * float(len(kind.dice)))
    row = append(row, share(figures))
    row = append(row, flag(figures == 1 and state.full[unit] > 1))
    return append(row, float(state.scenario.kill_medals[number]))


PLACE_SIZES: Final = (0.5, 0.2, 0.5, 1.0, 1.0, 0.2, 1.0, 0.2, 1.0, 1.0, 0.5, 0.5, 1.0)
"""By feature of a place: what makes it as great as everything else."""


def place_inputs(assessed: Assessment, unit: Unit, hex_: Hex) -> vec[float]:
    """What a place means to a unit."""
    row = vec[float]()
    for number, feature in enumerate(place_of(assessed, unit, hex_)):
        row = append(row, PLACE_SIZES[number] * feature)
    return row


def done_inputs(width: int) -> vec[float]:
    """The choice to do nothing more."""
    row = append(vec[float](), 1.0)
    for _ in range(width - 1):
        row = append(row, 0.0)
    return row


def move_inputs(
    state: State,
    assessed: Assessment,
    standing: BattleStanding,
    action: Action,
    worth: float,
    ready: bool,
    can_attack: bool,
) -> vec[float]:
    """What a move changes for a unit that is `ready` to attack, and afterwards still can or not."""
    start, end, _ = actions.unpack_move(action)
    unit = state.at[start]
    row = append(vec[float](), 0.0)
    row = append(row, worth)
    row = add_unit(row, state, unit)
    if end == OFF:
        for number in range(len(row), len(MOVE_NAMES)):
            row = append(row, flag(MOVE_NAMES[number] == "leaves"))
        return row
    there = place_inputs(assessed, unit, end)
    here = place_inputs(assessed, unit, start)
    row = extend(row, there)
    for number in range(len(there)):
        row = append(row, there[number] - here[number])
    bonus = state.has_bonus(unit)
    now = assessed.best_shot(unit, start, bonus) if ready else 0.0
    then = assessed.best_shot(unit, end, bonus) if can_attack and ready else 0.0
    threats = 0.2 * assessed.threats(state.kind[unit], end)
    hand_for = standing.situation.hand_for
    row = append(row, 0.0)
    row = append(row, share(DISTANCE[start][end]))
    row = append(row, flag(ready))
    row = append(row, now)
    row = append(row, then)
    row = append(row, flag(then > 0.0))
    row = append(row, flag(now > 0.0 and then <= 0.0))
    row = append(row, 0.25 * float(len(assessed.shots(unit, end)) // 2) if then > 0.0 else 0.0)
    row = append(row, threats)
    row = append(row, threats - 0.2 * assessed.threats(state.kind[unit], start))
    row = append(row, hand_for(end) - hand_for(start))
    row = append(row, 0.2 * float(assessed.from_exit(unit, end)))
    farther = assessed.from_exit(unit, end) - assessed.from_exit(unit, start)
    return append(row, 0.2 * float(farther))


class Shots:
    """The attacks that can be made now: who else could hit a target, and what with."""

    def __init__(self, state: State, assessed: Assessment) -> None:
        self.starts: list[int] = []
        self.targets: list[int] = []
        self.kills: list[float] = []
        self.worths: list[float] = []
        for action in state.legal:
            if not actions.is_attack(action):
                continue
            start, target_hex = actions.unpack_attack(action)
            target = state.at[target_hex]
            dice = min(count_dice(state, state.at[start], target_hex), MOST_DICE)
            self.starts.append(start)
            self.targets.append(target_hex)
            self.worths.append(assessed.strike(target_hex, dice))
            self.kills.append(assessed.fate(target, dice)[0] if target >= 0 else 0.0)


def attack_inputs(
    state: State,
    assessed: Assessment,
    standing: BattleStanding,
    shots: Shots,
    action: Action,
    worth: float,
) -> vec[float]:
    """What an attack may bring, and who else could make it."""
    if not actions.is_attack(action):
        row = append(vec[float](), 0.0)
        row = append(row, worth)
        row = append(row, 1.0)
        for _ in range(len(ATTACK_NAMES) - 3):
            row = append(row, 0.0)
        return row
    start, target_hex = actions.unpack_attack(action)
    unit = state.at[start]
    target = state.at[target_hex]
    others = 0
    choices = 0
    best = worth
    spared = 1.0
    for number in range(len(shots.starts)):
        if shots.starts[number] == start:
            choices += 1
            if shots.targets[number] != target_hex:
                best = max(best, shots.worths[number])
        elif shots.targets[number] == target_hex:
            others += 1
            spared *= 1.0 - shots.kills[number]
    dice = min(count_dice(state, unit, target_hex), MOST_DICE)
    blow = blow_to(state, assessed, standing.situation, target, dice)
    row = append(vec[float](), 0.0)
    row = append(row, worth)
    row = append(row, 0.0)
    row = add_unit(row, state, unit)
    if target >= 0:
        row = add_unit(row, state, target)
    else:
        for _ in range(len(UNIT)):
            row = append(row, 0.0)
    row = append(row, flag(target < 0))
    row = append(row, flag(DISTANCE[start][target_hex] == 1))
    row = append(row, 0.25 * float(dice))
    row = append(row, blow.kill)
    row = append(row, 0.5 * blow.hits)
    row = append(row, blow.push)
    row = append(row, blow.medals)
    row = append(row, blow.wins)
    row = append(row, share(state.full[target] - state.figures[target]) if target >= 0 else 0.0)
    row = append(row, flag(target >= 0 and assessed.holds(target, target_hex)))
    row = append(row, 0.33 * float(min(others, 3)))
    row = append(row, 1.0 - spared)
    row = append(row, 0.25 * float(min(choices, 4)))
    row = append(row, best - worth)
    row = append(row, flag(worth >= best))
    row = append(row, 0.2 * assessed.danger(state.kind[unit], start))
    row = append(row, 0.2 * assessed.threats(state.kind[unit], start))
    reach = len(state.scenario.kinds[state.kind[target]].dice) if target >= 0 else 0
    return append(row, flag(DISTANCE[start][target_hex] <= reach))


class Hand:
    """The choices of a card: what the best and the second best seem to be worth."""

    def __init__(self, worths: list[float]) -> None:
        self.best = -1000.0
        self.second = -1000.0
        for worth in worths:
            if worth > self.best:
                self.second = self.best
                self.best = worth
            elif worth > self.second:
                self.second = worth


def card_inputs(
    state: State, standing: BattleStanding, hand: Hand, action: Action, worth: float
) -> vec[float]:
    """A card that can be played; `worth` is what its best orders seem to be worth."""
    if not actions.PLAY <= action < actions.DISCARD:
        row = append(vec[float](), flag(action == DONE or action == actions.PASS))
        row = append(row, worth)
        row = append(row, flag(actions.is_support(action)))
        for _ in range(len(CARD_NAMES) - 3):
            row = append(row, 0.0)
        return row
    card: CommandCard = state.scenario.cards[standing.side][action - actions.PLAY]
    other = hand.second if worth >= hand.best else hand.best
    brought = orders_of(card)
    units = standing.units_by_section
    in_hand = standing.situation.in_hand
    row = append(vec[float](), 0.0)
    for number in (
        worth,
        0.0,
        worth - hand.best,
        other if other > -1000.0 else 0.0,
        float(min(card.orders, 6)) / 3.0,
        reached_units(card, units),
        float(card.dice),
        float(card.close_dice),
        0.5 * float(card.after),
        flag(card.twice),
        float(card.attacks - 1),
        float(card.strikes),
        float(card.heals_reduced),
        flag(not card.may_move),
        flag(not card.may_attack),
        flag(card.ignore_terrain),
        flag(card.discards > 0),
        flag(card.everywhere),
        flag(card.choose_class or card.kinds != 0),
        flag(card.fallback),
        flag(card.leader != ""),
        flag(brought[0] + brought[1] + brought[2] <= 1.0),
        flag(card.choose_section),
        flag(card.retreat_is_blast),
        flag(card.restores),
        brought[0],
        brought[1],
        brought[2],
    ):
        row = append(row, number)
    least = 9.0
    useful = 0.0
    for section in range(SECTIONS):
        kept = in_hand[section] - brought[section]
        row = append(row, kept)
        if units[section] > 0.0:
            least = min(least, kept)
            useful += min(kept * float(MANY), units[section])
    row = append(row, least if least < 9.0 else 0.0)
    return append(row, 0.1 * useful)


def reached_units(card: CommandCard, units: list[float]) -> float:
    """About how many units a card orders of those in the sections."""
    limits = (card.left, card.centre, card.right)
    total = 0.0
    for section in range(SECTIONS):
        total += min(units[section], float(limits[section]))
    return 0.25 * min(total, float(card.orders))
