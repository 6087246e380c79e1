"""A server and a real browser for what is measured in the browser."""

import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "chromium-headless-shell")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SAME_CHANCE = """
import secrets
from echobase.cli import main
from echobase.server.safety import tokens
tokens.fresh_secret = lambda: "0" * 64
secrets.randbelow = lambda limit: 0
main()
"""
"""A server whose games have the same dice, cards and opponents, so that runs can be compared."""


@contextmanager
def server_and_browser() -> Iterator[tuple[str, Browser]]:
    """The address of a server of its own, and a browser."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        process, url = serve(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield url, browser
        finally:
            browser.close()
            process.send_signal(signal.SIGINT)
            process.wait(30)


def serve(data: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-u", "-c", SAME_CHANCE, "serve", "--port", "0"]
    process = subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, next(word for word in line.split() if word.startswith("http"))
