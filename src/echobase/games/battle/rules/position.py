"""A position: everything that can change during a battle, flat and cheap to copy."""

from typing import Final

from echobase.core.aliases import Hex, Mask, Seat, Side, Unit, i64
from echobase.core.engine_state import EngineState
from echobase.core.masks import BIT, HIGH, LOW, WORD, lowest
from echobase.core.rows import NOTHING
from echobase.core.sides import NOBODY, REBEL
from echobase.core.vectors import append, vec
from echobase.games.battle.rules.board import HEXES
from echobase.games.battle.rules.cards import NO_CARD, SUPPORT_SIDE, CommandCard
from echobase.games.battle.rules.scenario import Aim, Scenario
from echobase.games.battle.rules.sight import blockers, clear
from echobase.games.battle.rules.terrain import RIDGE, STRUCTURES
from echobase.games.battle.rules.units import INFANTRY, SCOUT

EMPTY: Final = -1
STRUCTURE: Final = -2
NOWHERE: Final = -1
NO_AIMS: Final[list[Aim]] = []
NO_COUNTS: Final[list[int]] = []
GONE: Final = -99
"""In a loaded position: a unit that left play earlier in the turn; nothing more is known of it."""


class Position(EngineState):
    """Units, cards, medals and what is being decided. Sets of units and cards are bit masks.

    Copies share most rows, which a change replaces: only `hex`, `at`, `todo` and what is
    about secondary objectives are changed in place, the others while a position is set up.
    """

    scenario: Scenario
    # The board. Rows by unit; a unit that is gone is NOWHERE and its number is used again.
    kind: vec[i64] = NOTHING
    badge: vec[i64] = NOTHING
    full: vec[i64] = NOTHING
    side: vec[i64] = NOTHING
    hex: vec[i64] = NOTHING
    figures: vec[i64] = NOTHING
    at: vec[i64] = NOTHING
    """By hex: the unit that stands there, EMPTY or STRUCTURE."""
    taken_low: i64 = 0
    taken_high: i64 = 0
    """The hexes that are not empty, in two words."""
    rebels_low: i64 = 0
    rebels_high: i64 = 0
    """The hexes with a Rebel unit, in two words."""
    structures_low: i64 = 0
    structures_high: i64 = 0
    """The hexes with a structure, in two words."""
    moving: Mask = 0
    """E-Web units whose badge shows the moving side."""
    scouts: Mask = 0
    """Units with the badge of a scout."""
    # Cards. Rows by seat, a mask for each.
    hand: vec[i64] = NOTHING
    deck: vec[i64] = NOTHING
    discard: vec[i64] = NOTHING
    owned: vec[i64] = NOTHING
    """Cards that everybody knows belong to the seat (hidden.py)."""
    kept: vec[i64] = NOTHING
    """Hand cards held since the seat's discard pile was last reshuffled."""
    support: Mask = 0
    """Support cards not used yet."""
    # Score. Rows by side, objective, exit or kind.
    medals: vec[i64] = NOTHING
    held: vec[i64] = NOTHING
    """Side that holds or has claimed the objective; for a token the unit that carries it."""
    tokens: vec[i64] = NOTHING
    """Hex where a token lies or was picked up."""
    card_seat: vec[i64] = NOTHING
    """Seat that drew the card of a card objective."""
    left: vec[i64] = NOTHING
    fallen: vec[i64] = NOTHING
    due: vec[i64] = NOTHING
    charges: i64 = 0
    turns: vec[i64] = NOTHING
    # Secondary objectives. Lists by goal.
    aims: list[Aim] = NO_AIMS
    """The goals that are known: an imagined battle has only those of one side."""
    aim_counts: list[int] = NO_COUNTS
    """What has been counted for a goal so far (secondary.py)."""
    aim_units: list[int] = NO_COUNTS
    """The unit that a goal names, or NOBODY."""
    winner: i64 = NOBODY
    reason: str = ""
    # The turn.
    active: Side = 0
    """Side whose turn it is."""
    seat: Seat = 0
    """Seat whose turn it is."""
    card: CommandCard = NO_CARD
    played: Mask = 0
    """Cards lying in front of the active player."""
    chosen: i64 = 0
    """Section or class chosen for the card."""
    fell_back: bool = False
    chosen_so_far: i64 = 0
    """Cards discarded for Deploy the Fleet, or units healed, in the current step."""
    last_choice: i64 = -1
    """Last hex ordered or card discarded: these choices are made in ascending order."""
    ordered: Mask = 0
    plain: Mask = 0
    """Ordered units without the bonuses of the card."""
    scouted: Mask = 0
    """Units ordered by the support card Scout, on top of the command card."""
    moved: Mask = 0
    barred: Mask = 0
    """Ordered units that moved too far to attack."""
    halted: Mask = 0
    """Units that entered stop terrain: no further move and no attack this turn (B-MOVE-20)."""
    attacked: Mask = 0
    broke: Mask = 0
    after_moved: Mask = 0
    fired: vec[i64] = NOTHING
    """Attacker and target of each attack of the turn, in sequence."""
    # The attack being resolved.
    attacker: Unit = NOBODY
    target: Unit = NOBODY
    """Unit under attack, or NOBODY for a structure."""
    target_hex: Hex = NOWHERE
    struck_hex: Hex = NOWHERE
    """Hex where the unit's own attack found its target."""
    dice: i64 = 0
    roll: i64 = 0
    retreats: i64 = 0
    sheltered: bool = False
    """Whether trenches may still ignore a retreat of this attack."""
    boost: i64 = NOBODY
    """Support card in effect for the attack about to be declared (Desperate Stand, Rout)."""
    # What is being decided: a stack of steps, the current one last (steps.py).
    todo: vec[i64] = NOTHING
    legal: vec[i64] = NOTHING
    """The choices of the seat to act, ascending; never changed in place."""

    def __init__(self, scenario: Scenario) -> None:
        """An empty position: call `reset` or `assign` next."""
        self.scenario = scenario

    def reset(self) -> None:
        """Turn what has just been made into an empty board before the first turn."""
        scenario = self.scenario
        self.kind = vec[i64]()
        self.badge = vec[i64]()
        self.full = vec[i64]()
        self.side = vec[i64]()
        self.hex = vec[i64]()
        self.figures = vec[i64]()
        self.at = vec[i64]([EMPTY] * HEXES)
        seats = len(scenario.sides)
        self.hand = vec[i64]([0] * seats)
        self.deck = vec[i64]([0] * seats)
        self.discard = vec[i64]([0] * seats)
        self.owned = vec[i64]([0] * seats)
        self.kept = vec[i64]([0] * seats)
        self.medals = vec[i64]([0, 0])
        self.held = vec[i64]([NOBODY] * len(scenario.objectives))
        self.tokens = vec[i64]([NOWHERE] * len(scenario.objectives))
        self.card_seat = vec[i64]([0] * len(scenario.objectives))
        self.left = vec[i64]([0] * len(scenario.exits))
        self.fallen = vec[i64]([0] * len(scenario.kinds))
        self.due = vec[i64]([0] * len(scenario.arrivals))
        self.turns = vec[i64]([0, 0])
        self.aims = []
        self.aim_counts = []
        self.aim_units = []
        self.active = scenario.first
        self.seat = scenario.members[scenario.first][0]
        self.todo = vec[i64]()
        self.legal = vec[i64]()

    def clear_turn(self) -> None:
        """Forget what was played, ordered and done in the previous turn."""
        self.card = NO_CARD
        self.played = 0
        self.chosen = 0
        self.fell_back = False
        self.chosen_so_far = 0
        self.last_choice = -1
        self.ordered = 0
        self.plain = 0
        self.scouted = 0
        self.moved = 0
        self.barred = 0
        self.halted = 0
        self.attacked = 0
        self.broke = 0
        self.after_moved = 0
        self.fired = NOTHING

    def assign(self, other: "Position") -> None:
        """Become an independent copy of another position."""
        self.kind = other.kind
        self.badge = other.badge
        self.full = other.full
        self.side = other.side
        self.hex = other.hex[:]
        self.figures = other.figures
        self.at = other.at[:]
        self.taken_low = other.taken_low
        self.taken_high = other.taken_high
        self.rebels_low = other.rebels_low
        self.rebels_high = other.rebels_high
        self.structures_low = other.structures_low
        self.structures_high = other.structures_high
        self.moving = other.moving
        self.scouts = other.scouts
        self.hand = other.hand
        self.deck = other.deck
        self.discard = other.discard
        self.owned = other.owned
        self.kept = other.kept
        self.support = other.support
        self.medals = other.medals
        self.held = other.held
        self.tokens = other.tokens
        self.card_seat = other.card_seat
        self.left = other.left
        self.fallen = other.fallen
        self.due = other.due
        self.charges = other.charges
        self.turns = other.turns
        self.aims = other.aims
        if other.aims:
            self.aim_counts = other.aim_counts.copy()
            self.aim_units = other.aim_units.copy()
        else:  # never changed
            self.aim_counts = other.aim_counts
            self.aim_units = other.aim_units
        self.winner = other.winner
        self.reason = other.reason
        self.active = other.active
        self.seat = other.seat
        self.card = other.card
        self.played = other.played
        self.chosen = other.chosen
        self.fell_back = other.fell_back
        self.chosen_so_far = other.chosen_so_far
        self.last_choice = other.last_choice
        self.ordered = other.ordered
        self.plain = other.plain
        self.scouted = other.scouted
        self.moved = other.moved
        self.barred = other.barred
        self.halted = other.halted
        self.attacked = other.attacked
        self.broke = other.broke
        self.after_moved = other.after_moved
        self.fired = other.fired
        self.attacker = other.attacker
        self.target = other.target
        self.target_hex = other.target_hex
        self.struck_hex = other.struck_hex
        self.dice = other.dice
        self.roll = other.roll
        self.retreats = other.retreats
        self.sheltered = other.sheltered
        self.boost = other.boost
        self.todo = other.todo[:]
        self.legal = other.legal

    def add_unit(self, kind: i64, hex_: Hex, figures: i64, badge: i64) -> Unit:
        """Put a new unit on the board, reusing the number of a unit that is gone."""
        unit: Unit = 0
        while unit < len(self.hex) and self.hex[unit] != NOWHERE:
            unit += 1
        self.kind = _with(self.kind, unit, kind)
        self.badge = _with(self.badge, unit, badge)
        self.full = _with(self.full, unit, figures)
        self.side = _with(self.side, unit, self.scenario.kinds[kind].side)
        self.figures = _with(self.figures, unit, figures)
        self.hex = _with(self.hex, unit, NOWHERE)
        if badge == SCOUT:
            self.scouts |= BIT[unit]
        elif self.scouts:
            self.scouts &= ~BIT[unit]
        self.put(unit, hex_)
        return unit

    def put(self, unit: Unit, hex_: Hex) -> None:
        """Put a unit that is off the board on a free hex."""
        self.hex[unit] = hex_
        self.at[hex_] = unit
        self.taken_low |= LOW[hex_]
        self.taken_high |= HIGH[hex_]
        if self.side[unit] == REBEL:
            self.rebels_low |= LOW[hex_]
            self.rebels_high |= HIGH[hex_]

    def lift(self, unit: Unit) -> None:
        """Take a unit off its hex."""
        hex_ = self.hex[unit]
        self._empty(hex_)
        self.rebels_low &= ~LOW[hex_]
        self.rebels_high &= ~HIGH[hex_]
        self.hex[unit] = NOWHERE

    def _empty(self, hex_: Hex) -> None:
        self.at[hex_] = EMPTY
        self.taken_low &= ~LOW[hex_]
        self.taken_high &= ~HIGH[hex_]

    def build(self, hex_: Hex) -> None:
        """Put a structure on a free hex."""
        self.structures_low |= LOW[hex_]
        self.structures_high |= HIGH[hex_]
        self.at[hex_] = STRUCTURE
        self.taken_low |= LOW[hex_]
        self.taken_high |= HIGH[hex_]

    def demolish(self, hex_: Hex) -> None:
        """Take a structure off its hex."""
        self.structures_low &= ~LOW[hex_]
        self.structures_high &= ~HIGH[hex_]
        self._empty(hex_)

    @property
    def structures(self) -> int:
        """Mask of the hexes with a structure."""
        return int(self.structures_low) | int(self.structures_high) << WORD

    def has_structures(self) -> bool:
        """Whether any structure stands."""
        return self.structures_low != 0 or self.structures_high != 0

    def set_figures(self, unit: Unit, figures: i64) -> None:
        """Change how many figures a unit has."""
        self.figures = _with(self.figures, unit, figures)

    def has_units(self, side: Side) -> bool:
        """Whether a side has a unit on the board."""
        return self.units_low(side) != 0 or self.units_high(side) != 0

    def units_low(self, side: Side) -> i64:
        """The hexes with a unit of the side, their low word."""
        if side == REBEL:
            return self.rebels_low
        return self.taken_low & ~(self.rebels_low | self.structures_low)

    def units_high(self, side: Side) -> i64:
        """The hexes with a unit of the side, their high word."""
        if side == REBEL:
            return self.rebels_high
        return self.taken_high & ~(self.rebels_high | self.structures_high)

    def key(self, unit: Unit) -> str:
        """The kind of a unit, as messages name it."""
        return self.scenario.kinds[self.kind[unit]].key

    def key_at(self, hex_: Hex) -> str:
        """The kind of the unit or structure on a hex, as messages name it."""
        unit = self.at[hex_]
        if unit >= 0:
            return self.key(unit)
        scenario = self.scenario
        return STRUCTURES[scenario.structure_kinds[scenario.structures.index(hex_)]]

    def units_of(self, side: Side) -> list[int]:
        """The units of a side on the board."""
        return [
            unit for unit in range(len(self.hex)) if self.side[unit] == side and self.hex[unit] >= 0
        ]

    def hexes_of(self, units: Mask) -> tuple[i64, i64]:
        """The hexes of those of these units that are on the board, in two words."""
        low: i64 = 0
        high: i64 = 0
        while units:
            hex_ = self.hex[lowest(units)]
            units &= units - 1
            if hex_ >= 0:
                low |= LOW[hex_]
                high |= HIGH[hex_]
        return low, high

    def has_bonus(self, unit: Unit) -> bool:
        """Whether the unit acts with the bonuses of the card."""
        return not self.plain >> unit & 1

    def ignores_terrain(self, unit: Unit) -> bool:
        """Whether the card lifts the terrain restrictions for this unit (B-BONUS-10)."""
        return self.card.ignore_terrain and self.has_bonus(unit)

    def is_infantry(self, unit: Unit) -> bool:
        return self.scenario.kinds[self.kind[unit]].unit_class == INFANTRY

    def may_use(self, card: i64) -> bool:
        """Whether the active side still has this support card (B-SUPPORT-03)."""
        return bool(self.support >> card & 1) and SUPPORT_SIDE[card] == self.active

    def seat_of(self, side: Side) -> Seat:
        """The seat that decides for a side now: the active player, or the one who acts next."""
        if side == self.active:
            return self.seat
        members = self.scenario.members[side]
        return members[self.turns[side] % len(members)]

    def obstructions_low(self, on_ridges: bool) -> i64:
        """The hexes that obstruct sight, normally or between two ridges (B-LOS-03, B-LOS-14)."""
        scenario = self.scenario
        if not on_ridges:
            return scenario.opaque_low | self.taken_low
        units = self.taken_low & ~self.structures_low
        return scenario.seracs_low | (units & scenario.ridges_low)

    def obstructions_high(self, on_ridges: bool) -> i64:
        """The high word of the same set."""
        scenario = self.scenario
        if not on_ridges:
            return scenario.opaque_high | self.taken_high
        units = self.taken_high & ~self.structures_high
        return scenario.seracs_high | (units & scenario.ridges_high)

    def from_ridge_to_ridge(self, a: Hex, b: Hex) -> bool:
        """Whether the rule for two units on ridges applies; structures are not units (B-LOS-18)."""
        terrain, at = self.scenario.terrain, self.at
        return terrain[a] == RIDGE == terrain[b] and at[a] != STRUCTURE and at[b] != STRUCTURE

    def sees(self, a: Hex, b: Hex) -> bool:
        """Whether there is line of sight between the two hexes as the board stands."""
        on_ridges = self.from_ridge_to_ridge(a, b)
        return clear(a, b, self.obstructions_low(on_ridges), self.obstructions_high(on_ridges))

    def blocking(self, a: Hex, b: Hex) -> list[int]:
        """The hexes that block the line of sight between two others; none when it is clear."""
        on_ridges = self.from_ridge_to_ridge(a, b)
        low: int = self.obstructions_low(on_ridges)
        high: int = self.obstructions_high(on_ridges)
        return blockers(a, b, low | high << WORD)


def _with(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy of a row with another number in one place, which may be the next one."""
    changed = row[:]
    if place == len(row):
        return append(changed, number)
    changed[place] = number
    return changed
