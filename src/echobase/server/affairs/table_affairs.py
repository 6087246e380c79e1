"""A table apart from its game: talk, offers, pauses, computers that take over, and the clocks."""

import logging
from collections.abc import Callable, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Final

import msgspec

from echobase.ai import beginner
from echobase.core.early_end import ABANDON, AGREE, DRAW, FORFEIT, can_resign
from echobase.core.errors import Refusal
from echobase.play.game_log import GameLog, GameSettings, LogRow
from echobase.server.affairs import server_time
from echobase.server.affairs import table_events as kinds
from echobase.server.affairs.offer_rules import OFFERS, alive, answerers, offerable, undo_choice
from echobase.server.affairs.rematch import make_following
from echobase.server.affairs.table_clock import NOBODY, ClockState, Outage, fresh_clock
from echobase.server.affairs.table_events import SPECTATOR, Affairs, TableEvent, seated
from echobase.server.errors import AlreadyWritten, CannotStore
from echobase.server.messages.talk import LONGEST_REMARK
from echobase.server.rooms.delayed_view import DelayedLog, delayed, is_delayed
from echobase.server.storage.game_store import RemarkReport
from echobase.text import Text

if TYPE_CHECKING:
    from echobase.server.rooms.rooms import Room

RATE: Final = (8, 20.0)
"""So many remarks of a seat in so many seconds."""
AWAY: Final = 120.0
"""Seconds after which somebody who left may be replaced."""
TRIES: Final = 5
"""How often something is written again after another process was faster."""

log = logging.getLogger(__name__)


class TableAffairs:
    """What happens at one table apart from the moves."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.agreed: GameSettings = room.game_log.facts
        """The settings as they were agreed on, with people in all their seats."""
        self.state = Affairs()
        self.clock = fresh_clock(self.agreed.terms.pace, len(self.agreed.seats))
        self.outages: list[Outage] = []
        self.left: dict[int, float] = {}
        """When the last connection of a seat ended."""
        self.connected: frozenset[int] = frozenset()
        """The seats that were connected when that was last looked at."""
        self.won_before: list[float] | None = None
        """In the second game of a match: what each seat has won in the first."""
        self.times: dict[int, float] = {}
        """When rows were written, where spectators see the game later."""
        self.late: DelayedLog | None = None

    @property
    def timed(self) -> bool:
        return self.agreed.terms.pace.kind != "none"

    @property
    def social(self) -> bool:
        """Whether there is more than the game: people who play each other, or a clock."""
        people = sum(seat.kind == "person" for seat in self.agreed.seats)
        return not self.agreed.record and not self.agreed.guided and (people > 1 or self.timed)

    # Reading and writing.

    async def catch_up(self) -> None:
        """Read what another process, or this one before a restart, has written."""
        if not self.social:
            return
        store = self.room.store.tables
        events = await store.events(self.agreed.id, self.state.last)
        if self.timed:
            self.outages = await store.outages()
            clock = await store.clock(self.agreed.id)
            if clock is not None and clock != self.clock:
                self.clock = clock
                self.room.wake()
        if is_delayed(self.agreed.terms):
            self.times = await self.room.store.times(self.agreed.id)
        if events:
            self.take(events)
        if self.state.preceding is not None and self.won_before is None:
            self.won_before = await self.points_before()

    async def points_before(self) -> list[float]:
        """What each seat of this game has won in the one before: 1, a half, or nothing."""
        before = self.state.preceding
        if before is None or not before.pair:
            return []
        found = await self.room.store.digest(before.game)
        if not found.winner:
            return [0.5 if found.finished else 0.0 for _ in before.seats]
        return [float(found.sides[seat] == found.winner) for seat in before.seats]

    def take(self, events: list[TableEvent]) -> None:
        """Make events true that are stored."""
        replaced = self.state.replaced
        for event in events:
            self.state = self.state.after(event)
        if self.state.replaced != replaced:
            game_log = self.room.game_log.copy()
            game_log.facts = seated(self.agreed, self.state)
            self.room.game_log = game_log
        self.room.wake()

    async def add(
        self, seat: int, kind: str, data: dict[str, Any] | None = None, *, clock: bool = False
    ) -> None:
        """Store one more event and make it true; the lock of the room must be held."""
        for _ in range(TRIES):
            now = server_time.now()
            event = TableEvent(self.state.last + 1, now, seat, kind, data or {})
            changed = self.clock_after(self.state.after(event)) if clock else None
            try:
                row = None if changed is None else self.columns(changed)
                await self.room.store.tables.write(self.agreed.id, [event], row)
            except AlreadyWritten:
                await self.catch_up()
                continue
            if changed is not None:
                self.clock = changed
            self.take([event])
            return
        raise CannotStore("others were faster again and again")

    # Spectators.

    def shown_log(self, seat: int | None) -> GameLog:
        """The game as somebody sees it: spectators perhaps later than it is played."""
        game_log, terms = self.room.game_log, self.agreed.terms
        if seat is not None or not is_delayed(terms):
            return game_log
        found = delayed(game_log, terms, self.times, server_time.now())
        if self.late is None or not self.late.same(found):
            self.late = found
        return self.late.shown

    def until(self, seat: int | None) -> float:
        """The time from which on nothing is told to somebody."""
        self.shown_log(seat)
        return inf if seat is not None or self.late is None else self.late.until

    def written(self, rows: Sequence[LogRow]) -> None:
        """Note when rows were written."""
        if is_delayed(self.agreed.terms):
            self.times.update((row.number, server_time.now()) for row in rows)

    # The clocks.

    def deciding(self, game_log: GameLog, state: Affairs) -> int:
        """The seat whose time runs."""
        facts = seated(self.agreed, state)
        people = {seat for seat, one in enumerate(self.agreed.seats) if one.kind == "person"}
        if not self.timed or state.paused or game_log.over or not people <= state.sat:
            return NOBODY
        seat = self.room.interaction.decider(game_log)
        return seat if facts.is_person(seat) else NOBODY

    def clock_after(self, state: Affairs, game_log: GameLog | None = None) -> ClockState:
        """The clocks once this is true."""
        game_log = game_log or self.room.game_log
        seat, pace = self.deciding(game_log, state), self.agreed.terms.pace
        clock = self.clock
        for back in self.state.replaced.keys() - state.replaced.keys():
            clock = clock.revived(pace, back)
        heading = game_log.state.heading()
        return clock.moved(pace, seat, heading, server_time.now(), self.outages)

    def columns(self, clock: ClockState) -> dict[str, Any]:
        """The clocks as they are stored with the game."""
        written = msgspec.json.encode(clock).decode()
        return {"clock": written, "due": clock.due(server_time.now(), self.outages)}

    def clock_for(self, draft: GameLog) -> ClockState | None:
        """The clocks after new rows, if they change."""
        if not self.timed:
            return None
        changed = self.clock_after(self.state, draft)
        return None if changed is self.clock else changed

    async def check_clock(self) -> None:
        """Find out whether the time of a seat is up, and then what follows from that."""
        async with self.room.lock:
            await self.room.catch_up()
            seat, now = self.clock.running, server_time.now()
            if seat == NOBODY:
                return
            if self.clock.remaining(seat, now, self.outages) > 0:
                row = self.columns(self.clock)
                await self.room.store.tables.write(self.agreed.id, [], row)
                return
            await self.out_of_time(seat)
        self.room.proceed()

    async def out_of_time(self, seat: int) -> None:
        game_log = self.room.game_log
        if self.agreed.terms.pace.out == "loses" and can_resign(game_log.state):
            draft = game_log.copy()
            draft.end(seat, f"{FORFEIT} {draft.state.sides()[seat]}")
            await self.room.accept(draft, Text())
        else:
            await self.replace(SPECTATOR, seat, "time")

    # People come and go.

    async def sit(self, seat: int | None) -> None:
        """Somebody has come to the table."""
        if seat is None or not self.social:
            return
        if self.timed and seat not in self.state.sat:
            async with self.room.lock:
                await self.add(seat, kinds.SIT, clock=True)

    def notice_absence(self) -> None:
        """Somebody has come or gone."""
        now = self.room.attendance.seats
        for seat in self.connected - now:
            self.left[seat] = server_time.now()
        for seat in now:
            self.left.pop(seat, None)
        self.connected = now

    def away(self) -> list[int]:
        """The people who have been away for a while."""
        facts, now = self.room.facts, server_time.now()
        if self.agreed.terms.pace.kind == "days":
            return []
        return sorted(
            seat
            for seat, since in self.left.items()
            if now - since >= AWAY and facts.is_person(seat)
        )

    def waits_for_time(self) -> bool:
        """Whether somebody is told something only because time has passed."""
        return bool(self.left) or self.agreed.terms.delay_minutes > 0

    async def take_over(self, by: int | None, seat: int, text: Text) -> None:
        """Hand the own seat, or that of somebody who has left, to a computer."""
        async with self.room.lock:
            by = self.person(by, text)
            self.playing(text)
            if not 0 <= seat < len(self.agreed.seats) or not self.room.facts.is_person(seat):
                raise Refusal(text("talk-no-person"), "no-person")
            if seat != by and seat not in self.away():
                raise Refusal(text("talk-still-here"), "still-here")
            await self.replace(by, seat, "left" if seat == by else "away")
        self.room.proceed()

    async def replace(self, by: int, seat: int, why: str) -> None:
        row, player = self.room.game_log.number, beginner(self.agreed.game)
        data = {"seat": seat, "player": player, "why": why, "row": row}
        await self.add(by, kinds.TAKE_OVER, data, clock=True)

    async def take_back(self, by: int | None, text: Text) -> None:
        """Play the own seat again."""
        async with self.room.lock:
            if by is None or by not in self.state.replaced:
                raise Refusal(text("talk-not-replaced"), "not-replaced")
            row = self.room.game_log.number
            await self.add(by, kinds.TAKE_BACK, {"row": row}, clock=True)

    # Talk.

    async def say(self, seat: int | None, said: str, text: Text) -> None:
        """Say something to everybody."""
        said = "".join(c for c in said if c.isprintable() or c == "\n").strip()
        async with self.room.lock:
            if not self.social:
                raise Refusal(text("talk-nobody"), "no-talk")
            if seat is None and not self.agreed.terms.spectators_talk:
                raise Refusal(text("talk-only-players"), "spectator")
            if not said:
                raise Refusal(text("talk-empty"), "empty")
            if len(said) > LONGEST_REMARK:
                sentence = text("talk-too-long", most=LONGEST_REMARK, length=len(said))
                raise Refusal(sentence, "too-long")
            by = SPECTATOR if seat is None else seat
            most, period = RATE
            since = server_time.now() - period
            recent = [
                one
                for one in self.state.told
                if one.kind == kinds.SAY and one.seat == by and one.at > since
            ]
            if len(recent) >= most:
                raise Refusal(text("talk-too-fast"), "too-fast")
            await self.add(by, kinds.SAY, {"text": said})

    async def report(self, by: int | None, number: int, reason: str, text: Text) -> None:
        """Keep a remark for the operator."""
        found = [one for one in self.state.told if one.number == number and one.kind == kinds.SAY]
        if not found:
            raise Refusal(text("talk-no-remark"), "unknown-remark")
        if by is None:
            raise Refusal(text("talk-only-players-report"), "spectator")
        (remark,) = found
        about = RemarkReport(
            game=self.agreed.id,
            event=number,
            seat=remark.seat,
            by=by,
            at=server_time.now(),
            said=remark.data["text"],
            reason=reason,
        )
        await self.room.store.tables.report(about)
        log.warning("%s: seat %s reported remark %s of seat %s", about.game, by, number, about.seat)

    # Offers.

    def person(self, seat: int | None, text: Text) -> int:
        """The seat of a person who plays; Refusal for anybody else."""
        if seat is None:
            raise Refusal(text("server-spectator"), "spectator")
        if not self.room.facts.is_person(seat):
            raise Refusal(text("talk-replaced"), "replaced")
        return seat

    def playing(self, text: Text) -> None:
        if self.room.game_log.over:
            raise Refusal(text("server-over"), "over")

    async def offer(self, seat: int | None, what: str, text: Text) -> None:
        """Offer the others something; if nobody has to be asked, it is done."""
        async with self.room.lock:
            by, game_log = self.person(seat, text), self.room.game_log
            if what not in offerable(game_log, self.state, by):
                raise Refusal(text("talk-no-offer"), "no-offer")
            data: dict[str, Any] = {"what": what, "row": game_log.number}
            if what == OFFERS.undo:
                data["to"] = undo_choice(game_log, by)
            await self.add(by, kinds.OFFER, data)
            await self.conclude(what, by, text)

    async def answer(self, seat: int | None, what: str, yes: bool, text: Text) -> None:
        """Accept or refuse an offer, or withdraw the own one."""
        async with self.room.lock:
            by = self.person(seat, text)
            offer = self.state.offers.get(what)
            if offer is None or not alive(offer, self.room.game_log):
                raise Refusal(text("talk-offer-gone"), "offer-gone")
            if by == offer.by and not yes:
                await self.add(by, kinds.WITHDRAW, {"what": what})
                return
            if by not in answerers(self.room.game_log, offer.what, offer.by):
                raise Refusal(text("talk-not-asked"), "not-asked")
            await self.add(by, kinds.AGREE if yes else kinds.REFUSE, {"what": what})
            if yes:
                await self.conclude(what, offer.by, text)

    async def conclude(self, what: str, by: int, text: Text) -> None:
        """Do what was offered once everybody who is asked has agreed."""
        offer, game_log = self.state.offers[what], self.room.game_log
        if not offer.agreed >= set(answerers(game_log, what, by)):
            return
        if what == OFFERS.pause:
            await self.add(by, kinds.PAUSE, clock=True)
        elif what == OFFERS.rematch:
            await self.follow(by, pair=False)
        elif what == OFFERS.undo:
            await self.undo(by, offer.to, text)
        else:
            end = DRAW if what == OFFERS.draw else ABANDON
            await self.grow(lambda draft: draft.end(by, f"{AGREE} {end}"), text)

    async def undo(self, by: int, to: int, text: Text) -> None:
        def back(draft: GameLog) -> None:
            first = next(place for place, one in enumerate(draft.entries) if one.begun == to)
            draft.undo(by, len(draft.entries) - first)
            self.room.interaction.ask_again(draft, by)

        await self.grow(back, text)
        await self.add(by, kinds.UNDONE)

    async def grow(self, change: Callable[[GameLog], None], text: Text) -> None:
        """Add rows to the game that follow from an agreement."""
        draft = self.room.game_log.copy()
        change(draft)
        self.room.settle(draft)
        await self.room.accept(draft, text)

    async def follow(self, by: int, *, pair: bool) -> None:
        """Make the game that follows, with sides switched."""
        id_, seats = await make_following(self.room.store, self.agreed, self.room.game_log, pair)
        await self.add(by, kinds.NEXT, {"game": id_, "seats": seats, "pair": pair})

    async def after_end(self) -> None:
        """A match goes on with its second game; the lock of the room must be held."""
        wanted = self.agreed.terms.games > 1 and self.social
        if wanted and self.state.preceding is None and self.state.following is None:
            await self.follow(SPECTATOR, pair=True)

    async def resume(self, seat: int | None, text: Text) -> None:
        """End a pause."""
        async with self.room.lock:
            by = self.person(seat, text)
            if not self.state.paused:
                raise Refusal(text("talk-not-paused"), "not-paused")
            await self.add(by, kinds.RESUME, clock=True)
        self.room.proceed()
