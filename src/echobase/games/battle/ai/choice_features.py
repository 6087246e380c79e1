"""A choice in numbers: what it changes, where, and how the battle stands, as a policy sees it.

A seat's own cards count, those of others never do.
"""

from typing import Final

from echobase.core.aliases import Action, Hex, Side, Unit, i64
from echobase.core.masks import lowest
from echobase.core.sides import REBEL, enemy
from echobase.games.battle.ai.assessment import MOST_DICE, Assessment
from echobase.games.battle.ai.features import PLACE, place_of
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import count_dice
from echobase.games.battle.rules.board import DISTANCE, HEXES, OFF, SECTIONS_OF
from echobase.games.battle.rules.cards import ALL, CommandCard
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.units import INFANTRY

CARD: Final = "card"
ORDER: Final = "order"
MOVE: Final = "move"
ATTACK: Final = "attack"

PLACES: Final[list[str]] = [f"{name}_infantry" for name in PLACE] + [
    f"{name}_others" for name in PLACE
]
"""What the place of a unit means, or what a move changes about it."""
UNIT: Final = (
    "infantry",
    "others",
    "worth",
    "shot",
    "can_shoot",
    "hand",
    "exit",
    "rebel_danger",
    "rebel_closest",
    "rebel_goal",
    "rebel_shot",
    "rebel",
    "weak_danger",
    "weak_closest",
    "near_defeat_risk",
    "near_defeat_danger",
    "near_victory_shot",
    "near_victory_closest",
    "losing_danger",
    "losing_closest",
)
"""The unit that acts, and what its place means as the battle stands."""
JOURNEY: Final = ("steps", "leaves", "last_move", "spent_shot")
BLOW: Final = (
    "attack",
    "support",
    "worth",
    "kill",
    "hits",
    "push",
    "medals",
    "wins",
    "structure",
    "infantry",
    "infantry_kill",
    "infantry_hits",
    "adjacent",
    "weak",
    "figures",
    "threat",
    "threat_kill",
    "rebel_kill",
    "rebel_hits",
    "dice",
    "others_can",
    "choices",
    "behind",
    "best_of_unit",
    "near_victory_kill",
    "near_defeat_threat",
    "own_danger",
    "worn",
)
"""An attack: what it may do to whom, and what else the unit or others could do."""
PLAY: Final = (
    "worth",
    "near_victory_worth",
    "near_defeat_worth",
    "ahead_worth",
    "rebel",
    "passes",
    "support",
    "orders",
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
    "section",
    "free",
    "retreat_is_blast",
    "restores",
    "rebel_orders",
    "first_turns",
    "kept",
    "same_section",
)
"""A card: what it brings, and what stays in the hand."""
NAMES: Final[dict[str, list[str]]] = {
    CARD: list(PLAY),
    ORDER: [*PLACES, *UNIT],
    MOVE: [*PLACES, *UNIT, *JOURNEY],
    ATTACK: list(BLOW),
}
"""By kind of decision: the features of a choice."""
RISK: Final = PLACE.index("risk")
DANGER: Final = PLACE.index("danger")
CLOSEST: Final = PLACE.index("closest")
GOAL: Final = PLACE.index("goal")
SECTIONS: Final = 3
CLOSE: Final = 2
"""Medals to go, when a battle is nearly decided."""
BEGINNING: Final = 3
"""Turns of a side."""
MANY: Final = 4
"""Orders of a card for one section: more make no difference."""


class Places:
    """What places mean to the units of an assessment, computed once for each."""

    def __init__(self, assessed: Assessment) -> None:
        self.assessed = assessed
        self._known: dict[int, list[float]] = {}

    def of(self, unit: Unit, hex_: Hex) -> list[float]:
        key = unit * HEXES + hex_
        found = self._known.get(key)
        if found is None:
            found = place_of(self.assessed, unit, hex_)
            self._known[key] = found
        return found


class Situation:
    """How a battle stands for the side to act: the same for all choices of a decision."""

    def __init__(self, state: State, side: Side) -> None:
        self.side = side
        self.rebel = 1.0 if side == REBEL else 0.0
        self.to_go: i64 = left_to_win(state, side)
        """Medals that the side still needs."""
        enemy_to_go = left_to_win(state, enemy(side))
        self.near_victory = 1.0 if self.to_go <= CLOSE else 0.0
        self.near_defeat = 1.0 if enemy_to_go <= CLOSE else 0.0
        self.losing = 1.0 if self.to_go > enemy_to_go else 0.0
        self.in_hand: list[float] = orders_in_hand(state, side)

    def hand_for(self, hex_: Hex) -> float:
        """The orders in hand for units on a hex."""
        sections = SECTIONS_OF[self.side][hex_]
        most = 0.0
        for section in range(SECTIONS):
            if sections >> section & 1:
                most = max(most, self.in_hand[section])
        return most


def left_to_win(position: Position, side: Side) -> i64:
    """Medals that a side still needs; ALL where medals do not decide."""
    need: i64 = position.scenario.medals_to_win[side]
    return need - score(position, side) if need else ALL


def orders_in_hand(state: State, side: Side) -> list[float]:
    """By section: the orders that the cards in the own hand bring."""
    found = [0.0] * SECTIONS
    hand = state.hand[state.to_act()]
    while hand:
        card: CommandCard = state.scenario.cards[side][lowest(hand)]
        hand &= hand - 1
        for section, brought in enumerate(orders_of(card)):
            found[section] += brought
    return found


def orders_of(card: CommandCard) -> list[float]:
    """By section: the orders that a card brings."""
    most = min(card.orders, MANY)
    return [min(orders, most) / MANY for orders in (card.left, card.centre, card.right)]


def order_row(
    state: State, places: Places, situation: Situation, unit: Unit, worth: float
) -> list[float]:
    """A unit that can be ordered, where it stands; `worth` is what the order seems to be worth."""
    assessed = places.assessed
    hex_ = state.hex[unit]
    place = places.of(unit, hex_)
    shot = assessed.best_shot(unit, hex_, state.has_bonus(unit))
    by_class = at_place(state, unit, place)
    by_class.extend(
        of_unit(
            state,
            situation,
            unit,
            place,
            worth,
            shot,
            shot > 0.0,
            situation.hand_for(hex_),
            float(assessed.from_exit(unit, hex_)),
        )
    )
    return by_class


def at_place(state: State, unit: Unit, place: list[float]) -> list[float]:
    """The features PLACES."""
    none = [0.0] * len(PLACE)
    if state.is_infantry(unit):
        return place + none
    return none + place


def of_unit(
    state: State,
    situation: Situation,
    unit: Unit,
    place: list[float],
    worth: float,
    shot: float,
    can_shoot: bool,
    hand: float,
    way_out: float,
) -> list[float]:
    """The features UNIT; after a move, `place`, `shot`, `hand` and `way_out` are differences."""
    infantry = 1.0 if state.is_infantry(unit) else 0.0
    weak = 1.0 if state.figures[unit] == 1 and state.full[unit] > 1 else 0.0
    rebel = situation.rebel
    danger = place[DANGER]
    closest = place[CLOSEST]
    return [
        infantry,
        1.0 - infantry,
        worth,
        shot,
        1.0 if can_shoot else 0.0,
        hand,
        way_out,
        rebel * danger,
        rebel * closest,
        rebel * place[GOAL],
        rebel * shot,
        rebel,
        weak * danger,
        weak * closest,
        situation.near_defeat * place[RISK],
        situation.near_defeat * danger,
        situation.near_victory * shot,
        situation.near_victory * closest,
        situation.losing * danger,
        situation.losing * closest,
    ]


def move_row(
    state: State,
    places: Places,
    situation: Situation,
    action: Action,
    worth: float,
    ready: bool,
    can_attack: bool,
) -> list[float]:
    """What a move changes for a unit that is `ready` to attack, and afterwards still can or not."""
    if action == DONE:
        return [0.0] * len(NAMES[MOVE])
    start, end, _ = actions.unpack_move(action)
    if end == OFF:
        row = [0.0] * len(NAMES[MOVE])
        row[len(PLACES) + 2] = worth
        row[len(PLACES) + len(UNIT) + 1] = 1.0
        return row
    assessed = places.assessed
    unit = state.at[start]
    before, after = places.of(unit, start), places.of(unit, end)
    change: list[float] = []
    for number in range(len(after)):
        change.append(after[number] - before[number])
    bonus = state.has_bonus(unit)
    now = assessed.best_shot(unit, start, bonus) if ready else 0.0
    then = assessed.best_shot(unit, end, bonus) if ready and can_attack else 0.0
    row = at_place(state, unit, change)
    row.extend(
        of_unit(
            state,
            situation,
            unit,
            change,
            worth,
            then - now,
            then > 0.0,
            situation.hand_for(end) - situation.hand_for(start),
            float(assessed.from_exit(unit, end) - assessed.from_exit(unit, start)),
        )
    )
    row.append(float(DISTANCE[start][end]) / 4.0)
    row.append(0.0)
    row.append(0.0 if ready else 1.0)
    row.append(1.0 if now > 0.0 and then <= 0.0 else 0.0)
    return row


def attack_row(
    state: State, assessed: Assessment, situation: Situation, action: Action, worth: float
) -> list[float]:
    """What an attack may bring, and who else could make it."""
    if not actions.is_attack(action):
        row = [0.0] * len(BLOW)
        row[1] = 0.0 if action == DONE else 1.0
        row[2] = worth
        return row
    start, target_hex = actions.unpack_attack(action)
    unit = state.at[start]
    target = state.at[target_hex]
    others = 0
    choices = 0
    best = worth
    for other in state.legal:
        if actions.is_attack(other):
            from_hex, to_hex = actions.unpack_attack(other)
            if from_hex == start:
                choices += 1
                if to_hex != target_hex:
                    best = max(best, assessed.strike(to_hex, count_dice(state, unit, to_hex)))
            elif to_hex == target_hex:
                others += 1
    dice = min(count_dice(state, unit, target_hex), MOST_DICE)
    kill, hits, push, medals, threat, infantry, weak, figures, worn, wins = (
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    )
    if target >= 0:
        kind = state.scenario.kinds[state.kind[target]]
        kill, hits = assessed.fate(target, dice)
        push = 0.0 if kind.ignores_retreats else 1.0 - (1.0 - assessed.flee) ** dice
        prize: i64 = state.scenario.kill_medals[state.kind[target]]
        medals = kill * float(prize)
        wins = kill if prize >= situation.to_go else 0.0
        threat = kind.dice[0] / 4.0
        infantry = 1.0 if kind.unit_class == INFANTRY else 0.0
        left, full = float(state.figures[target]), float(state.full[target])
        weak = 1.0 if left == 1.0 and full > 1.0 else 0.0
        figures = left / 4.0
        worn = (full - left) / 4.0
    return [
        1.0,
        0.0,
        worth,
        kill,
        hits,
        push,
        medals,
        wins,
        1.0 if target < 0 else 0.0,
        infantry,
        infantry * kill,
        infantry * hits,
        1.0 if target >= 0 and DISTANCE[start][target_hex] == 1 else 0.0,
        weak,
        figures,
        threat,
        threat * kill,
        situation.rebel * kill,
        situation.rebel * hits,
        float(dice) / 4.0,
        min(others, 3) / 3.0,
        min(choices, 4) / 4.0,
        best - worth,
        1.0 if worth >= best else 0.0,
        situation.near_victory * kill,
        situation.near_defeat * threat,
        assessed.danger(state.kind[unit], start),
        worn,
    ]


def card_row(state: State, situation: Situation, action: Action, worth: float) -> list[float]:
    """A card that can be played; `worth` is what its best orders seem to be worth."""
    plays = actions.PLAY <= action < actions.DISCARD
    row = [
        worth,
        situation.near_victory * worth,
        situation.near_defeat * worth,
        (1.0 - situation.losing) * worth,
        situation.rebel,
        1.0 if action == DONE or action == actions.PASS else 0.0,
        1.0 if actions.is_support(action) else 0.0,
    ]
    if not plays:
        row.extend([0.0] * (len(PLAY) - len(row)))
        return row
    card: CommandCard = state.scenario.cards[situation.side][action - actions.PLAY]
    orders = min(card.orders, 6) / 3.0
    brought = orders_of(card)
    kept = 0.0
    same_section = 0.0
    for section in range(SECTIONS):
        stays = situation.in_hand[section] - brought[section]
        kept += stays
        if brought[section] > 0.0:
            same_section = max(same_section, stays)
    row.extend(
        [
            orders,
            float(card.dice),
            float(card.close_dice),
            card.after / 2.0,
            1.0 if card.twice else 0.0,
            float(card.attacks - 1),
            float(card.strikes),
            float(card.heals_reduced),
            0.0 if card.may_move else 1.0,
            0.0 if card.may_attack else 1.0,
            1.0 if card.ignore_terrain else 0.0,
            1.0 if card.discards else 0.0,
            1.0 if card.everywhere else 0.0,
            1.0 if card.choose_class or card.kinds else 0.0,
            1.0 if card.fallback else 0.0,
            1.0 if card.leader else 0.0,
            1.0 if sum(brought) <= 1.0 else 0.0,
            1.0 if card.choose_section else 0.0,
            1.0 if card.retreat_is_blast else 0.0,
            1.0 if card.restores else 0.0,
            situation.rebel * orders,
            orders if state.turns[situation.side] < BEGINNING else 0.0,
            kept,
            same_section,
        ]
    )
    return row
