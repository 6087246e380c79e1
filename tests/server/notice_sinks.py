"""Local ends of notices: a push service or webhook, and a mail server."""

import queue
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class HttpSink:
    """Takes whatever is posted to it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.posted: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()

    def next(self) -> tuple[dict[str, str], bytes]:
        return self.posted.get(timeout=60)


@contextmanager
def http_sink() -> Iterator[HttpSink]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(sink.status)
            self.end_headers()
            sink.posted.put(({name.lower(): value for name, value in self.headers.items()}, body))

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        sink = HttpSink(f"http://127.0.0.1:{server.server_address[1]}/")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield sink
        server.shutdown()


@contextmanager
def mail_sink() -> Iterator[tuple[str, "queue.Queue[str]"]]:
    """The address of a mail server, and the letters that it got."""
    letters: queue.Queue[str] = queue.Queue()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper().strip()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    read = iter(self.rfile.readline, b".\r\n")
                    letters.put(b"".join(read).decode())
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
                if word == b"QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}", letters
        server.shutdown()
