"""The WebSocket of a seat: reads the browser's messages and sends whatever is due."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from echobase.core.bounds import LONGEST_WORD
from echobase.core.errors import BadOption, EchoBaseError, IllegalAction, Refusal
from echobase.core.events import Message
from echobase.lessons.facet import coaching
from echobase.play.browser import browser
from echobase.play.offers import GroupMove, Look, Pointing, Pose, Preview
from echobase.server import counters
from echobase.server.errors import CannotStore
from echobase.server.games.positions import position
from echobase.server.messages.dice import Contribute
from echobase.server.messages.protocol import (
    Act,
    ActAll,
    Again,
    AskGroupMove,
    AskHint,
    AskLook,
    AskPoint,
    AskPosition,
    AskPreview,
    AskReasons,
    AskWhy,
    Change,
    GiveUp,
    Hint,
    Join,
    Language,
    Reasons,
    Refused,
    Resign,
    SeatPosition,
    Stand,
    ToServer,
    Type,
    Undo,
    Why,
)
from echobase.server.messages.talk import (
    AnswerOffer,
    MakeOffer,
    ReportRemark,
    Resume,
    Say,
    TakeBack,
    TakeOver,
    TalkToServer,
)
from echobase.server.people.presence import attending
from echobase.server.rooms.accepted_acts import CURRENT
from echobase.server.rooms.client_feed import SeatFeed
from echobase.server.rooms.dice_seats import contribute
from echobase.server.rooms.faults import close_broken, failure
from echobase.server.rooms.rooms import Room
from echobase.server.safety.buckets import Bucket, Rate
from echobase.server.safety.limits import TooMany
from echobase.server.storage.store_errors import StoreError
from echobase.server.web import WebSocket, WebSocketDisconnect
from echobase.server.workers.advising import hint, reasons
from echobase.text import Text, language

PATIENCE: Final = 10.0
"""Seconds in which a connection has to say who it is."""
LONGEST: Final = 64 * 1024
"""Characters of a message; longer ones are refused unread."""
NOT_READING: Final = 4408
"""The code for closing a connection whose browser does not read."""
CLOSING: Final = 1.0
"""Seconds for saying goodbye to a browser that does not read."""
MANY_ANSWERS: Final = 16
"""Answers that are sent before more messages are read."""
MOST_ANSWERS: Final = 64
"""Answers that wait for a browser to read; with more, it is considered lost."""
QUESTIONS: Final = Rate(60, 15)
"""Questions of one connection; a mouse that crosses the board asks ten a second."""
LANGUAGES: Final = Rate(6, 0.5)
"""Changes of language of one connection, each of which makes the whole log anew."""

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(ToServer)
join_decoder = msgspec.json.Decoder(Join)


async def joining(socket: WebSocket[Any, Any, Any]) -> Join | None:
    """The first message of a connection; None when it is gone before."""
    try:
        async with asyncio.timeout(PATIENCE):
            raw = await socket.receive_text()
        return join_decoder.decode(raw[:LONGEST])
    except WebSocketDisconnect:
        return None
    except TimeoutError:
        raise EchoBaseError(f"no join message came within {PATIENCE:.0f} seconds") from None
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise EchoBaseError(f"the first message must be a join: {error}") from None


class TooFast(Refusal):
    """A question that came too soon after others."""

    def __init__(self, text: str, id_: int | None) -> None:
        super().__init__(text, "too-fast")
        self.id = id_


class Connection:
    """One browser at one seat."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        room: Room,
        seated: SeatFeed,
        count_hint: Callable[[], None] = lambda: None,
    ) -> None:
        self.count_hint = count_hint
        """Called before each hint; TooMany refuses it."""
        self.socket = socket
        self.room = room
        self.seated = seated
        self.hints: set[asyncio.Task[None]] = set()
        self.questions = Bucket(QUESTIONS)
        self.languages = Bucket(LANGUAGES)

    async def serve(self) -> None:
        """Run until the browser is gone."""
        self.room.listeners.add(self.seated)
        sender = asyncio.create_task(self.send())
        try:
            with attending(self.room, self.seated.seat):
                await self.room.affairs.sit(self.seated.seat)
                self.room.proceed()
                while True:
                    await self.hear(await self.socket.receive_text())
                    if len(self.seated.answers) > MANY_ANSWERS:
                        # Messages without a pause leave time for others, and to answer them.
                        await asyncio.sleep(0)
                    if len(self.seated.answers) > MOST_ANSWERS:
                        await self.give_up()
                        return
        except WebSocketDisconnect:
            return
        except (CannotStore, StoreError) as error:
            await close_broken(self.socket, self.room.facts.id, error)
        finally:
            self.room.listeners.discard(self.seated)
            if not self.room.listeners:
                self.room.rest()
            for task in (sender, *self.hints):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def give_up(self) -> None:
        """End the connection of a browser that sends, but does not read."""
        log.warning("%s: a connection was closed that does not read", self.room.facts.id)
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(CLOSING):
                await self.socket.close(NOT_READING, "answers are not read")

    async def send(self) -> None:
        """Send whatever is due, as soon as it is due and as fast as the browser takes it."""
        while True:
            await self.seated.awake.wait()
            try:
                due = self.seated.due()
            except Exception as error:
                await close_broken(self.socket, self.room.facts.id, error)
                return
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                for message in due:
                    await self.socket.send_text(message)

    async def hear(self, raw: str) -> None:
        """Carry out one message, or say why that is not possible."""
        text = self.seated.text
        act = ""
        try:
            if len(raw) > LONGEST:
                raise Refusal(text("server-too-long"), "malformed")
            try:
                message = decoder.decode(raw)
            except (msgspec.DecodeError, RecursionError, ValueError):  # an infinite number
                raise Refusal(text("server-malformed"), "malformed") from None
            act = message.act if isinstance(message, Change) else ""
            await self.carry_out(message, act, text)
        except TooFast as refusal:
            self.refuse(refusal, refusal.id, act)
        except Refusal as refusal:
            self.refuse(refusal, None, act)
        except Exception as error:
            self.refuse(failure(error, self.room.facts.id, text), None, act)

    async def carry_out(self, message: ToServer, act: str, text: Text) -> None:
        """Do as a message says; a change is acknowledged even if it was made before."""
        self.check_haste(message, text)
        current = CURRENT.set(act)
        try:
            await self.obey(message, text)
        finally:
            CURRENT.reset(current)
        if isinstance(message, Change):
            self.seated.owe()

    def check_haste(self, message: ToServer, text: Text) -> None:
        """Refuse what no person asks so often."""
        if isinstance(message, Change):
            return
        bucket = self.languages if isinstance(message, Language) else self.questions
        if bucket.take():
            raise TooFast(text("server-too-fast"), getattr(message, "id", None))

    def refuse(self, refusal: Refusal, id_: int | None, act: str = "") -> None:
        counters.REFUSALS.add()
        number = self.room.game_log.number
        self.seated.answer(
            Refused(error=refusal.error, text=str(refusal), number=number, id=id_, act=act)
        )
        if id_ is None:
            self.seated.owed = True

    async def obey(self, message: ToServer, text: Text) -> None:
        room, seat = self.room, self.seated.seat
        match message:
            case Act(number=number, action=action):
                await room.act(seat, number, action, text)
            case ActAll(number=number, actions=actions):
                await room.act_all(seat, number, actions, text)
            case Resign():
                await room.resign(seat, text)
            case Stand(question=question, time=time):
                await room.stand(seat, question, time, text)
            case Contribute(share=share):
                await contribute(room, seat, share, text)
            case Again(number=number, start=start):
                await room.again(seat, number, start, text)
            case GiveUp(number=number):
                await room.give_up(seat, number, text)
            case Undo(number=number):
                await room.undo(seat, number, text)
            case Type(number=number, faces=faces):
                await room.type(seat, number, faces, text)
            case Language(lang=lang):
                self.change_language(lang)
            case (
                Say()
                | MakeOffer()
                | AnswerOffer()
                | Resume()
                | TakeOver()
                | TakeBack()
                | ReportRemark()
            ):
                await self.talk(message, text)
            case AskHint(id=id_):
                self.later(self.advise(id_, text))
            case AskReasons(id=id_):
                self.later(self.explain(id_, text))
            case (
                AskWhy(id=id_)
                | AskPoint(id=id_)
                | AskLook(id=id_)
                | AskPreview(id=id_)
                | AskGroupMove(id=id_)
                | AskPosition(id=id_)
            ):
                try:
                    self.seated.answer(self.reply(message, text))
                except Refusal as refusal:
                    self.refuse(refusal, id_)

    async def talk(self, message: TalkToServer, text: Text) -> None:
        """Carry out what is no part of the game."""
        affairs, seat = self.room.affairs, self.seated.seat
        match message:
            case Say(text=said):
                await affairs.say(seat, said, text)
            case MakeOffer(what=what):
                await affairs.offer(seat, what, text)
            case AnswerOffer(what=what, yes=yes):
                await affairs.answer(seat, what, yes, text)
            case Resume():
                await affairs.resume(seat, text)
            case TakeOver(seat=wanted):
                await affairs.take_over(seat, wanted, text)
            case TakeBack():
                await affairs.take_back(seat, text)
            case ReportRemark(number=number, reason=reason):
                await affairs.report(seat, number, reason, text)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Answer when the answer is found, while other messages are heard."""
        task = asyncio.create_task(work)
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    def change_language(self, lang: str) -> None:
        try:
            text = Text(language(lang))
        except BadOption as error:
            raise Refusal(str(error), "malformed") from None
        self.seated.answer(Language(lang=lang))
        self.seated.speak(text)

    def reply(
        self,
        message: AskWhy | AskPoint | AskLook | AskPreview | AskGroupMove | AskPosition,
        text: Text,
    ) -> Why | Look | Preview | GroupMove | SeatPosition:
        interaction, game_log = self.room.interaction, self.seated.shown()
        seat, viewer = self.seated.seat, self.seated.viewer()
        if isinstance(message, AskPosition):
            return position(game_log, interaction, message.id, viewer, text)
        if isinstance(message, AskGroupMove):
            if seat is None or interaction.decider(game_log) != seat:
                raise Refusal(text("server-not-your-turn"), "not-your-turn")
            offers = interaction.group_move(
                game_log, message.units, message.count, message.to, text
            )
            return GroupMove(id=message.id, offers=offers)
        if isinstance(message, AskPoint):
            pointing = Pointing(message.to, message.hex, message.unit, message.end)
            asker = viewer if interaction.secret(game_log) else seat
            why_not = interaction.why_not_there(game_log, pointing, asker, text)
            return self.because(message.id, message.to[:10], why_not, text)
        if isinstance(message, AskPreview):
            pose = Pose(message.unit, message.to, message.facing)
            return interaction.preview(game_log, message.id, pose, viewer, text)
        subject = message.hex if isinstance(message, AskLook) else message.ask
        if len(subject) > LONGEST_WORD:
            raise Refusal(text("server-too-long"), "malformed")
        if isinstance(message, AskLook):
            found = interaction.look(game_log, message.id, message.hex, viewer, text)
            facet = browser(game_log.facts.game)
            found.card = facet.unit_card(game_log.state, message.hex, viewer, text)
            return found
        try:
            why_not = interaction.why_not(game_log, message.ask, viewer, text)
        except IllegalAction:
            line = message.ask[:40]
            raise Refusal(text("ui-not-understood", line=line), "malformed") from None
        return self.because(message.id, message.ask, why_not, text)

    def because(self, id_: int, ask: str, why_not: Message | None, text: Text) -> Why:
        """Why something cannot be done, what a coach adds, and what the rulebook has on it."""
        if why_not is None:
            return Why(id=id_, ask=ask, text=text("server-why-allowed"))
        coach = coaching(self.room.game_log)
        remark = "" if coach is None else coach.remark_on(why_not)
        subject = f"message:{why_not.id}"
        added = text(remark) if remark else ""
        return Why(id=id_, ask=ask, text=text.say(why_not), coach=added, subject=subject)

    async def advise(self, id_: int, text: Text) -> None:
        """Ask the adviser, and drop the advice if the game has moved on meanwhile."""
        room, seat = self.room, self.seated.seat
        try:
            if not room.facts.hints:
                raise Refusal(text("server-no-hints"), "no-hints")
            game_log = room.game_log
            if seat is None or room.interaction.decider(game_log) != seat:
                raise Refusal(text("server-no-hint-now"), "not-your-turn")
            self.count_hint()
            action, label, facts = await hint(room, seat, game_log, text)
            if room.game_log is game_log:
                self.seated.answer(Hint(id=id_, action=action, text=label, reasons=facts))
        except TooMany:
            self.refuse(Refusal(text("server-too-many-hints"), "too-many"), id_)
        except Refusal as refusal:
            self.refuse(refusal, id_)
        except Exception as error:
            self.refuse(failure(error, room.facts.id, text), id_)

    async def explain(self, id_: int, text: Text) -> None:
        """Say why the answer of a puzzle is the best choice."""
        room = self.room
        try:
            lines = await reasons(room, room.game_log, text)
            self.seated.answer(Reasons(id=id_, lines=lines))
        except Refusal as refusal:
            self.refuse(refusal, id_)
        except Exception as error:
            self.refuse(failure(error, room.facts.id, text), id_)
