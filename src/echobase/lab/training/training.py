"""From games to weights: play, collect positions, fit, and test on held-out games."""

from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

from echobase.ai import player as known_player
from echobase.ai.learning import Learning, learning
from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.extras import need
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, in_order
from echobase.lab.experiments import LIMIT
from echobase.lab.training.examples import Lesson, LessonGames
from echobase.lab.training.learned import Learned, Tenth

if TYPE_CHECKING:
    from echobase.lab.training.fitting import Numbers

PLAYER: Final = "general"
"""The player that plays against itself."""
FEWEST: Final = 12
"""With fewer games there may be nothing to test with."""
HELD_OUT: Final = 6
"""Every sixth game is held out."""
DIGITS: Final = 4


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
) -> Learned:
    """Learn the chance to win from games of a player against itself.

    All scenarios or maps are played in turn. The same seed gives the same weights, whatever the
    number of workers. A script that asks for more than one worker or for Ray needs
    `if __name__ == "__main__":`. Needs `pip install 'echobase[dataset]'`.
    """
    refuse_without_extra()
    about = learning(game)
    games, seed = whole("games", games, FEWEST), whole("seed", seed, 0)
    known_player(player, game)  # its error lists the names
    workers = check_workers(workers, ray)
    play = LessonGames(game, player, seed, whole("limit", limit, 1))
    tell = progress or (lambda done, wanted: None)
    lessons: list[Lesson] = []
    tell(0, games)
    with closing(in_order(play, range(games), workers, ray)) as coming:
        for lesson in coming:
            lessons.append(lesson)
            tell(len(lessons), games)
    return learn(about, lessons, player, seed)


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
    seen = matrix(about, [lessons[number] for number in rest], offsets)
    unseen = matrix(about, [lessons[number] for number in test], offsets)
    signs = np.array([*about.signs, *[0] * len(offsets)])
    weights = fit(*seen, signs).round(DIGITS)
    chance = chances(unseen[0], weights)
    plain = fit(seen[0][:, len(about.names) :], seen[1], signs[len(about.names) :])
    return Learned(
        game=about.game,
        player=player,
        games=len(lessons),
        seed=seed,
        given_up=len(lessons) - len(kept),
        positions=len(seen[1]),
        held_out=len(unseen[1]),
        held_out_games=len(test),
        loss=loss(chance, unseen[1]),
        offset_loss=loss(chances(unseen[0][:, len(about.names) :], plain), unseen[1]),
        accuracy=float(((chance > 0.5) == (unseen[1] > 0)).mean()),
        tenths=tenths(chance, unseen[1]),
        about=about.about,
        weights=tables([*about.names, *offsets], weights.tolist()),
    )


def held_out(number: int, settings: int) -> bool:
    """Whether a game is held out: every sixth of every setting."""
    return sum(divmod(number, settings)) % HELD_OUT == 0


def matrix(
    about: Learning, lessons: Sequence[Lesson], offsets: Sequence[str]
) -> "tuple[Numbers, Numbers]":
    """A row for each position, its features and then 1 for its offset; and whether it was won."""
    import numpy as np

    width = len(about.names)
    noted = [np.frombuffer(lesson.features, dtype=np.float32) for lesson in lessons]
    features = np.concatenate(noted).reshape(-1, width).astype(np.float64)
    places = {name: place for place, name in enumerate(offsets)}
    columns = np.zeros((len(features), len(offsets)))
    row = [places[name] for lesson in lessons for name in lesson.offsets]
    columns[np.arange(len(features)), row] = 1.0
    won = [float(side == lesson.winner) for lesson in lessons for side in lesson.sides]
    return np.hstack([features, columns]), np.array(won)


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
