"""A puzzle in words: in the list of puzzles, and as the table shows it."""

from functools import cache

from echobase.core import registry
from echobase.core.game import State
from echobase.play.catalogue import Named
from echobase.play.puzzle_attempt import PuzzleAttempt, Verdict
from echobase.play.puzzles import ChoiceChance, Puzzle, puzzle_list
from echobase.play.reasons import decimal
from echobase.play.structs import Struct
from echobase.text import Text
from echobase.text.player_names import level_name
from echobase.text.words import Story, words


class PuzzleInList(Struct):
    """A puzzle that can be solved."""

    id: str
    game: str
    number: int
    """Its place among the puzzles of its game, counting from 1."""
    scenario: str
    """The name of the scenario or map in which it arose."""
    side: str
    """The side that decides."""
    level: Named
    themes: list[Named]


class PuzzleChoice(Struct):
    """A choice with the share of games that it wins, and the interval of that at 95 %."""

    text: str
    chance: float
    low: float
    high: float
    games: int
    best: bool
    chosen: bool


class PuzzleFinder(Struct):
    """A computer player, and how often it finds the answer, from 0 to 1."""

    name: str
    share: float


class PuzzleNow(Struct):
    """A puzzle as it stands now; the answer is in it only once it may be known."""

    id: str
    game: str
    number: int
    level: Named
    state: Verdict
    assisted: bool
    """Whether the answer was shown before, so that the puzzle no longer counts as solved."""
    says: list[str]
    """What to do, or how good the choice was."""
    chosen: PuzzleChoice | None
    """What was chosen, if it is one of the choices that were played out."""
    themes: list[Named]
    choices: list[PuzzleChoice]
    """The best choice first; empty before the answer may be known."""
    found_by: list[PuzzleFinder]


# The list.


def all_puzzles(game: str, text: Text) -> list[PuzzleInList]:
    """The puzzles of a game, in order."""
    return [in_list(game, number, puzzle, text) for number, puzzle in numbered(game)]


def numbered(game: str) -> list[tuple[int, Puzzle]]:
    return list(enumerate(puzzle_list(game), 1))


def in_list(game: str, number: int, puzzle: Puzzle, text: Text) -> PuzzleInList:
    first = scenario(game, puzzle.scenario)
    return PuzzleInList(
        id=puzzle.id,
        game=game,
        number=number,
        scenario=words(game).scenario_name(first, text),
        side=first.sides()[puzzle.seat],
        level=level_of(puzzle, text),
        themes=themes_of(game, puzzle, text),
    )


@cache
def scenario(game: str, id_: str) -> State:
    """The beginning of a scenario or map; nobody changes it."""
    about = registry.game(game)
    return about.start(**{about.scenario_option: id_})


def level_of(puzzle: Puzzle, text: Text) -> Named:
    return Named(id=puzzle.level, name=text(f"puzzle-level-{puzzle.level}"))


def themes_of(game: str, puzzle: Puzzle, text: Text) -> list[Named]:
    return [Named(id=theme, name=text.name("theme", theme, game)) for theme in puzzle.themes]


# At the table.


def puzzle_story(attempt: PuzzleAttempt, text: Text) -> Story:
    """The title of a puzzle and its task, with the scenario that it arose in."""
    game, first = attempt.game_log.facts.game, attempt.game_log.first
    name = words(game).scenario_name(scenario(game, attempt.puzzle.scenario), text)
    title = text("puzzle-title", number=number_of(attempt), name=name)
    return Story(title, text.say(attempt.task), words(game).story(first, text).goals)


def number_of(attempt: PuzzleAttempt) -> int:
    game = attempt.game_log.facts.game
    return next(number for number, one in numbered(game) if one.id == attempt.puzzle.id)


def puzzle_now(attempt: PuzzleAttempt, text: Text) -> PuzzleNow:
    """A puzzle as it stands: nothing in it tells the answer before it may be known."""
    puzzle, game = attempt.puzzle, attempt.game_log.facts.game
    choices = [choice_of(attempt, one, text) for one in puzzle.choices]
    return PuzzleNow(
        id=puzzle.id,
        game=game,
        number=number_of(attempt),
        level=level_of(puzzle, text),
        state=attempt.verdict,
        assisted=attempt.assisted,
        says=said(attempt, text),
        chosen=next((one for one in choices if one.chosen), None),
        themes=themes_of(game, puzzle, text) if attempt.told else [],
        choices=choices if attempt.told else [],
        found_by=finders(puzzle, text) if attempt.told else [],
    )


def choice_of(attempt: PuzzleAttempt, choice: ChoiceChance, text: Text) -> PuzzleChoice:
    return PuzzleChoice(
        text=in_words(attempt, choice.notation, text),
        chance=choice.chance,
        low=choice.low,
        high=choice.high,
        games=choice.games,
        best=choice.notation == attempt.puzzle.best,
        chosen=choice.notation == attempt.chosen,
    )


def in_words(attempt: PuzzleAttempt, notation: str, text: Text) -> str:
    """A choice in the position of the puzzle."""
    game_log = attempt.game_log
    said = words(game_log.facts.game).action(game_log.first, notation, text)
    return said[:1].upper() + said[1:]


def finders(puzzle: Puzzle, text: Text) -> list[PuzzleFinder]:
    return [
        PuzzleFinder(name=level_name(name, text), share=share)
        for name, share in puzzle.found_by.items()
    ]


def said(attempt: PuzzleAttempt, text: Text) -> list[str]:
    """What to do, or how good the choice was."""
    puzzle, verdict = attempt.puzzle, attempt.verdict
    if verdict == "open":
        return [text.say(attempt.task)]
    if verdict == "wrong":
        return [wrong(attempt, text)]
    best = in_words(attempt, puzzle.best, text)
    title = text("puzzle-shown", words=best) if verdict == "shown" else text("puzzle-right")
    numbers = {"chance": points(puzzle.choices[0].chance, text), "lead": points(puzzle.lead, text)}
    found = [title, text("puzzle-lead", **numbers)]
    return [*found, text("puzzle-assisted")] if verdict == "right" and attempt.assisted else found


def wrong(attempt: PuzzleAttempt, text: Text) -> str:
    """How far a choice is behind the best one, as far as that is known."""
    best = attempt.puzzle.choices[0]
    chosen = in_words(attempt, attempt.chosen, text)
    for choice in attempt.puzzle.choices:
        if choice.notation == attempt.chosen:
            behind = points(best.chance - choice.chance, text)
            chance = points(choice.chance, text)
            return text("puzzle-wrong", words=chosen, chance=chance, behind=behind)
    return text("puzzle-wrong-early", words=chosen)


def points(share: float, text: Text) -> str:
    """A share in points of a hundred, with one decimal place."""
    return decimal(100 * share, text)
