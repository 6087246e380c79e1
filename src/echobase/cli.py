"""The command line: `echobase play`, `scenarios`, `show`, `replay`, `check`, `rules`, `schema`."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from echobase import BadOption, BadRecord, EchoBaseError, __version__, build
from echobase.battle.game import GAME
from echobase.core import record as records
from echobase.terminal import catalogue, opening, pages, saves
from echobase.terminal.check import summary
from echobase.terminal.commands import Leave
from echobase.terminal.overview import show_overview, show_scenarios
from echobase.terminal.replay import replay as replay_record
from echobase.terminal.screen import Screen
from echobase.terminal.session import Session
from echobase.terminal.table import Table
from echobase.text import Text, language

app = App(
    name="echobase",
    help="Echo Base: Battle of Hoth on your computer (unofficial fan project).",
    version=lambda: f"echobase {__version__} ({build()})",
    default_parameter=Parameter(negative="", show_default=False),
    suppress_keyboard_interrupt=False,
)

Lang = Annotated[str | None, Parameter(help="Language: en, it or pl; else that of the system.")]
Plain = Annotated[bool, Parameter(help="Sentences instead of drawings, for screen readers.")]
SideName = Literal["rebel", "empire"]


@app.command(sort_key=1)
def play(
    file: Annotated[Path | None, Parameter(help="Saved game, after --resume.")] = None,
    /,
    *,
    terminal: Annotated[bool, Parameter(help="Play in the terminal (the only way so far).")] = True,
    scenario: Annotated[str | None, Parameter(help="Number, id or file of a scenario.")] = None,
    side: Annotated[
        Literal["rebel", "empire", "both"] | None,
        Parameter(help="The side you play; both: people share the screen. Default: rebel."),
    ] = None,
    seats: Annotated[int | None, Parameter(help="Players: 2, 3 or 4.")] = None,
    pair: Annotated[
        SideName | None, Parameter(help="With 3 players: the side that has two.")
    ] = None,
    leaders: Annotated[
        str | None, Parameter(help="rebel=luke,empire=vader; in teams rebel=luke+leia.")
    ] = None,
    support: Annotated[str | None, Parameter(help="Support cards, by key: rout,incursion.")] = None,
    seed: Annotated[int | None, Parameter(help="Number from which all luck follows.")] = None,
    resume: Annotated[bool, Parameter(help="Continue FILE, or the newest saved game.")] = False,
    save: Annotated[
        Path | None, Parameter(help="Where to save; default: your data folder.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Play a battle: against the computer, or two to four people at one screen."""
    text = Text(language(lang))
    screen = Screen(plain)
    wishes = opening.Wishes(
        scenario=scenario,
        side=side,
        seats=seats,
        pair=pair,
        leaders=leaders,
        support=support,
        seed=seed,
        save=save,
    )
    if file is not None and not resume:
        raise BadOption(f"play: {str(file)!r} is only read with --resume; or try --scenario {file}")
    refuse_contradictions(wishes, resume)
    try:
        table = sit_down(wishes, resume, file, screen, text)
    except (EOFError, Leave):
        return 0
    return Session(table, screen, text).play()


def refuse_contradictions(wishes: opening.Wishes, resume: bool) -> None:
    """A saved game has its scenario, players and luck already; a pair needs three players."""
    fixed = {
        "--scenario": wishes.scenario,
        "--seats": wishes.seats,
        "--pair": wishes.pair,
        "--leaders": wishes.leaders,
        "--support": wishes.support,
        "--seed": wishes.seed,
    }
    given = [name for name, wish in fixed.items() if wish is not None]
    if resume and given:
        raise BadOption(f"--resume: a saved game cannot be changed; leave out {', '.join(given)}")
    if wishes.pair is not None and wishes.seats != 3:
        raise BadOption("pair: only with 3 seats; add --seats 3")


def sit_down(
    wishes: opening.Wishes, resume: bool, file: Path | None, screen: Screen, text: Text
) -> Table:
    """The game to play: the one to resume, an unfinished one if the player likes, or a new one."""
    if resume:
        if file is None:
            found = saves.unfinished()
            if not found:
                raise BadRecord("--resume: there is no saved game to continue")
            file = found[0]
        return opening.resumed_table(file, wishes)
    waiting = saves.unfinished()[:1] if wishes.any_game() else []
    for path in waiting:
        table = offer(path, wishes, screen, text)
        if table is not None:
            return table
    return opening.new_table(wishes)


def offer(path: Path, wishes: opening.Wishes, screen: Screen, text: Text) -> Table | None:
    """Ask whether to continue a saved game; one that cannot be read is left alone."""
    try:
        table = opening.resumed_table(path, wishes)
    except EchoBaseError as error:
        complain(str(error))
        return None
    if table.over:
        table.save.finish()
        return None
    name = pages.scenario_name(table.state, text)
    screen.say(text("ui-offer", name=name, turn=max(table.state.turns)))
    answer = ""
    while answer not in ("1", "2"):
        answer = screen.ask(f"{text('ui-offer-choice')}, {text('ui-offer-quit')}> ").lower()
        if answer in ("q", "quit", "exit"):
            screen.say(text("ui-farewell", path=str(path)))
            screen.say(text("ui-continue", command="echobase play --resume"))
            raise Leave
    return table if answer == "1" else None


@app.command(sort_key=2)
def scenarios(*, lang: Lang = None, plain: Plain = False) -> None:
    """List the 17 scenarios of the book."""
    show_scenarios(Screen(plain), Text(language(lang)))


@app.command(sort_key=3)
def show(
    scenario: Annotated[str, Parameter(help="Number, id or file of a scenario; or a record.")],
    /,
    *,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show a scenario: board, briefing, goals, special rules and forces."""
    state, _ = opening.load(scenario)
    show_overview(Screen(plain), state, Text(language(lang)))


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
    replay_record(records.read(str(file)), Screen(plain), text, pause)


@app.command(sort_key=5)
def check(
    *files: Annotated[str, Parameter(help="Documents, records or scenarios; default: the book.")],
    lang: Lang = None,
) -> int:
    """Check documents and records: one line each, exit code 2 if any is bad."""
    text = Text(language(lang))
    screen = Screen(plain=True)
    code = 0
    for which in files or [scenario.id for scenario in GAME.scenarios()]:
        try:
            line = summary(which, text)
        except EchoBaseError as error:
            message = str(error)
            complain(message if which in message else f"{which}: {message}")
            code = 2
        else:
            screen.say(f"{which}: OK: {line}")
    return code


@app.command(sort_key=6)
def rules(
    *words: Annotated[str, Parameter(help="A rule ID, its beginning, or words to look for.")],
) -> None:
    """Print rules from the catalogue: B-RETREAT-05, B-RETREAT, or those with all the words."""
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
def schema() -> None:
    """Print the JSON Schema of scenario documents and positions."""
    print(json.dumps(GAME.schema(), indent=2, ensure_ascii=False))


def complain(message: str) -> None:
    """One line on stderr."""
    print("echobase: " + " ".join(message.split()), file=sys.stderr)


def tokens(arguments: Sequence[str]) -> list[str]:
    """`--resume=FILE` is `--resume FILE`; the file stands apart because it may be left out."""
    found: list[str] = []
    for argument in arguments:
        name, equals, value = argument.partition("=")
        found += [name, value] if equals and name == "--resume" else [argument]
    return found


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit code."""
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
        # Somebody like `head` has read enough; what is still buffered must not complain either.
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
