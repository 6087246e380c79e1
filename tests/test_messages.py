"""Messages that are parsed one by one say exactly what Fluent makes of whole files."""

from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from echobase.text import LANGUAGES
from echobase.text.messages import WHOLE, Messages, messages, simple_lines

VALUES: tuple[str | int, ...] = ("rebel", "", "{ 1 }", 0, 1, 2, 5, 22, -3, 999, 1000, -25_000)


class Variables(Visitor):
    """The names of all variables that an entry mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def parsed(lang: str) -> dict[str, ftl.Message]:
    """The messages of all files of a language."""
    folder = resources.files("echobase") / "locale" / lang
    files = [file.read_text(encoding="utf-8") for file in folder.iterdir()]
    entries = [entry for file in files for entry in FluentResource(file).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_of_every_message_is_what_fluent_says(lang: str) -> None:
    entries, found = parsed(lang), messages(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(ftl.Resource([*entries.values()]))
    for id_, entry in entries.items():
        assert id_ in found
        variables = Variables()
        variables.visit(entry)
        message = bundle.get_message(id_)
        assert message.value is not None
        patterns = {WHOLE: message.value, **message.attributes}
        for value in VALUES if variables.names else VALUES[:1]:
            values: dict[str, Any] = dict.fromkeys(variables.names, value)
            said = {form: bundle.format_pattern(text, values) for form, text in patterns.items()}
            assert found.forms(id_, values) == {form: str(text) for form, (text, _) in said.items()}
            assert found.format(id_, values) == (str(said[WHOLE][0]), said[WHOLE][1])


def test_most_messages_need_no_fluent() -> None:
    entries = parsed("en")
    folder = resources.files("echobase") / "locale" / "en"
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir())
    simple = [id_ for id_, entry in entries.items() if simple_lines(text_of(entry, source))]
    assert len(simple) > 0.8 * len(entries)


def text_of(entry: ftl.Message, source: str) -> str:
    start = source.index(f"\n{entry.id.name} =") + 1
    assert entry.span is not None
    return source[start : start + entry.span.end - entry.span.start]


def said(text: str, id_: str, **values: str | int) -> tuple[str, list[str]]:
    sentence, errors = Messages("en", [text]).format(id_, values)
    return sentence, [type(error).__name__ for error in errors]


def test_comments_and_empty_lines_belong_to_no_message() -> None:
    text = "a = one\n\n# about b\nb = two\n## Part\n\n### All of it\n"
    assert said(text, "a") == ("one", [])
    assert said(text, "b") == ("two", [])


def test_messages_and_terms_may_mention_each_other() -> None:
    text = "a = { b } at { -base }\nb = no { c.more }\n-base = Echo Base\nc = c\n    .more = more"
    assert said(text, "a") == ("no more at Echo Base", [])
    assert said("a = { -t(case: 1) }\n-t = { $case ->\n    [1] x\n   *[2] y\n}", "a") == ("x", [])


def test_a_text_may_take_several_lines() -> None:
    assert said("a =\n    one\n    two\nb = b", "a") == ("one\ntwo", [])


def test_of_two_messages_with_one_id_the_first_counts() -> None:
    assert said("a = one\na = two", "a") == ("one", [])


@pytest.mark.parametrize(
    ("text", "sentence", "error"),
    [
        ("a = one", "b", "KeyError"),
        ("b =\n    .more = x", "b", "ValueError"),
        ("b = { $gone }!", "gone!", "FluentReferenceError"),
        ("b = { gone }", "{gone}", "FluentReferenceError"),
        ("b = { oops", "b", "ValueError"),
    ],
)
def test_what_goes_wrong_is_told(text: str, sentence: str, error: str) -> None:
    assert said(text, "b") == (sentence, [error])
