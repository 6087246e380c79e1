"""Puzzles: positions in which one choice is clearly the best, and what a game says about them.

The facet `puzzles` of a game says which choices make a puzzle and what themes they have. The
puzzles that come with a game are in its folder: `data/puzzles.toml` lists them, and the position of
each is a document of its own in `data/puzzles/`.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Final, Protocol

from echobase.core import registry
from echobase.core.document import TomlTable, check_version, convert, parse
from echobase.core.errors import BadDocument, EchoBaseError
from echobase.core.events import Message
from echobase.core.game import State

LIST: Final = "puzzles.toml"
FOLDER: Final = "puzzles"
LEVELS: Final = ("easy", "medium", "hard", "expert")
"""By how many of the weaker players miss the answer."""


class UnknownPuzzle(EchoBaseError):
    """A puzzle that a game does not have."""


class ChoiceChance(TomlTable, kw_only=True):
    """A choice with the chance to win that it leaves."""

    notation: str
    chance: float
    """The share of games won after it, from 0 to 1."""
    low: float
    high: float
    """The interval of that share at 95 %."""
    games: int


class Puzzle(TomlTable, kw_only=True):
    """A position, the best choice in it, and how that is known."""

    id: str
    scenario: str
    """The scenario or map in which it arose."""
    seat: int
    """Who decides."""
    themes: list[str]
    found_by: dict[str, float]
    """By computer player: how often it makes the best choice, from 0 to 1."""
    choices: list[ChoiceChance]
    """The best choice first, then its rivals."""

    @property
    def best(self) -> str:
        """The answer, in notation."""
        return self.choices[0].notation

    @property
    def lead(self) -> float:
        """How much more often the best choice wins than the second best."""
        return self.choices[0].chance - self.choices[1].chance

    @property
    def level(self) -> str:
        """How difficult it is: how many of the players miss the answer more often than not."""
        missed = sum(share < 0.5 for share in self.found_by.values())
        return LEVELS[min(missed, len(LEVELS) - 1)]


class PuzzleList(TomlTable, kw_only=True):
    """The puzzles of a game, and how they were made."""

    game: str
    rules_version: int
    made: dict[str, Any]
    """The settings that make the same puzzles again."""
    puzzles: list[Puzzle]


class Puzzles(Protocol):
    """The facet `puzzles` of a game."""

    package: str
    """The package whose folder `data` has the puzzles of the game."""
    solvers: Sequence[str]
    """The players that rate a puzzle, from weak to strong."""

    knows_endgames: bool
    """Whether puzzles come from endgames only. The learned value knows whole games, so there every
    decision is judged by playing it out."""

    most_of_a_kind: float
    """The share of the puzzles that may have the same first theme, from 0 to 1."""

    def endgame(self, state: State, rng: Random) -> bool:
        """Turn a state into an endgame if one begins here; otherwise leave it and return False."""
        ...

    def worthy(self, state: State, action: int) -> bool:
        """Whether a choice can be the answer of a puzzle: it means something by itself."""
        ...

    def competes(self, answer: str, other: str) -> bool:
        """Whether a choice is open in a puzzle with this answer; both in notation.

        All of them are, or only those of one unit where units act in any sequence: then most others
        only put off the answer.
        """
        ...

    def task(self, answer: str) -> Message | None:
        """What the puzzle asks for, where not all choices are open."""
        ...

    def themes(self, state: State, action: int) -> list[str]:
        """What the best choice in a position is about; first of all, what sort of choice it is."""
        ...


def puzzle_facet(game: str) -> Puzzles | None:
    """What a game says about puzzles; None if it has none."""
    found: Puzzles | None = registry.facet(game, "puzzles")
    return found


def competing(facet: Puzzles, state: State, answer: int) -> list[int]:
    """The choices that are open in a puzzle with this answer, itself included."""
    notation = state.write(answer)
    return [one for one in state.actions() if facet.competes(notation, state.write(one))]


def puzzle_folder(game: str) -> Traversable | None:
    """The folder with the list of a game and the folder of its positions; None if it has none."""
    facet = puzzle_facet(game)
    return None if facet is None else files(facet.package) / "data"


@cache
def puzzle_list(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; BadDocument names what is wrong with their list."""
    folder = puzzle_folder(game)
    if folder is None or not (folder / LIST).is_file():
        return ()
    source = f"{game}: {LIST}"
    tables = parse((folder / LIST).read_text(encoding="utf-8"), source)
    listed = convert(tables, PuzzleList, source)
    if listed.game != game:
        raise BadDocument(f"{source}: game: {game!r}; got {listed.game!r}")
    check_version(listed.rules_version, registry.game(game).rules_version, source)
    ids = [puzzle.id for puzzle in listed.puzzles]
    for number, puzzle in enumerate(listed.puzzles):
        if len(puzzle.choices) < 2:
            raise BadDocument(f"{source}: puzzles[{number}].choices: a puzzle needs at least two")
        if puzzle.id in ids[:number]:
            raise BadDocument(f"{source}: puzzles[{number}].id: {puzzle.id!r} is there twice")
    return tuple(listed.puzzles)


def position_of(game: str, puzzle: Puzzle) -> dict[str, Any]:
    """The position of a puzzle, as a document."""
    folder = puzzle_folder(game)
    assert folder is not None
    path = folder / FOLDER / f"{puzzle.id}.toml"
    if not path.is_file():
        raise BadDocument(f"{game}: {FOLDER}/{path.name}: there is no such file")
    return parse(path.read_text(encoding="utf-8"), path.name)


def find_puzzle(game: str, id_: str) -> Puzzle:
    """The puzzle with an id; UnknownPuzzle says how many there are."""
    for puzzle in puzzle_list(game):
        if puzzle.id == id_:
            return puzzle
    known = puzzle_list(game)
    title = registry.game(game).title
    if not known:
        raise UnknownPuzzle(f"puzzle: {title} comes without puzzles")
    kept = f"its {len(known)} puzzles are {known[0].id} to {known[-1].id}"
    raise UnknownPuzzle(f"puzzle: {title} has no puzzle {id_[:40]!r}; {kept}")


def check_puzzle(game: str, puzzle: Puzzle, document: dict[str, Any]) -> State:
    """The state of a puzzle, after checking that its choices exist there."""
    source = f"{puzzle.id}.toml"
    try:
        state = registry.game(game).load(document)
    except BadDocument as error:
        problem = str(error).partition(": ")[2]
        raise BadDocument(f"{source}: {problem}") from None
    if state.to_act() != puzzle.seat:
        raise BadDocument(f"{source}: seat: seat {state.to_act()} decides, not {puzzle.seat}")
    for number, choice in enumerate(puzzle.choices):
        why_not = state.why_not(choice.notation)
        if why_not is not None:
            raise BadDocument(f"{source}: choices[{number}].notation: {why_not}")
    return state
