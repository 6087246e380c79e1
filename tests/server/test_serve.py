"""The commands `serve` and `play`: addresses, options, and what cannot be served."""

import asyncio
import errno
import logging
import os
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from types import SimpleNamespace

import pytest

from echobase import cli
from echobase.server import serve
from echobase.server.games.requested_game import asked_game
from echobase.server.messages.new_games import Seated
from echobase.server.serve import HOST, address, bound, started, why_not_bound
from echobase.server.storage.databases import place
from echobase.server.storage.store import migrate
from echobase.terminal.opening import PlayOptions


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on stderr of a command that fails."""
    assert cli.run(words) == 2
    out, err = capsys.readouterr()
    assert err.startswith("echobase: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err + out
    return err


def test_a_port_in_use(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = complaint(capsys, "serve", "--port", port, "--data", str(tmp_path))
    assert said == f"echobase: --port: {port} is in use; choose another, or 0 for any free one\n"


def test_small_answers_do_not_wait_for_more() -> None:
    async def option() -> int:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def talk(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            peer = writer.get_extra_info("socket")
            accepted.set_result(peer.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with bound(HOST, 0) as listening:
            async with await asyncio.start_server(talk, sock=listening):
                _, writer = await asyncio.open_connection(HOST, listening.getsockname()[1])
                found = await accepted
                writer.close()
        return found

    assert asyncio.run(option())


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_no_port(capsys: pytest.CaptureFixture[str], tmp_path: Path, port: str) -> None:
    said = complaint(capsys, "serve", f"--port={port}", "--data", str(tmp_path))
    assert "is not a port; choose 0 to 65535" in said


@pytest.mark.parametrize(
    ("host", "message"),
    [
        ("no.such.host.", "'no.such.host.' is not an address"),
        ("http://x", "'http://x' is not an address"),
        ("a..b", "'a..b' is not an address"),
        ("*", "'*' is not an address"),
        ("", "'' is not an address"),
        ("192.0.2.1", "192.0.2.1 is not an address of this machine"),
    ],
)
def test_no_address(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, host: str, message: str
) -> None:
    said = complaint(capsys, "serve", "--host", host, "--data", str(tmp_path))
    right = "127.0.0.1 serves this machine alone, 0.0.0.0 the network as well"
    assert said == f"echobase: --host: {message}; {right}\n"


def test_a_port_for_the_mighty() -> None:
    said = why_not_bound("127.0.0.1", 80, PermissionError(errno.EACCES, "Permission denied"))
    assert said.startswith("--port: 80 needs special rights; choose one from 1024 on")


def test_a_folder_that_cannot_be_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "inside"):
        assert "cannot be made" in complaint(capsys, "serve", "--data", str(folder))


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="root may write anywhere")
def test_a_folder_that_is_read_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be written" in complaint(capsys, "serve", "--data", str(tmp_path))


HOLDS = """
import sys, time
from pathlib import Path
from types import SimpleNamespace
from echobase.server.serve import ADDRESS, only_server
folder = Path(sys.argv[1])
with only_server(folder):
    (folder / ADDRESS).write_text("http://127.0.0.1:4711/")
    print("held", flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_second_server_on_the_same_games_is_refused(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
) -> None:
    monkeypatch.setattr(serve, "run", lambda url, listening, names, *_: None)
    words = (command, "--data", str(tmp_path), *(["--no-browser"] if command == "play" else []))
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        said = complaint(capsys, *words)
        first.kill()
    database = tmp_path / "echobase.sqlite"
    assert said == (
        f"echobase: {database}: another Echo Base serves these games at http://127.0.0.1:4711/; "
        "open its page, or choose another folder with --data\n"
    )
    assert not database.exists()
    assert cli.run([*words, *(["--port", "0"] if command == "serve" else [])]) == 0
    shown = capsys.readouterr().out.split()[4]
    assert (tmp_path / serve.ADDRESS).read_text() == shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--seed 3", "--seed is for play in the terminal: add --terminal"),
        ("--resume", "--resume is for play in the terminal"),
        ("--save x.txt", "--save is for play in the terminal"),
        ("--plain", "--plain is for play in the terminal"),
        ("--terminal --no-browser", "--no-browser is for play in the browser"),
        ("--terminal --data x", "--data is for play in the browser"),
        ("--scenario 99", "no scenario '99'"),
        ("--lang xx", "no language 'xx'"),
    ],
)
def test_options_of_play(capsys: pytest.CaptureFixture[str], words: str, said: str) -> None:
    assert said in complaint(capsys, "play", *words.split())


def test_play_begins_what_was_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "run", lambda url, listening, names, *_: None)
    monkeypatch.setattr(serve, "threading", SimpleNamespace(Thread=AtOnce))
    words = ("--scenario", "3", "--side", "both", "--lang", "it", "--data", str(tmp_path))
    assert cli.run(["play", *words]) == 0
    link = capsys.readouterr().out.split()[4]
    assert opened == [link]
    assert "/?lang=it#/join/" in link
    assert len(link.rpartition("/")[2].split(",")) == 2
    assert cli.run(["play", "--no-browser", "--data", str(tmp_path)]) == 0
    assert len(opened) == 1
    assert "#" not in capsys.readouterr().out


class AtOnce:
    """A thread that is done before anybody can look."""

    def __init__(self, target: object, args: tuple[str], daemon: bool) -> None:
        self.target, self.args = target, args

    def start(self) -> None:
        assert callable(self.target)
        self.target(*self.args)


def test_seats_as_on_the_command_line() -> None:
    wanted = asked_game(
        PlayOptions(side="empire", opponent="trooper:bold", own={"scenario": "13", "seats": 4})
    )
    kinds = [(seat.kind, seat.player) for seat in wanted.seats]
    assert kinds == [("computer", "trooper:bold")] * 2 + [("person", "")] * 2


def test_links(tmp_path: Path) -> None:
    url = place(tmp_path)
    migrate(url)
    made = started(url, asked_game(PlayOptions(game="assault")))
    assert made.seats[0]
    assert made.seats[1] is None
    with bound("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        assert address(listening, None, None) == f"http://127.0.0.1:{port}/"
        shown = address(listening, Seated(id="g", seats=["a", None]), None)
        assert shown == f"http://127.0.0.1:{port}/#/join/g/a,-"


def test_a_server_goes_by_the_names_it_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[str] = []
    monkeypatch.setattr(serve, "run", lambda url, listening, names, *_: known.extend(names))
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--name", "hoth.example.org"]
    assert cli.run(words) == 0
    assert {"hoth.example.org", "127.0.0.1"} <= set(known)


def test_bytes_that_are_no_text_are_one_line_in_the_log() -> None:
    for error, kept in ((UnicodeDecodeError("utf-8", b"", 0, 1, "no"), False), (OSError(), True)):
        told = (type(error), error, None)
        entry = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "bad", None, told)
        assert serve.in_one_line(entry)
        assert bool(entry.exc_info) == kept
