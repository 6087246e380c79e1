"""A server in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import secrets
from echobase.cli import main
from echobase.server.workers import analyses
from echobase.server.safety import tokens
analyses.PACES.update({build: analyses.Pace(1, False, 5) for build in analyses.PACES})
tokens.fresh_secret = lambda: SECRET
secrets.randbelow = lambda limit: 0
main()
"""
"""The same choices bring the same luck and the same answers, in whatever order tests run.

The secret is one of those to which browsers add nothing random, unless a test asks for another.
Games that end are analysed in the background, but briefly: no test waits for that.
"""


class Server:
    """It can be stopped and started again, at the same address with the same games."""

    def __init__(
        self,
        data: Path,
        *more: Path,
        before: str = "",
        secret: str = "0" * 64,
        options: tuple[str, ...] = (),
    ) -> None:
        self.data = data
        self.secret = secret
        self.before = before
        """Lines of Python that are run first."""
        self.more = more
        """Folders with more distributions, such as those of other games."""
        self.options = options
        """More options of `serve`."""
        self.port = 0
        self.start()

    def start(self) -> None:
        found = [*map(str, self.more), os.environ.get("PYTHONPATH", "")]
        program = f"{self.before}\nSECRET = {self.secret!r}\n{PROGRAM}"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data), *self.options],
            stdout=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(filter(None, found)),
                "PYTHONUNBUFFERED": "1",
            },
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, f"the server said {line!r} and ended"
        self.url = next(word for word in line.split() if word.startswith("http"))
        self.port = int(self.url.rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=30)
