"""A position: everything that can change during a battle, flat and cheap to copy."""

from typing import Final

from echobase.core.aliases import Hex, Mask, Seat, Side, Unit
from echobase.core.engine_state import EngineState
from echobase.core.sides import NOBODY
from echobase.games.battle.rules.board import HEXES
from echobase.games.battle.rules.cards import NO_CARD, SUPPORT_SIDE, CommandCard
from echobase.games.battle.rules.scenario import Aim, Scenario
from echobase.games.battle.rules.sight import HALF_HEX, blockers, clear
from echobase.games.battle.rules.terrain import STRUCTURES
from echobase.games.battle.rules.units import INFANTRY

EMPTY: Final = -1
STRUCTURE: Final = -2
NOWHERE: Final = -1
GONE: Final = -99
"""In a loaded position: a unit that left play earlier in the turn; nothing more is known of it."""


class Position(EngineState):
    """Units, cards, medals and what is being decided. Sets of units and cards are bit masks."""

    scenario: Scenario
    # The board. Lists by unit; a unit that is gone is NOWHERE and its number is used again.
    kind: list[int]
    badge: list[int]
    full: list[int]
    side: list[Side]
    hex: list[Hex]
    figures: list[int]
    at: list[Unit]
    occupied: Mask
    structures: Mask
    moving: Mask
    """E-Web units whose badge shows the moving side."""
    # Cards. Lists by seat.
    hand: list[Mask]
    deck: list[Mask]
    discard: list[Mask]
    owned: list[Mask]
    """Cards that everybody knows belong to the seat (hidden.py)."""
    kept: list[Mask]
    """Hand cards held since the seat's discard pile was last reshuffled."""
    support: Mask
    """Support cards not used yet."""
    # Score. Lists by side, objective, exit or kind.
    medals: list[int]
    held: list[int]
    """Side that holds or has claimed the objective; for a token the unit that carries it."""
    tokens: list[Hex]
    """Hex where a token lies or was picked up."""
    card_seat: list[Seat]
    """Seat that drew the card of a card objective."""
    left: list[int]
    fallen: list[int]
    due: list[int]
    charges: int
    turns: list[int]
    # Secondary objectives. Lists by goal.
    aims: list[Aim]
    """The goals that are known: an imagined battle has only those of one side."""
    aim_counts: list[int]
    """What has been counted for a goal so far (secondary.py)."""
    aim_units: list[Unit]
    """The unit that a goal names, or NOBODY."""
    winner: int
    reason: str
    # The turn.
    active: Side
    """Side whose turn it is."""
    seat: Seat
    """Seat whose turn it is."""
    card: CommandCard
    played: Mask
    """Cards lying in front of the active player."""
    chosen: int
    """Section or class chosen for the card."""
    fell_back: bool
    chosen_so_far: int
    """Cards discarded for Deploy the Fleet, or units healed, in the current step."""
    last_choice: int
    """Last hex ordered or card discarded: these choices are made in ascending order."""
    ordered: Mask
    plain: Mask
    """Ordered units without the bonuses of the card."""
    scouted: Mask
    """Units ordered by the support card Scout, on top of the command card."""
    moved: Mask
    barred: Mask
    """Ordered units that moved too far to attack."""
    halted: Mask
    """Units that entered stop terrain: no further move and no attack this turn (B-MOVE-20)."""
    attacked: Mask
    broke: Mask
    after_moved: Mask
    fired: list[int]
    """Attacker and target of each attack of the turn, in sequence."""
    # The attack being resolved.
    attacker: Unit
    target: Unit
    """Unit under attack, or NOBODY for a structure."""
    target_hex: Hex
    struck_hex: Hex
    """Hex where the unit's own attack found its target."""
    dice: int
    roll: int
    retreats: int
    sheltered: bool
    """Whether trenches may still ignore a retreat of this attack."""
    boost: int
    """Support card in effect for the attack about to be declared (Desperate Stand, Rout)."""
    # What is being decided: a stack of steps, the current one last (steps.py).
    todo: list[int]

    def __init__(self, scenario: Scenario) -> None:
        """An empty position: call `reset` or `assign` next."""
        self.scenario = scenario

    def reset(self) -> None:
        """Become an empty board before the first turn."""
        scenario = self.scenario
        self.kind = []
        self.badge = []
        self.full = []
        self.side = []
        self.hex = []
        self.figures = []
        self.at = [EMPTY] * HEXES
        self.occupied = 0
        self.structures = 0
        self.moving = 0
        seats = len(scenario.sides)
        self.hand = [0] * seats
        self.deck = [0] * seats
        self.discard = [0] * seats
        self.owned = [0] * seats
        self.kept = [0] * seats
        self.support = 0
        self.medals = [0, 0]
        self.held = [NOBODY] * len(scenario.objectives)
        self.tokens = [NOWHERE] * len(scenario.objectives)
        self.card_seat = [0] * len(scenario.objectives)
        self.left = [0] * len(scenario.exits)
        self.fallen = [0] * len(scenario.kinds)
        self.due = [0] * len(scenario.arrivals)
        self.charges = 0
        self.turns = [0, 0]
        self.aims = []
        self.aim_counts = []
        self.aim_units = []
        self.winner = NOBODY
        self.reason = ""
        self.active = scenario.first
        self.seat = scenario.members[scenario.first][0]
        self.clear_turn()
        self.attacker = NOBODY
        self.target = NOBODY
        self.target_hex = NOWHERE
        self.struck_hex = NOWHERE
        self.dice = 0
        self.roll = 0
        self.retreats = 0
        self.sheltered = False
        self.boost = NOBODY
        self.todo = []
        self.legal = []

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
        self.fired = []

    def assign(self, other: "Position") -> None:
        """Become an independent copy of another position."""
        # Lists of units change only when a unit arrives, which replaces the list: see `add_unit`.
        self.kind = other.kind
        self.badge = other.badge
        self.full = other.full
        self.side = other.side
        self.hex = other.hex.copy()
        self.figures = other.figures.copy()
        self.at = other.at.copy()
        self.occupied = other.occupied
        self.structures = other.structures
        self.moving = other.moving
        self.hand = other.hand.copy()
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.owned = other.owned.copy()
        self.kept = other.kept.copy()
        self.support = other.support
        self.medals = other.medals.copy()
        self.held = other.held.copy()
        self.tokens = other.tokens.copy()
        self.card_seat = other.card_seat.copy()
        self.left = other.left.copy()
        self.fallen = other.fallen.copy()
        self.due = other.due.copy()
        self.charges = other.charges
        self.turns = other.turns.copy()
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
        self.fired = other.fired.copy()
        self.attacker = other.attacker
        self.target = other.target
        self.target_hex = other.target_hex
        self.struck_hex = other.struck_hex
        self.dice = other.dice
        self.roll = other.roll
        self.retreats = other.retreats
        self.sheltered = other.sheltered
        self.boost = other.boost
        self.todo = other.todo.copy()
        self.legal = other.legal

    def add_unit(self, kind: int, hex_: Hex, figures: int, badge: int) -> Unit:
        """Put a new unit on the board, reusing the number of a unit that is gone."""
        unit = self.hex.index(NOWHERE) if NOWHERE in self.hex else len(self.hex)
        fresh = [kind, badge, figures, self.scenario.kinds[kind].side]
        columns = [self.kind.copy(), self.badge.copy(), self.full.copy(), self.side.copy()]
        for column, value in zip(columns, fresh, strict=True):
            if unit == len(column):
                column.append(value)
            else:
                column[unit] = value
        self.kind, self.badge, self.full, self.side = columns
        if unit == len(self.hex):
            self.hex.append(NOWHERE)
            self.figures.append(0)
        self.figures[unit] = figures
        self.put(unit, hex_)
        return unit

    def put(self, unit: Unit, hex_: Hex) -> None:
        """Put a unit that is off the board on a free hex."""
        self.hex[unit] = hex_
        self.at[hex_] = unit
        self.occupied |= 1 << hex_

    def lift(self, unit: Unit) -> None:
        """Take a unit off its hex."""
        hex_ = self.hex[unit]
        self.at[hex_] = EMPTY
        self.occupied &= ~(1 << hex_)
        self.hex[unit] = NOWHERE

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

    def units_of(self, side: Side) -> list[Unit]:
        """The units of a side on the board."""
        return [
            unit for unit in range(len(self.hex)) if self.side[unit] == side and self.hex[unit] >= 0
        ]

    def has_bonus(self, unit: Unit) -> bool:
        """Whether the unit acts with the bonuses of the card."""
        return not self.plain >> unit & 1

    def ignores_terrain(self, unit: Unit) -> bool:
        """Whether the card lifts the terrain restrictions for this unit (B-BONUS-10)."""
        return self.card.ignore_terrain and self.has_bonus(unit)

    def is_infantry(self, unit: Unit) -> bool:
        return self.scenario.kinds[self.kind[unit]].unit_class == INFANTRY

    def may_use(self, card: int) -> bool:
        """Whether the active side still has this support card (B-SUPPORT-03)."""
        return bool(self.support >> card & 1) and SUPPORT_SIDE[card] == self.active

    def seat_of(self, side: Side) -> Seat:
        """The seat that decides for a side now: the active player, or the one who acts next."""
        if side == self.active:
            return self.seat
        members = self.scenario.members[side]
        return members[self.turns[side] % len(members)]

    def obstructions(self, on_ridges: bool) -> Mask:
        """The hexes that obstruct sight, normally or between two ridges (B-LOS-03, B-LOS-14)."""
        scenario = self.scenario
        if on_ridges:
            return scenario.seracs | (self.occupied & scenario.ridges)
        return scenario.opaque | self.occupied | self.structures | HALF_HEX

    def from_ridge_to_ridge(self, a: Hex, b: Hex) -> bool:
        """Whether the rule for two units on ridges applies; structures are not units (B-LOS-18)."""
        ridges = self.scenario.ridges & ~self.structures
        return bool(ridges >> a & ridges >> b & 1)

    def sees(self, a: Hex, b: Hex) -> bool:
        """Whether there is line of sight between the two hexes as the board stands."""
        return clear(a, b, self.obstructions(self.from_ridge_to_ridge(a, b)))

    def blocking(self, a: Hex, b: Hex) -> list[Hex]:
        """The hexes that block the line of sight between two others; none when it is clear."""
        return blockers(a, b, self.obstructions(self.from_ridge_to_ridge(a, b)))
