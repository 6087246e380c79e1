"""Bounds of texts from outside, checked in one pass before a parser sees them.

Parsers of TOML and JSON take time that grows with the square of a dotted key, a call for every
level of nesting and an error of their own for long numbers; whoever sends a text can choose all
three. No document or message of a game comes near these bounds.
"""

import re
from typing import Final

from echobase.core.errors import BadDocument

LONGEST: Final = 2_000_000
"""Characters of a text."""
DEEPEST: Final = 32
"""Lists and tables within each other."""
MOST_PARTS: Final = 16
"""Parts of a dotted key."""
LONGEST_WORD: Final = 200
"""Characters of a key, or of an action in notation."""
MOST_DIGITS: Final = 18
"""Digits of a number, so that all numbers fit into 64 bits."""

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
"""Strings and comments, also those that never end."""
BRACKET: Final = re.compile(r"[\[\]{}]")
PIECE: Final = re.compile(r"[^\n=,\[\]{}]++")
"""What stands between signs: a key with all its parts, or a value."""
LONG: Final = "\0"
"""Stands for a string that would be too long for a key."""
LONG_KEY: Final = re.compile(rf"[\w+\-]{{{LONGEST_WORD + 1},}}|{LONG}(?=\s*+[=.:])")
LONG_NUMBER: Final = re.compile(rf"\b\d(?:_?\d){{{MOST_DIGITS}}}")


def check(text: str, source: str) -> None:
    """Refuse a text of TOML or JSON that is too long, too deep or has endless keys or numbers."""
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
    """What remains of a string or comment: its lines, and whether it is too long for a key."""
    quoted = found[0]
    if quoted[0] == "#":
        return ""
    return (LONG if len(quoted) > LONGEST_WORD else "''") + "\n" * quoted.count("\n")


def _too_much(source: str, bare: str, place: int, rule: str) -> BadDocument:
    line = bare.count("\n", 0, place) + 1
    return BadDocument(f"{source}: line {line}: {rule}")
