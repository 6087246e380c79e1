"""The result of a training: the table of weights, and how well it predicts held-out games."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli_w

from echobase.core.files import check_output, replace


@dataclass(frozen=True)
class Tenth:
    """Positions with about the same predicted chance, and how many of them were won."""

    low: float
    high: float
    positions: int
    expected: float
    won: float


@dataclass(frozen=True)
class Learned:
    """A chance to win as a logistic function, with its results on held-out games."""

    game: str
    player: str
    games: int
    """The number of games asked for."""
    seed: int
    given_up: int
    positions: int
    """The number of positions learned from."""
    held_out: int
    """The number of positions in held-out games, to which everything below refers."""
    held_out_games: int
    loss: float
    """The mean of minus the logarithm of the chance given to the result; 0.693 is guessing."""
    offset_loss: float
    """The same for a prediction that knows only the scenario and whose turn it is."""
    accuracy: float
    """How often the side with the better predicted chance won."""
    tenths: tuple[Tenth, ...]
    about: str
    weights: dict[str, dict[str, Any]]
    """The table, as players load it."""

    @property
    def text(self) -> str:
        """The table as a file."""
        told = f"{self.about}\nLearned by `{self.command}`."
        head = "".join(f"# {line}\n" for line in told.splitlines())
        return f"{head}\n{tomli_w.dumps(self.weights)}"

    @property
    def command(self) -> str:
        """The command that learns the same again."""
        words = f"echobase lab train --game {self.game} --games {self.games} --seed {self.seed}"
        return f"{words} --player {self.player}"

    def write(self, path: str | Path, force: bool = False) -> None:
        """Write the table; an existing file is replaced only with `force`."""
        path = Path(path)
        refuse_table(path, force)
        replace(path, self.text)


def refuse_table(path: Path, force: bool) -> None:
    """Refuse a table that cannot be written there, before the first game."""
    check_output("out", path, (".toml",), force)
