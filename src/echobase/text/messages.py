"""The messages of a language, from its Fluent files; each is parsed when it is first needed.

Most messages are words and variables on one line: `Turn { $turn }`. Parsing all of them with
Fluent, and loading Babel's data on numbers and plurals, would take longer than most commands run.
"""

import re
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from echobase.core import registry
from echobase.core.events import Argument

NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
ENTRY: Final = re.compile(rf"^(-?{NAME}) *=", re.MULTILINE)
"""The beginning of an entry: all its other lines are indented or end a choice."""
ATTRIBUTE: Final = re.compile(rf" +\.({NAME}) *=(.*)")
VARIABLE: Final = re.compile(rf"\{{ *\$({NAME}) *\}}")
REFERENCE: Final = re.compile(rf"[{{(,]\s*(-?{NAME})")
"""A reference from one entry to another."""
WHOLE: Final = ""
"""The form of a message that is not one of its attributes."""
FOR_BROWSERS: Final = ("web", "ui", "analysis")
"""The files with the words of the browser client; those of the games are added to them."""
GROUPED: Final = 1000
"""Numbers from here on look different from language to language."""
KEPT: Final = 4096
"""The largest number of sentences in the cache."""


class SimpleMessage:
    """A text that consists only of words and variables."""

    def __init__(self, text: str) -> None:
        self.parts = VARIABLE.split(text.strip(" "))
        """Words and names of variables, alternating."""
        self.simple = bool(self.parts[0] or self.parts[1:]) and not any(
            brace in words for words in self.parts[::2] for brace in "{}"
        )

    def fill(self, values: Mapping[str, Argument]) -> str | None:
        """The text with its variables filled in, or None where that takes Fluent."""
        found = self.parts.copy()
        for place in range(1, len(found), 2):
            value = values.get(found[place])
            if isinstance(value, int):
                if not -GROUPED < value < GROUPED:
                    return None
            elif not isinstance(value, str):
                return None
            found[place] = str(value)
        return "".join(found)


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
        self._made: dict[tuple[Any, ...], tuple[str, list[Exception]]] = {}
        """Fluent's results: a table offers the same few phrases hundreds of times."""

    def __contains__(self, id_: str) -> bool:
        return id_ in self._entries

    def format(self, id_: str, values: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """The sentence and all errors in making it."""
        if id_ not in self._entries:
            return id_, [KeyError(id_)]
        return self._format(id_, WHOLE, values)

    def forms(self, id_: str, values: Mapping[str, Argument]) -> dict[str, str]:
        """A message with its attributes, each with variables filled in; the message is WHOLE."""
        names = self._simple(id_) or self._patterns(id_)
        return {form: self._format(id_, form, values)[0] for form in names}

    def _format(
        self, id_: str, form: str, values: Mapping[str, Argument]
    ) -> tuple[str, list[Exception]]:
        line = self._simple(id_).get(form)
        text = None if line is None else line.fill(values)
        if text is not None:
            return text, []
        key = id_, form, *values.items(), *map(type, values.values())
        if key not in self._made:
            if len(self._made) >= KEPT:
                self._made.clear()
            self._made[key] = self._by_fluent(id_, form, values)
        return self._made[key]

    def _by_fluent(
        self, id_: str, form: str, values: Mapping[str, Argument]
    ) -> tuple[str, list[Exception]]:
        pattern = self._patterns(id_).get(form)
        if pattern is None:
            return id_, [ValueError(f"{id_} has no text")]
        made, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(made), errors

    def _simple(self, id_: str) -> dict[str, SimpleMessage]:
        """The forms of an entry if all of them are lines; otherwise nothing."""
        if id_ not in self._lines:
            self._lines[id_] = simple_lines(self._entries[id_])
        return self._lines[id_]

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.lang], use_isolating=False)

    def _patterns(self, id_: str) -> dict[str, Any]:
        """The forms of an entry as Fluent understands them."""
        self._parse(id_)
        if not self._bundle.has_message(id_):
            return {}
        message = self._bundle.get_message(id_)
        found = {WHOLE: message.value, **message.attributes}
        return {form: pattern for form, pattern in found.items() if pattern is not None}

    def _parse(self, id_: str) -> None:
        """Hand an entry to Fluent, with everything that it refers to."""
        if id_ in self._parsed:
            return
        self._parsed.add(id_)
        self._bundle.add_resource(FluentResource(self._entries[id_]))
        for other in REFERENCE.findall(self._entries[id_]):
            if other in self._entries:
                self._parse(other)


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


def _texts(lang: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = resources.files("echobase") / "locale" / lang
    files = sorted(folder.iterdir(), key=lambda entry: entry.name)
    found = [file for file in files if file.name.endswith(".ftl")]
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in found}


def _brought(lang: str) -> list[str]:
    """The Fluent files in the folders `locale` of games; English where a game lacks a language."""
    found = []
    for folder in registry.folders():
        own = folder / "locale" / lang
        files = own if own.is_dir() else folder / "locale" / "en"
        found += [file.read_text("utf-8", "replace") for file in sorted(files.glob("*.ftl"))]
    return found


@cache
def source(lang: str) -> str:
    """The messages that a browser needs, as one Fluent file."""
    texts = _texts(lang)
    own = [texts[name] for name in (*FOR_BROWSERS, *registry.names()) if name in texts]
    return "\n".join([*own, *_brought(lang)])


@cache
def messages(lang: str) -> Messages:
    """All messages of a language; those of a game never replace the others."""
    return Messages(lang, [*_texts(lang).values(), *_brought(lang)])
