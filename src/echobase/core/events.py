"""Messages and events: an ID with arguments; the user interface turns them into text."""

from collections.abc import Callable, Mapping
from typing import Final

Argument = str | int


class Message:
    """A message ID with its arguments; `echobase.text` puts it into words.

    `str(message)` is the sentence in English.
    """

    def __init__(self, id: str, args: Mapping[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else dict(args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __repr__(self) -> str:
        return f"<{self.call()}: {self}>" if _words else self.call()

    def __str__(self) -> str:
        return _words[0](self) if _words else self.call()

    def call(self) -> str:
        """The ID with its arguments, as whoever looks for its origin wants to see it."""
        inside = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.id}({inside})"


_words: Final[list[Callable[[Message], str]]] = []
"""How a message becomes a sentence; the languages are above this layer, and tell it."""


def speak_with(words: Callable[[Message], str]) -> None:
    """Say how `str` makes a sentence of a message."""
    _words[:] = [words]


Log = list[Message]
"""The events of one action, in the order they happened."""
