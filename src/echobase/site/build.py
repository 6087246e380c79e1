"""Builds the folder of static files."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from echobase.site import downloads, engine
from echobase.site.errors import CannotBuild

CLIENT: Final = Path(__file__).parents[1] / "server" / "static"
PYODIDE_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)
NOT_BUILT: Final = "the browser client is not built: run `make web` first"
ALONE: Final = '<meta name="echobase-alone" content="yes" />'


def build(out: Path, cache: Path | None = None) -> None:
    """Make the folder anew; CannotBuild says what is missing."""
    if not (CLIENT / "index.html").is_file():
        raise CannotBuild(NOT_BUILT)
    kept = cache or downloads.cache_folder()
    pyodide = downloads.pyodide(kept)
    wheel = downloads.wheel(kept, *downloads.platform_of(pyodide))
    shutil.copytree(CLIENT, out, dirs_exist_ok=True)
    (out / "push.js").unlink(missing_ok=True)  # nobody sends notices to a page without a server
    (out / "pyodide").mkdir(exist_ok=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(pyodide / name, out / "pyodide" / name)
    write_lock(pyodide, out / "pyodide")
    engine.archive(wheel, out / "engine.zip")
    write_fixed_answers(out)
    page = out / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<title>", f"{ALONE}\n    <title>"), encoding="utf-8")


def folder_size(folder: Path) -> int:
    """The bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def write_lock(pyodide: Path, to: Path) -> None:
    """Pyodide's list of packages, of which a site has none."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    (to / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")


def write_fixed_answers(out: Path) -> None:
    command = [sys.executable, "-m", "echobase.site.fixed_answers", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise CannotBuild(f"the answers that never change cannot be written: {said}")
