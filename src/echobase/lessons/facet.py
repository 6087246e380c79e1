"""The facet `lessons` of a game: its lessons, where they begin, and how they are followed."""

from functools import cached_property
from pathlib import Path
from typing import Any, Final

from echobase.core import document, registry
from echobase.core.document import parse, read_text
from echobase.core.errors import BadDocument, BadOption
from echobase.core.game import State
from echobase.core.record import FENCE
from echobase.lessons.coaching import Coaching
from echobase.lessons.course import CourseTeller
from echobase.lessons.facts import LessonFacts, NoFacts
from echobase.lessons.tables import LessonTable
from echobase.lessons.validation import LessonChecker, missing_messages
from echobase.play.game_log import GameLog, SeatFacts
from echobase.play.interaction import interaction

FILE: Final = ".toml"
ABOUT: Final = "lesson"
"""The table that makes a document a lesson."""
LEFT_OUT: Final = ("play", "options", "provenance", "inferred", "checks")
"""Tables of a scenario that a position of its own does not take over."""


class Lessons:
    """The lessons of one game, from the documents in a folder."""

    def __init__(self, game: str, folder: Path, facts: LessonFacts | None = None) -> None:
        self.game = game
        self.folder = folder
        self.facts: LessonFacts = NoFacts() if facts is None else facts
        self._tellers: dict[str, CourseTeller] = {}

    @cached_property
    def by_id(self) -> dict[str, LessonTable]:
        """The lessons in the order in which they are taught."""
        read = [self.read(path) for path in self.files()]
        found = sorted((one for one in read if one is not None), key=lambda one: one.lesson.number)
        return {lesson.id: lesson for lesson in found}

    def lesson(self, id_: str) -> LessonTable:
        """A lesson by its id; BadOption lists the known ones."""
        if id_ not in self.by_id:
            known = ", ".join(self.by_id) or "none"
            raise BadOption(f"lesson: no lesson {id_!r} in {self.game}; known: {known}")
        return self.by_id[id_]

    def following(self, lesson: LessonTable) -> str:
        """The id of the lesson after this one; empty after the last."""
        ids = list(self.by_id)
        place = ids.index(lesson.id) + 1 if lesson.id in ids else len(ids)
        return ids[place] if place < len(ids) else ""

    # Documents.

    def files(self) -> list[Path]:
        """The files of the lessons in the folder."""
        return [path for path in sorted(self.folder.glob(f"*{FILE}")) if self.read(path)]

    def read(self, path: Path) -> LessonTable | None:
        """The lesson in a file; None when the document is none."""
        tables = parse(read_text(path), str(path))
        return self.convert(tables, str(path)) if ABOUT in tables else None

    def convert(self, tables: dict[str, Any], source: str) -> LessonTable:
        """Tables as a lesson, as far as its fields say."""
        rules_version = registry.game(self.game).rules_version
        return document.read(tables, LessonTable, rules_version, source)

    def check(self, path: Path) -> LessonTable:
        """The lesson in a file; BadDocument names what is wrong with it, words included."""
        lesson = self.convert(parse(read_text(path), str(path)), str(path))
        first = self.first(lesson, path.parent, str(path))
        LessonChecker(lesson, first, self.facts, str(path)).check()
        missing = missing_messages(lesson)
        if missing:
            others = f", and {len(missing) - 1} more are missing" if missing[1:] else ""
            raise BadDocument(f"{path}: id: there is no message {missing[0]}{others}")
        return lesson

    # The beginning.

    def first(self, lesson: LessonTable, folder: Path, source: str) -> State:
        """The first position of a lesson; BadDocument names the field."""
        try:
            return registry.game(self.game).start(**self.options(lesson, folder))
        except BadDocument as error:
            problem = str(error).partition(": ")[2]
            raise BadDocument(f"{source}: position.{problem}") from None
        except BadOption as error:
            raise BadDocument(f"{source}: lesson: {error}") from None

    def options(self, lesson: LessonTable, folder: Path | None = None) -> dict[str, Any]:
        """The options with which its game starts."""
        game = registry.game(self.game)
        about = lesson.lesson
        which = {game.scenario_option: about.scenario} if about.scenario else {}
        if not lesson.position:
            return {**which, **about.options}
        if about.scenario.endswith(FILE):
            base = parse(read_text((folder or self.folder) / about.scenario), about.scenario)
        else:
            base = game.start(**which).document()
        ground = {name: table for name, table in base.items() if name not in LEFT_OUT}
        tables = {**ground, **lesson.position, "id": lesson.id, "name": lesson.name}
        return {game.scenario_option: tables, **about.options}

    def seats(self, lesson: LessonTable) -> list[SeatFacts]:
        """Who plays: the learner has the first seat of the side, a computer all others."""
        about, sides = lesson.lesson, list(self.first(lesson, self.folder, lesson.id).sides())
        found = [SeatFacts("computer", about.opponent) for _ in sides]
        found[sides.index(about.side)] = SeatFacts("person")
        return found

    # Following one.

    def follow(self, game_log: GameLog) -> Coaching:
        """The lesson of a game at its current point."""
        id_ = game_log.facts.lesson
        if id_ not in self._tellers:
            lesson = self.lesson(id_)
            asked, seat = interaction(self.game), self.seats(lesson).index(SeatFacts("person"))
            self._tellers[id_] = CourseTeller(lesson, self.facts, asked, seat)
        return Coaching(self._tellers[id_], game_log)


def lessons_of(game: str) -> Lessons | None:
    """The lessons of a game; None when it has none."""
    found: Lessons | None = registry.facet(game, "lessons")
    return found


def lesson_files(game: str) -> list[Path]:
    """The files of all lessons that come with a game."""
    lessons = lessons_of(game)
    return [] if lessons is None else lessons.files()


def lesson_schema() -> dict[str, Any]:
    """The JSON Schema of lessons."""
    return document.schema(LessonTable)


def lesson_in(path: Path) -> LessonTable | None:
    """The lesson in a file, checked with its words; None when the document is none."""
    text = read_text(path)
    if text.startswith(FENCE):
        return None  # a record
    tables = parse(text, str(path))
    if ABOUT not in tables:
        return None
    game = registry.owner(tables, str(path))
    return (lessons_of(game.name) or Lessons(game.name, path.parent)).check(path)


def coaching(game_log: GameLog) -> Coaching | None:
    """What the lesson of a game says now; None when the game is no lesson."""
    lessons = lessons_of(game_log.facts.game) if game_log.facts.lesson else None
    return None if lessons is None else lessons.follow(game_log)
