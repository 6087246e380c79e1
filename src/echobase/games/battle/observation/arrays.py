"""Battle of Hoth as arrays: 7 rows (A to G) by 10 columns by planes, and a vector of facts.

Compiled and straight from the position, because making a view first takes five times as long.
Only what the view of the seat shows may be read; tests compare every entry with the view.
"""

from __future__ import annotations

from typing import Final

from echobase.core.aliases import Mask, Seat, Side, Unit, i64
from echobase.core.masks import each, lowest, size
from echobase.core.rows import row
from echobase.core.sides import NOBODY, SIDES
from echobase.core.vectors import vec
from echobase.games.battle.documents import data_files as data
from echobase.games.battle.rules.board import COLUMN, HEXES, ROW
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.dice import COUNTS, LETTERS
from echobase.games.battle.rules.hidden import certain_hand
from echobase.games.battle.rules.objectives import CAPTURED, ESCAPED, score
from echobase.games.battle.rules.order import CHOICES, announced
from echobase.games.battle.rules.scenario import OBJECTIVE_TYPES, TOKEN, Scenario
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import STEPS, resolving, step_of
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, EWEB, PLAIN
from echobase.observation.observer import Names, Observer, even, few, put
from echobase.observation.sheet import Sheet

ROWS: Final = 7
COLUMNS: Final = 10
SEATS: Final = 4
"""Places in the vector for the cards of seats; those of missing seats stay 0."""
ARRIVALS: Final = 4


class BattleObserver(Observer):
    """Turns positions of one scenario into arrays; all scenarios have the same layout."""

    def __init__(self, scenario: Scenario) -> None:
        names = Names(0)
        self._hex = names.one("hex")
        self._terrain = names.group("terrain", TERRAIN[1:])
        self._structure = names.group("structure", STRUCTURES)
        self._objective = names.group("objective", OBJECTIVE_TYPES)
        self._held = names.group("held", SIDES)
        self._exit = names.group("exit", SIDES)
        self._figures = names.group("figures", [kind.key for kind in scenario.kinds])
        self._lost = names.one("figures_lost")
        self._badge = names.group("badge", BADGES[1:])
        self._moving = names.one("unit:moving")
        self._ordered = names.one("unit:ordered")
        self._moved = names.one("unit:moved")
        self._attacked = names.one("unit:attacked")
        self._carries = names.one("unit:carries")
        self._attacker = names.one("attack:attacker")
        self._target = names.one("attack:target")
        self.planes = names.names
        self.shape = (ROWS, COLUMNS, len(self.planes))
        self._first: vec[i64] = row(
            (ROW[hex_] * COLUMNS + COLUMN[hex_] - 1) * len(self.planes) for hex_ in range(HEXES)
        )
        """By hex: where its planes begin in the flat board."""
        self._lay_out_facts(scenario)
        self.ground = self._fixed_planes(scenario)

    def _fixed_planes(self, scenario: Scenario) -> bytes:
        """What never changes in this scenario."""
        ground = bytearray(2 * (self._me + len(self.facts)))
        for hex_, terrain in enumerate(scenario.terrain):
            ground[self._first[hex_] + self._hex] = 1
            if terrain:
                ground[self._first[hex_] + self._terrain + terrain - 1] = 1
        for objective in scenario.objectives:
            if objective.type != TOKEN:
                for hex_ in objective.hexes:
                    plane = self._objective + objective.type
                    ground[self._first[hex_] + plane] = few(objective.medals) or 1
        for way_out in scenario.exits:
            for hex_ in each(way_out.hexes):
                ground[self._first[hex_] + self._exit + way_out.side] = few(way_out.medals) or 1
        return bytes(ground)

    def _lay_out_facts(self, scenario: Scenario) -> None:
        cards: list[str] = list(data.printed().cards)
        self._card: list[vec[i64]] = [
            row(cards.index(card.key) for card in deck if card.support < 0)
            for deck in scenario.cards
        ]
        """By side and number of a card: its place among the command cards of both sides."""
        seats = range(SEATS)
        names = Names(even(ROWS * COLUMNS * len(self.planes)) // 2)
        self._me = names.group("me", seats)
        self._my_side = names.group("my_side", SIDES)
        self._my_choice = names.one("to_act_is_me")
        self._to_act = names.group("to_act", seats)
        self._step = names.group("step", STEPS)
        self._over = names.one("step:over")
        self._active = names.group("active", SIDES)
        self._active_seat = names.group("active_seat", seats)
        self._turns = names.group("turns", SIDES)
        self._medals = names.group("medals", SIDES)
        self._medals_to_win = names.group("medals_to_win", SIDES)
        self._fallen = names.group("fallen", [kind.key for kind in scenario.kinds])
        self._due = names.group("due", range(ARRIVALS))
        self._charges = names.one("charges")
        self._support = names.group("support", SUPPORTS)
        self._chosen = names.group("chosen", CHOICES)
        self._played = names.group("played", cards)
        self._dice = names.one("dice")
        self._retreats = names.one("retreats")
        self._faces = names.group("face", LETTERS)
        self._cards: vec[i64] = row(names.one(f"seat_{seat}:cards") for seat in seats)
        self._deck: vec[i64] = row(names.one(f"seat_{seat}:deck") for seat in seats)
        self._hand: vec[i64] = row(names.group(f"seat_{seat}:hand", cards) for seat in seats)
        self._known: vec[i64] = row(names.group(f"seat_{seat}:known", cards) for seat in seats)
        self._discard: vec[i64] = row(names.group(f"seat_{seat}:discard", cards) for seat in seats)
        self.facts = names.names
        self.offset = 2 * self._me

    def describe(self, state: State, seat: Seat, seen: Sheet) -> None:
        self._add_board(state, seen)
        self._add_facts(state, seat, seen)
        self._add_cards(state, seat, seen)

    def _add_board(self, state: State, seen: Sheet) -> None:
        """Everything on the board is open to all."""
        first, hexes = self._first, state.hex
        if state.has_structures():
            self._add_structures(state, seen)
        units: i64 = len(hexes)
        for unit in range(units):
            hex_ = hexes[unit]
            if hex_ >= 0:
                self._add_unit(state, unit, first[hex_], seen)
        self._mark(state, state.ordered, self._ordered, seen)
        self._mark(state, state.moved, self._moved, seen)
        self._mark(state, state.attacked, self._attacked, seen)
        if state.scenario.objectives:
            self._add_objectives(state, seen)
        if resolving(state):
            if state.attacker != NOBODY:
                seen[first[hexes[state.attacker]] + self._attacker] = 1
            target = hexes[state.target] if state.target >= 0 else state.target_hex
            seen[first[target] + self._target] = 1

    def _add_structures(self, state: State, seen: Sheet) -> None:
        scenario = state.scenario
        for number, hex_ in enumerate(scenario.structures):
            if state.structures >> hex_ & 1:
                structure = scenario.structure_kinds[number]
                seen[self._first[hex_] + self._structure + structure] = 1

    def _add_unit(self, state: State, unit: Unit, place: i64, seen: Sheet) -> None:
        badge = state.badge[unit]
        figures = state.figures[unit]
        lost = state.full[unit] - figures
        seen[place + self._figures + state.kind[unit]] = few(figures)
        if lost:
            seen[place + self._lost] = few(lost)
        if badge != PLAIN:
            seen[place + self._badge + badge - 1] = 1
            if badge == EWEB and state.moving >> unit & 1:
                seen[place + self._moving] = 1

    def _mark(self, state: State, units: Mask, plane: i64, seen: Sheet) -> None:
        """Mark where units of a set stand; eliminated ones stand nowhere."""
        while units:
            hex_ = state.hex[lowest(units)]
            units &= units - 1
            if hex_ >= 0:
                seen[self._first[hex_] + plane] = 1

    def _add_objectives(self, state: State, seen: Sheet) -> None:
        for number, objective in enumerate(state.scenario.objectives):
            held = state.held[number]
            if objective.type == TOKEN:
                if held == CAPTURED or held == ESCAPED:
                    continue
                place = self._first[state.hex[held] if held >= 0 else state.tokens[number]]
                seen[place + self._objective + TOKEN] = few(objective.medals) or 1
                if held >= 0:
                    seen[place + self._held + state.side[held]] = 1
                    seen[place + self._carries] = 1
            elif held != NOBODY:
                for hex_ in objective.hexes:
                    seen[self._first[hex_] + self._held + held] = 1

    def _add_facts(self, state: State, seat: Seat, seen: Sheet) -> None:
        scenario = state.scenario
        to_act = state.to_act()
        put(seen, self._me + seat, 1)
        put(seen, self._my_side + scenario.sides[seat], 1)
        if to_act >= 0:
            if to_act == seat:
                put(seen, self._my_choice, 1)
            put(seen, self._to_act + to_act, 1)
        put(seen, self._step + step_of(state.todo[-1]) if state.todo else self._over, 1)
        put(seen, self._active + state.active, 1)
        put(seen, self._active_seat + state.seat, 1)
        for side in range(2):
            put(seen, self._turns + side, state.turns[side])
            put(seen, self._medals + side, score(state, side))
            put(seen, self._medals_to_win + side, scenario.medals_to_win[side])
        self._add_losses(state, seen)
        put(seen, self._charges, state.charges)
        supports = state.support
        while supports:
            put(seen, self._support + lowest(supports), 1)
            supports &= supports - 1
        choice = announced(state)
        if choice != NOBODY:
            put(seen, self._chosen + choice, 1)
        self._add_set(seen, self._played, state.active, state.played)
        if resolving(state):
            put(seen, self._dice, state.dice)
            put(seen, self._retreats, state.retreats)
            for face, count in enumerate(COUNTS[state.roll]):
                put(seen, self._faces + face, count)

    def _add_losses(self, state: State, seen: Sheet) -> None:
        fallen, due = state.fallen, state.due
        kinds: i64 = len(fallen)
        for kind in range(kinds):
            if fallen[kind]:
                put(seen, self._fallen + kind, fallen[kind])
        arrivals: i64 = min(len(due), ARRIVALS)
        for number in range(arrivals):
            put(seen, self._due + number, due[number])

    def _add_cards(self, state: State, viewer: Seat, seen: Sheet) -> None:
        """Teammates see each other's hands; nobody else does (B-TEAM-13)."""
        sides = state.scenario.sides
        seats: i64 = len(sides)
        for seat in range(seats):
            side: Side = sides[seat]
            put(seen, self._cards[seat], size(state.hand[seat]))
            put(seen, self._deck[seat], size(state.deck[seat]))
            if side == sides[viewer]:
                self._add_set(seen, self._hand[seat], side, state.hand[seat])
            self._add_set(seen, self._known[seat], side, certain_hand(state, seat, False))
            self._add_set(seen, self._discard[seat], side, state.discard[seat])

    def _add_set(self, seen: Sheet, first: i64, side: Side, cards: Mask) -> None:
        places = self._card[side]
        while cards:
            put(seen, first + places[lowest(cards)], 1)
            cards &= cards - 1
