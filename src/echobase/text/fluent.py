"""Fluent texts that are more than words and variables: choices, plurals, terms and references.

`fluent.syntax` parses them. What they say is computed here, because Fluent's own runtime brings
Babel: thirty megabytes about every language, where we need numbers and plurals of three.
"""

from collections.abc import Mapping
from functools import cached_property

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from echobase.core.events import Argument
from echobase.text.messages import WHOLE, digits

Value = str | int | float | None


class UnknownReference(LookupError):
    """A text mentions something that does not exist."""


def plural(lang: str, number: int | float) -> str:
    """The plural form of a number, as CLDR names it."""
    size = abs(number)
    if size == 1:
        return "one"
    if lang == "pl" and isinstance(size, int):
        few = 2 <= size % 10 <= 4 and not 12 <= size % 100 <= 14
        return "few" if few else "many"
    if lang == "it" and size != 0 and size % 1_000_000 == 0:
        return "many"
    return "other"


class Bundle:
    """Parsed entries of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._forms: dict[str, dict[str, ftl.Pattern]] = {}
        """The texts of each message, and of each term with its leading hyphen."""

    @cached_property
    def _parser(self) -> FluentParser:
        return FluentParser(with_spans=False)

    def add(self, source: str) -> None:
        """Parse entries; what cannot be parsed is left out."""
        for entry in self._parser.parse(source).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                forms = {WHOLE: entry.value} if entry.value else {}
                forms |= {one.id.name: one.value for one in entry.attributes}
                hyphen = "-" if isinstance(entry, ftl.Term) else ""
                self._forms.setdefault(hyphen + entry.id.name, forms)

    def forms(self, id_: str) -> dict[str, ftl.Pattern]:
        """The text of a message, WHOLE, and its attributes; nothing for an unknown one."""
        return self._forms.get(id_, {})

    def format(
        self, text: ftl.Pattern, values: Mapping[str, Argument]
    ) -> tuple[str, list[Exception]]:
        """The sentence and all errors in making it."""
        sentence = Formatter(self, values)
        return sentence.say(text), sentence.errors


class Formatter:
    """One text being put into words."""

    def __init__(self, bundle: Bundle, values: Mapping[str, Value]) -> None:
        self.bundle = bundle
        self.values = values
        self.errors: list[Exception] = []
        self._open: list[ftl.Pattern] = []
        """The texts that led here; one of them again would never end."""

    def say(self, text: ftl.Pattern) -> str:
        if text in self._open:
            return self.missing("{???}", "a text that contains itself")
        self._open.append(text)
        parts = [
            self.written(self.value(part.expression))
            if isinstance(part, ftl.Placeable)
            else part.value
            for part in text.elements
        ]
        self._open.pop()
        return "".join(parts)

    def written(self, value: Value) -> str:
        """A value as its language writes it."""
        return digits(value, self.bundle.lang) if isinstance(value, int) else str(value)

    def value(self, part: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression) -> Value:
        """What stands between braces."""
        if isinstance(part, ftl.Placeable):
            return self.value(part.expression)
        if isinstance(part, ftl.SelectExpression):
            return self.say(self.chosen(part))
        if isinstance(part, ftl.VariableReference):
            return self.variable(part.id.name)
        if isinstance(part, ftl.MessageReference):
            return self.referred(part.id.name, part.attribute)
        if isinstance(part, ftl.TermReference):
            return self.term(part)
        if isinstance(part, ftl.StringLiteral | ftl.NumberLiteral):
            literal: Value = part.parse()["value"]
            return literal
        return self.missing(f"{{{part.id.name}()}}", f"a function {part.id.name}")

    def variable(self, name: str) -> Value:
        if name in self.values:
            return self.values[name]
        return self.missing(name, f"a variable ${name}")

    def referred(self, id_: str, attribute: ftl.Identifier | None) -> str:
        """A message or term that this text mentions."""
        found = self.bundle.forms(id_).get(attribute.name if attribute else WHOLE)
        if found is not None:
            return self.say(found)
        name = f"{id_}.{attribute.name}" if attribute else id_
        return self.missing(f"{{{name}}}", f"a message {name}")

    def term(self, part: ftl.TermReference) -> str:
        """A term knows only the variables it is given."""
        given = part.arguments.named if part.arguments else []
        outside, self.values = self.values, {one.name.name: self.value(one.value) for one in given}
        said = self.referred(f"-{part.id.name}", part.attribute)
        self.values = outside
        return said

    def chosen(self, choice: ftl.SelectExpression) -> ftl.Pattern:
        """The variant that fits, or the default."""
        value = self.value(choice.selector)
        for variant in choice.variants:
            if self.fits(value, variant.key):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)

    def fits(self, value: Value, key: ftl.Identifier | ftl.NumberLiteral) -> bool:
        if isinstance(key, ftl.NumberLiteral):
            return not isinstance(value, str) and bool(value == key.parse()["value"])
        if isinstance(value, int | float):
            return plural(self.bundle.lang, value) == key.name
        return value == key.name

    def missing(self, shown: str, what: str) -> str:
        """Remember the error, and show something in its place."""
        self.errors.append(UnknownReference(f"there is no such thing: {what}"))
        return shown
