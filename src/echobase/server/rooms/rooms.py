"""Games that are being played: one room each, with the game log, those who listen, and a lock.

An action is tried on a copy of the game log. Once the new rows are stored, the copy becomes the
game log of the room and the listeners wake up. So they never hear of anything that could be lost.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Hashable
from typing import Final, NamedTuple, Protocol

from echobase.core import registry
from echobase.core.chance import CHANCE
from echobase.core.early_end import can_resign
from echobase.core.errors import EchoBaseError, Refusal
from echobase.core.fair_dice import brought
from echobase.lessons.facet import coaching
from echobase.play import asides_text
from echobase.play.game_log import GameLog, GameSettings, rebuilt_log
from echobase.play.guidance import guidance
from echobase.play.interaction import interaction
from echobase.play.puzzle_attempt import attempt_of
from echobase.server.affairs.table_affairs import TableAffairs
from echobase.server.errors import AlreadyWritten, CannotStore, Missing
from echobase.server.games.summaries import digest, list_key
from echobase.server.people.connections import Connections
from echobase.server.people.table_people import TablePeople
from echobase.server.rooms.accepted_acts import CURRENT, Acts
from echobase.server.rooms.dice_seats import check_roller
from echobase.server.rooms.faults import not_stored
from echobase.server.rooms.shared_tables import SharedTables
from echobase.server.storage.game_store import ActRow, Addition, GameStore
from echobase.server.storage.store_errors import StoreError
from echobase.server.workers.ai_workers import Robots
from echobase.server.workers.fair_queue import NewestOnly
from echobase.text import Text

CLAIM_AGAIN: Final = 0.5
"""Seconds after which to see whether another process still decides for computer players."""
RETRY: Final = 2.0
"""Seconds before retrying a computer's decision that could not be stored."""
QUIET: Final = 16
"""Rooms kept in memory even though nobody listens."""
AT_REST: Final = 1024
"""Rooms of which a process knows what is not stored, after it has forgotten them."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody who wants to know when the game has moved on."""

    def wake(self) -> None: ...


class Room:
    """One game in progress."""

    def __init__(
        self, game_log: GameLog, store: GameStore, robots: Robots, acts: Acts | None = None
    ) -> None:
        self.game_log = game_log
        self.acts = acts or Acts()
        self.store = store
        self.robots = robots
        self.interaction = interaction(game_log.facts.game)
        self.tables = SharedTables(self.interaction)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.users = 0
        """How many are using this room; until they are done, it stays in memory."""
        self.hints: dict[int, NewestOnly] = {}
        """By seat: the hints that it waits for."""
        self.driver: asyncio.Task[None] | None = None
        self.failure: BaseException | None = None
        """What stopped the driver."""
        self.listed: Hashable = None
        """What the lists show of this game, as far as this process knows."""
        self.company: TablePeople | None = None
        """Who is here, at a table with seats for others."""
        self.attendance = Connections()
        self.attended: Callable[[Room], None] = lambda _: None
        """Tells other processes who is connected here."""
        self.affairs = TableAffairs(self)
        self.announce: Callable[[Room], None] = lambda _: None
        """Tells people who are away that the game has moved on."""

    @property
    def facts(self) -> GameSettings:
        return self.game_log.facts

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def rest(self) -> None:
        """Nobody looks any more: keep as little as possible."""
        self.tables.clear()
        self.game_log.rest()

    # Actions of people.

    async def act(self, seat: int | None, number: int, action: int, text: Text) -> None:
        """Carry out a seat's choice."""

        await self.act_all(seat, number, [action], text)

    async def act_all(self, seat: int | None, number: int, actions: list[int], text: Text) -> None:
        """Carry out several choices of a seat, each when its turn comes."""

        def choose(draft: GameLog, by: int) -> None:
            if self.interaction.decider(draft) != by and not self.stopped(draft):
                raise Refusal(text("server-not-your-turn"), "not-your-turn")
            if draft.facts.puzzle and len(actions) > 1:
                raise Refusal(text("puzzle-one-choice"), "closed")
            closed = self.interaction.why_closed(draft, *actions)
            if closed is not None:
                raise Refusal(text.say(closed), "closed")
            if not self.interaction.answer_all(draft, by, actions):
                raise Refusal(text("server-unknown-action"), "unknown-action")

        await self.change(seat, number, text, choose)

    async def undo(self, seat: int | None, number: int, text: Text) -> None:
        """Undo the seat's last choice."""

        def back(draft: GameLog, by: int) -> None:
            if not self.interaction.can_undo(draft, by):
                raise Refusal(text("ui-no-undo"), "no-undo")
            self.interaction.undo(draft, by)

        await self.change(seat, number, text, back)

    async def again(self, seat: int | None, number: int, start: bool, text: Text) -> None:
        """In a lesson or puzzle: go back to where something is tried again, or to the start."""

        def back(draft: GameLog, by: int) -> None:
            coach, attempt = coaching(draft), attempt_of(draft)
            if attempt is not None:
                if not attempt.stopped:
                    raise Refusal(text("ui-no-undo"), "no-undo")
                attempt.try_again(by)
                return
            if coach is None:
                raise Refusal(text("server-no-lesson"), "no-lesson")
            undone = len(draft.entries) - coach.back_to(start)
            if not undone:
                raise Refusal(text("ui-no-undo"), "no-undo")
            draft.undo(by, undone)

        await self.change(seat, number, text, back)

    async def give_up(self, seat: int | None, number: int, text: Text) -> None:
        """In a puzzle: have the answer shown on the board."""

        def show(draft: GameLog, by: int) -> None:
            attempt = attempt_of(draft)
            if attempt is None:
                raise Refusal(text("server-no-puzzle"), "no-puzzle")
            if attempt.told:
                raise Refusal(text("puzzle-answered"), "closed")
            attempt.show_answer(by)

        await self.change(seat, number, text, show)

    async def type(self, seat: int | None, number: int, faces: str, text: Text) -> None:
        """Accept a roll from a real table."""

        def roll(draft: GameLog, by: int) -> None:
            if not self.waits_for_dice(draft):
                raise Refusal(text("server-no-dice"), "no-dice")
            check_roller(draft, by, text)
            dice, known = self.interaction.dice(draft.state, text)
            letters = "".join(faces.split()).upper()
            if len(letters) != dice or any(c not in {f.letter for f in known} for c in letters):
                names = ", ".join(f"{face.letter} {face.name}" for face in known)
                raise Refusal(text("server-wrong-dice", dice=dice, names=names), "wrong-dice")
            draft.do(draft.state.read(self.interaction.typed(draft.state, letters)))

        await self.change(seat, number, text, roll)

    async def resign(self, seat: int | None, text: Text) -> None:
        """Give the game up for the side of a seat, whoever decides now."""

        def give_up(draft: GameLog, by: int) -> None:
            if draft.over:
                raise Refusal(text("server-over"), "over")
            if draft.facts.guided or not can_resign(draft.state):
                raise Refusal(text("ui-no-resign"), "no-resign")
            draft.resign(by)

        await self.change(seat, None, text, give_up)

    async def stand(self, seat: int | None, question: str, time: str, text: Text) -> None:
        """Answer a question of a seat in advance, whoever decides now."""

        def answer(draft: GameLog, by: int) -> None:
            self.interaction.stand(draft, by, question, time, text)

        await self.change(seat, None, text, answer)

    async def change(
        self, seat: int | None, number: int | None, text: Text, what: Callable[[GameLog, int], None]
    ) -> None:
        """Try something on a copy, including everything that follows automatically.

        Without a number it does not matter what has happened since the last table. An act that
        was accepted before is not done again.
        """
        act = CURRENT.get()
        async with self.lock:
            if seat in self.affairs.state.replaced:
                raise Refusal(text("talk-replaced"), "replaced")
            if seat is None or not self.facts.is_person(seat):
                raise Refusal(text("server-spectator"), "spectator")
            timely = number == self.game_log.number
            if act and await self.accepted(seat, act, stored=not timely):
                return
            if self.affairs.state.paused:
                raise Refusal(text("talk-paused"), "paused")
            if number is not None and not timely:
                raise Refusal(text("server-stale"), "stale")
            draft = self.game_log.copy()
            what(draft, seat)
            self.settle(draft)
            try:
                await self.accept(draft, text, (seat, act) if act else None)
            except AlreadyWritten:
                await self.catch_up()
                if not (act and await self.accepted(seat, act)):
                    raise Refusal(text("server-stale"), "stale") from None
        self.proceed()

    async def accepted(self, seat: int, act: str, stored: bool = True) -> bool:
        """Whether an act was accepted before, here or, if it may be `stored`, anywhere."""
        if (seat, act) in self.acts:
            return True
        if stored and await self.store.has_act(self.facts.id, seat, act):
            self.acts.add(seat, act)
            return True
        return False

    # Automatic actions.

    def waits_for_dice(self, game_log: GameLog) -> bool:
        """Whether people have to type the result of a roll."""
        return (
            game_log.facts.dice == "typed"
            and self.interaction.decider(game_log) == CHANCE
            and self.interaction.dice(game_log.state, Text())[0] > 0
        )

    def settle(self, draft: GameLog) -> None:
        """Continue with chance and earlier decisions until somebody must be asked."""
        while not draft.over and not self.stopped(draft):
            following = self.interaction.automatic(draft)
            if following is not None:
                draft.do(*following)
            elif self.interaction.decider(draft) == CHANCE and not self.waits_for_dice(draft):
                draft.do(self.chance(draft))
            else:
                return

    def stopped(self, game_log: GameLog) -> bool:
        """Whether a lesson or a puzzle lets nobody continue."""
        guide = guidance(game_log)
        return guide is not None and guide.stopped

    def chance(self, draft: GameLog) -> int:
        """What chance brings: luck, or in a lesson perhaps what it is to show."""
        lesson = guidance(draft)
        secret, id_ = draft.facts.secret, draft.facts.id
        if lesson is None:
            return brought(draft.state, secret, id_, len(draft.entries), draft.contributions)
        fixed = lesson.chance()
        if fixed is not None:
            return fixed
        # By the row, not by the place in the record: a second try has luck of its own.
        return brought(draft.state, secret, id_, draft.number)

    async def accept(self, draft: GameLog, text: Text, act: tuple[int, str] | None = None) -> None:
        """Store what is new and announce it; AlreadyWritten when somebody was faster."""
        rows, draft.fresh = draft.fresh, []
        standing = asides_text.changed_answers(self.game_log.asides.standing, draft.asides.standing)
        clock = self.affairs.clock_for(draft)
        if rows or clock or draft.asides != self.game_log.asides:
            listed, shown = self.listed, None
            if not self.facts.is_computer(self.interaction.decider(draft)):
                # Lists can wait for a person, and change more seldom than the game.
                listed = list_key(draft, self.interaction)
                if listed != self.listed:
                    shown = digest(draft, self.interaction)
            said = asides_text.written(draft.number, draft.asides)
            try:
                more = self.affairs.columns(clock) if clock else {}
                done = None if act is None else ActRow(*act, draft.number)
                added = Addition(rows, draft.number, said, shown, standing, done, more)
                await self.store.append(self.facts.id, added)
            except CannotStore as error:
                raise not_stored(error, self.facts.id, text) from None
            self.listed = listed
        self.game_log = draft
        if act is not None:
            self.acts.add(*act)
        self.affairs.clock = clock or self.affairs.clock
        self.affairs.written(rows)
        self.wake()
        self.announce(self)
        if draft.over:
            await self.affairs.after_end()

    async def catch_up(self) -> None:
        """Read what another process, or this one before a restart, has stored."""
        game_log = self.game_log.copy()
        news = await self.store.news(self.facts.id, game_log.number)
        for row in news.rows:
            game_log.take(row)
        game_log.asides = asides_text.read(news.said, game_log.number, self.interaction.errand)
        game_log.asides.standing = news.standing
        if news.rows or game_log.asides != self.game_log.asides:
            self.game_log, self.listed = game_log, None
            self.wake()
        await self.affairs.catch_up()

    def proceed(self) -> None:
        """Make sure that chance and computer players do not wait for people."""
        if self.facts.record or self.driver is not None or self.waits_for_people():
            return
        self.failure = None
        self.driver = asyncio.create_task(self.drive())
        self.driver.add_done_callback(self.driven)

    @property
    def for_nobody(self) -> bool:
        """Whether only computers play, and nobody watches."""
        people = any(self.facts.is_person(seat) for seat, _ in enumerate(self.facts.seats))
        return not people and not self.listeners

    def driven(self, task: asyncio.Task[None]) -> None:
        self.driver = None
        if task.cancelled():
            return
        if task.exception() is None:
            self.proceed()  # somebody may have acted while the driver ended
            return
        self.failure = task.exception()
        self.wake()

    def waits_for_people(self) -> bool:
        """Whether nothing happens by itself now."""
        seat = self.interaction.decider(self.game_log)
        rolls = seat == CHANCE and not self.waits_for_dice(self.game_log)
        idle = self.stopped(self.game_log) or self.affairs.state.paused or self.for_nobody
        return idle or not (self.facts.is_computer(seat) or rolls)

    async def drive(self) -> None:
        """Decide for computer players, unless another process does, until a person must decide."""
        work = f"play {self.facts.id}"
        while not await self.store.claims.take(work):
            await asyncio.sleep(CLAIM_AGAIN)
            if self.waits_for_people():
                return
        try:
            if self.store.claims.shared:  # whoever had it before may have decided meanwhile
                # If the database is away, deciding tries again until it is back.
                with contextlib.suppress(StoreError):
                    async with self.lock:
                        await self.catch_up()
            await self.decide()
        finally:
            await self.store.claims.release(work)

    async def decide(self) -> None:
        """Decide for computer players until a person must decide."""
        while True:
            if self.waits_for_people():
                return
            game_log = self.game_log
            seat = self.interaction.decider(game_log)
            action: int | None = None
            if game_log.facts.is_computer(seat):
                name, id_ = game_log.facts.seats[seat].player, self.facts.id
                action = await self.robots.choose(self.facts.game, name, game_log.state, id_)
            async with self.lock:
                if self.game_log is not game_log:
                    continue  # somebody undid a choice, or another process was faster
                draft = game_log.copy()
                if action is not None:
                    draft.do(action)
                self.settle(draft)
                try:
                    await self.accept(draft, Text())
                except AlreadyWritten:
                    with contextlib.suppress(StoreError):  # it is tried again
                        await self.catch_up()
                except Refusal:
                    pass  # it is in the log already
            if self.game_log is game_log:
                await asyncio.sleep(RETRY)  # it could not be stored

    async def close(self) -> None:
        if self.driver is not None:
            self.driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.driver


def why_unreadable(facts: GameSettings, error: EchoBaseError) -> str:
    """Why a stored game cannot be played on; one of other rules is, if it can be replayed."""
    now = registry.game(facts.game).rules_version
    if facts.rules_version != now:
        return (
            f"This game was played by rules version {facts.rules_version} and cannot be continued "
            f"by version {now}: {error}"
        )
    return f"This game cannot be read: {error}"


class AtRest(NamedTuple):
    """What is not stored of a game that nobody looks at."""

    acts: Acts
    left: dict[int, float]
    """When the last connection of a seat ended."""


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: GameStore, robots: Robots) -> None:
        self.store = store
        self.robots = robots
        self.open: dict[str, Room] = {}
        self.at_rest: dict[str, AtRest] = {}
        """What remains of games that were forgotten, the last ones last."""
        self._opening: dict[str, asyncio.Event] = {}
        """Games that are being rebuilt; each event is set when that is done."""
        self.announce: Callable[[Room], None] = lambda _: None
        self.attended: Callable[[Room], None] = lambda _: None
        self.first_opened: Callable[[str], None] = lambda _: None
        """Called with each game that comes into memory."""

    async def room(self, id_: str) -> Room:
        """The room of a game, up to date, for a look."""
        async with self.in_use(id_) as found:
            return found

    @contextlib.asynccontextmanager
    async def in_use(self, id_: str) -> AsyncIterator[Room]:
        """The room of a game, up to date.

        It stays in memory meanwhile: if it was forgotten and rebuilt for others, they would not
        hear what happens here.
        """
        found = await self.in_memory(id_)
        found.users += 1
        try:
            self.forget_quiet()
            async with found.lock:
                try:
                    await found.catch_up()
                except Missing:
                    self.open.pop(id_, None)
                    raise
            yield found
        finally:
            found.users -= 1
            self.forget_quiet()

    async def in_memory(self, id_: str) -> Room:
        """The room of a game, rebuilt from the store if necessary."""
        while id_ in self._opening:
            await self._opening[id_].wait()
        if id_ not in self.open:
            over = self._opening[id_] = asyncio.Event()
            try:
                self.open[id_] = await self.rebuilt(id_)
            finally:
                del self._opening[id_]
                over.set()
        found = self.open[id_] = self.open.pop(id_)  # the one used last comes last
        return found

    async def rebuilt(self, id_: str) -> Room:
        """The room of a game, from the store."""
        facts = await self.store.facts(id_)
        rows = await self.store.rows(id_)
        try:
            game_log = await asyncio.to_thread(rebuilt_log, facts, rows)
        except EchoBaseError as error:
            log.error("%s: cannot be rebuilt: %s", id_, error)
            raise Refusal(why_unreadable(facts, error), "broken-game") from None
        before = self.at_rest.pop(id_, None)
        if before is None:
            before = AtRest(Acts(await self.store.last_acts(id_)), {})
        room = Room(game_log, self.store, self.robots, before.acts)
        room.affairs.left = before.left
        room.announce, room.attended = self.announce, self.attended
        self.first_opened(id_)
        return room

    def opened(self, id_: str) -> Room | None:
        """The room of a game if it is in memory."""
        return self.open.get(id_)

    def forget_quiet(self) -> None:
        quiet = [
            id_
            for id_, room in self.open.items()
            if not room.users and not room.listeners and room.driver is None
        ]
        for id_ in quiet[: max(len(quiet) - QUIET, 0)]:
            room = self.open.pop(id_)
            self.at_rest[id_] = AtRest(room.acts, room.affairs.left)
        for id_ in list(self.at_rest)[: max(len(self.at_rest) - AT_REST, 0)]:
            del self.at_rest[id_]

    def tick(self) -> None:
        """Time has passed: whoever waits for that is to look again."""
        for room in self.open.values():
            if room.affairs.waits_for_time():
                room.wake()

    async def forget(self, id_: str) -> None:
        room = self.open.pop(id_, None)
        self.at_rest.pop(id_, None)
        if room is not None:
            await room.close()
        await self.store.forget(id_)

    async def close(self) -> None:
        for room in self.open.values():
            await room.close()
