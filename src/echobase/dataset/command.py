"""The command `echobase dataset`: what was typed becomes a file."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.files import CannotSave
from echobase.dataset.writing import Written, convert, write
from echobase.jobs.files import AlreadyThere
from echobase.jobs.progress import Progress, shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.workers import all_cores
from echobase.play.options import flag, game_options, refuse_foreign

GAMES: Final = 100
PLAYERS: Final = "cadet"
SEED: Final = 0


@dataclass
class Wishes:
    """What was asked for; None is left to the defaults."""

    out: Path
    records: Sequence[Path] = ()
    game: str | None = None
    games: int | None = None
    players: str | None = None
    seed: int | None = None
    own: dict[str, Any] = field(default_factory=dict)
    """The options that belong to one game, those that were given."""
    positions: bool = False
    workers: int | None = None
    ray: str | None = None
    force: bool = False


def carry_out(wishes: Wishes) -> Written:
    """Write the file and show how far it has come; SIGTERM is taken as Ctrl-C."""
    with terminated_as_interrupted(), shown(wishes.out.name) as progress:
        try:
            return made(wishes, progress)
        except AlreadyThere:
            raise CannotSave(f"{wishes.out}: exists already; --force replaces it") from None


def made(wishes: Wishes, progress: Progress) -> Written:
    """Games of computer players, or of records."""
    common: dict[str, Any] = {
        "positions": wishes.positions,
        "workers": all_cores(wishes.workers, wishes.ray),
        "ray": wishes.ray,
        "force": wishes.force,
        "progress": progress,
    }
    if wishes.records:
        refuse_wishes_for_records(wishes)
        return convert(wishes.out, wishes.records, **common)
    game = registry.game(wishes.game or registry.DEFAULT).name
    refuse_foreign(game, wishes.own)
    return write(
        wishes.out,
        GAMES if wishes.games is None else wishes.games,
        game=game,
        players=[name.strip() for name in (wishes.players or PLAYERS).split(",")],
        seed=SEED if wishes.seed is None else wishes.seed,
        **common,
        **game_options(game).read(wishes.own),
    )


def refuse_wishes_for_records(wishes: Wishes) -> None:
    """What was played, by whom and with what luck stands in the records."""
    told = {
        "game": wishes.game,
        "games": wishes.games,
        "players": wishes.players,
        "seed": wishes.seed,
        **wishes.own,
    }
    given = [flag(name) for name, wish in told.items() if wish is not None]
    if given:
        raise BadOption(f"--records: the records say it themselves; leave out {', '.join(given)}")
