"""The command `echobase dataset`: turns its options into a file."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.dataset.writing import Written, convert, write
from echobase.jobs.progress import Progress
from echobase.jobs.progress_bar import shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.workers import all_cores
from echobase.play.options import flag, game_options, refuse_foreign

GAMES: Final = 100
PLAYERS: Final = "cadet"
SEED: Final = 0


@dataclass
class DatasetOptions:
    """The options that were typed; None stands for the default."""

    out: Path
    records: Sequence[Path] = ()
    game: str | None = None
    games: int | None = None
    players: str | None = None
    seed: int | None = None
    own: dict[str, Any] = field(default_factory=dict)
    """The options of single games that were typed."""
    positions: bool = False
    workers: int | None = None
    ray: str | None = None
    force: bool = False


def carry_out(request: DatasetOptions) -> Written:
    """Write the file and show the progress; SIGTERM acts like Ctrl-C."""
    with terminated_as_interrupted(), shown(request.out.name) as progress:
        return made(request, progress)


def made(request: DatasetOptions, progress: Progress) -> Written:
    """Use games of computer players, or records."""
    common: dict[str, Any] = {
        "positions": request.positions,
        "workers": all_cores(request.workers, request.ray),
        "ray": request.ray,
        "force": request.force,
        "progress": progress,
    }
    if request.records:
        refuse_wishes_for_records(request)
        return convert(request.out, request.records, **common)
    game = registry.game(request.game or registry.DEFAULT).name
    refuse_foreign(game, request.own)
    return write(
        request.out,
        GAMES if request.games is None else request.games,
        game=game,
        players=[name.strip() for name in (request.players or PLAYERS).split(",")],
        seed=SEED if request.seed is None else request.seed,
        **common,
        **game_options(game).read(request.own),
    )


def refuse_wishes_for_records(request: DatasetOptions) -> None:
    """Refuse options that the records already determine: the game, the players and chance."""
    told = {
        "game": request.game,
        "games": request.games,
        "players": request.players,
        "seed": request.seed,
        **request.own,
    }
    given = [flag(name) for name, wish in told.items() if wish is not None]
    if given:
        raise BadOption(f"--records: the records say it themselves; leave out {', '.join(given)}")
