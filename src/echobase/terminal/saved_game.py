"""A game at the terminal: its log, saved after every action, its chance and computer players."""

import random
import secrets
from pathlib import Path
from typing import Final

from echobase import OVER, sample
from echobase.ai import decide, player
from echobase.core.events import Log
from echobase.core.game import State
from echobase.core.record import Record
from echobase.play.game_log import Entry, GameSettings, SeatFacts, replayed
from echobase.terminal.saves import Save

HUMAN: Final = "human"


class SavedGame:
    """A game in progress. Chance follows from the seed and the number of the action.

    So does what the computer decides, unless it decides in private.
    """

    def __init__(self, record: Record, path: Path, players: list[str], seed: str) -> None:
        self.players = players
        """By seat: `human` or the name of a computer player."""
        self.seed = seed
        self._about = record.head.about
        self._log = replayed(settings(record, players, seed), record)
        self.save = Save(path)
        self.save.write(self.record)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._log.facts.game

    @property
    def record(self) -> Record:
        """All of it as a record."""
        return self._log.record(self._about)

    @property
    def state(self) -> State:
        return self._log.state

    @property
    def entries(self) -> list[Entry]:
        """The actions in force."""
        return self._log.entries

    def apply(self, action: int) -> Log:
        """Do an action, write it down, and return what happened."""
        self._log.do(action)
        entry = self.entries[-1]
        self.save.append(entry.before.heading(), entry.notation)
        return entry.log

    def is_human(self, seat: int) -> bool:
        return self._log.is_human(seat)

    def chance(self) -> int:
        """The outcome of chance at this point of this game."""
        return sample(self.state.chances(), self._rng("luck"))

    def computer(self, name: str, private: bool, seconds: float | None = None) -> int:
        """What a computer player would do now, within n seconds."""
        rng = secrets.SystemRandom() if private else self._rng(name)
        return decide(player(name, self.game), self.state, rng, seconds)

    def _rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.seed}/{len(self.entries)}/{purpose}")

    def back_to(self, number: int) -> None:
        """Undo all but the first `number` actions."""
        if number < len(self.entries):
            self._log.back(len(self.entries) - number)
        self.save.write(self.record)

    @property
    def over(self) -> bool:
        return self.state.to_act() == OVER


def settings(record: Record, players: list[str], seed: str) -> GameSettings:
    """The settings of a game, as far as a record and a list of players say them."""
    return GameSettings(
        id="",
        game=record.head.game,
        rules_version=record.head.rules_version,
        options=record.head.options,
        seats=[
            SeatFacts("person") if name == HUMAN else SeatFacts("computer", name)
            for name in players
        ],
        dice="server",
        hints=True,
        undo=True,
        record=False,
        secret=seed,
    )
