"""What strikes, places and cards are worth to the cadet, in points; a medal is worth three."""

from typing import Final

from echobase.battle.attack import count_dice
from echobase.battle.board import DISTANCE, HEXES
from echobase.battle.cards import Card
from echobase.battle.dice import BLAST, RETREAT
from echobase.battle.objectives import carries_token, exit_for
from echobase.battle.scenario import CARD, PERMANENT, TEMPORARY, TOKEN
from echobase.battle.state import State
from echobase.battle.terrain import protection
from echobase.battle.units import EWEB, INFANTRY
from echobase.core.sides import NOBODY, enemy

MEDAL: Final = 3.0
FIGURE: Final = 0.8
COVER: Final = 0.3
DANGER: Final = 0.12
PULL: Final = 0.15
LURE: Final = 0.06
"""How much a goal, or just an enemy, draws a unit one hex nearer."""


def die(state: State, target: int) -> float:
    """The chance that one die hits a unit, or a structure when `target` is NOBODY."""
    faces = state.scenario.faces
    hitting = [face == BLAST for face in range(len(faces))]
    if target != NOBODY:
        hitting = state.scenario.kinds[state.kind[target]].hit_faces
    return sum(count for count, hits in zip(faces, hitting, strict=True) if hits) / sum(faces)


def at_least(wanted: int, dice: int, chance: float) -> float:
    """The chance of so many hits or more with so many dice."""
    ways = [1.0] + [0.0] * wanted
    for _ in range(dice):
        for hits in range(wanted, 0, -1):
            more = ways[hits - 1] * chance
            ways[hits] = ways[hits] * (1.0 if hits == wanted else 1.0 - chance) + more
        ways[0] *= 1.0 - chance
    return ways[wanted]


def strike(state: State, hex_: int, dice: int) -> float:
    """What so many dice against a hex are worth: figures, medals and a little for pushing back."""
    target = max(state.at[hex_], NOBODY)
    chance = die(state, target)
    if target == NOBODY:
        return 2 * MEDAL * at_least(1, dice, chance)
    scenario = state.scenario
    kind = scenario.kinds[state.kind[target]]
    if kind.confirmation:
        chance *= scenario.faces[BLAST] / sum(scenario.faces)
    prize = MEDAL * scenario.kill_medals[state.kind[target]] + FIGURE
    if carries_token(state, target) or holds(state, target):
        prize += MEDAL
    push = 0.0 if kind.ignores_retreats else dice * scenario.faces[RETREAT] / sum(scenario.faces)
    return (
        prize * at_least(state.figures[target], dice, chance)
        + FIGURE * min(dice * chance, state.figures[target])
        + 0.2 * push
    )


def best_strike(state: State, unit: int) -> float:
    """The best strike of a unit from where it stands, 0 when nobody is in reach."""
    here = state.hex[unit]
    reach = len(state.scenario.kinds[state.kind[unit]].dice)
    targets = [state.hex[foe] for foe in state.units_of(enemy(state.side[unit]))]
    if state.scenario.structure_side != state.side[unit]:
        targets += [hex_ for hex_ in state.scenario.structures if state.structures >> hex_ & 1]
    best = 0.0
    for target in targets:
        if DISTANCE[here][target] <= reach and state.sees(here, target):
            dice = count_dice(state, unit, target)
            if dice > 0:
                best = max(best, strike(state, target, dice))
    return best


def holds(state: State, unit: int) -> bool:
    """Whether the unit stands on an objective that counts only while somebody stands there."""
    for objective in state.scenario.objectives:
        if objective.type not in (TOKEN, PERMANENT) and state.hex[unit] in objective.hexes:
            if objective.open_to(state.side[unit], state.kind[unit]):
                return True
    return False


def goals(state: State, unit: int) -> list[int]:
    """The hexes a unit should make for: objectives, exits, enemy structures."""
    scenario = state.scenario
    side = state.side[unit]
    found: list[int] = []
    for number, objective in enumerate(scenario.objectives):
        if objective.type == TOKEN:
            if state.held[number] == NOBODY:
                found.append(state.tokens[number])
        elif objective.open_to(side, state.kind[unit]):
            taken = state.held[number] == side and objective.type in (PERMANENT, TEMPORARY, CARD)
            found += [] if taken else [h for h in objective.hexes if state.at[h] in (-1, unit)]
    carries = carries_token(state, unit)
    if scenario.exits:
        found += [hex_ for hex_ in range(HEXES) if exit_for(state, unit, hex_, carries) >= 0]
    if scenario.structure_side != side:
        found += [hex_ for hex_ in scenario.structures if state.structures >> hex_ & 1]
    return found


def ground(state: State, unit: int) -> float:
    """What a unit's place is worth: cover, objectives held, goals near, enemies not too near."""
    here = state.hex[unit]
    kind = state.scenario.kinds[state.kind[unit]]
    worth = 0.0
    cover = 0
    if kind.protected:
        cover = protection(state.scenario.terrain[here], kind.unit_class, INFANTRY, 0)
        worth += COVER * cover
    if holds(state, unit):
        worth += MEDAL
    if carries_token(state, unit):
        worth += MEDAL
    if state.badge[unit] == EWEB and not state.moving >> unit & 1:
        worth += 0.4
    near = [DISTANCE[here][hex_] for hex_ in goals(state, unit)]
    if near:
        worth -= PULL * min(near)
    chance = die(state, unit)
    closest = HEXES
    for foe in state.units_of(enemy(state.side[unit])):
        strip = state.scenario.kinds[state.kind[foe]].dice
        distance = DISTANCE[here][state.hex[foe]]
        closest = min(closest, distance)
        if distance <= len(strip) + 1:
            worth -= DANGER * max(strip[max(distance - 2, 0)] - cover, 0) * chance
    return worth - LURE * closest


def rank(card: Card) -> float:
    """How useful a card is in general, for discards and exchanges."""
    if card.strikes:
        return 3.0
    return min(card.orders, 4) + card.dice + card.attacks - (0 if card.may_attack else 1.5)
