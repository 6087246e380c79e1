"""Narrates a log as it grows; each entry once, unless it is undone."""

from echobase.core.game import State
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.log_entry import Entry
from echobase.text import Text
from echobase.text.narration import Sentence
from echobase.text.words import words


class LogNarrator:
    """A narrator that knows which entries of a log it has narrated."""

    def __init__(self, interaction: Interaction, text: Text) -> None:
        self.interaction = interaction
        self.text = text
        self.narrator = words(interaction.game).narrator(text)
        self.narrated: list[int] = []
        """The numbers of the entries that were narrated."""

    @property
    def headings(self) -> tuple[str, ...]:
        """The events that begin a turn."""
        return self.narrator.headings

    def common(self, game_log: GameLog) -> int:
        """How many of the narrated entries are still in force."""
        count = min(len(self.narrated), len(game_log.entries))
        while count and game_log.entries[count - 1].number != self.narrated[count - 1]:
            count -= 1
        return count

    def new_places(self, game_log: GameLog) -> range:
        """The places of the entries to narrate; forgets what was undone."""
        self.forget_undone(game_log)
        return range(len(self.narrated), len(game_log.entries))

    def forget_undone(self, game_log: GameLog) -> bool:
        """Continue where narration and log agree; returns whether something was undone."""
        agreed = self.common(game_log)
        if agreed == len(self.narrated):
            return False
        self.skip(game_log, agreed)
        return True

    def skip(self, game_log: GameLog, place: int) -> None:
        """Count the entries before this place as narrated.

        Narrators hold nothing back across turns, so the current turn tells what is pending.
        """
        self.narrator = words(self.interaction.game).narrator(self.text)
        begin = turn_start(game_log, place, self.headings)
        self.narrated = [entry.number for entry in game_log.entries[:begin]]
        for number in range(begin, place):
            self.tell(game_log.entries[number], game_log.after(number))

    def tell(self, entry: Entry, after: State) -> list[Sentence]:
        """The next entry in sentences, with everything pending that it completes."""
        self.narrated.append(entry.number)
        found = self.narrator.tell(entry.before, entry.notation, entry.log)
        if self.interaction.tells_rest(after) or after.outcome() is not None:
            found += self.narrator.rest()
        return found

    def rest(self) -> list[Sentence]:
        """Everything that is pending."""
        return self.narrator.rest()


def turn_start(game_log: GameLog, place: int, headings: tuple[str, ...]) -> int:
    """The place of the entry that began the turn of this place."""
    for number in range(min(place, len(game_log.entries)) - 1, -1, -1):
        if any(message.id in headings for message in game_log.entries[number].log):
            return number
    return 0
