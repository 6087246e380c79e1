"""The WebSocket of a seat: reads the browser's messages and sends whatever is due."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from echobase.core.bounds import LONGEST_WORD
from echobase.core.errors import BadOption, EchoBaseError, IllegalAction, Refusal
from echobase.core.events import Message
from echobase.core.game_faults import game_at_fault
from echobase.lessons.facet import coaching
from echobase.play.browser import browser
from echobase.play.offers import GroupMove, Look, Pointing, Pose, Preview
from echobase.server.client_feed import SeatFeed
from echobase.server.protocol import (
    Act,
    ActAll,
    Again,
    AskGroupMove,
    AskHint,
    AskLook,
    AskPoint,
    AskPreview,
    AskReasons,
    AskWhy,
    GiveUp,
    Hint,
    Join,
    Language,
    Reasons,
    Refused,
    Resign,
    Stand,
    ToServer,
    Type,
    Undo,
    Why,
)
from echobase.server.rooms import Room
from echobase.server.talk_messages import (
    AnswerOffer,
    MakeOffer,
    ReportRemark,
    Resume,
    Say,
    TakeBack,
    TakeOver,
    TalkToServer,
)
from echobase.text import Text, language

PATIENCE: Final = 10.0
"""Seconds in which a connection has to say who it is."""
LONGEST: Final = 64 * 1024
"""Characters of a message; longer ones are refused unread."""
BROKEN_GAME, UNEXPECTED = 4500, 1011
"""Codes for closing a connection: a browser tries again only after the second."""

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(ToServer)
join_decoder = msgspec.json.Decoder(Join)
encoder = msgspec.json.Encoder()


async def joining(socket: WebSocket[Any, Any, Any]) -> Join | None:
    """The first message of a connection; None when it is gone before."""
    try:
        raw = await asyncio.wait_for(socket.receive_text(), PATIENCE)
        return join_decoder.decode(raw[:LONGEST])
    except WebSocketDisconnect:
        return None
    except TimeoutError:
        raise EchoBaseError(f"no join message came within {PATIENCE:.0f} seconds") from None
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise EchoBaseError(f"the first message must be a join: {error}") from None


class Connection:
    """One browser at one seat."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, seated: SeatFeed) -> None:
        self.socket = socket
        self.room = room
        self.seated = seated
        self.hints: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Run until the browser is gone."""
        self.room.listeners.add(self.seated)
        sender = asyncio.create_task(self.send())
        try:
            await self.room.affairs.sit(self.seated.seat)
            self.room.proceed()
            while True:
                await self.hear(await self.socket.receive_text())
        except WebSocketDisconnect:
            return
        finally:
            self.room.listeners.discard(self.seated)
            self.room.affairs.leave(self.seated.seat)
            for task in (sender, *self.hints):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def send(self) -> None:
        """Send whatever is due, as soon as it is due and as fast as the browser takes it."""
        while True:
            await self.seated.awake.wait()
            try:
                due = [encoder.encode(message).decode() for message in self.seated.due()]
            except Exception as error:
                await close_broken(self.socket, self.room.facts.id, error)
                return
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                for message in due:
                    await self.socket.send_text(message)

    async def hear(self, raw: str) -> None:
        """Carry out one message, or say why that is not possible."""
        text = self.seated.text
        try:
            if len(raw) > LONGEST:
                raise Refusal(text("server-too-long"), "malformed")
            try:
                message = decoder.decode(raw)
            except (msgspec.DecodeError, RecursionError, ValueError):  # an infinite number
                raise Refusal(text("server-malformed"), "malformed") from None
            await self.obey(message, text)
        except Refusal as refusal:
            self.refuse(refusal, None)
        except Exception as error:
            self.refuse(failure(error, self.room.facts.id, text), None)

    def refuse(self, refusal: Refusal, id_: int | None) -> None:
        number = self.room.game_log.number
        self.seated.answer(Refused(error=refusal.error, text=str(refusal), number=number, id=id_))
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
        self, message: AskWhy | AskPoint | AskLook | AskPreview | AskGroupMove, text: Text
    ) -> Why | Look | Preview | GroupMove:
        interaction, game_log = self.room.interaction, self.seated.shown()
        seat, viewer = self.seated.seat, self.seated.viewer()
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
            action, label, reasons = await room.advice(game_log, text)
            if room.game_log is game_log:
                self.seated.answer(Hint(id=id_, action=action, text=label, reasons=reasons))
        except Refusal as refusal:
            self.refuse(refusal, id_)
        except Exception as error:
            self.refuse(failure(error, room.facts.id, text), id_)

    async def explain(self, id_: int, text: Text) -> None:
        """Say why the answer of a puzzle is the best choice."""
        room = self.room
        try:
            lines = await room.reasons(room.game_log, text)
            self.seated.answer(Reasons(id=id_, lines=lines))
        except Refusal as refusal:
            self.refuse(refusal, id_)
        except Exception as error:
            self.refuse(failure(error, room.facts.id, text), id_)


def failure(error: Exception, id_: str, text: Text) -> Refusal:
    """What a person is told of an error that nobody expected; the log says more."""
    if (broken := game_at_fault(error)) is not None:
        log.error("%s: %s", id_, broken)
        return Refusal(text("server-broken-game"), "broken-game")
    log.error("%s: a message could not be carried out", id_, exc_info=error)
    return Refusal(text("server-unexpected"), "unexpected")


async def close_broken(socket: WebSocket[Any, Any, Any], id_: str, error: Exception) -> None:
    """End a connection whose table cannot be made."""
    broken = game_at_fault(error)
    log.error("%s: stopped: %s", id_, broken or error, exc_info=None if broken else error)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(UNEXPECTED if broken is None else BROKEN_GAME)
