"""What all tests share: the build under test is the one that was asked for."""

import os

import pytest

import echobase


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("ECHOBASE_EXPECT_BUILD")
    found = "compiled" if echobase.build() == "compiled" else "pure"
    if wanted and wanted != found:
        raise pytest.UsageError(f"expected the {wanted} build, but echobase is {found}")
