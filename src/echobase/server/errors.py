"""The server's errors, each with a code for programs and a sentence for people."""

from echobase.core.errors import EchoBaseError


class Missing(EchoBaseError):
    """Something that was requested and does not exist."""

    def __init__(self, error: str, text: str) -> None:
        super().__init__(text)
        self.error = error


class Forbidden(Missing):
    """Something that exists, but not for this seat."""


class AlreadyWritten(EchoBaseError):
    """Somebody else has already written the action with this number."""


class CannotStore(EchoBaseError):
    """The database cannot be used; the message says where it is and why."""


class DatabaseAway(CannotStore):
    """The database cannot be reached now; it may come back."""


class SlowBody(Exception):
    """The body of a request that did not come in time."""


def first_line(error: BaseException) -> str:
    """An error in one line."""
    return (str(error).splitlines() or [type(error).__name__])[0]
