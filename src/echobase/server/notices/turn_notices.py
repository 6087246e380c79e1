"""Notices for people who are away: Web Push, webhooks and mail say when it is their turn."""

import asyncio
import contextlib
import ipaddress
import json
import logging
import os
import smtplib
import socket
from collections.abc import Coroutine
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from sqlalchemy.exc import SQLAlchemyError

from echobase.core.errors import BadOption, EchoBaseError
from echobase.server.affairs import server_time
from echobase.server.games.summaries import TEXTS, digest
from echobase.server.messages.notices import NewNotice, NoticeWays
from echobase.server.storage import databases
from echobase.server.storage.game_store import Digest
from echobase.server.storage.notice_store import NoticeStore, Subscription
from echobase.server.storage.store import Store
from echobase.text import language

if TYPE_CHECKING:
    from echobase.server.notices.web_push import Signer
    from echobase.server.rooms.rooms import Room

PATIENCE: Final = 10.0
"""Seconds in which a notice must have been taken."""
MOST_LOOKED: Final = 10_000
"""Seats whose last turn is remembered, so that the database is asked once for a turn."""
CLOSING: Final = 2.0
"""Seconds that notices under way have when the server ends."""
MOST: Final = 5
"""Addresses of a seat."""
DAY: Final = 86_400
GONE: Final = (404, 410)
"""Answers of a push service whose subscription has ended."""
AWAY_ONLY: Final = ("webhook", "mail")
"""Notices that are not sent while a page of the seat is open; a push is quiet by itself."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class NoticeOptions:
    """What the operator has chosen."""

    smtp: str = ""
    """HOST:PORT of a mail server; empty for no mail."""
    sender: str = ""
    contact: str = "mailto:operator@localhost"
    """Whom a push service may ask about this server."""
    local: bool = False
    """Whether notices may go to addresses of this machine and network."""
    link: str = ""
    """The address of this server in notices."""


def check_options(options: NoticeOptions) -> None:
    """BadOption for options of `serve` that cannot work."""
    host, colon, port = options.smtp.rpartition(":")
    if options.smtp and not (host and colon and port.isdecimal()):
        raise BadOption(f"--smtp: HOST:PORT, such as localhost:25; got {options.smtp[:60]!r}")
    if options.smtp and "@" not in options.sender:
        raise BadOption("--mail-from: the address that mail comes from, such as hoth@example.org")
    if not options.contact.startswith(("mailto:", "https:")):
        raise BadOption("--contact: mailto:ADDRESS or an https: address")


def signer_in(folder: Path, contact: str) -> "Signer | None":
    """The key for Web Push; None where the package for it is missing."""
    try:
        from echobase.server.notices.web_push import Signer
    except ImportError:
        return None
    return Signer(folder, contact)


def kinds_for(here: bool) -> list[str]:
    """The kinds of notices for somebody who looks at a page, or for somebody who does not."""
    return ["push"] if here else ["push", *AWAY_ONLY]


class Stay(HTTPRedirectHandler):
    """Follows no redirect: it might lead into this network."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class TurnNotices:
    """Sends notices, at most one for each turn and address."""

    def __init__(self, store: Store, options: NoticeOptions, signer: "Signer | None") -> None:
        self.store = NoticeStore(store.engine)
        self.options = options
        self.signer = signer
        self.tasks: set[asyncio.Task[None]] = set()
        self.looked: dict[tuple[str, int], tuple[str, bool]] = {}
        """By game and seat: the turn for which the database was asked, and whether it was here."""
        self.alone = not store.notices.shared
        """Whether this is the only process, so that it knows of every seat that wants notices."""
        self.silent: set[tuple[str, int]] = set()
        """Seats that want no notices; kept only if this is the only process."""

    def ways(self) -> NoticeWays:
        public = "" if self.signer is None else self.signer.public
        return NoticeWays(push=public, webhook=True, mail=bool(self.options.smtp))

    async def add(self, game: str, seat: int, wanted: NewNotice) -> None:
        """Note where a seat wants notices; BadOption says what is wrong with that."""
        await self.check(wanted)
        await self.check_room(self.store, game, seat)
        await self.note(game, seat, wanted)

    async def note(self, game: str, seat: int, wanted: NewNotice) -> None:
        """Note an address that was checked."""
        await self.store.add(game, seat, wanted)
        self.looked.pop((game, seat), None)
        self.silent.discard((game, seat))

    async def check_room(self, store: NoticeStore, about: str, seat: int) -> None:
        """BadOption when a seat has too many addresses."""
        if await store.count(about, seat) >= MOST:
            raise BadOption(f"address: a seat has at most {MOST}; remove the others first")

    async def check(self, wanted: NewNotice) -> None:
        """BadOption says what is wrong with an address."""
        language(wanted.lang)
        if wanted.kind == "mail":
            self.check_mail(wanted.address)
        else:
            await asyncio.to_thread(self.check_address, wanted.address)
        if wanted.kind == "push":
            if self.signer is None:
                raise BadOption("kind: this server has no Web Push")
            from echobase.server.notices.web_push import check_keys

            check_keys(wanted.keys)

    def check_mail(self, address: str) -> None:
        if not self.options.smtp:
            raise BadOption("kind: this server sends no mail")
        name, at, host = address.partition("@")
        if not (name and at and host) or any(c.isspace() or c in '<>,;"' for c in address):
            raise BadOption(f"address: not a mail address: {address[:60]!r}")

    def check_address(self, address: str) -> None:
        """BadOption for an address that no notice may go to."""
        parts = urlsplit(address)
        if parts.scheme not in ("https", "http") or not parts.hostname:
            raise BadOption(f"address: begins with https://; got {address[:60]!r}")
        if self.options.local:
            return
        if parts.scheme != "https":
            raise BadOption("address: notices go to https:// only")
        try:
            found = socket.getaddrinfo(parts.hostname, parts.port or 443)
        except (OSError, UnicodeError, ValueError):
            raise BadOption(f"address: no such host: {parts.hostname[:60]!r}") from None
        if not all(ipaddress.ip_address(one[4][0]).is_global for one in found):
            raise BadOption("address: notices do not go to private addresses")

    def changed(self, room: "Room") -> None:
        """A game has moved on: tell whoever has to decide now."""
        seat = room.interaction.decider(room.game_log)
        if room.affairs.social and not room.game_log.over and room.facts.is_person(seat):
            self.run(self.tell(room, seat), room.facts.id)

    def run(self, telling: Coroutine[Any, Any, None], about: str) -> None:
        """Tell somebody, without keeping anybody waiting."""
        task = asyncio.create_task(self.try_to(telling, about))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def try_to(self, telling: Coroutine[Any, Any, None], about: str) -> None:
        """Without the store nobody is told, and the game goes on."""
        try:
            await telling
        except SQLAlchemyError as error:
            log.error("%s: nobody is told: %s", about, databases.reason(error))
        except EchoBaseError as error:
            log.warning("%s: nobody is told: %s", about, error)

    async def tell(self, room: "Room", seat: int) -> None:
        game_log, key = room.game_log, (room.facts.id, seat)
        if key in self.silent:
            return
        here = seat in room.attendance.seats
        turn = game_log.state.heading()[:64]
        if self.looked.get(key) == (turn, here):
            return
        if len(self.looked) + len(self.silent) >= MOST_LOOKED:
            self.looked.clear()  # asking again costs a query, nothing else
            self.silent.clear()
        if self.alone and await self.wants_nothing(key):
            return
        found = await self.store.claimed(*key, turn, kinds_for(here))
        self.looked[key] = (turn, here)
        if found:
            shown = digest(game_log, room.interaction)
            told = [(one, self.message(one.lang, room.facts.id, shown)) for one in found]
            await asyncio.gather(*(self.send(self.store, *one) for one in told))

    async def wants_nothing(self, key: tuple[str, int]) -> bool:
        """Whether a seat wants no notices; whoever asks for them meanwhile is not forgotten."""
        self.silent.add(key)
        wanted = 1
        try:
            wanted = await self.store.count(*key)
        finally:
            if wanted:
                self.silent.discard(key)
        return key in self.silent

    def message(self, lang: str, game: str, shown: Digest) -> dict[str, str]:
        """What a notice says about a game."""
        return {
            "title": TEXTS[lang]("talk-notice-title", name=shown.name[lang]),
            "text": f"{shown.heading[lang]} · {shown.score[lang]}",
            "game": game,
            "link": f"{self.options.link}#/play/{game}",
        }

    async def send(self, store: NoticeStore, where: Subscription, message: dict[str, str]) -> None:
        """Send one notice; whatever goes wrong with it is logged, without the address."""
        game = message["game"]
        try:
            await asyncio.to_thread(self.deliver, where, message)
        except HTTPError as error:
            if where.kind == "push" and error.code in GONE:
                await store.forget(where.id)
            else:
                log.warning("%s: a %s was refused: %s", game, where.kind, error.code)
        except (OSError, URLError, smtplib.SMTPException, BadOption) as error:
            log.warning("%s: a %s could not be sent: %s", game, where.kind, type(error).__name__)

    def deliver(self, where: Subscription, message: dict[str, str]) -> None:
        if where.kind == "mail":
            self.mail(where.address, message)
            return
        self.check_address(where.address)
        body, headers = json.dumps(message).encode(), {"Content-Type": "application/json"}
        if where.kind == "push" and self.signer is not None:
            from echobase.server.notices.web_push import sealed

            body = sealed(body, where.keys)
            headers = {
                "Content-Type": "application/octet-stream",
                "Content-Encoding": "aes128gcm",
                "TTL": str(DAY),
                "Urgency": "normal",
                "Authorization": self.signer.header(where.address, server_time.now()),
            }
        request = Request(where.address, body, headers)
        with build_opener(Stay).open(request, timeout=PATIENCE):
            pass

    def mail(self, address: str, message: dict[str, str]) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"] = self.options.sender, address
        letter["Subject"] = message["title"]
        letter.set_content(f"{message['text']}\n\n{message['link']}\n")
        host, _, port = self.options.smtp.rpartition(":")
        with smtplib.SMTP(host, int(port), timeout=PATIENCE) as server:
            user = os.environ.get("ECHOBASE_SMTP_USER")
            if user:
                server.starttls()
                server.login(user, os.environ.get("ECHOBASE_SMTP_PASSWORD", ""))
            server.send_message(letter)

    async def close(self) -> None:
        """Wait a moment for what is under way: one that is cut off leaves a connection behind."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSING)
        for task in self.tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
