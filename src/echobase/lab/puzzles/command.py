"""The command `echobase lab puzzles`: finds puzzles, or proves those that come with a game."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.jobs.progress_bar import shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.workers import all_cores
from echobase.lab.puzzles.files import refuse_folder, write_puzzles
from echobase.lab.puzzles.finding import LEAD, PROOF, FoundPuzzle, find_puzzles
from echobase.lab.puzzles.proving import Proof, prove_puzzles
from echobase.lab.screen_table import table
from echobase.play.puzzles import LEVELS, puzzle_facet, puzzle_list
from echobase.terminal.screen import Screen
from echobase.text import Text

GAMES: Final = 500
SEED: Final = 0
PROOF_SEED: Final = 1
MOST_EASY: Final = 1 / 3
"""The share of the puzzles that may be easy."""


@dataclass
class PuzzleOptions:
    """The options that were typed; None stands for the default."""

    game: str | None = None
    games: int | None = None
    first: int | None = None
    most: int | None = None
    out: Path | None = None
    force: bool = False
    seed: int | None = None
    workers: int | None = None
    ray: str | None = None

    @property
    def name(self) -> str:
        return self.game or registry.DEFAULT

    @property
    def folder(self) -> Path:
        """Never one inside the program, unless that one is named."""
        return self.out or Path(f"{self.name}-puzzles")


def find(options: PuzzleOptions) -> list[FoundPuzzle]:
    """Find puzzles and write them to a folder."""
    registry.game(options.name)  # its error lists the games
    refuse_folder(options.folder, options.force)
    games = GAMES if options.games is None else options.games
    seed = SEED if options.seed is None else options.seed
    with terminated_as_interrupted(), shown("puzzles") as progress:
        coming = find_puzzles(
            games,
            game=options.name,
            seed=seed,
            first=options.first or 0,
            workers=all_cores(options.workers, options.ray),
            ray=options.ray,
            progress=progress,
        )
        facet = puzzle_facet(options.name)
        found = selected(coming, options.most, facet.most_of_a_kind if facet else 1.0)
    made = {"seed": seed, "first": options.first or 0, "games": games}
    if options.most is not None:
        made["most"] = options.most
    write_puzzles(options.folder, options.name, found, made)
    return found


def selected(
    coming: Iterable[FoundPuzzle], most: int | None, most_of_a_kind: float = 1.0
) -> list[FoundPuzzle]:
    """The first of them, without more easy ones or more of a kind than there should be."""
    found: list[FoundPuzzle] = []
    easy, kinds = 0, Counter[str]()
    for one in coming:
        is_easy, kind = one.puzzle.level == LEVELS[0], one.puzzle.themes[0]
        room = len(found) + 1
        if kinds[kind] > most_of_a_kind * room or (is_easy and easy > MOST_EASY * room):
            continue
        easy += is_easy
        kinds[kind] += 1
        found.append(one)
        if most is not None and len(found) >= most:
            break
    return found


def prove(options: PuzzleOptions) -> list[Proof]:
    """Prove the puzzles of a game again."""
    registry.game(options.name)  # its error lists the games
    if not puzzle_list(options.name):
        raise BadOption(f"game: {options.name} comes without puzzles")
    with terminated_as_interrupted(), shown("puzzles") as progress:
        return list(
            prove_puzzles(
                options.name,
                games=PROOF if options.games is None else options.games,
                seed=PROOF_SEED if options.seed is None else options.seed,
                workers=all_cores(options.workers, options.ray),
                ray=options.ray,
                progress=progress,
            )
        )


def show_found(found: Sequence[FoundPuzzle], game: str, screen: Screen, text: Text) -> None:
    """How many puzzles there are of each level, and what they are about."""
    screen.say(text("ui-puzzles-found", count=len(found)))
    if not found:
        return
    levels = Counter(one.puzzle.level for one in found)
    rows = [[text(f"puzzle-level-{level}"), str(levels[level])] for level in LEVELS]
    heads = [text("ui-puzzles-level"), text("ui-puzzles-count")]
    table(screen, text("ui-puzzles-by-level"), heads, rows)
    themes = Counter(theme for one in found for theme in one.puzzle.themes)
    rows = [[text.name("theme", theme, game), str(count)] for theme, count in themes.most_common()]
    heads = [text("ui-puzzles-theme"), text("ui-puzzles-count")]
    table(screen, text("ui-puzzles-by-theme"), heads, rows)


def show_proofs(proofs: Sequence[Proof], screen: Screen, text: Text) -> None:
    """How many answers are still the best, and those that are not."""
    counts = {"count": len(proofs), "best": sum(one.best for one in proofs)}
    clear = sum(one.best and one.lead >= LEAD for one in proofs)
    screen.say(text("ui-puzzles-proved", clear=clear, points=round(100 * LEAD), **counts))
    rows = [
        [one.puzzle.id, one.puzzle.best, f"{100 * one.lead:.1f}"] for one in proofs if not one.best
    ]
    if rows:
        heads = [text("ui-puzzles-puzzle"), text("ui-puzzles-answer"), text("ui-puzzles-lead")]
        table(screen, text("ui-puzzles-doubtful"), heads, rows, words=2)
