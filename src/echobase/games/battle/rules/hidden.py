"""Hidden cards: full states that agree with what one seat may know (B-TURN-13, B-TEAM-13).

Decks are sets; chance decides which card is drawn. So the only hidden facts are which unseen
cards are in which hand and, in a pair, which member's deck an unseen card went to. A seat knows
the cards in its own side's hands, everything ever shown, and that a reshuffled deck holds what was
in the discard pile: whatever a player held across a reshuffle must still be in that hand.
"""

from echobase.core.aliases import Action, Mask, Seat, Side
from echobase.core.chance import Rng
from echobase.core.masks import BIT, each
from echobase.core.rows import replaced
from echobase.core.sides import NOBODY
from echobase.games.battle.rules.notation import write
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.steps import DEAL, DRAW, about, step_of


def known_owner(position: Position, seat: Seat, mine: bool) -> Mask:
    """The cards that certainly belong to a seat, as its own side or the enemy sees it."""
    known = position.owned[seat]
    return known | position.hand[seat] if mine else known


def certain_hand(position: Position, seat: Seat, mine: bool) -> Mask:
    """The cards that are certainly in the seat's hand."""
    if mine:
        return position.hand[seat]
    return position.kept[seat] & position.owned[seat]


def notation_for(position: Position, action: Action, seat: Seat | None) -> str:
    """The action as a seat or a spectator may read it: who drew a card, but not which."""
    text = write(position, action)
    drawn = position.todo and step_of(position.todo[-1]) in (DEAL, DRAW)
    if not drawn or position.winner != NOBODY:
        return text
    sides = position.scenario.sides
    if seat is not None and sides[seat] == sides[about(position.todo[-1])]:
        return text
    return f"{text.split()[0]} ?"


def pick(cards: list[int], count: int, rng: Rng) -> Mask:
    """Remove n random cards from the list and return them as a mask."""
    mask = 0
    for _ in range(count):
        index = min(int(rng.random() * len(cards)), len(cards) - 1)
        mask |= BIT[cards[index]]
        cards[index] = cards[-1]
        cards.pop()
    return mask


def reassign(position: Position, viewer: Seat, rng: Rng) -> None:
    """Redistribute at random, in place, every card whose location the viewer cannot know."""
    scenario = position.scenario
    for side, members in enumerate(scenario.members):
        mine = scenario.sides[viewer] == side
        everything = scenario.shared_cards[side] if dealing(position, side) else 0
        known = 0
        for seat in members:
            everything |= holdings(position, seat)
            known |= known_owner(position, seat, mine)
        unassigned = each(everything & ~known)
        for seat in members:
            _resample(position, seat, mine, unassigned, rng)


def dealing(position: Position, side: Side) -> bool:
    """Whether the pair's common cards are still being dealt."""
    return any(
        step_of(frame) == DEAL and position.scenario.sides[about(frame)] == side
        for frame in position.todo
    )


def holdings(position: Position, seat: Seat) -> Mask:
    """All cards of a seat wherever they are, except the played ones, which are known."""
    return position.hand[seat] | position.deck[seat] | position.discard[seat]


def _resample(position: Position, seat: Seat, mine: bool, unassigned: list[int], rng: Rng) -> None:
    hand = position.hand[seat]
    everything = holdings(position, seat)
    known = everything & known_owner(position, seat, mine)
    guessed = pick(unassigned, len(each(everything & ~known)), rng)
    certain = certain_hand(position, seat, mine)
    # Guessed cards were never shown: after a reshuffle they can only be in the hand.
    reshuffled = position.kept[seat] & ~position.owned[seat] & hand
    if reshuffled and not mine:
        certain |= guessed
    # A support card in the deck is laid open when it is drawn, so it is never in the hand.
    laid = position.deck[seat] & position.scenario.support_cards[position.scenario.sides[seat]]
    hidden = (known | guessed) & ~position.discard[seat] & ~certain & ~laid
    wanted = len(each(hand)) - len(each(certain))
    drawn = pick(each(hidden), wanted, rng)
    position.hand = replaced(position.hand, seat, certain | drawn)
    position.deck = replaced(position.deck, seat, (hidden & ~drawn) | laid)
    if not mine:
        position.kept = replaced(position.kept, seat, certain & position.hand[seat])


def face_up(position: Position, side: Side) -> Mask:
    """The cards of a side that lie in front of its players and in their discard piles."""
    cards = position.played if position.active == side else 0
    for seat in position.scenario.members[side]:
        cards |= position.discard[seat]
    return cards
