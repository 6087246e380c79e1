"""What tells two choices of an assault apart: damage, transports, shots, held cards."""

from fractions import Fraction
from typing import Final

from echobase.core import game
from echobase.core.sides import EMPIRE, SIDES
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import EVENT_CARDS, HELD_BY, HELD_CARDS
from echobase.games.assault.rules.damage import SPEEDER_DIES, WALKER_DIES
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import (
    GENERATOR,
    NAMES,
    SIDE,
    SPEEDER_1,
    UNITS,
    is_speeder,
    is_walker,
)
from echobase.play.statistics import Ledger, Who


class AssaultLedger:
    """Implements `play.statistics.Ledger`."""

    losses: tuple[str, ...] = ("damage",)
    gains: tuple[str, ...] = ()
    holding = "event"

    def count(self, state: game.State, side: str) -> dict[str, int]:
        """The points of damage that all units and installations of a side can still take."""
        position, number = as_assault(state), SIDES.index(side)
        units = [u for u in range(UNITS) if SIDE[u] == number and position.in_play(u)]
        damage = sum(endurance(position, unit) for unit in units)
        if number != EMPIRE:
            damage += position.grid_stands + (position.reason != "generator")
        return {"damage": damage}

    def attack(self, state: game.State, action: int) -> tuple[Who, Who] | None:
        if actions.is_fire(action):
            return actions.unpack_fire(action)[:2]
        if actions.is_harpoon(action):
            speeder, walker, _ = actions.unpack_harpoon(action)
            return SPEEDER_1 + speeder, walker
        return None

    def unit(self, state: game.State, who: Who) -> dict[str, str] | None:
        position = as_assault(state)
        if who >= UNITS:
            there = position.reason != "generator" if who == GENERATOR else position.grid_stands
            return {"unit": NAMES[who]} if there else None
        return {"unit": NAMES[who]} if position.in_play(who) else None

    def odds(self, state: game.State, action: int) -> dict[str, Fraction]:
        if not actions.is_fire(action) and not actions.is_harpoon(action):
            return {}
        found = state.odds(action)
        return {"hit": found.hit, "destroy": found.destroy}

    def held(self, state: game.State, seat: int) -> list[str]:
        """The event cards that lie face up in front of a side."""
        position = as_assault(state)
        owned = zip(HELD_CARDS, HELD_BY, strict=True)
        return [EVENT_CARDS[card] for card, by in owned if by == seat and position.holds(card)]


def endurance(position: State, unit: int) -> int:
    """The hits that destroy a unit."""
    if is_walker(unit):
        return WALKER_DIES - position.body[unit]
    if is_speeder(unit):
        return SPEEDER_DIES - position.hull[unit - SPEEDER_1]
    return 1


LEDGER: Final[Ledger] = AssaultLedger()
