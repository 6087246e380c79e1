"""Writes datasets: many processes make the games, and one file takes them in order."""

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa

from echobase.core import registry
from echobase.core.errors import BadRecord
from echobase.dataset.file import GrowingFile
from echobase.dataset.games import FromRecord, SelfPlay, Skipped, record_files
from echobase.dataset.schema import About, about_of
from echobase.jobs.arguments import by_seat, listed, nothing_to_decide, options_in_full, whole
from echobase.jobs.progress import Progress
from echobase.jobs.signals import undisturbed
from echobase.jobs.worker_pool import WorkerLost
from echobase.jobs.workers import check_workers, in_order
from echobase.observation.episode import Episode


@dataclass
class Written:
    """The outcome of writing a dataset."""

    path: Path
    wanted: int
    """The number of games asked for, or of records found."""
    games: int = 0
    decisions: int = 0
    complete: bool = True
    """False when Ctrl-C ended it early; the file holds the games finished until then."""
    skipped: list[Skipped] = field(default_factory=list)


def write(
    path: str | Path,
    games: int,
    *,
    game: str = registry.DEFAULT,
    players: str | Iterable[str] = "cadet",
    seed: int = 0,
    positions: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    force: bool = False,
    progress: Progress | None = None,
    **options: Any,
) -> Written:
    """Let computer players play and write all their decisions; options are those of the game.

    `players` is one name for all, one for each side (Rebels, Empire), or one for each seat. A
    scenario or map of your own is a `Path`. The same seed gives the same rows, whatever the
    number of workers. A script that asks for more than one worker needs
    `if __name__ == "__main__":`, because processes import it again.
    """
    games, seed = whole("games", games, 1), whole("seed", seed, 0)
    workers = check_workers(workers, ray)
    table = Episode(game, options_in_full(game, options))
    table.reset(seed)
    if table.is_over():
        raise nothing_to_decide(game)
    seated = by_seat(listed(players), table.sides, game)
    play = SelfPlay(game, table.state.options(), seated, seed, positions)
    results = in_order(play, range(games), workers, ray)
    return _fill(Written(Path(path), games), force, progress, results)


def convert(
    path: str | Path,
    records: str | Path | Iterable[str | Path],
    *,
    positions: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    force: bool = False,
    progress: Progress | None = None,
) -> Written:
    """Write the decisions of recorded games, given as files or folders.

    The first record decides which game the file is about and how large its arrays are. Records
    that do not fit, are broken or unfinished are skipped, and the result names them.
    """
    workers = check_workers(workers, ray)
    files = record_files(listed(records))
    results = in_order(FromRecord(positions), list(enumerate(files)), workers, ray)
    return _fill(Written(Path(path), len(files)), force, progress, results)


def _fill(
    written: Written,
    force: bool,
    progress: Progress | None,
    results: Generator[pa.RecordBatch | Skipped],
) -> Written:
    """Write the results of all jobs; Ctrl-C keeps the games finished until then."""
    tell = progress or (lambda done, wanted: None)
    with GrowingFile(written.path, force) as file, closing(results):
        try:
            tell(0, written.wanted)
            for done, result in enumerate(results, 1):
                with undisturbed():
                    _add(file, result, written)
                tell(done, written.wanted)
        except KeyboardInterrupt:
            if not file.games:
                raise
            written.complete = False
        except WorkerLost as error:
            if not file.games:
                raise
            with undisturbed():
                file.keep()
            raise WorkerLost(f"{error}; {file.path} holds the {file.games} games before") from None
        if not file.games:
            first, more = written.skipped[0], len(written.skipped) - 1
            raise BadRecord(f"no games: {first}" + (f" (and {more} files more)" if more else ""))
        with undisturbed():
            file.keep()
    written.games, written.decisions = file.games, file.decisions
    return written


def _add(file: GrowingFile, result: pa.RecordBatch | Skipped, written: Written) -> None:
    """Add a game if it fits those before it."""
    if isinstance(result, Skipped):
        written.skipped.append(result)
    elif file.schema is None or result.schema.equals(file.schema, check_metadata=True):
        file.add(result)
    else:
        source = result["source"][0].as_py()
        theirs, ours = about_of(result.schema, source), about_of(file.schema, source)
        written.skipped.append(Skipped(source, _misfit(theirs, ours)))


def _misfit(theirs: About, ours: About) -> str:
    """Why a game cannot be in one file with the others."""

    def shape(about: About) -> str:
        rows, columns, _ = about.shape
        return f"{about.game}, {rows} x {columns} hexes, {about.actions} actions"

    return f"its arrays ({shape(theirs)}) differ from those before it ({shape(ours)})"
