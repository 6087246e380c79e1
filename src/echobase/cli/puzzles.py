"""`echobase puzzles`: find the best choice, in the terminal."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from echobase import BadOption
from echobase.cli.output import complain
from echobase.cli.parameters import DISPLAY, AnyGame, Display
from echobase.core import registry
from echobase.core.game import Game
from echobase.play.puzzle_words import PuzzleInList, all_puzzles
from echobase.play.puzzles import LEVELS, find_puzzle, puzzle_list
from echobase.terminal import opening
from echobase.terminal.screen import Screen
from echobase.terminal.sittings import session_of
from echobase.text import Text


def puzzles(
    puzzle: Annotated[
        str | None, Parameter(help="Id of a puzzle: battle-017. Default: list them all.")
    ] = None,
    /,
    *,
    game: AnyGame = None,
    level: Annotated[
        str | None, Parameter(help=f"List only these: {', '.join(LEVELS)}. Default: all.")
    ] = None,
    theme: Annotated[
        str | None, Parameter(help="List only those about this: close-combat. Default: all.")
    ] = None,
    display: Display = DISPLAY,
) -> int:
    """Solve puzzles: find the choice that wins most often. The browser has them, too."""
    screen, text = display.open()
    games = registry.usable() if game is None else [registry.game(game)]
    if puzzle is not None:
        owner = owner_of(puzzle, games)
        found = find_puzzle(owner.name, puzzle)
        return session_of(opening.new_puzzle(owner.name, found), screen, text).play()
    refuse_unknown(games, level, theme)
    for one in games:
        show_puzzles(one, level, theme, screen, text)
    return 0


def owner_of(id_: str, games: Sequence[Game]) -> Game:
    """The game that has a puzzle."""
    lists = registry.for_each(lambda game: (game.name, puzzle_list(game.name)), complain)
    having = {name for name, own in lists if any(one.id == id_ for one in own)}
    for game in games:
        if game.name in having:
            return game
    raise BadOption(f"puzzles: no puzzle {id_[:40]!r}; `echobase puzzles` lists them")


def refuse_unknown(games: Sequence[Game], level: str | None, theme: str | None) -> None:
    """Refuse a level or a theme that no puzzle has."""
    if level is not None and level not in LEVELS:
        raise BadOption(f"--level: no level {level[:40]!r}; choose one of: {', '.join(LEVELS)}")
    named = {name for game in games for one in puzzle_list(game.name) for name in one.themes}
    if theme is not None and theme not in named:
        known = ", ".join(sorted(named)) or "none"
        raise BadOption(f"--theme: no theme {theme[:40]!r}; choose one of: {known}")


def show_puzzles(
    game: Game, level: str | None, theme: str | None, screen: Screen, text: Text
) -> None:
    """The puzzles of a game, the easy ones first."""
    listed = [
        one
        for one in all_puzzles(game.name, text)
        if level in (None, one.level.id) and (theme is None or theme in {t.id for t in one.themes})
    ]
    screen.head(game.title)
    if not puzzle_list(game.name):
        screen.say(text("ui-puzzles-none", game=game.title))
    for one in sorted(listed, key=lambda one: (LEVELS.index(one.level.id), one.number)):
        screen.say(row(one, text), "", 0, 2)


def row(puzzle: PuzzleInList, text: Text) -> str:
    return text(
        "ui-puzzles-row",
        id=puzzle.id,
        level=puzzle.level.name,
        side=puzzle.side,
        name=puzzle.scenario,
        themes=", ".join(theme.name for theme in puzzle.themes),
    )
