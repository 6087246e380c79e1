"""`echobase play`: a game in the browser, or in the terminal."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from echobase import BadOption, BadRecord, EchoBaseError
from echobase.cli.game_parameters import ONE_SCENARIO, OneScenario, given
from echobase.cli.output import complain
from echobase.cli.parameters import DISPLAY, Data, Display, GameName, number
from echobase.cli.serve import need_web
from echobase.core.game_faults import blaming_games
from echobase.play.options import flag
from echobase.terminal import opening, saves
from echobase.terminal.commands import Leave
from echobase.terminal.opening import PlayOptions
from echobase.terminal.saved_game import SavedGame
from echobase.terminal.screen import Screen
from echobase.terminal.sittings import session_of
from echobase.text import Text, language
from echobase.text.words import words as words_of


def play(
    file: Annotated[Path | None, Parameter(help="Saved game, after --terminal --resume.")] = None,
    /,
    *,
    terminal: Annotated[
        bool, Parameter(help="Play in the terminal instead of the browser.")
    ] = False,
    game: GameName = None,
    side: Annotated[
        str | None,
        Parameter(help="The side you play: rebel, empire ..., or both to share the screen."),
    ] = None,
    opponent: Annotated[
        str | None,
        Parameter(
            help="The computer player: cadet (default), trooper, captain, general:bold ... admiral."
        ),
    ] = None,
    no_browser: Annotated[
        bool, Parameter(help="Only print the address; open it yourself.")
    ] = False,
    data: Data = None,
    seed: Annotated[
        int | None, number("Terminal: seed for dice, cards and computer players.")
    ] = None,
    resume: Annotated[
        bool, Parameter(help="Terminal: continue FILE, or the newest saved game.")
    ] = False,
    save: Annotated[
        Path | None, Parameter(help="Terminal: where to save. Default: your data folder.")
    ] = None,
    display: Display = DISPLAY,
    own: OneScenario = ONE_SCENARIO,
) -> int:
    """Play in the browser or in the terminal, against the computer or other people."""
    options = PlayOptions(game, side, seed, save, opponent, given(own))
    if file is not None and not resume:
        raise BadOption(f"play: {str(file)!r} is only read with --resume; or try --scenario {file}")
    if terminal:
        refuse({"no_browser": no_browser, "data": data is not None}, "the browser: leave out")
        return sit_down(options, resume, file, *display.open())
    here = {"resume": resume, "plain": display.plain}
    here |= {"seed": seed is not None, "save": save is not None}
    refuse(here, "the terminal: add")
    return play_in_browser(options, data, not no_browser, display.lang)


def refuse(options: dict[str, bool], where: str) -> None:
    """Refuse options that belong to the other way of playing."""
    for name in (name for name, typed in options.items() if typed):
        raise BadOption(f"play: {flag(name)} is for play in {where} --terminal")


def play_in_browser(options: PlayOptions, data: Path | None, browse: bool, lang: str | None) -> int:
    """Serve this machine alone, on any free port; a requested game begins at once."""
    try:
        need_web()
    except BadOption as error:
        raise BadOption(f"{error}; or play in the terminal: echobase play --terminal") from None
    from echobase.server.games.requested_game import asked_game

    shown = None if lang is None else language(lang)
    begin = None if options.any_game() else asked_game(options)
    from echobase.server.serve import serve as run_server  # slow to import

    run_server(port=0, data=data, browse=browse, begin=begin, lang=shown)
    return 0


def sit_down(
    options: PlayOptions, resume: bool, file: Path | None, screen: Screen, text: Text
) -> int:
    """Play a game to its end or until the player leaves; returns the exit code."""
    if resume:
        refuse_changes(options)
    try:
        table = taken_up(options, file) if resume else begun(options, screen, text)
    except (EOFError, Leave):
        return 0
    return session_of(table, screen, text).play()


def refuse_changes(options: PlayOptions) -> None:
    """Refuse options that a saved game already determines: its rules, players and seed."""
    fixed = {
        "game": options.game,
        **options.own,
        "opponent": options.opponent,
        "seed": options.seed,
    }
    given = [flag(name) for name, wish in fixed.items() if wish is not None]
    if given:
        raise BadOption(f"--resume: a saved game cannot be changed; leave out {', '.join(given)}")


def taken_up(options: PlayOptions, file: Path | None) -> SavedGame:
    """The saved game in a file, or the newest."""
    found = saves.unfinished() if file is None else [file]
    if not found:
        raise BadRecord("--resume: there is no saved game to continue")
    return opening.resumed_game(found[0], options)


def begun(options: PlayOptions, screen: Screen, text: Text) -> SavedGame:
    """An unfinished game if the player wants to continue it, or a new one."""
    waiting = saves.unfinished()[:1] if options.any_game() else []
    for path in waiting:
        table = offer(path, options, screen, text)
        if table is not None:
            return table
    return opening.new_game(options)


def offer(path: Path, options: PlayOptions, screen: Screen, text: Text) -> SavedGame | None:
    """Ask whether to continue a saved game; one that cannot be read is left alone."""
    try:
        with blaming_games():
            table = opening.resumed_game(path, options)
    except EchoBaseError as error:
        complain(str(error))
        return None
    if table.over:
        table.save.finish()
        return None
    name = words_of(table.game).scenario_name(table.state, text)
    screen.say(text("ui-offer", name=name, turn=table.state.turn_number()))
    answer = ""
    while answer not in ("1", "2"):
        answer = screen.ask(f"{text('ui-offer-choice')}, {text('ui-offer-quit')}> ").lower()
        if answer in ("q", "quit", "exit"):
            screen.say(text("ui-farewell", path=str(path)))
            screen.say(text("ui-continue", command="echobase play --terminal --resume"))
            raise Leave
    return table if answer == "1" else None
