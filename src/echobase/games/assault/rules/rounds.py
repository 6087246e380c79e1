"""Turns and action rounds: drawing cards, who may act, when a round ends (A-TURN, A-ACTION)."""

from typing import Final

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.events import Log, Message
from echobase.core.sides import EMPIRE, NOBODY
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    DRAW_EVENT,
    FIRES,
    FULL_ACTION_DECK,
    HARPOONS,
    MOVES,
    NO_CARD,
    ROUNDS,
    THE_FORCE,
)
from echobase.games.assault.rules.destinations import rank
from echobase.games.assault.rules.event_cards import legal_repairs
from echobase.games.assault.rules.fire import TargetTable, add_shots
from echobase.games.assault.rules.force import points_it_might_have, points_of
from echobase.games.assault.rules.harpoon import legal_harpoons
from echobase.games.assault.rules.move import add_moves, ends_of
from echobase.games.assault.rules.position import FORCE_POINTS, Position
from echobase.games.assault.rules.steps import DRAW, EVENT, ROUND
from echobase.games.assault.rules.units import FIRST, SPEEDER_1, WALKER, is_speeder
from echobase.games.assault.rules.walker import legal_walk, movement_points

LONG_ODDS: Final = 5
"""A shot that needs this many Force Points is at long odds."""


def begin_turn(position: Position, turn: int, log: Log | None) -> None:
    """All 20 action cards are shuffled (A-TURN-01)."""
    position.turn = turn
    position.round = 1
    position.action_deck = FULL_ACTION_DECK.copy()
    position.step = DRAW
    if log is not None:
        log.append(Message("assault-turn", {"turn": turn}))


def open_round(position: Position, card: int, log: Log | None) -> None:
    """The card drawn opens an action round or an Event round (A-TURN-02, A-ACTION-15)."""
    position.action_deck[card] -= 1
    position.card = card
    position.step = EVENT if card == DRAW_EVENT else ROUND
    if log is not None:
        key = ACTION_CARDS[card].key
        log.append(Message("assault-card", {"card": key, "round": position.round}))


def end_round(position: Position, log: Log | None) -> None:
    """Unspent points and Luke's armour end with the round (A-TURN-08)."""
    position.used = 0
    position.walker = NOBODY
    position.points = 0
    position.raised = 0
    position.card = NO_CARD
    if position.round == ROUNDS:
        begin_turn(position, position.turn + 1, log)
    else:
        position.round += 1
        position.step = DRAW


def actors(position: Position) -> list[Unit]:
    """The units that the card names and that have not acted (A-ACTION-01, A-ACTION-04)."""
    used = position.used
    found: list[int] = []
    for kind in ACTION_CARDS[position.card].kinds:
        for unit in range(FIRST[kind], FIRST[kind + 1]):
            if position.in_play(unit) and not used >> unit & 1:
                found.append(unit)
    return found


def legal_in_round(position: Position) -> list[Action]:
    """Everything the active player may do now, DONE first, ascending."""
    card = ACTION_CARDS[position.card]
    units = actors(position)
    found = [actions.DONE]
    if card.side == EMPIRE:
        found += legal_repairs(position)
    if card.allows & MOVES and card.kinds[0] == WALKER:
        for walker in units:
            found += legal_walk(position, walker, movement_points(position, walker))
    if card.allows & HARPOONS:
        for unit in units:
            found += legal_harpoons(position, unit)
    if card.allows & MOVES and card.kinds[0] != WALKER:
        for unit in units:
            add_moves(position, unit, found)
    if card.allows & FIRES and units:
        marks = TargetTable(position, card.side)
        for unit in units:
            add_shots(position, unit, marks, points_of(position, unit), found)
    return found


def legal_after_move(position: Position, unit: Unit, start: Hex) -> list[Action]:
    """The choices of the round after a unit has moved from hex to hex.

    The others keep theirs, but the hex it left is now free and the one it entered is not.
    """
    end = position.place[unit]
    found = position.legal.copy()
    drop(found, actions.fire(unit, 0, 0, False), actions.fire(unit + 1, 0, 0, False))
    drop(found, actions.move(unit, 0), actions.move(unit + 1, 0))
    if is_speeder(unit):
        speeder = unit - SPEEDER_1
        drop(found, actions.harpoon(speeder, 0, 0), actions.harpoon(speeder + 1, 0, 0))
    for other in actors(position):
        ends = ends_of(position, other)
        if ends is None:
            continue
        if ends.there[start]:
            number = actions.MOVES_OF[other][start]
            found.insert(rank(found, number), number)
        if ends.there[end]:
            del found[rank(found, actions.MOVES_OF[other][end])]
    return found


def drop(numbers: list[int], first: int, last: int) -> None:
    """Remove the numbers from `first` up to but excluding `last` from an ascending list."""
    del numbers[rank(numbers, first) : rank(numbers, last)]


def might_fire(position: Position) -> bool:
    """Whether a unit could fire if it were Luke's.

    A round that ended automatically for every speeder but Luke's would reveal him, so shots that
    need points keep it open for all speeders that might be his (A-ACTION-11, A-LUKE-16).
    """
    return len(hidden_shots(position, FORCE_POINTS)) > 0


def only_long_odds(position: Position) -> bool:
    """Whether nobody could do anything but fire with at least LONG_ODDS of Luke's points.

    Like `might_fire`, it takes all speeders that might be his for Luke's, so it tells nothing about
    him. With the Force card, which hits without a roll, no odds are long.
    """
    if position.step != ROUND or position.holds(THE_FORCE):
        return False
    if len(hidden_shots(position, LONG_ODDS - 1)) > 0:
        return False
    for action in legal_in_round(position):
        if action != actions.DONE and actions.points_in(action) < LONG_ODDS:
            return False
    return might_fire(position)


def hidden_shots(position: Position, most: int) -> list[Action]:
    """Shots of the Rebels with at most n points, if every unit that might be Luke's were his."""
    card = ACTION_CARDS[position.card]
    found: list[int] = []
    if card.allows & FIRES and card.side != EMPIRE:
        marks = TargetTable(position, card.side)
        for unit in actors(position):
            points = min(points_it_might_have(position, unit), most)
            add_shots(position, unit, marks, points, found)
    return found
