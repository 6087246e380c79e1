"""A choice in numbers: what it changes, where, and how the battle stands, as a policy sees it.

A seat's own cards count, those of others never do.
"""

from collections.abc import Mapping
from typing import Final

from echobase.core.aliases import Action, Hex, Side, Unit, i64
from echobase.core.masks import lowest
from echobase.core.sides import REBEL, enemy
from echobase.games.battle.ai.assessment import MOST_DICE, UNKNOWN, Assessment
from echobase.games.battle.ai.features import PLACE, place_of
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import count_dice
from echobase.games.battle.rules.board import DISTANCE, HEXES, OFF, SECTIONS_OF
from echobase.games.battle.rules.cards import ALL, CommandCard
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.state import State

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
SUPPORT: Final = BLOW.index("support")
WORTH: Final = BLOW.index("worth")
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
FRIENDS: Final = PLACE.index("friends")
SECTIONS: Final = 3
CLOSE: Final = 2
"""Medals to go, when a battle is nearly decided."""
BEGINNING: Final = 3
"""Turns of a side."""
MANY: Final = 4
"""Orders of a card for one section: more make no difference."""


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

    def is_like(self, other: "Situation") -> bool:
        """Whether places mean the same to units."""
        return (
            self.side == other.side
            and self.near_victory == other.near_victory
            and self.near_defeat == other.near_defeat
            and self.losing == other.losing
        )

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


FIGURES: Final = 16
"""No unit has as many."""


class UnitPoints:
    """The points for ordering or moving a unit, by feature."""

    def __init__(self, learned: Mapping[str, float]) -> None:
        """`learned`: the points by name; 0 where nothing was learned."""
        self.places: list[list[float]] = [
            [learned.get(f"{name}_{kind}", 0.0) for name in PLACE]
            for kind in ("infantry", "others")
        ]
        self.kinds: list[float] = [learned.get(kind, 0.0) for kind in ("infantry", "others")]
        self.worth = learned.get("worth", 0.0)
        self.shot = learned.get("shot", 0.0)
        self.can_shoot = learned.get("can_shoot", 0.0)
        self.hand = learned.get("hand", 0.0)
        self.exit = learned.get("exit", 0.0)
        self.rebel_danger = learned.get("rebel_danger", 0.0)
        self.rebel_closest = learned.get("rebel_closest", 0.0)
        self.rebel_goal = learned.get("rebel_goal", 0.0)
        self.rebel_shot = learned.get("rebel_shot", 0.0)
        self.rebel = learned.get("rebel", 0.0)
        self.weak_danger = learned.get("weak_danger", 0.0)
        self.weak_closest = learned.get("weak_closest", 0.0)
        self.near_defeat_risk = learned.get("near_defeat_risk", 0.0)
        self.near_defeat_danger = learned.get("near_defeat_danger", 0.0)
        self.near_victory_shot = learned.get("near_victory_shot", 0.0)
        self.near_victory_closest = learned.get("near_victory_closest", 0.0)
        self.losing_danger = learned.get("losing_danger", 0.0)
        self.losing_closest = learned.get("losing_closest", 0.0)
        self.steps = learned.get("steps", 0.0)
        self.leaves = learned.get("leaves", 0.0)
        self.last_move = learned.get("last_move", 0.0)
        self.spent_shot = learned.get("spent_shot", 0.0)

    def of_shot(self, situation: Situation, shot: float) -> float:
        """The points for an attack that is possible, or that a move gains."""
        each = self.shot + situation.rebel * self.rebel_shot
        return (each + situation.near_victory * self.near_victory_shot) * shot

    def of_unit(self, situation: Situation, infantry: bool, worth: float) -> float:
        """The points for who acts, and for what the hand-made score says."""
        kind = self.kinds[0 if infantry else 1]
        return kind + situation.rebel * self.rebel + self.worth * worth


class PlacePoints:
    """The points for the places of units, computed once for each while enemies stay as they are."""

    def __init__(self, assessed: Assessment, situation: Situation, points: UnitPoints) -> None:
        self.assessed = assessed
        self.situation = situation
        self.points = points
        self._known: dict[int, float] = {}
        self._weights: dict[int, list[float]] = {}

    def still_fits(self, assessed: Assessment, situation: Situation) -> bool:
        """Whether what is known holds for another board and situation; cards do not matter."""
        return assessed.shares_places(self.assessed) and self.situation.is_like(situation)

    def of(self, unit: Unit, hex_: Hex) -> float:
        figures = self.assessed.position.figures[unit]
        key = (unit * HEXES + hex_) * FIGURES + figures
        known = self._known.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = self._find(unit, hex_)
            self._known[key] = known
        beside = min(self.assessed.friends(unit, hex_), 2)
        return known + self._weights_of(unit)[FRIENDS] * float(beside)

    def _find(self, unit: Unit, hex_: Hex) -> float:
        """The points without friends, who move about."""
        place = place_of(self.assessed, unit, hex_)
        weights = self._weights_of(unit)
        total = 0.0
        for number in range(len(place)):
            if number != FRIENDS:
                total += weights[number] * place[number]
        return total

    def _weights_of(self, unit: Unit) -> list[float]:
        """What each feature of a place is worth to a unit as the battle stands."""
        position = self.assessed.position
        key = unit * FIGURES + position.figures[unit]
        found = self._weights.get(key)
        if found is not None:
            return found
        points = self.points
        now = self.situation
        found = points.places[0 if position.is_infantry(unit) else 1].copy()
        found[DANGER] += now.rebel * points.rebel_danger
        found[DANGER] += now.near_defeat * points.near_defeat_danger
        found[DANGER] += now.losing * points.losing_danger
        found[CLOSEST] += now.rebel * points.rebel_closest
        found[CLOSEST] += now.near_victory * points.near_victory_closest
        found[CLOSEST] += now.losing * points.losing_closest
        found[GOAL] += now.rebel * points.rebel_goal
        found[RISK] += now.near_defeat * points.near_defeat_risk
        if position.figures[unit] == 1 and position.full[unit] > 1:
            found[DANGER] += points.weak_danger
            found[CLOSEST] += points.weak_closest
        self._weights[key] = found
        return found


def order_points(
    state: State, places: PlacePoints, situation: Situation, unit: Unit, worth: float
) -> float:
    """A unit that can be ordered, where it stands; `worth` is what the order seems to be worth."""
    assessed = places.assessed
    points = places.points
    hex_ = state.hex[unit]
    shot = assessed.best_shot(unit, hex_, state.has_bonus(unit))
    total = places.of(unit, hex_) + points.of_shot(situation, shot)
    total += points.of_unit(situation, state.is_infantry(unit), worth)
    total += points.hand * situation.hand_for(hex_)
    total += points.exit * float(assessed.from_exit(unit, hex_))
    return total + (points.can_shoot if shot > 0.0 else 0.0)


def move_points(
    state: State,
    places: PlacePoints,
    situation: Situation,
    action: Action,
    worth: float,
    ready: bool,
    can_attack: bool,
) -> float:
    """What a move changes for a unit that is `ready` to attack, and afterwards still can or not."""
    if action == DONE:
        return 0.0
    points = places.points
    start, end, _ = actions.unpack_move(action)
    if end == OFF:
        return points.leaves + points.worth * worth
    assessed = places.assessed
    unit = state.at[start]
    total = places.of(unit, end) - places.of(unit, start)
    total += points.of_unit(situation, state.is_infantry(unit), worth)
    total += points.hand * (situation.hand_for(end) - situation.hand_for(start))
    farther = assessed.from_exit(unit, end) - assessed.from_exit(unit, start)
    total += points.exit * float(farther)
    total += points.steps * float(DISTANCE[start][end]) / 4.0
    if not ready:
        return total + points.last_move
    bonus = state.has_bonus(unit)
    now = assessed.best_shot(unit, start, bonus)
    then = assessed.best_shot(unit, end, bonus) if can_attack else 0.0
    total += points.of_shot(situation, then - now)
    if then > 0.0:
        return total + points.can_shoot
    return total + (points.spent_shot if now > 0.0 else 0.0)


def attack_row(
    state: State, assessed: Assessment, situation: Situation, action: Action, worth: float
) -> list[float]:
    """What an attack may bring, and who else could make it."""
    if not actions.is_attack(action):
        row = [0.0] * len(BLOW)
        row[SUPPORT] = 0.0 if action == DONE else 1.0
        row[WORTH] = worth
        return row
    start, target_hex = actions.unpack_attack(action)
    unit = state.at[start]
    target = state.at[target_hex]
    others, choices, best = rivals(state, assessed, start, target_hex, worth)
    dice = min(count_dice(state, unit, target_hex), MOST_DICE)
    blow = blow_to(state, assessed, situation, target, dice)
    threat = threat_of(state, target)
    infantry = 1.0 if target >= 0 and state.is_infantry(target) else 0.0
    weak, figures, worn = strength_of(state, target)
    return [
        1.0,
        0.0,
        worth,
        blow.kill,
        blow.hits,
        blow.push,
        blow.medals,
        blow.wins,
        1.0 if target < 0 else 0.0,
        infantry,
        infantry * blow.kill,
        infantry * blow.hits,
        1.0 if target >= 0 and DISTANCE[start][target_hex] == 1 else 0.0,
        weak,
        figures,
        threat,
        threat * blow.kill,
        situation.rebel * blow.kill,
        situation.rebel * blow.hits,
        float(dice) / 4.0,
        min(others, 3) / 3.0,
        min(choices, 4) / 4.0,
        best - worth,
        1.0 if worth >= best else 0.0,
        situation.near_victory * blow.kill,
        situation.near_defeat * threat,
        assessed.danger(state.kind[unit], start),
        worn,
    ]


def rivals(
    state: State, assessed: Assessment, start: Hex, target_hex: Hex, worth: float
) -> tuple[int, int, float]:
    """How many others could attack the target, how many targets the unit has, and what the best is
    worth."""
    unit = state.at[start]
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
    return others, choices, best


class Blow:
    """What dice may do to a unit, as means and chances."""

    def __init__(self, kill: float, hits: float, push: float, medals: float, wins: float) -> None:
        self.kill = kill
        self.hits = hits
        self.push = push
        self.medals = medals
        self.wins = wins


def blow_to(
    state: State, assessed: Assessment, situation: Situation, target: Unit, dice: int
) -> Blow:
    """What an attack with these dice may bring; `target` is below 0 for a structure."""
    if target < 0:
        return Blow(0.0, 0.0, 0.0, 0.0, 0.0)
    kind = state.scenario.kinds[state.kind[target]]
    kill, hits = assessed.fate(target, dice)
    push = 0.0 if kind.ignores_retreats else 1.0 - (1.0 - assessed.flee) ** dice
    prize: i64 = state.scenario.kill_medals[state.kind[target]]
    return Blow(kill, hits, push, kill * float(prize), kill if prize >= situation.to_go else 0.0)


def threat_of(state: State, target: Unit) -> float:
    """The dice of a unit in close combat; a structure has none."""
    return state.scenario.kinds[state.kind[target]].dice[0] / 4.0 if target >= 0 else 0.0


def strength_of(state: State, target: Unit) -> tuple[float, float, float]:
    """Whether a unit has one figure left of several, its figures, and those that it has lost."""
    if target < 0:
        return 0.0, 0.0, 0.0
    left, full = float(state.figures[target]), float(state.full[target])
    return 1.0 if left == 1.0 and full > 1.0 else 0.0, left / 4.0, (full - left) / 4.0


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
