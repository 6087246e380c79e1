"""The server as a program: its own socket, uvicorn on it, and the browser."""

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path

from echobase.core.errors import EchoBaseError
from echobase.jobs.lock import CannotLock, alone
from echobase.server.app import STANDARD, Operation, make_app
from echobase.server.games import creation
from echobase.server.messages.new_games import NewGame, Seated
from echobase.server.notices.turn_notices import check_options
from echobase.server.safety.request_timeouts import PatientProtocol
from echobase.server.socket_compression import CompressingProtocol
from echobase.server.storage.databases import FILE, connect, place, postgres
from echobase.server.storage.store import Store, migrate
from echobase.server.workers import uploads

HOST: Final = "127.0.0.1"
PORT: Final = 8138
GOOD_HOSTS: Final = f"{HOST} serves this machine alone, 0.0.0.0 the network as well"
HIGHEST_PORT: Final = 65_535
ADDRESS: Final = "address"
"""The file in which a server writes its address."""
LARGEST_MESSAGE: Final = 1024 * 1024
"""Bytes of a WebSocket message; ours are refused earlier, but with an explanation."""
SWITCH: Final = 0.001
"""Seconds for which a thread may keep others waiting; Python's own 5 ms are long beside an act."""


class CannotServe(EchoBaseError):
    """An address that cannot be used."""


def data_folder(wanted: Path | None) -> Path:
    return user_data_path("echobase", appauthor=False) if wanted is None else wanted


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    if not 0 <= port <= HIGHEST_PORT:
        raise CannotServe(f"--port: {port} is not a port; choose 0 to {HIGHEST_PORT}")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        found = socket.create_server((host, port), family=family, backlog=128)
    except (OSError, UnicodeError) as error:
        raise CannotServe(why_not_bound(host, port, error)) from None
    # asyncio sends small answers at once (TCP_NODELAY) only on a socket that names TCP.
    return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, found.detach())


def why_not_bound(host: str, port: int, error: OSError | UnicodeError) -> str:
    """What is wrong with an address, and what would be right."""
    if isinstance(error, UnicodeError | socket.gaierror) or error.errno == socket.EAI_NONAME:
        return f"--host: {host[:60]!r} is not an address; {GOOD_HOSTS}"
    if error.errno in (errno.EADDRNOTAVAIL, errno.EINVAL):
        return f"--host: {host} is not an address of this machine; {GOOD_HOSTS}"
    if error.errno == errno.EADDRINUSE:
        return f"--port: {port} is in use; choose another, or 0 for any free one"
    if error.errno == errno.EACCES:
        return f"--port: {port} needs special rights; choose one from 1024 on, or 0 for any"
    return f"{host}:{port}: cannot be used: {error.strerror or error}"


def started(url: str, wanted: NewGame) -> Seated:
    """Make a game before the server starts."""

    async def make() -> Seated:
        store = Store(connect(url))
        try:
            made = uploads.read(wanted)
            return await creation.make(store, made.facts, made.digest)
        finally:
            await store.close()

    return asyncio.run(make())


def address(listening: socket.socket, game: Seated | None, lang: str | None) -> str:
    """The address for the browser: the front page, or the seats of a game."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    link = f"http://{shown}:{port}/"
    if lang is not None:
        link += f"?lang={lang}"
    if game is None:
        return link
    return f"{link}#/join/{game.id}/{','.join(token or '-' for token in game.seats)}"


@contextlib.contextmanager
def only_server(folder: Path) -> Iterator[None]:
    """Lock the games of a folder: two servers would not see each other's changes."""
    database = folder / FILE
    try:
        with alone(database) as free:
            if not free:
                raise CannotServe(
                    f"{database}: another Echo Base serves these games{where(folder)}; "
                    "open its page, or choose another folder with --data"
                )
            yield
    except CannotLock as error:
        raise CannotServe(str(error)) from None


def where(folder: Path) -> str:
    """The address of the server that holds a folder, once it has written it."""
    try:
        return f" at {(folder / ADDRESS).read_text(encoding='utf-8')}"
    except OSError:
        return ""


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    *,
    database: str = "",
    names: Sequence[str] = (),
    operation: Operation = STANDARD,
    browse: bool = False,
    begin: NewGame | None = None,
    lang: str | None = None,
) -> None:
    """Serve until Ctrl-C; with `begin`, make and open a game.

    Games are in a folder, for this process alone, or in a PostgreSQL `database` for several.

    Browsers reach it by its address, as localhost, by the name of this machine or by `names`.
    """
    if operation.keep_finished is not None and operation.keep_finished < 1:
        raise CannotServe(f"--keep-finished: {operation.keep_finished} days; choose 1 or more")
    check_options(operation.notices)
    known = [*names, host, socket.gethostname()]
    if database and data is not None:
        raise CannotServe("--database: it replaces the folder of --data; leave one of them out")
    folder = None if database else data_folder(data)
    url = place(folder) if folder else postgres(database)
    with contextlib.ExitStack() as held:
        if folder:
            held.enter_context(only_server(folder))
        listening = held.enter_context(contextlib.closing(bound(host, port)))
        migrate(url)
        if folder:
            (folder / ADDRESS).write_text(address(listening, None, None), encoding="utf-8")
        link = address(listening, started(url, begin) if begin else None, lang)
        print(f"Echo Base is at {link}  (Ctrl-C ends it)", flush=True)
        if browse:
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()
        if not operation.notices.link:
            named = replace(operation.notices, link=address(listening, None, None))
            operation = replace(operation, notices=named)
        run(url, listening, known, operation, folder)


def in_one_line(entry: logging.LogRecord) -> bool:
    """Let uvicorn complain about bytes of a stranger that are no text without a traceback."""
    if isinstance(entry.exc_info, tuple) and isinstance(entry.exc_info[1], UnicodeDecodeError):
        entry.exc_info = None
    return True


def run(
    url: str,
    listening: socket.socket,
    names: Sequence[str],
    operation: Operation,
    folder: Path | None,
) -> None:
    logging.basicConfig(stream=sys.stderr, format="echobase: %(message)s", level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(in_one_line)
    app = make_app(url, names=names, operation=operation, folder=folder)
    # Storing an act in a thread of its own waits for the thread that makes tables several times.
    sys.setswitchinterval(SWITCH)
    # Collecting these permanent objects would take Python 50 ms, and a click would have to wait.
    gc.freeze()
    config = uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=CompressingProtocol,
        proxy_headers=False,  # limits.py knows whether there is one
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
