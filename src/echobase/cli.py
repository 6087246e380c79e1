"""The command line: `echobase play`, `scenarios`, `show`, `replay`, `simulate`, `dataset`, ..."""

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, CycloptsError, Group, Parameter

from echobase import BadOption, BadRecord, EchoBaseError, __version__, build, picture
from echobase.analysis import command as analysis
from echobase.analysis.page import Page
from echobase.core import record as records
from echobase.core import registry
from echobase.core.game import Game, State
from echobase.lab import command as laboratory
from echobase.lab import tables
from echobase.lab.planning import BALANCED
from echobase.lab.results import Results
from echobase.lab.training import command as training
from echobase.play.options import flag, game_options, ignored
from echobase.terminal import opening, pages, saves
from echobase.terminal import rule_catalogue as catalogue
from echobase.terminal.answers import Leave
from echobase.terminal.check import summary
from echobase.terminal.finding import find
from echobase.terminal.opening import PlayOptions
from echobase.terminal.replay import Replay
from echobase.terminal.saved_game import SavedGame
from echobase.terminal.screen import Screen
from echobase.terminal.screens import screens
from echobase.terminal.session import Session
from echobase.text import Text, language
from echobase.text.words import words as words_of

app = App(
    name="echobase",
    help="Echo Base: the battle of Hoth on your computer (unofficial fan project).",
    version=lambda: f"echobase {__version__} ({build()})",
    default_parameter=Parameter(negative="", show_default=False),
    suppress_keyboard_interrupt=False,
)

experiments = App(name="lab", help="Work on the computer players themselves.", sort_key=13)
app.command(experiments)

Lang = Annotated[str | None, Parameter(help="Language: en, it or pl. Default: your system's.")]
Plain = Annotated[bool, Parameter(help="Sentences instead of drawings, for screen readers.")]
GameName = Annotated[
    str | None,
    Parameter(help=f"Which game: {' or '.join(registry.names())}. Default: {registry.DEFAULT}."),
]


def game_parameters(several: bool) -> Any:
    """The options that belong to single games as one class, each in the group of its game.

    Games may share an option; the first one explains it.
    """
    found: dict[str, Any] = {}
    described = registry.for_each(lambda one: (one, game_options(one.name).described), ignored)
    for one, options in described:
        group = Group.create_ordered(one.title)
        for option in options:
            text = option.several if several and option.several else option.help
            parameter = Parameter(help=text, group=group)
            found.setdefault(option.name, Annotated[option.type | None, parameter])
    fields = [(name, type_, field(default=None)) for name, type_ in found.items()]
    made = make_dataclass("ManyScenarios" if several else "OneScenario", fields, frozen=True)
    made.__module__ = __name__
    return Parameter(name="*")(made)


if TYPE_CHECKING:
    OneScenario = Any
    ManyScenarios = Any
else:
    OneScenario, ManyScenarios = game_parameters(False), game_parameters(True)

ONE_SCENARIO: Final = OneScenario()
MANY_SCENARIOS: Final = ManyScenarios()


Force = Annotated[bool, Parameter(help="Replace an existing file.")]
Report = Annotated[Path | None, Parameter(help="Write a report for the browser: FILE.html.")]


@Parameter(name="*")
@dataclass(frozen=True)
class WorkParameters:
    """The options of all commands that play many games."""

    seed: Annotated[int | None, Parameter(help="Seed for dice, cards and players. Default: 0.")] = (
        None
    )
    workers: Annotated[
        int | None, Parameter(help="Processes that share the work. Default: one for each core.")
    ] = None
    ray: Annotated[
        str | None,
        Parameter(help="Run on Ray: local, or the address of a cluster (needs echobase[ray])."),
    ] = None


@Parameter(name="*")
@dataclass(frozen=True)
class LabParameters(WorkParameters):
    """The options of all commands whose games become results."""

    limit: Annotated[
        int | None, Parameter(help="Stop a game after this many decisions. Default: 5000.")
    ] = None
    out: Annotated[
        Path | None, Parameter(help="Save the results to this .jsonl or .parquet file.")
    ] = None
    resume: Annotated[
        bool, Parameter(help="Continue --out, or the newest run that was stopped.")
    ] = False
    force: Force = False
    report: Report = None


NO_WORK_WISHES: Final = WorkParameters()
NO_LAB_WISHES: Final = LabParameters()


def given(own: Any) -> dict[str, Any]:
    """The options of single games that were typed."""
    return {name: value for name, value in asdict(own).items() if value is not None}


Host = Annotated[str, Parameter(help="Address to listen on. Default: 127.0.0.1.")]
Data = Annotated[
    Path | None, Parameter(help="Folder for games in the browser. Default: your data folder.")
]


@app.command(sort_key=1)
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
        Parameter(help="The computer player: cadet (default), trooper, trooper:bold, random ..."),
    ] = None,
    no_browser: Annotated[
        bool, Parameter(help="Only print the address; open it yourself.")
    ] = False,
    data: Data = None,
    seed: Annotated[
        int | None, Parameter(help="Terminal: seed for dice, cards and computer players.")
    ] = None,
    resume: Annotated[
        bool, Parameter(help="Terminal: continue FILE, or the newest saved game.")
    ] = False,
    save: Annotated[
        Path | None, Parameter(help="Terminal: where to save. Default: your data folder.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    own: OneScenario = ONE_SCENARIO,
) -> int:
    """Play in the browser or in the terminal, against the computer or other people."""
    options = PlayOptions(game, side, seed, save, opponent, given(own))
    here = {"seed": seed is not None, "resume": resume, "save": save is not None, "plain": plain}
    if file is not None and not resume:
        raise BadOption(f"play: {str(file)!r} is only read with --resume; or try --scenario {file}")
    if not terminal:
        refuse_strangers([name for name, wish in here.items() if wish], "--terminal")
        return play_in_browser(options, data, not no_browser, lang)
    there = {"no_browser": no_browser, "data": data is not None}
    refuse_strangers([name for name, wish in there.items() if wish], "the browser")
    return sit_down(options, resume, file, Screen(plain), Text(language(lang)))


def refuse_strangers(names: list[str], where: str) -> None:
    """Refuse options that belong to the other way of playing."""
    if names and where == "--terminal":
        raise BadOption(f"play: {flag(names[0])} is for play in the terminal: add --terminal")
    if names:
        raise BadOption(f"play: {flag(names[0])} is for play in {where}: leave out --terminal")


def play_in_browser(options: PlayOptions, data: Path | None, browse: bool, lang: str | None) -> int:
    """Serve this machine alone, on any free port; a requested game begins at once."""
    from echobase.server.requested_game import asked_game

    shown = None if lang is None else language(lang)
    begin = None if options.any_game() else asked_game(options)
    from echobase.server.serve import serve as run_server  # slow to import

    run_server(port=0, data=data, browse=browse, begin=begin, lang=shown)
    return 0


@app.command(sort_key=1)
def serve(
    *,
    host: Host = "127.0.0.1",
    port: Annotated[
        int, Parameter(help="Port to listen on; 0: any free one. Default: 8138.")
    ] = 8138,
    data: Data = None,
) -> int:
    """Serve the game to browsers until Ctrl-C."""
    from echobase.server.serve import serve as run_server

    run_server(host, port, data)
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
    return Session(table, screen, text).play()


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


@app.command(sort_key=2)
def games(*, lang: Lang = None) -> None:
    """List the games that are installed, and say why one cannot be used."""
    screen, text = Screen(plain=True), Text(language(lang))
    for name in registry.names():
        faults = registry.faults(name)
        told = text("games-broken", reason="; ".join(faults)) if faults else ""
        screen.say(f"{name} ({registry.origin(name)}): {told or registry.game(name).title}")


@app.command(sort_key=2)
def scenarios(*, game: GameName = None, lang: Lang = None, plain: Plain = False) -> None:
    """List all scenarios and maps."""
    screen, text = Screen(plain), Text(language(lang))

    def show_list(one: Game) -> None:
        shown = screens(one.name)
        if game is None:
            screen.head(one.title)
        screen.fit(shown.width)
        shown.show_list(screen, text)

    if game is not None:
        return show_list(registry.game(game))
    for reason in registry.problems().values():
        complain(reason)
    registry.for_each(show_list, complain)


@app.command(sort_key=3)
def show(
    scenario: Annotated[
        str, Parameter(help="Number, id or file of a scenario or map; or a record.")
    ],
    /,
    *,
    svg: Annotated[Path | None, Parameter(help="Draw the board into this SVG file.")] = None,
    png: Annotated[
        Path | None, Parameter(help="Draw it into this PNG file (needs echobase[picture]).")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show a scenario or map: board, briefing, goals, special rules and forces."""
    screen, text = Screen(plain), Text(language(lang))
    found = find(scenario)
    if svg is not None or png is not None:
        save_pictures(found.game.preview(found.state), svg, png, screen, text)
        return
    shown = screens(found.game.name)
    screen.fit(shown.width)
    shown.show_overview(screen, found.state, text)


def save_pictures(
    state: State, svg: Path | None, png: Path | None, screen: Screen, text: Text
) -> None:
    """Draw what a spectator may see into the requested files."""
    for path, suffix in ((svg, ".svg"), (png, ".png")):
        if path is not None and path.suffix.lower() != suffix:
            raise BadOption(f"--{suffix[1:]}: {str(path)!r} must end in {suffix}")
    drawn = picture.draw(state, lang=text.lang)
    for path in (svg, png):
        if path is not None:
            drawn.save(path)
            screen.say(text("ui-picture-saved", path=str(path)))


@app.command(sort_key=4)
def replay(
    file: Annotated[Path, Parameter(help="A record or saved game.")],
    /,
    *,
    pause: Annotated[bool, Parameter(help="Wait for Enter after each turn.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Tell a recorded game turn by turn."""
    text = Text(language(lang))
    Replay(records.read(str(file)), Screen(plain), text, pause).tell()


@app.command(sort_key=4)
def analyse(
    file: Annotated[Path, Parameter(help="A record or saved game; the analysis sees all hands.")],
    /,
    *,
    games: Annotated[
        int | None, Parameter(help="Games played from each position. Default: 48.")
    ] = None,
    player: Annotated[
        str | None,
        Parameter(help="The player that suggests better choices. Default: the adviser."),
    ] = None,
    out: Annotated[
        Path | None, Parameter(name="--json", help="Also write the analysis to this file.")
    ] = None,
    force: Force = False,
    common: WorkParameters = NO_WORK_WISHES,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show who was winning when, which decisions cost most, and who was lucky."""
    screen, text = Screen(plain), Text(language(lang))
    options = analysis.AnalysisOptions(games, player, out, force, **asdict(common))
    record, found = analysis.carry_out(file, options)
    Page(found, record, screen, text).show()
    if out is not None:
        screen.say()
        screen.say(text("ui-analysis-file", path=str(out)))


@app.command(sort_key=5)
def check(
    *files: Annotated[
        str, Parameter(help="Documents, records, scenarios or maps. Default: all installed ones.")
    ],
    lang: Lang = None,
) -> int:
    """Check documents and records: one line each, exit code 2 if any is bad."""
    text = Text(language(lang))
    screen = Screen(plain=True)
    code = 0
    for which in files or every_scenario():
        try:
            line = summary(which, text)
        except EchoBaseError as error:
            message = str(error)
            complain(message if which in message else f"{which}: {message}")
            code = 2
        else:
            screen.say(f"{which}: OK: {line}")
    return code


def every_scenario() -> list[str]:
    """The names of all scenarios and maps."""
    lists = registry.for_each(lambda one: list(one.scenarios()), complain)
    return [id_ for ids in lists for id_ in ids]


@app.command(sort_key=6)
def rules(
    *words: Annotated[str, Parameter(help="A rule ID, its beginning, or words to look for.")],
) -> None:
    """Print rules from the catalogue: B-RETREAT-05, A-FIRE, or those that contain all the words."""
    screen = Screen()
    if not words:
        for topic, section, count in catalogue.topics():
            screen.say(f"{topic:<18} {count:>3}  {section}")
        return
    wanted = " ".join(words)
    found = catalogue.find(wanted)
    if not found:
        raise BadOption(f"rules: nothing about {wanted!r}; `echobase rules` lists the topics")
    pages.show_rules(screen, found, len(found))


@app.command(sort_key=7)
def schema(*, game: GameName = None) -> None:
    """Print the JSON Schema of the documents of a game."""
    tables = registry.game(game or registry.DEFAULT).schema()
    print(json.dumps(tables, indent=2, ensure_ascii=False))


@app.command(sort_key=8)
def simulate(
    *,
    game: GameName = None,
    games: Annotated[int | None, Parameter(help="Games of each scenario. Default: 100.")] = None,
    players: Annotated[
        str | None,
        Parameter(help="Who plays: one name for all, or by side (rebel,empire) or seat."),
    ] = None,
    swap: Annotated[bool, Parameter(help="Play each seed again with sides swapped.")] = False,
    common: LabParameters = NO_LAB_WISHES,
    lang: Lang = None,
    plain: Plain = False,
    own: ManyScenarios = MANY_SCENARIOS,
) -> int:
    """Let the computer play many games, and show how often each side wins."""
    options = laboratory.LabOptions(
        "simulate", game, games, players, swap=swap, own=given(own), **asdict(common)
    )
    return experiment(options, Screen(plain), Text(language(lang)))


@app.command(sort_key=9)
def tournament(
    *,
    game: GameName = None,
    games: Annotated[
        int | None, Parameter(help="Games of each scenario for each pair of players. Default: 20.")
    ] = None,
    players: Annotated[
        str | None, Parameter(help="The players that take part: a,b,c. Default: all of them.")
    ] = None,
    common: LabParameters = NO_LAB_WISHES,
    lang: Lang = None,
    plain: Plain = False,
    own: ManyScenarios = MANY_SCENARIOS,
) -> int:
    """Let computer players play each other, sides swapped, and rate them."""
    options = laboratory.LabOptions(
        "tournament", game, games, players, own=given(own), **asdict(common)
    )
    return experiment(options, Screen(plain), Text(language(lang)))


@app.command(sort_key=10)
def balance(
    *,
    game: Annotated[
        str | None, Parameter(help=f"Which game: {' or '.join(registry.names())}. Default: all.")
    ] = None,
    games: Annotated[int | None, Parameter(help="Games of each scenario. Default: 100.")] = None,
    players: Annotated[
        str | None, Parameter(help=f"Who plays both sides. Default: {BALANCED}.")
    ] = None,
    common: LabParameters = NO_LAB_WISHES,
    lang: Lang = None,
    plain: Plain = False,
    own: ManyScenarios = MANY_SCENARIOS,
) -> int:
    """Measure how fair scenarios and maps are: who wins, how long it takes, where units fall."""
    options = laboratory.LabOptions(
        "balance", game, games, players, own=given(own), **asdict(common)
    )
    return experiment(options, Screen(plain), Text(language(lang)))


def experiment(options: laboratory.LabOptions, screen: Screen, text: Text) -> int:
    """Run it and show the results, all of them or those until it was stopped."""
    results = laboratory.carry_out(options, text.lang)
    tables.show(results, screen, text)
    if results.complete:
        show_file(options.out, results, screen, text)
    if results.rows:
        show_report(options.report, screen, text)
    if results.complete:
        return 0
    counts = {"done": len(results.rows), "wanted": results.wanted}
    screen.say()
    screen.say(text("ui-lab-stopped", command=options.again, **counts))
    if results.stopped == laboratory.INTERRUPTED:
        return 130
    complain(f"{results.stopped}; continue with `{options.again}`")
    return 2


def show_file(path: Path | None, found: Results, screen: Screen, text: Text) -> None:
    """Say which file was written, if any."""
    if path is not None:
        screen.say()
        screen.say(text("ui-lab-file", path=str(path), games=len(found.rows)))


def show_report(path: Path | None, screen: Screen, text: Text) -> None:
    """Say where the report is, if there is one."""
    if path is not None:
        screen.say()
        screen.say(text("ui-lab-report", path=str(path)))


@app.command(sort_key=11)
def results(
    *files: Annotated[Path, Parameter(help="Files of `simulate`, `tournament` and `balance`.")],
    out: Annotated[
        Path | None, Parameter(help="Write the combined results to this .jsonl or .parquet file.")
    ] = None,
    force: Force = False,
    report: Report = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show saved results, combining several files; --out writes them to one file."""
    if not files:
        raise BadOption("results: name one or more files that `simulate --out` has written")
    screen, text = Screen(plain), Text(language(lang))
    merged = laboratory.merged(files, out, force, report, text.lang)
    tables.show(merged, screen, text)
    show_file(out, merged, screen, text)
    show_report(report, screen, text)


@app.command(sort_key=12)
def dataset(
    *,
    out: Annotated[Path, Parameter(help="The Parquet file to write.")],
    records: Annotated[
        tuple[Path, ...],
        Parameter(help="Use recorded games instead: files and folders.", consume_multiple=True),
    ] = (),
    game: GameName = None,
    games: Annotated[int | None, Parameter(help="How many games. Default: 100.")] = None,
    players: Annotated[
        str | None,
        Parameter(help="Who plays: one name for all, or by side or seat. Default: cadet."),
    ] = None,
    common: WorkParameters = NO_WORK_WISHES,
    positions: Annotated[
        bool, Parameter(help="Add each position as a document, including everything hidden.")
    ] = False,
    force: Force = False,
    lang: Lang = None,
    own: OneScenario = ONE_SCENARIO,
) -> int:
    """Write a dataset with one row for each decision, from computer games or records."""
    try:
        from echobase.dataset import command
    except ImportError as error:
        raise BadOption(f"dataset: {error}") from None
    options = command.DatasetOptions(
        out,
        records,
        game,
        games,
        players,
        own=given(own),
        positions=positions,
        force=force,
        **asdict(common),
    )
    written = command.carry_out(options)
    for skipped in written.skipped:
        complain(f"skipped: {skipped}")
    screen, text = Screen(plain=True), Text(language(lang))
    counts = {"games": written.games, "decisions": written.decisions}
    screen.say(text("ui-dataset-written", path=str(written.path), **counts))
    if not written.complete:
        screen.say(text("ui-dataset-stopped", wanted=written.wanted))
        return 130
    return 2 if written.skipped else 0


@experiments.command
def train(
    *,
    game: GameName = None,
    games: Annotated[
        int | None, Parameter(help=f"How many games. Default: {training.GAMES}.")
    ] = None,
    player: Annotated[
        str | None, Parameter(help=f"Who plays against itself. Default: {training.PLAYER}.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="The table to write. Default: GAME-value.toml in this folder.")
    ] = None,
    force: Force = False,
    report: Report = None,
    common: WorkParameters = NO_WORK_WISHES,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Learn the chance to win from self-play: a table of weights for captain and general."""
    screen, text = Screen(plain), Text(language(lang))
    options = training.TrainingOptions(game, games, player, out, force, report, **asdict(common))
    learned = training.carry_out(options, text.lang)
    training.show(learned, screen, text)
    screen.say()
    screen.say(text("ui-train-file", path=str(options.path)))
    show_report(report, screen, text)


def complain(message: str) -> None:
    """One line on stderr."""
    print("echobase: " + " ".join(message.split()), file=sys.stderr)


def tokens(arguments: Sequence[str]) -> list[str]:
    """Make `--resume=FILE` mean `--resume FILE`: the file is separate because it is optional."""
    found: list[str] = []
    for argument in arguments:
        name, equals, value = argument.partition("=")
        found += [name, value] if equals and name == "--resume" else [argument]
    return found


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit code."""
    try:
        result = app(
            tokens(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:
        # A reader such as `head` has read enough; flushing the rest must not raise an error either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (EchoBaseError, CycloptsError) as error:
        complain(str(error))
    except KeyError as error:
        complain(str(error.args[0]) if error.args else "unknown name")
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return 2


def main() -> None:
    """The entry point `echobase`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
