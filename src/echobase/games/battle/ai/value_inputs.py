"""What the value network sees of a battle where a turn begins, from the side whose turn it is.

First come the features of both sides (features.py), then what only a network can weigh: strength by
section of the board, what the cards in hand could order, how far the battle has come, and which
scenario it is.
"""

from typing import Final

from echobase.core.aliases import Mask, Side
from echobase.core.masks import BIT
from echobase.core.vectors import vec
from echobase.games.battle.ai.assessment import Assessment
from echobase.games.battle.ai.features import NAMES, SHARE, survey_of
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.board import SECTIONS_OF
from echobase.games.battle.rules.cards import ALL, SUPPORT_SIDE, CommandCard
from echobase.games.battle.rules.position import Position

SECTIONS: Final = ("left", "centre", "right")
IN_SECTION: Final = ("strength", "reach", "loss", "ready")
"""By section: figures, possible attacks, losses to expect, and units that one card can order."""
OF_HAND: Final = ("cards", "most_ready", "mean_ready", "best_plan", "second_plan", "support")
"""What the hand of a side is good for."""
OF_SIDE: Final[list[str]] = [
    *[f"{name}_{section}" for section in SECTIONS for name in IN_SECTION],
    *OF_HAND,
    "artillery",
    "due",
]
OF_BATTLE: Final = ("turns", "rebel", "charges", "structures")
BOTH: Final = ("mover", "other")
GENERAL: Final[list[str]] = [
    *[f"{who}.{name}" for who in BOTH for name in NAMES],
    *[f"{who}.{name}" for who in BOTH for name in OF_SIDE],
    *OF_BATTLE,
]
"""What is known of any battle; one input for each scenario and side to move follows."""
ARTILLERY: Final = 2
"""The class of artillery and probe droids."""
LONG: Final = 20.0
"""A battle of so many turns is long."""


def value_inputs(scenarios: list[str]) -> list[str]:
    """The names of all inputs, for a network that knows these scenarios."""
    return [*GENERAL, *[f"{id_}.{side}" for id_ in scenarios for side in ("rebel", "empire")]]


def fill_value_row(row: vec[float], position: Position, weights: Weights, scenario: int) -> None:
    """Write the inputs of a position; `scenario` is its place among those known, or -1."""
    for number in range(len(row)):
        row[number] = 0.0
    mover = position.active
    here = 0
    looks = [Assessment(position, mover, weights), Assessment(position, 1 - mover, weights)]
    for look in looks:
        for feature in survey_of(look):
            row[here] = feature
            here += 1
    for look in looks:
        write_side(row, here, look)
        here += len(OF_SIDE)
    row[here] = min(float(position.turns[0] + position.turns[1]) / LONG, 3.0)
    row[here + 1] = 1.0 if mover == 0 else 0.0
    charge = position.scenario.charge
    row[here + 2] = float(position.charges) / float(charge.cost) if charge is not None else 0.0
    row[here + 3] = float(position.structures.bit_count()) / 4.0
    if scenario >= 0:
        row[here + 4 + 2 * scenario + mover] = 1.0


def write_side(row: vec[float], first: int, look: Assessment) -> None:
    """Strength by section, what the hand is good for, and what is still to come."""
    position = look.position
    side = look.side
    units = position.units_of(side)
    reaches: list[float] = []
    sections: list[int] = []
    for unit in units:
        hex_ = position.hex[unit]
        kind = position.scenario.kinds[position.kind[unit]]
        strength = float(position.figures[unit]) / float(position.full[unit])
        reach = look.reach(position.kind[unit], hex_)
        loss = min(SHARE * look.danger(position.kind[unit], hex_), float(position.figures[unit]))
        within = SECTIONS_OF[side][hex_]
        reaches.append(reach)
        sections.append(within)
        for section in range(3):
            if within >> section & 1:
                place = first + section * len(IN_SECTION)
                row[place] += strength / 4.0
                row[place + 1] += reach / 8.0
                row[place + 2] += loss / 4.0
        if kind.unit_class == ARTILLERY:
            row[first + len(OF_SIDE) - 2] += strength / 2.0
    write_hand(row, first, position, side, units, sections, reaches)
    due = 0
    for number, arrival in enumerate(position.scenario.arrivals):
        if arrival.side == side:
            due += position.due[number]
    row[first + len(OF_SIDE) - 1] = min(float(due) / 4.0, 3.0)


def write_hand(
    row: vec[float],
    first: int,
    position: Position,
    side: Side,
    units: list[int],
    sections: list[int],
    reaches: list[float],
) -> None:
    """What the cards in hand could order, and attack with, if there were nothing else to do."""
    hand: Mask = 0
    for seat in position.scenario.members[side]:
        hand |= position.hand[seat]
    ordered = sorted_by_reach(reaches)
    place = first + 3 * len(IN_SECTION)
    cards = 0
    total = 0
    for number, card in enumerate(position.scenario.cards[side]):
        if not hand & BIT[number]:
            continue
        cards += 1
        ready, plan = plan_of(card, position, units, sections, reaches, ordered)
        total += ready
        row[place + 1] = max(row[place + 1], float(ready) / 4.0)
        if plan > row[place + 3]:
            row[place + 4] = row[place + 3]
            row[place + 3] = plan
        elif plan > row[place + 4]:
            row[place + 4] = plan
        for section in range(3):
            there = min(ready_in(card, section, sections), card.orders)
            at = first + section * len(IN_SECTION) + 3
            row[at] = max(row[at], float(there) / 3.0)
    row[place] = float(cards) / 4.0
    row[place + 2] = float(total) / 4.0 / float(max(cards, 1))
    left = 0
    for number in range(len(SUPPORT_SIDE)):
        if SUPPORT_SIDE[number] == side and position.support >> number & 1:
            left += 1
    row[place + 5] = float(left) / 2.0


def sorted_by_reach(reaches: list[float]) -> list[int]:
    """The places of units, those with the best attack first."""
    found: list[tuple[float, int]] = []
    for number, reach in enumerate(reaches):
        found.append((-reach, number))
    found.sort()
    return [number for _, number in found]


def ready_in(card: CommandCard, section: int, sections: list[int]) -> int:
    """How many units a card can order in a section."""
    limit = ALL
    if not (card.everywhere or card.choose_section):
        limit = card.left if section == 0 else card.centre if section == 1 else card.right
    there = 0
    for within in sections:
        there += within >> section & 1
    return min(limit, there)


def plan_of(
    card: CommandCard,
    position: Position,
    units: list[int],
    sections: list[int],
    reaches: list[float],
    ordered: list[int],
) -> tuple[int, float]:
    """How many units a card can order, and what their best attacks are worth together."""
    left = [card.left, card.centre, card.right]
    ready = 0
    worth = 0.0
    for number in ordered:
        if ready == card.orders:
            break
        if card.kinds and not card.choose_class:
            if not card.kinds >> position.kind[units[number]] & 1:
                continue
        if not (card.everywhere or card.choose_section or take(left, sections[number])):
            continue
        ready += 1
        if card.may_attack:
            worth += reaches[number]
    if card.twice or card.attacks > 1:
        worth *= 1.6
    return ready, worth / 4.0


def take(left: list[int], within: int) -> bool:
    """Use an order of one of the sections that a hex is in, if there is one."""
    for section in range(3):
        if within >> section & 1 and left[section] > 0:
            left[section] -= 1
            return True
    return False
