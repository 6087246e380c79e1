"""Turns and action rounds: drawing cards, when a round ends (A-TURN, A-ACTION)."""

from typing import Final

from echobase.core.aliases import i64
from echobase.core.events import Log, Message
from echobase.core.rows import replaced, row
from echobase.core.sides import EMPIRE, NOBODY
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    DRAW_EVENT,
    FIRES,
    FULL_ACTION_DECK,
    NO_CARD,
    ROUNDS,
    THE_FORCE,
)
from echobase.games.assault.rules.choices import list_round, may_act
from echobase.games.assault.rules.fire import TargetTable, has_enemy_near, has_shot
from echobase.games.assault.rules.force import points_it_might_have
from echobase.games.assault.rules.position import FORCE_POINTS, Position
from echobase.games.assault.rules.steps import DRAW, EVENT, ROUND

LONG_ODDS: Final = 5
"""A shot that needs this many Force Points is at long odds."""


def begin_turn(position: Position, turn: i64, log: Log | None) -> None:
    """All 20 action cards are shuffled (A-TURN-01)."""
    position.turn = turn
    position.round = 1
    position.action_deck = row(FULL_ACTION_DECK)
    position.step = DRAW
    if log is not None:
        log.append(Message("assault-turn", {"turn": turn}))


def open_round(position: Position, card: i64, log: Log | None) -> None:
    """The card drawn opens an action round or an Event round (A-TURN-02, A-ACTION-15)."""
    deck = position.action_deck
    position.action_deck = replaced(deck, card, deck[card] - 1)
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
    position.kept = False
    if position.round == ROUNDS:
        begin_turn(position, position.turn + 1, log)
    else:
        position.round += 1
        position.step = DRAW


def might_fire(position: Position) -> bool:
    """Whether a unit could fire if it were Luke's.

    A round that ended automatically for every speeder but Luke's would reveal him, so shots that
    need points keep it open for all speeders that might be his (A-ACTION-11, A-LUKE-16).
    """
    return might_fire_with(position, FORCE_POINTS)


def only_long_odds(position: Position) -> bool:
    """Whether nobody could do anything but fire with at least LONG_ODDS of Luke's points.

    Like `might_fire`, it takes all speeders that might be his for Luke's, so it tells nothing about
    him. With the Force card, which hits without a roll, no odds are long.
    """
    if position.step != ROUND or position.holds(THE_FORCE):
        return False
    if might_fire_with(position, LONG_ODDS - 1):
        return False
    for action in list_round(position):
        if action != actions.DONE and actions.points_in(action) < LONG_ODDS:
            return False
    if position.room:
        return False
    return might_fire(position)


def might_fire_with(position: Position, most: i64) -> bool:
    """Whether a Rebel unit could fire with at most n points if it were Luke's where it might be."""
    card = ACTION_CARDS[position.card]
    if not card.allows & FIRES or card.side == EMPIRE:
        return False
    marks: TargetTable | None = None
    for unit in range(card.first, card.last):
        if may_act(position, unit):
            points = min(points_it_might_have(position, unit), most)
            if has_enemy_near(position, unit, points):
                if marks is None:
                    marks = TargetTable(position, card.side)
                if has_shot(position, unit, marks, points):
                    return True
    return False
