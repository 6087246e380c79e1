"""Why a unit cannot be ordered: its kind, its section, or no order is left."""

from typing import Final

from echobase.core.aliases import Unit, i64
from echobase.core.events import Message
from echobase.core.masks import size
from echobase.games.battle.rules.board import CENTRE, LABELS, LEFT, RIGHT, SECTIONS_OF
from echobase.games.battle.rules.cards import ALL
from echobase.games.battle.rules.order import allowed_kinds, section_orders, sections_open
from echobase.games.battle.rules.position import Position

PARTS: Final = (LEFT, CENTRE, RIGHT)
SECTION_NAMES: Final = {
    LEFT: "left",
    CENTRE: "centre",
    RIGHT: "right",
    LEFT | CENTRE: "left-centre",
    CENTRE | RIGHT: "centre-right",
}


def why_not_order(position: Position, unit: Unit) -> Message | None:
    """Why the card in play cannot order a unit of the active side; None when it can.

    What the card never allows says more than that its orders are used up.
    """
    hex_ = position.hex[unit]
    card = position.card.key
    if position.ordered >> unit & 1:
        return Message("battle-why-ordered-already", {"hex": LABELS[hex_]})
    limit = 1 if position.fell_back else position.card.orders
    if limit == 0:
        return Message("battle-why-no-orders", {"card": card})
    if not allowed_kinds(position) >> position.kind[unit] & 1:
        return Message("battle-why-wrong-kind", {"unit": position.key(unit), "card": card})
    sections = SECTIONS_OF[position.active][hex_]
    args = {"hex": LABELS[hex_], "card": card, "section": SECTION_NAMES[sections]}
    if orders_in(position, sections) == 0:
        return Message("battle-why-wrong-section", args)
    if size(position.ordered & ~position.scouted) >= limit:
        return Message("battle-why-no-orders-left", {"orders": limit, "card": card})
    if not sections_open(position) >> sections & 1:
        return Message("battle-why-section-used", args)
    return None


def orders_in(position: Position, sections: i64) -> i64:
    """How many orders the card gives in these sections, before any is used."""
    if position.card.everywhere or position.fell_back:
        return ALL
    orders = section_orders(position)
    return sum(orders[place] for place, part in enumerate(PARTS) if sections & part)
