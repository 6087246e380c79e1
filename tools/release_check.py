"""`make release-check`: tries everything that a release has, from a clean clone; prints one table.

Only the last commit counts. A step that needs a failed one is left out; one that this machine
cannot try says why. The exit code says whether everything succeeded. Steps can be run one at a
time: `--only` names some, and `--folder` keeps what earlier ones made.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
import venv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = re.compile(r"Echo Base is at (\S+)")
FIRST_START = 60
LATER_START = 5
"""Seconds to the open page that a start may take."""
TEST_TOOLS = ("fluent.runtime", "httpx", "hypothesis", "playwright", "pytest", "pytest-timeout")
TEST_MORE = ("pyyaml", "jsonschema")
PLATFORMS = ("linux", "macos", "windows", "pyodide")


class Failed(Exception):
    """What went wrong in a step, in one line."""


class Skipped(Exception):
    """Why a step cannot be tried here."""


@dataclass(frozen=True)
class Step:
    """One line of the table."""

    name: str
    run: Callable[[Place], str]
    """Does the work and says what it found, or raises Failed or Skipped."""
    needs: str = ""
    """The step without which this one makes no sense."""


@dataclass(frozen=True)
class Place:
    """The folder in which everything happens, with a log of all that commands say."""

    folder: Path
    """Absolute."""

    @property
    def clone(self) -> Path:
        return self.folder / "clone"

    @property
    def dist(self) -> Path:
        return self.clone / "dist"

    @property
    def site(self) -> Path:
        return self.clone / "build" / "site"

    @property
    def installed(self) -> Path:
        """The programs of the environment that has the wheel."""
        return self.folder / "installed" / "bin"

    def is_ours(self) -> bool:
        """Whether the folder is new, or has been worked in before."""
        return (self.folder / RESULTS).is_file() or not any(self.folder.glob("*"))

    def results(self) -> dict[str, str]:
        """How each step of earlier runs in this folder ended."""
        with contextlib.suppress(OSError, ValueError):
            return dict(json.loads((self.folder / RESULTS).read_text(encoding="utf-8")))
        return {}

    def keep(self, results: dict[str, str]) -> None:
        (self.folder / RESULTS).write_text(json.dumps(results, indent=1), encoding="utf-8")

    def run(self, *words: str | Path, **settings: str) -> str:
        """Run a command in the clone; what it says. Failed names its last line."""
        kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        done = subprocess.run(
            words,
            cwd=self.clone if self.clone.exists() else self.folder,
            env={**kept, "XDG_DATA_HOME": str(home), **settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        told = " ".join(map(str, words))
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            log.write(f"\n$ {told}\n{done.stdout}")
        if done.returncode:
            lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
            raise Failed(f"{told[:60]}: {(lines or ['no output'])[-1][:120]}")
        return done.stdout


RESULTS = "results.json"
UNWANTED = {"PYTHONPATH", "ECHOBASE_PURE", "ECHOBASE_CLIENT", "MAKEFLAGS", "MAKELEVEL", "MFLAGS"}


def clone(place: Place) -> str:
    for made in (
        place.clone,
        place.installed.parent,
        place.folder / "home",
        place.folder / "games",
    ):
        shutil.rmtree(made, ignore_errors=True)
    place.run("git", "clone", "--quiet", ROOT, place.clone)
    return place.run("git", "log", "-1", "--format=%h %s").strip()[:60]


def first_game(place: Place) -> str:
    """`make play`, until the page answers, twice; the compilation beside it is stopped then."""
    first, later = (seconds_to_page(place) for _ in range(2))
    compiler = place.clone / ".start" / "compiling.lock"
    if compiler.exists() and (process := compiler.read_text(encoding="utf-8")):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(int(process), signal.SIGTERM)
    told = f"{first:.0f} s to the page, then {later:.1f} s"
    if first > FIRST_START or later > LATER_START:
        raise Failed(f"{told}; the aims are {FIRST_START} and {LATER_START}")
    return told


def seconds_to_page(place: Place) -> float:
    import urllib.request

    begun = time.monotonic()
    process = subprocess.Popen(
        ["make", "play"],
        cwd=place.clone,
        env={**os.environ, "BROWSER": "true", "XDG_DATA_HOME": str(place.folder / "games")},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := PAGE.search(line):
                with urllib.request.urlopen(found[1].partition("#")[0]) as page:
                    if b"<script" not in page.read():
                        raise Failed("make play: the page is not the browser client")
                return time.monotonic() - begun
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()
    raise Failed("make play: ended without a page")


def distributions(place: Place) -> str:
    place.run("make", "dist")
    found = sorted(place.dist.iterdir())
    return ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in found)


def platforms(place: Place) -> str:
    program = place.clone / ".venv-dist" / "bin" / "cibuildwheel"
    asked = ("--print-build-identifiers", "--platform")
    counts = [len(place.run(program, *asked, one, ".").split()) for one in PLATFORMS]
    if not all(counts):
        raise Failed(f"cibuildwheel would build {counts} wheels for {PLATFORMS}")
    return ", ".join(f"{name} {count}" for name, count in zip(PLATFORMS, counts, strict=True))


def install(place: Place) -> str:
    venv.create(place.installed.parent, clear=True, with_pip=True)
    (wheel,) = place.dist.glob("*.whl")
    place.run(place.installed / "python", "-m", "pip", "install", "-q", f"{wheel}[postgres]")
    told = place.run(place.installed / "echobase", "--version").splitlines()
    if "(compiled)" not in told[0]:
        raise Failed(f"not compiled: {told[0]}")
    return "; ".join(told)


def games(place: Place) -> str:
    words = ("simulate", "--games", "2", "--players", "trooper,cadet", "--workers", "1")
    for game in ("battle", "assault"):
        place.run(place.installed / "echobase", *words, "--game", game)
    return "two of each kind to the end"


def tests(place: Place, *words: str, **settings: str) -> str:
    """Run tests on the installed wheel; what pytest counts."""
    pip = (place.installed / "python", "-m", "pip", "install", "-q", "-c", "constraints.txt")
    place.run(*pip, *TEST_TOOLS, *TEST_MORE)
    told = place.run(
        place.installed / "python",
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        *words,
        ECHOBASE_EXPECT_BUILD="compiled",
        **settings,
    )
    return told.strip().splitlines()[-1]


def sqlite(place: Place) -> str:
    files = ("test_restart", "test_store", "test_bot")
    return tests(place, *(f"tests/server/{one}.py" for one in files), "-k", "not postgresql")


def postgresql(place: Place) -> str:
    if not shutil.which("initdb") and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        raise Skipped("PostgreSQL is not installed here")
    files = ("test_restart", "test_store")
    return tests(place, *(f"tests/server/{one}.py" for one in files), "-k", "postgresql")


def browser(place: Place) -> str:
    if not shutil.which("chromium"):
        raise Skipped("Chromium is not installed here")
    return tests(place, "tests/browser/test_whole_games.py", "-m", "not long")


def runners(place: Place) -> str:
    return tests(place, "tests/test_distribution.py", "-m", "long", ECHOBASE_DIST=str(place.dist))


def documentation(place: Place) -> str:
    place.run("make", "docs")
    built = place.clone / "docs" / "_build" / "html"
    pages = len(list(built.rglob("*.html")))
    size = sum(path.stat().st_size for path in built.rglob("*") if path.is_file())
    return f"{pages} pages, {size / 1e6:.0f} MB, without a warning"


def site(place: Place) -> str:
    place.run("make", "site")
    files = [path for path in place.site.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    return f"{len(files)} files, {size / 1e6:.0f} MB"


def site_played(place: Place) -> str:
    """Both games to the end, and offline, from a plain file server."""
    if not shutil.which("chromium"):
        raise Skipped("Chromium is not installed here")
    pytest = (place.clone / ".venv-pure" / "bin" / "pytest", "-q", "-p", "no:cacheprovider")
    wanted = ("tests/site_pages/test_site.py", "-m", "long", "-k", "offline or whole_games")
    return place.run(*pytest, *wanted, ECHOBASE_SITE=str(place.site)).strip().splitlines()[-1]


STEPS = (
    Step("clean clone", clone),
    Step("first game", first_game, "clean clone"),
    Step("distributions", distributions, "clean clone"),
    Step("platforms", platforms, "distributions"),
    Step("wheel installed", install, "distributions"),
    Step("games", games, "wheel installed"),
    Step("SQLite", sqlite, "wheel installed"),
    Step("PostgreSQL", postgresql, "wheel installed"),
    Step("browser", browser, "wheel installed"),
    Step("pipx and uvx", runners, "wheel installed"),
    Step("static site", site, "clean clone"),
    Step("site played", site_played, "static site"),
    Step("documentation", documentation, "clean clone"),
)


OK, SKIPPED, FAILED = "ok", "skipped", "FAILED"
LINE = "{:<17} {:<8} {:>7}  {}"
INDENT = " " * len(LINE.format("", "", "", ""))


def check(steps: tuple[Step, ...], place: Place) -> bool:
    """Run the steps and print the table line by line; whether none failed."""
    results = place.results()
    print(LINE.format("step", "result", "seconds", "what was found"), flush=True)
    for step in steps:
        begun = time.monotonic()
        try:
            if results.get(step.needs, OK) != OK:
                raise Skipped(f"needs {step.needs}")
            result, told = OK, step.run(place)
        except Skipped as reason:
            result, told = SKIPPED, str(reason)
        except (Failed, OSError, ValueError) as reason:
            result, told = FAILED, str(reason)
        if not step.needs:  # a new clone: what was made of the old one is gone
            results.clear()
        results[step.name] = result
        place.keep(results)
        seconds = f"{time.monotonic() - begun:.0f}"
        width = max(40, shutil.get_terminal_size((100, 24)).columns - len(INDENT))
        first, *more = textwrap.wrap(told, width, break_on_hyphens=False) or [""]
        print(LINE.format(step.name, result, seconds, first), flush=True)
        for line in more:
            print(f"{INDENT}{line}", flush=True)
    found = [results[step.name] for step in steps]
    counts = (f"{found.count(one)} {one}" for one in (OK, SKIPPED, FAILED) if one in found)
    print(f"{len(found)} steps: {', '.join(counts)}", flush=True)
    return FAILED not in found


def chosen(names: list[str] | None, done: dict[str, str]) -> tuple[Step, ...]:
    """The named steps, and those they need that have not succeeded before; all without names."""
    if names is None:
        return STEPS
    wanted = set(names)
    for step in reversed(STEPS):
        if step.name in wanted and step.needs and done.get(step.needs) != OK:
            wanted.add(step.needs)
    return tuple(step for step in STEPS if step.name in wanted)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    names = ", ".join(step.name for step in STEPS)
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="STEP",
        help=f"run these steps and those they need; there are: {names}",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="work in this folder and keep it; --only goes on with what succeeded there before",
    )
    wanted = parser.parse_args()
    unknown = set(wanted.only or ()) - {step.name for step in STEPS}
    if unknown:
        parser.error(f"no step {', '.join(sorted(unknown))}; there are: {names}")
    folder = wanted.folder or Path(tempfile.mkdtemp(prefix="echobase-release-"))
    place = Place(folder.resolve())
    if not place.is_ours():
        parser.error(f"{place.folder} holds something else; name a new folder")
    place.folder.mkdir(parents=True, exist_ok=True)
    good = check(chosen(wanted.only, place.results()), place)
    if good and not wanted.folder:
        shutil.rmtree(place.folder, ignore_errors=True)
    else:
        print(f"everything that was said is in {place.folder / 'log'}")
    sys.exit(not good)


if __name__ == "__main__":
    main()
