"""A folder of static files as a plain web server offers it."""

import contextlib
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server, which says nothing."""

    def log_message(self, *_: Any) -> None:
        pass


@contextlib.contextmanager
def offered(folder: Path, port: int = 0) -> Iterator[str]:
    """The address at which a folder is offered."""
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
