"""The errors people meet: each says what was wrong, where, and what would be right."""


class EchoBaseError(Exception):
    """Base of every error that is the caller's to mend; the command line shows it in one line."""


class IllegalAction(EchoBaseError):
    """An action that is not legal now; the state is unchanged."""


class BadDocument(EchoBaseError):
    """A document or an option that cannot be used; names the file or field."""


class BadRecord(EchoBaseError):
    """A record that cannot be read or does not replay; names the line."""


class BadGame(EchoBaseError):
    """A game that is installed but cannot be used; names the game and the reason."""


class BadOption(EchoBaseError):
    """An option that does not exist or has a value it cannot have; names the choices."""
