"""How a command speaks: complaints in one line on stderr."""

import sys


def complain(message: str) -> None:
    """One line on stderr."""
    print("echobase: " + " ".join(message.split()), file=sys.stderr)
