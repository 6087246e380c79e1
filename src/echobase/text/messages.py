"""The messages of a language, from its Fluent files; each is parsed when it is first needed.

Most messages are words and variables on one line: `Turn { $turn }`. Parsing all of them with
Fluent would take longer than most commands run.
"""

import re
from collections.abc import Hashable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeVar

from echobase.core import registry
from echobase.core.events import Argument

if TYPE_CHECKING:
    from echobase.text.fluent import Bundle

NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
ENTRY: Final = re.compile(rf"^(-?{NAME}) *=", re.MULTILINE)
"""The beginning of an entry: all its other lines are indented or end a choice."""
ATTRIBUTE: Final = re.compile(rf" +\.({NAME}) *=(.*)")
VARIABLE: Final = re.compile(rf"\{{ *\$({NAME}) *\}}")
ARGUMENT: Final = re.compile(rf"\$({NAME})")
"""A variable wherever it stands: in a text, or as what a choice depends on."""
REFERENCE: Final = re.compile(rf"[{{(,]\s*(-?{NAME})")
"""A reference from one entry to another."""
FOR_BROWSERS: Final = (
    *("alone", "books", "dice", "editor", "pace", "people", "sides", "talk", "web"),
)
"""The general files whose words the browser client needs."""
FOR_SERVERS: Final = (
    "coach",
    "events",
    "lessons",
    "picture",
    "problems",
    "rulebook",
    "screens",
    "server",
    "standing",
    "why",
    "workshop",
)
"""The files of a game that no browser needs: the server makes these sentences."""
WHOLE: Final = ""
"""The form of a message that is not one of its attributes."""
SEPARATORS: Final = {"en": ",", "it": ".", "pl": "\N{NO-BREAK SPACE}"}
"""What groups the digits of large numbers."""
LOCALE: Final = Path(__file__).parents[1] / "locale"
"""The messages for any game; each game has its own in its folder `messages`."""

KEPT: Final = 8192
"""The largest number of sentences, and of names, in the cache of a language."""

Made = tuple[str, list[Exception]]
"""A sentence, and all errors in making it."""
Kept = TypeVar("Kept")


class SimpleMessage:
    """A text that consists only of words and variables."""

    def __init__(self, text: str) -> None:
        self.parts = VARIABLE.split(text.strip(" "))
        """Words and names of variables, alternating."""
        self.simple = bool(self.parts[0] or self.parts[1:]) and not any(
            brace in words for words in self.parts[::2] for brace in "{}"
        )

    def fill(self, values: Mapping[str, Argument], lang: str) -> str | None:
        """The text with its variables filled in, or None if one is missing."""
        found = self.parts.copy()
        for place in range(1, len(found), 2):
            value = values.get(found[place])
            if value is None:
                return None
            found[place] = digits(value, lang) if isinstance(value, int) else value
        return "".join(found)


def keep(known: dict[Any, Kept], key: Hashable, made: Kept) -> Kept:
    """Put something into a cache, which is emptied when it is full."""
    if len(known) >= KEPT:
        known.clear()
    known[key] = made
    return made


def digits(number: int, lang: str) -> str:
    """A number as its language writes it."""
    return f"{number:,}".replace(",", SEPARATORS[lang])


class Messages:
    """All messages of a language."""

    def __init__(self, lang: str, texts: list[str]) -> None:
        self.lang = lang
        self._entries: dict[str, str] = {}
        """The source of each message, and of each term with its leading hyphen."""
        for text in texts:
            starts = [*ENTRY.finditer(text)]
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._entries.setdefault(start[1], text[start.start() : end])
        self._lines: dict[str, dict[str, SimpleMessage]] = {}
        self._parsed: set[str] = set()
        self._lock = Lock()
        self.sentences: dict[tuple[Any, ...], Made] = {}
        """Sentences made before: tables have the same few hundred times, in all games."""
        self.names: dict[tuple[str, str, str], str] = {}
        """Names that were looked up before, by group, key and game."""

    def __contains__(self, id_: str) -> bool:
        return id_ in self._entries

    def format(self, id_: str, values: Mapping[str, Argument]) -> Made:
        """The sentence and all errors in making it."""
        if id_ not in self._entries:
            return id_, [KeyError(id_)]
        return self._format(id_, WHOLE, values)

    def variables(self, id_: str) -> list[str]:
        """The names of the variables of a message, as they stand in it."""
        return ARGUMENT.findall(self._entries[id_])

    def forms(self, id_: str, values: Mapping[str, Argument]) -> dict[str, str]:
        """A message with its attributes, each with variables filled in; the message is WHOLE."""
        names: Iterable[str] = self._simple(id_)
        if not names:
            self._parse(id_)
            names = self._bundle.forms(id_)
        return {form: self._format(id_, form, values)[0] for form in names}

    def _format(self, id_: str, form: str, values: Mapping[str, Argument]) -> Made:
        line = self._simple(id_).get(form)
        text = None if line is None else line.fill(values, self.lang)
        if text is not None:
            return text, []
        self._parse(id_)
        pattern = self._bundle.forms(id_).get(form)
        if pattern is None:
            return id_, [ValueError(f"{id_} has no text")]
        return self._bundle.format(pattern, values)

    def _simple(self, id_: str) -> dict[str, SimpleMessage]:
        """The forms of an entry if all of them are lines; otherwise nothing."""
        if id_ not in self._lines:
            self._lines[id_] = simple_lines(self._entries[id_])
        return self._lines[id_]

    @cached_property
    def _bundle(self) -> "Bundle":
        from echobase.text.fluent import Bundle  # slow to import, and seldom needed

        return Bundle(self.lang)

    def _parse(self, id_: str) -> None:
        """Hand an entry to Fluent, with everything that it refers to.

        Several threads may want the same entry at once; none goes on before it is there.
        """
        if id_ in self._parsed:
            return
        with self._lock:
            wanted = self._reached(id_) - self._parsed
            for one in wanted:
                self._bundle.add(self._entries[one])
            self._parsed |= wanted

    def _reached(self, id_: str) -> set[str]:
        """An entry and all that it refers to, directly or not."""
        found, waiting = set[str](), [id_]
        while waiting:
            one = waiting.pop()
            if one not in found and one in self._entries:
                found.add(one)
                waiting += REFERENCE.findall(self._entries[one])
        return found


def simple_lines(source: str) -> dict[str, SimpleMessage]:
    """Each form of an entry whose forms are lines, WHOLE first; nothing for any other entry."""
    first, *others = [line for line in source.splitlines() if line and not line.startswith("#")]
    found = {WHOLE: SimpleMessage(first.partition("=")[2])}
    for line in others:
        attribute = ATTRIBUTE.fullmatch(line)
        if attribute is None:
            return {}
        found[attribute[1]] = SimpleMessage(attribute[2])
    return found if all(line.simple for line in found.values()) else {}


Files = dict[str, str]
"""Fluent files by name."""


def _files(folder: Path) -> Files:
    found = sorted(folder.glob("*.ftl"))
    return {file.stem: file.read_text("utf-8", "replace") for file in found}


def _general(lang: str) -> Files:
    return _files(LOCALE / lang)


def _of_games(lang: str) -> list[Files]:
    """The messages in the folders of the games; English where a game lacks a language."""
    folders = [folder / "messages" for folder in registry.folders()]
    return [_files(folder / lang) or _files(folder / "en") for folder in folders]


@cache
def source(lang: str) -> str:
    """The messages that a browser needs, as one Fluent file."""
    general = _general(lang)
    found = [general[name] for name in FOR_BROWSERS]
    for files in _of_games(lang):
        found += [text for name, text in files.items() if name not in FOR_SERVERS]
    return "\n".join(found)


@cache
def messages(lang: str) -> Messages:
    """All messages of a language, and in English what a game has not translated.

    Those of a game never replace the others.
    """
    languages = dict.fromkeys((lang, "en"))
    places = [_general(lang), *(files for one in languages for files in _of_games(one))]
    return Messages(lang, [text for files in places for text in files.values()])
