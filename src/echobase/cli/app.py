"""The command `echobase`: where its commands are, and how errors become one line and exit code 2.

The file of a command is imported when the command is used, so that `echobase --version` is quick.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from echobase import EchoBaseError, __version__, build
from echobase.cli.output import complain
from echobase.core import registry
from echobase.core.files import AlreadyThere
from echobase.core.game_faults import blaming_games

COMMANDS: Final = {
    "play": ("play",),
    "learn": ("learn",),
    "puzzles": ("puzzles",),
    "campaign": ("campaign",),
    "serve": ("serve",),
    "site": ("site",),
    "backup": ("backup",),
    "bot": ("bot",),
    "reports": ("reports",),
    "library": ("library",),
    "show": ("games", "scenarios", "show"),
    "replay": ("replay", "analyse"),
    "verify": ("verify",),
    "rules": ("rules",),
    "docs": ("docs",),
    "check": ("check", "schema"),
    "lab": ("simulate", "tournament", "balance", "results", "lab"),
    "dataset": ("dataset",),
}
"""The commands by file, in the order in which the help lists them."""


def versions() -> Iterator[str]:
    """The version of the program, how its engine runs, and the rules of each game."""
    yield f"echobase {__version__} ({build()})"
    for name in registry.names():
        if name in registry.problems():
            yield f"{name}: cannot be used; `echobase games` says why"
        else:
            yield f"{name}: rules version {registry.game(name).rules_version}"


app = App(
    name="echobase",
    help="Echo Base: the battle of Hoth on your computer (unofficial fan project).",
    version=lambda: "\n".join(versions()),
    version_format="plaintext",
    default_parameter=Parameter(negative="", show_default=False),
    suppress_keyboard_interrupt=False,
)
for place, (file, name) in enumerate((f, n) for f, names in COMMANDS.items() for n in names):
    app.command(f"echobase.cli.{file}:{name}", sort_key=place)


def load_commands() -> None:
    """Import the files of all commands: the help quotes what each command says of itself."""
    for name in app:
        app[name]


def tokens(arguments: Sequence[str]) -> list[str]:
    """Make `--resume=FILE` mean `--resume FILE`: the file is separate because it is optional."""
    found: list[str] = []
    for argument in arguments:
        name, equals, value = argument.partition("=")
        found += [name, value] if equals and name == "--resume" else [argument]
    return found


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit code."""
    if not arguments or arguments[0] in app.help_flags:
        load_commands()
    try:
        with blaming_games():
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
    except AlreadyThere as error:
        complain(f"{error.path}: exists already; --force replaces it")
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
