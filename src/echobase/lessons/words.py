"""A lesson in words: in the list of lessons, and as the coach shows it at the table."""

from typing import Literal

from echobase.core import registry
from echobase.lessons.coaching import Coaching, LineKind
from echobase.lessons.facet import coaching, lessons_of
from echobase.lessons.tables import Button, LessonTable, Panel
from echobase.play.game_log import GameLog
from echobase.play.structs import Struct
from echobase.text import Text
from echobase.text.words import Story


class LessonInList(Struct):
    """A lesson that can be taken."""

    id: str
    game: str
    number: int
    title: str
    goal: str
    minutes: int
    side: str
    battle: bool
    """Whether it is a whole game with a coach."""


class CoachSays(Struct):
    """A line of the coach: what to do, a remark, why to try again, or praise at the end."""

    kind: LineKind
    text: str


class Pointed(Struct):
    """What the coach points at."""

    hexes: list[str]
    cards: list[str]
    buttons: list[Button]
    panels: list[Panel]


class LessonNow(Struct):
    """A lesson as it stands now."""

    id: str
    title: str
    goal: str
    state: Literal["playing", "again", "done"]
    lines: list[CoachSays]
    pointed: Pointed
    part: int
    """The number of the current part, counting from 1."""
    parts: int
    following: str
    """The id of the next lesson; empty after the last."""
    battle: bool


def in_list(lesson: LessonTable, text: Text) -> LessonInList:
    about = lesson.lesson
    return LessonInList(
        id=lesson.id,
        game=lesson.game,
        number=about.number,
        title=text(lesson.base),
        goal=text(lesson.message("goal")),
        minutes=about.minutes,
        side=about.side,
        battle=about.battle,
    )


def all_lessons(game: str, text: Text) -> list[LessonInList]:
    """The lessons of a game in the order in which they are taught."""
    lessons = lessons_of(registry.game(game).name)
    return [] if lessons is None else [in_list(one, text) for one in lessons.by_id.values()]


def lesson_story(game_log: GameLog, text: Text) -> Story | None:
    """The title and the goal of a game that is a lesson; None for any other."""
    coach = coaching(game_log)
    if coach is None:
        return None
    return Story(text(coach.lesson.base), text(coach.lesson.message("goal")))


def lesson_now(coaching: Coaching, text: Text) -> LessonNow:
    """What the coach says and points at now."""
    lesson, course, pointed = coaching.lesson, coaching.course, coaching.highlight()
    lessons = lessons_of(lesson.game)
    return LessonNow(
        id=lesson.id,
        title=text(lesson.base),
        goal=text(lesson.message("goal")),
        state="done" if course.done else "again" if course.stopped else "playing",
        lines=[CoachSays(kind=line.kind, text=text(line.id)) for line in coaching.lines()],
        pointed=Pointed(
            hexes=pointed.hexes,
            cards=pointed.cards,
            buttons=pointed.buttons,
            panels=pointed.panels,
        ),
        part=course.part + 1,
        parts=len(lesson.parts),
        following="" if lessons is None else lessons.following(lesson),
        battle=lesson.lesson.battle,
    )
