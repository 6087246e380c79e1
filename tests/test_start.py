"""`make play` (tools/start.py): what it installs when, and that a failed compilation stops nobody.

`make release-check` starts a game from a clean clone.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def loaded() -> ModuleType:
    """The script; it is no part of the package."""
    spec = importlib.util.spec_from_file_location("start", ROOT / "tools" / "start.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["start"] = module
    spec.loader.exec_module(module)
    return module


start = loaded()


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the tests keeps its priority."""
    monkeypatch.setattr(start.os, "nice", lambda by: by)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which pip makes a wheel in a moment."""
    for name in start.NEEDED:
        path = tmp_path / name
        if path.suffix or name == "LICENSE":
            path.write_text("", encoding="utf-8")
        else:
            path.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "tiny"\nversion = "1"\n'
        "[project.optional-dependencies]\nweb = [\"one>=1; sys_platform != 'win32'\"]\n",
        encoding="utf-8",
    )
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "build.py").write_text("", encoding="utf-8")
    (tmp_path / "src" / "engine.py").write_text("SPEED = 1\n", encoding="utf-8")
    return tmp_path


def test_any_edit_of_a_source_is_noticed_and_nothing_else(checkout: Path) -> None:
    before = start.sources(checkout)
    made = checkout / start.CLIENT
    made.mkdir(parents=True)
    (made / "index.html").write_text("built", encoding="utf-8")
    (checkout / "src" / "__pycache__").mkdir()
    (checkout / "src" / "__pycache__" / "engine.pyc").write_bytes(b"1")
    (checkout / "src" / "engine.py").touch()
    assert start.sources(checkout) == before
    seen = {before}
    for name in ("src/engine.py", "web/build.py", "docs/rules/new.md", "setup.py"):
        (checkout / name).write_text("changed", encoding="utf-8")
        seen.add(start.sources(checkout))
    assert len(seen) == 5
    (checkout / "web" / "build.py").rename(checkout / "web" / "other.py")
    assert start.sources(checkout) not in seen


@pytest.mark.parametrize(
    ("installed", "compiled", "step"),
    [
        ({}, False, "pure"),
        ({}, True, "compiled"),
        ({"sources": "now", "build": "pure"}, False, "play"),
        ({"sources": "now", "build": "pure"}, True, "compiled"),
        ({"sources": "now", "build": "compiled"}, True, "play"),
        ({"sources": "now", "build": "compiled"}, False, "play"),
        ({"sources": "before", "build": "compiled"}, False, "pure"),
        ({"sources": "before", "build": "compiled"}, True, "compiled"),
    ],
)
def test_what_a_start_does(installed: dict[str, str], compiled: bool, step: str) -> None:
    assert start.next_step(installed, "now", compiled) == step


def test_an_interrupted_installation_counts_for_nothing(checkout: Path) -> None:
    here = start.Environment(checkout)
    assert here.installed() == {}
    here.note("pure")
    assert here.installed() == {}  # the environment itself is not there
    here.python.parent.mkdir(parents=True)
    here.python.touch()
    here.program.touch()
    assert here.installed()["build"] == "pure"
    here.stamp.write_text('{"sources": "abc', encoding="utf-8")
    assert here.installed() == {}


BACKEND = """
def build_wheel(folder, settings=None, metadata=None):
    import os, zipfile
    assert os.environ["ECHOBASE_PURE"] == "0"
    name, about = "tiny-1-py3-none-any.whl", "Metadata-Version: 2.1\\nName: tiny\\nVersion: 1\\n"
    with zipfile.ZipFile(os.path.join(folder, name), "w") as file:
        file.writestr("tiny-1.dist-info/METADATA", about)
        file.writestr("tiny-1.dist-info/WHEEL", "Wheel-Version: 1.0\\n")
        file.writestr("tiny-1.dist-info/RECORD", "")
    return name
"""


def here_with_pip(checkout: Path, backend: str) -> "start.Environment":  # type: ignore[name-defined]
    """The environment of a checkout, with the pip of this one."""
    (checkout / "src" / "backend.py").write_text(backend, encoding="utf-8")
    page = (checkout / "pyproject.toml").read_text(encoding="utf-8")
    page = page.replace('backend-path = ["."]', 'backend-path = ["src"]')
    (checkout / "pyproject.toml").write_text(page, encoding="utf-8")
    here = start.Environment(checkout)
    here.python = Path(sys.executable)
    return here


def test_a_compiled_wheel_waits_for_the_next_start(checkout: Path) -> None:
    here = here_with_pip(checkout, BACKEND)
    key = start.sources(checkout)
    assert here.wheel(key) is None
    start.compile_wheel(here, key)
    assert here.wheel(key) is not None, here.compile_log.read_text(encoding="utf-8")
    assert not here.scratch.exists()
    (checkout / "src" / "engine.py").write_text("SPEED = 2\n", encoding="utf-8")
    assert here.wheel(start.sources(checkout)) is None


def test_a_compilation_that_fails_is_not_tried_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "why_not_compiled", lambda: "")
    monkeypatch.delenv("ECHOBASE_PURE", raising=False)
    begun: list[object] = []
    here = here_with_pip(checkout, "raise SystemExit('the compiler broke')")
    key = start.sources(checkout)
    start.compile_wheel(here, key)
    assert here.wheel(key) is None
    monkeypatch.setattr(subprocess, "Popen", lambda *words, **more: begun.append(words))
    start.compile_beside(here, key)
    assert not begun
    assert "compiling failed" in capsys.readouterr().out
    start.compile_beside(here, "after an edit")
    assert begun


def test_an_edit_while_compiling_discards_the_wheel(checkout: Path) -> None:
    here = here_with_pip(checkout, BACKEND)
    start.compile_wheel(here, "as it was before")
    assert not here.wheels.exists()
    assert not here.failed.exists()


def test_only_one_process_compiles(checkout: Path) -> None:
    here = here_with_pip(checkout, BACKEND)
    assert start.held(here.notes / "compiling.lock") is not None
    start.compile_wheel(here, start.sources(checkout))
    assert not here.wheels.exists()


def test_reasons_are_one_line() -> None:
    offline = "WARNING: Retrying after NewConnectionError('...')\nERROR: No matching distribution\n"
    assert start.reason(offline) == "nothing could be downloaded; is there a network?"
    assert start.reason("ERROR: first\nERROR: last\n") == "ERROR: last"
    assert start.reason("echobase: the browser client was not built: no Node\n\n").endswith("Node")
    assert start.reason("") == "no reason given"


def test_without_a_client_there_is_the_terminal(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, ...]] = []
    here = start.Environment(checkout)
    monkeypatch.setattr(start, "install_packages", lambda here: "no Node")
    monkeypatch.setattr(start, "pip", lambda here, *words, **settings: said.append(words))
    with pytest.raises(start.NotStarted, match=r"no Node; to play in the terminal: .*--terminal"):
        start.prepare(here, start.sources(checkout))
    assert said[0][-1] == "."  # the terminal works, and the next start tries the client again
    assert here.installed() == {}


def test_the_packages_are_those_of_the_game_in_the_browser() -> None:
    found = start.requirements(ROOT)
    assert any(line.startswith("litestar") for line in found)
    assert any(line.startswith("msgspec") for line in found)


def test_an_old_python_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is 3\.9"):
        start.main([])
