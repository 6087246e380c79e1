"""The exact odds of an attack: dice with their reasons, what each face does, what may follow."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.errors import IllegalAction
from echobase.core.events import Message
from echobase.games.battle.rules import actions, attack, dice
from echobase.games.battle.rules.board import DISTANCE, LABELS
from echobase.games.battle.rules.cards import ROUT, SUPPORTS
from echobase.games.battle.rules.position import STRUCTURE, Position
from echobase.games.battle.rules.retreat import longest
from echobase.games.battle.rules.terrain import TERRAIN, TRENCH, protection
from echobase.games.battle.rules.units import EWEB

HIT: Final = "hit"
PUSH: Final = "push"
MISS: Final = "miss"
"""What a face of a die does to a target."""


@dataclass
class AttackOdds:
    """What an attack can do, computed exactly."""

    dice: int
    reasons: list[Message]
    """Where the dice come from: each message has the argument `dice`, added or removed."""
    faces: list[str]
    """By face of the die: HIT, PUSH or MISS. For an AT-AT, a HIT has to be confirmed."""
    notes: list[Message]
    """What else is special about this attack: rerolls, confirmation, what the target ignores."""
    hits: list[Fraction]
    """Probability of 0, 1, 2 ... hits; for an AT-AT, of 0, 1, 2 ... dice to confirm."""
    harm: Fraction
    """The target loses at least one figure, through hits or retreats it cannot make."""
    eliminate: Fraction
    """The target is eliminated by hits, by the confirmation roll or by retreats it cannot make."""
    retreat: Fraction
    """The target survives and must retreat at least one hex (trenches ignore what they may)."""
    confirmation: bool
    """Whether hits have to be confirmed by a second roll."""
    structure: bool
    """Whether the target is a structure, which one hit destroys."""


def odds(position: Position, action: Action) -> AttackOdds:
    """Dice, reasons and exact odds of an attack, whether or not it may be declared now."""
    if not actions.is_attack(action):
        raise IllegalAction("odds are for attacks only, for instance 'attack F3xE4'")
    start, target_hex = actions.unpack_attack(action)
    unit = position.at[start]
    structure = position.at[target_hex] == STRUCTURE
    other = position.at[target_hex]
    if unit < 0 or (other < 0 and not structure):
        raise IllegalAction(f"nobody to attack on {LABELS[target_hex]} from {LABELS[start]}")
    owner = position.side[other] if other >= 0 else position.scenario.structure_side
    if owner == position.side[unit]:
        raise IllegalAction(f"{LABELS[target_hex]} belongs to the same side as {LABELS[start]}")
    count = max(attack.count_dice(position, unit, target_hex), 0)
    table = hit_table(position, unit, target_hex, count)
    hits = [sum(row, Fraction(0)) for row in table]
    gone = 1 - hits[0]
    fate = (gone, gone, Fraction(0)) if structure else fates(position, target_hex, table)
    return AttackOdds(
        dice=count,
        reasons=reasons(position, unit, target_hex),
        faces=faces(position, unit, target_hex),
        notes=notes(position, unit, target_hex),
        hits=hits,
        harm=fate[0],
        eliminate=fate[1],
        retreat=fate[2],
        confirmation=not structure and position.scenario.kinds[position.kind[other]].confirmation,
        structure=structure,
    )


def reasons(position: Position, unit: Unit, target_hex: Hex) -> list[Message]:
    """The reasons for the attack's number of dice, in the order of the attack procedure."""
    terrain = position.scenario.terrain
    start = position.hex[unit]
    base = attack.base_dice(position, unit, target_hex)
    found = [Message("battle-dice-base", {"range": DISTANCE[start][target_hex], "dice": base})]
    if base == 0:
        return found
    card = attack.card_dice(position, unit, target_hex)
    if card:
        found.append(Message("battle-dice-card", {"card": position.card.key, "dice": card}))
    scouts = attack.scouting(position, unit, target_hex)
    for hex_ in scouts if position.scenario.scouts_add_up else scouts[:1]:
        found.append(Message("battle-dice-scout", {"hex": LABELS[hex_], "dice": 1}))
    boost = attack.boost_dice(position)
    if boost:
        found.append(Message("battle-dice-card", {"card": SUPPORTS[position.boost], "dice": boost}))
    shelter = attack.protection_dice(position, unit, target_hex)
    if shelter:
        ground = TERRAIN[terrain[target_hex]]
        found.append(Message("battle-dice-protection", {"terrain": ground, "dice": -shelter}))
    penalty = attack.penalty_dice(position, unit)
    if penalty:
        found.append(
            Message("battle-dice-penalty", {"terrain": TERRAIN[terrain[start]], "dice": -penalty})
        )
    return found


def faces(position: Position, unit: Unit, target_hex: Hex) -> list[str]:
    """By face of the die: what it does to this target (B-HIT-01, B-STRUCT-05, B-CARD-38)."""
    other = position.at[target_hex]
    found = [MISS] * len(dice.FACES)
    hitting = [face == dice.BLAST for face in range(len(dice.FACES))]
    if other >= 0:
        kind = position.scenario.kinds[position.kind[other]]
        hitting = kind.hit_faces
        if not kind.ignores_retreats:
            found[dice.RETREAT] = PUSH
    for face, hits in enumerate(hitting):
        if hits:
            found[face] = HIT
    if turns_retreats(position, unit):
        found[dice.RETREAT] = found[dice.BLAST]
    return found


def turns_retreats(position: Position, unit: Unit) -> bool:
    """Whether a retreat counts as a blast in attacks of this unit (B-CARD-38)."""
    return position.card.retreat_is_blast and position.has_bonus(unit)


def rerolls(position: Position, unit: Unit) -> bool:
    """Whether an E-Web in place may reroll the dice that do not hit (B-BADGE-EWEB-07)."""
    return position.badge[unit] == EWEB and not position.moving >> unit & 1


def shelters(position: Position, target_hex: Hex) -> bool:
    """Whether the unit under attack may ignore one retreat (B-RETREAT-12)."""
    unit = position.at[target_hex]
    in_trench = position.scenario.terrain[target_hex] == TRENCH and position.is_infantry(unit)
    return in_trench and position.boost != ROUT


def notes(position: Position, unit: Unit, target_hex: Hex) -> list[Message]:
    """What else the players should know before they roll."""
    found: list[Message] = []
    if turns_retreats(position, unit):
        found.append(Message("battle-note-retreat-is-blast", {"card": position.card.key}))
    if position.boost == ROUT:
        found.append(Message("battle-note-rout", {"card": SUPPORTS[ROUT]}))
    if rerolls(position, unit):
        found.append(Message("battle-note-rerolls"))
    other = position.at[target_hex]
    if other < 0:
        return found
    kind = position.scenario.kinds[position.kind[other]]
    terrain = position.scenario.terrain
    attacker = position.scenario.kinds[position.kind[unit]].unit_class
    ground = terrain[target_hex]
    if kind.confirmation:
        found.append(Message("battle-note-confirmation", {"unit": kind.key}))
    if not kind.protected and protection(
        ground, kind.unit_class, attacker, terrain[position.hex[unit]]
    ):
        found.append(
            Message("battle-note-unprotected", {"unit": kind.key, "terrain": TERRAIN[ground]})
        )
    if PUSH not in faces(position, unit, target_hex):
        if kind.ignores_retreats:
            found.append(Message("battle-note-never-retreats", {"unit": kind.key}))
    elif shelters(position, target_hex):
        found.append(Message("battle-note-shelter"))
    elif longest(position, other, target_hex, 1) == 0:
        found.append(Message("battle-note-cornered"))
    return found


def face_odds(position: Position, unit: Unit, target_hex: Hex) -> tuple[Fraction, Fraction]:
    """For one die: the probability of a hit and of a retreat that counts."""
    numbers = position.scenario.faces
    effects = faces(position, unit, target_hex)
    hit = Fraction(
        sum(n for n, effect in zip(numbers, effects, strict=True) if effect == HIT), sum(numbers)
    )
    push = Fraction(
        sum(n for n, effect in zip(numbers, effects, strict=True) if effect == PUSH), sum(numbers)
    )
    if rerolls(position, unit):
        # Every die that does not hit is rolled again.
        hit, push = hit + (1 - hit) * hit, (1 - hit) * push
    return hit, push


def hit_table(position: Position, unit: Unit, target_hex: Hex, count: int) -> list[list[Fraction]]:
    """Probability of each number of hits (row) and retreats (column)."""
    hit, push = face_odds(position, unit, target_hex)
    table = [[Fraction(0)] * (count + 1) for _ in range(count + 1)]
    table[0][0] = Fraction(1)
    for _ in range(count):
        after = [[Fraction(0)] * (count + 1) for _ in range(count + 1)]
        for hits in range(count):
            for pushes in range(count - hits):
                chance = table[hits][pushes]
                if chance:
                    after[hits + 1][pushes] += chance * hit
                    after[hits][pushes + 1] += chance * push
                    after[hits][pushes] += chance * (1 - hit - push)
        table = after
    return table


def fates(
    position: Position, target_hex: Hex, table: list[list[Fraction]]
) -> tuple[Fraction, Fraction, Fraction]:
    """Probability that the unit loses figures, that it is eliminated, that it only retreats."""
    unit = position.at[target_hex]
    kind = position.scenario.kinds[position.kind[unit]]
    ignored = 1 if shelters(position, target_hex) else 0
    no_blast = 1 - Fraction(position.scenario.faces[dice.BLAST], sum(position.scenario.faces))
    harm = Fraction(0)
    eliminate = Fraction(0)
    back = Fraction(0)
    for hits, row in enumerate(table):
        for pushes, chance in enumerate(row):
            if not chance:
                continue
            if kind.confirmation:
                eliminate += chance * (1 - no_blast**hits)
                harm = eliminate
                continue
            steps_due = max(pushes - ignored, 0)
            steps_made = longest(position, unit, target_hex, steps_due)
            lost = hits + steps_due - steps_made
            harm += chance if lost else 0
            if lost >= position.figures[unit]:
                eliminate += chance
            elif steps_made:
                back += chance
    return harm, eliminate, back
