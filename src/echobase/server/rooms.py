"""Games that are being played: one room each, with the game log, those who listen, and a lock.

An action is tried on a copy of the game log. Once the new rows are stored, the copy becomes the
game log of the room and the listeners wake up. So they never hear of anything that could be lost.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final, Protocol

from echobase.ai import adviser
from echobase.core.chance import CHANCE
from echobase.core.early_end import can_resign
from echobase.core.errors import EchoBaseError, Refusal
from echobase.lessons.facet import coaching
from echobase.play.advice import advice_text
from echobase.play.game_log import GameLog, GameSettings, rebuilt_log
from echobase.play.guidance import guidance
from echobase.play.interaction import interaction
from echobase.play.puzzle_attempt import attempt_of
from echobase.server import fair_dice as luck
from echobase.server.ai_workers import Robots
from echobase.server.errors import AlreadyWritten, CannotStore
from echobase.server.store import Store
from echobase.server.summaries import digest
from echobase.server.table_affairs import TableAffairs
from echobase.text import Text
from echobase.text.player_names import level_name
from echobase.text.words import words

RETRY: Final = 2.0
"""Seconds before retrying a computer's decision that could not be stored."""
QUIET: Final = 64
"""Rooms kept in memory even though nobody listens."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody who wants to know when the game has moved on."""

    def wake(self) -> None: ...


class Room:
    """One game in progress."""

    def __init__(self, game_log: GameLog, store: Store, robots: Robots) -> None:
        self.game_log = game_log
        self.store = store
        self.robots = robots
        self.interaction = interaction(game_log.facts.game)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None
        self.failure: BaseException | None = None
        """What stopped the driver."""
        self.affairs = TableAffairs(self)
        self.announce: Callable[[Room], None] = lambda _: None
        """Tells people who are away that the game has moved on."""

    @property
    def facts(self) -> GameSettings:
        return self.game_log.facts

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

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

        Without a number it does not matter what has happened since the last table.
        """
        async with self.lock:
            if seat in self.affairs.state.replaced:
                raise Refusal(text("talk-replaced"), "replaced")
            if seat is None or not self.facts.is_person(seat):
                raise Refusal(text("server-spectator"), "spectator")
            if self.affairs.state.paused:
                raise Refusal(text("talk-paused"), "paused")
            if number not in (None, self.game_log.number):
                raise Refusal(text("server-stale"), "stale")
            draft = self.game_log.copy()
            what(draft, seat)
            self.settle(draft)
            await self.accept(draft, text)
        self.proceed()

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
        if lesson is None:
            return luck.brought(draft.state, draft.facts.secret, len(draft.entries))
        fixed = lesson.chance()
        if fixed is not None:
            return fixed
        # By the row, not by the place in the record: a second try has luck of its own.
        return luck.brought(draft.state, draft.facts.secret, draft.number)

    async def accept(self, draft: GameLog, text: Text) -> None:
        """Store what is new and announce it; if somebody was faster, read their rows instead."""
        rows, draft.fresh = draft.fresh, []
        changed = draft.asides.standing != self.game_log.asides.standing
        standing = draft.asides.standing if changed else None
        clock = self.affairs.clock_for(draft)
        if rows or changed or clock:
            thinking = self.facts.is_computer(self.interaction.decider(draft))
            shown = (
                None if thinking else digest(draft, self.interaction)
            )  # lists can wait for a person
            try:
                more = self.affairs.columns(clock) if clock else None
                await self.store.append(self.facts.id, rows, shown, standing, more)
            except AlreadyWritten:
                await self.catch_up()
                raise Refusal(text("server-stale"), "stale") from None
            except CannotStore as error:
                log.error("%s: %s", self.facts.id, error)
                raise Refusal(text("server-not-stored", reason=str(error)), "not-stored") from None
        self.game_log = draft
        self.affairs.clock = clock or self.affairs.clock
        self.affairs.written(rows)
        self.wake()
        self.announce(self)
        if draft.over:
            await self.affairs.after_end()

    async def catch_up(self) -> None:
        """Read what another process, or this one before a restart, has stored."""
        rows = await self.store.rows(self.facts.id, self.game_log.number)
        standing = await self.store.standing(self.facts.id)
        if rows or standing != self.game_log.asides.standing:
            game_log = self.game_log.copy()
            for row in rows:
                game_log.take(row)
            game_log.asides.standing = standing
            self.game_log = game_log
            self.wake()
        await self.affairs.catch_up()

    def proceed(self) -> None:
        """Make sure that chance and computer players do not wait for people."""
        if self.facts.record or self.driver is not None or self.stopped(self.game_log):
            return
        if self.affairs.state.paused:
            return
        seat = self.interaction.decider(self.game_log)
        if self.facts.is_computer(seat) or (
            seat == CHANCE and not self.waits_for_dice(self.game_log)
        ):
            self.failure = None
            self.driver = asyncio.create_task(self.drive())
            self.driver.add_done_callback(self.driven)

    def driven(self, task: asyncio.Task[None]) -> None:
        self.driver = None
        if not task.cancelled() and task.exception() is not None:
            self.failure = task.exception()
            self.wake()

    async def drive(self) -> None:
        """Decide for computer players until a person must decide."""
        while True:
            game_log = self.game_log
            seat = self.interaction.decider(game_log)
            action: int | None = None
            if self.stopped(game_log) or self.affairs.state.paused:
                return
            if game_log.facts.is_computer(seat):
                name = game_log.facts.seats[seat].player
                action = await self.robots.choose(self.facts.game, name, game_log.state)
            elif seat != CHANCE or self.waits_for_dice(game_log):
                return
            async with self.lock:
                if self.game_log is not game_log:
                    continue  # somebody undid a choice, or another process was faster
                draft = game_log.copy()
                if action is not None:
                    draft.do(action)
                self.settle(draft)
                with contextlib.suppress(Refusal):
                    await self.accept(draft, Text())
            if self.game_log is game_log:
                await asyncio.sleep(RETRY)  # it could not be stored

    async def advice(self, game_log: GameLog, text: Text) -> tuple[int, str, list[str]]:
        """The adviser's suggestion: one of the offered actions, a sentence, and its reasons."""
        decision, who = self.interaction.decision(game_log, text), adviser(self.facts.game)
        offers = [offer for group in decision.groups for offer in group.offers]
        done = {} if decision.done is None else {decision.done.action: decision.done.label}
        state, reasons = game_log.state, list[str]()
        if not offers or state.to_act() != self.interaction.decider(game_log):
            action = next(iter(done))
        else:
            action = await self.robots.choose(self.facts.game, who, state)
            found = await self.robots.reasons(self.facts.game, state, action)
            reasons = advice_text(self.facts.game, state, found, text)
        level = level_name(who, text)
        label = done.get(action) or words(self.facts.game).action(state, state.write(action), text)
        return action, text("server-hint", level=level, label=label), reasons

    async def reasons(self, game_log: GameLog, text: Text) -> list[str]:
        """Why the answer of a puzzle is the best choice, in words."""
        attempt, game, first = attempt_of(game_log), self.facts.game, game_log.first
        if attempt is None:
            raise Refusal(text("server-no-puzzle"), "no-puzzle")
        if not attempt.told:
            raise Refusal(text("puzzle-not-answered"), "not-answered")
        best, rival = first.read(attempt.puzzle.best), first.read(attempt.rival)
        found = await self.robots.reasons(game, first, best, rival)
        return advice_text(game, first, found, text)

    async def close(self) -> None:
        if self.driver is not None:
            self.driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.driver


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, robots: Robots) -> None:
        self.store = store
        self.robots = robots
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Event] = {}
        """Games that are being rebuilt; each event is set when that is done."""
        self.announce: Callable[[Room], None] = lambda _: None

    async def room(self, id_: str) -> Room:
        """The room of a game, up to date, rebuilt from the store if necessary."""
        while id_ in self._opening:
            await self._opening[id_].wait()
        if id_ not in self._rooms:
            over = self._opening[id_] = asyncio.Event()
            try:
                self._rooms[id_] = await self.rebuilt(id_)
            finally:
                del self._opening[id_]
                over.set()
        found = self._rooms[id_] = self._rooms.pop(id_)  # the one used last comes last
        self.forget_quiet()
        async with found.lock:
            await found.catch_up()
        return found

    async def rebuilt(self, id_: str) -> Room:
        """The room of a game, from the store."""
        facts = await self.store.facts(id_)
        rows = await self.store.rows(id_)
        try:
            game_log = await asyncio.to_thread(rebuilt_log, facts, rows)
        except EchoBaseError as error:
            log.error("%s: cannot be rebuilt: %s", id_, error)
            raise Refusal(f"This game cannot be read: {error}", "broken-game") from None
        room = Room(game_log, self.store, self.robots)
        room.announce = self.announce
        return room

    def forget_quiet(self) -> None:
        quiet = [
            id_
            for id_, room in self._rooms.items()
            if not room.listeners and room.driver is None and not room.lock.locked()
        ]
        for id_ in quiet[: max(len(quiet) - QUIET, 0)]:
            del self._rooms[id_]

    def tick(self) -> None:
        """Time has passed: whoever waits for that is to look again."""
        for room in self._rooms.values():
            if room.affairs.waits_for_time():
                room.wake()

    async def forget(self, id_: str) -> None:
        room = self._rooms.pop(id_, None)
        if room is not None:
            await room.close()
        await self.store.forget(id_)

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
