"""Limits on texts from outside, checked in one pass before a parser sees them.

TOML and JSON parsers take time that grows with the square of a dotted key, make a call for every
level of nesting and raise their own error for long numbers; whoever sends a text can exploit all
three. No document or message of a game comes near these limits.
"""

import re
from typing import Final

from echobase.core.errors import BadDocument

LONGEST: Final = 2_000_000
"""The most characters in a text."""
DEEPEST: Final = 32
"""The deepest nesting of lists and tables."""
MOST_PARTS: Final = 16
"""The most parts of a dotted key."""
LONGEST_WORD: Final = 200
"""The most characters in a key, or in an action in notation."""
MOST_DIGITS: Final = 18
"""The most digits in a number, so that every number fits into 64 bits."""

QUOTED: Final = re.compile(
    r'''
      \#[^\n]*+
    | """(?:[^"\\]++|\\.|"(?!""))*+(?:"{3,5}|\\?\Z)
    | \'\'\'(?:[^']++|'(?!''))*+(?:'{3,5}|\Z)
    | "(?:[^"\\\n]++|\\[^\n])*+"?
    | '[^'\n]*+'?
    ''',
    re.VERBOSE | re.DOTALL,
)
"""Strings and comments, including those that never end."""
BRACKET: Final = re.compile(r"[\[\]{}]")
PIECE: Final = re.compile(r"[^\n=,\[\]{}]++")
"""What lies between punctuation: a key with all its parts, or a value."""
LONG: Final = "\0"
"""Stands for a string that would be too long for a key."""
LONG_KEY: Final = re.compile(rf"[\w+\-]{{{LONGEST_WORD + 1},}}|{LONG}(?=\s*+[=.:])")
LONG_NUMBER: Final = re.compile(rf"\b\d(?:_?\d){{{MOST_DIGITS}}}")


def check(text: str, source: str) -> None:
    """Reject TOML or JSON text that is too long, too deep or has overlong keys or numbers."""
    check_length(text, source)
    bare = QUOTED.sub(_blank, text)
    for pattern, rule in (
        (LONG_NUMBER, f"a number has at most {MOST_DIGITS} digits"),
        (LONG_KEY, f"a key has at most {LONGEST_WORD} characters"),
    ):
        found = pattern.search(bare)
        if found is not None:
            raise _too_much(source, bare, found.start(), rule)
    for piece in PIECE.finditer(bare):
        if piece[0].count(".") >= MOST_PARTS:
            rule = f"a key has at most {MOST_PARTS} parts between dots"
            raise _too_much(source, bare, piece.start(), rule)
    depth = 0
    for bracket in BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            rule = f"lists and tables lie at most {DEEPEST} deep within each other"
            raise _too_much(source, bare, bracket.start(), rule)


def check_length(text: str, source: str) -> None:
    if len(text) > LONGEST:
        raise BadDocument(f"{source}: more than {LONGEST} characters; no document is that long")


def _blank(found: re.Match[str]) -> str:
    """What is left of a string or comment: its lines, and whether it is too long for a key."""
    quoted = found[0]
    if quoted[0] == "#":
        return ""
    return (LONG if len(quoted) > LONGEST_WORD else "''") + "\n" * quoted.count("\n")


def _too_much(source: str, bare: str, place: int, rule: str) -> BadDocument:
    line = bare.count("\n", 0, place) + 1
    return BadDocument(f"{source}: line {line}: {rule}")
