"""`echobase learn`: the lessons of all games, in the terminal."""

from typing import Annotated

from cyclopts import Parameter

from echobase import BadOption
from echobase.cli.output import complain
from echobase.cli.parameters import DISPLAY, AnyGame, Display, number
from echobase.core import registry
from echobase.core.game import Game
from echobase.lessons.facet import lessons_of
from echobase.lessons.tables import LessonTable
from echobase.lessons.words import all_lessons
from echobase.terminal import opening
from echobase.terminal.screen import Screen
from echobase.terminal.sittings import session_of
from echobase.text import Text


def learn(
    lesson: Annotated[
        str | None, Parameter(help="Number or id of a lesson. Default: list them all.")
    ] = None,
    /,
    *,
    game: AnyGame = None,
    seed: Annotated[int | None, number("Seed for dice, cards and the computer player.")] = None,
    display: Display = DISPLAY,
) -> int:
    """Learn by playing: a lesson with a coach, in the terminal. The browser has them, too."""
    screen, text = display.open()
    games = registry.usable() if game is None else [registry.game(game)]
    if lesson is None:
        for one in games:
            show_lessons(one, screen, text)
        return 0
    found = find_lesson(lesson, games)
    return session_of(opening.new_lesson(found, seed), screen, text).play()


def show_lessons(game: Game, screen: Screen, text: Text) -> None:
    """The lessons of a game with their goals."""
    listed = all_lessons(game.name, text)
    if listed:
        screen.head(game.title)
    for one in listed:
        minutes = text("web-minutes", minutes=one.minutes)
        screen.say(f"{one.number:>3}  {one.id}: {one.title} ({minutes}). {one.goal}", "", 0, 5)


def find_lesson(which: str, games: list[Game]) -> LessonTable:
    """A lesson by its id, or by its number in the first of the games."""
    lists = registry.for_each(lambda game: lessons_of(game.name), complain)
    known = [own for own in lists if own is not None and own.game in {one.name for one in games}]
    taught = [lesson for own in known for lesson in own.by_id.values()]
    for lesson in taught:
        if which in (lesson.id, str(lesson.lesson.number)):
            return lesson
    ids = ", ".join(lesson.id for lesson in taught)
    raise BadOption(f"learn: no lesson {which!r}; choose one of: {ids}")
