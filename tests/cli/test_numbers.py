"""Whole numbers where whole numbers are meant, in every option of every command."""

from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from cyclopts import App

from echobase.cli import app

REQUIRED = {
    "analyse": ["game.record"],
    "bot": ["--url", "http://localhost/#/play/x", "--player", "cadet"],
    "campaign": ["thin-line.toml"],
    "dataset": ["--out", "d.parquet"],
    "lab even": ["battle.toml"],
}
"""What a command cannot do without."""
Typed = Callable[[list[str]], tuple[int, str, str]]


def takes_numbers(hint: object) -> bool:
    """Whether a type is `int`, a number to choose, or a union with one of them."""
    return hint is int or type(hint) is int or any(map(takes_numbers, get_args(hint)))


def numbers(commands: App, *path: str) -> Iterator[tuple[str, ...]]:
    """The words of every option that takes numbers: its command and its name."""
    arguments = commands.assemble_argument_collection() if commands.default_command else []
    for argument in arguments:
        if takes_numbers(argument.hint):
            yield (*path, argument.name)
    for name in commands:
        if not name.startswith("-"):
            yield from numbers(commands[name], *path, name)


def test_options_with_numbers_are_found() -> None:
    found = set(numbers(app))
    assert ("simulate", "--games") in found
    assert ("lab", "train", "--workers") in found
    assert ("play", "--field-of-fire") in found
    assert ("serve", "--port") in found


def required(command: list[str]) -> list[str]:
    return REQUIRED.get(" ".join(command), REQUIRED.get(command[0], []))


@pytest.mark.parametrize("words", sorted(numbers(app)), ids=" ".join)
def test_a_number_with_a_fraction_is_refused(words: tuple[str, ...], typed: Typed) -> None:
    *command, option = words
    for value in ("1.4", "60.0", "many"):
        code, out, err = typed([*command, option, value, *required(command)])
        assert (code, out) == (2, "")
        assert option in err
        assert value in err
        assert "whole number" in err or "Choose from" in err


def test_numbers_to_choose_from_are_listed(typed: Typed) -> None:
    assert typed(["play", "--seats", "5"])[2] == (
        'echobase: Invalid value "5" for --seats. Choose from: 2, 3, 4.\n'
    )
