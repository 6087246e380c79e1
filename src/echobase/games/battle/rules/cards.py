"""Command cards: what a card lets its player order, and the bonuses of the order (B-CARD)."""

from dataclasses import dataclass
from typing import Final

from echobase.core.aliases import i64

ALL: Final = 99
"""A number of orders that never runs out."""


@dataclass
class CommandCard:
    """One command card, as data. A unit ordered "plainly" has none of the bonuses."""

    key: str
    leader: str = ""
    support: i64 = -1
    """The support card that lies in the deck in this place, or -1 (B-SUPPORT-22)."""
    # Who may be ordered.
    orders: int = 0
    left: i64 = ALL
    centre: i64 = ALL
    right: i64 = ALL
    everywhere: bool = False
    """Sections do not matter."""
    choose_section: bool = False
    choose_class: bool = False
    kinds: i64 = 0
    """Mask of the unit kinds that may be ordered."""
    fallback: bool = False
    twice: bool = False
    # What the ordered units may do.
    move: int = 0
    dice: int = 0
    close_dice: int = 0
    support_dice: bool = False
    """One die for each adjacent friendly unit."""
    concentrated: bool = False
    """One die for each other ordered unit that has already attacked the same target."""
    after: int = 0
    """Hexes of the after-attack move."""
    attacks: int = 1
    may_move: bool = True
    may_attack: bool = True
    ignore_terrain: bool = False
    retreat_is_blast: bool = False
    # What happens besides orders.
    heals_reduced: int = 0
    """Figures that friendly units below full strength regain."""
    heals_units: int = ALL
    """How many units regain them; if not all, the player chooses which."""
    restores: bool = False
    """The ordered unit returns to full strength."""
    discards: int = 0
    """Deploy the Fleet: cards that may be exchanged before another card is played."""
    strikes: int = 0
    """Orbital Strike: enemy units that may be struck, one die each."""


NO_CARD: Final = CommandCard("none")
"""In effect before a card is played, and when no card can be played."""

# Support cards, in the order of their bits (B-SUPPORT).
COMBAT_EXPERIENCE: Final = 0
AIR_SUPPORT: Final = 1
LETS_FINISH_THIS: Final = 2
RESERVE_FORCES: Final = 3
DESPERATE_STAND: Final = 4
SPECIAL_ORDERS: Final = 5
INCURSION: Final = 6
SCOUT_SUPPORT: Final = 7
FINAL_ASSAULT: Final = 8
ROUT: Final = 9
SUPPORTS: Final = (
    "combat_experience",
    "air_support",
    "lets_finish_this",
    "reserve_forces",
    "desperate_stand",
    "special_orders",
    "incursion",
    "scout_support",
    "final_assault",
    "rout",
)
SUPPORT_SIDE: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1)
