"""Finds paragraphs by words, forgiving about accents, endings and unfinished words."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from echobase.rulebook.book import Chapter, Paragraph, Rulebook

WORD: Final = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*")
PLAIN_L: Final = str.maketrans({"ł": "l"})
"""The one letter of our languages that does not decompose into a letter and an accent."""
STEM: Final = 4
"""No word is shortened to fewer letters."""
ENDING: Final = 2
"""How many letters an ending may have that differs from the word looked for."""
IN_TITLE: Final = 12
IN_CHAPTER: Final = 4
WHOLE, BEGUN, ALIKE = 3, 2, 1
"""How well a word fits: exactly, its beginning, or all but its ending."""
AROUND: Final = 70
"""Letters of an excerpt on either side of the word found."""


@dataclass(frozen=True)
class SearchResult:
    """A paragraph that was found."""

    chapter: Chapter
    paragraph: Paragraph
    score: int
    excerpt: str
    """The words around the first place that fits."""


def folded(text: str) -> str:
    """A text without capitals and accents, as people type."""
    letters = unicodedata.normalize("NFD", text.casefold().translate(PLAIN_L))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@lru_cache(maxsize=4096)
def words(text: str) -> tuple[str, ...]:
    return tuple(WORD.findall(folded(text)))


def search(book: Rulebook, wanted: str) -> list[SearchResult]:
    """The paragraphs that contain every word, the best first."""
    asked = words(wanted)
    if not asked:
        return []
    found = []
    for chapter in book.chapters:
        for paragraph in chapter.paragraphs:
            score = scored(chapter, paragraph, asked)
            if score:
                found.append(
                    SearchResult(chapter, paragraph, score, excerpt(paragraph.words, asked))
                )
    return sorted(found, key=lambda one: -one.score)


def find(book: Rulebook, wanted: str) -> list[Paragraph]:
    """The paragraph with that address, or those that contain the words, the best first."""
    exact = book.by_address.get(wanted)
    return [exact] if exact else [one.paragraph for one in search(book, wanted)]


def scored(chapter: Chapter, paragraph: Paragraph, asked: tuple[str, ...]) -> int:
    """How well a paragraph fits; 0 when a word is missing."""
    total = 0
    for word in asked:
        title = fit(word, words(paragraph.title)) * IN_TITLE
        heading = fit(word, words(chapter.title)) * IN_CHAPTER
        inside = fit(word, words(paragraph.words)) + min(often(word, paragraph), 3)
        best = title + heading + inside
        if not title and not fit(word, words(paragraph.words)):
            return 0
        total += best
    return total


def fit(word: str, among: tuple[str, ...]) -> int:
    """How well a word fits the best of some words."""
    if word in among:
        return WHOLE
    if any(one.startswith(word) for one in among):
        return BEGUN
    stem = word[: max(len(word) - ENDING, STEM)]
    longest = len(word) + ENDING
    near = (one for one in among if len(one) <= longest and one.startswith(stem))
    return ALIKE if any(near) else 0


def often(word: str, paragraph: Paragraph) -> int:
    return sum(one.startswith(word) for one in words(paragraph.words))


def excerpt(text: str, asked: tuple[str, ...]) -> str:
    """The words around the first place where one of the words asked for begins."""
    for match in WORD.finditer(text):
        if any(fit(word, (folded(match[0]),)) for word in asked):
            start = max(match.start() - AROUND, 0)
            begin = text.find(" ", start) + 1 if start else 0
            begin = min(begin, match.start())
            end = text.rfind(" ", match.end(), match.end() + AROUND)
            last = len(text) if match.end() + AROUND >= len(text) else max(end, match.end())
            return ("… " if begin else "") + text[begin:last] + (" …" if last < len(text) else "")
    return text[: 2 * AROUND]
