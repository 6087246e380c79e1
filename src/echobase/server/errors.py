"""What can go wrong, each with a word for the program and a sentence for people."""

from echobase.core.errors import EchoBaseError


class Missing(EchoBaseError):
    """Something that is asked for and is not there."""

    def __init__(self, error: str, text: str) -> None:
        super().__init__(text)
        self.error = error


class Forbidden(Missing):
    """Something that is there, but not for this seat."""


class Taken(EchoBaseError):
    """Somebody else has written the action with this number."""


class CannotStore(EchoBaseError):
    """The database cannot be used; says where it is and why."""
