"""Steps 1 and 5, playing and drawing cards: hands, decks, discard piles (B-PLAY, B-DRAW)."""

from echobase.core.aliases import Action, Mask, Seat, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT, each, lowest
from echobase.core.rows import NOTHING, in_order, replaced
from echobase.core.sides import SIDES
from echobase.core.vectors import append, vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE, PASS
from echobase.games.battle.rules.board import OFF
from echobase.games.battle.rules.cards import COMBAT_EXPERIENCE, NO_CARD, SPECIAL_ORDERS
from echobase.games.battle.rules.events import note_support
from echobase.games.battle.rules.order import begin_orders
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.steps import (
    DRAW,
    EXCHANGE,
    PLAY,
    RECOVER,
    REFILL,
    STRIKE,
    drop,
    push,
    skip,
)


def legal_plays(position: Position) -> vec[i64]:
    """One card from the player's hand, or a support card instead (B-PLAY-01, B-SUPPORT-05)."""
    hand = position.hand[position.seat]
    experience = position.played == 0 and position.may_use(COMBAT_EXPERIENCE)
    found = vec[i64](capacity=6)
    if experience and not hand:
        found = append(found, DONE)
    if position.played == 0 and position.scenario.passing and (hand or experience):
        found = append(found, PASS)
    cards = hand
    while cards:
        found = append(found, actions.PLAY + lowest(cards))
        cards &= cards - 1
    if experience:
        found = append(found, actions.support(COMBAT_EXPERIENCE, OFF))
    return found


def play(position: Position, action: Action, log: Log | None) -> None:
    """Lay the card face up; it stays in front of the player until the draw step (B-PLAY-03)."""
    seat = position.seat
    if action == PASS:
        skip(position, REFILL)
        if log is not None:
            log.append(Message("battle-passed", {"side": SIDES[position.active]}))
        return
    if actions.is_support(action):
        position.support &= ~(1 << COMBAT_EXPERIENCE)
        note_support(COMBAT_EXPERIENCE, log)
        skip(position, REFILL)
        position.card = position.scenario.combat_experience
        begin_orders(position, log)
        return
    number = action - actions.PLAY
    show(position, seat, BIT[number])
    position.played |= BIT[number]
    position.card = position.scenario.cards[position.active][number]
    if log is not None:
        log.append(
            Message("battle-played", {"side": SIDES[position.active], "card": position.card.key})
        )
    if position.card.discards:
        push(position, PLAY)
        for mate in position.scenario.members[position.active]:
            if mate != seat:
                push(position, EXCHANGE, mate)
        push(position, EXCHANGE, seat)
        return
    if position.card.strikes:
        push(position, STRIKE)
    begin_orders(position, log)


def show(position: Position, seat: Seat, card: Mask) -> None:
    """Take a card out of a hand for everybody to see."""
    position.hand = replaced(position.hand, seat, position.hand[seat] & ~card)
    if position.kept[seat] & card:
        position.kept = replaced(position.kept, seat, position.kept[seat] & ~card)
    if not position.owned[seat] & card:
        position.owned = replaced(position.owned, seat, position.owned[seat] | card)


def legal_exchanges(position: Position, seat: Seat) -> vec[i64]:
    """Deploy the Fleet: hand cards that may be discarded, named in order (B-CARD-27).

    The step never ends by itself while cards and discards are left: that would reveal
    something about the hand to the enemy.
    """
    if position.chosen_so_far == position.card.discards or not position.hand[seat]:
        return NOTHING
    cards = [card for card in each(position.hand[seat]) if card > position.last_choice]
    return in_order([DONE, *[actions.DISCARD + card for card in cards]])


def discard(position: Position, seat: Seat, action: Action, log: Log | None) -> None:
    card = action - actions.DISCARD
    show(position, seat, BIT[card])
    position.discard = replaced(position.discard, seat, position.discard[seat] | BIT[card])
    if log is not None:
        key = position.scenario.cards[position.scenario.sides[seat]][card].key
        log.append(Message("battle-discarded", {"card": key}))


def exchange(position: Position, seat: Seat, action: Action, log: Log | None) -> None:
    discard(position, seat, action, log)
    position.chosen_so_far += 1
    position.last_choice = action - actions.DISCARD


def end_exchange(position: Position, seat: Seat) -> None:
    """Draw as many as were discarded; the active player draws one more (B-TEAM-15)."""
    active = seat == position.seat
    for _ in range(position.chosen_so_far + (1 if active else 0)):
        push(position, DRAW, seat)
    position.chosen_so_far = 0
    position.last_choice = -1


def renew_deck(position: Position, seat: Seat, log: Log | None) -> None:
    """Make a new deck from the discards when the deck is empty (B-DRAW-02, B-DRAW-03)."""
    if position.deck[seat] or not position.discard[seat]:
        return
    position.deck = replaced(position.deck, seat, position.discard[seat])
    position.discard = replaced(position.discard, seat, 0)
    position.kept = replaced(position.kept, seat, position.hand[seat])
    if log is not None:
        side = SIDES[position.scenario.sides[seat]]
        log.append(Message("battle-reshuffled", {"side": side}))


def can_draw(position: Position, seat: Seat, log: Log | None) -> bool:
    """Whether there is a card to draw (B-DRAW-04): discards may have refilled an empty deck."""
    renew_deck(position, seat, log)
    return position.deck[seat] != 0


def draw(position: Position, seat: Seat, action: Action, log: Log | None) -> None:
    """Take a card into the hand; after the last one the discards become the deck at once."""
    card: Mask = BIT[action - actions.DRAW]
    position.deck = replaced(position.deck, seat, position.deck[seat] & ~card)
    side = position.scenario.sides[seat]
    if position.scenario.support_cards[side] & card:
        lay_open(position, seat, action - actions.DRAW, log)
        return
    position.hand = replaced(position.hand, seat, position.hand[seat] | card)
    if log is not None:
        log.append(Message("battle-drew", {"side": SIDES[position.scenario.sides[seat]]}))
    renew_deck(position, seat, log)


def lay_open(position: Position, seat: Seat, number: i64, log: Log | None) -> None:
    """A support card from the deck goes beside it, and another card is drawn (B-SUPPORT-22)."""
    card = position.scenario.cards[position.scenario.sides[seat]][number]
    position.support |= BIT[card.support]
    if log is not None:
        log.append(Message("battle-support-drawn", {"card": card.key}))
    renew_deck(position, seat, log)
    push(position, DRAW, seat)


def refill(position: Position, log: Log | None) -> None:
    """Discard what was played, then draw one card (B-DRAW-01)."""
    seat = position.seat
    discards = position.discard[seat] | position.played
    position.discard = replaced(position.discard, seat, discards)
    position.played = 0
    position.card = NO_CARD
    push(position, DRAW, seat)
    if position.may_use(SPECIAL_ORDERS) and position.discard[seat]:
        push(position, RECOVER, seat)


def legal_recoveries(position: Position, seat: Seat) -> vec[i64]:
    """Special Orders: any card from the player's discard pile instead of drawing (B-SUPPORT-12)."""
    cards = each(position.discard[seat])
    return in_order([DONE, *[actions.RECOVER + card for card in cards]])


def recover(position: Position, seat: Seat, action: Action, log: Log | None) -> None:
    number = action - actions.RECOVER
    card: Mask = BIT[number]
    position.support &= ~(1 << SPECIAL_ORDERS)
    note_support(SPECIAL_ORDERS, log)
    position.discard = replaced(position.discard, seat, position.discard[seat] & ~card)
    position.hand = replaced(position.hand, seat, position.hand[seat] | card)
    position.kept = replaced(position.kept, seat, position.kept[seat] | card)
    drop(position)


def deal(position: Position, seat: Seat, action: Action) -> None:
    """A pair's common cards are dealt face down to its first member; the teammate gets the rest."""
    scenario = position.scenario
    side = scenario.sides[seat]
    card: Mask = BIT[action - actions.DEAL]
    position.deck = replaced(position.deck, seat, position.deck[seat] | card)
    shared = scenario.shared_cards[side]
    dealt = position.deck[seat] & shared
    if 2 * len(each(dealt)) >= len(each(shared)):
        mate = scenario.members[side][1]
        position.deck = replaced(position.deck, mate, position.deck[mate] | shared & ~dealt)
