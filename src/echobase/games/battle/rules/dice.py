"""The attack dice: a roll is a count of faces, numbered so that it fits in one small integer."""

from math import factorial
from typing import Final

INFANTRY_FACE: Final = 0
VEHICLE_FACE: Final = 1
BLAST: Final = 2
RETREAT: Final = 3
CROSS: Final = 4
FACES: Final = ("infantry", "vehicle", "blast", "retreat", "cross")
LETTERS: Final = "IVBRX"
"""One letter for each face in notation: `roll IIX`."""

MOST_DICE: Final = 24
"""More dice than any attack can have; longer texts are not rolls."""

Counts = list[int]

COUNTS: Final[list[Counts]] = []
"""By roll number: how many dice show each face. Grows when more dice are first rolled."""

RANK: Final[dict[tuple[int, ...], int]] = {}
"""The roll number of given counts."""

_FIRST: Final[list[int]] = []
"""By number of dice: the first roll number with that many dice."""


def _enumerate(dice: int) -> None:
    """Number all rolls of n dice after those with fewer dice."""
    _FIRST.append(len(COUNTS))
    for infantry in range(dice, -1, -1):
        for vehicle in range(dice - infantry, -1, -1):
            for blast in range(dice - infantry - vehicle, -1, -1):
                rest = dice - infantry - vehicle - blast
                for retreat in range(rest, -1, -1):
                    counts = [infantry, vehicle, blast, retreat, rest - retreat]
                    RANK[tuple(counts)] = len(COUNTS)
                    COUNTS.append(counts)


def prepare(dice: int) -> None:
    """Make sure that rolls of up to n dice are numbered."""
    while len(_FIRST) <= dice:
        _enumerate(len(_FIRST))


prepare(6)


NO_DICE: Final = 0
"""The number of the roll without any dice."""


def rank(counts: Counts) -> int:
    """The number of the roll with these counts of faces."""
    prepare(sum(counts))
    return RANK[tuple(counts)]


def rolls(dice: int) -> range:
    """The numbers of all rolls of n dice."""
    prepare(dice + 1)
    return range(_FIRST[dice], _FIRST[dice + 1])


def weight(counts: Counts, faces: list[int]) -> int:
    """How many ways the counts can come up with dice that have these numbers of faces."""
    ways = factorial(sum(counts))
    for count, on_die in zip(counts, faces, strict=True):
        ways = ways // factorial(count) * on_die**count
    return ways


def spell(roll: int) -> str:
    """The faces of a roll as letters; a dash when there are no dice."""
    counts = COUNTS[roll]
    return "".join(LETTERS[face] * counts[face] for face in range(5)) or "-"


def unspell(text: str) -> int | None:
    """The number of a roll written in letters, in any order; None when a letter is not a face."""
    letters = "" if text == "-" else text.upper()
    if len(letters) > MOST_DICE or any(letter not in LETTERS for letter in letters):
        return None
    return rank([letters.count(letter) for letter in LETTERS])
