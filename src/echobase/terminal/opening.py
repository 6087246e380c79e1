"""Before the first turn: starting a new game as requested, or resuming a saved one."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from echobase.ai import beginner, player, players
from echobase.ai.waiting_player import WAITS
from echobase.core import record, registry
from echobase.core.errors import BadOption
from echobase.core.files import CannotSave
from echobase.core.record import Record
from echobase.lessons.facet import lessons_of
from echobase.lessons.tables import LessonTable
from echobase.play.options import game_options, refuse_foreign
from echobase.play.puzzles import Puzzle, position_of
from echobase.terminal.saved_game import HUMAN, SavedGame
from echobase.terminal.saves import fresh_path

BOTH: Final = "both"
"""People play all sides."""


@dataclass
class PlayOptions:
    """The player's options; None stands for the default."""

    game: str | None = None
    side: str | None = None
    seed: int | None = None
    save: Path | None = None
    opponent: str | None = None
    own: dict[str, Any] = field(default_factory=dict)
    """The options of single games that were typed."""

    def any_game(self) -> bool:
        """Whether no option says which game to play."""
        general = (self.game, self.side, self.seed, self.save, self.opponent)
        return not self.own and all(wish is None for wish in general)


def new_game(request: PlayOptions) -> SavedGame:
    """A new game as requested."""
    game = registry.game(request.game or registry.DEFAULT).name
    refuse_foreign(game, request.own)
    path = request.save
    if path is not None and path.exists():
        raise CannotSave(f"{path}: exists already; continue it with --resume, or choose another")
    opponent = request.opponent or beginner(game)
    player(opponent, game)
    begun = record.begin(game, **game_options(game).read(request.own))
    seed = fresh_seed(request)
    seated = seat_players(begun, request.side, opponent)
    begun.head.about = {"seed": seed, "players": " ".join(seated)}
    return SavedGame(begun, path or fresh_path(file_name(begun)), seated, seed)


def new_lesson(lesson: LessonTable, seed: int | None) -> SavedGame:
    """A lesson from its beginning."""
    lessons = lessons_of(lesson.game)
    assert lessons is not None
    begun = record.begin(lesson.game, **lessons.options(lesson))
    seated = [HUMAN if one.kind == "person" else one.player for one in lessons.seats(lesson)]
    drawn = fresh_seed(PlayOptions(seed=seed))
    begun.head.about = {"seed": drawn, "players": " ".join(seated), "lesson": lesson.id}
    return SavedGame(begun, fresh_path(f"lesson-{lesson.id}"), seated, drawn)


def new_puzzle(game: str, puzzle: Puzzle) -> SavedGame:
    """A puzzle at its position."""
    about = registry.game(game)
    begun = record.begin(game, **{about.scenario_option: position_of(game, puzzle)})
    seated = [beginner(game) for _ in begun.state.sides()]
    seated[puzzle.seat] = HUMAN
    drawn = fresh_seed(PlayOptions())
    begun.head.about = {"seed": drawn, "players": " ".join(seated), "puzzle": puzzle.id}
    return SavedGame(begun, fresh_path(f"puzzle-{puzzle.id}"), seated, drawn)


def resumed_game(path: Path, request: PlayOptions) -> SavedGame:
    """The game of a record, resumed where it ended."""
    taken = record.read(str(path))
    seated = taken.head.about.get("players", "").split()
    if request.side is not None or not fits(seated, taken):
        seated = seat_players(taken, request.side, beginner(taken.head.game))
    seed = taken.head.about.get("seed", "")
    if request.seed is not None or not seed:
        seed = fresh_seed(request)
    taken.head.about = {**taken.head.about, "seed": seed, "players": " ".join(seated)}
    return SavedGame(taken, request.save or path, seated, seed)


def fresh_seed(request: PlayOptions) -> str:
    return str(secrets.randbelow(10**9) if request.seed is None else request.seed)


def seat_players(begun: Record, side: str | None, opponent: str) -> list[str]:
    """By seat: people on the given side or on both, a computer player elsewhere."""
    sides = begun.state.sides()
    people = people_on(side, sides)
    return [HUMAN if people in (BOTH, other) else opponent for other in sides]


def people_on(side: str | None, sides: Sequence[str]) -> str:
    """The side that people play, or both; the first one unless they asked for another."""
    if side is not None and side not in (*sides, BOTH):
        choices = ", ".join(dict.fromkeys((*sides, BOTH)))
        raise BadOption(f"--side: no side {side!r}; choose one of: {choices}")
    return side or sides[0]


def fits(seated: list[str], taken: Record) -> bool:
    """Whether a record names a known player for every seat."""
    known = (HUMAN, WAITS, *players(taken.head.game))
    return len(seated) == len(taken.state.sides()) and all(name in known for name in seated)


def file_name(begun: Record) -> str:
    """The scenario or map, in characters that every file system accepts."""
    found = begun.state.scenario_id()
    return "".join(char for char in found if char.isalnum() or char in "-_") or begun.head.game
