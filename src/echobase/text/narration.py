"""Narration: the events of an action as sentences."""

from collections.abc import Iterator
from dataclasses import dataclass

from echobase.core.early_end import end_event
from echobase.core.events import Log, Message
from echobase.core.game import State
from echobase.core.record import Record
from echobase.text import Text


@dataclass
class Sentence:
    """One sentence of the narration, its event, and its indentation."""

    id: str
    text: str
    indent: int = 2
    heading: bool = False
    opens: bool = False
    """Whether it begins something that nobody can have typed ahead for."""
    explains: bool = False
    """Whether it says what a card does, which its player has already read."""


class Narrator:
    """Narrates a game action by action; each game says which of its events stand out."""

    headings: tuple[str, ...] = ()
    """Events that begin a turn, after which the board is shown again."""
    openings: tuple[str, ...] = ()
    """Events that begin a part of a turn."""
    consequences: tuple[str, ...] = ()
    """Events that follow from another one, and are indented under it."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def tell(self, before: State, notation: str, log: Log) -> list[Sentence]:
        """The events of one action."""
        return [self.sentence(message) for message in log]

    def rest(self) -> list[Sentence]:
        """Sentences held back to be combined with later ones; ask before showing anything else."""
        return []

    def sentence(self, message: Message) -> Sentence:
        text = self.text.say(message)
        if message.id in self.headings:
            return Sentence(message.id, text, 0, heading=True, opens=True)
        if message.id in self.openings:
            return Sentence(message.id, text, 0, opens=True)
        return Sentence(message.id, text, 4 if message.id in self.consequences else 2)


def narrated(record: Record, narrator: Narrator) -> Iterator[tuple[State, Sentence]]:
    """A whole record narrated from the beginning, each sentence with the state after its action."""
    for before, action in record.states():
        log: Log = []
        after = before.copy()
        after.apply(action, log)
        for sentence in narrator.tell(before, before.write(action), log):
            yield after, sentence
    for sentence in narrator.rest():
        yield record.state, sentence
    if record.ending:
        yield record.state, narrator.sentence(end_event(record.ending))
