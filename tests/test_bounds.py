"""Texts from outside are refused before a parser could choke on them."""

import json
from pathlib import Path

import pytest

from echobase.core import bounds, record
from echobase.core.document import parse, read_text
from echobase.core.errors import BadDocument, BadRecord

DOTS = ".".join(["a"] * 50_000)
PARTS, DEPTH = "a key has at most 16 parts", "lie at most 32 deep"
KEY, NUMBER = "a key has at most 200 characters", "a number has at most 18 digits"
SOURCES = Path(bounds.__file__).parents[1]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (f"\n\n{DOTS} = 1", f"line 3: {PARTS}"),
        (f"[{DOTS}]", f"line 1: {PARTS}"),
        (f"[[{DOTS}]]", PARTS),
        (f"x = {{ {DOTS} = 1 }}", PARTS),
        (DOTS.replace(".", " . ") + " = 1", PARTS),
        (DOTS.replace("a", '"a"') + " = 1", PARTS),
        (DOTS.replace("a", "'a.b'") + " = 1", PARTS),
        ("x = '''\n1\n2'''\ny = " + "[" * 500_000, f"line 4: lists and tables {DEPTH}"),
        ("x = " + "{a = " * 500_000, "more than 2000000 characters"),
        ("x = " + "{a = " * 300_000, DEPTH),
        ("x = " + "[{a = " * 1000 + "1" + "}]" * 1000, DEPTH),
        ("x" * 201 + " = 1", KEY),
        (f"'{'x' * 201}' = 1", KEY),
        (f'"{"x" * 201}".y = 1', KEY),
        ("x = " + "9" * 5000, f"line 1: {NUMBER}"),
        ("x = " + "1_" * 5000 + "1", NUMBER),
        (json.dumps({"x" * 201: 1}), KEY),
        ("{" + '"a":{' * 1000, DEPTH),
    ],
)
def test_what_is_too_much_is_refused_with_its_line(text: str, rule: str) -> None:
    with pytest.raises(BadDocument, match=r"^file: ") as refused:
        bounds.check(text, "file")
    assert rule in str(refused.value)
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize(
    "text",
    [
        f"x = '{DOTS}'",
        f"# {DOTS}",
        f'x = """{DOTS}\n"" {"[" * 99}"""',
        f"x = '''{DOTS} '' \\'''",
        'x = "a \\" [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["',
        "x = [" + "1.5, " * 1000 + "]",
        "x = []\n" * 1000,
        "x = '" + "9" * 5000 + "'",
        "x = 1979-05-27T07:32:00.999999999Z",
        "x = -999_999_999_999_999",
    ],
)
def test_strings_comments_and_lists_may_hold_anything(text: str) -> None:
    bounds.check(text, "file")


@pytest.mark.parametrize("sign", ['"', "'", "\\", "#", "[]", "a,", "a.b,", "=", " ", "\n", "'''a"])
def test_no_text_takes_long(sign: str) -> None:
    """If time grew with the square of the length, these tests would not end."""
    bounds.check(sign * (500_000 // len(sign)), "file")


def test_all_documents_of_the_games_are_within_bounds() -> None:
    found = list(SOURCES.glob("games/*/data/**/*.toml"))
    assert len(found) > 15
    for path in found:
        bounds.check(path.read_text(encoding="utf-8"), path.name)


def test_every_parser_of_documents_checks_first() -> None:
    with pytest.raises(BadDocument, match=PARTS):
        parse(f"{DOTS} = 1")
    with pytest.raises(BadRecord, match=f"record: head: line 1: {PARTS}"):
        record.from_text(f"+++\n{DOTS} = 1\n+++\n")
    with pytest.raises(BadDocument, match="not valid TOML"):
        parse("x = 2023-02-31")


def test_long_files_are_not_read_to_their_end(tmp_path: Path) -> None:
    path = tmp_path / "endless.toml"
    path.write_text("x" * (bounds.LONGEST + 5))
    with pytest.raises(BadDocument, match=r"endless\.toml: more than 2000000 characters"):
        read_text(path)
    with pytest.raises(BadRecord, match=r"endless\.toml: more than 2000000 characters"):
        record.read(str(path))


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (f"deal: draw {'x' * 5000};", "line 5: an action has at most 200 characters"),
        (f"{'x' * 5000}: draw recon_left;", f"line 5: the heading is '{'x' * 40}', but it is"),
    ],
)
def test_errors_of_records_quote_no_endless_line(body: str, words: str) -> None:
    text = f'+++\ngame = "battle"\nrules_version = 1\n+++\n{body}\n'
    with pytest.raises(BadRecord) as refused:
        record.from_text(text)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 200
