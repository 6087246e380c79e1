"""The commands `echobase simulate`, `tournament`, `balance`: turn their options into results."""

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from shlex import quote
from typing import Any, Final

import msgspec

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.files import AlreadyThere, CannotSave, folder
from echobase.core.game import Game
from echobase.jobs.progress_bar import shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.workers import all_cores
from echobase.lab import running
from echobase.lab.experiments import (
    ALL,
    LIMIT,
    even_match,
    of_today,
    round_robin,
    simulation,
)
from echobase.lab.jsonl import read_lines
from echobase.lab.plan import Kind, Plan
from echobase.lab.report import refuse_report, write_report
from echobase.lab.results import BadResults, Results, merge
from echobase.play.options import game_options, games_with, option_names, refuse_foreign

INTERRUPTED: Final = running.INTERRUPTED
GAMES: Final = {"simulate": 100, "tournament": 20, "balance": 100}
SEED: Final = 0


@dataclass
class LabOptions:
    """The options that were typed; None stands for the default."""

    kind: Kind
    game: str | None = None
    games: int | None = None
    players: str | None = None
    swap: bool = False
    seed: int | None = None
    limit: int | None = None
    out: Path | None = None
    resume: bool = False
    force: bool = False
    workers: int | None = None
    ray: str | None = None
    report: Path | None = None
    own: dict[str, Any] = field(default_factory=dict)
    """The options of single games that were typed."""

    def any_setting(self) -> bool:
        """Whether any option says what to play."""
        told = (self.game, self.games, self.players, self.seed, self.limit)
        return bool(self.own) or self.swap or any(wish is not None for wish in told)

    @property
    def again(self) -> str:
        """The command that continues the run."""
        again = {"--out": self.out, "--report": self.report, "--ray": self.ray}
        told = (f" {name} {quote(str(wish))}" for name, wish in again.items() if wish is not None)
        return f"echobase {self.kind} --resume{''.join(told)}"


def carry_out(request: LabOptions, lang: str) -> Results:
    """Play and show the progress; SIGTERM acts like Ctrl-C.

    Without --out an unfinished run is stored with the saved games, and so is a complete one until
    its report is written.
    """
    if request.report is not None:
        refuse_report(request.report, request.force or request.resume)
    plans = (
        resumed_plans(request) if request.resume and not request.any_setting() else wished(request)
    )
    path = request.out or kept(plans)
    if request.resume and request.out is None and not path.exists():
        raise BadResults("--resume: no unfinished run of these games is kept")
    workers = all_cores(request.workers, request.ray)
    name = request.kind if request.out is None else request.out.name
    with terminated_as_interrupted(), shown(name) as progress:
        try:
            results = running.carry_out(
                plans, path, request.resume, request.force, workers, request.ray, progress
            )
        except AlreadyThere:
            raise CannotSave(already_there(request)) from None
    if request.report is not None and results.rows:
        write_report(request.report, results, lang, force=True)
    if request.out is None and results.complete:
        path.unlink()
    return results


def already_there(request: LabOptions) -> str:
    if request.out is None:
        found = "an unfinished run of the same games is kept"
    else:
        found = f"{request.out}: exists already"
    return f"{found}; --resume continues it, --force replaces it"


def wished(request: LabOptions) -> tuple[Plan, ...]:
    """The requested plans, one for each game."""
    return tuple(wished_plan(request, chosen) for chosen in wished_games(request))


def wished_games(request: LabOptions) -> list[Game]:
    """One game; `balance` plays all working ones unless one is named or only one has options."""
    if request.game is None and request.kind == "balance":
        return games_with(request.own.keys()) or registry.sound()
    chosen = registry.game(request.game or registry.DEFAULT)
    refuse_foreign(chosen.name, request.own)
    return [chosen]


def wished_plan(request: LabOptions, chosen: Game) -> Plan:
    """The plan for one game."""
    names = option_names(chosen.name)
    own = {name: wish for name, wish in request.own.items() if name in names}
    if request.kind == "balance":
        own = {chosen.scenario_option: ALL, **own}
    given: dict[str, Any] = {
        "game": chosen.name,
        "each": settings(chosen, own),
        "players": None if request.players is None else words(request.players),
        "seed": SEED if request.seed is None else request.seed,
        "limit": LIMIT if request.limit is None else request.limit,
    }
    games = GAMES[request.kind] if request.games is None else request.games
    if request.kind == "tournament":
        return round_robin(games, **given)
    if request.kind == "balance":
        return even_match(games, **given)
    return simulation(games, swap=request.swap, **given)


def settings(chosen: Game, own: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of the game for each scenario named."""
    key, options = chosen.scenario_option, game_options(chosen.name)
    if key not in own:
        return [options.read(own)]
    which = list(chosen.scenarios()) if own[key] == ALL else words(own[key])
    return [options.read({**own, key: one}) for one in which]


def words(given: str) -> list[str]:
    """The words between commas."""
    found = [word.strip() for word in given.split(",")]
    if not all(found):
        raise BadOption(f"{given!r}: a name is missing beside a comma")
    return found


def kept(plans: tuple[Plan, ...]) -> Path:
    """The file of an unfinished run without --out."""
    digest = sha256(msgspec.json.encode(plans, order="sorted")).hexdigest()[:12]
    return folder("lab") / f"{plans[0].kind}-{digest}.jsonl"


def resumed_plans(request: LabOptions) -> tuple[Plan, ...]:
    """The plans of the file to continue, or of the newest unfinished run."""
    if request.out is None:
        found = sorted(folder("lab").glob(f"{request.kind}-*.jsonl"), key=newest)
        if not found:
            raise BadResults("--resume: no unfinished run is kept; name a file with --out")
        path = found[-1]
    else:
        path = running.lines_path(request.out)
    plans = read_lines(path)[0].plans
    for kind in (plan.kind for plan in plans if plan.kind != request.kind):
        raise BadResults(f"{path}: continue it with `echobase {kind} --resume`")
    return tuple(map(of_today, plans))


def newest(path: Path) -> float:
    return path.stat().st_mtime


def merged(
    files: tuple[Path, ...], out: Path | None, force: bool, report: Path | None, lang: str
) -> Results:
    """Several results merged, with a file and a report if requested."""
    if report is not None:
        refuse_report(report, force)
    if out is not None:
        running.refuse_results(out, force=True)
    results = merge([running.read(path) for path in files])
    if out is not None:
        running.write(out, results, force)
    if report is not None:
        write_report(report, results, lang, force)
    return results
