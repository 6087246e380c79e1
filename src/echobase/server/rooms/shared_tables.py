"""What the connections of a room share: a table is made and encoded once for all who need the same.

Connections that stand at the same place, look with the same eyes and read the same language get the
same bytes. All of one language share its narration, so that a sentence is made once.
"""

from collections.abc import Callable, Hashable
from typing import Final

from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.log_narrator import LogNarrator
from echobase.text import Text
from echobase.text.narration import Sentence

REMEMBERED: Final = 64
"""Entries whose sentences are kept; whoever stands further back has them made anew."""


class SharedTables:
    """The tables of the present state of a game, and the narration that leads on from it."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._game_log: GameLog | None = None
        self._encoded: dict[Hashable, str] = {}
        self._narrations: dict[str, Narration] = {}

    def encoded(self, game_log: GameLog, key: Hashable, make: Callable[[], str]) -> str:
        """A table of this state of the game; made when nobody has needed it before."""
        if game_log is not self._game_log:
            self._game_log = game_log
            self._encoded = {}
        found = self._encoded.get(key)
        if found is None:
            found = self._encoded[key] = make()
        return found

    def sentences(self, game_log: GameLog, place: int, text: Text) -> list[list[Sentence]]:
        """What is told of each entry from a place on."""
        narration = self._narrations.get(text.lang)
        if narration is None:
            narration = self._narrations[text.lang] = Narration(self.interaction, text)
        return narration.sentences(game_log, place)

    def clear(self) -> None:
        """Nobody is there any more who could share anything."""
        self._game_log, self._encoded, self._narrations = None, {}, {}


class Narration:
    """A log as it grows, told in one language."""

    def __init__(self, interaction: Interaction, text: Text) -> None:
        self.interaction = interaction
        self.text = text
        self.narrator = LogNarrator(interaction, text)
        self._told: dict[int, list[Sentence]] = {}
        """By number: what was told of the last entries."""

    def sentences(self, game_log: GameLog, place: int) -> list[list[Sentence]]:
        """What is told of each entry from a place on."""
        entries = game_log.entries[place:]
        told = [self._told.get(entry.number) for entry in entries]
        new = next((n for n, found in enumerate(told) if found is None), len(told))
        if place + new < len(game_log.entries):
            narrator = self._narrator_at(game_log, place + new)
            for n in range(new, len(entries)):
                told[n] = narrator.tell(entries[n], game_log.after(place + n))
            self.narrator = narrator
        found = [one or [] for one in told]
        kept = list(zip(entries, found, strict=True))[-REMEMBERED:]
        self._told |= {entry.number: one for entry, one in kept}
        for number in sorted(self._told)[:-REMEMBERED]:
            del self._told[number]
        return found

    def _narrator_at(self, game_log: GameLog, place: int) -> LogNarrator:
        """A narrator who has told all entries before a place."""
        if self.narrator.common(game_log) == len(self.narrator.narrated) == place:
            return self.narrator
        narrator = LogNarrator(self.interaction, self.text)
        narrator.skip(game_log, place)
        return narrator
