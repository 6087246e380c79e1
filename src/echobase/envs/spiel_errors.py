"""Our errors as OpenSpiel's callers expect them: each of them is also a SpielError."""

import pyspiel

from echobase.core.errors import BadOption, IllegalAction


class SpielIllegalAction(IllegalAction, pyspiel.SpielError):  # type: ignore[misc]
    """An action that is not legal now; the state is unchanged."""


class SpielBadOption(BadOption, pyspiel.SpielError):  # type: ignore[misc]
    """A parameter, player or kind of observer that does not exist; names the choices."""
