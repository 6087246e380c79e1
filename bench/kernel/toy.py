"""A toy with the shape of a battle, to see what the engine's language costs: compare.py runs it.

Two sides of eight units on 66 hexes draw a number of orders, order units, move them as far as they
reach, attack what they see, and roll dice, until one side is gone. The same file runs as plain
Python and compiled by mypyc; toy.cpp plays the same games. It is written as the rules are: sets of
hexes are masks of two words, lines of sight three masks, choices a row made anew for every step.
"""

from typing import Final

from echobase.core.aliases import i64
from echobase.core.vectors import append, vec

COLUMNS: Final = 11
ROWS: Final = 6
HEXES: Final = COLUMNS * ROWS
WORD: Final = 33
"""Hexes in each word of a set."""
UNITS: Final = 16
"""The first half belongs to side 0."""
MOVES: Final = 3
RANGE: Final = 3
LAST_TURN: Final = 80
NOBODY: Final = -1

DRAW: Final = 0
ROLL: Final = 1
ORDER: Final = 2
MOVE: Final = 3
ATTACK: Final = 4
OVER: Final = 5
"""The steps; chance decides in the first two."""

DONE: Final = 0
FIRST_ORDER: Final = 100
FIRST_MOVE: Final = 1000
FIRST_ATTACK: Final = 10000
"""Actions: a hex, or two hexes, are added to the first of a kind."""


def neighbours(hex_: int) -> list[int]:
    """The adjacent hexes; every second row is shifted half a hex to the right."""
    column, row = hex_ % COLUMNS, hex_ // COLUMNS
    shift = row % 2
    around = [
        (column - 1, row),
        (column + 1, row),
        (column - 1 + shift, row - 1),
        (column + shift, row - 1),
        (column - 1 + shift, row + 1),
        (column + shift, row + 1),
    ]
    return [x + y * COLUMNS for x, y in around if 0 <= x < COLUMNS and 0 <= y < ROWS]


def distances(start: int) -> list[int]:
    """By hex: the steps from one hex."""
    found = [HEXES] * HEXES
    found[start] = 0
    border = [start]
    for hex_ in border:
        for other in neighbours(hex_):
            if found[other] == HEXES:
                found[other] = found[hex_] + 1
                border.append(other)
    return found


def centre(hex_: int) -> tuple[int, int]:
    """The middle of a hex, in coordinates where a hex is 2 wide and 4 high."""
    return 2 * (hex_ % COLUMNS) + hex_ // COLUMNS % 2, 3 * (hex_ // COLUMNS)


def corners(hex_: int) -> list[tuple[int, int]]:
    """The corners of a hex, in the same coordinates."""
    x, y = centre(hex_)
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


def sight_line(start: int, end: int, far: list[list[int]]) -> list[int]:
    """The hexes that a line crosses, and those it only touches on its left and on its right."""
    x, y = centre(start)
    to_x, to_y = centre(end)
    found = [0, 0, 0]
    for hex_ in range(HEXES):
        if hex_ in (start, end) or far[start][hex_] + far[hex_][end] > far[start][end] + 1:
            continue
        sides = [(to_x - x) * (b - y) - (to_y - y) * (a - x) for a, b in corners(hex_)]
        if min(sides) < 0 < max(sides):
            found[0] |= 1 << hex_
        elif sides.count(0) > 1:
            found[1 if min(sides) < 0 else 2] |= 1 << hex_
    return found


def low_word(mask: int) -> int:
    return mask & ((1 << WORD) - 1)


def high_word(mask: int) -> int:
    return mask >> WORD


FAR: Final = [distances(hex_) for hex_ in range(HEXES)]
LINES: Final = [part for a in range(HEXES) for b in range(HEXES) for part in sight_line(a, b, FAR)]
SETS: Final = [1 << hex_ for hex_ in range(HEXES)]
NEARS: Final = [sum(1 << other for other in neighbours(hex_)) for hex_ in range(HEXES)]
WOODS: Final = sum(1 << hex_ for hex_ in (14, 17, 20, 25, 29, 36, 40, 45, 48, 51))
STARTS: Final = [*range(1, 9), *range(HEXES - 10, HEXES - 2)]
WAYS: Final = [1, 0, 0, 0, 2, 1, 0, 0, 4, 4, 1, 0, 8, 12, 6, 1]
"""By dice and hits: the ways to roll so many hits, each one of three faces."""

DISTANCE: Final[vec[i64]] = vec[i64]([distance for row in FAR for distance in row])
BIT: Final[vec[i64]] = vec[i64]([1 << unit for unit in range(16)])
LINE_LOW: Final[vec[i64]] = vec[i64]([low_word(mask) for mask in LINES])
LINE_HIGH: Final[vec[i64]] = vec[i64]([high_word(mask) for mask in LINES])
LOW: Final[vec[i64]] = vec[i64]([low_word(mask) for mask in SETS])
HIGH: Final[vec[i64]] = vec[i64]([high_word(mask) for mask in SETS])
NEAR_LOW: Final[vec[i64]] = vec[i64]([low_word(mask) for mask in NEARS])
NEAR_HIGH: Final[vec[i64]] = vec[i64]([high_word(mask) for mask in NEARS])
WAYS_TO_HIT: Final[vec[i64]] = vec[i64](WAYS)
WAYS_TO_ROLL: Final[vec[i64]] = vec[i64]([1, 3, 9, 27])
WOODS_LOW: Final[i64] = low_word(WOODS)
WOODS_HIGH: Final[i64] = high_word(WOODS)


def lowest(mask: i64) -> i64:
    """The lowest member of a set that has any."""
    bit: int = mask & -mask
    return bit.bit_length() - 1


class Luck:
    """Random numbers, the same in both languages."""

    def __init__(self, seed: i64) -> None:
        self.state = seed & 0x7FFFFFFF

    def below(self, count: i64) -> i64:
        """A number from 0 up to but excluding `count`."""
        self.state = self.state * 1103515245 + 12345 & 0x7FFFFFFF
        return self.state * count >> 31


class State:
    """A position: what may be done is in `legal`, `step` says what is decided."""

    hex: vec[i64]
    """By unit; NOBODY when it is gone."""
    figures: vec[i64]
    at: vec[i64]
    """By hex: the unit that stands there."""
    low: vec[i64]
    high: vec[i64]
    """By side: the hexes of its units."""
    side: i64
    turn: i64
    step: i64
    orders: i64
    """Orders left to give."""
    last: i64
    """The last hex ordered: units are ordered by ascending hex."""
    ordered: i64
    moved: i64
    attacked: i64
    """Sets of units."""
    target: i64
    dice: i64
    legal: vec[i64]

    def reset(self) -> None:
        """The position in which a game begins."""
        self.hex = vec[i64](STARTS)
        self.figures = vec[i64]([4] * 16)
        self.at = vec[i64]([-1] * HEXES)
        self.low = vec[i64]([0, 0])
        self.high = vec[i64]([0, 0])
        for unit in range(UNITS):
            self.put(unit, self.hex[unit])
        self.side = 0
        self.turn = 1
        self.target = NOBODY
        self.dice = 0
        self.legal = vec[i64]()
        self.begin_turn()

    def copy(self) -> "State":
        """An independent copy."""
        other = State()
        other.hex = self.hex[:]
        other.figures = self.figures[:]
        other.at = self.at[:]
        other.low = self.low[:]
        other.high = self.high[:]
        other.side = self.side
        other.turn = self.turn
        other.step = self.step
        other.orders = self.orders
        other.last = self.last
        other.ordered = self.ordered
        other.moved = self.moved
        other.attacked = self.attacked
        other.target = self.target
        other.dice = self.dice
        other.legal = self.legal
        return other

    def begin_turn(self) -> None:
        self.step = DRAW
        self.orders = 0
        self.last = NOBODY
        self.ordered = 0
        self.moved = 0
        self.attacked = 0

    def put(self, unit: i64, hex_: i64) -> None:
        """Put a unit that is off the board on a free hex."""
        side: i64 = 0 if unit < UNITS // 2 else 1
        self.hex[unit] = hex_
        self.at[hex_] = unit
        self.low[side] |= LOW[hex_]
        self.high[side] |= HIGH[hex_]

    def lift(self, unit: i64) -> None:
        """Take a unit off its hex."""
        side: i64 = 0 if unit < UNITS // 2 else 1
        hex_ = self.hex[unit]
        self.hex[unit] = NOBODY
        self.at[hex_] = NOBODY
        self.low[side] &= ~LOW[hex_]
        self.high[side] &= ~HIGH[hex_]


def reach(state: State, start: i64) -> tuple[i64, i64]:
    """The free hexes that a unit can reach; it stops in woods."""
    free_low = ~(state.low[0] | state.low[1])
    free_high = ~(state.high[0] | state.high[1])
    edge_low, edge_high = LOW[start], HIGH[start]
    found_low: i64 = 0
    found_high: i64 = 0
    for _ in range(MOVES):
        low: i64 = 0
        high: i64 = 0
        while edge_low:
            place = lowest(edge_low)
            edge_low &= edge_low - 1
            low |= NEAR_LOW[place]
            high |= NEAR_HIGH[place]
        while edge_high:
            place = lowest(edge_high) + WORD
            edge_high &= edge_high - 1
            low |= NEAR_LOW[place]
            high |= NEAR_HIGH[place]
        low &= free_low & ~found_low
        high &= free_high & ~found_high
        found_low |= low
        found_high |= high
        edge_low = low & ~WOODS_LOW
        edge_high = high & ~WOODS_HIGH
    return found_low, found_high


def sees(state: State, start: i64, end: i64) -> bool:
    """Whether nothing stands in the way: a line along an edge is blocked only from both sides."""
    line = 3 * (start * HEXES + end)
    low = WOODS_LOW | state.low[0] | state.low[1]
    high = WOODS_HIGH | state.high[0] | state.high[1]
    if LINE_LOW[line] & low or LINE_HIGH[line] & high:
        return False
    if not (LINE_LOW[line + 1] & low or LINE_HIGH[line + 1] & high):
        return True
    return not (LINE_LOW[line + 2] & low or LINE_HIGH[line + 2] & high)


def list_orders(state: State) -> vec[i64]:
    """The units that may still be ordered, by ascending hex."""
    found = append(vec[i64](capacity=12), DONE)
    low, high = state.low[state.side], state.high[state.side]
    while low or high:
        if low:
            hex_ = lowest(low)
            low &= low - 1
        else:
            hex_ = lowest(high) + WORD
            high &= high - 1
        if hex_ > state.last:
            found = append(found, FIRST_ORDER + hex_)
    return found


def list_moves(state: State) -> vec[i64]:
    """The moves of the ordered units."""
    found = append(vec[i64](capacity=24), DONE)
    for unit in range(UNITS):
        if (state.ordered & ~state.moved) >> unit & 1:
            start = state.hex[unit]
            first = FIRST_MOVE + start * HEXES
            low, high = reach(state, start)
            while low:
                found = append(found, first + lowest(low))
                low &= low - 1
            while high:
                found = append(found, first + lowest(high) + WORD)
                high &= high - 1
    return found


def list_attacks(state: State) -> vec[i64]:
    """The attacks of the ordered units."""
    found = append(vec[i64](capacity=12), DONE)
    enemy = 1 - state.side
    for unit in range(UNITS):
        if (state.ordered & ~state.attacked) >> unit & 1:
            start = state.hex[unit]
            low, high = state.low[enemy], state.high[enemy]
            while low or high:
                if low:
                    hex_ = lowest(low)
                    low &= low - 1
                else:
                    hex_ = lowest(high) + WORD
                    high &= high - 1
                if DISTANCE[start * HEXES + hex_] <= RANGE and sees(state, start, hex_):
                    found = append(found, FIRST_ATTACK + start * HEXES + hex_)
    return found


def perform(state: State, action: i64) -> None:
    """Carry out one of the legal actions."""
    if action == DONE:
        end_step(state)
    elif action >= FIRST_ATTACK:
        start = (action - FIRST_ATTACK) // HEXES
        end = (action - FIRST_ATTACK) % HEXES
        state.attacked |= BIT[state.at[start]]
        state.target = state.at[end]
        state.dice = 4 - DISTANCE[start * HEXES + end]
        state.step = ROLL
    elif action >= FIRST_MOVE:
        unit = state.at[(action - FIRST_MOVE) // HEXES]
        state.moved |= BIT[unit]
        state.lift(unit)
        state.put(unit, (action - FIRST_MOVE) % HEXES)
    else:
        hex_ = action - FIRST_ORDER
        state.ordered |= BIT[state.at[hex_]]
        state.last = hex_
        state.orders -= 1


def end_step(state: State) -> None:
    """Go on to the next step of the turn, or to the next turn."""
    if state.step != ATTACK:
        state.step += 1
    elif state.turn == LAST_TURN:
        state.step = OVER
    else:
        state.turn += 1
        state.side = 1 - state.side
        state.begin_turn()


def hit(state: State, hits: i64) -> None:
    """The target loses figures; the last unit of a side ends the game."""
    target = state.target
    state.step = ATTACK
    state.figures[target] -= hits
    if state.figures[target] <= 0:
        state.lift(target)
        if state.low[1 - state.side] == 0 and state.high[1 - state.side] == 0:
            state.step = OVER


def advance(state: State) -> None:
    """Continue until there is something to choose, chance decides, or the game is over."""
    while ORDER <= state.step < OVER:
        if state.step == ORDER:
            if state.orders:
                state.legal = list_orders(state)
                if len(state.legal) > 1:
                    return
        else:
            state.legal = list_moves(state) if state.step == MOVE else list_attacks(state)
            if len(state.legal) > 1:
                return
        end_step(state)


def play(first: State, seed: i64) -> tuple[i64, i64]:
    """A random game: its steps, and a number in which every action counts."""
    state = first.copy()
    luck = Luck(seed)
    steps: i64 = 0
    check: i64 = 0
    while state.step != OVER:
        if state.step == DRAW:
            action = 1 + luck.below(4)
            state.orders = action
            state.step = ORDER
        elif state.step == ROLL:
            rolled = luck.below(WAYS_TO_ROLL[state.dice])
            action = 0
            while rolled >= WAYS_TO_HIT[4 * state.dice + action]:
                rolled -= WAYS_TO_HIT[4 * state.dice + action]
                action += 1
            hit(state, action)
        else:
            action = state.legal[luck.below(len(state.legal))]
            perform(state, action)
        advance(state)
        steps += 1
        check = check * 31 + action & 0x7FFFFFFF
    return steps, check


def start() -> State:
    """The first position."""
    state = State()
    state.reset()
    return state


def play_many(first_seed: i64, games: i64) -> tuple[i64, i64]:
    """Random games: all their steps, and the sum of their check numbers."""
    first = start()
    steps: i64 = 0
    check: i64 = 0
    for seed in range(first_seed, first_seed + games):
        more, number = play(first, seed)
        steps += more
        check = check + number & 0x7FFFFFFF
    return steps, check
