"""Resolving a roll: rerolls, conversion, hits, the confirmation roll (B-DICE-09, B-HIT)."""

from echobase.core.aliases import Action, Hex, i64
from echobase.core.events import Log, Message
from echobase.core.rows import in_order
from echobase.core.sides import NOBODY
from echobase.core.vectors import vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.attack import EWEB_REROLL
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import FINAL_ASSAULT, LETS_FINISH_THIS
from echobase.games.battle.rules.dice import BLAST, COUNTS, NO_DICE, RETREAT, Counts, rank, spell
from echobase.games.battle.rules.events import note_support
from echobase.games.battle.rules.objectives import destroy_structure, eliminate
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.steps import CONFIRM, SHELTER, STRIKE, push, step_of
from echobase.games.battle.rules.steps import FINAL_ASSAULT as FINAL_ASSAULT_STEP
from echobase.games.battle.rules.steps import RETREAT as RETREAT_STEP


def rolled(position: Position, action: Action, log: Log | None) -> None:
    """The dice are rolled; rerolled dice join those that were kept."""
    number = actions.roll_number(action)
    if log is not None:
        log.append(Message("battle-rolled", {"faces": spell(number)}))
    kept = COUNTS[position.roll]
    if position.roll != NO_DICE:
        number = rank([new + old for new, old in zip(COUNTS[number], kept, strict=True)])
    position.roll = number


def legal_rerolls(position: Position) -> vec[i64]:
    """Every set of the rolled dice that may be rerolled; the empty set keeps them all."""
    counts = COUNTS[position.roll]
    sets: list[Counts] = [[]]
    for count in counts:
        sets = [[*chosen, again] for chosen in sets for again in range(count + 1)]
    return in_order([actions.reroll(rank(chosen)) for chosen in sets])


def reroll(position: Position, action: Action, source: i64, log: Log | None) -> bool:
    """Pick up the chosen dice; returns whether there is anything to roll (B-BADGE-EWEB-07)."""
    again = COUNTS[actions.roll_number(action)]
    dice = sum(again)
    if dice == 0:
        return False
    if source != EWEB_REROLL:
        position.support &= ~(1 << LETS_FINISH_THIS)
        note_support(LETS_FINISH_THIS, log)
    kept = COUNTS[position.roll].copy()
    for face in range(len(kept)):
        kept[face] -= again[face]
    position.roll = rank(kept)
    position.dice = dice
    if log is not None:
        log.append(Message("battle-rerolls", {"faces": spell(actions.roll_number(action))}))
    return True


def final_counts(position: Position) -> Counts:
    """The faces that count, after Force Powers (B-CARD-38)."""
    counts = COUNTS[position.roll]
    attacker = position.attacker
    if attacker != NOBODY and position.card.retreat_is_blast and position.has_bonus(attacker):
        counts = counts.copy()
        counts[BLAST] += counts[RETREAT]
        counts[RETREAT] = 0
    return counts


def count_hits(counts: Counts, hit_faces: list[bool]) -> int:
    hits = 0
    for face in range(len(counts)):
        if hit_faces[face]:
            hits += counts[face]
    return hits


def resolve(position: Position, log: Log | None) -> None:
    """Count hits and retreats of the finished roll (B-HIT-01, B-STRUCT-05)."""
    counts = final_counts(position)
    position.roll = NO_DICE
    target = position.target
    if target == NOBODY:
        if counts[BLAST]:
            destroy_structure(position, position.target_hex, log)
        elif log is not None:
            log.append(missed(position, position.target_hex))
        return
    kind = position.scenario.kinds[position.kind[target]]
    hits = count_hits(counts, kind.hit_faces)
    if is_strike(position):
        hits += counts[RETREAT]
    elif not kind.ignores_retreats:
        position.retreats = counts[RETREAT]
    if kind.confirmation and hits:
        position.dice = hits
        push(position, CONFIRM)
        return
    take_hits(position, hits, log)


def is_strike(position: Position) -> bool:
    """Orbital Strike: a retreat face is a hit as well (B-CARD-37)."""
    return bool(position.todo) and step_of(position.todo[-1]) == STRIKE


def confirmed(position: Position, action: Action, log: Log | None) -> None:
    """The hitting dice are rolled once more: one blast destroys the walker (B-UNIT-ATAT-04)."""
    number = actions.roll_number(action)
    blasts = COUNTS[number][BLAST]
    if log is not None:
        log.append(Message("battle-confirmed", {"faces": spell(number), "blasts": blasts}))
    take_hits(position, 1 if blasts else 0, log)


def missed(position: Position, hex_: Hex) -> Message:
    return Message("battle-missed", {"unit": position.key_at(hex_), "hex": LABELS[hex_]})


def take_hits(position: Position, hits: i64, log: Log | None) -> None:
    """Remove figures, then let the survivors retreat (B-HIT-02, B-HIT-03)."""
    target = position.target
    lost = min(hits, position.figures[target])
    if lost:
        position.set_figures(target, position.figures[target] - lost)
    if log is not None:
        hex_ = position.hex[target]
        if lost:
            kind = position.key(target)
            log.append(Message("battle-hit", {"unit": kind, "hex": LABELS[hex_], "figures": lost}))
        elif not position.retreats:
            log.append(missed(position, hex_))
    if position.figures[target] == 0:
        position.retreats = 0
        eliminate(position, target, log)
        return
    if position.retreats:
        if position.attacker != NOBODY and position.may_use(FINAL_ASSAULT):
            push(position, FINAL_ASSAULT_STEP, position.hex[target])
        push(position, RETREAT_STEP)
        if position.sheltered:
            push(position, SHELTER)
