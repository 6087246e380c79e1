"""Saving a game in progress as a document, and restoring it to the same state."""

from typing import Any

import msgspec

from echobase.core.document import to_tables
from echobase.core.errors import BadDocument, bad_field
from echobase.core.masks import each
from echobase.core.rows import row
from echobase.core.sides import NOBODY, SIDES
from echobase.games.assault.documents.tables import (
    AssaultTable,
    OptionsTable,
    PlayTable,
    UnitTable,
)
from echobase.games.assault.documents.validation import check, check_hex
from echobase.games.assault.rules.actions import IN_BASE
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    EVENT_CARDS,
    FULL_ACTION_DECK,
    FULL_EVENT_DECK,
    HELD_CARDS,
    NO_CARD,
    TRANSPORT_AWAY,
)
from echobase.games.assault.rules.damage import MOST_BLASTER, MOST_LEGS, SPEEDER_DIES, WALKER_DIES
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.position import (
    ABOARD,
    BASE_BOX,
    DESTROYED,
    DISPLACED,
    EMPTY,
    RESERVE,
)
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import DRAW, ROUND, STEPS
from echobase.games.assault.rules.units import (
    BY_NAME,
    KIND,
    KINDS,
    NAMES,
    SPEEDER_1,
    SPEEDERS,
    UNITS,
    WALKERS,
    is_snowtrooper,
    is_speeder,
    is_trooper,
    is_walker,
)

PLACES = {"base": BASE_BOX, "destroyed": DESTROYED, "displaced": DISPLACED}
PLAIN = (
    "turn",
    "round",
    "reshuffled",
    "grid_stands",
    "force",
    "revealed",
    "raised",
    "light_only",
    "returning",
    "points",
    "dice",
    "harpooning",
    "reason",
)
"""Fields of a position that the document stores unchanged."""


def save(state: State, document: AssaultTable, agreed: OptionsTable) -> dict[str, Any]:
    """The position as a document; `document` and `agreed` are what the game was made from."""
    saved = msgspec.structs.replace(
        document,
        options=agreed,
        units=[_unit(state, unit) for unit in range(UNITS) if state.place[unit] != RESERVE],
        play=_play(state),
    )
    return to_tables(saved)


def _name(unit: int) -> str:
    return NAMES[unit] if unit != NOBODY else ""


def _speeder_name(speeder: int) -> str:
    return NAMES[SPEEDER_1 + speeder] if speeder != NOBODY else ""


def place_name(state: State, unit: int) -> str:
    """A hex, `base`, a Walker, `destroyed`, `displaced` or, in the box, nothing."""
    place = state.place[unit]
    if place >= 0:
        return state.setting.map.labels[place]
    if place <= ABOARD:
        return NAMES[ABOARD - place]
    for name, value in PLACES.items():
        if value == place:
            return name
    return ""


def _last_name(state: State) -> str:
    if state.last == EMPTY:
        return ""
    return "base" if state.last == IN_BASE else state.setting.map.labels[state.last]


def _unit(state: State, unit: int) -> UnitTable:
    table = UnitTable(unit=NAMES[unit], place=place_name(state, unit))
    if is_walker(unit):
        table.facing = FACINGS[state.facing[unit]]
        table.blaster = state.blaster[unit]
        table.legs = state.legs[unit]
        table.body = state.body[unit]
    elif is_speeder(unit):
        table.gunner = state.gunner[unit - SPEEDER_1]
        table.body = state.hull[unit - SPEEDER_1]
    return table


def _play(state: State) -> PlayTable:
    fields: dict[str, Any] = {name: getattr(state, name) for name in PLAIN}
    return PlayTable(
        **fields,
        step=STEPS[state.step],
        card="" if state.card == NO_CARD else ACTION_CARDS[state.card].key,
        action_deck={
            card.key: state.action_deck[number] for number, card in enumerate(ACTION_CARDS)
        },
        event_deck={key: state.event_deck[number] for number, key in enumerate(EVENT_CARDS)},
        held=[EVENT_CARDS[card] for card in each(state.held)],
        luke=_speeder_name(state.luke),
        hotshot=_speeder_name(state.hotshot),
        used=[NAMES[unit] for unit in each(state.used)],
        placing=_name(state.placing),
        last=_last_name(state),
        arrivals=[NAMES[unit] for unit in each(state.arrivals)],
        walker=_name(state.walker),
        firer=_name(state.firer),
        target=_name(state.target),
        winner=SIDES[state.winner] if state.winner != NOBODY else "",
    )


class PositionReader:
    """Restores a position; its errors name the document and the field."""

    def __init__(self, state: State, source: str) -> None:
        self.state = state
        self.source = source

    def fail(self, field: str, problem: str) -> BadDocument:
        return bad_field(self.source, field, problem)

    def unit(self, field: str, name: str, most: int = UNITS) -> int:
        unit = BY_NAME.get(name, most)
        if unit >= most:
            raise self.fail(
                field,
                f"no unit {name!r}; units are W1-W5, A1-A3, LS1-LS10, HS1-HS5, S1-S8, "
                "T1-T6, LT1-LT14, HT1-HT8",
            )
        return unit

    def unit_or_nobody(self, field: str, name: str, most: int = UNITS) -> int:
        return self.unit(field, name, most) if name else NOBODY

    def speeder_or_nobody(self, field: str, name: str, most: int) -> int:
        if not name:
            return NOBODY
        unit = self.unit(field, name)
        if not 0 <= unit - SPEEDER_1 < most:
            raise self.fail(field, f"one of Snowspeeders S1 to S{most}; got {name!r}")
        return unit - SPEEDER_1

    def last_place(self, name: str) -> int:
        index = self.state.setting.map.index
        if name and name != "base" and name not in index:
            raise self.fail("play.last", f"a hex, base or nothing; got {name!r}")
        return IN_BASE if name == "base" else index.get(name, EMPTY)

    def mask(self, field: str, names: list[str]) -> int:
        mask = 0
        for name in names:
            mask |= 1 << self.unit(field, name)
        return mask

    def place(self, field: str, unit: int, name: str) -> None:
        """Put a unit where the document says, if it can be there."""
        state = self.state
        map_ = state.setting.map
        if name in map_.index:
            problem = check_hex(state, unit, map_.index[name])
            if problem:
                raise self.fail(field, problem)
            state.put(unit, map_.index[name])
        elif name in NAMES[:WALKERS]:
            if not is_snowtrooper(unit):
                raise self.fail(field, f"only Snowtroopers ride in a Walker, not {NAMES[unit]}")
            state.place[unit] = ABOARD - BY_NAME[name]
        elif name in PLACES:
            if name == "base" and not is_trooper(unit):
                raise self.fail(field, f"only Rebel Troopers use the Base, not {NAMES[unit]}")
            if name == "displaced" and not is_speeder(unit):
                raise self.fail(field, f"only Snowspeeders are displaced, not {NAMES[unit]}")
            state.place[unit] = PLACES[name]
        else:
            first, last = map_.labels[0], map_.labels[-1]
            raise self.fail(
                field,
                f"no place {name!r}: a hex from {first} to {last}, base, a Walker, destroyed "
                "or displaced",
            )

    def hits(self, field: str, unit: int, table: UnitTable) -> None:
        """Damage that the unit can survive."""
        dead = table.place == "destroyed"
        walker, speeder = is_walker(unit), is_speeder(unit)
        most = {
            "blaster": MOST_BLASTER if walker else 0,
            "legs": MOST_LEGS if walker else 0,
            "gunner": 1 if speeder else 0,
            "body": WALKER_DIES if walker else SPEEDER_DIES if speeder else 0,
        }
        if most["body"] and not dead:
            most["body"] -= 1
        for name, limit in most.items():
            if getattr(table, name) > limit:
                kind = KINDS[KIND[unit]]
                raise self.fail(f"{field}.{name}", f"0 to {limit} for a {kind} in play")
        state = self.state
        if walker:
            state.facing[unit] = FACINGS.index(table.facing)
            state.blaster[unit] = table.blaster
            state.legs[unit] = table.legs
            state.body[unit] = table.body
        elif speeder:
            state.gunner[unit - SPEEDER_1] = table.gunner
            state.hull[unit - SPEEDER_1] = table.body

    def deck(
        self, field: str, keys: list[str], full: list[int], given: dict[str, int]
    ) -> list[int]:
        """Copies left of each card."""
        for key, copies in given.items():
            if key not in keys:
                raise self.fail(field, f"no card {key!r}; known: {', '.join(keys)}")
            most = full[keys.index(key)]
            if copies > most:
                raise self.fail(field, f"at most {most} copies of {key}; got {copies}")
        return [given.get(key, 0) for key in keys]


def restore(state: State, document: AssaultTable, source: str) -> None:
    """Become the position of a document."""
    reader = PositionReader(state, source)
    seen: set[str] = set()
    for number, table in enumerate(document.units):
        field = f"units[{number}]"
        unit = reader.unit(f"{field}.unit", table.unit)
        if table.unit in seen:
            raise reader.fail(f"{field}.unit", f"{table.unit} is named twice")
        seen.add(table.unit)
        reader.place(f"{field}.place", unit, table.place)
        reader.hits(field, unit, table)
    play = document.play or PlayTable()
    _restore_cards(reader, play)
    _restore_play(reader, play)
    check(state, reader.fail)


def _restore_cards(reader: PositionReader, play: PlayTable) -> None:
    state = reader.state
    action_keys = [card.key for card in ACTION_CARDS]
    if play.card:
        if play.card not in action_keys:
            known = ", ".join(action_keys)
            raise reader.fail("play.card", f"no action card {play.card!r}; known: {known}")
        state.card = action_keys.index(play.card)
    if play.action_deck is not None:
        given = play.action_deck
        state.action_deck = row(
            reader.deck("play.action_deck", action_keys, FULL_ACTION_DECK, given)
        )
    elif state.card != NO_CARD:
        state.action_deck[state.card] -= 1
    held = [EVENT_CARDS[card] for card in HELD_CARDS]
    for key in play.held:
        if key not in held:
            raise reader.fail("play.held", f"{key!r} is not held; held are: {', '.join(held)}")
        state.held |= 1 << EVENT_CARDS.index(key)
    if play.event_deck is not None:
        keys = list(EVENT_CARDS)
        state.event_deck = row(
            reader.deck("play.event_deck", keys, FULL_EVENT_DECK, play.event_deck)
        )
        if play.transports is not None and play.transports != state.transports():
            raise reader.fail("play.transports", f"the event deck says {state.transports()}")
    else:
        state.event_deck[TRANSPORT_AWAY] -= play.transports or 0
        for card in each(state.held):
            state.event_deck[card] -= 1


def _restore_play(reader: PositionReader, play: PlayTable) -> None:
    state = reader.state
    for name in PLAIN:
        setattr(state, name, getattr(play, name))
    state.luke = reader.speeder_or_nobody("play.luke", play.luke, ELIGIBLE)
    state.hotshot = reader.speeder_or_nobody("play.hotshot", play.hotshot, SPEEDERS)
    state.used = reader.mask("play.used", play.used)
    state.placing = reader.unit_or_nobody("play.placing", play.placing)
    state.last = reader.last_place(play.last)
    state.arrivals = reader.mask("play.arrivals", play.arrivals)
    state.walker = reader.unit_or_nobody("play.walker", play.walker, WALKERS)
    state.firer = reader.unit_or_nobody("play.firer", play.firer)
    state.target = reader.unit_or_nobody("play.target", play.target, len(NAMES))
    if play.step:
        if play.step not in STEPS:
            raise reader.fail("play.step", f"no step {play.step!r}; known: {', '.join(STEPS)}")
        state.step = STEPS.index(play.step)
    else:
        state.step = ROUND if play.card else DRAW
    state.winner = SIDES.index(play.winner) if play.winner else NOBODY
