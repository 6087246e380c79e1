"""Wherever a message is used, it gets every argument that it mentions; no message is left over."""

import ast
import fnmatch
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from message_files import SOURCE, entries, variables

from echobase.core.events import Argument
from echobase.text import LANGUAGES, Text
from echobase.text.messages import source

CLIENT = SOURCE.parents[1] / "web" / "src"
ANYTHING = "*"
"""Stands for a part of an ID that is computed."""
SAMPLES: dict[str, Argument] = {
    **{"unit": "W2", "foe": "T4", "walker": "W5", "kind": "walker", "card": "raid_left"},
    **{"side": "rebel", "terrain": "ridge", "step": "draw", "choice": "left", "reason": "medals"},
    **{"event": "veers", "facing": "SE", "damage": "legs-1", "track": "body", "faces": "IVX"},
}
"""Arguments that are keys; all others may be numbers."""


class Use(NamedTuple):
    """A place in the source that makes a sentence."""

    place: str
    id: str
    names: frozenset[str]
    """The arguments it gives."""


def python_uses() -> Iterator[Use]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            place = f"{path.relative_to(SOURCE)}:{node.lineno}"
            given = frozenset(word.arg for word in node.keywords if word.arg is not None)
            if ast.unparse(node.func) in ("text", "self.text") and len(given) == len(node.keywords):
                yield from (Use(place, id_, given) for id_ in ids(node.args[0]))


def ids(node: ast.expr) -> Iterator[str]:
    """The IDs that an expression may be; none when it begins with something computed."""
    if isinstance(node, ast.IfExp):
        yield from ids(node.body)
        yield from ids(node.orelse)
    elif isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield pattern(node)


def pattern(node: ast.JoinedStr) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else ANYTHING for part in node.values)
    return "".join(map(str, parts))


def client_uses() -> Iterator[Use]:
    said = re.compile(r"\bt\((?:[^'`(]*\?\s*'([a-z0-9-]+)'\s*:)?\s*'([a-z0-9-]+)'(,\s*\{)?")
    for path, content in client_files():
        for found in said.finditer(content):
            names = keys(content[found.end() :]) if found[3] else []
            for id_ in filter(None, found.groups()[:2]):
                yield Use(path, id_, frozenset(names))


def client_files() -> list[tuple[str, str]]:
    files = [file for file in sorted(CLIENT.rglob("*")) if file.suffix in (".ts", ".svelte")]
    own = [file for file in files if ".test." not in file.name]
    return [(str(file.relative_to(CLIENT)), file.read_text(encoding="utf-8")) for file in own]


def keys(rest: str) -> list[str]:
    """The keys of an object, given by what follows its opening brace."""
    depth, parts = 1, [""]
    for letter in rest:
        depth += (letter in "{[(") - (letter in ")]}")
        if not depth:
            break
        if letter == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.partition(":")[0].strip() for part in parts]


@cache
def python() -> list[Use]:
    return list(python_uses())


@cache
def browser() -> list[Use]:
    return list(client_uses())


@cache
def matching(id_: str) -> list[str]:
    """The messages that an ID may mean."""
    return fnmatch.filter(entries("en"), id_)


def test_the_source_makes_sentences() -> None:
    assert len(python()) > 400
    assert len(browser()) > 200
    attack = Use("games/battle/words/action_text.py", "server-say-attack", frozenset())
    found = next(use for use in python() if use.id == attack.id)
    assert found.place.startswith(attack.place)
    assert found.names == {"who", "whom"}
    assert {"first", "last"} < next(use.names for use in browser() if use.id == "web-chances-text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_gets_the_arguments_that_it_mentions(lang: str) -> None:
    text = Text(lang)
    for use in python():
        found = matching(use.id)
        assert found, f"{use.place}: there is no message {use.id}"
        if len(found) > 1:  # what is computed decides which of them can be meant
            found = [id_ for id_ in found if entries(lang)[id_] <= use.names]
            assert found, f"{use.place}: {use.id} gets only {sorted(use.names)}"
        for id_ in found:
            assert entries(lang)[id_] <= use.names, f"{use.place}: {id_}"
            for count in (0, 1, 2, 5):
                sentence, errors = text.format(id_, {n: SAMPLES.get(n, count) for n in use.names})
                assert not errors, f"{use.place}: {id_}"
                assert sentence, f"{use.place}: {id_}"
                assert not set(sentence) & set("{}$"), sentence
                assert id_ not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_client_gets_the_arguments_that_it_mentions(lang: str) -> None:
    """The client has no forms such as $unit-in: only what is given itself can be mentioned."""
    for use in browser():
        assert variables(lang)[use.id] <= use.names, f"{use.place}: {use.id}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_gets_the_names_of_all_faces(lang: str) -> None:
    named = {id_ for _, file in client_files() for id_ in re.findall(r"name: '(face-\w+)'", file)}
    assert len(named) == 8
    assert named <= set(re.findall(r"^(face-\w+) *=", source(lang), re.MULTILINE))


@cache
def written() -> set[str]:
    """Every ID in the Python source, and the patterns of those that are computed."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.add(pattern(node))
    return found


@pytest.mark.parametrize("group", ["picture-", "plain-", "report-", "server-", "unit-card-"])
def test_no_message_is_left_over(group: str) -> None:
    """Messages that begin otherwise are names, or `test_text.py` counts them."""
    known = written()
    used = known | {f"{group}{word}" for word in known}  # f"server-{reason}"
    computed = [id_ for id_ in used if re.fullmatch(rf"{group}[a-z-]+\*[a-z-]*", id_)]
    used |= {other for id_ in computed for other in matching(id_)}
    all_ = {id_ for id_ in entries("en") if id_.startswith(group)}
    assert all_
    assert all_ - used == set()
