"""`make release-check` (tools/release_check.py): its table tells the truth about its steps."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def loaded() -> ModuleType:
    """The script; it is no part of the package."""
    spec = importlib.util.spec_from_file_location("release_check", ROOT / "tools/release_check.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["release_check"] = module
    spec.loader.exec_module(module)
    return module


check = loaded()


def test_the_table_names_what_failed_and_what_was_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(place: object) -> str:
        raise check.Failed("the compiler broke")

    def cannot(place: object) -> str:
        raise check.Skipped("no PostgreSQL")

    steps = (
        check.Step("clone", lambda place: "abc"),
        check.Step("build", fails, "clone"),
        check.Step("install", lambda place: "never run", "build"),
        check.Step("database", cannot, "clone"),
    )
    assert not check.check(steps, check.Place(tmp_path))
    _, clone, build, install, database, counts = capsys.readouterr().out.splitlines()
    assert clone.split()[:2] == ["clone", "ok"]
    assert "FAILED" in build
    assert build.endswith("the compiler broke")
    assert "skipped" in install
    assert install.endswith("needs build")
    assert database.endswith("no PostgreSQL")
    assert counts == "4 steps: 1 ok, 2 skipped, 1 FAILED"
    assert check.check(steps[:1], check.Place(tmp_path))


def test_named_steps_bring_those_they_need_unless_these_have_succeeded_before() -> None:
    def names(*wanted: str, done: dict[str, str]) -> list[str]:
        return [step.name for step in check.chosen(list(wanted), done)]

    to_browser = ["clean clone", "distributions", "wheel installed", "browser"]
    assert names("browser", done={}) == to_browser
    before = dict.fromkeys(to_browser[:2], "ok") | {"wheel installed": "FAILED"}
    assert names("browser", done=before) == to_browser[2:]
    assert check.chosen(None, before) == check.STEPS


def test_results_are_kept_in_the_folder_until_there_is_a_new_clone(tmp_path: Path) -> None:
    place = check.Place(tmp_path)
    assert place.is_ours()
    clone = check.Step("clone", lambda place: "abc")
    build = check.Step("build", lambda place: "a very long line " * 20, "clone")
    assert check.check((clone, build), place)
    assert place.results() == {"clone": "ok", "build": "ok"}
    assert place.is_ours()
    assert check.check((clone,), place)
    assert place.results() == {"clone": "ok"}


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert not check.Place(tmp_path).is_ours()


def test_every_step_needs_an_earlier_one() -> None:
    known: list[str] = [""]
    for step in check.STEPS:
        assert step.needs in known
        known.append(step.name)


def test_a_command_that_fails_is_named_with_its_last_line(tmp_path: Path) -> None:
    place = check.Place(tmp_path)
    with pytest.raises(check.Failed, match="no such thing"):
        place.run(sys.executable, "-c", "import sys; sys.exit('no such thing')")
    assert "no such thing" in (tmp_path / "log").read_text(encoding="utf-8")
    assert place.run(sys.executable, "-c", "print('fine')") == "fine\n"


def test_the_tests_it_runs_exist() -> None:
    text = (ROOT / "tools" / "release_check.py").read_text(encoding="utf-8")
    for name in ("test_restart", "test_store", "test_bot"):
        assert name in text
        assert (ROOT / "tests" / "server" / f"{name}.py").is_file()
    files = ("browser/test_whole_games.py", "site_pages/test_site.py", "test_distribution.py")
    for name in (f"tests/{file}" for file in files):
        assert name in text
        assert (ROOT / name).is_file()
