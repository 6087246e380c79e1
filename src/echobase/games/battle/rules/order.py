"""Step 2, order units: who may be ordered under the card played (B-ORDER)."""

from typing import Final

from echobase.core.aliases import Action, Mask, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT, HIGH, LOW, WORD, lowest, size
from echobase.core.rows import NOTHING, in_order
from echobase.core.sides import NOBODY
from echobase.core.vectors import append, vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.board import (
    CENTRE,
    LABELS,
    LEFT,
    RIGHT,
    SECTION_HIGH,
    SECTION_LOW,
    SECTIONS,
    SECTIONS_OF,
)
from echobase.games.battle.rules.cards import ALL, RESERVE_FORCES, SCOUT_SUPPORT
from echobase.games.battle.rules.events import note_support
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.steps import CHOOSE, HEAL, push, step_of
from echobase.games.battle.rules.units import CLASSES, INFANTRY

EVERYWHERE: Final = 255
CHOICES: Final = (*SECTIONS, *CLASSES)
"""The choices a card may leave to its player."""


def begin_orders(position: Position, log: Log | None) -> None:
    """Prepare the order step: use the fallback, heal, ask for the section or class (B-PLAY-04)."""
    card = position.card
    if card.heals_reduced and card.heals_units == ALL:
        for unit in reduced_units(position):
            heal(position, unit, log)
    position.fell_back = card.fallback and not any_of(position, card.kinds)
    if not position.fell_back and (card.choose_section or card.choose_class):
        push(position, CHOOSE)
    if card.heals_reduced and card.heals_units != ALL:
        push(position, HEAL)


def any_of(position: Position, kinds: Mask) -> bool:
    """Whether the active side has a unit of these kinds anywhere on the board (B-ORDER-12)."""
    side = position.active
    for unit in range(len(position.hex)):
        if position.side[unit] == side and position.hex[unit] >= 0:
            if kinds >> position.kind[unit] & 1:
                return True
    return False


def reduced_units(position: Position) -> list[int]:
    """The active side's units below full strength."""
    return [
        unit
        for unit in position.units_of(position.active)
        if position.figures[unit] < position.full[unit]
    ]


def heal(position: Position, unit: Unit, log: Log | None) -> None:
    """A unit regains the figures on the card, never above full strength (B-CARD-17, B-BONUS-11)."""
    missing = position.full[unit] - position.figures[unit]
    regain(position, unit, min(position.card.heals_reduced, missing), log)


def legal_heals(position: Position) -> vec[i64]:
    """The units the player may choose when the card heals only some; chosen in order."""
    if position.chosen_so_far == position.card.heals_units:
        return NOTHING
    hexes = [position.hex[unit] for unit in reduced_units(position)]
    found: list[int] = [actions.HEAL + hex_ for hex_ in hexes if hex_ > position.last_choice]
    return in_order([DONE, *found]) if found else NOTHING


def do_heal(position: Position, action: Action, log: Log | None) -> None:
    position.last_choice = action - actions.HEAL
    position.chosen_so_far += 1
    heal(position, position.at[position.last_choice], log)


def end_heals(position: Position) -> None:
    position.chosen_so_far = 0
    position.last_choice = -1


def regain(position: Position, unit: Unit, gained: i64, log: Log | None) -> None:
    if gained:
        position.set_figures(unit, position.figures[unit] + gained)
    if gained and log is not None:
        kind, hex_ = position.key(unit), LABELS[position.hex[unit]]
        log.append(Message("battle-regained", {"unit": kind, "hex": hex_, "figures": gained}))


def legal_choices(position: Position) -> vec[i64]:
    """The section of Trooper Assault or the class of Imperial Assault."""
    if position.card.choose_section:
        return vec[i64]([actions.SECTION + section for section in range(3)])
    found: list[int] = [
        actions.CLASS + unit_class
        for unit_class in range(3)
        if any_of(position, kinds_of(position, unit_class))
    ]
    return vec[i64](found)


def kinds_of(position: Position, unit_class: i64) -> Mask:
    mask: Mask = 0
    for number, kind in enumerate(position.scenario.kinds):
        if kind.unit_class == unit_class:
            mask |= BIT[number]
    return mask


def choose(position: Position, action: Action, log: Log | None) -> None:
    if position.card.choose_section:
        position.chosen = action - actions.SECTION
        name = SECTIONS[position.chosen]
    else:
        position.chosen = action - actions.CLASS
        name = CLASSES[position.chosen]
    if log is not None:
        log.append(Message("battle-chose", {"choice": name}))


def announced(position: Position) -> i64:
    """What was chosen for the card in play, by its number in CHOICES, or NOBODY."""
    if position.fell_back or (position.todo and step_of(position.todo[-1]) == CHOOSE):
        return NOBODY
    if position.card.choose_section:
        return position.chosen
    return len(SECTIONS) + position.chosen if position.card.choose_class else NOBODY


def allowed_kinds(position: Position) -> Mask:
    card = position.card
    if position.fell_back:
        return ~0
    if card.choose_class:
        return kinds_of(position, position.chosen)
    return card.kinds


def section_orders(position: Position) -> list[int]:
    """How many orders the card gives in the left, centre and right section."""
    return [section_order(position, section) for section in range(3)]


def section_order(position: Position, section: i64) -> i64:
    """How many orders the card gives in one section."""
    card = position.card
    if card.choose_section:
        return ALL if section == position.chosen else 0
    if section == 0:
        return card.left
    return card.centre if section == 1 else card.right


def sections_open(position: Position) -> Mask:
    """The sections of a hex, as a mask, in which one more unit can be ordered (B-ORDER-08, -09).

    A unit on a cut hex uses an order of either section. One more unit fits when every
    group of sections that contains all of its sections has an order to spare.
    """
    if position.card.everywhere or position.fell_back:
        return EVERYWHERE
    left = section_order(position, 0)
    centre = section_order(position, 1)
    right = section_order(position, 2)
    left_cut: i64 = 0
    right_cut: i64 = 0
    sections = SECTIONS_OF[position.active]
    card_orders = position.ordered & ~position.scouted
    while card_orders:
        here = sections[position.hex[lowest(card_orders)]]
        card_orders &= card_orders - 1
        if here == LEFT:
            left -= 1
        elif here == CENTRE:
            centre -= 1
        elif here == RIGHT:
            right -= 1
        elif here == LEFT | CENTRE:
            left_cut += 1
        else:
            right_cut += 1
    left_half = left + centre - left_cut
    right_half = centre + right - right_cut
    everywhere = left + right_half - left_cut
    some_left = left_half > 0 and everywhere > 0
    some_right = right_half > 0 and everywhere > 0
    found: Mask = 0
    if left > 0 and some_left:
        found |= 1 << LEFT
    if centre > 0 and some_left and some_right:
        found |= 1 << CENTRE
    if right > 0 and some_right:
        found |= 1 << RIGHT
    if some_left:
        found |= 1 << (LEFT | CENTRE)
    if some_right:
        found |= 1 << (CENTRE | RIGHT)
    return found


def open_hexes(position: Position) -> tuple[i64, i64]:
    """The active side's units after the last one ordered, where one more order fits: two words."""
    side = position.active
    low = position.units_low(side)
    high = position.units_high(side)
    last = position.last_choice
    if last >= WORD:
        low = 0
        high &= ~(2 * HIGH[last] - 1)
    elif last >= 0:
        low &= ~(2 * LOW[last] - 1)
    sections = sections_open(position)
    if sections == EVERYWHERE:
        return low, high
    open_low: i64 = 0
    open_high: i64 = 0
    while sections:
        open_low |= SECTION_LOW[side][lowest(sections)]
        open_high |= SECTION_HIGH[side][lowest(sections)]
        sections &= sections - 1
    return low & open_low, high & open_high


def legal_orders(position: Position) -> vec[i64]:
    """The units that may still be ordered. They are ordered by ascending hex."""
    card = position.card
    limit: i64 = 1 if position.fell_back else card.orders
    found = append(vec[i64](capacity=12), DONE)
    if size(position.ordered & ~position.scouted) < limit:
        kinds = allowed_kinds(position)
        low, high = open_hexes(position)
        while low or high:
            if low:
                hex_ = lowest(low)
                low &= low - 1
            else:
                hex_ = lowest(high) + WORD
                high &= high - 1
            unit = position.at[hex_]
            if kinds >> position.kind[unit] & 1 and not position.ordered >> unit & 1:
                found = append(found, actions.ORDER + hex_)
    if position.support:
        for action in in_order(support_orders(position)):
            found = append(found, action)
    return found if len(found) > 1 else NOTHING


def support_orders(position: Position) -> list[int]:
    """Reserve Forces and Scout belong to the order step (B-SUPPORT-21)."""
    found: list[int] = []
    if position.may_use(RESERVE_FORCES):
        for unit in reduced_units(position):
            found.append(actions.support(RESERVE_FORCES, position.hex[unit]))
    if position.may_use(SCOUT_SUPPORT):
        for unit in position.units_of(position.active):
            kind = position.scenario.kinds[position.kind[unit]]
            if kind.unit_class == INFANTRY and not position.ordered >> unit & 1:
                found.append(actions.support(SCOUT_SUPPORT, position.hex[unit]))
    return found


def do_order(position: Position, action: Action, log: Log | None) -> None:
    """Order one unit, or use a support card of the order step."""
    if actions.is_support(action):
        card, named = actions.unpack_support(action)
        unit = position.at[named]
        position.support &= ~BIT[card]
        # Orders after the card are a sequence of their own, so it rules out no unit.
        position.last_choice = -1
        note_support(card, log)
        if card == RESERVE_FORCES:
            regain(position, unit, position.full[unit] - position.figures[unit], log)
            return
        position.plain |= BIT[unit]
        position.scouted |= BIT[unit]
        give_order(position, unit, log)
        return
    hex_ = action - actions.ORDER
    unit = position.at[hex_]
    position.last_choice = hex_
    if position.fell_back:
        position.plain |= BIT[unit]
    give_order(position, unit, log)
    if position.card.restores and not position.fell_back:
        regain(position, unit, position.full[unit] - position.figures[unit], log)


def give_order(position: Position, unit: Unit, log: Log | None) -> None:
    position.ordered |= BIT[unit]
    if log is not None:
        hex_ = LABELS[position.hex[unit]]
        log.append(Message("battle-ordered", {"unit": position.key(unit), "hex": hex_}))
