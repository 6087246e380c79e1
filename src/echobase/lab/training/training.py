"""From games to weights: play, collect positions, fit, and test on held-out games."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from echobase.ai import contender
from echobase.ai.learning import Learning, learning
from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.extras import need
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, staff
from echobase.lab.experiments import LIMIT
from echobase.lab.training.examples import Lesson, LessonGames
from echobase.lab.training.learned import Learned, Tenth

if TYPE_CHECKING:
    from echobase.lab.training.fitting import Numbers
    from echobase.lab.training.lesson_store import LessonStore

PLAYER: Final = "general"
"""The player that plays against itself."""
FEWEST: Final = 12
"""With fewer games there may be nothing to test with."""
HELD_OUT: Final = 6
"""Every sixth game is held out."""
DIGITS: Final = 4
BLOCK: Final = 500
"""Games that are kept together."""


def train(
    games: int,
    *,
    game: str = registry.DEFAULT,
    player: str = PLAYER,
    seed: int = 0,
    limit: int = LIMIT,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    keep: Path | None = None,
    resume: bool = False,
) -> Learned:
    """Learn the chance to win from games of a player against itself.

    All scenarios or maps are played in turn. The same seed gives the same weights, whatever the
    number of workers. `keep` is a folder for the games of a training that may be stopped; with
    `resume` it goes on there. A script that asks for more than one worker or for Ray needs
    `if __name__ == "__main__":`. Needs `pip install 'echobase[dataset]'`.
    """
    refuse_without_extra()
    about = learning(game)
    games, seed = whole("games", games, FEWEST), whole("seed", seed, 0)
    contender(player, game)  # its error lists the names
    workers = check_workers(workers, ray)
    play = LessonGames(game, player, seed, whole("limit", limit, 1))
    tell = progress or (lambda done, wanted: None)
    lessons = played(play, games, workers, ray, tell, store_of(keep, play, resume))
    return learn(about, lessons, player, seed)


def store_of(keep: Path | None, play: LessonGames, resume: bool) -> "LessonStore | None":
    """Where the games of a training are kept until it has learned from them, if anywhere."""
    if keep is None:
        return None
    from echobase.lab.training.lesson_store import LessonStore

    return LessonStore(keep, play, resume)


def played(
    play: LessonGames,
    games: int,
    workers: int | None,
    ray: str | None,
    tell: Progress,
    store: "LessonStore | None",
) -> list[Lesson]:
    """All games, block by block; those of an earlier run are not played again."""
    lessons: list[Lesson] = []
    tell(0, games)
    with staff(play, workers, ray) as at_work:
        for number, first in enumerate(range(0, games, BLOCK)):
            wanted = range(first, min(first + BLOCK, games))
            block = store.block(number, len(wanted)) if store else None
            if block is None:
                block = []
                for lesson in at_work.in_order(wanted):
                    block.append(lesson)
                    tell(len(lessons) + len(block), games)
                if store:
                    store.keep(number, block)
            lessons += block
            tell(len(lessons), games)
    return lessons


def refuse_without_extra() -> None:
    """Check for numpy, which the fit needs, before the first game."""
    need("training", "dataset", "numpy")


def learn(about: Learning, lessons: Sequence[Lesson], player: str, seed: int) -> Learned:
    """Fit the weights on five games of six, and test them on the sixth."""
    import numpy as np

    from echobase.lab.training.fitting import chances, fit, loss

    kept = [number for number, lesson in enumerate(lessons) if lesson.winner]
    offsets = sorted({name for number in kept for name in lessons[number].offsets})
    test = [number for number in kept if held_out(number, len(about.settings()))]
    apart = set(test)
    rest = [number for number in kept if number not in apart]
    if not test or not rest:
        raise BadOption(f"games: {len(kept)} of {len(lessons)} came to an end; play more")
    seen, unseen = [lessons[number] for number in rest], [lessons[number] for number in test]
    signs = np.zeros(len(offsets), dtype=int)
    known, won = offset_columns(seen, offsets), results(seen)
    unknown, unseen_won = offset_columns(unseen, offsets), results(unseen)
    plain = fit(known, won, signs)
    chance, weights = predicted(about, seen, unseen, offsets, seed)
    return Learned(
        game=about.game,
        player=player,
        games=len(lessons),
        seed=seed,
        given_up=len(lessons) - len(kept),
        positions=len(won),
        held_out=len(unseen_won),
        held_out_games=len(test),
        loss=loss(chance, unseen_won),
        offset_loss=loss(chances(unknown, plain), unseen_won),
        accuracy=float(((chance > 0.5) == (unseen_won > 0)).mean()),
        tenths=tenths(chance, unseen_won),
        about=about.about,
        weights=weights,
    )


def predicted(
    about: Learning,
    seen: Sequence[Lesson],
    unseen: Sequence[Lesson],
    offsets: Sequence[str],
    seed: int,
) -> "tuple[Numbers, dict[str, dict[str, Any]]]":
    """The chances of positions that the fit has not seen, and the tables of what it has found."""
    import numpy as np

    from echobase.lab.training import network_learning
    from echobase.lab.training.fitting import chances, fit

    if about.hidden:
        network, found = network_learning.learn_network(about, seen, seed)
        return network_learning.chances_of(network, network_learning.rows_of(about, unseen)), found
    signs = np.array([*about.signs, *[0] * len(offsets)])
    weights = fit(matrix(about, seen, offsets), results(seen), signs).round(DIGITS)
    chance = chances(matrix(about, unseen, offsets), weights)
    return chance, tables([*about.names, *offsets], weights.tolist())


def held_out(number: int, settings: int) -> bool:
    """Whether a game is held out: every sixth of every setting."""
    return sum(divmod(number, settings)) % HELD_OUT == 0


def matrix(about: Learning, lessons: Sequence[Lesson], offsets: Sequence[str]) -> "Numbers":
    """A row for each position: its features, and then 1 for its offset."""
    import numpy as np

    noted = [np.frombuffer(lesson.features, dtype=np.float32) for lesson in lessons]
    features = np.concatenate(noted).reshape(-1, len(about.names)).astype(np.float64)
    return np.hstack([features, offset_columns(lessons, offsets)])


def offset_columns(lessons: Sequence[Lesson], offsets: Sequence[str]) -> "Numbers":
    """A row for each position, with 1 for its offset."""
    import numpy as np

    places = {name: place for place, name in enumerate(offsets)}
    row = [places[name] for lesson in lessons for name in lesson.offsets]
    columns = np.zeros((len(row), len(offsets)))
    columns[np.arange(len(row)), row] = 1.0
    return columns


def results(lessons: Sequence[Lesson]) -> "Numbers":
    """By position: 1 if its side won the game."""
    import numpy as np

    return np.array([float(side == one.winner) for one in lessons for side in one.sides])


def tenths(chance: "Numbers", won: "Numbers") -> tuple[Tenth, ...]:
    """How often positions were won, by their predicted chance; empty tenths are left out."""
    found = []
    for tenth in range(10):
        within = (chance * 10).astype(int).clip(0, 9) == tenth
        if within.any():
            rates = float(chance[within].mean()), float(won[within].mean())
            found.append(Tenth(tenth / 10, (tenth + 1) / 10, int(within.sum()), *rates))
    return tuple(found)


def tables(names: Sequence[str], weights: Sequence[float]) -> dict[str, dict[str, Any]]:
    """`mover.cover` into the table `mover`; `scenarios.under-siege.0` and `.1` into one list."""
    found: dict[str, dict[str, Any]] = {}
    for name, weight in zip(names, weights, strict=True):
        table, key, *place = name.split(".")
        if place:
            both = found.setdefault(table, {}).setdefault(key, [0.0, 0.0])
            both[int(place[0])] = weight
        else:
            found.setdefault(table, {})[key] = weight
    return found
