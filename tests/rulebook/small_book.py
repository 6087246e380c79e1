"""A rulebook of one chapter in a folder, to be spoiled by tests."""

from collections.abc import Collection, Mapping
from pathlib import Path

from echobase.rulebook.sheets import ReferenceSheet
from echobase.text import Text

BOOK = """
[[chapters]]
id = "moving"

[[chapters.paragraphs]]
id = "far"
rules = ["B-MOVE-03"]
about = ["terrain:rocks", "message:battle-why-too-far"]
examples = ["duel"]

[[chapters.paragraphs]]
id = "near"
"""
CHAPTER = """# Moving

## How far {#far}

Troopers attack a **neighbour** with 3 dice. See [below](#near).

![Two units.](duel)

## How near {#near}

- One step.
- Two steps.
"""
EXAMPLE = """
[picture]
show = ["D5", "E5"]
arrows = [["E5", "D5"]]

[position]
game = "battle"
rules_version = 2
id = "duel"
first = "rebel"
hands = { rebel = 4, empire = 4 }
victory = { rebel = { medals = 5 }, empire = { medals = 5 } }
units = [{ kind = "echo_trooper", hex = "E5" }, { kind = "snowtrooper", hex = "D5" }]

[position.play]
active = "rebel"
step = "attack"
ordered = ["E5"]
hands = [["recon_left"], ["recon_left"]]

[[claims]]
action = "attack E5xD5"
legal = true
odds = { dice = 3 }

[[claims]]
after = ["attack E5xD5", "roll RXX"]
offers = ["retreat C5", "retreat C6"]
"""
FILES = {"book.toml": BOOK, "en/moving.md": CHAPTER, "examples/duel.toml": EXAMPLE}


class SmallBook:
    """Implements `rulebook.facet.RulebookFacet`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def subjects(self) -> Mapping[str, Collection[str]]:
        return {"terrain": ["rocks"]}

    def sheets(self, text: Text) -> list[ReferenceSheet]:
        return []


def write_book(folder: Path, changes: Mapping[str, tuple[str, str]]) -> SmallBook:
    """The small book in all languages, with one text replaced by another in some files."""
    for name, content in FILES.items():
        before, after = changes.get(name, ("", ""))
        assert before in content, f"{name} has no {before!r}"
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content.replace(before, after) if before else content, encoding="utf-8")
    for lang in ("it", "pl"):
        (folder / lang).mkdir()
        (folder / lang / "moving.md").write_text(CHAPTER, encoding="utf-8")
    return SmallBook(folder)
