"""`make play`: installs Echo Base into .venv and starts it. Nobody waits for a compiler.

The first start plays on the pure Python build, while a process of low priority compiles the engine
into a wheel. The next start installs that wheel, which takes seconds. Everything is installed again
when a source file changes. Runs on a Python that has nothing installed yet.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
SETUP = ("pyproject.toml", "setup.py", "constraints.txt")
NEEDED = (*SETUP, "MANIFEST.in", "README.md", "LICENSE", "docs/rules", "src")
"""What the engine is built from; the client in `src` is built from `web`."""
CLIENT = "src/echobase/server/static"
SKIPPED = {"__pycache__", "node_modules"}
WITHOUT_CLIENT = "play in the terminal: .venv/bin/echobase play --terminal"
OFFLINE = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeout",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ETIMEDOUT",
)
"""What pip and npm say when they reach nobody."""
OWN = ("install", "--no-deps", "--no-compile", "--force-reinstall")
"""How Echo Base itself is installed; Python compiles the modules that it imports anyway."""
EMPTY: Mapping[str, str] = {}


class NotStarted(Exception):
    """Why nothing can be played, in one line."""


class Environment:
    """A virtual environment of a checkout, and what is known about it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.python = self.folder / "bin" / "python"
        self.program = self.folder / "bin" / "echobase"
        self.test_ready = self.folder / "test-ready"
        self.notes = root / ".start"
        self.stamp = self.notes / "installed.json"
        self.wheels = self.notes / "wheels"
        self.scratch = self.notes / "compiling"
        self.failed = self.notes / "compiling-failed"
        self.log = self.notes / "start.log"
        self.compile_log = self.notes / "compiling.log"
        self.notes.mkdir(exist_ok=True)

    def installed(self) -> dict[str, str]:
        """What is installed; nothing when an installation was interrupted."""
        try:
            found = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        there = self.python.exists() and self.program.exists() and isinstance(found, dict)
        return found if there else {}

    def note(self, build: str) -> None:
        """Remember what has just been installed."""
        told = {"sources": sources(self.root), "packages": packages(self.root), "build": build}
        replace(self.stamp, json.dumps(told))

    def wheel(self, key: str) -> Path | None:
        """The compiled wheel of these sources, if there is one."""
        return next(iter((self.wheels / key).glob("*.whl")), None)

    def compile_failed(self, key: str) -> bool:
        try:
            return self.failed.read_text(encoding="utf-8") == key
        except OSError:
            return False


def replace(path: Path, text: str) -> None:
    """Write a file in one piece."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def files(root: Path, names: Iterable[str]) -> Iterator[Path]:
    """All files of these names and folders, in a fixed order, without what is made from them."""
    for name in names:
        path = root / name
        if path.is_file():
            yield path
        for folder, inner, found in os.walk(path):
            made = {Path(folder, one).relative_to(root).as_posix(): one for one in inner}
            inner[:] = sorted(
                one
                for place, one in made.items()
                if one not in SKIPPED and not one.endswith(".egg-info") and place != CLIENT
            )
            yield from (Path(folder, one) for one in sorted(found) if not one.endswith(".pyc"))


def digest(root: Path, names: Iterable[str], *more: str) -> str:
    """What the content of files comes to: the same again only when nothing has changed."""
    total = hashlib.sha256("\n".join(more).encode())
    for path in files(root, names):
        total.update(f"\n{path.relative_to(root).as_posix()}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:32]


def sources(root: Path) -> str:
    """The digest of everything that Echo Base is made from."""
    return digest(root, (*NEEDED, "web"))


def packages(root: Path) -> str:
    """The digest of what determines the other packages in the environment."""
    return digest(root, ("pyproject.toml", "constraints.txt"), str(sys.version_info[:2]))


# What to do at a start.


def next_step(installed: dict[str, str], key: str, compiled: bool) -> str:
    """`play` at once, or install the `compiled` wheel or the `pure` build first."""
    if installed.get("sources") != key:
        return "compiled" if compiled else "pure"
    if installed.get("build") == "pure" and compiled:
        return "compiled"
    return "play"


def start(here: Environment, words: list[str]) -> None:
    """Install what is needed, and become the game."""
    begun = time.monotonic()
    lock = held(here.notes / "playing.lock")
    if lock is None:
        if not here.installed():
            raise NotStarted("another start is installing Echo Base here; try again in a minute")
        say("Echo Base runs from this folder already; changes are installed when it has stopped")
    else:
        os.set_inheritable(lock, True)  # the game holds it until it ends
        key = sources(here.root)
        prepare(here, key)
        if here.installed().get("build") == "pure":
            compile_beside(here, key)
        if (taken := time.monotonic() - begun) > 1:
            say(f"ready after {taken:.0f} seconds")
    os.execv(here.program, [str(here.program), "play", *words])


def prepare(here: Environment, key: str) -> None:
    """Bring the environment up to date with the sources."""
    installed, wheel = here.installed(), here.wheel(key)
    step = next_step(installed, key, wheel is not None)
    if step == "play":
        return
    here.stamp.unlink(missing_ok=True)
    here.test_ready.unlink(missing_ok=True)
    no_client = ""
    if installed.get("packages") != packages(here.root):
        no_client = install_packages(here)
    elif step == "pure":
        no_client = build_client(here)
    if step == "compiled":
        say("installing the compiled engine")
        pip(here, *OWN, str(wheel))
    else:
        say("installing Echo Base as pure Python")
        pip(here, *OWN, ".", ECHOBASE_PURE="1")
    if no_client:
        raise NotStarted(f"no browser client: {no_client}; to {WITHOUT_CLIENT}")
    here.note(step)


def install_packages(here: Environment) -> str:
    """Get the packages while Node builds the client; what was wrong with the client."""
    say("first start: about a minute")
    make_environment(here)
    script = client_script(here.root)
    wanted = requirements(here.root)
    if script.fresh() or script.machine_node() is not None:
        say("getting the packages" + ("" if script.fresh() else ", building the browser client"))
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(build_client, here)
            pip(here, "install", *wanted)
        return client.result()
    say("getting the packages, and Node for the browser client")
    pip(here, "install", *wanted, script.WHEEL)
    say("building the browser client")
    return build_client(here)


def make_environment(here: Environment) -> None:
    """An environment of this Python; one of another version is replaced."""
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    kept = here.python.exists() and (here.folder / "lib" / version).is_dir()
    command = [sys.executable, "-m", "venv", *([] if kept else ["--clear"]), str(here.folder)]
    if logged(here, command):
        raise NotStarted("python -m venv failed: on Debian and Ubuntu, apt install python3-venv")


def requirements(root: Path) -> list[str]:
    """The packages that a game in the browser needs."""
    import tomllib  # there since 3.11; older versions must come as far as to say so

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["web"]]


def client_script(root: Path) -> Any:
    """The script that builds the browser client."""
    spec = spec_from_file_location("echobase_client", root / "web" / "build.py")
    if spec is None or spec.loader is None:
        raise NotStarted("web/build.py is missing; this checkout is not complete")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_client(here: Environment) -> str:
    """Build the client where its sources have changed; what was wrong, if anything was."""
    if client_script(here.root).fresh():
        return ""
    return logged(here, [str(here.python), str(here.root / "web" / "build.py")])


def pip(here: Environment, *words: str, **settings: str) -> None:
    """Run pip in the environment."""
    command = [str(here.python), "-m", "pip", *words, "--retries", "1", "--no-input"]
    wrong = logged(here, command, {"ECHOBASE_CLIENT": "0", **settings, **pins(here.root)})
    if wrong:
        raise NotStarted(f"pip: {wrong} ({shown(here.log)} has all of it)")


def logged(here: Environment, command: list[str], settings: Mapping[str, str] = EMPTY) -> str:
    """Run a command with its output in the log; what was wrong, if anything was."""
    done = subprocess.run(
        command,
        cwd=here.root,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    with here.log.open("a", encoding="utf-8") as log:
        log.write(done.stdout)
    return reason(done.stdout) if done.returncode else ""


def reason(output: str) -> str:
    """What went wrong, from all that a command has said."""
    if any(sign in output for sign in OFFLINE):
        return "nothing could be downloaded; is there a network?"
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR:", "echobase:"))]
    return (errors or lines or ["no reason given"])[-1][:300]


def pins(root: Path) -> dict[str, str]:
    """The settings with which pip takes the tested versions."""
    path = str(root / "constraints.txt")
    return {
        "PIP_CONSTRAINT": path,
        "PIP_BUILD_CONSTRAINT": path,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


# Compiling beside the game.


def compile_beside(here: Environment, key: str) -> None:
    """Start a process that compiles the engine, unless one is at it or cannot succeed."""
    if os.environ.get("ECHOBASE_PURE") == "1":
        return
    missing = why_not_compiled()
    if here.compile_failed(key):
        missing = f"compiling failed ({shown(here.compile_log)} says why)"
    if missing:
        return say(f"{missing}: playing on pure Python, which is slower")
    subprocess.Popen(
        [sys.executable, str(Path(__file__).resolve()), "compile", key],
        cwd=here.root,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C in the game does not stop it
    )
    say(
        "the engine is compiled beside the game, for some minutes and at low priority, "
        "also when you stop playing; the next start after that uses it"
    )


def why_not_compiled() -> str:
    """What is missing here for a compilation."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers"
    return ""


def compile_wheel(here: Environment, key: str) -> None:
    """Compile a copy of the sources into a wheel, which is there only when it is whole."""
    lock = held(here.notes / "compiling.lock")
    if lock is None:
        return
    os.truncate(lock, 0)
    os.write(lock, str(os.getpid()).encode())
    os.nice(19)
    shutil.rmtree(here.scratch, ignore_errors=True)
    copied, made = here.scratch / "sources", here.scratch / key
    for path in (*files(here.root, NEEDED), *(here.root / CLIENT).rglob("*")):
        if path.is_file():
            target = copied / path.relative_to(here.root)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
    if sources(here.root) != key:
        return  # edited meanwhile: the next start knows
    with here.compile_log.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [here.python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", made, copied],
            env={**os.environ, "ECHOBASE_PURE": "0", "ECHOBASE_CLIENT": "0", **pins(here.root)},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode == 0:
        shutil.rmtree(here.wheels, ignore_errors=True)
        here.wheels.mkdir()
        made.rename(here.wheels / key)
    elif done.returncode > 0:  # not killed
        replace(here.failed, key)
    shutil.rmtree(here.scratch, ignore_errors=True)


def held(path: Path) -> int | None:
    """The handle of a lock, which ends with its process; None when another process has it."""
    import fcntl

    handle = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return None
    return handle


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def say(words: str) -> None:
    print(f"== {words} ==", flush=True)


def main(words: list[str]) -> None:
    """`start.py [OPTION ...]` plays; it calls `compile KEY` itself, and make `installed BUILD`."""
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:2]))
        sys.exit(f"Echo Base needs Python 3.11 or newer; this is {found}: make play PYTHON=...")
    here = Environment(ROOT)
    try:
        if words[:1] == ["compile"]:
            compile_wheel(here, words[1])
        elif words[:1] == ["installed"]:
            here.note(words[1])
        else:
            start(here, words)
    except NotStarted as reason:
        sys.exit(f"make play: {reason}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
