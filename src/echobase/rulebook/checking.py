"""Checks a whole rulebook: its languages, references and examples, for tests and authors."""

import re
from collections.abc import Iterator

from echobase.core.errors import BadDocument
from echobase.rulebook import example_checks, rule_catalogue
from echobase.rulebook.book import Paragraph, Rulebook
from echobase.rulebook.examples import SHARED, drawn, example
from echobase.rulebook.facet import RulebookFacet, facet
from echobase.rulebook.loading import BOOK, load, load_table
from echobase.rulebook.markup import pictures
from echobase.rulebook.tables import BookTable
from echobase.text import LANGUAGES
from echobase.text.messages import messages

MESSAGE = "message"
"""The kind of subject that every game has."""


def faults(game: str) -> list[str]:
    """Everything wrong with the rulebook of a game, one line each, with file and field."""
    found = facet(game)
    if found is None:
        return []
    try:
        books = [load(game, lang) for lang in LANGUAGES]
        table = load_table(found.folder)
    except BadDocument as error:
        return [str(error)]
    written = [book for book in books if book is not None]
    return [
        *_languages(found, written),
        *_references(game, found, table),
        *_strays(found, table),
        *_examples(game, written),
    ]


def _languages(found: RulebookFacet, books: list[Rulebook]) -> Iterator[str]:
    """Every language has a text of its own, with the same pictures."""
    first = books[0]
    for lang, book in zip(LANGUAGES, books, strict=True):
        if book.lang != lang:
            yield f"{found.folder / lang}: this language is missing"
            continue
        for one, other in zip(first.paragraphs, book.paragraphs, strict=True):
            if pictures(one.blocks) != pictures(other.blocks):
                where = f"{found.folder / lang}: paragraph {one.id!r}"
                yield f"{where}: its pictures are not those of {first.lang!r}"


def _references(game: str, found: RulebookFacet, table: BookTable) -> Iterator[str]:
    """Rules, subjects and messages exist, and a subject is explained once."""
    path = found.folder / BOOK
    rules = {rule.id for rule in rule_catalogue.rules(game)}
    subjects = found.subjects()
    explained: dict[str, str] = {}
    for number, chapter in enumerate(table.chapters):
        for place, paragraph in enumerate(chapter.paragraphs):
            where = f"{path}: chapters[{number}].paragraphs[{place}]"
            for id_ in paragraph.rules:
                if rules and id_ not in rules:
                    yield f"{where}.rules: there is no rule {id_!r}"
            for subject in paragraph.about:
                kind, _, key = subject.partition(":")
                known = messages("en") if kind == MESSAGE else subjects.get(kind, ())
                if key not in known:
                    yield f"{where}.about: there is no {subject!r}"
                if subject in explained:
                    yield f"{where}.about: {explained[subject]!r} explains {subject!r} already"
                explained[subject] = paragraph.id
    for number, untold in enumerate(table.untold):
        for id_ in untold.rules:
            if rules and id_ not in rules:
                yield f"{path}: untold[{number}].rules: there is no rule {id_!r}"


def _strays(found: RulebookFacet, table: BookTable) -> Iterator[str]:
    """Files that nothing refers to."""
    chapters = {f"{chapter.id}.md" for chapter in table.chapters}
    for lang in LANGUAGES:
        for path in sorted((found.folder / lang).glob("*")):
            if path.name not in chapters:
                yield f"{path}: {BOOK} has no such chapter"
    used = {id_ for one in table.chapters for part in one.paragraphs for id_ in part.examples}
    for path in sorted((found.folder / "examples").glob("*.toml")):
        if path.stem not in used and path.name != SHARED:
            yield f"{path}: no paragraph has this example"


def _examples(game: str, books: list[Rulebook]) -> Iterator[str]:
    """The engine agrees with every example, and every language mentions its numbers."""
    for versions in zip(*(book.paragraphs for book in books), strict=True):
        for id_ in versions[0].examples:
            try:
                one = example(game, id_)
                if id_ in pictures(versions[0].blocks):
                    drawn(game, id_, books[0].lang)
            except BadDocument as error:
                yield str(error)
                continue
            yield from example_checks.faults(one)
            for number, claim in enumerate(one.claims):
                for book, paragraph in zip(books, versions, strict=True):
                    for missing in _unmentioned(paragraph, example_checks.numbers(claim)):
                        where = f"paragraph {paragraph.id!r} in {book.lang}"
                        yield f"{one.path}: claims[{number}]: {where} does not say {missing}"


def _unmentioned(paragraph: Paragraph, numbers: list[str]) -> list[str]:
    said = set(re.findall(r"[<>]?\d+", paragraph.words))
    return [number for number in numbers if number not in said]


def untold(game: str) -> list[str]:
    """The rules of the catalogue that no paragraph tells and no reason excuses."""
    found = facet(game)
    if found is None:
        return []
    table = load_table(found.folder)
    told = {id_ for one in table.chapters for part in one.paragraphs for id_ in part.rules}
    excused = {id_ for one in table.untold for id_ in one.rules}
    return [rule.id for rule in rule_catalogue.rules(game) if rule.id not in told | excused]
