"""The Fluent files of Echo Base, for any game and of each game, and what their messages mention."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[1] / "src" / "echobase"


def message_files(lang: str) -> list[Path]:
    """All files of a language."""
    places = [SOURCE / "locale", *SOURCE.glob("games/*/messages")]
    return [file for place in places for file in sorted((place / lang).glob("*.ftl"))]


class Mentions(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self, entry: ftl.Message) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def variables(lang: str) -> dict[str, set[str]]:
    """The messages of a language with their variables; broken entries are errors.

    Only the coach of a lesson calls cards and scenarios by the names that other messages give them.
    """
    found: dict[str, set[str]] = {}
    named: dict[str, set[str]] = {}
    for file in message_files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                mentions = Mentions(entry)
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                named[entry.id.name] = mentions.messages
                found[entry.id.name] = mentions.names
    for id_, names in named.items():
        assert not names or id_.startswith("lesson-"), f"{lang}: {id_} refers to another message"
        assert names <= found.keys(), f"{lang}: {id_} refers to a message that does not exist"
    return found


@cache
def entries(lang: str) -> dict[str, set[str]]:
    """The messages with the arguments they come from: $side-key is the argument side."""
    found = variables(lang).items()
    return {id_: {name.partition("-")[0] for name in names} for id_, names in found}
