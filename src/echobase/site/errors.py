"""Why a site cannot be built."""

from echobase.core.errors import EchoBaseError


class CannotBuild(EchoBaseError):
    """Something is missing; the message says what, and what would be right."""
