"""The action deck and the event deck: what each card names and how many there are (3.3, 3.4)."""

from typing import Any, Final

from echobase.core.aliases import Action, Side, Unit, i64
from echobase.core.rows import row, total
from echobase.core.sequences import ChanceSequence
from echobase.core.sides import EMPIRE, NOBODY, REBEL
from echobase.core.vectors import vec
from echobase.games.assault.rules.actions import CARD, HARPOON
from echobase.games.assault.rules.units import (
    AT_ST,
    FIRST,
    HEAVY_SNOWTROOPER,
    HEAVY_TROOPER,
    LASER_TOWER,
    LIGHT_SNOWTROOPER,
    LIGHT_TROOPER,
    SNOWSPEEDER,
    WALKER,
)

MOVES: Final = 1
FIRES: Final = 2
HARPOONS: Final = 4
"""What a card allows is a sum of these."""


class ActionCard:
    """One kind of action card: which units may do what in its round."""

    def __init__(self, key: str, side: Side, copies: i64, kinds: list[int], allows: i64) -> None:
        self.key = key
        self.side = side
        """NOBODY for the card that draws an event."""
        self.copies = copies
        self.kinds = row(kinds)
        self.first: Unit = FIRST[kinds[0]] if kinds else 0
        """The first unit it names."""
        self.last: Unit = FIRST[kinds[-1] + 1] if kinds else 0
        """The unit after the last one it names: the kinds of a card follow each other."""
        self.allows = allows
        self.names_ends = allows & MOVES != 0 and kinds[0] != WALKER
        """Whether its units move by naming the end of the move; Walkers go step by step."""


SNOWTROOPERS: Final = [LIGHT_SNOWTROOPER, HEAVY_SNOWTROOPER]
TROOPERS: Final = [LIGHT_TROOPER, HEAVY_TROOPER]

# "Troopers Move" is a Rebel card, whatever its heading says (A-ACTION-09).
ACTION_CARDS: Final = [
    ActionCard("walkers_move", EMPIRE, 1, [WALKER], MOVES),
    ActionCard("walkers_move_or_fire", EMPIRE, 1, [WALKER], MOVES | FIRES),
    ActionCard("walkers_fire", EMPIRE, 2, [WALKER], FIRES),
    ActionCard("at_sts_move", EMPIRE, 2, [AT_ST], MOVES),
    ActionCard("at_sts_fire", EMPIRE, 1, [AT_ST], FIRES),
    ActionCard("snowtroopers_move", EMPIRE, 1, SNOWTROOPERS, MOVES),
    ActionCard("snowtroopers_fire", EMPIRE, 1, SNOWTROOPERS, FIRES),
    ActionCard("troopers_move", REBEL, 1, TROOPERS, MOVES),
    ActionCard("troopers_fire", REBEL, 1, TROOPERS, FIRES),
    ActionCard("towers_fire", REBEL, 2, [LASER_TOWER], FIRES),
    ActionCard("snowspeeders_move", REBEL, 1, [SNOWSPEEDER], MOVES),
    ActionCard("snowspeeders_fire", REBEL, 1, [SNOWSPEEDER], FIRES),
    ActionCard("snowspeeders_move_or_fire", REBEL, 2, [SNOWSPEEDER], MOVES | FIRES),
    ActionCard(
        "snowspeeders_move_fire_or_harpoon", REBEL, 1, [SNOWSPEEDER], MOVES | FIRES | HARPOONS
    ),
    ActionCard("draw_event", NOBODY, 2, [], 0),
]
DRAW_EVENT: Final = 14
NO_CARD: Final = -1

FULL_ACTION_DECK: Final[list[int]] = [card.copies for card in ACTION_CARDS]
ROUNDS: Final = 20
"""Action rounds in a turn (A-TURN-04)."""

TRANSPORT_AWAY: Final = 0
REBEL_HEAVY_AND_LIGHT: Final = 1
REBEL_TWO_LIGHT: Final = 2
REBEL_TWO_HEAVY: Final = 3
REBEL_THREE_SPEEDERS: Final = 4
IMPERIAL_AT_ST: Final = 5
IMPERIAL_WALKER: Final = 6
TROOPERS_REGROUP: Final = 7
HOTSHOT_GUNNER: Final = 8
THE_FORCE: Final = 9
REPAIR_DROID: Final = 10
VEERS: Final = 11
EVENT_CARDS: Final = (
    "transport_away",
    "rebel_heavy_and_light",
    "rebel_two_light",
    "rebel_two_heavy",
    "rebel_three_speeders",
    "imperial_at_st",
    "imperial_walker",
    "troopers_regroup",
    "hotshot_gunner",
    "the_force",
    "repair_droid",
    "veers",
)
FULL_EVENT_DECK: Final[list[int]] = [5, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
TRANSPORTS_TO_WIN: Final = 5

HELD_CARDS: Final = (THE_FORCE, REPAIR_DROID, VEERS)
"""Event cards that their owner keeps face up until they are used (A-EVENT-06)."""
HELD_BY: Final = (REBEL, EMPIRE, EMPIRE)

COPIES: Final = 6
"""More than there are of any card."""
_DECKS: Final = range(max(sum(FULL_ACTION_DECK), sum(FULL_EVENT_DECK)) + 1)
"""How many cards a deck can have."""
SHARES: Final[vec[float]] = vec[float](
    [copies / max(cards, 1) for cards in _DECKS for copies in range(COPIES)]
)
"""By cards in a deck, then by copies of one of them: its probability."""
DRAWS: Final[list[list[Any]]] = [
    [
        (number, copies / max(cards, 1))
        for number in range(CARD, HARPOON)
        for copies in range(COPIES)
    ]
    for cards in _DECKS
]
"""By cards in a deck: each card as an action of chance, with the probability of so many copies."""


class DeckChances(ChanceSequence):
    """The cards left in a deck, as actions from `first` on, with their probabilities."""

    def __init__(self, first: Action, deck: vec[i64]) -> None:
        self.first = first
        self.deck = deck

    def __len__(self) -> int:
        found: i64 = 0
        for copies in self.deck:
            if copies:
                found += 1
        return found

    def as_list(self) -> list[Any]:
        deck = self.deck
        draws = DRAWS[total(deck)]
        found: list[Any] = []
        for card in range(len(deck)):
            if deck[card]:
                found.append(draws[(self.first - CARD + card) * COPIES + deck[card]])
        return found

    def drawn(self, luck: float) -> Action:
        return self.first + drawn(self.deck, luck)


def drawn(deck: vec[i64], luck: float) -> i64:
    """The card that `core.chance.sample` draws with this number in [0, 1)."""
    first = total(deck) * COPIES
    last: i64 = 0
    for card in range(len(deck)):
        if deck[card]:
            last = card
            luck -= SHARES[first + deck[card]]
            if luck < 0:
                return card
    return last
