"""Echo Base without its extras: small, quick to import, and clear about what is missing."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from later import later

COMPILED = {"librt", "mypy-extensions"}
LEAN = {*COMPILED, "cyclopts", "fluent.syntax", "msgspec", "platformdirs", "rich", "tomli-w"}
WEB = ("aiosqlite", "alembic", "litestar", "sqlalchemy", "uvicorn", "websockets")
HEAVY = (*WEB, "babel", "cyclopts", "fluent", "numpy", "pyarrow", "ray", "rich")
WITHOUT = """
import sys
for package in {packages!r}:
    sys.modules[package] = None
from echobase.cli import main
main()
"""


def without(packages: tuple[str, ...], words: str, folder: Path) -> tuple[int, str, str]:
    """Run a command where these packages are not installed; answers are `quit`."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(packages=packages), *words.split()],
        input="quit\n",
        capture_output=True,
        text=True,
        cwd=folder,
        env={"XDG_DATA_HOME": str(folder), "PYTHONPATH": ":".join(sys.path)},
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def imported(code: str) -> set[str]:
    """The packages and modules that code imports."""
    ends = "import sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", f"{code}\n{ends}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_the_engine_needs_few_packages() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    assert {line.partition(">")[0] for line in project["dependencies"]} == LEAN


def test_importing_the_engine_imports_nothing_heavy() -> None:
    found = imported("import echobase")
    assert not found & {*HEAVY, "platformdirs", "echobase.text", "echobase.games"}


def test_a_game_imports_nothing_heavy() -> None:
    found = imported("import echobase; echobase.game('battle').start()")
    assert not found & set(HEAVY)


def test_the_version_imports_no_command() -> None:
    code = "from echobase.cli import run; run(['--version'])"
    found = imported(code)
    assert not found & {*WEB, "rich.markdown", "numpy", "echobase.text"}
    assert not [name for name in found if name.startswith("echobase.cli.game")]


def test_sentences_need_fluent_only_for_choices() -> None:
    said = "from echobase.text import Text; Text('pl')('ui-offer-quit')"
    assert "fluent" not in imported(said)


@pytest.mark.parametrize("package", later(WEB))
def test_the_browser_without_its_extra(package: str, tmp_path: Path) -> None:
    needs = f"the game in the browser needs the package {package!r}: pip install 'echobase[web]'"
    code, out, err = without((package,), "serve", tmp_path)
    assert (code, out, err) == (2, "", f"echobase: {needs}\n")
    code, out, err = without((package,), "play", tmp_path)
    terminal = "; or play in the terminal: echobase play --terminal"
    assert (code, out, err) == (2, "", f"echobase: {needs}{terminal}\n")


def test_the_terminal_needs_no_extra(tmp_path: Path) -> None:
    code, out, err = without((*WEB, "babel"), "play --terminal --seed 1", tmp_path)
    assert (code, err) == (0, "")
    assert "Play a command card" in out


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        ("show 1 --png x.png", "resvg_py", "picture"),
        ("simulate --games 1 --ray local", "ray", "ray"),
        ("simulate --games 1 --out x.parquet", "pyarrow", "dataset"),
        ("dataset --out x.parquet", "numpy", "dataset"),
        ("lab train", "numpy", "dataset"),
    ],
)
def test_an_option_without_its_extra(words: str, package: str, extra: str, tmp_path: Path) -> None:
    code, out, err = without((package,), words, tmp_path)
    assert (code, out) == (2, "")
    assert err.endswith(f" needs the package {package!r}: pip install 'echobase[{extra}]'\n")
    assert err.count("\n") == 1
    assert not (tmp_path / "x.parquet").exists()
