"""Runs plans: games on many processes, with every result stored as soon as it is there."""

from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.files import check_ending, check_output
from echobase.jobs.lock import only_writer
from echobase.jobs.progress import Progress
from echobase.jobs.signals import undisturbed
from echobase.jobs.worker_pool import WorkerLost
from echobase.jobs.workers import as_done, check_workers
from echobase.lab.experiments import (
    ALL,
    BALANCED,
    LIMIT,
    Which,
    even_match,
    round_robin,
    settings,
    simulation,
)
from echobase.lab.jsonl import LINES, LinesFile, read_lines, write_lines
from echobase.lab.match import Matches, Row
from echobase.lab.parquet import PARQUET, read_parquet, refuse_without_extra, write_parquet
from echobase.lab.plan import Plan
from echobase.lab.results import Results, sorted_rows

ENDINGS: Final = (LINES, PARQUET)
INTERRUPTED: Final = "interrupted"
"""Why a run stopped: somebody pressed Ctrl-C or sent SIGTERM."""


def simulate(
    games: int,
    *,
    game: str = registry.DEFAULT,
    scenarios: Which | Iterable[Which] | None = None,
    players: str | Iterable[str] | None = None,
    swap: bool = False,
    seed: int = 0,
    limit: int = LIMIT,
    out: str | Path | None = None,
    resume: bool = False,
    force: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Results:
    """Play games of each scenario; any further options are those of the game.

    `scenarios` is "all", one or several: ids, numbers, documents or `Path`s of scenarios or maps.
    `players` is one name for all, one for each side (Rebels, Empire), or one for each seat. With
    `swap` each seed is played twice, the second time with sides swapped. `out` is a .jsonl or
    .parquet file. Ctrl-C and a lost worker end it early: `complete` is false, `stopped` says why,
    and `resume` continues the file. `ray` is "local" or the address of a cluster. A script that
    asks for more than one worker or for Ray needs `if __name__ == "__main__":`, because processes
    import it again.
    """
    each = settings(game, scenarios, options)
    plan = simulation(
        games, game=game, each=each, players=players, swap=swap, seed=seed, limit=limit
    )
    return carry_out((plan,), out, resume, force, workers, ray, progress)


def tournament(
    games: int,
    players: Iterable[str] | None = None,
    *,
    game: str = registry.DEFAULT,
    scenarios: Which | Iterable[Which] | None = None,
    seed: int = 0,
    limit: int = LIMIT,
    out: str | Path | None = None,
    resume: bool = False,
    force: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Results:
    """Let each pair of players play each scenario, half of the games with sides swapped.

    Without `players`, all players of the game take part. The rest is as for `simulate`.
    """
    each = settings(game, scenarios, options)
    plan = round_robin(games, game=game, each=each, players=players, seed=seed, limit=limit)
    return carry_out((plan,), out, resume, force, workers, ray, progress)


def balance(
    games: int,
    *,
    game: str | None = None,
    scenarios: Which | Iterable[Which] | None = None,
    player: str = BALANCED,
    seed: int = 0,
    limit: int = LIMIT,
    out: str | Path | None = None,
    resume: bool = False,
    force: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Results:
    """Let one player play both sides of each scenario; rows include the course of the game.

    The default is all scenarios of the game; without a game, those of all games. The rest is as for
    `simulate`.
    """
    if game is None and (scenarios is not None or options):
        raise BadOption("game: say which, because scenarios and options belong to one")
    plans = []
    for name in [one.name for one in registry.usable()] if game is None else [game]:
        each = settings(name, ALL if scenarios is None else scenarios, options)
        plans.append(
            even_match(games, game=name, each=each, players=player, seed=seed, limit=limit)
        )
    return carry_out(tuple(plans), out, resume, force, workers, ray, progress)


def carry_out(
    plans: tuple[Plan, ...],
    out: str | Path | None,
    resume: bool,
    force: bool,
    workers: int | None,
    ray: str | None,
    progress: Progress | None,
) -> Results:
    """Play the rest of the plans."""
    if out is None:
        if resume:
            raise BadOption("resume: say which file to continue (out)")
        return _played(plans, None, check_workers(workers, ray), ray, progress)
    path = Path(out)
    refuse_results(path, force=True)
    workers = check_workers(workers, ray)
    kept = lines_path(path)
    with only_writer(kept):
        check_output("out", path, ENDINGS, resume or force)
        with LinesFile(kept, plans, resume, force) as file:
            results = _played(plans, file, workers, ray, progress)
        if results.complete:
            with undisturbed():
                _write(path, results)
    return results


def lines_path(path: Path) -> Path:
    """The JSON Lines behind a results file: itself, or the one beside a Parquet file."""
    return path if path.suffix.lower() == LINES else path.with_suffix(LINES)


def refuse_results(path: Path, force: bool) -> None:
    """Refuse a results file that cannot be written there, before the first game."""
    check_output("out", path, ENDINGS, force)
    if path.suffix.lower() == PARQUET:
        refuse_without_extra()


def _played(
    plans: tuple[Plan, ...],
    file: LinesFile | None,
    workers: int | None,
    ray: str | None,
    progress: Progress | None,
) -> Results:
    """Play the games that are not done yet; Ctrl-C and lost processes end the run early."""
    tell = progress or (lambda done, wanted: None)
    rows: list[Row] = list(file.done) if file else []
    done = {(row.plan, row.number) for row in rows}
    games = [(which, number) for which, plan in enumerate(plans) for number in range(plan.total)]
    left = [game for game in games if game not in done]
    stopped = ""
    with ExitStack() as stack:
        try:
            tell(len(rows), len(games))
            results = as_done(Matches(plans), left, workers, ray)
            for row in stack.enter_context(closing(results)):
                if file:
                    file.add(row)
                rows.append(row)
                tell(len(rows), len(games))
        except KeyboardInterrupt:
            stopped = INTERRUPTED
        except WorkerLost as error:
            stopped = str(error)
    return Results(plans, sorted_rows(rows), file.path if file else None, stopped)


def read(path: str | Path) -> Results:
    """The results in a .jsonl or .parquet file."""
    path = Path(path)
    check_ending("results", path, ENDINGS)
    if lines_path(path) == path:
        return read_lines(path)[0]
    return read_parquet(path)


def write(path: str | Path, results: Results, force: bool = False) -> None:
    """Write results as JSON Lines, sorted by number; for Parquet both files."""
    path = Path(path)
    refuse_results(path, force=True)
    kept = lines_path(path)
    with only_writer(kept):
        for file in dict.fromkeys((path, kept)):
            check_output("out", file, ENDINGS, force)
        _write(path, results)


def _write(path: Path, results: Results) -> None:
    kept = lines_path(path)
    write_lines(kept, results)
    if kept != path:
        write_parquet(path, results)
