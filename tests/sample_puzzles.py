"""A few puzzles with simple positions, for tests of everything that shows puzzles."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from games.assault import field
from games.battle import table

from echobase import game
from echobase.lab.puzzles.files import write_puzzles
from echobase.lab.puzzles.finding import FoundPuzzle
from echobase.play import puzzles
from echobase.play.puzzles import LEVELS, ChoiceChance, Puzzle
from echobase.server.games import catalogue

SOLVERS = ("captain", "trooper", "cadet")
CHANCES = (0.8, 0.5, 0.41)


def battle_puzzles() -> list[FoundPuzzle]:
    """An attack that may win at once, and a card to play."""
    last_medal = table.position(
        """
        C: . . s1 . . s
        D: . . e . . .
        """,
        victory={"rebel": {"medals": 1}, "empire": {"medals": 1}},
    )
    cards = table.position(
        """
        B: . . . s . . .
        C: . . s1 . . s
        E: . . e . . e
        """,
        step="play",
        hands=[["recon_left", "recon_right", "assault_left"], ["raid_left", "raid_right"]],
    )
    return [
        found(
            "battle",
            last_medal.state,
            "easy",
            ["close-combat", "last-medal"],
            ["attack D3xC3", "attack D3xC6"],
        ),
        found(
            "battle",
            cards.state,
            "hard",
            ["command"],
            ["play assault_left", "play recon_left", "play recon_right"],
        ),
    ]


def assault_puzzles() -> list[FoundPuzzle]:
    """A tower with three targets, and another tower whose shots are not asked for."""
    places = {
        "W1": "0808:S",
        "T1": "0812",
        "T2": "0712",
        "A1": "0710",
        "LS1": "0811",
        "LT1": "0730",
    }
    towers = field.position(card="towers_fire", units=places)
    answers = ["fire T1xA1", "fire T1xW1", "fire T1xLS1"]
    return [found("assault", towers.state, "medium", ["fire"], answers)]


def found(
    name: str, state: Any, level: str, themes: list[str], notations: Sequence[str]
) -> FoundPuzzle:
    """A puzzle whose answer is the first of these choices."""
    missed = LEVELS.index(level)
    puzzle = Puzzle(
        id="",
        scenario=game(name).scenarios()[0],
        seat=state.to_act(),
        themes=themes,
        found_by={who: float(place >= missed) for place, who in enumerate(SOLVERS)},
        choices=[
            ChoiceChance(notation=one, chance=share, low=share - 0.04, high=share + 0.04, games=640)
            for one, share in zip(notations, CHANCES, strict=False)
        ],
    )
    return FoundPuzzle(puzzle, state.document())


def write_samples(folder: Path) -> None:
    """Write the lists of both games, each in a folder of its own."""
    write_puzzles(folder / "battle", "battle", battle_puzzles(), {"seed": 1})
    write_puzzles(folder / "assault", "assault", assault_puzzles(), {"seed": 1})


def use_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the puzzles of each game be those in its folder here, if it has one."""
    monkeypatch.setattr(puzzles, "puzzle_folder", lambda name: folder / name)
    forget()


def forget() -> None:
    """Lists that were read before no longer count."""
    puzzles.puzzle_list.cache_clear()
    catalogue.catalogue.cache_clear()
    catalogue.puzzles.cache_clear()
