"""Opens drafts of the workshop for the pictures in docs/screenshots."""

from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 300_000
"""Milliseconds until a measurement must be over."""


TITLES = {"battle": "Battle of Hoth", "assault": "Assault on Hoth"}


def draft_page(
    url: str, start: str, tool: str = "", game: str = "battle"
) -> Callable[[Page], None]:
    """Begins a draft from a start, with a tool in hand."""

    def opened(page: Page) -> None:
        page.goto(f"{url}#/workshop")
        page.get_by_role("button", name=TITLES[game]).click()
        page.locator(".start", has_text=start).click()
        page.locator("main [data-hex]").first.wait_for()
        if tool:
            page.locator(".palette").get_by_role("button", name=tool).click()

    return opened


def balance_page(url: str, start: str, games: int) -> Callable[[Page], None]:
    """Measures the balance of a draft by games of the cadet."""

    def opened(page: Page) -> None:
        draft_page(url, start)(page)
        page.get_by_role("tab", name="Balance").click()
        page.get_by_label("Games").select_option(str(games))
        page.get_by_label("Players").select_option("cadet")
        page.get_by_role("button", name="Measure the balance").click()
        page.get_by_text(f"{games} of {games} games").wait_for(timeout=PATIENCE)

    return opened


def desk_page(url: str, start: str) -> Callable[[Page], None]:
    """Looks at the odds of a draft at the position desk, at one attack closely."""

    def opened(page: Page) -> None:
        draft_page(url, start)(page)
        page.get_by_role("tab", name="Desk").click()
        page.get_by_role("button", name="Show odds and lines of sight").click()
        page.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button").first.click()

    return opened
