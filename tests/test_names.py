"""One name for one thing: classes of different packages have different names."""

import re
from collections import defaultdict

from message_files import SOURCE

CLASS = re.compile(r"^ *class (\w+)", re.MULTILINE)
CONTRACT = {"State", "View"}
"""What `core` asks of a game, and what each game calls its own."""


def test_only_the_two_games_have_classes_of_the_same_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for name in CLASS.findall(path.read_text(encoding="utf-8")):
            places[name].append(str(path.relative_to(SOURCE)))
    assert len(places) > 300
    for name, files in places.items():
        shared = [file for file in files if not file.startswith("games/")]
        games = [file.split("/")[1] for file in files if file.startswith("games/")]
        assert len(games) == len(set(games)), f"{name}: {files}"
        assert len(shared) + bool(games) == 1 or name in CONTRACT, f"{name}: {files}"
