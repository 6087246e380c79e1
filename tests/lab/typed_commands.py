"""Commands of the lab as they are typed: what goes in, and what comes out."""

from collections.abc import Callable

Run = Callable[[str], tuple[int, str, str]]
"""From the words after `echobase` to exit code, output and complaints."""


def lines(text: str) -> list[str]:
    """What was printed, without the spaces that make columns."""
    return [" ".join(line.split()) for line in text.splitlines()]
