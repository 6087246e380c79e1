"""Rejecting lessons that could not be taught: every error names the file and the field."""

from collections.abc import Iterator
from fnmatch import fnmatchcase

from echobase.ai import player
from echobase.core.errors import BadDocument, BadOption, EchoBaseError
from echobase.core.game import State
from echobase.lessons.conditions import TURN, inner, questions
from echobase.lessons.facts import LessonFacts
from echobase.lessons.tables import ROLL, HighlightTable, LessonCondition, LessonTable
from echobase.play.plain import known_hexes
from echobase.text import LANGUAGES, Text

OWN_FIELDS = {
    "having": ("event",),
    "times": ("event", "action"),
    "by": ("action",),
    "on": ("unit",),
    "gone": ("unit",),
    "figures": ("unit",),
    "at_least": ("count",),
    "at_most": ("count",),
}
"""Fields of a condition that only some questions have."""
RESERVED = ("goal", "done")
"""Ends of message IDs that every lesson has."""


class LessonChecker:
    """Checks one lesson; raises the first problem."""

    def __init__(self, lesson: LessonTable, first: State, facts: LessonFacts, source: str) -> None:
        self.lesson = lesson
        self.first = first
        self.facts = facts
        self.source = source
        self.hexes = known_hexes(lesson.game, first)

    def fail(self, field: str, problem: str) -> BadDocument:
        return BadDocument(f"{self.source}: {field}: {problem}")

    def check(self) -> None:
        self.check_players()
        self.check_chance()
        self.check_keys()
        self.check_parts()
        self.check_lines()
        for field, condition in self.conditions():
            self.check_condition(field, condition, steps=field.startswith("parts["))

    def check_players(self) -> None:
        about, sides = self.lesson.lesson, list(dict.fromkeys(self.first.sides()))
        if about.side not in sides:
            known = ", ".join(sides)
            raise self.fail("lesson.side", f"no side {about.side!r}; choose one of: {known}")
        try:
            player(about.opponent, self.lesson.game)
        except BadOption as error:
            raise self.fail("lesson.opponent", str(error)) from None

    def check_chance(self) -> None:
        """The position can read every outcome but a roll, which waits for its number of dice."""
        for number, notation in enumerate(self.lesson.chance):
            if notation.partition(" ")[0] == ROLL:
                continue
            try:
                self.first.read(notation)
            except EchoBaseError as error:
                raise self.fail(f"chance[{number}]", str(error)) from None

    def check_keys(self) -> None:
        """Every line has a message of its own."""
        seen = set(RESERVED)
        lines = [
            *((f"parts[{n}]", part.keys()) for n, part in enumerate(self.lesson.parts)),
            *((f"remarks[{n}]", [remark.id]) for n, remark in enumerate(self.lesson.remarks)),
            *((f"retries[{n}]", [retry.id]) for n, retry in enumerate(self.lesson.retries)),
        ]
        for field, keys in lines:
            for key in keys:
                if key in seen:
                    raise self.fail(f"{field}.id", f"{key!r} is the id of another line")
                seen.add(key)

    def check_parts(self) -> None:
        for number, part in enumerate(self.lesson.parts):
            field = f"parts[{number}]"
            if part.until is None and part is not self.lesson.parts[-1]:
                raise self.fail(
                    f"{field}.until", "this field is missing: only the last part has none"
                )
            self.check_highlight(f"{field}.highlight", part.highlight)
            self.check_patterns(f"{field}.open", part.open)
            for place, cue in enumerate(part.cues):
                self.check_highlight(f"{field}.cues[{place}].highlight", cue.highlight)
                self.check_patterns(f"{field}.cues[{place}].open", cue.open)

    def check_patterns(self, field: str, patterns: list[str]) -> None:
        for place, pattern in enumerate(patterns):
            self.check_pattern(f"{field}[{place}]", pattern)

    def check_pattern(self, field: str, pattern: str) -> None:
        """A choice begins with a known word; one without `*` can be read in the first position."""
        word, known = pattern.partition(" ")[0], self.facts.verbs
        if known and not any(fnmatchcase(verb, word) for verb in known):
            raise self.fail(
                field, f"no choice begins with {word!r}; choose one of: {', '.join(known)}"
            )
        if "*" in pattern:
            return
        try:
            self.first.read(pattern)
        except EchoBaseError as error:
            raise self.fail(field, str(error)) from None

    def check_highlight(self, field: str, highlight: HighlightTable) -> None:
        for place, hex_ in enumerate(highlight.hexes):
            self.check_hex(f"{field}.hexes[{place}]", hex_)
        for name, units in (("units", highlight.units), ("ready", highlight.ready)):
            for place, unit in enumerate(units):
                self.check_unit(f"{field}.{name}[{place}]", unit)
        for place, card in enumerate(highlight.cards):
            self.check_known(f"{field}.cards[{place}]", card, self.cards())

    def cards(self) -> list[str]:
        """The cards of the learner's side, each once."""
        seat = list(self.first.sides()).index(self.lesson.lesson.side)
        return list(dict.fromkeys(self.facts.cards(self.first, seat)))

    def check_hex(self, field: str, hex_: str) -> None:
        if hex_ not in self.hexes:
            raise self.fail(field, f"there is no hex {hex_!r} on this board")

    def check_unit(self, field: str, unit: str) -> None:
        if not self.facts.knows(self.first, unit):
            raise self.fail(field, f"there is no unit {unit!r} in the first position")

    def check_lines(self) -> None:
        """Remarks and retries belong to parts that exist."""
        parts = [part.id for part in self.lesson.parts]
        for number, remark in enumerate(self.lesson.remarks):
            if (remark.when is None) == (not remark.refused):
                raise self.fail(
                    f"remarks[{number}]", "either `when` or `refused` says when it is said"
                )
            self.check_names(f"remarks[{number}].during", remark.during, parts)
            self.check_messages(f"remarks[{number}].refused", remark.refused)
        for number, retry in enumerate(self.lesson.retries):
            self.check_names(f"retries[{number}].during", retry.during, parts)
            self.check_names(f"retries[{number}].back", [retry.back or parts[0]], parts)

    def check_names(self, field: str, names: list[str], known: list[str]) -> None:
        for name in names:
            if name not in known:
                raise self.fail(field, f"there is no part {name!r}; parts are: {', '.join(known)}")

    def check_messages(self, field: str, ids: list[str]) -> None:
        for id_ in ids:
            if not Text().has(id_):
                raise self.fail(field, f"there is no message {id_!r}")

    def conditions(self) -> Iterator[tuple[str, LessonCondition]]:
        """All conditions with their fields, those inside others included."""
        lesson = self.lesson
        found = [
            *((f"parts[{n}].until", part.until) for n, part in enumerate(lesson.parts)),
            *((f"remarks[{n}].when", remark.when) for n, remark in enumerate(lesson.remarks)),
            *((f"retries[{n}].when", retry.when) for n, retry in enumerate(lesson.retries)),
            ("goal", lesson.goal),
        ]
        waiting = [(field, one) for field, one in reversed(found) if one is not None]
        while waiting:
            field, condition = waiting.pop()
            yield field, condition
            waiting += [(f"{field}.{place}", one) for place, one in inner(condition).items()]

    def check_condition(self, field: str, condition: LessonCondition, steps: bool) -> None:
        asked = questions(condition)
        if len(asked) != 1:
            got = "none" if not asked else " and ".join(asked)
            raise self.fail(field, f"a condition asks exactly one question; got {got}")
        question = asked[0]
        usual = LessonCondition()
        for name, owners in OWN_FIELDS.items():
            if getattr(condition, name) != getattr(usual, name) and question not in owners:
                raise self.fail(f"{field}.{name}", f"this field belongs to {' or '.join(owners)}")
        if question == "step" and not steps:
            raise self.fail(f"{field}.step", "only the end of a part can wait for a step")
        if question == "event":
            self.check_messages(f"{field}.event", [condition.event])
            known = Text().arguments(condition.event)
            for name in condition.having:
                self.check_known(f"{field}.having.{name}", name, known)
        if question == "action":
            self.check_pattern(f"{field}.action", condition.action)
        if question == "unit":
            self.check_unit(f"{field}.unit", condition.unit)
            for place, hex_ in enumerate(condition.on):
                self.check_hex(f"{field}.on[{place}]", hex_)
        if question == "hand":
            self.check_known(f"{field}.hand", condition.hand, self.cards())
        if question == "count":
            known = [TURN, *self.facts.counts]
            self.check_known(f"{field}.count", condition.count, known)
        if question == "fact":
            self.check_known(f"{field}.fact", condition.fact, list(self.facts.facts))

    def check_known(self, field: str, name: str, known: list[str]) -> None:
        if name not in known:
            choose = f"choose one of: {', '.join(known)}" if known else "this game has none"
            raise self.fail(field, f"{name!r} is not known; {choose}")


def missing_messages(lesson: LessonTable) -> list[str]:
    """The messages of a lesson that a language lacks, each with its language."""
    return [
        f"{id_} ({lang})"
        for lang in LANGUAGES
        for id_ in lesson.messages()
        if not Text(lang).has(id_)
    ]
