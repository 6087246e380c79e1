"""The command `echobase analyse`: turns its options into an analysis."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase.analysis.results import Analysis, refuse_analysis, write
from echobase.analysis.running import GAMES, SECONDS, analyse, opened
from echobase.core.record import Record
from echobase.jobs.progress_bar import shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.workers import all_cores

SEED: Final = 0


@dataclass
class AnalysisOptions:
    """The options that were typed; None stands for the default."""

    games: int | None = None
    player: str | None = None
    out: Path | None = None
    force: bool = False
    seconds: int | None = None
    seed: int | None = None
    workers: int | None = None
    ray: str | None = None


def carry_out(file: Path, options: AnalysisOptions) -> tuple[Record, Analysis]:
    """Analyse the record in a file and show the progress; SIGTERM acts like Ctrl-C."""
    if options.out is not None:
        refuse_analysis(options.out, options.force)
    record = opened(file)
    with terminated_as_interrupted(), shown("analyse") as progress:
        found = analyse(
            record,
            games=GAMES if options.games is None else options.games,
            player=options.player,
            seconds=SECONDS if options.seconds is None else options.seconds,
            seed=SEED if options.seed is None else options.seed,
            workers=all_cores(options.workers, options.ray),
            ray=options.ray,
            progress=progress,
        )
    if options.out is not None:
        write(options.out, found, force=True)
    return record, found
