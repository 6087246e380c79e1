"""Shared by all tests: the requested build, and commands that run in a folder of their own."""

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import echobase
from echobase.cli import run
from echobase.core.events import Argument
from echobase.play import advice
from echobase.text import Text

EVERY = settings(deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("test", EVERY, max_examples=12, derandomize=True)
settings.register_profile("more", EVERY, max_examples=40, derandomize=True)
settings.register_profile("soak", EVERY, max_examples=1000)
settings.load_profile("test")  # or --hypothesis-profile=more for the fastest build, and soak


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("ECHOBASE_EXPECT_BUILD")
    found = "compiled" if echobase.build() == "compiled" else "pure"
    if wanted and wanted != found:
        raise pytest.UsageError(f"expected the {wanted} build, but echobase is {found}")
    # A shell ignores Ctrl-C in what it puts into the background, and so would what tests start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _whole_sentences() -> Iterator[None]:
    """Whatever a test shows: no sentence may lack its message or one of its arguments."""
    make = Text.format

    @wraps(make)
    def checked(text: Text, id_: str, args: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        sentence, errors = make(text, id_, args)
        assert not errors, f"{text.lang}: {id_} with {sorted(args)}: {errors}"
        return sentence, errors

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Text, "format", checked)
        yield


@pytest.fixture
def briefly_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons of hints that are made of two tries, for tests that do not read them."""
    for name in ("QUICK", "TRIES", "BATCH"):
        monkeypatch.setattr(advice, name, 2)


@pytest.fixture
def typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[[list[str]], tuple[int, str, str]]:
    """Type a command in an empty folder, in English: exit code, what it says, and its errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def call(words: list[str]) -> tuple[int, str, str]:
        code = run(words)
        return code, *capsys.readouterr()

    return call
