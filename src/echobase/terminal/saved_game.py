"""A game at the terminal: its log, saved after every action, its chance and computer players."""

import random
import secrets
from pathlib import Path
from typing import Final

from echobase import build, sample
from echobase.ai import decide, player, turn_seconds
from echobase.core.errors import BadRecord
from echobase.core.game import State
from echobase.core.record import Record
from echobase.play.game_log import GameLog, GameSettings, InAdvance, SeatFacts, replayed
from echobase.play.guidance import guidance
from echobase.terminal.saves import Save

HUMAN: Final = "human"
STANDING: Final = "standing"
"""The remark of a record with the answers that its players have given in advance."""


class SavedGame:
    """A game in progress. Chance follows from the seed and the number of the action.

    So does what the computer decides, unless it decides in private.
    """

    def __init__(
        self,
        record: Record,
        path: Path,
        players: list[str],
        seed: str,
        save: Save | None = None,
    ) -> None:
        self.players = players
        """By seat: `human` or the name of a computer player."""
        self.seed = seed
        self._about = record.head.about
        self.log = replayed(settings(record, players, seed), record)
        """The game so far. Try changes on a copy, and hand that to `accept`."""
        self.log.fresh = []
        self.log.asides.standing = read_standing(self._about.get(STANDING, ""))
        self.save = save or Save(path)
        self.save.write(self.record)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.log.facts.game

    @property
    def record(self) -> Record:
        """All of it as a record, with the answers given in advance among the remarks."""
        about = {**self._about, STANDING: write_standing(self.log.asides.standing)}
        return self.log.record({key: text for key, text in about.items() if text}, whole=True)

    @property
    def state(self) -> State:
        return self.log.state

    def do(self, action: int, begun: int | None = None) -> None:
        """Do an action of whoever is to act, and save it."""
        draft = self.log.copy()
        draft.do(action, begun)
        self.accept(draft)

    def accept(self, draft: GameLog) -> None:
        """Continue with a changed copy of the log, and save what is new in it."""
        rows, draft.fresh = draft.fresh, []
        grown = len(draft.entries) == len(self.log.entries) + len(rows)
        standing = draft.asides.standing == self.log.asides.standing
        self.log = draft
        if not grown or not standing:  # something was undone, or answered in advance
            self.save.write(self.record)
            return
        for entry in draft.entries[len(draft.entries) - len(rows) :]:
            self.save.append(entry.before.heading(), entry.notation)

    def chance(self) -> int:
        """The outcome of chance at this point of this game; a lesson may fix it."""
        lesson = guidance(self.log)
        fixed = None if lesson is None else lesson.chance()
        return sample(self.state.chances(), self._rng("luck")) if fixed is None else fixed

    def computer(self, name: str, private: bool, seconds: float | None = None) -> int:
        """What a computer player would do now, within n seconds.

        Without the compiled engine, levels that think for seconds get no more time than with it.
        """
        rng = secrets.SystemRandom() if private else self._rng(name)
        if seconds is None and build() != "compiled":
            seconds = turn_seconds(name, self.game) or None
        return decide(player(name, self.game), self.state, rng, seconds)

    def _rng(self, purpose: str) -> random.Random:
        # In a lesson by the row, not by the place in the record: a second try has its own luck.
        place = self.log.number if self.log.facts.lesson else len(self.log.entries)
        return random.Random(f"{self.seed}/{place}/{purpose}")

    @property
    def over(self) -> bool:
        return self.log.over


def read_standing(text: str) -> InAdvance:
    """The answers given in advance from a remark; BadRecord when it cannot be read."""
    found: dict[int, dict[str, str]] = {}
    try:
        for answer in filter(None, text.split("; ")):
            seat, question, when = answer.split(" ", 2)
            found.setdefault(int(seat), {})[question] = when
    except ValueError:
        wanted = "0 no-points always; 0 long-odds always"
        raise BadRecord(f"about.{STANDING}: cannot read {text[:40]!r}; write {wanted!r}") from None
    return found


def write_standing(standing: InAdvance) -> str:
    """The answers given in advance as a remark: seat, question, how long it stands."""
    return "; ".join(
        f"{seat} {question} {when}"
        for seat, given in standing.items()
        for question, when in given.items()
    )


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
        lesson=record.head.about.get("lesson", ""),
        puzzle=record.head.about.get("puzzle", ""),
    )
