"""What users install: the source distribution, the wheels made from it, and how they run.

The quick tests build pure wheels in a folder that has only what the container file copies. The
long ones build and run what a release has: with a compiler, in environments of their own.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import venv
import zipfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pytest
from container_file import ROOT, copy_sources

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]
BUILD = "import sys; from setuptools import build_meta; print(build_meta.{hook}({folder!r}))"
PAGE = re.compile(r"Echo Base is at (\S+)")
MADE_BY_TOOLS = {".pyc", ".so"}


@dataclass(frozen=True)
class Built:
    """A source distribution, and the wheel that is made from it."""

    source: Path
    wheel: Path


def build(hook: str, sources: Path, folder: Path, **settings: str) -> Path:
    """Call a hook of the build backend; returns the file that it made."""
    folder.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", BUILD.format(hook=hook, folder=str(folder))],
        cwd=sources,
        env={**os.environ, "ECHOBASE_PURE": "1", **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Pure builds of the files that the container file copies, with a client of one page.

    The wheel is built where no Node is, although the client's sources seem to be newer than it.
    """
    folder = tmp_path_factory.mktemp("build")
    copied = folder / "copied"
    copied.mkdir()
    copy_sources(copied)
    page = copied / "src/echobase/server/static/index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>", encoding="utf-8")
    source = build("build_sdist", copied, folder / "dist", ECHOBASE_CLIENT="0")
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / source.name.removesuffix(".tar.gz")
    (unpacked / "web" / "index.html").touch()
    return Built(source, build("build_wheel", unpacked, folder / "wheel", PATH=""))


def contents(wheel: Path) -> dict[str, str]:
    """The files of a wheel with their digests; its own list of them would only repeat these."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith(("/RECORD", "/"))]
        return {name: sha256(archive.read(name)).hexdigest() for name in names}


def test_the_wheel_has_everything_in_the_package_and_nothing_else(built: Built) -> None:
    found = contents(built.wheel)
    package = ROOT / "src" / "echobase"
    for path in package.rglob("*"):
        name = path.relative_to(package.parent).as_posix()
        made = path.suffix in MADE_BY_TOOLS or "/static/" in name
        if path.is_file() and not made:
            assert found.pop(name, "missing") == sha256(path.read_bytes()).hexdigest(), name
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        del found[f"echobase/rule_catalogues/{page.name}"]
    del found["echobase/server/static/index.html"]
    assert {name.partition("/")[0] for name in found} == {f"echobase-{VERSION}.dist-info"}
    assert built.wheel.name == f"echobase-{VERSION}-py3-none-any.whl"


def test_the_source_distribution_has_the_client_and_its_sources(built: Built) -> None:
    with tarfile.open(built.source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"setup.py", "constraints.txt", "CHANGELOG.md", "LICENSE", "web/src/main.ts"}
    assert wanted | {"web/build.py", "src/echobase/server/static/index.html"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_wheel_runs_from_any_folder(built: Built, tmp_path: Path) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        archive.extractall(tmp_path / "installed")
    own = str(tmp_path / "installed")
    done = subprocess.run(
        [sys.executable, "-m", "echobase", "--version"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": own},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"echobase {VERSION} (pure Python)\nbattle: rules version ")


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert "version" not in package
    for path in (ROOT / "src").rglob("*.py"):
        assert f'"{VERSION}"' not in path.read_text(encoding="utf-8"), path
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## (\S+)", changelog, re.MULTILINE)[1] == VERSION  # type: ignore[index]


# What a release has, marked long: a compilation takes minutes.


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a compiled wheel and its source distribution: ECHOBASE_DIST, or a new one."""
    given = os.environ.get("ECHOBASE_DIST")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [tools(tmp_path_factory) / "python", "-m", "build", "--outdir", folder, ROOT],
        env={**os.environ, "ECHOBASE_PURE": "0"},
        check=True,
        timeout=1800,
    )
    return folder


def tools(factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the tools of a release."""
    folder = factory.getbasetemp() / "tools"
    if not folder.exists():
        venv.create(folder, with_pip=True)
        wanted = ["build", "pipx", "uv"]
        subprocess.run([folder / "bin/python", "-m", "pip", "install", "-q", *wanted], check=True)
    return folder / "bin"


def wheel_of(folder: Path) -> Path:
    (found,) = folder.glob(f"echobase-{VERSION}-*.whl")
    return found


def from_wheel(runner: str, programs: Path, source: str) -> list[str]:
    """The command with which a runner starts Echo Base from a wheel."""
    python = ["--python", sys.executable]
    if runner == "uvx":
        return [str(programs / runner), *python, "--from", source, "echobase"]
    return [str(programs / runner), "run", *python, "--spec", source, "echobase"]


def own_home(folder: Path) -> dict[str, str]:
    """The environment of somebody who has nothing yet, and whose browser does nothing."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "BROWSER": "true"}


@pytest.mark.long
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("runner", ["uvx", "pipx"])
def test_a_runner_opens_the_page(
    runner: str, released: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """With the line that docs/installing.md gives."""
    start = from_wheel(runner, tools(tmp_path_factory), f"{wheel_of(released)}[web]")
    process = subprocess.Popen(
        [*start, "play"],
        cwd=tmp_path,
        env=own_home(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        found = next(filter(None, map(PAGE.search, process.stdout)), None)
        assert found, "it ended without a page"
        with urllib.request.urlopen(found[1].partition("#")[0]) as page:
            assert b"<script" in page.read()
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()


@pytest.mark.long
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("runner", ["uvx", "pipx"])
def test_a_runner_plays_from_the_wheel(
    runner: str, released: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """In an environment that the runner makes, with a home of its own."""
    start = from_wheel(runner, tools(tmp_path_factory), str(wheel_of(released)))

    def run(*words: str, said: str = "") -> str:
        done = subprocess.run(
            [*start, *words],
            cwd=tmp_path,
            env=own_home(tmp_path),
            input=said,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    assert run("--version").startswith(f"echobase {VERSION} (compiled)\n")
    assert "Play a command card" in run("play", "--terminal", "--seed", "1", said="quit\n")


@pytest.mark.long
def test_the_released_wheel_is_compiled_and_has_the_client(released: Path) -> None:
    found = contents(wheel_of(released))
    assert [name for name in found if name.endswith(".so")]
    assert "echobase/server/static/index.html" in found
    assert [name for name in found if name.startswith("echobase/server/static/assets/")]
