"""The errors people see: each says what was wrong, where, and what would be right."""

from collections.abc import Sequence
from typing import Any, Final

from echobase.core.events import Message


class EchoBaseError(Exception):
    """Base of every error that the caller can fix; the command line shows it in one line."""


class IllegalAction(EchoBaseError):
    """An action that is not legal now; the state is unchanged.

    `why` is the reason as a message, where there is one, so that it can be told in any language.
    """

    def __init__(self, text: str, why: Message | None = None) -> None:
        super().__init__(text)
        self.why = why

    def __str__(self) -> str:
        text = str(self.args[0])
        return text if self.why is None else f"{text}: {self.why}"

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes only the sentence travels."""
        return type(self), (str(self),)


class BadDocument(EchoBaseError):
    """A document or an option that cannot be used; names the file or field.

    Where it is known, `field` is the place in the document, `problem` what is wrong there without
    its place, and `hexes` are the labels of the hexes that are concerned.
    """

    def __init__(
        self,
        text: str,
        field: str = "",
        problem: Message | str = "",
        hexes: Sequence[str] = (),
    ) -> None:
        super().__init__(text)
        self.field = field
        self.problem = problem
        self.hexes = tuple(hexes)

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes only the sentences travel."""
        return type(self), (str(self), self.field, str(self.problem), self.hexes)


LONGEST_SHOWN: Final = 40
"""Characters of a word that an error repeats."""


def shown(word: str) -> str:
    """A word of a document as an error repeats it."""
    return word if len(word) <= LONGEST_SHOWN else f"{word[:LONGEST_SHOWN]}…"


def bad_field(
    source: str, field: str, problem: Message | str, hexes: Sequence[str] = ()
) -> BadDocument:
    """The error of one field of a document."""
    return BadDocument(f"{source}: {field}: {problem}", field, problem, hexes)


class BadRecord(EchoBaseError):
    """A record that cannot be read or does not replay; names the line."""


class BadGame(EchoBaseError):
    """A game that is installed but cannot be used; names the game and the reason."""


class BadOption(EchoBaseError):
    """An option that does not exist or has an invalid value; names the valid choices."""


class Refusal(EchoBaseError):
    """An answer that cannot be carried out: the text is a sentence for the player.

    Nothing was done. `error` is a code for programs.
    """

    def __init__(self, text: str, error: str = "refused") -> None:
        super().__init__(text)
        self.error = error
