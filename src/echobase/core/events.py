"""Messages and events: an ID with arguments; the user interface turns them into text."""

from collections.abc import Mapping

Argument = str | int


class Message:
    """A message ID with its arguments; `echobase.text` puts it into words."""

    def __init__(self, id: str, args: Mapping[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else dict(args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.id}({inside})"


Log = list[Message]
"""The events of one action, in the order they happened."""
