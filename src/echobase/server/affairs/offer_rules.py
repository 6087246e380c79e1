"""Offers at a table: who can make which, who is asked, and when one is no longer good."""

from typing import Final

from echobase.play.game_log import GameLog
from echobase.server.affairs.table_events import Affairs, OpenOffer


class OFFERS:
    """What can be offered."""

    draw: Final = "draw"
    undo: Final = "undo"
    pause: Final = "pause"
    abandon: Final = "abandon"
    rematch: Final = "rematch"


OPPONENTS_ONLY: Final = (OFFERS.draw, OFFERS.undo)
"""Offers that the other side answers; everybody answers the others."""


def answerers(game_log: GameLog, what: str, by: int) -> list[int]:
    """The people who are asked."""
    sides, facts = game_log.state.sides(), game_log.facts
    others = [seat for seat, _ in enumerate(sides) if seat != by and facts.is_person(seat)]
    if what in OPPONENTS_ONLY:
        return [seat for seat in others if sides[seat] != sides[by]]
    return others


def undo_choice(game_log: GameLog, seat: int) -> int:
    """The row that began the last choice of a seat, -1 without one."""
    own = (entry.begun for entry in reversed(game_log.entries) if entry.actor == seat)
    return next(own, -1)


def alive(offer: OpenOffer, game_log: GameLog) -> bool:
    """Whether an offer is still good: a draw and an undo die when an opponent moves."""
    if (offer.what == OFFERS.rematch) != game_log.over:
        return False
    if offer.what not in OPPONENTS_ONLY:
        return True
    sides = game_log.state.sides()
    later = [entry for entry in game_log.entries if entry.number > offer.row]
    moved = any(entry.actor >= 0 and sides[entry.actor] != sides[offer.by] for entry in later)
    if offer.what == OFFERS.undo and all(one.begun != offer.to for one in game_log.entries):
        return False
    return not moved


def offerable(game_log: GameLog, affairs: Affairs, seat: int) -> list[str]:
    """What a seat can offer now."""
    facts = game_log.facts
    if facts.guided or facts.record or not facts.is_person(seat):
        return []
    if game_log.over:
        wanted = [OFFERS.rematch] if affairs.following is None else []
    else:
        wanted = [OFFERS.draw, OFFERS.undo, OFFERS.pause, OFFERS.abandon]
        if affairs.paused:
            wanted.remove(OFFERS.pause)
        if undo_choice(game_log, seat) < 0:
            wanted.remove(OFFERS.undo)
    alone = (OFFERS.pause, OFFERS.abandon)
    return [
        what
        for what in wanted
        if (what in alone or answerers(game_log, what, seat))
        and not (what in affairs.offers and alive(affairs.offers[what], game_log))
    ]
