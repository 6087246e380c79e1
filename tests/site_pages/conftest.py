"""A built site, offered by a plain file server."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the tests in a browser need the package playwright")

from browser.conftest import CHROMIUM, FLAGS, LAPTOP, PLAIN
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from echobase.site.build import CLIENT, build
from site_pages.static_site import offered


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site: that in ECHOBASE_SITE, or a new one."""
    given = os.environ.get("ECHOBASE_SITE")
    if given:
        with offered(Path(given)) as address:
            yield address
        return
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    with offered(folder) as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: make test installs it")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here."""
    context = chromium.new_context(viewport=LAPTOP, accept_downloads=True)
    context.set_default_timeout(60_000)
    context.add_init_script(PLAIN)
    yield context
    context.close()
