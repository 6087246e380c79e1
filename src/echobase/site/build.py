"""Builds the folder of static files."""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import echobase
from echobase.core.files import AlreadyThere
from echobase.site import byte_code, downloads
from echobase.site.errors import CannotBuild
from echobase.text import LANGUAGES, Text

CLIENT: Final = Path(__file__).parents[1] / "server" / "static"
WORKER: Final = Path(__file__).parent / "sw.js"
MANIFEST: Final = "app.webmanifest"
"""The description of the app, by which a site is also recognised."""
PYODIDE_SCRIPTS: Final = ("pyodide", "pyodide.asm")
INTERPRETER: Final = "pyodide.asm.wasm"
NOT_BUILT: Final = "the browser client is not built: run `make web` first"
ICONS: Final = Path(__file__).parent / "icons"
"""Drawn by `art/app_icons.py`."""
HEAD: Final = Path(__file__).parent / "head.html"
"""What the page has in its head beside what it has on a server."""
LONGEST_VERSION: Final = 12


def build(out: Path, *, force: bool = False, cache: Path | None = None) -> None:
    """Make the folder; CannotBuild says what is missing, and then nothing has been written."""
    check_place(out, force)
    if not (CLIENT / "index.html").is_file():
        raise CannotBuild(NOT_BUILT)
    kept = cache or downloads.cache_folder()
    pyodide = downloads.pyodide(kept)
    wheel = downloads.wheel(kept, *downloads.platform_of(pyodide))
    out.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=out.parent, prefix=f".{out.name}-") as made:
        site = Path(made) / "site"
        fill(site, pyodide, wheel)
        if out.exists():
            shutil.rmtree(out)
        site.rename(out)


def check_place(out: Path, force: bool) -> None:
    """Refuse to replace anything but a site, and that only when it is wanted."""
    if not out.exists() or (out.is_dir() and not any(out.iterdir())):
        return
    if not (out / MANIFEST).is_file():
        raise CannotBuild(f"{out}: there is something else here; choose another folder with --out")
    if not force:
        raise AlreadyThere(out)


def fill(site: Path, pyodide: Path, wheel: Path) -> None:
    """Write all files of a site."""
    shutil.copytree(CLIENT, site)
    (site / "push.js").unlink(missing_ok=True)  # nobody sends notices to a page without a server
    parts = site / "parts"
    (parts / "pyodide").mkdir(parents=True)
    copy_interpreter(pyodide, parts / "pyodide")
    write_lock(pyodide, parts / "pyodide")
    with TemporaryDirectory() as made:
        code = byte_code.compiled(Path(made), pyodide, wheel)
        byte_code.pack_library(code.library, parts / "pyodide" / byte_code.LIBRARY)
        byte_code.pack_engine(code.engine, parts / "engine.tar.xz")
    write_fixed_answers(parts)
    # With a name of its own for each version, no browser mixes two of them.
    named = parts.rename(site / f"parts-{digest(parts)}")
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    head = HEAD.read_text(encoding="utf-8").replace("@PARTS@", f"{named.name}/")
    head = head.replace("@OLD_BROWSER@", old_browser())
    page.write_text(text.replace("<title>", f"{head}    <title>", 1), encoding="utf-8")
    write_manifest(site)
    write_service_worker(site, named)


def old_browser() -> str:
    """What a browser that is too old is told, by language: no other file of the page runs there."""
    words = {}
    for lang in LANGUAGES:
        text = Text(lang)
        words[lang] = text("alone-old-browser")
    return json.dumps(words)


def copy_interpreter(pyodide: Path, to: Path) -> None:
    """Many web servers know no type for `.mjs`, and browsers refuse a script without one."""
    for script in PYODIDE_SCRIPTS:
        text = (pyodide / f"{script}.mjs").read_text(encoding="utf-8")
        for other in PYODIDE_SCRIPTS:
            text = text.replace(f"{other}.mjs", f"{other}.js")
        (to / f"{script}.js").write_text(text, encoding="utf-8")
    shutil.copyfile(pyodide / INTERPRETER, to / INTERPRETER)


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


def write_manifest(site: Path) -> None:
    """What a browser needs to install the page as an app."""
    shutil.copytree(ICONS, site, dirs_exist_ok=True)
    manifest = {
        "name": "Echo Base",
        "short_name": "Echo Base",
        "description": "Two board games about the battle of Hoth",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#060b15",
        "theme_color": "#060b15",
        "icons": [
            {"src": "icon.svg", "type": "image/svg+xml", "sizes": "any"},
            {"src": "icon-192.png", "type": "image/png", "sizes": "192x192"},
            {"src": "icon-512.png", "type": "image/png", "sizes": "512x512"},
            {
                "src": "maskable-512.png",
                "type": "image/png",
                "sizes": "512x512",
                "purpose": "maskable",
            },
        ],
    }
    (site / MANIFEST).write_text(json.dumps(manifest, indent=2), encoding="utf-8")


def write_service_worker(site: Path, parts: Path) -> None:
    """What keeps the files; answers in all languages are left to the page."""
    kept = [path for path in sorted(site.rglob("*")) if path.is_file()]
    fixed = parts / "fixed"
    names = [path.relative_to(site).as_posix() for path in kept if fixed not in path.parents]
    files = ["./", *(name for name in names if name != "index.html")]
    text = WORKER.read_text(encoding="utf-8")
    text = text.replace("@VERSION@", f"{echobase.__version__} {digest(site)}")
    listed = ", ".join(json.dumps(name) for name in files)
    (site / "sw.js").write_text(text.replace("'@FILES@'", listed), encoding="utf-8")


def digest(folder: Path) -> str:
    """A short word that changes with any file of a folder."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(path.relative_to(folder).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:LONGEST_VERSION]


def folder_size(folder: Path) -> int:
    """The bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
