"""What somebody at a table is told about it apart from the game."""

from typing import TYPE_CHECKING, Any, cast

from echobase.server.affairs import server_time
from echobase.server.affairs.match_score import pair_score
from echobase.server.affairs.offer_rules import alive, answerers, offerable
from echobase.server.affairs.table_events import SAY, SPECTATOR, TableEvent
from echobase.server.messages.talk import (
    ClockNow,
    FollowingGame,
    OfferKind,
    OfferNow,
    PairScore,
    Remark,
    Talk,
)
from echobase.server.rooms.delayed_view import is_delayed
from echobase.text import Text
from echobase.text.player_names import seat_name

if TYPE_CHECKING:
    from echobase.server.rooms.rooms import Room


class TalkFeed:
    """What one connection has been told, and what it is told next."""

    def __init__(self, room: "Room", seat: int | None) -> None:
        self.room = room
        self.seat = seat
        self.told = -1
        """The number of the last remark that was sent."""
        self.sent: object = None
        """What was true when the last message was sent."""

    def again(self) -> None:
        """Send everything once more, in another language."""
        self.told, self.sent = -1, None

    def due(self, text: Text) -> Talk | None:
        """The next message, if anything has changed."""
        affairs = self.room.affairs
        if not affairs.social:
            return None
        until = affairs.until(self.seat)
        remarks = [one for one in affairs.state.told if one.number > self.told and one.at < until]
        away, can = affairs.away(), self.can()
        offers = [what for what, one in affairs.state.offers.items() if self.is_alive(what)]
        true = (affairs.state, id(affairs.clock), away, can, offers, self.room.game_log.over)
        if true == self.sent and not remarks:
            return None
        self.sent = true
        self.told = remarks[-1].number if remarks else self.told
        return self.talk([self.remark(one, text) for one in remarks], away, can, text)

    def can(self) -> list[str]:
        if self.seat is None:
            return []
        return offerable(self.room.game_log, self.room.affairs.state, self.seat)

    def is_alive(self, what: str) -> bool:
        return alive(self.room.affairs.state.offers[what], self.room.game_log)

    def talk(self, remarks: list[Remark], away: list[int], can: list[str], text: Text) -> Talk:
        affairs, seat, facts = self.room.affairs, self.seat, self.room.facts
        state, terms = affairs.state, affairs.agreed.terms
        following = state.following
        late = seat is None and is_delayed(terms) and not self.room.game_log.over
        return Talk(
            seat=seat,
            remarks=remarks,
            write=seat is not None or terms.spectators_talk,
            offers=[self.offer(what, text) for what in state.offers if self.is_alive(what)],
            can=cast(list[OfferKind], can),
            paused=state.paused,
            replaced=sorted(state.replaced),
            away=[one for one in away if one != seat],
            leave=seat is not None
            and not self.room.game_log.over
            and (facts.is_person(seat) or seat in state.replaced),
            clock=None if late else self.clock(),
            following=None
            if following is None
            else FollowingGame(id=following.game, seats=list(following.seats), pair=following.pair),
            pair=None if late else self.pair(text),
            delayed=delay_text(self.room, text) if late else "",
        )

    def pair(self, text: Text) -> PairScore | None:
        """The score of the match that this game is part of."""
        affairs, state = self.room.affairs, self.room.affairs.state
        first = affairs.agreed.terms.games > 1 and state.preceding is None
        if not first and not affairs.won_before:
            return None
        before = None if first else affairs.won_before
        return pair_score(self.room.game_log, before, lambda seat: self.name(seat, text), text)

    def clock(self) -> ClockNow | None:
        affairs, facts = self.room.affairs, self.room.facts
        pace, now = affairs.agreed.terms.pace, server_time.now()
        if pace.kind == "none":
            return None
        left = [
            max(0.0, affairs.clock.remaining(seat, now, affairs.outages))
            if facts.is_person(seat)
            else None
            for seat in range(len(facts.seats))
        ]
        if pace.kind == "days":
            left = [
                None if seat != affairs.clock.running else time for seat, time in enumerate(left)
            ]
        people = {seat for seat, one in enumerate(affairs.agreed.seats) if one.kind == "person"}
        return ClockNow(
            kind=pace.kind,
            left=left,
            running=affairs.clock.running,
            out=pace.out,
            started=people <= affairs.state.sat,
        )

    def offer(self, what: str, text: Text) -> OfferNow:
        offer = self.room.affairs.state.offers[what]
        asked = answerers(self.room.game_log, what, offer.by)
        return OfferNow(
            what=cast(OfferKind, what),
            seat=offer.by,
            text=text(f"talk-offer-{what}", name=self.name(offer.by, text)),
            own=self.seat == offer.by,
            answer=self.seat in asked and self.seat not in offer.agreed,
        )

    def name(self, seat: int, text: Text) -> str:
        """Somebody at the table: by name if they have one, else by side and place."""
        if seat == SPECTATOR:
            return text("talk-spectator")
        given = self.room.facts.seats[seat].name
        return given or seat_name(self.room.game_log.state.sides(), seat, text)

    def remark(self, event: TableEvent, text: Text) -> Remark:
        name = self.name(event.seat, text)
        said = event.data["text"] if event.kind == SAY else self.notice(event, name, text)
        return Remark(
            number=event.number,
            at=event.at,
            seat=event.seat,
            kind=event.kind,
            name=name,
            text=said,
        )

    def notice(self, event: TableEvent, name: str, text: Text) -> str:
        """What happened, in a sentence."""
        data: dict[str, Any] = event.data
        if event.kind == "take-over":
            who = self.name(data["seat"], text)
            return text(f"talk-take-over-{data['why']}", name=who)
        if event.kind in ("offer", "agree", "refuse", "withdraw"):
            return text(f"talk-{event.kind}-{data['what']}", name=name)
        return text(f"talk-{event.kind}", name=name)


def delay_text(room: "Room", text: Text) -> str:
    terms = room.affairs.agreed.terms
    if terms.delay_turns:
        return text("talk-delayed-turns", turns=terms.delay_turns)
    return text("talk-delayed-minutes", minutes=terms.delay_minutes)
