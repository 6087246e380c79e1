"""Puzzles as files: a list, and a document for each position."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from echobase.core import registry
from echobase.core.document import to_toml
from echobase.core.files import CannotSave, check_output, replace
from echobase.lab.puzzles.finding import FoundPuzzle
from echobase.play.puzzles import FOLDER, LIST, PuzzleList


def refuse_folder(folder: Path, force: bool) -> None:
    """Refuse a folder that puzzles cannot be written to, before the first game."""
    if folder.exists() and not folder.is_dir():
        raise CannotSave(f"{folder}: is a file; name a folder")
    check_output("out", folder / LIST, [".toml"], force)


def write_puzzles(
    folder: Path, game: str, found: Sequence[FoundPuzzle], made: dict[str, Any]
) -> None:
    """Write the list and the positions; `made` are the settings that find them again."""
    puzzles = []
    for number, one in enumerate(found, 1):
        id_ = f"{game}-{number:03}"
        puzzles.append(msgspec.structs.replace(one.puzzle, id=id_))
        replace(folder / FOLDER / f"{id_}.toml", to_toml(one.position))
    version = registry.game(game).rules_version
    listed = PuzzleList(game=game, rules_version=version, made=made, puzzles=puzzles)
    tables: dict[str, Any] = msgspec.to_builtins(listed)
    replace(folder / LIST, to_toml(tables))
