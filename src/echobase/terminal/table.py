"""The table a game is played at: record, luck, computer players; it knows no screen."""

import random
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase import OVER, sample
from echobase.ai import decide, player
from echobase.core.events import Log
from echobase.core.game import State
from echobase.core.record import Record
from echobase.terminal.saves import Save

HUMAN: Final = "human"


@dataclass
class Entry:
    """One action of the game: the state it was taken in, who took it, its notation."""

    before: State
    actor: int
    notation: str


class Table:
    """A game in progress. Luck follows from the seed and the number of the action.

    So does what the computer decides, unless it decides in private.
    """

    def __init__(self, record: Record, path: Path, players: list[str], seed: str) -> None:
        self.record = record
        self.players = players
        """By seat: `human` or the name of a computer player."""
        self.seed = seed
        self.save = Save(path)
        self.entries = [
            Entry(state.copy(), state.to_act(), state.write(action))
            for state, action in record.states()
        ]
        self.save.write(record)

    @property
    def state(self) -> State:
        return self.record.state

    def apply(self, action: int) -> Log:
        """Do an action, write it down, and return what happened."""
        before = self.state.copy()
        heading, notation = before.heading(), before.write(action)
        log: Log = []
        self.record.apply(action, log)
        self.save.append(heading, notation)
        self.entries.append(Entry(before, before.to_act(), notation))
        return log

    def is_human(self, seat: int) -> bool:
        return seat >= 0 and self.players[seat] == HUMAN

    def luck(self) -> int:
        """What luck brings at this point of this game."""
        return sample(self.state.chances(), self._rng("luck"))

    def computer(self, name: str, private: bool, seconds: float | None = None) -> int:
        """What a computer player would do now, within so many seconds."""
        rng = secrets.SystemRandom() if private else self._rng(name)
        return decide(player(name, self.record.head.game), self.state, rng, seconds)

    def _rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.seed}/{len(self.entries)}/{purpose}")

    def back_to(self, number: int) -> None:
        """Take back all but the first actions."""
        self.record.back_to(number)
        del self.entries[number:]
        self.save.write(self.record)

    @property
    def over(self) -> bool:
        return self.state.to_act() == OVER
