"""What tells two choices of a battle apart: figures, medals, attacks, cards in hand."""

from fractions import Fraction
from typing import Final

from echobase.core import game
from echobase.core.masks import each
from echobase.core.sides import SIDES
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.state import as_battle
from echobase.play.statistics import Ledger, Who


class BattleLedger:
    """Implements `play.statistics.Ledger`."""

    losses: tuple[str, ...] = ("figures",)
    gains: tuple[str, ...] = ("medals",)
    holding = "card"

    def count(self, state: game.State, side: str) -> dict[str, int]:
        """Figures on the board, a structure counting as one, and medals."""
        position, number = as_battle(state), SIDES.index(side)
        figures = sum(position.figures[unit] for unit in position.units_of(number))
        if position.scenario.structure_side == number:
            figures += position.structures.bit_count()
        return {"figures": figures, "medals": score(position, number)}

    def attack(self, state: game.State, action: int) -> tuple[Who, Who] | None:
        """Units by their numbers, structures by their hexes below 0."""
        if not actions.is_attack(action):
            return None
        position = as_battle(state)
        start, target_hex = actions.unpack_attack(action)
        target = position.at[target_hex]
        return position.at[start], target if target >= 0 else ~target_hex

    def unit(self, state: game.State, who: Who) -> dict[str, str] | None:
        position = as_battle(state)
        if who < 0:
            hex_ = LABELS[~who]
            standing: dict[str, str] = position.view(None).structures
            return {"unit": standing[hex_], "hex": hex_} if hex_ in standing else None
        if who >= len(position.hex) or position.hex[who] < 0:
            return None
        kind = position.scenario.kinds[position.kind[who]]
        return {"unit": kind.key, "hex": LABELS[position.hex[who]]}

    def odds(self, state: game.State, action: int) -> dict[str, Fraction]:
        if not actions.is_attack(action):
            return {}
        found = state.odds(action)
        return {"harm": found.harm, "eliminate": found.eliminate}

    def held(self, state: game.State, seat: int) -> list[str]:
        """The hand, and the support cards of the side."""
        position = as_battle(state)
        side = position.scenario.sides[seat]
        hand = [position.scenario.cards[side][card].key for card in each(position.hand[seat])]
        kept = [card for card in each(position.support) if SUPPORT_SIDE[card] == side]
        return hand + [SUPPORTS[card] for card in kept]


LEDGER: Final[Ledger] = BattleLedger()
