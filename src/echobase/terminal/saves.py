"""Saved games: their location, and writing every action to the file at once."""

import os
from datetime import datetime
from pathlib import Path

from echobase.core.files import folder, replace, writing
from echobase.core.record import Record


def fresh_path(scenario: str) -> Path:
    """A file name that does not exist yet for a new game."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder("saves") / f"{stamp}-{scenario}.txt"
    number = 2
    while path.exists():
        path = folder("saves") / f"{stamp}-{scenario}-{number}.txt"
        number += 1
    return path


def unfinished() -> list[Path]:
    """The saved games in progress, newest first."""
    try:
        found = list(folder("saves").glob("*.txt"))
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


class Save:
    """The file of one game. Each action is handed to the system before the game continues."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._heading = ""

    def write(self, record: Record) -> None:
        """Write the whole record in one step: the old file stays until the new one is complete."""
        replace(self.path, record.to_text().rstrip("\n"))
        self._heading = ""
        for state, _ in record.states():
            self._heading = state.heading()

    def append(self, heading: str, notation: str) -> None:
        """Add one action; a new heading begins a new line."""
        begin = "" if heading == self._heading else f"\n{heading}:"
        self._heading = heading
        self._add(f"{begin} {notation};")

    def finish(self) -> None:
        """The game is over: finish the text, and move a file of the save folder to the records."""
        self._add("\n")
        if self.path.parent != folder("saves"):
            return
        target = folder("records") / self.path.name
        with writing(target):
            os.replace(self.path, target)
        self.path = target

    def _add(self, text: str) -> None:
        with writing(self.path), self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(text)
