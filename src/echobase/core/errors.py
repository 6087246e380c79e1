"""The errors people see: each says what was wrong, where, and what would be right."""


class EchoBaseError(Exception):
    """Base of every error that the caller can fix; the command line shows it in one line."""


class IllegalAction(EchoBaseError):
    """An action that is not legal now; the state is unchanged."""


class BadDocument(EchoBaseError):
    """A document or an option that cannot be used; names the file or field."""


class BadRecord(EchoBaseError):
    """A record that cannot be read or does not replay; names the line."""


class BadGame(EchoBaseError):
    """A game that is installed but cannot be used; names the game and the reason."""


class BadOption(EchoBaseError):
    """An option that does not exist or has an invalid value; names the valid choices."""
