"""A scenario as the rules see it: the facts of one battle that never change during play."""

from dataclasses import dataclass
from typing import Final

from echobase.core.aliases import Hex, Side, i64
from echobase.core.masks import HIGH, LOW, high_word, low_word
from echobase.core.sequences import Outcomes
from echobase.core.sides import REBEL
from echobase.core.vectors import append, vec
from echobase.games.battle.rules.actions import roll
from echobase.games.battle.rules.board import HEXES, TOWARD_A, TOWARD_G, Table, table
from echobase.games.battle.rules.cards import CommandCard
from echobase.games.battle.rules.dice import COUNTS, rolls, weight
from echobase.games.battle.rules.sight import HALF_HEX
from echobase.games.battle.rules.terrain import RIDGE, SERAC, closed, opaque, stops
from echobase.games.battle.rules.units import Kind

EITHER: Final = 2
"""An objective that both sides may claim."""

# Kinds of objectives.
TEMPORARY: Final = 0
PERMANENT: Final = 1
PERIODIC: Final = 2
HOLD: Final = 3
TOKEN: Final = 4
CARD: Final = 5
OBJECTIVE_TYPES: Final = ("temporary", "permanent", "periodic", "hold", "token", "card")

# Kinds of sudden death.
DESTROY: Final = 0
ELIMINATE: Final = 1
EXIT: Final = 2
HOLD_ALL: Final = 3
TOKEN_EXITS: Final = 4
TOKEN_CAPTURED: Final = 5
CONDITIONS: Final = (
    "destroy_structures",
    "eliminate",
    "exit",
    "hold",
    "token_exits",
    "token_captured",
)

# When arrivals come.
START_OF_TURN: Final = 0
END_OF_TURN: Final = 1
MOMENTS: Final = ("start_of_turn", "end_of_turn")

# What arrivals replace, or how often they come.
ONCE: Final = 0
EVERY_TURN: Final = 1
LOSSES: Final = 2
FREQUENCIES: Final = ("once", "every_turn", "losses")


@dataclass
class Objective:
    """A marked hex, or a group of hexes that counts as one."""

    id: str
    type: i64
    hexes: list[int]
    side: Side
    """Who may claim it: REBEL, EMPIRE or EITHER; for a token, who may carry it."""
    kinds: i64
    medals: int

    def open_to(self, side: Side, kind: i64) -> bool:
        return (self.side == side or self.side == EITHER) and bool(self.kinds >> kind & 1)


@dataclass
class Exit:
    """Hexes through which certain units may deliberately leave the board (B-EXIT)."""

    id: str
    hexes: int
    """Mask of the exit hexes."""
    edge: str
    """The border to cross, as documents name it; empty for any."""
    side: Side
    kinds: int
    carrier: bool
    """Only a unit that carries a token may leave."""
    medals: int


@dataclass
class Arrival:
    """Units that come into play during the battle (B-REINF)."""

    side: Side
    kind: i64
    count: i64
    moment: i64
    frequency: i64
    from_turn: i64
    hexes: int
    """Mask of the hexes where they may appear."""
    near: i64
    """The kind of friendly unit they must be adjacent to, or -1."""
    optional: bool
    limit: i64
    """The most units of that kind on the board, or 0 for no limit."""


@dataclass
class Condition:
    """One sudden-death condition of one side."""

    side: Side
    type: i64
    need: int
    kinds: i64
    """The kinds of units to eliminate."""
    of: i64
    """The number of the exit or objective, or -1."""


@dataclass
class Charge:
    """Charges gathered every turn and turned into medals (the ion cannon)."""

    side: Side
    per_turn: int
    cost: int
    medals: int
    moment: i64


# What a goal of a secondary objective asks.
AIM_HOLD: Final = 0
AIM_REACH: Final = 1
AIM_ELIMINATE: Final = 2
AIM_KEEP: Final = 3
AIM_LOSSES: Final = 4
AIM_EXIT: Final = 5
AIM_DESTROY: Final = 6
AIM_GUARD: Final = 7
AIM_TOKEN: Final = 8
AIM_MEDALS: Final = 9
AIM_WIN: Final = 10
AIMS: Final = (
    *("hold", "reach", "eliminate", "keep", "losses", "exit"),
    *("destroy", "guard", "token", "medals", "win"),
)


@dataclass
class Aim:
    """One goal of a secondary objective (B-CAMP-03); all goals of an objective must be met."""

    objective: str
    """The id of the objective."""
    side: Side
    type: i64
    hexes: list[int]
    """The hexes to hold or to reach."""
    kinds: i64
    badge: i64
    """The badge that a unit must have, or -1."""
    start: Hex
    """The hex on which the only unit begins that counts, or -1."""
    of: i64
    """The number of the exit or of the token, or -1."""
    need: int
    by_turn: int
    """The last turn of the side in which it counts, or 0."""


class Scenario:
    """Everything fixed about one battle: board, values, cards, objectives, victory conditions."""

    def __init__(
        self,
        kinds: list[Kind],
        faces: list[int],
        cards: list[list[CommandCard]],
        combat: CommandCard,
    ) -> None:
        self.kinds = kinds
        self.faces = faces
        self.cards = cards
        self.combat_experience = combat
        self.terrain: vec[i64] = vec[i64]([0] * HEXES)
        self.structures: list[int] = []
        """Hexes with a structure at set-up; their kinds are in the next list."""
        self.structure_kinds: list[int] = []
        self.structure_side = REBEL
        self.objectives: list[Objective] = []
        self.exits: list[Exit] = []
        self.arrivals: list[Arrival] = []
        self.conditions: list[Condition] = []
        self.charge: Charge | None = None
        self.medals_to_win: list[int] = [0, 0]
        """By side: the medals needed to win; 0 when medals do not win."""
        self.kill_medals: list[int] = [kind.medals for kind in kinds]
        """By kind: the medals the enemy gets for eliminating a unit."""
        self.ridge_cost = 1
        self.passing = False
        self.beyond_box = False
        self.retreat: list[Table] = [TOWARD_G, TOWARD_A]
        """By side and hex: the neighbours in the next row towards the baseline."""
        self.first = REBEL
        self.hands: list[int] = [4, 4]
        self.scouts_add_up = False
        self.members: list[list[int]] = [[0], [1]]
        """By side: the seats that play it, in order."""
        self.sides: list[int] = [0, 1]
        """By seat: its side."""
        self.leaders: list[str] = ["", ""]
        """By seat: its leader, or an empty string."""
        self.deck_cards: list[int] = [0, 0]
        """By seat: mask of the cards it owns from the start (all, or a leader's three)."""
        self.shared_cards: list[int] = [0, 0]
        """By side: mask of the cards that a pair divides between its members."""
        self.support_cards: list[int] = [0, 0]
        """By side: mask of the support cards that are drawn from the deck first."""
        self._rolls: list[Outcomes] = []

    def finish(self) -> None:
        """Build the tables derived from the terrain; call once all fields are set."""
        ridges = self._mask([terrain == RIDGE for terrain in self.terrain])
        self.ridges_low, self.ridges_high = low_word(ridges), high_word(ridges)
        seracs = self._mask([terrain == SERAC for terrain in self.terrain])
        self.seracs_low, self.seracs_high = low_word(seracs), high_word(seracs)
        screens = self._mask([opaque(terrain) for terrain in self.terrain]) | HALF_HEX
        self.opaque_low, self.opaque_high = low_word(screens), high_word(screens)
        """What obstructs normal sight whoever stands there, the half hexes included."""
        self.stops: vec[bool] = vec[bool]([stops(terrain) for terrain in self.terrain])
        halting = self._mask([stops(terrain) for terrain in self.terrain])
        self.stops_low, self.stops_high = low_word(halting), high_word(halting)
        self.open_low: vec[i64] = vec[i64]()
        self.open_high: vec[i64] = vec[i64]()
        """By kind: the hexes that the terrain lets it enter, in two words."""
        for kind in self.kinds:
            enterable = self._mask([not closed(terrain, kind) for terrain in self.terrain])
            self.open_low = append(self.open_low, low_word(enterable))
            self.open_high = append(self.open_high, high_word(enterable))
        self.ranges: Table = table([kind.dice for kind in self.kinds])
        """By kind and distance less one: the dice of the range strip."""
        self.cost: vec[i64] = vec[i64](
            [self.ridge_cost if terrain == RIDGE else 1 for terrain in self.terrain]
        )
        steep = ridges if self.ridge_cost > 1 else 0
        self.steep_low, self.steep_high = low_word(steep), high_word(steep)
        self.plain_cost: vec[i64] = vec[i64]([1] * HEXES)
        types = [objective.type for objective in self.objectives]
        self.marks_matter = PERMANENT in types or TOKEN in types
        """Whether any hexes act on a unit that passes through them."""
        self.standing_matters = TEMPORARY in types or CARD in types
        """Whether any hexes are held by standing on them."""
        self.holding_wins = HOLD_ALL in [condition.type for condition in self.conditions]
        self.pays_every_turn = PERIODIC in types or self.charge is not None
        self.exit_hexes: list[int] = [0, 0]
        """By side: mask of all hexes from which any unit of the side may leave."""
        for way_out in self.exits:
            self.exit_hexes[way_out.side] |= way_out.hexes
        self.landing_low: vec[i64] = vec[i64]([low_word(one.hexes) for one in self.arrivals])
        self.landing_high: vec[i64] = vec[i64]([high_word(one.hexes) for one in self.arrivals])
        """By arrival: the hexes where its units may appear, in two words."""
        self.exits_low: vec[i64] = vec[i64]([low_word(mask) for mask in self.exit_hexes])
        self.exits_high: vec[i64] = vec[i64]([high_word(mask) for mask in self.exit_hexes])

    def _mask(self, members: list[bool]) -> int:
        return sum(1 << hex_ for hex_, is_member in enumerate(members) if is_member)

    def enterable(self, kind: i64, hex_: Hex) -> bool:
        """Whether the terrain of a hex lets a kind of unit in."""
        return bool(self.open_low[kind] & LOW[hex_] or self.open_high[kind] & HIGH[hex_])

    def roll_table(self, dice: i64) -> Outcomes:
        """What n dice can show."""
        while len(self._rolls) <= dice:
            self._rolls.append(roll_outcomes(len(self._rolls), self.faces))
        return self._rolls[dice]


def roll_outcomes(dice: int, faces: list[int]) -> Outcomes:
    """Every roll of n dice with its probability, the likely ones first."""
    total = sum(faces) ** dice
    weights = [(weight(COUNTS[number], faces), number) for number in rolls(dice)]
    weights.sort(key=lambda entry: -entry[0])
    return Outcomes([(roll(number), ways / total) for ways, number in weights if ways])
