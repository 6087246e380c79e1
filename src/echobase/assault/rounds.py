"""Turns and action rounds: drawing cards, who may act, when a round ends (A-TURN, A-ACTION)."""

from echobase.assault.cards import (
    ACTION_CARDS,
    DRAW_EVENT,
    FIRES,
    FULL_ACTION_DECK,
    HARPOONS,
    MOVES,
    NO_CARD,
    ROUNDS,
)
from echobase.assault.events import legal_repairs
from echobase.assault.fire import Marks, legal_shots
from echobase.assault.force import points_it_might_have, points_of
from echobase.assault.harpoon import legal_harpoons
from echobase.assault.move import legal_moves
from echobase.assault.position import Position
from echobase.assault.steps import DRAW, EVENT, ROUND
from echobase.assault.units import FIRST, WALKER
from echobase.assault.walker import legal_walk, movement_points
from echobase.core.events import Log, Message
from echobase.core.sides import EMPIRE, NOBODY


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


def actors(position: Position) -> list[int]:
    """The units that the card names and that have not acted (A-ACTION-01, A-ACTION-04)."""
    used = position.used
    found: list[int] = []
    for kind in ACTION_CARDS[position.card].kinds:
        for unit in range(FIRST[kind], FIRST[kind + 1]):
            if position.in_play(unit) and not used >> unit & 1:
                found.append(unit)
    return found


def legal_in_round(position: Position) -> list[int]:
    """Everything the active player may do now, beside being done, ascending."""
    card = ACTION_CARDS[position.card]
    units = actors(position)
    found = legal_repairs(position) if card.side == EMPIRE else []
    if card.allows & MOVES and card.kinds[0] == WALKER:
        for walker in units:
            found += legal_walk(position, walker, movement_points(position, walker))
    if card.allows & HARPOONS:
        for unit in units:
            found += legal_harpoons(position, unit)
    if card.allows & MOVES and card.kinds[0] != WALKER:
        for unit in units:
            found += legal_moves(position, unit)
    if card.allows & FIRES:
        marks = Marks(position, card.side)
        for unit in units:
            found += legal_shots(position, unit, marks, points_of(position, unit))
    return found


def waits(position: Position) -> bool:
    """Whether the round goes on: somebody can act, or might, as far as the enemy knows.

    A round that ended by itself for every speeder but Luke's would betray him, so shots that only
    points make possible keep it open for all speeders that might be his (A-ACTION-11, A-LUKE-16).
    """
    card = ACTION_CARDS[position.card]
    if card.side == EMPIRE and legal_repairs(position):
        return True
    units = actors(position)
    if card.allows & MOVES:
        for unit in units:
            if card.kinds[0] != WALKER:
                if legal_moves(position, unit):
                    return True
            elif legal_walk(position, unit, movement_points(position, unit)):
                return True
    if card.allows & HARPOONS:
        for unit in units:
            if legal_harpoons(position, unit):
                return True
    if card.allows & FIRES:
        marks = Marks(position, card.side)
        for unit in units:
            if legal_shots(position, unit, marks, points_it_might_have(position, unit)):
                return True
    return False
