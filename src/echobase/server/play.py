"""The WebSocket of a seat: reads the browser's messages and sends whatever is due."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from echobase.core.bounds import LONGEST_WORD
from echobase.core.errors import BadOption
from echobase.play.offers import Look
from echobase.play.refusal import Refusal
from echobase.server.client_feed import Seated
from echobase.server.protocol import (
    Act,
    AskHint,
    AskLook,
    AskWhy,
    Hint,
    Language,
    Refused,
    ToServer,
    Type,
    Undo,
    Why,
)
from echobase.server.rooms import Room
from echobase.text import Text, language

LONGEST: Final = 64 * 1024
"""Characters of a message; longer ones are refused unread."""

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(ToServer)
encoder = msgspec.json.Encoder()


class Connection:
    """One browser at one seat."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, seated: Seated) -> None:
        self.socket = socket
        self.room = room
        self.seated = seated
        self.asked: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Run until the browser is gone."""
        self.room.listeners.add(self.seated)
        sender = asyncio.create_task(self.send())
        try:
            self.room.go_on()
            while True:
                await self.hear(await self.socket.receive_text())
        except WebSocketDisconnect:
            return
        finally:
            self.room.listeners.discard(self.seated)
            for task in (sender, *self.asked):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def send(self) -> None:
        """Send whatever is due, as soon as it is due and as fast as the browser takes it."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self.seated.awake.wait()
                for message in self.seated.due():
                    await self.socket.send_text(encoder.encode(message).decode())

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
        except Exception:
            log.exception("%s: a message could not be carried out", self.room.facts.id)
            self.refuse(Refusal(text("server-unexpected"), "unexpected"), None)

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
            case Undo(number=number):
                await room.undo(seat, number, text)
            case Type(number=number, faces=faces):
                await room.type(seat, number, faces, text)
            case Language(lang=lang):
                self.change_language(lang)
            case AskHint(id=id_):
                task = asyncio.create_task(self.advise(id_, text))
                self.asked.add(task)
                task.add_done_callback(self.asked.discard)
            case AskWhy(id=id_) | AskLook(id=id_):
                try:
                    self.seated.answer(self.reply(message, text))
                except Refusal as refusal:
                    self.refuse(refusal, id_)

    def change_language(self, lang: str) -> None:
        try:
            text = Text(language(lang))
        except BadOption as error:
            raise Refusal(str(error), "malformed") from None
        self.seated.answer(Language(lang=lang))
        self.seated.speak(text)

    def reply(self, message: AskWhy | AskLook, text: Text) -> Why | Look:
        asked = message.hex if isinstance(message, AskLook) else message.ask
        if len(asked) > LONGEST_WORD:
            raise Refusal(text("server-too-long"), "malformed")
        interaction, game_log, seat = self.room.interaction, self.room.game_log, self.seated.seat
        if isinstance(message, AskLook):
            return interaction.look(game_log, message.id, message.hex, seat, text)
        answer = interaction.why_not(game_log, message.ask, seat, text)
        return Why(id=message.id, ask=message.ask, text=answer)

    async def advise(self, id_: int, text: Text) -> None:
        """Ask the adviser, and drop the advice if the game has moved on meanwhile."""
        room, seat = self.room, self.seated.seat
        try:
            if not room.facts.hints:
                raise Refusal(text("server-no-hints"), "no-hints")
            game_log = room.game_log
            if seat is None or room.interaction.decider(game_log) != seat:
                raise Refusal(text("server-no-hint-now"), "not-your-turn")
            action, label = await room.advice(game_log, text)
            if room.game_log is game_log:
                self.seated.answer(Hint(id=id_, action=action, text=label))
        except Refusal as refusal:
            self.refuse(refusal, id_)
