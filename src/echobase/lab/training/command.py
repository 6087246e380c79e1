"""The command `echobase lab train`: turns its options into a table of weights."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase.core import registry
from echobase.jobs.progress_bar import shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.workers import all_cores
from echobase.lab.experiments import LIMIT
from echobase.lab.report import refuse_report
from echobase.lab.screen_table import table
from echobase.lab.training.learned import Learned, refuse_table
from echobase.lab.training.lesson_store import forget
from echobase.lab.training.report import write_learned_report
from echobase.lab.training.training import PLAYER, train
from echobase.lab.training.words import calibration_heads, calibration_rows
from echobase.terminal.screen import Screen
from echobase.text import Text

GAMES: Final = 3000
SEED: Final = 0


@dataclass
class TrainingOptions:
    """The options that were typed; None stands for the default."""

    game: str | None = None
    games: int | None = None
    player: str | None = None
    out: Path | None = None
    force: bool = False
    resume: bool = False
    report: Path | None = None
    seed: int | None = None
    workers: int | None = None
    ray: str | None = None

    @property
    def path(self) -> Path:
        """The file of the table: never one inside the program, unless that file is named."""
        return self.out or Path(f"{self.game or registry.DEFAULT}-value.toml")

    @property
    def folder(self) -> Path:
        """Where the games are kept while they are played."""
        return self.path.with_suffix(".games")


def carry_out(options: TrainingOptions, lang: str) -> Learned:
    """Play, learn, and write the table and the report; SIGTERM acts like Ctrl-C."""
    registry.game(options.game or registry.DEFAULT)  # its error lists the games
    if options.report is not None:
        refuse_report(options.report, options.force)
    refuse_table(options.path, options.force)
    with terminated_as_interrupted(), shown("train") as progress:
        learned = train(
            GAMES if options.games is None else options.games,
            game=options.game or registry.DEFAULT,
            player=options.player or PLAYER,
            seed=SEED if options.seed is None else options.seed,
            limit=LIMIT,
            workers=all_cores(options.workers, options.ray),
            ray=options.ray,
            progress=progress,
            keep=options.folder,
            resume=options.resume,
        )
    learned.write(options.path, force=True)
    forget(options.folder)
    if options.report is not None:
        write_learned_report(options.report, learned, lang, force=True)
    return learned


def show(learned: Learned, screen: Screen, text: Text) -> None:
    """The quality of the predictions, in short."""
    counts = {"games": learned.games, "positions": learned.positions + learned.held_out}
    screen.say(text("ui-train-about", **counts))
    shares = {"loss": f"{learned.loss:.4f}", "accuracy": f"{100 * learned.accuracy:.1f}"}
    screen.say(text("ui-train-quality", games=learned.held_out_games, **shares))
    title = text("report-train-calibration")
    table(screen, title, calibration_heads(text), calibration_rows(learned))
