"""`echobase library` against a server that answers what a test wants."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from echobase.cli.app import run
from echobase.core.document import parse
from echobase.workshop.facet import need_workshop
from echobase.workshop.remote_library import NoLibrary, RemoteLibrary

ENTRY = {"id": "abc", "game": "battle", "name": "Ice Cave", "author": "Wedge", "plays": 3}
PAGE = {"entries": [{**ENTRY, "wins": {"rebel": 2}, "likes": 1}], "more": False}


@contextmanager
def answering(answers: dict[str, tuple[int, str]]) -> Iterator[str]:
    """The address of a server; `answers` are by path, without what was asked."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, body = answers.get(self.path.partition("?")[0], (404, "nothing"))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    served = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=served.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{served.server_port}"
    finally:
        served.shutdown()
        thread.join()
        served.server_close()


def entry() -> str:
    document = {**need_workshop("battle").document("medevac"), "names": {}, "name": "Ice Cave"}
    return json.dumps({"entry": ENTRY, "document": document})


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    with answering({"/api/library": (200, json.dumps(PAGE))}) as address:
        assert run(["library", "list", address, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "abc  Ice Cave (Battle of Hoth)" in out
    assert "by Wedge, 3 games, Rebels 2, 1 like" in out


def test_fetch_and_check(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with answering({"/api/library/abc": (200, entry())}) as address:
        assert run(["library", "fetch", address, "abc", "--lang", "en"]) == 0
        assert "abc.toml: Ice Cave" in capsys.readouterr().out
        assert parse(Path("abc.toml").read_text(encoding="utf-8"))["name"] == "Ice Cave"
        assert run(["library", "fetch", address, "abc"]) == 2
        assert "--force replaces it" in capsys.readouterr().err
        assert run(["library", "check", address, "abc", "--lang", "en"]) == 0
        assert "abc: OK: Ice Cave" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ((404, '{"text": "This server has no library."}'), "has no library"),
        ((500, "oops"), "status 500"),
        ((200, "<html>"), "not a library"),
        ((200, '{"entries": 3}'), "not a library"),
        ((200, "[" * 50), "deep within"),
    ],
)
def test_servers_that_make_no_sense(answer: tuple[int, str], said: str) -> None:
    with answering({"/api/library": answer}) as address, pytest.raises(Exception, match=said):
        RemoteLibrary(address).entries()


@pytest.mark.parametrize("address", ["hoth", "ftp://hoth", "http://"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(NoLibrary, match="is not the address of a server"):
        RemoteLibrary(address)


def test_nobody_answers() -> None:
    with pytest.raises(NoLibrary, match="cannot be reached"):
        RemoteLibrary("http://127.0.0.1:9").entries()


def test_the_operator_removes_an_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["library", "remove", "nothing", "--data", str(tmp_path)]) == 2
    assert "there is no entry 'nothing'" in capsys.readouterr().err
