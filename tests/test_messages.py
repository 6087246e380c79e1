"""Messages that are parsed one by one say exactly what Fluent makes of whole files."""

from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from message_files import Mentions, message_files

from echobase.core import registry
from echobase.text import LANGUAGES, Text
from echobase.text.fluent import plural
from echobase.text.messages import WHOLE, Messages, digits, messages, simple_lines

VALUES: tuple[str | int, ...] = ("rebel", "", "{ 1 }", 0, 1, 2, 5, 22, -3, 999, 1000, -25_000)


def parsed(lang: str) -> dict[str, ftl.Message]:
    """The messages of all files of a language."""
    files = [file.read_text(encoding="utf-8") for file in message_files(lang)]
    entries = [entry for file in files for entry in FluentResource(file).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_of_every_message_is_what_fluent_says(lang: str) -> None:
    entries, found = parsed(lang), messages(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(ftl.Resource([*entries.values()]))
    for id_, entry in entries.items():
        assert id_ in found
        names = Mentions(entry).names
        message = bundle.get_message(id_)
        assert message.value is not None
        patterns = {WHOLE: message.value, **message.attributes}
        for value in VALUES if names else VALUES[:1]:
            values: dict[str, Any] = dict.fromkeys(names, value)
            said = {form: bundle.format_pattern(text, values) for form, text in patterns.items()}
            assert found.forms(id_, values) == {form: str(text) for form, (text, _) in said.items()}
            assert found.format(id_, values) == (str(said[WHOLE][0]), said[WHOLE][1])


def test_most_messages_need_no_fluent() -> None:
    entries = parsed("en")
    source = "\n".join(file.read_text(encoding="utf-8") for file in message_files("en"))
    simple = [id_ for id_, entry in entries.items() if simple_lines(text_of(entry, source))]
    assert len(simple) > 0.8 * len(entries)


def text_of(entry: ftl.Message, source: str) -> str:
    start = source.index(f"\n{entry.id.name} =") + 1
    assert entry.span is not None
    return source[start : start + entry.span.end - entry.span.start]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_plurals_are_those_of_the_language(lang: str) -> None:
    form = Locale(lang).plural_form
    for number in (*range(-130, 130), 1000, 1001, 12_022, 999_999, 1_000_000, -2_000_000):
        assert plural(lang, number) == form(number)
        assert digits(number, lang) == format_decimal(number, locale=lang)


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
        ("b = { $gone }!", "gone!", "UnknownReference"),
        ("b = { gone }", "{gone}", "UnknownReference"),
        ("b = { -gone }", "{-gone}", "UnknownReference"),
        ("b = { c.gone }\nc = c", "{c.gone}", "UnknownReference"),
        ("b = { SHOUT($x) }", "{SHOUT()}", "UnknownReference"),
        ("b = x{ c }\nc = y{ b }", "xy{???}", "UnknownReference"),
        ("b = { oops", "b", "ValueError"),
    ],
)
def test_what_goes_wrong_is_told(text: str, sentence: str, error: str) -> None:
    assert said(text, "b") == (sentence, [error])


def test_what_a_game_has_not_translated_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, text in (
        ("en", "dejarik-hops = hops\ndejarik-eats = eats\n"),
        ("it", "dejarik-hops = salta\n"),
    ):
        folder = tmp_path / "messages" / lang
        folder.mkdir(parents=True)
        (folder / "dejarik.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(registry, "folders", lambda: [tmp_path])
    found = messages.__wrapped__("it")
    assert found.format("dejarik-hops", {}) == ("salta", [])
    assert found.format("dejarik-eats", {}) == ("eats", [])


def test_a_language_keeps_only_so_many_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echobase.text.messages.KEPT", 3)
    text, known = Text("en"), messages("en").sentences
    known.clear()
    said = [text("ui-figures", figures=figures) for figures in (1, 2, 3, 4, 1, 2)]
    assert said[:2] == said[4:]
    assert len(set(said)) == 4
    assert len(known) <= 3
